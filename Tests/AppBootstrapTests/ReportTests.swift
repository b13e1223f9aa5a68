import AppBootstrap
import Foundation
import Testing

@Suite struct ReportTests {
  private static let entries = [
    LaunchEntry(name: "setupRouting", phase: .routing, start: .zero, duration: .milliseconds(2)),
    LaunchEntry(
      name: "database", phase: .services, start: .milliseconds(2), duration: .milliseconds(6)),
    LaunchEntry(
      name: "cache", phase: .services, start: .milliseconds(8), duration: .microseconds(40),
      outcome: .failed, error: Broken(name: "\"cache\"\n")),
    LaunchEntry(name: "queue", phase: .services, outcome: .notReached),
  ]
  private let report = LaunchReport(entries: entries, duration: .milliseconds(8))

  @Test func `the description is a waterfall`() {
    #expect(
      report.description == """
        Launch: 8.0 ms, 4 steps, 1 in trouble
        setupRouting ███████                      2.0 ms
        database            █████████████████████ 6.0 ms
        cache                                   █  40 µs failed
        queue                                            not reached
        """)
  }

  @Test(arguments: [
    "a", String(repeating: "long ", count: 40), String(repeating: "起動", count: 40),
    String(repeating: "👩‍👩‍👧‍👦", count: 40), String(repeating: "e\u{301}", count: 60),
    "two\nlines\tand tabs",
    String(repeating: "🇫🇷", count: 60), "a\u{200B}b", "", String(repeating: "ﷺ", count: 50),
  ])
  func `no line is wider than a terminal, whatever the name`(name: String) {
    let durations: [Duration] = [
      .zero, .nanoseconds(1), .milliseconds(999), .seconds(9_999), .seconds(1_000_000_000),
      .seconds(Int64.max),
    ]
    for duration in durations {
      let entry = LaunchEntry(
        name: name, phase: .services, duration: duration, outcome: .notProvided)
      let text = LaunchReport(entries: [entry, entry], duration: duration).description
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 3)
      for line in lines {
        #expect(DisplayText(String(line)).width <= 80, "\(line)")
      }
    }
  }

  @Test(arguments: [
    ("abc", 3), ("起動", 4), ("e\u{301}", 1), ("👩‍👩‍👧‍👦", 2), ("🇫🇷", 2), ("❤️", 2), ("ｱ", 1), ("한국", 4),
    ("…", 1),
    ("\u{200B}", 0), ("", 0),
  ])
  func `characters are as wide as a terminal shows them`(text: String, width: Int) {
    #expect(DisplayText(text).width == width)
  }

  @Test(arguments: 0..<12)
  func `a fitted text has exactly that width`(columns: Int) {
    for text in ["", "abcdefgh", "起動起動", "a起b動c", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦"] {
      let fitted = DisplayText(text).fitted(to: columns)
      #expect(DisplayText(fitted).width == columns, "\(text)")
      #expect(DisplayText(text).width <= columns || columns == 0 || fitted.contains("…"))
    }
  }

  @Test func `phases sum up their steps`() {
    let phases = report.phases
    #expect(phases.map(\.phase) == [.routing, .services])
    #expect(phases.map(\.start) == [.zero, .milliseconds(2)])
    #expect(phases.map(\.duration) == [.milliseconds(2), .microseconds(6040)])
    #expect(phases.map(\.outcome) == [.done, .failed])
  }

  @Test func `the trace follows the rules of the format`() throws {
    let data = Data(report.traceJSON().utf8)
    let trace = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(trace["displayTimeUnit"] as? String == "ms")
    let events = try #require(trace["traceEvents"] as? [[String: Any]])
    for event in events {
      #expect(event["name"] is String)
      #expect(event["pid"] is Int && event["tid"] is Int)
      #expect(["X", "M"].contains(event["ph"] as? String))
      guard event["ph"] as? String == "X" else { continue }
      #expect(event["cat"] is String)
      #expect((event["ts"] as? Double).map { $0 >= 0 } == true)
      #expect((event["dur"] as? Double).map { $0 >= 0 } == true)
      #expect(event["args"] is [String: Any])
    }
    let steps = events.filter { $0["tid"] as? Int == 2 && $0["ph"] as? String == "X" }
    #expect(steps.map { $0["name"] as? String } == ["setupRouting", "database", "cache"])
    #expect(steps.map { $0["ts"] as? Double } == [0, 2000, 8000])
    #expect(steps.map { $0["dur"] as? Double } == [2000, 6000, 40])
    let args = try #require(steps.last?["args"] as? [String: Any])
    #expect(args["outcome"] as? String == "failed")
    #expect(args["error"] as? String == String(describing: Broken(name: "\"cache\"\n")))
  }

  @Test func `any name survives the trace`() throws {
    let name = "\u{0}\u{1F}\"\\/\u{2028}起👩‍👩‍👧‍👦\r\n"
    let report = LaunchReport(
      entries: [LaunchEntry(name: name, phase: .services)], duration: .zero)
    let object = try JSONSerialization.jsonObject(with: Data(report.traceJSON().utf8))
    let events = (object as? [String: Any])?["traceEvents"] as? [[String: Any]]
    #expect(events?.last?["name"] as? String == name)
  }

  @Test func `an entry describes itself`() {
    #expect(
      "\(Self.entries[2])" == #"start of cache: failed after 40 µs: Broken(name: "\"cache\"\n")"#)
  }

  @Test(
    arguments: [
      (.zero, "0 µs"), (.microseconds(999), "999 µs"), (.nanoseconds(999_400), "999 µs"),
      (.nanoseconds(999_600), "1.0 ms"), (.microseconds(999_900), "999.9 ms"),
      (.microseconds(999_960), "1.00 s"), (.milliseconds(9_999_990), "9999.99 s"),
      (.milliseconds(9_999_996), "10000 s"), (.milliseconds(-5), "-5.0 ms"),
      (.nanoseconds(-400), "0 µs"),
    ] as [(Duration, String)])
  func `a duration has the unit that fits it when it is rounded`(duration: Duration, text: String) {
    #expect(duration.shortDescription == text)
  }
}
