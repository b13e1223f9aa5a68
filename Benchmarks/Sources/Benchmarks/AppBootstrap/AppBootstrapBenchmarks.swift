/// What is measured of AppBootstrap.
enum AppBootstrapBenchmarks {
  static let all: [Comparison] = StepBenchmarks.all
}
