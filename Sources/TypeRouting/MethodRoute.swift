/// A line of a route table: the name of a method, or its parts, and the method itself.
///
/// Write routes in the builder of a ``RouteTable``. The first argument is either a name that
/// follows the naming scheme, or a method with its type key and type value beside it:
///
/// ```swift
/// MethodRoute("createMenuDependingOnColorMenuRed", to: Menu.createMenuDependingOnColorMenuRed)
/// MethodRoute("createMenu", typeKey: "ColorMenu", typeValue: "Green") { (menu: Menu) in
///   menu.paint(.green)
/// }
/// ```
///
/// A reference to a method is labelled `to:` and may be without parameter or with one, throwing,
/// asynchronous, isolated to the main actor, and return a result. A closure gets the object, and
/// the parameter if there is one; it is labelled `calling:`, `onMainActor:` if it runs there, or
/// `mutating:` if it changes a value. Use closures for methods that can't be referred to: those of
/// actors, and those that change their value. A type value may be the case of an enumeration whose
/// raw type is `String`, written with the name of its type: `Format.plainText`.
///
/// Whether a method takes a parameter is part of the route, so `openFile()` and `openFile(_:)` can
/// both have one.
public struct MethodRoute<Owner>: Sendable {
  /// What the route is called.
  enum Name: Sendable {
    /// A name to be parsed.
    case scheme(String)

    /// The parts of a name.
    case parts(method: String, typeKey: String, typeValue: String)
  }

  let name: Name
  let target: RoutedMethod<Owner>

  /// Creates a route from a name that follows the naming scheme.
  ///
  /// - Parameters:
  ///   - name: The name of the method; the table parses it.
  ///   - method: The method that the route leads to.
  public init(_ name: String, _ method: RoutedMethod<Owner>) {
    self.name = .scheme(name)
    target = method
  }

  /// Creates a route from the parts of a name.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for.
  ///   - typeKey: The kind of value that it depends on.
  ///   - typeValue: The value that this route is for.
  ///   - target: The method that the route leads to.
  public init(
    _ method: String, typeKey: String, typeValue: String, _ target: RoutedMethod<Owner>
  ) {
    name = .parts(method: method, typeKey: typeKey, typeValue: typeValue)
    self.target = target
  }
}
