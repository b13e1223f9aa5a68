/// The search for what a caller probably meant.
package enum Nearest {
  /// The word with the fewest edits to a given one, if they are few enough to be a slip.
  ///
  /// - Parameters:
  ///   - given: The word that isn't there.
  ///   - words: The words that are.
  ///   - comparingPrefixes: Whether to compare only as much of the given word as the other one has.
  /// - Returns: The nearest word, or nil if none is near.
  /// - Complexity: O(*n* · *m*) for each word, where *n* and *m* are the two lengths.
  package static func word(
    to given: String, among words: some Sequence<String>, comparingPrefixes: Bool = false
  ) -> String? {
    // Longer words are no slips of the hand, and a huge one must not make an error expensive.
    // The case of letters is a slip like any other: whoever writes "RED" for "Red" should be told.
    let given = Array(given.prefix(64).lowercased())
    var best: (word: String, distance: Int)?
    for word in words {
      let other = Array(word.prefix(64).lowercased())
      let compared = comparingPrefixes ? Array(given.prefix(other.count)) : given
      let limit = max(1, (max(compared.count, other.count) + 1) / 3)
      let distance = distance(compared, other)
      guard distance <= limit, distance < best?.distance ?? .max else { continue }
      best = (word, distance)
    }
    return best?.word
  }

  /// The number of characters to insert, remove, replace or swap with a neighbour.
  package static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        let isSame = first[i] == second[j]
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (isSame ? 0 : 1))
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[second.count]
  }
}
