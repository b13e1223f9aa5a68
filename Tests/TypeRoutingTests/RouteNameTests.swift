import Testing
import TypeRouting

@Suite struct RouteNameTests {
  /// A name, the keys that it may contain, and the parts that it should have.
  struct Example: CustomTestStringConvertible, Sendable {
    let name: String
    let keys: [String]
    let parts: [String]
    var labels: [String]?
    var testDescription: String { name }
  }

  @Test(arguments: [
    Example(
      name: "createMenuDependingOnColorMenuRed", keys: ["ColorMenu"],
      parts: ["createMenu", "ColorMenu", "Red"]),
    Example(
      name: "saveDependingOnFormatJSON", keys: ["ColorMenu", "Format"],
      parts: ["save", "Format", "JSON"]),
    // Values may have any letters, digits and words.
    Example(name: "openDependingOnLevel10", keys: ["Level"], parts: ["open", "Level", "10"]),
    Example(
      name: "openDependingOnKindBigRedFile", keys: ["Kind"], parts: ["open", "Kind", "BigRedFile"]),
    Example(name: "openDependingOnKind菜单", keys: ["Kind"], parts: ["open", "Kind", "菜单"]),
    Example(name: "openDependingOn菜单Red", keys: ["菜单"], parts: ["open", "菜单", "Red"]),
    // The value may be empty.
    Example(name: "openDependingOnKind", keys: ["Kind"], parts: ["open", "Kind", ""]),
    Example(name: "openDependingOnKind_", keys: ["Kind"], parts: ["open", "Kind", ""]),
    // An underscore ends the key.
    Example(
      name: "openDependingOnDevice_iPhone", keys: ["Device"], parts: ["open", "Device", "iPhone"]),
    Example(name: "openDependingOnKind__file", keys: ["Kind"], parts: ["open", "Kind", "_file"]),
    // Argument labels and selectors.
    Example(
      name: "openDependingOnKindFile:", keys: ["Kind"], parts: ["open", "Kind", "File"],
      labels: ["_"]),
    Example(
      name: "openDependingOnKindFile()", keys: ["Kind"], parts: ["open", "Kind", "File"], labels: []
    ),
    Example(
      name: "openDependingOnKindFile(_:)", keys: ["Kind"], parts: ["open", "Kind", "File"],
      labels: ["_"]),
    Example(
      name: "openDependingOnKindFile(items:)", keys: ["Kind"], parts: ["open", "Kind", "File"],
      labels: ["items"]),
    Example(
      name: "openDependingOnKindFile(_:at:)", keys: ["Kind"], parts: ["open", "Kind", "File"],
      labels: ["_", "at"]),
    Example(
      name: "openDependingOnKindFile:at:", keys: ["Kind"], parts: ["open", "Kind", "File"],
      labels: ["_", "at"]),
    Example(
      name: "openDependingOnKindFile(`in a folder`:)", keys: ["Kind"],
      parts: ["open", "Kind", "File"], labels: ["in a folder"]),
    // Raw identifiers, with and without their backticks.
    Example(
      name: "`openDependingOnKindFile`(_:)", keys: ["Kind"], parts: ["open", "Kind", "File"],
      labels: ["_"]),
    Example(
      name: "open it DependingOn Kind a file", keys: ["Kind"], parts: ["open it", "Kind", "a file"]),
    Example(
      name: "openDependingOnKind50% (half)", keys: ["Kind"], parts: ["open", "Kind", "50% (half)"]),
    // A separator inside a method is one only if a key follows it.
    Example(
      name: "sortDependingOnDependingOnKindFile", keys: ["Kind"],
      parts: ["sortDependingOn", "Kind", "File"]),
    Example(
      name: "sortDependingOnceDependingOnKindFile", keys: ["Kind"],
      parts: ["sortDependingOnce", "Kind", "File"]),
  ])
  func `a routed name has a method, a key and a value`(_ example: Example) throws {
    let name = try RouteName(parsing: example.name, typeKeys: example.keys)
    #expect([name.method, name.typeKey, name.typeValue] == example.parts)
    #expect(name.labels == example.labels)
  }

  @Test(arguments: [
    ("createMenuWhateverRed", ["ColorMenu"], RouteNameError.Kind.noSeparator),
    ("", ["ColorMenu"], .noSeparator),
    (":", ["ColorMenu"], .noSeparator),
    ("()", ["ColorMenu"], .noSeparator),
    ("`", ["ColorMenu"], .noSeparator),
    ("openDependingOnColorRed", ["Kind"], .noTypeKey),
    ("openDependingOn", ["Kind"], .noTypeKey),
    ("openDependingOnKindRed", [], .noTypeKey),
    ("openDependingOnKindRed", [""], .noTypeKey),
    ("openDependingOnkindRed", ["Kind"], .noSeparator),
    ("openDependingOnkindRed", ["kind"], .noTypeKey),
    ("openDependingOnKindnessRed", ["Kind"], .noTypeKey),
    ("openDependingOnLevel10", ["Level1"], .noTypeKey),
    ("DependingOnKindFile", ["Kind"], .noMethod),
  ])
  func `other names are refused with a reason`(
    _ text: String, _ keys: [String], _ kind: RouteNameError.Kind
  ) {
    let error = #expect(throws: RouteNameError.self) {
      try RouteName(parsing: text, typeKeys: keys)
    }
    #expect(error?.kind == kind)
    #expect(error?.name == text)
    #expect(error?.description.contains("'\(text)'") == true)
  }

  @Test func `the separator can be another word`() throws {
    let convention = RouteName.Convention(separator: "For")
    let name = try RouteName(
      parsing: "saveForFormatJSON", typeKeys: ["Format"], convention: convention)
    #expect(name == RouteName(method: "save", typeKey: "Format", typeValue: "JSON"))
    #expect(throws: RouteNameError.self) {
      try RouteName(
        parsing: "saveDependingOnFormatJSON", typeKeys: ["Format"], convention: convention)
    }
  }

  @Test func `a separator of punctuation ends a word anywhere`() throws {
    let name = try RouteName(
      parsing: "save_on_format_json", typeKeys: ["format"], convention: .init(separator: "_on_"))
    #expect(name == RouteName(method: "save", typeKey: "format", typeValue: "json"))
  }

  @Test func `an empty separator is an error`() {
    let error = #expect(throws: RouteNameError.self) {
      try RouteName(parsing: "saveFormat", typeKeys: ["Format"], convention: .init(separator: ""))
    }
    #expect(error?.kind == .emptySeparator)
  }

  // 1: https://github.com/spring-projects/spring-data-commons/issues/842
  // https://github.com/quarkusio/quarkus/issues/10100, https://github.com/quarkusio/quarkus/issues/46544
  @Test(arguments: ["refreshDependingOnceADay", "findDependingOnorganization"])
  func `a separator in the middle of a word is none`(_ text: String) {
    let error = #expect(throws: RouteNameError.self) {
      try RouteName(parsing: text, typeKeys: ["Day", "Organization"])
    }
    #expect(error?.kind == .noSeparator)
  }

  @Test(arguments: [
    ("refreshDependingOnceADay", "CeADay"), ("runDependingOncommand_list", "Command"),
  ])
  func `a key in lower case is named as the reason`(_ text: String, _ right: String) {
    let error = #expect(throws: RouteNameError.self) {
      try RouteName(parsing: text, typeKeys: ["ceADay", "command"])
    }
    #expect(error?.kind == .noTypeKey)
    #expect(error?.description.contains("'\(right)'") == true)
  }

  // 2: https://github.com/pointfreeco/swift-parsing/pull/176
  // 3: https://github.com/ibraheemdev/matchit (InsertError::Conflict)
  @Test func `two keys that fit are an ambiguity with both readings`() throws {
    let keys = ["ColorMenu", "ColorMenuBig"]
    let text = "createMenuDependingOnColorMenuBigRed"
    let error = #expect(throws: RouteNameError.self) {
      try RouteName(parsing: text, typeKeys: keys)
    }
    #expect(error?.kind == .ambiguous)
    #expect(
      error?.readings == [
        RouteName(method: "createMenu", typeKey: "ColorMenu", typeValue: "BigRed"),
        RouteName(method: "createMenu", typeKey: "ColorMenuBig", typeValue: "Red"),
      ])
    #expect(error?.description.contains("createMenu / ColorMenu / BigRed") == true)
    #expect(error?.description.contains("createMenu / ColorMenuBig / Red") == true)
  }

  @Test(arguments: [
    ("createMenuDependingOnColorMenu_BigRed", "ColorMenu", "BigRed"),
    ("createMenuDependingOnColorMenuBig_Red", "ColorMenuBig", "Red"),
    ("createMenuDependingOnColorMenuRed", "ColorMenu", "Red"),
  ])
  func `an underscore settles which key is meant`(
    _ text: String, _ key: String, _ value: String
  ) throws {
    let name = try RouteName(parsing: text, typeKeys: ["ColorMenu", "ColorMenuBig"])
    #expect(name.typeKey == key)
    #expect(name.typeValue == value)
  }

  @Test func `a key is not cut out of a longer word`() throws {
    // "Menu" fits before "sRed", but a word goes on there.
    let name = try RouteName(parsing: "openDependingOnMenusRed", typeKeys: ["Menu", "Menus"])
    #expect(name.typeKey == "Menus")
    let error = #expect(throws: RouteNameError.self) {
      try RouteName(parsing: "openDependingOnMenusRed", typeKeys: ["Menu"])
    }
    #expect(error?.description.contains("'Menu_sRed'") == true)
  }

  @Test func `an unknown key gets the nearest one`() {
    let error = #expect(throws: RouteNameError.self) {
      try RouteName(parsing: "openDependingOnColourRed", typeKeys: ["Shape", "Color"])
    }
    #expect(error?.description.contains("(Color, Shape); did you mean 'Color'?") == true)
  }

  @Test func `a name that begins with the separator is read from the next one`() throws {
    let name = try RouteName(
      parsing: "DependingOnKindDependingOnKindFile", typeKeys: ["Kind"])
    #expect(name.method == "DependingOnKind")
    #expect(name.typeValue == "File")
  }

  @Test func `a name that is only the separator has no type key`() {
    let error = #expect(throws: RouteNameError.self) {
      try RouteName(parsing: "DependingOn", typeKeys: ["Kind"])
    }
    #expect(error?.kind == .noTypeKey)
  }

  @Test func `a huge name is refused in time linear in its length`() {
    let part = "DependingOnKind"
    let text = "a" + String(repeating: part, count: 20_000)
    let error = #expect(throws: RouteNameError.self) {
      try RouteName(parsing: text, typeKeys: ["Kind"])
    }
    #expect(error?.kind == .ambiguous)
    #expect(error?.readings.count == 8)
  }

  // A combining accent makes another character of the last letter, so the key isn't there.
  @Test func `keys are found by characters and not by code units`() throws {
    #expect(throws: RouteNameError.self) {
      try RouteName(parsing: "openDependingOnColorMenu\u{301}Red", typeKeys: ["ColorMenu"])
    }
    let name = try RouteName(parsing: "openDependingOnCafe\u{301}Noir", typeKeys: ["Caf\u{e9}"])
    #expect(name.typeValue == "Noir")
  }

  @Test(arguments: [
    ("Kind", "File", nil, "openDependingOnKindFile"),
    ("Kind", "file", nil, "openDependingOnKind_file"),
    ("Kind", "_file", nil, "openDependingOnKind__file"),
    ("Kind", "Name", nil, "openDependingOnKind_Name"),
    ("KindName", "A", nil, "openDependingOnKindName_A"),
    ("Kind", "File", ["_"], "openDependingOnKindFile(_:)"),
    ("Kind", "File", [], "openDependingOnKindFile()"),
  ])
  func `parts are spelled in the shortest way that reads as them`(
    typeKey: String, typeValue: String, labels: [String]?, name: String
  ) throws {
    let parts = RouteName(
      method: "open", typeKey: typeKey, typeValue: typeValue, labels: labels)
    #expect(try parts.spelling(typeKeys: ["Kind", "KindName"]) == name)
  }

  @Test func `parts that no name reads as are an error`() {
    let parts = RouteName(method: "openDependingOnKind_a", typeKey: "Kind", typeValue: "B")
    let error = #expect(throws: RouteNameError.self) { try parts.spelling(typeKeys: ["Kind"]) }
    #expect(error?.kind == .ambiguous)
  }
}
