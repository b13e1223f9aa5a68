import InitHooks

func requireSendable<Value: Sendable>(_: Value.Type) {}

func demand() {
  // error: conformance of 'InitializingObject' to 'Sendable' is unavailable
  requireSendable(InitializingObject.self)
  // error: conformance of 'InitializingNSObject' to 'Sendable' is unavailable
  requireSendable(InitializingNSObject.self)
}

nonisolated func finish(_ card: MainActorInitializingObject) {
  // error: main actor-isolated conformance of 'MainActorInitializingObject' to 'Initializing' …
  card.finishInit()
}
