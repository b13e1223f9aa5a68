import TypeRouting

let keys = ["Color", "ColorMenu"]
for text in [
  "openDependingOnColorRed",
  "openDependingOnColorMenu_BigRed",
  "openDependingOnColor_iris(_:)",
  "openDependingOnColorMenuRed",
] {
  do {
    let name = try RouteName(parsing: text, typeKeys: keys)
    print(name.method, name.typeKey, name.typeValue)
  } catch {
    print(error.description)
  }
}

// snippet.hide
func spell() throws {
  // snippet.show
  let name = RouteName(method: "open", typeKey: "Color", typeValue: "MenuRed")
  print(try name.spelling(typeKeys: keys))
  // snippet.hide
}
try spell()
// snippet.show
