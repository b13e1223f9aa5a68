extension RouteName {
  /// The words that make up the naming scheme.
  public struct Convention: Hashable, Sendable {
    /// The word between the method and the type key.
    ///
    /// It counts only where it ends a word: the next character may not be a lower-case letter.
    public let separator: String

    /// Creates a convention.
    ///
    /// ```swift
    /// let convention = RouteName.Convention(separator: "For")  // saveForFormatJSON
    /// ```
    ///
    /// - Parameter separator: The word between the method and the type key. An empty one is refused
    ///   when a name is parsed.
    public init(separator: String = "DependingOn") { self.separator = separator }
  }
}
