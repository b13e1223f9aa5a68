import OnceCall

struct Wide: Error {}
struct Narrow: Error {}

func throwing(_ once: Once, _ flag: borrowing OnceFlag) {
  // error: call can throw, but it is not marked with 'try' and the error is not handled
  once.call("key") { throw Wide() }
  // error: call can throw, but it is not marked with 'try' and the error is not handled
  flag.call { throw Wide() }
}

func widened(_ once: Once) throws(Narrow) {
  // error: thrown expression type 'Wide' cannot be converted to error type 'Narrow'
  try once.call("key") { () throws(Wide) in throw Wide() }
}

// error: non-class type 'Value' cannot conform to class protocol 'OnceCalling'
struct Value: OnceCalling {}
