#if !canImport(ObjectiveC)
/// Finds the record that is kept beside an object.
enum OnceStorage {
  private static let table = OnceTable()

  static func once(of owner: AnyObject) -> Once { table.once(of: owner) }
}
#endif
