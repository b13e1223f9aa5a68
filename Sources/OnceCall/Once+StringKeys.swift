// A string variable is a key as it is. Without the attribute a literal would rather be a `String`
// than a `Key` and take the slower way.
extension Once {
  /// Runs the body unless that has been done under the same key.
  ///
  /// See ``call(_:ifRunning:_:)-(Once.Key,_,_)``, which takes literals.
  ///
  /// - Parameters:
  ///   - key: What tells the work apart.
  ///   - policy: What to do if another thread or task is running the body of this key.
  ///   - body: The work.
  /// - Returns: Whether the body ran in this call.
  /// - Throws: What the body throws. The work has then not been done.
  /// - Complexity: O(*n*) in the length of the text, besides what the body costs.
  @_disfavoredOverload @discardableResult
  public func call<Failure>(
    _ key: String,
    ifRunning policy: RunningPolicy = .wait,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    try call(Key(key), ifRunning: policy, body)
  }

  /// Runs the asynchronous body unless that has been done under the same key.
  ///
  /// See ``callAsync(_:ifRunning:_:)-(Once.Key,_,_)``, which takes literals.
  ///
  /// - Parameters:
  ///   - key: What tells the work apart.
  ///   - policy: What to do if another task or thread is running the body of this key.
  ///   - body: The work.
  /// - Returns: Whether the body ran in this call.
  /// - Throws: What the body throws. The work has then not been done.
  /// - Complexity: O(*n*) in the length of the text, besides what the body costs.
  @_disfavoredOverload @discardableResult
  public nonisolated(nonsending) func callAsync<Failure>(
    _ key: String,
    ifRunning policy: RunningPolicy = .wait,
    _ body: nonisolated(nonsending) () async throws(Failure) -> Void
  ) async throws(Failure) -> Bool {
    try await callAsync(Key(key), ifRunning: policy, body)
  }

  /// Returns whether the work of a key has been done.
  ///
  /// See ``hasCalled(_:)-(Once.Key)``, which takes literals.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether a call with this key would find the work done, at this moment.
  /// - Complexity: O(*n*) in the length of the text.
  @_disfavoredOverload
  public func hasCalled(_ key: String) -> Bool { hasCalled(Key(key)) }

  /// Forgets that the work of a key has been done, so that the next call does it again.
  ///
  /// See ``clear(_:)-(Once.Key)``, which takes literals.
  ///
  /// - Parameter key: The key.
  /// - Returns: The key, or nothing if it had not been done.
  /// - Complexity: O(*n*) in the length of the text.
  @_disfavoredOverload @discardableResult
  public func clear(_ key: String) -> [Key] { clear(Key(key)) }
}

extension Once.Key {
  /// Makes a key of the place where it is written and a text.
  ///
  /// See ``here(_:fileID:line:column:)-(Once.Key,_,_,_)``, which takes literals.
  ///
  /// - Parameters:
  ///   - text: What tells the keys of this place apart.
  ///   - fileID: The file; leave it out.
  ///   - line: The line; leave it out.
  ///   - column: The column; leave it out.
  /// - Returns: A key that differs from those of all other places and texts.
  /// - Complexity: O(*n*) in the length of the text.
  @_disfavoredOverload
  public static func here(
    _ text: String, fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    here(Self(text), fileID: fileID, line: line, column: column)
  }
}
