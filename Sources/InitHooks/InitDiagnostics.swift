internal import Synchronization

/// The place where mistakes in the use of the hooks are reported.
///
/// By default a report is a line on the standard error. An app installs a handler of its own with
/// ``setHandler(_:)``, to log reports or to stop at the first one; a test uses
/// ``withHandler(_:perform:)``, which concerns the current task alone.
///
/// A handler gets a problem once for each class and hook, so a class with a million objects isn't
/// reported a million times.
public enum InitDiagnostics: Sendable {
  /// A function that takes a report, on the thread where the mistake was found.
  public typealias Handler = @Sendable (InitDiagnostic) -> Void

  @TaskLocal static var taskReporter: InitReporter?

  private static let appReporter = Mutex(InitReporter.standardError)

  /// The reporter for this task, or else for the process.
  static var current: InitReporter { taskReporter ?? appReporter.withLock { $0 } }

  /// Installs the handler of the process.
  ///
  /// It replaces the one before, also for objects that are pending, and starts with nothing
  /// reported.
  ///
  /// - Parameter handler: Takes the reports, or `nil` for lines on the standard error.
  public static func setHandler(_ handler: Handler?) {
    let reporter = handler.map(InitReporter.init) ?? .standardError
    appReporter.withLock { $0 = reporter }
  }

  /// Runs a body whose reports go to a handler of its own.
  ///
  /// The handler gets the reports about objects that the body makes, even if their second hook runs
  /// later and outside the task. Tasks that the body starts inherit it, except for detached ones.
  ///
  /// - Parameters:
  ///   - handler: Takes the reports.
  ///   - body: Makes objects, on the caller's isolation.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public static func withHandler<Result, Failure: Error>(
    _ handler: @escaping Handler, perform body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = $taskReporter.withValue(InitReporter(handler)) {
      Swift.Result(catching: body)
    }
    return try outcome.get()
  }

  /// Runs an asynchronous body whose reports go to a handler of its own.
  ///
  /// It is the asynchronous form of ``withHandler(_:perform:)``.
  ///
  /// - Parameters:
  ///   - handler: Takes the reports.
  ///   - body: Makes objects, on the caller's isolation.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public nonisolated(nonsending) static func withHandlerAsync<Result, Failure: Error>(
    _ handler: @escaping Handler,
    perform body: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await perform(body, on: #isolation, reportingTo: InitReporter(handler)).get()
  }

  /// Runs a body that reports to a reporter, on the actor of the caller.
  ///
  /// The closure must hold the actor. One that only holds a body that runs on the caller's actor would
  /// come back to no actor when that body is resumed after a suspension.
  private static func perform<Result, Failure: Error>(
    _ body: nonisolated(nonsending) () async throws(Failure) -> Result,
    on actor: isolated (any Actor)?, reportingTo reporter: InitReporter
  ) async -> Swift.Result<Result, Failure> {
    await $taskReporter.withValue(reporter) { () async -> Swift.Result<Result, Failure> in
      _ = actor
      do throws(Failure) {
        return .success(try await body())
      } catch {
        return .failure(error)
      }
    }
  }
}
