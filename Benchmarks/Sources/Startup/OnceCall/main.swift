import OnceCall

Once.process.call("start") {}
