import RouteScanner
import Testing

extension MethodDeclaration {
  /// Scans a class with these declarations, and takes its first method.
  init(scanning declarations: String) throws {
    let file = DeclarationScanner.scan(SourceText("class A {\n\(declarations)\n}"))
    self = try #require(file.types.first?.methods.first)
  }
}
