/// A random number generator that repeats its numbers for the same seed (SplitMix64).
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Is true in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// A number from zero up to but not including the limit.
  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// As many elements as a number from the range says.
  mutating func list<Element>(
    _ count: ClosedRange<Int>, _ make: (inout Random) -> Element
  ) -> [Element] {
    (0..<Int.random(in: count, using: &self)).map { _ in make(&self) }
  }
}
