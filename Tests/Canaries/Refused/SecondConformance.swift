import InitHooks
import OnceCall

// error: redundant conformance of 'Twice' to protocol 'Initializing'
class Twice: InitializingObject, Initializing {
  override func onInit() { super.onInit() }
}

class Record: OnceCalling {}

// error: redundant conformance of 'Again' to protocol 'OnceCalling'
class Again: Record, OnceCalling {}
