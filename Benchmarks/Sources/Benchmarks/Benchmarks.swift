/// Measures all modules against what one would write by hand and prints the ratios.
@main
struct Benchmarks {
  static let all: [Comparison] =
    OnceCallBenchmarks.all + InitHooksBenchmarks.all + TypeRoutingBenchmarks.all
    + AppBootstrapBenchmarks.all

  @MainActor
  static func main() async {
    let options: Options
    do {
      options = try Options(CommandLine.arguments.dropFirst())
    } catch {
      print(error)
      exit(status: 1)
    }
    if options.wantsHelp { return print(Options.help) }
    if let work = options.work { return Worker.serve(work) }

    let chosen = all.filter { options.filter.isEmpty || $0.title.contains(options.filter) }
    if chosen.isEmpty {
      print("no title contains \"\(options.filter)\"; without --filter all are measured")
      exit(status: 1)
    }
    // First of all, while this is surely the first thread: glibc only counts the heap of that one.
    let memory = options.filter.isEmpty ? MemoryUse.measured() : []
    var table = Table(options.format)
    for comparison in chosen { table.add(await comparison.measured(rounds: options.rounds)) }
    table.finish()
    table.add(memory)
  }
}
