@_exported public import AppBootstrap
@_exported public import InitHooks
@_exported public import OnceCall
@_exported public import TypeRouting
