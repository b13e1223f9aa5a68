import OnceCall
import Testing

@Suite struct OnceTests {
  @Test func `a second call returns false`() {
    let once = Once()
    #expect(once.call("key") {})
    #expect(!once.call("key") {})
  }
}
