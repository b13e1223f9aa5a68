extension Initializing {
  /// Runs the first hook now and arranges for the second one.
  ///
  /// A root calls it at the end of each of its designated initializers. Only the first call for an
  /// object counts, so it does no harm when a designated initializer re-enters another one, as some
  /// toolkit classes do.
  ///
  /// ``onInit()`` runs before this method returns. ``afterInit()`` runs
  /// - at the end of the innermost ``withInitScope(_:)`` that the current task has open on this
  ///   thread; else,
  /// - if this code runs on the main actor or the main queue, in a later job of the main queue,
  ///   which serves all pending objects in the order in which they were made; else,
  /// - when someone calls ``finishInit()`` or awaits ``initialized()``. Nobody else knows when the
  ///   maker of such an object is done with it. ``InitDiagnostics`` reports it once for each class,
  ///   also if somebody finishes the object later.
  ///
  /// - Parameter keepAlive: Whether a queue or a scope keeps the object alive until its second
  ///   hook. When `false`, an object that nobody else holds is released as usual, and its second
  ///   hook never runs. That is right for decoding, where a parent may fail after its children.
  /// - Complexity: O(1).
  public func runInitHooks(keepAlive: Bool = true) {
    runInitHooks(keepAlive: keepAlive, isOnMainActor: false)
  }

  /// Runs the first hook now and arranges for the second one.
  ///
  /// - Parameters:
  ///   - keepAlive: Whether a queue or a scope keeps the object alive.
  ///   - isOnMainActor: Whether the caller is known to be on the main actor, which saves a question.
  func runInitHooks(keepAlive: Bool, isOnMainActor: Bool) {
    let initialization = self.initialization
    guard initialization.begin(for: self) else { return }
    initialization.run(.onInit, on: self)
    initialization.settle(self, keepAlive: keepAlive, isOnMainActor: isOnMainActor)
  }

  /// Runs the second hook now, unless it has run or is running.
  ///
  /// Call it when the object is configured and somebody is going to need it before its queue gets
  /// to it, or when you made it off the main queue without a scope. The object leaves its queue.
  /// While the first hook still runs, the second one follows as soon as the first has returned. If
  /// another thread is running the second hook, this method doesn't wait for it.
  ///
  /// It runs on the caller's isolation, and does nothing after ``abandonInit()``. If no initializer
  /// has started the hooks, ``InitDiagnostics`` reports it.
  ///
  /// - Complexity: O(1).
  public func finishInit() {
    let initialization = self.initialization
    guard initialization.claim(for: self) else { return }
    initialization.run(.afterInit, on: self)
    initialization.complete()
  }

  /// Gives the object's remaining hooks up and lets go of it.
  ///
  /// An initializer that fails after `super.init` calls it before it returns `nil` or throws.
  /// Without it, the queue that keeps the object alive would run the second hook of an object that
  /// its maker never got.
  ///
  /// ```swift
  /// init?(identifier: Int) {
  ///   super.init()
  ///   guard load(identifier) else {
  ///     abandonInit()
  ///     return nil
  ///   }
  /// }
  /// ```
  ///
  /// It has no effect when the second hook has run or is running.
  ///
  /// - Complexity: O(1).
  public func abandonInit() {
    initialization.abandon()
  }
}
