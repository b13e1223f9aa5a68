extension Once {
  /// The name under which work is recorded: a text, a place in the source, or both.
  ///
  /// A string literal is a key, and so is the name of the calling function, which is the default
  /// everywhere. They share one namespace: the key `"load()"` is that of a function `load()`.
  /// Keys are the same if their texts are equal as strings and their places are the same.
  ///
  /// A function's name is less unique than it looks. A subclass and its superclass, overloads, the
  /// getter and the setter of a property, and a closure and the function around it all have the
  /// same one. Where that matters use ``here(fileID:line:column:)``.
  @frozen public struct Key: Sendable {
    /// The text of the key, which is empty for a key that is only a place.
    public let text: String

    /// The place in the source, or nothing for a key that is only a text.
    @usableFromInline let site: Site?

    @inlinable
    init(text: String, site: Site?) {
      self.text = text
      self.site = site
    }

    /// Creates a key from a text, with no place in the source.
    ///
    /// - Parameter text: Any string; the empty one is a key like any other.
    public init(_ text: String) {
      // A string that is a foreign object would be compared by foreign code, under the lock.
      var text = text
      text.makeContiguousUTF8()
      self.init(text: text, site: nil)
    }
  }
}

extension Once.Key {
  /// A place in the source.
  @frozen @usableFromInline
  struct Site: Hashable, Sendable {
    /// The module and the file, unique in a program.
    @usableFromInline let fileID: String
    @usableFromInline let line: UInt
    @usableFromInline let column: UInt

    @inlinable
    init(fileID: String, line: UInt, column: UInt) {
      self.fileID = fileID
      self.line = line
      self.column = column
    }

    @inlinable
    static func == (one: Site, other: Site) -> Bool {
      one.line == other.line && one.column == other.column && one.fileID == other.fileID
    }
  }

  /// Makes a key of the place where it is written.
  ///
  /// Two calls on one line are two places. One place that is reached again, in a loop, in a helper
  /// function, through a subclass or with another generic argument, is one key; to tell those
  /// apart, add a text with ``here(_:fileID:line:column:)-(Once.Key,_,_,_)``.
  ///
  /// - Parameters:
  ///   - fileID: The file; leave it out.
  ///   - line: The line; leave it out.
  ///   - column: The column; leave it out.
  /// - Returns: A key that differs from those of all other places.
  @inlinable
  public static func here(
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    Self(text: "", site: Site(fileID: fileID, line: line, column: column))
  }

  /// Makes a key of the place where it is written and a text.
  ///
  /// - Parameters:
  ///   - key: What tells the keys of this place apart. If it has a place itself, only its text
  ///     counts.
  ///   - fileID: The file; leave it out.
  ///   - line: The line; leave it out.
  ///   - column: The column; leave it out.
  /// - Returns: A key that differs from those of all other places and texts.
  @inlinable
  public static func here(
    _ key: Once.Key, fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Self {
    Self(text: key.text, site: Site(fileID: fileID, line: line, column: column))
  }
}

extension Once.Key: Hashable {
  /// Returns whether two keys have equal texts and the same place.
  ///
  /// - Parameters:
  ///   - one: A key.
  ///   - other: Another key.
  /// - Returns: Whether work done under one of them is done under the other.
  @inlinable
  public static func == (one: Self, other: Self) -> Bool {
    one.text == other.text && one.site == other.site
  }

  /// Feeds the text and the place to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(site)
  }
}

extension Once.Key: ExpressibleByStringLiteral {
  /// Creates a key from a literal, without allocating memory.
  ///
  /// - Parameter value: The literal.
  @inlinable
  public init(stringLiteral value: String) {
    self.init(text: value, site: nil)
  }
}

extension Once.Key: CustomStringConvertible {
  /// The text of the key; for a key with a place, the text and the place.
  public var description: String {
    guard let site else { return text }
    let place = "\(site.fileID):\(site.line):\(site.column)"
    return text.isEmpty ? place : "\(text) at \(place)"
  }
}
