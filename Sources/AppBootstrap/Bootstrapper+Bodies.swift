// Long-running bodies, each a task of its own.
extension Bootstrapper {
  /// Starts the body of a step.
  func startBody(of step: Int, _ body: @escaping @MainActor () async throws -> Void) {
    let began = journal.now
    bodies[step] = Task {
      do {
        try await TurnScope.run(for: self, body)
        bodyDidEnd(of: step, from: began, error: nil)
        return nil
      } catch {
        bodyDidEnd(of: step, from: began, error: error)
        return error
      }
    }
  }

  /// Cancels the body of a step and suspends until it has ended.
  ///
  /// - Throws: The error that ended it, if it isn't the answer to the cancellation.
  func stopBody(of step: Int) async throws {
    guard let body = bodies.removeValue(forKey: step) else { return }
    body.cancel()
    if let error = await body.value, !(error is CancellationError) { throw error }
  }

  /// Takes note of the end of a body, if that comes without having been asked for.
  private func bodyDidEnd(of step: Int, from began: Duration, error: (any Error)?) {
    guard bodies.removeValue(forKey: step) != nil else { return }
    let turn = Turn(step: step, activity: .run)
    deliver(.ended(step, failed: error != nil)) {
      lateEntries.append(entry(turn, from: began, error == nil ? .done : .failed, error))
    }
  }
}
