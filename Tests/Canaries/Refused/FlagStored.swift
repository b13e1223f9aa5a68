import OnceCall

/// A value that can be copied can't hold a flag, which can't.
struct Settings {
  // error: stored property 'didLoad' of 'Copyable'-conforming struct 'Settings' has non-Copyable …
  let didLoad = OnceFlag()
}

// error: type 'OnceFlag' does not conform to protocol 'Copyable'
func list() -> [OnceFlag] { [] }
