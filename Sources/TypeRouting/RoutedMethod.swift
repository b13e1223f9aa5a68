/// A method in the form that route tables call, whatever its parameter, result and effects are.
///
/// Builders make it from the methods and closures that ``MethodRoute`` and ``DefaultRoute`` get, so
/// most code never names it. Use it where handlers are values: in a dictionary of names and
/// methods, or in a generated table.
///
/// ```swift
/// let methods: [String: RoutedMethod<MenuController>] = [
///   "createMenuDependingOnColorMenuRed": RoutedMethod(MenuController.createRedMenu)
/// ]
/// ```
///
/// A method reference must be passed without a label: it is called on each object, and an override
/// is what runs. A closure is labelled; its first parameter is the object.
@frozen public struct RoutedMethod<Owner>: Sendable {
  /// The method with its types erased.
  @usableFromInline let body: MethodBody<Owner>

  @inlinable init(body: MethodBody<Owner>) { self.body = body }

  /// The type of the parameter, or nil if the method takes none.
  public var parameterType: Any.Type? { body.traits.parameter }

  /// The type of the result, which is Void if the method returns nothing.
  public var resultType: Any.Type { body.traits.result }

  /// Whether the method must be awaited.
  public var isAsync: Bool { body.isAsync }
}
