import InitHooks

/// A root declares its hooks, so that subclasses override them.
// error: type 'Root' does not conform to protocol 'Initializing'
class Root: Initializing {
  let initialization = Initialization()
}

class Button: InitializingObject {
  // error: overriding declaration requires an 'override' keyword
  func afterInit() {}
  // error: method does not override any method from its superclass
  override func onInitialize() {}
}

// error: non-class type 'Value' cannot conform to class protocol 'Initializing'
struct Value: Initializing {
  let initialization = Initialization()
  func onInit() {}
  func afterInit() {}
}

/// The record can't be made anew, which would run the hooks again.
func restart(_ button: Button) {
  // error: cannot assign to property: 'initialization' is a 'let' constant
  button.initialization = Initialization()
}
