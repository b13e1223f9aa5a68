import Dependency
import TypeRouting

/// What the methods wrote.
nonisolated(unsafe) var log: [String] = []

func expect(_ expected: String..., line: Int = #line) {
  let written = unsafe log
  precondition(written == expected, "line \(line): \(written) is not \(expected)")
  unsafe log = []
}

let menu = Menu()
try menu.callRoutedMethod("open", typeKey: "Kind", typeValue: "File")
try menu.callRoutedMethod("open", typeKey: "Kind", typeValue: "File", with: 3)
try menu.callRoutedMethod("open", typeKey: "Kind", typeValue: "with spaces")
try menu.callRoutedMethod("open", typeKey: "KindBig", typeValue: "File", with: "x")
expect("file", "file 3", "spaces", "big x")

// An extension in another file, a value in other letters, and one that is empty.
try menu.callRoutedMethod("open", typeKey: "Kind", typeValue: "Caf\u{E9}")
try menu.callRoutedMethod("open", typeKey: "Kind", typeValue: "")
expect("café", "empty")

// Scenario 17, https://github.com/swiftlang/swift-package-manager/issues/3844 and 7566: effects.
let number: Int = try menu.callRoutedMethod("load", typeKey: "Kind", typeValue: "Number")
precondition(number == 7)
try await menu.callRoutedMethodAsync("load", typeKey: "Kind", typeValue: "Slowly", with: 1)
try menu.callRoutedMethod("load", typeKey: "Kind", typeValue: "Main")
expect("slowly 1", "main")

// Scenario 18, https://github.com/swiftlang/swift-package-manager/issues/4628: deprecation.
try menu.callRoutedMethod("open", typeKey: "Kind", typeValue: "Old")
expect("old")

// Scenario 24, https://github.com/uber/mockolo/issues/346: conditions.
try menu.callRoutedMethod("open", typeKey: "Kind", typeValue: "Trial")
expect("trial")
precondition(!menu.hasPaid)

// Scenario 16, https://github.com/swiftlang/swift-package-manager/issues/5573: inheritance.
let finder: Screen = Finder()
for value in ["Base", "Screen", "Finder"] {
  try finder.callRoutedMethod("show", typeKey: "Kind", typeValue: value)
}
expect("base", "finder's screen", "finder")
try Screen().callRoutedMethod("show", typeKey: "Kind", typeValue: "Screen")
expect("screen")
let isPresent = try Screen().callRoutedMethodIfPresent("show", typeKey: "Kind", typeValue: "Finder")
precondition(!isPresent)

// Type keys that a subclass overrides are added to those of its superclasses, with and without routes.
try Sized().callRoutedMethod("show", typeKey: "Size", typeValue: "Big")
try Sized().callRoutedMethod("show", typeKey: "Kind", typeValue: "Sized")
try Sized().callRoutedMethod("show", typeKey: "Kind", typeValue: "Screen")
expect("big", "sized", "screen")

// The main actor, another separator, and a nested type.
try Outer.Theme().callRoutedMethod("apply", typeKey: "Color", typeValue: "Red")
expect("red")

// Values and actors.
var counter = Counter()
try counter.callMutatingRoutedMethod("count", typeKey: "By", typeValue: "Two")
try counter.callMutatingRoutedMethod("count", typeKey: "By", typeValue: "Number", with: 5)
precondition(counter.count == 7)
let sum: Int = try await Bank().callRoutedMethodAsync(
  "pay", typeKey: "In", typeValue: "Euro", with: 5)
precondition(sum == 5)
try await Bank().callRoutedMethodAsync("pay", typeKey: "In", typeValue: "Yen")
expect("yen")

// What not all versions of a platform have. On Linux there is no such limit.
#if os(Linux)
try menu.callRoutedMethod("open", typeKey: "Kind", typeValue: "Future")
try menu.callRoutedMethod("open", typeKey: "Kind", typeValue: "Past", with: 2000)
expect("future", "past 2000")
#endif
try Finished().callRoutedMethod("open", typeKey: "Kind", typeValue: "File")
expect("finished")

// A table by hand that adds to the generated one.
try Extended().callRoutedMethod("open", typeKey: "Kind", typeValue: "File")
try Extended().callRoutedMethod("open", typeKey: "Kind", typeValue: "ByHand")
expect("file", "by hand")

// A type of another package.
for (format, text) in [("JSON", "{}"), ("XML", "</>")] {
  let exported: String = try Exporter().callRoutedMethod(
    "export", typeKey: "Format", typeValue: format)
  precondition(exported == text)
}
print("Everything is routed")
