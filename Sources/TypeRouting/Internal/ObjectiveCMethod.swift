#if canImport(ObjectiveC)
import ObjectiveC

#if canImport(Darwin)
import func Darwin.free
#else
import func Glibc.free
#endif

/// A method as the Objective-C runtime knows it.
struct ObjectiveCMethod {
  private let selector: Selector

  /// The types of the result, the object, the selector and the parameters, without their offsets.
  let encoding: String

  /// The selector as text.
  var name: String { "\(selector)" }

  /// All methods of a class and its superclasses, an overridden one only once.
  static func all(of type: AnyClass) -> [ObjectiveCMethod] {
    var methods: [ObjectiveCMethod] = []
    var seen: Set<Selector> = []
    var next: AnyClass? = type
    while let current = next {
      methods += own(of: current).filter { seen.insert($0.selector).inserted }
      next = class_getSuperclass(current)
    }
    return methods
  }

  /// The methods that a class has itself.
  private static func own(of type: AnyClass) -> [ObjectiveCMethod] {
    var count: UInt32 = 0
    guard let list = unsafe class_copyMethodList(type, &count) else { return [] }
    // The runtime hands over a list of that many methods, which is ours to free.
    defer { unsafe free(list) }
    return unsafe UnsafeBufferPointer(start: list, count: Int(count)).map { method in
      let types = unsafe method_getTypeEncoding(method).map { unsafe String(cString: $0) } ?? ""
      return ObjectiveCMethod(
        selector: unsafe method_getName(method), encoding: types.filter { !$0.isNumber })
    }
  }

  /// The method for calls by a table, or nil if its types are none that a message can carry.
  ///
  /// The encodings say which of `v` (nothing) and `@` (an object) the types are, so that each
  /// message is sent as its method wants it.
  func routed<Owner: NSObject>(by type: Owner.Type) -> RoutedMethod<Owner>? {
    let (selector, isRetained) = (selector, returnsRetained)
    switch encoding {
    case "v@:":
      return RoutedMethod(calling: { owner in _ = unsafe owner.perform(selector) })
    case "v@:@":
      return RoutedMethod(calling: { (owner: Owner, parameter: Any) in
        _ = unsafe owner.perform(selector, with: parameter)
      })
    case "@@:":
      return RoutedMethod(calling: { (owner: Owner) -> Any? in
        unsafe owner.perform(selector)?.take(isRetained: isRetained)
      })
    case "@@:@":
      return RoutedMethod(calling: { (owner: Owner, parameter: Any) -> Any? in
        unsafe owner.perform(selector, with: parameter)?.take(isRetained: isRetained)
      })
    default: return nil
    }
  }

  /// Whether an object that the method returns comes with a retain for whoever calls it.
  ///
  /// The first word of the name decides:
  /// <https://clang.llvm.org/docs/AutomaticReferenceCounting.html#method-families>. Calls that the
  /// compiler sees are balanced by it, these aren't.
  private var returnsRetained: Bool {
    let name = name.drop { $0 == "_" }
    return ["alloc", "copy", "mutableCopy", "new"].contains { word in
      name.hasPrefix(word) && name.dropFirst(word.count).first?.isLowercase != true
    }
  }
}

extension Unmanaged {
  /// The object, with the retain that it comes with if it does.
  fileprivate func take(isRetained: Bool) -> Instance {
    isRetained ? unsafe takeRetainedValue() : unsafe takeUnretainedValue()
  }
}
#endif
// Without the Objective-C runtime there are no methods to list at run time.
