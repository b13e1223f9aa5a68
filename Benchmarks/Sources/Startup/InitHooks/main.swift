import InitHooks

withInitScope { _ = InitializingObject() }
