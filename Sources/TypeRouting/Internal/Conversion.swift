/// The conversions that a call allows where its types are not exactly those of the method.
///
/// They are those which the compiler would make in a direct call: to a superclass, to an optional,
/// to `Any`, and for a parameter to a protocol. A parameter that is given as `Any` or as a protocol
/// is taken for what it is. Optionals are not unwrapped, and classes are not cast down.
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
    // A cast would unwrap an optional, but fail for nil, and cast an object down, but fail for the
    // next one: the same call would work on some days only.
    if !isImplicit(from: Argument.self, to: type) {
      guard !(Argument.self is any OptionalType.Type), !(type is Argument.Type) else { return nil }
    }
    return argument as? Parameter
  }

  /// A result as the type that a caller wants, for which `isPossible` holds.
  static func result<Result, Returned>(_ result: Result, as type: Returned.Type) -> Returned? {
    type == Void.self ? () as? Returned : result as? Returned
  }
}

/// Marks optionals, so that a generic type can be recognized as one.
private protocol OptionalType {}
extension Optional: OptionalType {}
