import Foundation
import RouteScanner

/// The tool behind the plugins: reads the sources of a target, and writes or checks its route tables.
@main
struct RouteTableGenerator {
  static func main() {
    do {
      let request = try Request(CommandLine.arguments.dropFirst())
      switch request.task {
      case .help: print(Request.help)
      case .generate(let output): try generate(request, output: output)
      case .check(let symbolGraph): try check(request, symbolGraph: symbolGraph)
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private static func generate(_ request: Request, output: URL) throws(Failure) {
    let plan = try plan(request)
    guard plan.diagnostics.isEmpty else { throw Failure(plan.diagnostics) }
    let text = Data(TableGenerator.file(for: plan, target: request.target).utf8)
    // A file that is left alone doesn't make the build compile it again.
    guard (try? Data(contentsOf: output)) != text else { return }
    do {
      try FileManager.default.createDirectory(
        at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: output, options: .atomic)
    } catch {
      throw Failure(output, "can't be written", error)
    }
  }

  private static func plan(_ request: Request) throws(Failure) -> RoutePlan {
    var files: [ScannedFile] = []
    for file in request.files {
      do {
        let bytes = try Array(Data(contentsOf: file))
        let path = file.path(percentEncoded: false)
        files.append(DeclarationScanner.scan(SourceText(path: path, bytes: bytes)))
      } catch {
        throw Failure(file, "can't be read", error)
      }
    }
    return RoutePlanner.plan(files, module: request.module)
  }

  private static func check(_ request: Request, symbolGraph: URL) throws(Failure) {
    let plan = try plan(request)
    guard plan.diagnostics.isEmpty else { throw Failure(plan.diagnostics) }
    print("Target \(request.target)\n\(RouteListing.text(of: plan))")
    let graph: SymbolGraph
    do {
      graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: symbolGraph))
    } catch {
      throw Failure(symbolGraph, "can't be read as a symbol graph", error)
    }
    let differences = RouteCheck.differences(between: plan, and: graph)
    guard differences.isEmpty else { throw Failure(differences.joined(separator: "\n")) }
  }
}
