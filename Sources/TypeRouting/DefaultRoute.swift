/// A line of a route table that takes the calls for which no other route fits.
///
/// A default route stands in for missing type values of one method and type key, or of all methods
/// or type keys where these are left out. The most special one is called: that of the method and
/// key first, then that of the method, of the key, and of the table. Like every route, one without
/// a parameter does not stand in for calls with one.
///
/// ```swift
/// DefaultRoute("apply", typeKey: "Color") { (theme: Theme) in theme.applyPlainColor() }
/// ```
public struct DefaultRoute<Owner>: Sendable {
  let method: String?
  let typeKey: String?
  let target: RoutedMethod<Owner>

  /// Creates a default route.
  ///
  /// - Parameters:
  ///   - method: The method that callers ask for, or nil for every method.
  ///   - typeKey: The kind of value that it depends on, or nil for every one.
  ///   - target: The method that the route leads to.
  public init(_ method: String? = nil, typeKey: String? = nil, _ target: RoutedMethod<Owner>) {
    self.method = method
    self.typeKey = typeKey
    self.target = target
  }
}
