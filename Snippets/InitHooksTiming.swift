// When the second hook runs, and how to have it earlier.

import InitHooks

class Chart: InitializingObject {
  var title = "untitled"

  override func afterInit() {
    super.afterInit()
    print("drawing \(title)")
  }
}

@MainActor func show() {
  let chart = Chart()
  chart.title = "shown"
  chart.finishInit()  // The hook has run when this returns.
}

actor Printer {
  func print(_ titles: [String]) {
    withInitScope {
      for title in titles {
        let chart = Chart()
        chart.title = title
      }
    }  // The hooks have run here, in the actor, in the order of the titles.
  }
}

@MainActor func send() async {
  let chart = Chart()
  chart.title = "sent"
  chart.finishInit()  // Before it is sent, since the main queue would run the hook later.
  await Archive().store(chart)
}

@MainActor func wait() async {
  let chart = Chart()
  chart.title = "awaited"
  await chart.initialized()
}

// snippet.hide
actor Archive {
  var charts: [Chart] = []
  func store(_ chart: sending Chart) { charts.append(chart) }
}

show()
await Printer().print(["first", "second"])
await send()
await wait()
// snippet.show
