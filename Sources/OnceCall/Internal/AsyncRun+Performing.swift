extension AsyncRun {
  /// Runs a body in this run, on the actor of the caller.
  ///
  /// The closure must hold the actor. One that only holds a body that runs on the caller's actor would
  /// come back to no actor when that body is resumed after a suspension.
  func perform<Failure>(
    on actor: isolated (any Actor)?,
    _ body: nonisolated(nonsending) () async throws(Failure) -> Void
  ) async -> Result<Void, Failure> {
    await AsyncRun.$current.withValue(self) { () async -> Result<Void, Failure> in
      _ = actor
      do throws(Failure) {
        return .success(try await body())
      } catch {
        return .failure(error)
      }
    }
  }
}
