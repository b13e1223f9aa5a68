/// The entries of one shard: a hash table whose parts lie in arrays of their own.
///
/// A search reads addresses only, and a weak reference is never copied, which would be slow.
struct OnceTableEntries: Sendable {
  // Sound: the owner is only compared, never used.
  private struct Owner: @unchecked Sendable {
    weak var object: AnyObject?
  }

  /// This many dead entries aren't worth a sweep.
  static let floor = 16

  /// The owners' addresses, zero where there is no entry, in a number that is a power of two.
  private var addresses: [UInt] = []
  private var owners: [Owner] = []
  private var records: [Once?] = []

  /// The number of entries, living and dead.
  private(set) var count = 0

  /// With this many entries the dead ones are swept out.
  private var limit = 0

  /// Finds or makes the record of an object.
  ///
  /// - Parameters:
  ///   - owner: The object.
  ///   - leftovers: Takes what may be the last reference to something, to be dropped after
  ///     unlocking.
  /// - Returns: The object's record, or a new one in its `deinit`.
  mutating func once(of owner: AnyObject, leftovers: inout [AnyObject]) -> Once {
    let address = UInt(bitPattern: ObjectIdentifier(owner))
    if !addresses.isEmpty {
      let index = index(of: address)
      if addresses[index] == address, owners[index].object === owner, let once = records[index] {
        return once
      }
    }
    let once = Once()
    let weakly = Owner(object: owner)
    // An object in its `deinit` can't be referenced weakly any more.
    guard weakly.object != nil else { return once }
    if count == limit { sweep(leftovers: &leftovers) }
    let index = index(of: address)
    if addresses[index] == address {
      // The address of an object that has gone.
      if let old = records[index] { leftovers.append(old) }
    } else {
      addresses[index] = address
      count += 1
    }
    owners[index] = weakly
    records[index] = once
    return once
  }

  /// Finds the entry of an address, or the free place where it would be.
  private func index(of address: UInt) -> Int {
    let mask = addresses.count - 1
    // Other bits than those that choose the shard.
    var index = Int(truncatingIfNeeded: OnceTable.hash(address) >> 24) & mask
    while addresses[index] != address, addresses[index] != 0 { index = (index + 1) & mask }
    return index
  }

  /// Drops the dead entries and makes room for as many new ones as are left.
  ///
  /// Between two sweeps come as many new entries as the first left behind, so a sweep costs each
  /// of them a constant. To look at an owner is to hold it for the moment; if its last other
  /// reference goes meanwhile, it dies after the unlocking.
  private mutating func sweep(leftovers: inout [AnyObject]) {
    let old = self
    var living: [Int] = []
    for place in old.owners.indices {
      guard let owner = old.owners[place].object else { continue }
      leftovers.append(owner)
      living.append(place)
    }
    limit = living.count + max(Self.floor, living.count)
    var size = 2 * Self.floor
    while size < 2 * limit { size *= 2 }
    addresses = Array(repeating: 0, count: size)
    owners = Array(repeating: Owner(object: nil), count: size)
    records = Array(repeating: nil, count: size)
    count = living.count
    for place in living {
      let index = index(of: old.addresses[place])
      addresses[index] = old.addresses[place]
      owners[index] = old.owners[place]
      records[index] = old.records[place]
    }
    // All that is not in the new arrays goes with these.
    leftovers += old.records.compactMap(\.self)
  }
}
