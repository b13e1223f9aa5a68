public import Synchronization

/// The done keys of one record, readable without a lock.
///
/// A list of nodes, one for each of the first keys that were ever done. Nodes are only added, and
/// freed with the list, so readers walk it while a writer changes it. Changes are made one at a
/// time, under the lock of the record. Keys beyond the capacity are found under that lock.
// Sound: the pointer is only published after its node is complete and freed by `deinit`, and all
// that changes in a node is an atomic.
@usableFromInline
@safe
struct DoneList: ~Copyable, @unchecked Sendable {
  /// One key and whether it is done.
  @usableFromInline
  @safe
  struct Node: ~Copyable, @unchecked Sendable {
    @usableFromInline let key: Once.Key
    @usableFromInline let isDone = Atomic(true)
    @usableFromInline let next: UnsafeMutablePointer<Node>?

    init(key: Once.Key, next: UnsafeMutablePointer<Node>?) {
      self.key = key
      unsafe self.next = next
    }
  }

  /// Beyond this length a walk costs more than the lock and the dictionary.
  static let capacity = 12

  /// The node that was added last.
  @usableFromInline let head = unsafe Atomic<UnsafeMutablePointer<Node>?>(nil)

  /// The number of nodes, touched by the writer alone.
  private let count = Atomic(0)

  init() {}

  deinit {
    var next = unsafe head.load(ordering: .acquiring)
    while let node = unsafe next {
      unsafe next = node.pointee.next
      unsafe node.deinitialize(count: 1)
      unsafe node.deallocate()
    }
  }

  /// Returns whether the key is in the list and done.
  ///
  /// Texts of another length are passed over without a look. Strings can be equal and have different
  /// lengths (letters with accents can be encoded in two ways); such a key is not found here but
  /// under the lock.
  @inlinable
  func contains(_ key: Once.Key) -> Bool {
    guard let node = unsafe find(key) else { return false }
    return unsafe node.pointee.isDone.load(ordering: .acquiring)
  }

  @inlinable
  func find(_ key: Once.Key) -> UnsafeMutablePointer<Node>? {
    let length = key.text.utf8.count
    var next = unsafe head.load(ordering: .acquiring)
    while let node = unsafe next {
      if unsafe node.pointee.key.text.utf8.count == length, unsafe node.pointee.key == key {
        return unsafe node
      }
      unsafe next = node.pointee.next
    }
    return nil
  }

  /// Marks a key as done, if there is room for it.
  func insert(_ key: Once.Key) {
    if let node = unsafe find(key) {
      return unsafe node.pointee.isDone.store(true, ordering: .releasing)
    }
    guard count.load(ordering: .relaxed) < Self.capacity else { return }
    count.add(1, ordering: .relaxed)
    let node = UnsafeMutablePointer<Node>.allocate(capacity: 1)
    unsafe node.initialize(to: Node(key: key, next: head.load(ordering: .relaxed)))
    unsafe head.store(node, ordering: .releasing)
  }

  /// Marks every spelling of a key as not done.
  func remove(_ key: Once.Key) {
    var next = unsafe head.load(ordering: .acquiring)
    while let node = unsafe next {
      if unsafe node.pointee.key == key {
        unsafe node.pointee.isDone.store(false, ordering: .releasing)
      }
      unsafe next = node.pointee.next
    }
  }
}
