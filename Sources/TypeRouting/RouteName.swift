/// The parts of a method's name that follows the naming scheme of routes.
///
/// A routed name is a method, a separator, a type key and a type value, one after the other:
/// `createMenuDependingOnColorMenuRed` is the method `createMenu` for the value `Red` of the key
/// `ColorMenu`. This type is the only place that knows the scheme; route tables and tools that
/// generate them both ask it.
///
/// ```swift
/// let name = try RouteName(parsing: "createMenuDependingOnColorMenuRed", typeKeys: ["ColorMenu"])
/// print(name.method, name.typeKey, name.typeValue)  // createMenu ColorMenu Red
/// ```
///
/// Names are compared character by character under Unicode canonical equivalence, in any locale
/// alike. The case of letters counts: the value of `…DeviceIPhone` is `IPhone` and not `iPhone`.
public struct RouteName: Hashable, Sendable {
  /// The part before the separator, which callers give as the method.
  public let method: String

  /// The kind of value that the method depends on.
  public let typeKey: String

  /// The value that the method is for; empty if the name ends after the type key.
  public let typeValue: String

  /// The argument labels, with an underscore for none, or nil if the name was written without them.
  ///
  /// `open` has nil, `open()` has an empty array, `open(_:)` and `open:` have one underscore, and
  /// `open(file:)` has `file`.
  public let labels: [String]?

  /// Creates a name from its parts, without checking them.
  ///
  /// - Parameters:
  ///   - method: The part before the separator.
  ///   - typeKey: The kind of value that the method depends on.
  ///   - typeValue: The value that the method is for.
  ///   - labels: The argument labels, or nil if they are not known.
  public init(method: String, typeKey: String, typeValue: String, labels: [String]? = nil) {
    self.method = method
    self.typeKey = typeKey
    self.typeValue = typeValue
    self.labels = labels
  }

  /// Finds the parts of a name.
  ///
  /// Accepts what Swift and Objective-C write for a method: the bare name, the name with argument
  /// labels as in `open(_:)`, a selector as in `open:`, and a raw identifier in backticks. The
  /// separator and the type key must each end where a word ends, so `refreshDependingOnceADay` is
  /// no routed name. An underscore after the type key (or a space, in a raw identifier) marks its
  /// end and is not part of the value. It settles which key is meant where two fit, and allows a
  /// value that begins with a lower-case letter.
  ///
  /// - Parameters:
  ///   - name: The name of a method.
  ///   - typeKeys: The type keys that the name may contain.
  ///   - convention: The words of the scheme.
  /// - Throws: A ``RouteNameError`` that says what is missing, or which two readings compete. No
  ///   input traps.
  /// - Complexity: O(*n* · *k*), where *n* is the length of the name and *k* that of all keys.
  public init(
    parsing name: String, typeKeys: some Sequence<String>, convention: Convention = Convention()
  ) throws(RouteNameError) {
    let scheme = NameScheme(separator: convention.separator, typeKeys: Array(typeKeys))
    self = try scheme.parse(name)
  }
}
