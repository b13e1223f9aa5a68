import Testing
import TypeRouting

@Suite struct RouteTableTests {
  @Test func `all mistakes are thrown together, each with its line`() {
    // Not inside the macro, in whose expansion every line is the first one.
    let first = #line + 3
    let table = Result { () throws(RouteTableError) in
      try RouteTable<Recorder>.validated(typeKeys: ["Kind"]) {
        MethodRoute("callDependingOnKindPlain", to: Recorder.plain)
        MethodRoute("call", typeKey: "Kind", typeValue: "Plain", to: Recorder.plain)
        MethodRoute("callWhateverPlain", to: Recorder.plain)
        MethodRoute("call", typeKey: "Knd", typeValue: "Plain", to: Recorder.plain)
        MethodRoute("callDependingOnKindText()", to: Recorder.one)
        DefaultRoute("call", typeKey: "Kind", to: Recorder.plain)
        DefaultRoute("call", typeKey: "Kind", to: Recorder.plain)
      }
    }
    let error = #expect(throws: RouteTableError.self) { try table.get() }
    #expect(
      error?.mistakes.map(\.kind) == [
        .duplicate, .name, .undeclaredTypeKey, .parameterCount, .duplicate,
      ])
    #expect(
      error?.mistakes.map(\.source) == [1, 2, 3, 4, 6].map { "\(#fileID):\(first + $0)" })
    let text = error?.description ?? ""
    #expect(text.hasPrefix("The route table of Recorder has 5 mistakes:"))
    // 9: a duplicate names both sources, https://github.com/vapor/routing-kit/pull/127
    #expect(text.contains("already at \(#fileID):\(first)"))
    #expect(text.contains("callWhateverPlain"))
    #expect(text.contains("did you mean 'Kind'?"))
  }

  @Test func `what is wrong once is told once for each line`() {
    let error = #expect(throws: RouteTableError.self) {
      try RouteTable<Recorder>.validated(typeKeys: ["Kind"]) {
        MethodRoute("call", typeKey: "Knd", typeValue: "Plain", to: Recorder.plain)
        MethodRoute("call", typeKey: "Knd", typeValue: "Plain", to: Recorder.plain)
        MethodRoute("callDependingOnKindText(_:)", to: Recorder.plain)
        MethodRoute("callDependingOnKindText(_:)", to: Recorder.plain)
      }
    }
    #expect(
      error?.mistakes.map(\.kind) == [
        .undeclaredTypeKey, .undeclaredTypeKey, .parameterCount, .parameterCount,
      ])
  }

  @Test(arguments: [("()", false), ("(_:)", true), ("(number:)", true), ("(_:_:)", false)])
  func `labels of a name belong to as many parameters as the method takes`(
    labels: String, isValid: Bool
  ) {
    let table = Result { () throws(RouteTableError) in
      try RouteTable<Recorder>.validated(typeKeys: ["Kind"]) {
        MethodRoute("callDependingOnKindOne\(labels)", to: Recorder.one)
      }
    }
    #expect(((try? table.get()) != nil) == isValid)
  }

  @Test func `the initializer traps with the same text`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RouteTable<Recorder>(typeKeys: ["Kind"]) {
        MethodRoute("callDependingOnKindPlain", to: Recorder.plain)
        MethodRoute("callDependingOnKindPlain", to: Recorder.plain)
        MethodRoute("callWhateverPlain", to: Recorder.plain)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The route table of Recorder has 2 mistakes:"))
    #expect(text.contains("callWhateverPlain"))
  }

  @Test func `a builder knows conditions, loops and arrays`() throws {
    func table(_ isLarge: Bool, _ extra: String?) -> RouteTable<Recorder> {
      RouteTable(typeKeys: []) {
        if isLarge {
          MethodRoute("call", typeKey: "Kind", typeValue: "Large", to: Recorder.plain)
        } else {
          MethodRoute("call", typeKey: "Kind", typeValue: "Small", to: Recorder.plain)
        }
        if let extra { MethodRoute("call", typeKey: "Kind", typeValue: extra, to: Recorder.plain) }
        for number in 1...3 {
          MethodRoute("call", typeKey: "Number", typeValue: "\(number)") { (recorder: Recorder) in
            recorder.one(number)
          }
        }
        [MethodRoute("call", typeKey: "Kind", typeValue: "Listed", to: Recorder.plain)]
      }
    }
    #expect(table(true, nil).typeValues(of: "call", typeKey: "Kind") == ["Large", "Listed"])
    #expect(table(false, "X").typeValues(of: "call", typeKey: "Kind") == ["Listed", "Small", "X"])
    #expect(table(true, nil).typeValues(of: "call", typeKey: "Number") == ["1", "2", "3"])
  }

  @Test func `a builder knows availability`() {
    let table = RouteTable<Recorder>(typeKeys: []) {
      if #available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *) {
        MethodRoute("call", typeKey: "Kind", typeValue: "New", to: Recorder.plain)
      }
      MethodRoute("call", typeKey: "Kind", typeValue: "Old", to: Recorder.plain)
    }
    // Other platforms than Apple's have whatever there is.
    #if canImport(Darwin)
    #expect(table.typeValues(of: "call", typeKey: "Kind") == ["Old"])
    #else
    #expect(table.typeValues(of: "call", typeKey: "Kind") == ["New", "Old"])
    #endif
  }

  @Test func `a dictionary of names and methods makes a table`() throws {
    let methods = [
      "callDependingOnKindA": RoutedMethod(Recorder.plain),
      "callDependingOnKindB": RoutedMethod(Recorder.one),
    ]
    let table = RouteTable(methods, typeKeys: ["Kind"])
    #expect(table.typeValues(of: "call", typeKey: "Kind") == ["A", "B"])
    let error = #expect(throws: RouteTableError.self) {
      try RouteTable.validated(methods, typeKeys: ["Sort"])
    }
    #expect(error?.mistakes.count == 2)
    #expect(Set(error?.mistakes.map(\.source) ?? []) == Set(methods.keys.map { "'\($0)'" }))
  }

  @Test func `two names of one route are told by their names`() {
    let pairs: KeyValuePairs = [
      "callDependingOnKindA": RoutedMethod(Recorder.plain),
      "callDependingOnKind_A()": RoutedMethod(Recorder.plain),
    ]
    let error = #expect(throws: RouteTableError.self) {
      try RouteTable.validated(pairs, typeKeys: ["Kind"])
    }
    #expect(error?.mistakes.map(\.source) == ["'callDependingOnKind_A()'"])
    #expect(error?.description.contains("already at 'callDependingOnKindA'") == true)
  }

  @Test func `names and a function of the index make a table`() throws {
    let table = RouteTable<Recorder>(
      names: ["callDependingOnKindA", "callDependingOnKindB"], typeKeys: ["Kind"]
    ) { index in
      switch index {
      case 0: RoutedMethod(Recorder.plain)
      default: RoutedMethod(Recorder.one)
      }
    }
    let recorder = Recorder()
    try table.resolve("call", typeKey: "Kind", typeValue: "A").call(on: recorder)
    try table.resolve("call", typeKey: "Kind", typeValue: "B", parameter: Int.self)
      .call(on: recorder, with: 1)
    #expect(recorder.log == ["plain", "one 1"])
  }

  @Test func `names with mistakes are told with their positions`() {
    let error = #expect(throws: RouteTableError.self) {
      try RouteTable<Recorder>.validated(
        names: ["callDependingOnKindA", "callDependingOnKindA", "call"], typeKeys: ["Kind"]
      ) { _ in RoutedMethod(Recorder.plain) }
    }
    #expect(error?.mistakes.map(\.source) == ["entry 1", "entry 2"])
    #expect(error?.description.contains("already at entry 0") == true)
  }

  @Test func `a type whose table is that of another type traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try Stranger().callRoutedMethod("call", typeKey: "Kind", typeValue: "Plain")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The routes of Stranger are those of Recorder"))
  }

  @Test func `a table of many thousand routes finds each`() throws {
    let count = 20_000
    let table = RouteTable<Recorder>(
      names: (0..<count).map { "callDependingOnKind\($0)" }, typeKeys: ["Kind"]
    ) { index in
      RoutedMethod(calling: { recorder in recorder.one(index) })
    }
    let recorder = Recorder()
    for index in 0..<count {
      try table.resolve("call", typeKey: "Kind", typeValue: "\(index)").call(on: recorder)
    }
    #expect(recorder.log == (0..<count).map { "one \($0)" })
    let error = #expect(throws: RoutingError.self) {
      try table.resolve("call", typeKey: "Kind", typeValue: "20000")
    }
    #expect(error?.available.count == count)
    #expect(error?.description.contains("and 19968 more") == true)
  }

  @Test func `a table tells what it has`() {
    let table = Recorder.routes
    #expect(table.count == 13)
    #expect(table.typeKeys == ["Kind"])
    #expect(table.methods == ["call"])
    #expect(table.typeKeys(of: "call") == ["Kind"])
    #expect(table.typeKeys(of: "other") == [])
    #expect(table.contains("call", typeKey: "Kind", typeValue: "Plain"))
    #expect(table.contains("call", typeKey: "Kind", typeValue: "One"))
    #expect(!table.contains("call", typeKey: "Kind", typeValue: "None"))
  }
}

/// A type that returns the table of another one.
struct Stranger: MethodRouting {
  static var routes: RouteTable<Recorder> { Recorder.routes }
}
