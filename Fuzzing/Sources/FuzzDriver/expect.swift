/// Ends the program with a sentence if something doesn't hold, also where the optimizer is on.
public func expect(
  _ holds: @autoclosure () -> Bool, _ sentence: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  if !holds() { fatalError(sentence(), file: file, line: line) }
}
