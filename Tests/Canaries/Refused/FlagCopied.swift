import OnceCall

/// A copy of a flag would be passed once more.
// error: 'flag' used after consume
func pass(_ flag: consuming OnceFlag) {
  let copy = flag
  flag.call {}
  copy.call {}
}

// error: 'flag' is borrowed and cannot be consumed
func lend(_ flag: borrowing OnceFlag) -> OnceFlag {
  flag
}
