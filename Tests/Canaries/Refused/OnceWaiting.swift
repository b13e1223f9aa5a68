import OnceCall

func wait(_ once: Once) async {
  // error: expression is 'async' but is not marked with 'await'
  once.callAsync("key") { await Task.yield() }
}

func block(_ once: Once) {
  // error: cannot pass function of type '() async -> ()' to parameter expecting synchronous …
  once.call("key") { await Task.yield() }
}
