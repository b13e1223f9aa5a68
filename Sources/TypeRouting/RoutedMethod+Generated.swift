// One name for each kind of method. To choose among initializers, the compiler takes some milliseconds
// for each line. Nobody notices that in a table that was written by hand, but a generated one may have
// thousands of lines; with these names a line takes a thirtieth of that.
extension RoutedMethod {
  /// Returns a routed method for a method without parameter, for generated code.
  ///
  /// - Parameter method: A reference to the method.
  /// - Returns: The same as the initializer that takes such a reference.
  @inlinable public static func plain<Result>(
    _ method: @escaping @Sendable (Owner) -> () throws -> Result
  ) -> RoutedMethod { RoutedMethod(method) }

  /// Returns a routed method for a method with one parameter, for generated code.
  ///
  /// - Parameter method: A reference to the method.
  /// - Returns: The same as the initializer that takes such a reference.
  @inlinable public static func withParameter<Parameter, Result>(
    _ method: @escaping @Sendable (Owner) -> (Parameter) throws -> Result
  ) -> RoutedMethod { RoutedMethod(method) }

  /// Returns a routed method for an asynchronous method without parameter, for generated code.
  ///
  /// - Parameter method: A reference to the method.
  /// - Returns: The same as the initializer that takes such a reference.
  @inlinable public static func awaited<Result>(
    _ method: @escaping @Sendable (Owner) -> () async throws -> Result
  ) -> RoutedMethod { RoutedMethod(method) }

  /// Returns a routed method for an asynchronous method with one parameter, for generated code.
  ///
  /// - Parameter method: A reference to the method.
  /// - Returns: The same as the initializer that takes such a reference.
  @inlinable public static func awaitedWithParameter<Parameter, Result>(
    _ method: @escaping @Sendable (Owner) -> (Parameter) async throws -> Result
  ) -> RoutedMethod { RoutedMethod(method) }

  /// Returns a routed method for a method of the main actor without parameter, for generated code.
  ///
  /// - Parameter method: A reference to the method.
  /// - Returns: The same as the initializer that takes such a reference.
  @inlinable public static func onMainActor<Result>(
    _ method: @escaping @Sendable (Owner) -> @MainActor () throws -> Result
  ) -> RoutedMethod { RoutedMethod(method) }

  /// Returns a routed method for a method of the main actor with one parameter, for generated code.
  ///
  /// - Parameter method: A reference to the method.
  /// - Returns: The same as the initializer that takes such a reference.
  @inlinable public static func onMainActorWithParameter<Parameter, Result>(
    _ method: @escaping @Sendable (Owner) -> @MainActor (Parameter) throws -> Result
  ) -> RoutedMethod { RoutedMethod(method) }
}
