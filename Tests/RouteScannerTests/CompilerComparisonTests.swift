import Foundation
import RouteScanner
import TestSupport
import Testing

/// The compiler's parser is the authority: the scanner must find exactly its methods.
@Suite(.timeLimit(.minutes(10))) struct CompilerComparisonTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All Swift files of the project, those of the fixtures too.
  private static var projectFiles: [URL] {
    let enumerator = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let files = (enumerator?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    return files.sorted { $0.path() < $1.path() }
  }

  @Test func `all files of the project have the methods that the compiler finds`() throws {
    let files = Self.projectFiles
    #expect(files.count > 50)
    var compared = 0
    for file in files {
      // Fixtures may be wrong on purpose, and a file without its own mistakes may be for a newer compiler.
      guard let dump = try? CompilerDump(of: file) else { continue }
      let bytes = try Array(Data(contentsOf: file))
      let path = file.path(percentEncoded: false)
      let scanned = DeclarationScanner.scan(SourceText(path: path, bytes: bytes))
      #expect(scanned.methodsOutsideConditions == dump.methods, "\(path)")
      compared += 1
    }
    #expect(compared * 10 > files.count * 9)
  }

  @Test func `several hundred generated files have the methods that the compiler finds`() throws {
    let seed = UInt64.random(in: .min ... .max)
    print("CompilerComparisonTests: seed \(seed)")
    let folder = FileManager.default.temporaryDirectory.appending(path: "scanner-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var generator = SourceMaker(seed: seed)
    var methods = 0
    for number in 0..<400 {
      let text = generator.file()
      let file = folder.appending(path: "Generated\(number).swift")
      try Data(text.utf8).write(to: file)
      let dump: CompilerDump
      do {
        dump = try CompilerDump(of: file)
      } catch {
        Issue.record(error, "seed \(seed), file \(number) doesn't parse:\n\(text)")
        continue
      }
      let scanned = DeclarationScanner.scan(SourceText(text)).methodsOutsideConditions
      #expect(scanned == dump.methods, "seed \(seed), file \(number):\n\(text)")
      methods += dump.methods.count
    }
    #expect(methods > 1_000)
  }
}
