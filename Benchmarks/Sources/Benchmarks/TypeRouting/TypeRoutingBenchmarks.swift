/// What is measured of TypeRouting.
enum TypeRoutingBenchmarks {
  static let all: [Comparison] = []
}
