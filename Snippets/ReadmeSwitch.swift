// What a route table takes the place of.

final class Painter {
  func paintRed() { print("red") }
  func paintBlue() { print("blue") }

  // snippet.show
  func paint(_ color: String) {
    switch color {
    case "Red": paintRed()
    case "Blue": paintBlue()
    default: break  // and nobody knows
    }
  }
  // snippet.hide
}

Painter().paint("Red")
