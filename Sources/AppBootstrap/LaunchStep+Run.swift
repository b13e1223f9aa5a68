extension LaunchStep {
  /// Creates a step with a long-running body, such as a server or a loop over a stream of events.
  ///
  /// Write the label `run:`; a trailing closure is a start, and the launch waits for its end. Here the
  /// launch starts the body as a task of its own and goes on at once. When the app stops, the
  /// task is cancelled, and awaited before the steps that started earlier are stopped. A body that
  /// ends by itself without an error has done its work. One that ends by itself with an error stops
  /// the app, which then has failed, unless the step is optional.
  ///
  /// ```swift
  /// LaunchStep("server", after: ["database"], run: { try await server.serve() })
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name, unique among all steps of a launch.
  ///   - phase: The phase in which the body is started.
  ///   - dependencies: The names of steps that come before this one.
  ///   - isOptional: Whether the app goes on when the body ends with an error.
  ///   - run: The body, on the main actor. It ends soon after its task is cancelled; an error that
  ///     it throws then is only reported if it isn't a `CancellationError`.
  public init<Failure: Error>(
    _ name: String, in phase: LaunchPhase = .services, after dependencies: [String] = [],
    isOptional: Bool = false, run: @escaping @MainActor () async throws(Failure) -> Void
  ) {
    // Generic so that it ranks behind the other initializers: a lone trailing closure is a start.
    self.init(
      name, in: phase, after: dependencies, isOptional: isOptional,
      work: .running { try await run() })
  }
}
