import LifecycleKit

Once.process.call("start") {}
