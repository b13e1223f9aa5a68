public import Foundation
import Glibc

/// Stands for <https://developer.apple.com/documentation/objectivec/selector>.
public struct Selector: Hashable, Sendable {
  let name: String

  /// Stands for <https://developer.apple.com/documentation/objectivec/selector/init(_:)>.
  public init(_ str: String) { name = str }
}

extension Selector: CustomStringConvertible {
  /// Stands for <https://developer.apple.com/documentation/objectivec/selector/description>.
  public var description: String { name }
}

/// Stands for <https://developer.apple.com/documentation/objectivec/method>.
public typealias Method = OpaquePointer

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Stands for <https://developer.apple.com/documentation/objectivec/class_copymethodlist(_:_:)>.
public func class_copyMethodList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  let methods = cls.map { MethodRegistry.shared.methods(of: $0) } ?? []
  unsafe outCount?.pointee = UInt32(methods.count)
  guard !methods.isEmpty else { return nil }
  // The runtime's list ends in a null pointer, and is freed by who asked for it.
  let size =
    unsafe (methods.count + 1) * MemoryLayout<Method?>.stride + MethodRegistry.shared.listPadding
  guard let bytes = unsafe malloc(size) else { return nil }
  unsafe memset(bytes, 0, size)
  let list = unsafe bytes.bindMemory(to: Method.self, capacity: methods.count + 1)
  for (index, method) in methods.enumerated() {
    unsafe list[index] = OpaquePointer(Unmanaged.passUnretained(method).toOpaque())
  }
  return unsafe list
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Stands for <https://developer.apple.com/documentation/objectivec/class_getsuperclass(_:)>.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Stands for <https://developer.apple.com/documentation/objectivec/method_getname(_:)>.
public func method_getName(_ m: Method) -> Selector { unsafe RegisteredMethod.of(m).selector }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Stands for <https://developer.apple.com/documentation/objectivec/method_gettypeencoding(_:)>.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? {
  unsafe UnsafePointer(RegisteredMethod.of(m).encoding)
}

extension NSObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Stands for <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)>.
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    unsafe MethodRegistry.shared.send(aSelector, to: self, nil)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Stands for <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:)>.
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    unsafe MethodRegistry.shared.send(aSelector, to: self, object)
  }
}
