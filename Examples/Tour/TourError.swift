/// Something wrong with what the tour was given, as a sentence for the person who gave it.
struct TourError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
