private import Foundation

/// Another process of this program, which does its share of a round when it is told to.
///
/// It lives as long as this process, so that no round has its start in it.
struct Worker {
  /// What a round consists of.
  enum Work: String {
    case stored, tabled

    /// Does the work, and returns how often.
    func run(_ count: Int) -> Int {
      switch self {
      case .stored: OnceCallBenchmarks.callStored(keys: 1, count)
      case .tabled: OnceCallBenchmarks.callTabled(keys: 1, count)
      }
    }
  }

  /// The option with which the program is a worker.
  static let option = "--worker"

  @MainActor private static var all: [Work: Worker] = [:]

  private let orders = Pipe()
  private let answers = Pipe()

  private init(_ work: Work) {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [Self.option, work.rawValue]
    process.standardInput = orders
    process.standardOutput = answers
    do {
      try process.run()
    } catch {
      fatalError("A worker can't be started: \(error)")
    }
  }

  /// Does half of the work in this process and half in another.
  @MainActor static func besideThisProcess(_ work: Work, _ count: Int) -> Int {
    let worker = all[work] ?? Worker(work)
    all[work] = worker
    worker.orders.fileHandleForWriting.write(Data("\(count / 2)\n".utf8))
    let own = work.run(count - count / 2)
    // The answer is one short line, which a pipe never divides.
    let answer = String(decoding: worker.answers.fileHandleForReading.availableData, as: UTF8.self)
    guard let done = Int(answer.dropLast()) else { fatalError("A worker says “\(answer)”") }
    return own + done
  }

  /// Does what the lines of the standard input say, until it ends.
  static func serve(_ work: Work) {
    while let line = readLine(), let count = Int(line) {
      FileHandle.standardOutput.write(Data("\(work.run(count))\n".utf8))
    }
  }
}
