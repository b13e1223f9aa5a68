/// The reason why a call was not routed to a method.
///
/// It says what was asked for, what there is instead, and what was probably meant. Errors that
/// routed methods throw reach the caller as they are, never wrapped in this type.
///
/// Printed, it is a sentence. Two typical ones are those of a value without a route, and of a
/// result that is wanted as another type:
///
/// ```text
/// There is no route draw() for Ink 'Reed'; there are the values Blue, Red. Did you mean 'Red'?
/// The route name() for Ink 'Red' returns String, but the call wants Int.
/// ```
///
/// To list what there is takes time in the number of routes. Where missing routes are nothing
/// unusual, ask with
/// ``MethodRouting/callRoutedMethodIfPresent(_:typeKey:typeValue:)-(String,String,String)``, or
/// declare a ``DefaultRoute``.
public struct RoutingError: Error, Hashable, Sendable {
  /// The kinds of failures.
  public struct Kind: Hashable, Sendable {
    private enum Code: String, Sendable {
      case missing
      case parameter
      case result
      case asynchronous
      case mainActor
      case mutating
      case owner
    }

    private let code: Code

    /// There is no route for the method, type key and type value, and no default route.
    public static let missing = Kind(code: .missing)

    /// The method takes another parameter, or none, or was given none.
    public static let parameter = Kind(code: .parameter)

    /// The method returns another type.
    public static let result = Kind(code: .result)

    /// The method is asynchronous, but was called by a synchronous form.
    public static let asynchronous = Kind(code: .asynchronous)

    /// The method belongs to the main actor, but was called from elsewhere.
    public static let mainActor = Kind(code: .mainActor)

    /// The method changes its value, but was called by a form that leaves it alone.
    public static let mutating = Kind(code: .mutating)

    /// The object is no instance of the class that has the method.
    public static let owner = Kind(code: .owner)
  }

  /// What went wrong.
  public let kind: Kind

  /// The method that was asked for.
  public let method: String

  /// The type key that was asked for.
  public let typeKey: String

  /// The type value that was asked for.
  public let typeValue: String

  /// What there is in place of the missing part, sorted: values of the key, else keys, else
  /// methods.
  public let available: [String]

  /// The available name that comes closest to the one that was asked for, if one is close.
  public let nearest: String?

  /// The type that the method has, if it is a type that does not fit.
  public let expectedType: String?

  /// The type that the call has, if it is a type that does not fit.
  public let actualType: String?

  /// What went wrong and what would be right, as a sentence.
  public let description: String
}

extension RoutingError: CustomStringConvertible {}

extension RoutingError.Kind: CustomStringConvertible {
  /// The name of the kind, as in the source.
  public var description: String { code.rawValue }
}
