public import TypeRouting

/// A type for other modules, whose table they may read.
public final class Exporter: MethodRouting {
  public static let routeTypeKeys = ["Format"]

  public init() {}

  public func exportDependingOnFormatJSON() -> String { "{}" }

  // Callers outside of the module reach it by its route.
  func exportDependingOnFormatXML() -> String { "</>" }
}
