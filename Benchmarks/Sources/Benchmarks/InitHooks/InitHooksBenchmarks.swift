import InitHooks

/// What is measured of InitHooks.
enum InitHooksBenchmarks {
  static let all: [Comparison] =
    mainQueue + growth + [
      Comparison(
        "InitHooks: object in a scope",
        against: "object, hooks called by hand",
        operations: 100_000,
        subject: { count in
          for number in 0..<count {
            consume(withInitScope { HookedObject(number: number) })
          }
          return count
        },
        rival: { count in
          for number in 0..<count {
            let object = PlainObject(number: number)
            object.afterInit()
            consume(object)
          }
          return count
        }),
      Comparison(
        "InitHooks: 100,000 objects in one scope",
        against: "objects, hooks called by hand",
        operations: 100_000,
        subject: { count in
          withInitScope { consume((0..<count).map { HookedObject(number: $0) }) }
          return count
        },
        rival: { count in
          let objects = (0..<count).map { PlainObject(number: $0) }
          for object in objects { object.afterInit() }
          consume(objects)
          return count
        }),
    ]
}
