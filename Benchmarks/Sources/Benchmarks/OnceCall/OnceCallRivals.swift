private import Foundation
internal import OnceCall
private import Synchronization

// The subjects and what one would write by hand instead. All are read through a function that isn't
// inlined, as a method of a class usually isn't; otherwise the optimizer moves the reading of a
// `static let` out of the loop.

/// A flag in an object.
final class FlagHolder: Sendable {
  private let flag = OnceFlag()

  @inline(never)
  func call() -> Bool { flag.call {} }
}

/// An object that stores its record.
final class StoredOwner: OnceCalling {
  let once = Once()

  @inline(never)
  func callFirst() -> Bool { once.call {} }
}

/// An object whose record is beside it.
final class TabledOwner: OnceCalling {
  @inline(never)
  func callFirst() -> Bool { once.call {} }
}

/// The language's own once.
enum StaticLet {
  private static let value = compute()

  @inline(never)
  static func read() -> Int { value }

  @inline(never)
  static func compute() -> Int { Int.random(in: 1...6) }
}

/// The usual Boolean.
final class LockedBool {
  private let lock = NSLock()
  private var isDone = false

  @inline(never)
  func call(_ body: () -> Void) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if isDone { return false }
    body()
    isDone = true
    return true
  }
}

/// The C library's once.
// Safe: the word is allocated here, freed in `deinit`, and otherwise touched by the C library alone.
@safe final class PthreadOnce {
  private let control = UnsafeMutablePointer<pthread_once_t>.allocate(capacity: 1)

  init() { unsafe control.initialize(to: pthread_once_t()) }
  deinit { unsafe control.deallocate() }

  @inline(never)
  func call() { unsafe pthread_once(control) {} }
}

/// The usual set of names.
final class LockedSet {
  private let lock = NSLock()
  private var done: Set<String> = []

  func call(_ key: String = #function, _ body: () -> Void) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard done.insert(key).inserted else { return false }
    body()
    return true
  }

  @inline(never)
  func callFirst() -> Bool { call {} }
}

/// The same set behind the standard library's lock.
final class MutexSet: Sendable {
  private let done = Mutex<Set<String>>([])

  func call(_ key: String = #function, _ body: () -> Void) -> Bool {
    done.withLock { done in
      guard done.insert(key).inserted else { return false }
      body()
      return true
    }
  }

  @inline(never)
  func callFirst() -> Bool { call {} }
}

/// An object whose set of names is in a table of the program, by the object's address; the weak
/// reference tells whether the entry is still this object's.
final class WeaklyTabledOwner {
  private struct Entry {
    weak var owner: WeaklyTabledOwner?
    var done: Set<String> = []
  }

  private static let lock = NSLock()
  // Safe: touched only while the lock is held.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  func call(_ key: String = #function, _ body: () -> Void) -> Bool {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    let id = ObjectIdentifier(self)
    if unsafe Self.entries[id]?.owner !== self {
      unsafe Self.entries[id] = Entry(owner: self)
    }
    guard unsafe Self.entries[id, default: Entry(owner: self)].done.insert(key).inserted else {
      return false
    }
    body()
    return true
  }

  @inline(never)
  func callFirst() -> Bool { call {} }
}

/// What Inu did: names in an array, without a lock.
final class ArrayOfNames {
  private var names: [String] = []

  func call(_ key: String = #function, _ body: () -> Void) {
    if names.contains(key) { return }
    body()
    names.append(key)
  }

  @inline(never)
  func callFirst() { call {} }
}
