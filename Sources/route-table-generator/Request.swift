import Foundation

/// What the tool is asked to do on its command line.
struct Request {
  enum Task {
    case help
    /// Write the tables to a file.
    case generate(output: URL)
    /// Compare the tables with what the compiler says in a symbol graph.
    case check(symbolGraph: URL)
  }

  static let help = """
    Finds the routes in the sources of a target, and writes the route tables of its types.

    usage: route-table-generator generate --target NAME --module NAME --output FILE SOURCE…
           route-table-generator check --target NAME --module NAME --symbol-graph FILE SOURCE…

    It is meant to be run by the plugins of the package; see the documentation of TypeRouting.
    """

  let task: Task
  let target: String
  let module: String
  let files: [URL]

  init(_ arguments: some Sequence<String>) throws(Failure) {
    var options: [String: String] = [:]
    var files: [URL] = []
    var rest = arguments.makeIterator()
    let command = rest.next()
    while let argument = rest.next() {
      if argument.hasPrefix("--") {
        guard let value = rest.next() else { throw Failure("error: \(argument) needs a value") }
        options[argument] = value
      } else {
        files.append(URL(filePath: argument))
      }
    }
    func option(_ name: String) throws(Failure) -> String {
      guard let value = options.removeValue(forKey: name) else {
        throw Failure("error: the option \(name) is missing; --help shows what there is")
      }
      return value
    }
    switch command {
    case "generate": task = .generate(output: URL(filePath: try option("--output")))
    case "check": task = .check(symbolGraph: URL(filePath: try option("--symbol-graph")))
    case "--help", "-h", "help", nil:
      (task, target, module, self.files) = (.help, "", "", [])
      return
    case let command?: throw Failure("error: there is no command '\(command)'; --help shows them")
    }
    target = try option("--target")
    module = try option("--module")
    self.files = files
    if let unknown = options.keys.min() {
      throw Failure("error: there is no option \(unknown); --help shows what there is")
    }
  }
}
