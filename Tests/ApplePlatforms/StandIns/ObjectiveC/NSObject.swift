// The Objective-C module has the root class, which Foundation has elsewhere.
// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class>.
@_exported public import class Foundation.NSObject
