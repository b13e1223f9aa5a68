public import Foundation

/// The body of a method: it gets the object and the parameter, and returns an object if it does.
public typealias MethodImplementation = @Sendable (NSObject, Any?) -> AnyObject?

/// A method that a test has told the runtime about.
@safe final class RegisteredMethod: @unchecked Sendable {
  let selector: Selector
  let implementation: MethodImplementation
  let returnsRetained: Bool

  // Sound: written by `init` only, and never freed, since registered methods stay.
  let encoding: UnsafeMutablePointer<CChar>

  init(
    _ selector: Selector, encoding: String, returnsRetained: Bool,
    _ implementation: @escaping MethodImplementation
  ) {
    self.selector = selector
    self.returnsRetained = returnsRetained
    self.implementation = implementation
    let bytes = encoding.utf8CString
    unsafe self.encoding = .allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { unsafe self.encoding[index] = byte }
  }

  static func of(_ method: Method) -> RegisteredMethod {
    unsafe Unmanaged<RegisteredMethod>.fromOpaque(UnsafeRawPointer(method)).takeUnretainedValue()
  }
}

/// The methods of classes, which a real runtime reads from the program.
public final class MethodRegistry: Sendable {
  /// The methods of the process.
  public static let shared = MethodRegistry()

  private let lock = NSLock()

  // Sound: only touched while `lock` is locked.
  private nonisolated(unsafe) var classes: [ObjectIdentifier: [RegisteredMethod]] = [:]

  // Sound: only touched while `lock` is locked.
  private nonisolated(unsafe) var results: [AnyObject] = []

  // Sound: only touched while `lock` is locked.
  private nonisolated(unsafe) var padding = 0

  /// The bytes that each list takes beyond its methods, so that a test sees whether lists are freed.
  public var listPadding: Int {
    get { lock.withLock { unsafe padding } }
    set { lock.withLock { unsafe padding = newValue } }
  }

  /// Adds a method to a class, as if it were marked `@objc` there.
  ///
  /// What it returns is in the autorelease pool, or comes with a retain if the method says so.
  public func add(
    _ name: String, to type: AnyClass, encoding: String, returnsRetained: Bool = false,
    _ implementation: @escaping MethodImplementation
  ) {
    let method = RegisteredMethod(
      Selector(name), encoding: encoding, returnsRetained: returnsRetained, implementation)
    lock.withLock { unsafe classes[ObjectIdentifier(type), default: []].append(method) }
  }

  func methods(of type: AnyClass) -> [RegisteredMethod] {
    lock.withLock { unsafe classes[ObjectIdentifier(type)] ?? [] }
  }

  /// Sends a message: the nearest class that has the method decides, as everywhere in Objective-C.
  func send(_ selector: Selector, to object: NSObject, _ parameter: Any?) -> Unmanaged<AnyObject>? {
    var next: AnyClass? = type(of: object)
    while let current = next {
      if let method = methods(of: current).first(where: { $0.selector == selector }) {
        guard let result = method.implementation(object, parameter) else { return nil }
        if method.returnsRetained { return unsafe Unmanaged.passRetained(result) }
        // Stands for the autorelease pool.
        lock.withLock { unsafe results.append(result) }
        return unsafe Unmanaged.passUnretained(result)
      }
      next = _getSuperclass(current)
    }
    fatalError("-[\(type(of: object)) \(selector)]: unrecognized selector sent to instance")
  }
}
