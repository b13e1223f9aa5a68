/// What is measured of InitHooks.
enum InitHooksBenchmarks {
  static let all: [Comparison] = []
}
