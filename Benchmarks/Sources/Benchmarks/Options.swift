/// What was asked for on the command line.
struct Options {
  static let help = """
    Measures LifecycleKit side by side with what one would write by hand.

    usage: swift run -c release --package-path Benchmarks benchmarks [options]

      --filter TEXT   only the benchmarks with this text in their title
      --quick         fewer rounds: a first impression in a few seconds
      --json          one JSON object for each line rather than a table
      --markdown      the tables as README.md has them
      --help          this text
    """

  /// Only titles that contain this are measured; empty for all.
  var filter = ""
  /// How often both sides are measured, one after the other.
  var rounds = 15
  var format = Table.Format.text
  var wantsHelp = false
  /// What to do as a worker of another process; it is none of the user's options.
  var work: Worker.Work?

  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: some Sequence<String>) throws(Mistake) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--quick": rounds = 5
      case "--json": format = .json
      case "--markdown": format = .markdown
      case "--help", "-h": wantsHelp = true
      case Worker.option:
        work = rest.next().flatMap(Worker.Work.init)
        if work == nil { throw Mistake(description: "\(argument) is for the program itself") }
      case "--filter":
        guard let text = rest.next() else {
          throw Mistake(description: "--filter needs a text, for example --filter OnceFlag")
        }
        filter = text
      default:
        throw Mistake(description: "unknown option \(argument)\n\n\(Self.help)")
      }
    }
  }
}
