/// All types of a target, found by name as the compiler would find them.
struct TypeIndex {
  /// The name of a type from the top of the module; for one that other files can't see, with its file.
  struct Key: Hashable {
    let path: [Identifier]
    let file: String?
  }

  /// A declaration, with the file that has it.
  struct Part {
    let declaration: TypeDeclaration
    let file: ScannedFile
  }

  /// What is known about a type: its declarations, one for each branch of an `#if`, and extensions.
  struct Entry {
    var declarations: [Part] = []
    var extensions: [Part] = []

    var parts: [Part] { declarations + extensions }
  }

  private(set) var entries: [Key: Entry] = [:]
  private let module: Identifier

  init(files: [ScannedFile], module: String) {
    self.module = Identifier(module)
    let parts = files.flatMap { file in file.types.map { Part(declaration: $0, file: file) } }
    let topLevel = Set(
      parts.filter { $0.declaration.kind != .extension }.compactMap(\.declaration.path.first))
    var hidden: Set<Key> = []
    for part in parts where part.declaration.isHidden {
      hidden.insert(Key(path: part.declaration.path, file: part.file.source.path))
    }
    func key(_ part: Part) -> Key {
      var path = part.declaration.path
      // `Module.Type`, unless a type has the name of its module.
      if path.count > 1, path[0] == self.module, !topLevel.contains(self.module) {
        path.removeFirst()
      }
      let file = part.file.source.path
      let isHidden = path.indices.contains {
        hidden.contains(Key(path: Array(path[...$0]), file: file))
      }
      return Key(path: path, file: isHidden ? file : nil)
    }
    for part in parts {
      if part.declaration.kind == .extension {
        entries[key(part), default: Entry()].extensions.append(part)
      } else {
        entries[key(part), default: Entry()].declarations.append(part)
      }
    }
  }

  /// The type that a name means inside of another one, or nil if this target doesn't declare it.
  func resolve(_ name: [Identifier], in scope: [Identifier], of file: ScannedFile) -> Key? {
    for length in stride(from: scope.count, through: 0, by: -1) {
      let path = Array(scope.prefix(length)) + name
      for file in [file.source.path, nil] {
        let key = Key(path: path, file: file)
        if entries[key]?.declarations.isEmpty == false { return key }
      }
    }
    guard name.count > 1, name[0] == module else { return nil }
    return resolve(Array(name.dropFirst()), in: [], of: file)
  }

  /// The superclass of a type, if this target declares it.
  func superclass(of key: Key) -> Key? {
    for part in entries[key]?.declarations ?? [] where part.declaration.kind == .class {
      // Only the first name can be a class.
      guard let name = part.declaration.inherited.first else { continue }
      let scope = Array(part.declaration.path.dropLast())
      guard let found = resolve(name, in: scope, of: part.file), found != key else { continue }
      if entries[found]?.declarations.first?.declaration.kind == .class { return found }
    }
    return nil
  }

  /// The superclasses of a type, the nearest one first.
  func superclasses(of key: Key) -> [Key] {
    var found: [Key] = []
    var next = superclass(of: key)
    // A circle, which doesn't compile, must not go on for ever.
    while let key = next, !found.contains(key) {
      found.append(key)
      next = superclass(of: key)
    }
    return found
  }
}

extension TypeDeclaration {
  /// Whether other files can't see the type.
  fileprivate var isHidden: Bool {
    kind != .extension && modifiers.access.map { !$0.reachesOtherFiles } == true
  }
}
