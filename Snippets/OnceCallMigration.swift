import OnceCall

final class ViewController: OnceCalling {
  func viewDidAppear() {
    once.call { print("start the session") }
    once.call("tip") { print("a tip") }
  }

  func signOut() {
    once.clear("tip")
    once.clear(where: { $0.text.hasPrefix("user ") })
    once.clearAll()
  }
}
// snippet.hide

let controller = ViewController()
controller.viewDidAppear()
controller.signOut()
controller.viewDidAppear()
// snippet.show

let before = controller.once.calledKeys
controller.once.clear("tip")
print(before)
