/// A class whose objects run work once in their life.
///
/// Adopt it and write nothing: each object then has its own ``Once``, kept beside it and freed
/// after it. Using it never keeps the object alive. Without an Objective-C runtime,
/// an object whose last reference goes in the very moment in which another thread looks through the
/// records dies right after that, on that thread; nothing else delays a `deinit`.
///
/// ```swift
/// final class Player: OnceCalling {
///   func play() {
///     once.call { prepareAudio() }
///   }
/// }
/// ```
///
/// Where speed matters, store it: a class that writes `let once = Once()` needs no table. Write
/// that in the very class that adopts the protocol. In a subclass alone it would split the state,
/// since code that knows only the superclass would still use the table.
///
/// Where there is no Objective-C runtime, an object in its `deinit` is no longer in the table:
/// `once` is then a new record at each use, which forgets what it did. A stored one works there as
/// anywhere.
public protocol OnceCalling: AnyObject {
  /// The object's own record of what has been done.
  var once: Once { get }
}

extension OnceCalling {
  /// The object's record, made at the first use and kept beside the object.
  ///
  /// - Complexity: O(1): on Linux a look-up under one of many locks.
  public var once: Once { OnceStorage.once(of: self) }
}

/// The protocol's name in Inu.
@available(*, deprecated, renamed: "OnceCalling")
public typealias OnceType = OnceCalling
