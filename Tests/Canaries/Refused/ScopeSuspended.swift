import InitHooks

func suspend() async {
  // error: cannot pass function of type '() async -> ()' to parameter expecting synchronous …
  withInitScope { await Task.yield() }
}
