import Foundation
import RouteScanner
import TestSupport
import Testing

/// The compiler's parser is the authority: the scanner must find exactly its methods.
///
/// Waiting for the compiler blocks, so it happens on a thread of its own.
@Suite(.serialized, .timeLimit(.minutes(15))) struct CompilerComparisonTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All Swift files of the project, those of the fixtures too.
  private static var projectFiles: [URL] {
    let enumerator = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let files = (enumerator?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    return files.sorted { $0.path() < $1.path() }
  }

  /// The difference between both lists of methods; nil if there is none.
  private static func difference(in bytes: [UInt8], of file: URL) throws -> String? {
    let dump = try CompilerDump(of: file)
    let scanned = DeclarationScanner.scan(SourceText(path: file.path(), bytes: bytes))
    let found = scanned.methodsOutsideConditions
    return found == dump.methods ? nil : "found \(found)\ninstead of \(dump.methods)"
  }

  @Test func `all files of the project have the methods that the compiler finds`() async {
    let files = Self.projectFiles
    #expect(files.count > 50)
    let (differences, refused) = await onThread {
      var differences: [String] = []
      // Files whose syntax a compiler doesn't accept alone, such as one with a hole in a test.
      var refused = 0
      for file in files {
        do {
          let bytes = try Array(Data(contentsOf: file))
          guard let difference = try Self.difference(in: bytes, of: file) else { continue }
          differences.append("\(file.path()): \(difference)")
        } catch {
          refused += 1
        }
      }
      return (differences, refused)
    }
    #expect(differences == [])
    #expect(refused * 20 < files.count)
  }

  @Test func `several hundred generated files have the methods that the compiler finds`()
    async throws
  {
    let seed = UInt64.random(in: .min ... .max)
    print("CompilerComparisonTests: seed \(seed)")
    let folder = FileManager.default.temporaryDirectory.appending(path: "scanner-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (failures, refused) = await onThread {
      var maker = SourceMaker(seed: seed)
      var failures: [String] = []
      // Files that the maker believed in and the compiler does not: they prove nothing.
      var refused = 0
      for number in 0..<300 {
        let text = maker.file()
        let file = folder.appending(path: "Generated\(number).swift")
        do {
          try Data(text.utf8).write(to: file)
          guard let difference = try Self.difference(in: Array(text.utf8), of: file) else {
            continue
          }
          failures.append("file \(number): \(difference)\n\(text)")
        } catch is CompilerDump.Refusal {
          refused += 1
        } catch {
          failures.append("file \(number): \(error)\n\(text)")
        }
      }
      return (failures, refused)
    }
    #expect(failures == [], "seed \(seed)")
    #expect(refused * 20 < 300, "seed \(seed)")
  }
}
