import Foundation

/// What was asked for on the command line.
struct Options {
  static let help = """
    A tour of LifecycleKit: shows the notes of a file in a frame, and how the program was launched.

    usage: swift run tour [--color COLOR] [FILE]

      --color COLOR   how the frame looks; the file's setting if you don't say
      FILE            a JSON file of settings and notes; the tour's own if you don't say
      --help          this text

    The file looks like this; "settings", each part of it, and a note's "link" may be left out:

      {
        "settings": { "color": "Blue", "width": 64, "showsTips": true },
        "notes": [ { "title": "Bicycle", "text": "New brake pads.", "link": "https://…" } ]
      }
    """

  var color: String?
  var file = Options.shippedFile
  var wantsHelp = false

  /// The notes that come with the tour.
  private static var shippedFile: URL {
    Bundle.module.bundleURL.appending(path: "notes.json")
  }

  init(_ arguments: some Sequence<String>) throws(TourError) {
    var path: String?
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--help", "-h":
        wantsHelp = true
      case "--color":
        guard let name = rest.next() else {
          throw TourError("--color needs the name of a colour, for example --color Red")
        }
        color = name
      case _ where argument.hasPrefix("-"):
        throw TourError("there is no option \(argument); --help lists those that there are")
      default:
        guard path == nil else {
          throw TourError("one file at a time: \(argument) is a second one")
        }
        path = argument
        file = URL(filePath: argument)
      }
    }
  }
}
