#if canImport(ObjectiveC)
public import ObjectiveC

extension RouteTable where Owner: NSObject {
  /// Creates a table of the methods of a class that the Objective-C runtime lists.
  ///
  /// It takes each `@objc` method of the class and its superclasses whose name follows the naming
  /// scheme with one of the type keys; all others are no routes. The methods have no parameter or
  /// one that is an object, and return nothing or an object: in the routes, the parameter is of
  /// type `Any` and the result of type `Any?`. Calls are messages, so overrides are found.
  ///
  /// Swift changes names on their way to Objective-C: `openFile(items:)` becomes
  /// `openFileWithItems:`. Write an underscore for the label of a routed method. The runtime knows
  /// nothing of actors either: methods of the main actor have to be called there.
  ///
  /// Traps if there are mistakes, with the text of ``RouteTableError``: names that can be read in
  /// two ways, and methods with other types.
  ///
  /// - Parameters:
  ///   - type: The class to list: the owner of the table, or a subclass of it.
  ///   - typeKeys: The type keys that names may contain.
  ///   - convention: The words of the naming scheme.
  /// - Complexity: O(*n*) in the number of methods of the class and its superclasses.
  public init(
    scanning type: Owner.Type, typeKeys: [String], convention: RouteName.Convention = .init()
  ) {
    self = Self.trapping { () throws(RouteTableError) in
      var assembly = RouteAssembly<Owner>(typeKeys: typeKeys, convention: convention)
      for method in ObjectiveCMethod.all(of: type) where assembly.isRoute(method.name) {
        if let target = method.routed(by: Owner.self) {
          assembly.add(MethodRoute(method.name, target), from: .selector(method.name))
        } else {
          assembly.reportTypes(of: method.name, encoding: method.encoding)
        }
      }
      return RouteTable(storage: try assembly.finish())
    }
  }
}
#endif
// Without the Objective-C runtime there are no methods to list at run time: the build tool plugin
// writes the table, or a person does.
