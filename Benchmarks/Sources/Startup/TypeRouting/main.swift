import TypeRouting

_ = try RouteName(parsing: "openDependingOnKindFile", typeKeys: ["Kind"])
