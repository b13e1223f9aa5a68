import TypeRouting

/// The object whose methods are routed.
class RouteTarget: @unchecked Sendable {
  // Sound: neither the class nor its subclass has anything stored.
}

/// An object of a subclass, for the routes that are added.
final class SpecialTarget: RouteTarget, @unchecked Sendable {
  // Sound: as for its superclass.
}

/// A table and the dictionary that says what is in it.
final class KnownTable: Sendable {
  /// What tells a route from all others.
  struct Identity: Hashable, Sendable {
    var key: RouteKey
    var takesParameter: Bool
  }

  let table: RouteTable<RouteTarget>
  let expected: [Identity: RoutePlan]
  private let target = SpecialTarget()

  /// Makes a table of those plans that are the first of their kind.
  convenience init(_ plans: [RoutePlan], _ capture: RouteCapture, _ trial: Trial) {
    let expected = Self.dictionary(of: plans)
    do throws(RouteTableError) {
      let table = try RouteTable<RouteTarget>.validated(typeKeys: RouteKey.typeKeys) {
        for plan in expected.values { Self.route(of: plan, capture) }
      }
      self.init(table, expected)
    } catch {
      trial.report("\(error)")
      self.init(RouteTable(typeKeys: []) {}, [:])
    }
  }

  private init(_ table: RouteTable<RouteTarget>, _ expected: [Identity: RoutePlan]) {
    self.table = table
    self.expected = expected
  }

  /// A table with more routes, which take the place of those that are for the same.
  func adding(_ plans: [RoutePlan], _ capture: RouteCapture, _ trial: Trial) -> KnownTable {
    let added = Self.dictionary(of: plans)
    do throws(RouteTableError) {
      let table = try table.validatedAdding(for: SpecialTarget.self) {
        for plan in added.values { Self.route(of: plan, capture) }
      }
      return KnownTable(table, expected.merging(added) { $1 })
    } catch {
      trial.report("\(error)")
      return self
    }
  }

  func call(_ key: RouteKey, takesParameter: Bool, _ trial: Trial) {
    do {
      let result =
        if takesParameter {
          try resolve(key, parameter: Int.self).call(on: target, with: 1)
        } else {
          try resolve(key, parameter: Void.self).call(on: target)
        }
      expect(.success(result), key, takesParameter, isWaiting: false, trial)
    } catch {
      expect(.failure(error), key, takesParameter, isWaiting: false, trial)
    }
  }

  func callAsync(_ key: RouteKey, takesParameter: Bool, _ trial: Trial) async {
    do {
      let result =
        if takesParameter {
          try await resolve(key, parameter: Int.self).callAsync(on: target, with: 1)
        } else {
          try await resolve(key, parameter: Void.self).callAsync(on: target)
        }
      expect(.success(result), key, takesParameter, isWaiting: true, trial)
    } catch {
      expect(.failure(error), key, takesParameter, isWaiting: true, trial)
    }
  }

  /// Compares the lists of the table with the dictionary.
  func look(_ trial: Trial) {
    trial.expect(
      table.count == expected.count, "\(table.count) routes instead of \(expected.count)")
    let methods = Set(expected.keys.map(\.key.method)).sorted()
    trial.expect(table.methods == methods, "methods \(table.methods) instead of \(methods)")
    for method in methods {
      for typeKey in RouteKey.typeKeys {
        let values = Set(
          expected.keys.map(\.key).filter { $0.method == method && $0.typeKey == typeKey }
            .map(\.typeValue)
        ).sorted()
        let listed = table.typeValues(of: method, typeKey: typeKey)
        trial.expect(listed == values, "values \(listed) instead of \(values)")
      }
    }
  }

  private func resolve<Parameter>(
    _ key: RouteKey, parameter: Parameter.Type
  ) throws(RoutingError) -> ResolvedRoute<RouteTarget, Parameter, Int> {
    try table.resolve(
      key.method, typeKey: key.typeKey, typeValue: key.typeValue, parameter: parameter,
      result: Int.self)
  }

  private func expect(
    _ result: Result<Int, any Error>, _ key: RouteKey, _ takesParameter: Bool, isWaiting: Bool,
    _ trial: Trial
  ) {
    let plan = expected[Identity(key: key, takesParameter: takesParameter)]
    switch result {
    case .success(let number):
      let right = plan.map { $0.result + (takesParameter ? 1 : 0) }
      trial.expect(
        number == right && (isWaiting || plan?.isAsync == false),
        "\(key) gave \(number) instead of \(right as Any)")
    case .failure(let error):
      let isRight =
        switch (error as? RoutingError)?.kind {
        case .asynchronous: plan?.isAsync == true && !isWaiting
        // With a route for the same that does or doesn't take a parameter, that is what is wrong.
        case .missing, .parameter: plan == nil
        default: false
        }
      trial.expect(isRight, "\(key) failed, with \(plan as Any) in the table: \(error)")
    }
  }

  private static func dictionary(of plans: [RoutePlan]) -> [Identity: RoutePlan] {
    Dictionary(
      plans.map { (Identity(key: $0.key, takesParameter: $0.takesParameter), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func route<Target>(
    of plan: RoutePlan, _ capture: RouteCapture
  ) -> MethodRoute<Target> {
    let key = plan.key
    let result = plan.result
    return switch (plan.takesParameter, plan.isAsync) {
    case (false, false):
      MethodRoute(key.method, typeKey: key.typeKey, typeValue: key.typeValue) { (_: Target) in
        withExtendedLifetime(capture) { result }
      }
    case (true, false):
      MethodRoute(key.method, typeKey: key.typeKey, typeValue: key.typeValue) {
        (_: Target, number: Int) in withExtendedLifetime(capture) { result + number }
      }
    case (false, true):
      MethodRoute(key.method, typeKey: key.typeKey, typeValue: key.typeValue) {
        (_: Target) async in
        await Task.yield()
        return withExtendedLifetime(capture) { result }
      }
    case (true, true):
      MethodRoute(key.method, typeKey: key.typeKey, typeValue: key.typeValue) {
        (_: Target, number: Int) async in
        await Task.yield()
        return withExtendedLifetime(capture) { result + number }
      }
    }
  }
}
