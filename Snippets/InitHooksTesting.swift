// How tests deal with the second hook.

import InitHooks

class Form: InitializingObject {
  var fields: [String] = []
  var isValidated = false

  override func afterInit() {
    super.afterInit()
    isValidated = !fields.isEmpty
  }
}

// snippet.hide
func expect(_ condition: Bool) { precondition(condition) }
// snippet.show

func testScope() {
  let form = withInitScope {
    let form = Form()
    form.fields = ["name"]
    return form
  }
  expect(form.isValidated)
}

func testPending() {
  InitDiagnostics.withHandler { _ in
  } perform: {
    let form = Form()
    form.fields = ["name"]
    expect(!form.isValidated)
    form.finishInit()
    expect(form.isValidated)
  }
}

@MainActor func testMainQueue() async {
  let form = Form()
  form.fields = ["name"]
  await form.initialized()
  expect(form.isValidated)
}

func testCallsOfSuper() {
  InitDiagnostics.withHandler { diagnostic in
    fatalError("\(diagnostic)")
  } perform: {
    withInitScope { _ = Form() }
  }
}

testScope()
testPending()
await testMainQueue()
testCallsOfSuper()
