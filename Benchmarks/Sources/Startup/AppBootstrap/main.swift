import AppBootstrap

_ = try Bootstrapper(steps: []).launchSynchronously()
