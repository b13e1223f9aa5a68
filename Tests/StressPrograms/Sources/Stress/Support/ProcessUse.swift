import Foundation

/// What the process has of the machine at one moment.
struct ProcessUse: CustomStringConvertible {
  let residentKibibytes: Int
  let threads: Int

  /// The present use, or nothing where the system has no `/proc`.
  static var current: ProcessUse? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let resident = number(of: "VmRSS", in: status),
      let threads = number(of: "Threads", in: status)
    else { return nil }
    return ProcessUse(residentKibibytes: resident, threads: threads)
  }

  private static func number(of field: String, in status: String) -> Int? {
    let line = status.split(separator: "\n").first { $0.hasPrefix("\(field):") }
    return line.flatMap { Int($0.filter(\.isNumber)) }
  }

  /// What has grown beyond what a run without leaks can need, in words.
  ///
  /// Heaps and the caches of sanitizers grow for a while and then stay; leaks grow with the programs.
  func excess(over first: ProcessUse) -> [String] {
    var excess: [String] = []
    if residentKibibytes > first.residentKibibytes * 3 / 2 + 64 * 1024 {
      excess.append("The memory has grown from \(first) to \(self).")
    }
    if threads > first.threads + 16 {
      excess.append("The number of threads has grown from \(first) to \(self).")
    }
    return excess
  }

  var description: String { "\(residentKibibytes / 1024) MiB, \(threads) threads" }
}
