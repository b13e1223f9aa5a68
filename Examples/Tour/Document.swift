/// The input of the tour: settings and notes.
struct Document: Decodable {
  struct Settings: Decodable {
    var color: String?
    var width: Int?
    var showsTips: Bool?
  }

  struct Note: Decodable {
    var title: String
    var text: String
    var link: String?
  }

  var settings: Settings?
  var notes: [Note]
}
