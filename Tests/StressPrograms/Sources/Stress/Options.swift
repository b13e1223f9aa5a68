/// What the command line asks for.
struct Options {
  var seconds = 180
  var seed = UInt64.random(in: 0..<1_000_000_000)
  var hangSeconds = 120
  var modules: [String] = []

  /// Reads the arguments.
  ///
  /// - Returns: The options, or nothing if an argument can't be understood.
  init?(_ arguments: [String], modules known: [String]) {
    var arguments = arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--seconds":
        guard let value = arguments.popFirst().flatMap(Int.init), value > 0 else { return nil }
        seconds = value
      case "--seed":
        guard let value = arguments.popFirst().flatMap(UInt64.init) else { return nil }
        seed = value
      case "--hang-after":
        guard let value = arguments.popFirst().flatMap(Int.init), value > 0 else { return nil }
        hangSeconds = value
      default:
        guard known.contains(argument) else { return nil }
        modules.append(argument)
      }
    }
    if modules.isEmpty { modules = known }
  }
}
