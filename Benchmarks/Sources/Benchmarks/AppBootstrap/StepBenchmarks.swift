import AppBootstrap

/// The cost of a step from 10 to 10,000 steps, beside a bare loop over the same closures.
///
/// Both sides do the same work, which takes two microseconds on the machine at hand. So a ratio of 2
/// means that a step costs two microseconds beyond its own work, which is the promise. Asynchronous
/// steps stand beside a loop in a task of its own that is waited for, since a launch can be cancelled and
/// bounded in time: that task has its price once, which a few steps don't hide.
enum StepBenchmarks {
  static let all: [Comparison] =
    [10, 100, 1000, 10_000].map(synchronous) + [10, 100, 1000, 10_000].map(asynchronous)
    + [100, 1000].map(grouped)

  private static func synchronous(_ count: Int) -> Comparison {
    let closures = Array(repeating: work, count: count)
    let steps = closures.enumerated().map { LaunchStep("\($0)", start: $1, stop: {}) }
    return Comparison(
      "AppBootstrap: launch, \(count) steps", against: "a loop over closures", limit: 2,
      operations: max(count, 10_000)
    ) { operations in
      var done = 0
      while done < operations {
        let bootstrapper = Bootstrapper(steps: steps)
        guard let report = try? bootstrapper.launchSynchronously() else { return done }
        done += report.entries.count
      }
      return done
    } rival: { operations in
      var done = 0
      while done < operations {
        for closure in closures {
          closure()
          done += 1
        }
      }
      return done
    }
  }

  private static func asynchronous(_ count: Int) -> Comparison {
    let closures = asyncClosures(count)
    return Comparison(
      "AppBootstrap: async launch, \(count) steps", against: "a loop in a task", limit: 2,
      operations: max(count, 10_000), subject: asyncLaunches(closures)
    ) { operations in
      var done = 0
      while done < operations {
        done += await Task {
          var count = 0
          for closure in closures {
            await closure()
            count += 1
          }
          return count
        }.value
      }
      return done
    }
  }

  /// Beside a task group that has one child task at a time, as steps in order need.
  private static func grouped(_ count: Int) -> Comparison {
    let closures = asyncClosures(count)
    return Comparison(
      "AppBootstrap: async launch, \(count) steps", against: "a task group, one task each",
      operations: 10_000, subject: asyncLaunches(closures)
    ) { operations in
      var done = 0
      while done < operations {
        await withTaskGroup { group in
          for closure in closures {
            group.addTask(operation: closure)
            await group.next()
            done += 1
          }
        }
      }
      return done
    }
  }

  private static func asyncClosures(_ count: Int) -> [@MainActor @Sendable () async -> Void] {
    Array(repeating: { () async in work() }, count: count)
  }

  private static func asyncLaunches(
    _ closures: [@MainActor @Sendable () async -> Void]
  ) -> Comparison.Round {
    let steps = closures.enumerated().map { LaunchStep("\($0)", start: $1, stop: {}) }
    return { operations in
      var done = 0
      while done < operations {
        let bootstrapper = Bootstrapper(steps: steps)
        guard let report = try? await bootstrapper.launch() else { return done }
        done += report.entries.count
      }
      return done
    }
  }

  /// The work of one step: two microseconds of counting.
  private static let work: @MainActor () -> Void = { consume(spin(spinsInTwoMicroseconds)) }

  @inline(never)
  private static func spin(_ count: Int) -> Int {
    var sum = 0
    for number in 0..<count {
      sum &+= number
      consume(sum)
    }
    return sum
  }

  /// What two microseconds are here: the fastest of some tries, which nothing else has disturbed.
  private static let spinsInTwoMicroseconds: Int = {
    let clock = ContinuousClock()
    let tries = (0..<200).map { _ in clock.measure { consume(spin(1000)) } }
    let nanoseconds = tries.reduce(.seconds(1), min) / .nanoseconds(1)
    return max(1, Int(1000 * 2000 / max(1, nanoseconds)))
  }()
}
