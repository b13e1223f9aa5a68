/// Entries as lines of text: a name, a bar that shows when and how long, the time, the outcome.
struct Waterfall {
  /// What the entries are about.
  let title: String

  /// The entries, a line for each.
  let entries: [LaunchEntry]

  /// The time that the width of the bars stands for.
  let duration: Duration

  /// The greatest width of a line.
  static let width = 80

  private static let barWidth = 28
  private static let outcomeWidth = 12

  /// The lines, without a line break at the end.
  var text: String {
    let times = entries.map {
      $0.outcome == .notReached ? "" : $0.duration.shortDescription
    }
    let timeWidth = times.map(\.count).max() ?? 0
    let longest = entries.map { DisplayText($0.name).width }.max() ?? 0
    let nameWidth = min(longest, Self.width - Self.barWidth - timeWidth - Self.outcomeWidth - 3)
    var lines = ["\(title): \(duration.shortDescription), \(summary)"]
    for (entry, time) in zip(entries, times) {
      let outcome = entry.outcome == .done ? "" : "\(entry.outcome)"
      let indent = String(repeating: " ", count: timeWidth - time.count)
      let name = DisplayText(entry.name).fitted(to: nameWidth)
      var line = "\(name) \(bar(for: entry)) \(indent)\(time) \(outcome)"
      while line.last == " " { line.removeLast() }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  private var summary: String {
    let troubled = entries.count { !$0.endedWell && $0.outcome != .notReached }
    let steps = entries.count == 1 ? "1 step" : "\(entries.count) steps"
    return troubled == 0 ? steps : "\(steps), \(troubled) in trouble"
  }

  private func bar(for entry: LaunchEntry) -> String {
    let blank = String(repeating: " ", count: Self.barWidth)
    guard entry.outcome != .notReached, duration > .zero else { return blank }
    let scale = Double(Self.barWidth) / (duration / .seconds(1))
    let begin = Self.column(entry.start / .seconds(1) * scale, atMost: Self.barWidth - 1)
    let end = Self.column(
      (entry.start + entry.duration) / .seconds(1) * scale, atMost: Self.barWidth)
    let length = max(1, end - begin)
    return String(repeating: " ", count: begin) + String(repeating: "█", count: length)
      + String(repeating: " ", count: Self.barWidth - begin - length)
  }

  private static func column(_ position: Double, atMost last: Int) -> Int {
    Int(min(max(0, position.rounded(.down)), Double(last)))
  }
}
