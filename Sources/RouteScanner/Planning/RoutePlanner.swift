import TypeRouting

/// Decides which methods of a target are routes of which table.
package struct RoutePlanner {
  /// The property by which a type asks for a table and names its type keys.
  package static let keysProperty = "routeTypeKeys"
  /// The property by which a type names another separator.
  package static let separatorProperty = "routeSeparator"
  /// The property that the protocol requires.
  static let tableProperty = "routes"
  static let protocolName = Identifier("MethodRouting")
  /// The modules that have the protocol.
  private static let modules: Set<String> = ["TypeRouting", "LifecycleKit"]

  let index: TypeIndex
  let files: [ScannedFile]
  var plan = RoutePlan()

  /// Plans the tables of a target.
  ///
  /// - Parameters:
  ///   - files: What was found in the target's files, in any order.
  ///   - module: The name of the module that the target makes.
  /// - Returns: The tables and all mistakes. If there are mistakes, the tables may lack rows.
  package static func plan(_ files: [ScannedFile], module: String) -> RoutePlan {
    let files = files.sorted { $0.source.path < $1.source.path }
    var planner = RoutePlanner(files: files, module: module)
    planner.planAll()
    return planner.plan
  }

  private init(files: [ScannedFile], module: String) {
    self.files = files
    index = TypeIndex(files: files, module: module)
  }

  private mutating func planAll() {
    let types = index.entries.map { RoutedType(key: $0.key, entry: $0.value) }
    for type in types.sorted(by: { ($0.name, $0.key.file ?? "") < ($1.name, $1.key.file ?? "") }) {
      planTables(of: type)
    }
    checkTableNames()
    plan.diagnostics = Set(plan.diagnostics).sorted()
  }

  mutating func report(_ place: SourcePlace, _ message: String) {
    plan.diagnostics.append(Diagnostic(place, message))
  }

  /// Notes how the files of a type import the library.
  mutating func noteImports(of type: RoutedType) {
    let imports = type.entry.parts.flatMap(\.file.imports)
    plan.imports.formUnion(imports.filter { Self.modules.contains($0.module) })
  }
}

/// A type with its parts, and how it asks for a table.
struct RoutedType {
  let key: TypeIndex.Key
  let entry: TypeIndex.Entry

  /// The type as it must be written from the top of the module.
  var name: String { key.path.map(\.spelling).joined(separator: ".") }

  var declaration: TypeDeclaration? { entry.declarations.first?.declaration }

  var isClass: Bool { declaration?.kind == .class }

  var isFinal: Bool { !isClass || declaration?.modifiers.words.contains("final") == true }

  /// Whether one of the parts names the protocol.
  var adoptsProtocol: Bool {
    entry.parts.contains { part in
      part.declaration.inherited.contains { $0.last == RoutePlanner.protocolName }
    }
  }

  func properties(_ name: String) -> [PropertyDeclaration] {
    entry.parts.flatMap(\.declaration.properties).filter {
      $0.name == name && $0.modifiers.isStatic
    }
  }

  /// The widest level that something in the type can have, that of its outer types included.
  func access(in index: TypeIndex) -> Access {
    var access = Access.public
    for length in 1...key.path.count {
      let outer = TypeIndex.Key(path: Array(key.path.prefix(length)), file: key.file)
      let visible = TypeIndex.Key(path: outer.path, file: nil)
      let entry = index.entries[outer] ?? index.entries[visible]
      let own = entry?.declarations.first?.declaration.modifiers.access ?? .internal
      access = min(access, own)
    }
    return access
  }

  /// The name of the generated table: `menuControllerRoutes` for `MenuController`.
  var tableName: Identifier {
    let name = key.path.last ?? Identifier("")
    let capitals = name.text.prefix { $0.isUppercase }.count
    // The last of several capitals begins the next word: `URLMenu` becomes `urlMenu`.
    let isWhole = capitals == name.text.count || capitals <= 1
    let head = name.text.prefix(isWhole ? capitals : capitals - 1)
    let text = head.lowercased() + name.text.dropFirst(head.count) + "Routes"
    let isRaw = name.isRaw && !text.utf8.allSatisfy { $0.isWord || $0.isNonASCII }
    return Identifier(text, isRaw: isRaw)
  }
}
