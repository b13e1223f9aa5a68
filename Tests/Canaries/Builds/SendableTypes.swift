import AppBootstrap
import InitHooks
import OnceCall
import TypeRouting

// What may cross from one isolation to another, whatever the default isolation of the client is.

func requireSendable<Value: Sendable & ~Copyable>(_: Value.Type) {}
func requireHashable<Value: Hashable & Sendable>(_: Value.Type) {}
func requireError<Failure: Error & Sendable & CustomStringConvertible>(_: Failure.Type) {}

func onceCall() {
  requireSendable(Once.self)
  requireSendable(OnceFlag.self)
  requireSendable(OnceValue<Int, any Error>.self)
  requireSendable(AsyncOnceValue<Int, Never>.self)
  requireHashable(Once.Key.self)
  requireHashable(Once.RunningPolicy.self)
}

func initHooks() {
  requireSendable(Initialization.self)
  requireSendable(InitDiagnostics.self)
  requireSendable(InitDiagnostics.Handler.self)
  requireSendable(MainActorInitializingObject.self)
  requireHashable(Initialization.Phase.self)
  requireHashable(InitDiagnostic.self)
  requireHashable(InitDiagnostic.Hook.self)
  requireHashable(InitDiagnostic.Problem.self)
}

nonisolated final class NotSendable {}

func typeRouting() {
  // A table is Sendable even if its owner isn't: it holds methods, not objects.
  requireSendable(RouteTable<NotSendable>.self)
  requireSendable(ResolvedRoute<NotSendable, Int, String>.self)
  requireSendable(RoutedMethod<NotSendable>.self)
  requireSendable(MethodRoute<NotSendable>.self)
  requireSendable(DefaultRoute<NotSendable>.self)
  requireSendable(RouteDeclaration<NotSendable>.self)
  requireSendable(RouteInfo.self)
  requireHashable(RouteName.self)
  requireHashable(RouteName.Convention.self)
  requireError(RouteNameError.self)
  requireError(RouteTableError.self)
  requireError(RoutingError.self)
  requireHashable(RouteTableError.Mistake.self)
  requireHashable(RoutingError.Kind.self)
}

func appBootstrap() {
  requireSendable(Bootstrapper.self)
  requireHashable(Bootstrapper.State.self)
  requireHashable(Bootstrapper.Progress.self)
  requireSendable(BootstrapApp.self)
  requireSendable(LaunchStep.self)
  requireHashable(LaunchPhase.self)
  requireSendable(LaunchEntry.self)
  requireHashable(LaunchEntry.Outcome.self)
  requireHashable(LaunchEntry.Activity.self)
  requireSendable(LaunchReport.self)
  requireSendable(StopReport.self)
  requireHashable(StopSignal.self)
  requireError(LaunchError.self)
  requireHashable(LaunchError.Reason.self)
  requireError(LaunchPlanError.self)
  requireError(InvalidDefaultsError.self)
}
