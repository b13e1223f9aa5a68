/// What is measured of OnceCall.
enum OnceCallBenchmarks {
  static let all: [Comparison] = []
}
