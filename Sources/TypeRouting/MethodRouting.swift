/// A type whose methods are called by type key and type value.
///
/// Adopt it in the type that has the methods, and list them in a table:
///
/// ```swift
/// final class MenuController: MethodRouting {
///   static let routes = RouteTable<MenuController>(typeKeys: ["ColorMenu"]) { … }
/// }
/// ```
///
/// Then `callRoutedMethod` calls the method that a pair of type key and type value stands for,
/// without a `switch`. The table is that of the dynamic type: a class that is not final declares
/// `class var routes`, and subclasses override it with ``RouteTable/adding(for:typeKeys:_:)``.
///
/// A call throws a ``RoutingError`` if there is no such route, and also if there is one that can't be
/// called in this way or from here: ``RoutingError/Kind-swift.struct`` lists the reasons.
///
/// The protocol has no isolation of its own. A class of the main actor adopts it there, and is then
/// called there:
///
/// ```swift
/// @MainActor final class Panel: @MainActor MethodRouting { … }
/// ```
public protocol MethodRouting {
  /// The type for which the routes are declared: the type itself, or the root of its class
  /// hierarchy.
  associatedtype Routed

  /// The routes of this type.
  ///
  /// It is read at each call, so store the table in a constant.
  static var routes: RouteTable<Routed> { get }
}
