#if canImport(ObjectiveC)
extension RouteAssembly {
  /// Whether a name that someone else chose was meant as a route: it is one, or could be two.
  func isRoute(_ name: String) -> Bool {
    do throws(RouteNameError) {
      _ = try scheme.parse(name)
      return true
    } catch {
      return error.kind == .ambiguous
    }
  }

  /// Reports a method that can't be called by a message, since its types are no objects.
  mutating func reportTypes(of selector: String, encoding: String) {
    report(
      .types, .selector(selector),
      "A method that is found by scanning takes nothing or an object and returns nothing or an "
        + "object, but the types of this one are '\(encoding)'; write a route for it.")
  }
}
#endif
// Elsewhere nobody finds methods by their names at run time.
