/// The conversions that a call allows where its types are not exactly those of the method.
///
/// They are those which the compiler would make in a direct call: to a superclass, to an optional,
/// to `Any`, and for a parameter to a protocol. A parameter that is given as `Any` or as a protocol
/// is taken for what it is. Optionals are not unwrapped, classes are not cast down, and a value is
/// never made into another one, as a cast does with collections and numbers of Foundation.
enum Conversion {
  /// Whether each value of one type is a value of another, as far as types alone can tell.
  static func isImplicit<From, To>(from: From.Type, to: To.Type) -> Bool {
    from == to || to == Any.self || from is To.Type || Optional<From>.self == to
  }

  /// Whether a result may be returned as another type; as `Void` it is discarded.
  static func isPossible<From, To>(from: From.Type, toResult to: To.Type) -> Bool {
    to == Void.self || isImplicit(from: from, to: to)
  }

  /// A parameter as the type that a method takes, or nil if it is none of these.
  static func parameter<Argument, Parameter>(
    _ argument: Argument, as type: Parameter.Type
  ) -> Parameter? {
    // A cast would unwrap an optional, but fail for nil, cast an object down, but fail for the next
    // one, and make an array of one type from an empty one of any: the same call would work on some
    // days only.
    if !isImplicit(from: Argument.self, to: type) {
      guard !(Argument.self is any OptionalType.Type), !(type is Argument.Type) else { return nil }
    }
    guard let parameter = argument as? Parameter else { return nil }
    if isImplicit(from: Argument.self, to: type) { return parameter }
    let given = Swift.type(of: argument as Any)
    let isSameValue =
      Swift.type(of: parameter as Any) == given
      || (parameter as? any OptionalType)?.payload.map { Swift.type(of: $0) } == given
    return isSameValue ? parameter : nil
  }

  /// A result as the type that a caller wants, for which `isPossible` holds.
  static func result<Result, Returned>(_ result: Result, as type: Returned.Type) -> Returned? {
    type == Void.self ? () as? Returned : result as? Returned
  }
}

/// Marks optionals, so that a generic type can be recognized as one.
private protocol OptionalType {
  /// What it holds, if anything.
  var payload: Any? { get }
}

extension Optional: OptionalType {
  var payload: Any? { self }
}
