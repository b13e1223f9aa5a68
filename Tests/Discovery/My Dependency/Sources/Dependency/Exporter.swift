public import TypeRouting

/// A type for other modules, whose table they may read.
public final class Exporter: MethodRouting {
  /// What asks for a table, and makes it public.
  public static let routeTypeKeys = ["Format"]

  /// Creates an exporter.
  public init() {}

  /// Returns JSON.
  public func exportDependingOnFormatJSON() -> String { "{}" }

  // Callers outside of the module reach it by its route.
  func exportDependingOnFormatXML() -> String { "</>" }
}
