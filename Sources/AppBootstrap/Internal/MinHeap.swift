/// Numbers of which the smallest can be taken out fast.
struct MinHeap {
  private var numbers: [Int] = []

  /// Adds a number, in logarithmic time.
  mutating func insert(_ number: Int) {
    var child = numbers.count
    numbers.append(number)
    while child > 0, numbers[child] < numbers[(child - 1) / 2] {
      numbers.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Removes and returns the smallest number, in logarithmic time.
  mutating func popMin() -> Int? {
    guard let last = numbers.popLast() else { return nil }
    guard let smallest = numbers.first else { return last }
    numbers[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < numbers.count else { return smallest }
      if child + 1 < numbers.count, numbers[child + 1] < numbers[child] { child += 1 }
      guard numbers[child] < numbers[parent] else { return smallest }
      numbers.swapAt(parent, child)
      parent = child
    }
  }
}
