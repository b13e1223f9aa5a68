import Testing
import TypeRouting

private class Animal: MethodRouting {
  var log: [String] = []
  func speakDependingOnMoodCalm() { log.append("animal calm") }
  func speakDependingOnMoodAngry() { log.append("animal angry") }
  class var routes: RouteTable<Animal> { animalRoutes }
  private static let animalRoutes = RouteTable<Animal>(typeKeys: ["Mood"]) {
    MethodRoute("speakDependingOnMoodCalm", to: Animal.speakDependingOnMoodCalm)
    MethodRoute("speakDependingOnMoodAngry", to: Animal.speakDependingOnMoodAngry)
    DefaultRoute("speak", typeKey: "Mood") { (animal: Animal) in animal.log.append("animal default")
    }
  }
}

private class Dog: Animal {
  override func speakDependingOnMoodAngry() { log.append("dog angry") }
  func speakDependingOnMoodHappy(_ times: Int) -> Int {
    log.append("dog happy \(times)")
    return times
  }
  func runDependingOnPlacePark() async { log.append("dog park") }
  override class var routes: RouteTable<Animal> { dogRoutes }
  private static let dogRoutes = Animal.routes.adding(for: Dog.self, typeKeys: ["Place"]) {
    MethodRoute("speakDependingOnMoodHappy", to: Dog.speakDependingOnMoodHappy)
    MethodRoute("runDependingOnPlacePark", to: Dog.runDependingOnPlacePark)
    // A row of its own for an overridden method, as a generated table has it.
    MethodRoute("speakDependingOnMoodAngry", to: Dog.speakDependingOnMoodAngry)
  }
}

private final class Puppy: Dog {
  override func speakDependingOnMoodCalm() { log.append("puppy calm") }
  override class var routes: RouteTable<Animal> { puppyRoutes }
  private static let puppyRoutes = Dog.routes.adding(for: Puppy.self) {
    MethodRoute("speak", typeKey: "Mood", typeValue: "Angry") { (puppy: Puppy) in
      puppy.log.append("puppy angry")
    }
    DefaultRoute("speak", typeKey: "Mood") { (puppy: Puppy) in puppy.log.append("puppy default") }
  }
}

/// A subclass that adds nothing.
private final class Cat: Animal {}

// 16: https://github.com/swiftlang/swift-package-manager/issues/5573
@Suite struct HierarchyTests {
  private func log(of animal: Animal, _ moods: [String]) throws -> [String] {
    for mood in moods { try animal.callRoutedMethod("speak", typeKey: "Mood", typeValue: mood) }
    return animal.log
  }

  @Test func `a subclass inherits the routes of its superclass`() throws {
    #expect(try log(of: Cat(), ["Calm", "Angry"]) == ["animal calm", "animal angry"])
  }

  @Test func `an override of a routed method is what is called`() throws {
    #expect(try log(of: Dog(), ["Calm", "Angry"]) == ["animal calm", "dog angry"])
    #expect(try log(of: Puppy(), ["Calm"]) == ["puppy calm"])
  }

  @Test func `a route of the subclass takes the place of an inherited one`() throws {
    #expect(try log(of: Puppy(), ["Angry", "None"]) == ["puppy angry", "puppy default"])
    #expect(Dog.routes.count == 4)
    #expect(Puppy.routes.count == 4)
  }

  @Test func `a subclass adds routes and type keys`() async throws {
    let dog: Animal = Dog()
    let times: Int = try dog.callRoutedMethod("speak", typeKey: "Mood", typeValue: "Happy", with: 3)
    try await dog.callRoutedMethodAsync("run", typeKey: "Place", typeValue: "Park")
    #expect(times == 3)
    #expect(dog.log == ["dog happy 3", "dog park"])
    #expect(Dog.routes.typeKeys == ["Mood", "Place"])
    #expect(Animal.routes.typeKeys == ["Mood"])
    #expect(!Animal.routes.contains("speak", typeKey: "Mood", typeValue: "Happy"))
  }

  @Test func `grandchildren have everything`() async throws {
    let puppy = Puppy()
    try await puppy.callRoutedMethodAsync("run", typeKey: "Place", typeValue: "Park")
    let times: Int = try puppy.callRoutedMethod(
      "speak", typeKey: "Mood", typeValue: "Happy", with: 2)
    #expect(times == 2)
    #expect(puppy.log == ["dog park", "dog happy 2"])
  }

  @Test func `a route of a subclass refuses other objects`() async throws {
    let happy = try Dog.routes.resolve(
      "speak", typeKey: "Mood", typeValue: "Happy", parameter: Int.self)
    let error = #expect(throws: RoutingError.self) { try happy.call(on: Cat(), with: 1) }
    #expect(error?.kind == .owner)
    #expect(error?.expectedType == "Dog")
    #expect(error?.actualType == "Cat")
    let park = try Dog.routes.resolve("run", typeKey: "Place", typeValue: "Park")
    await #expect(throws: RoutingError.self) { try await park.callAsync(on: Cat()) }
  }

  @Test func `mistakes in added routes are thrown together`() {
    let error = #expect(throws: RouteTableError.self) {
      try Animal.routes.validatedAdding(for: Dog.self) {
        MethodRoute("speakDependingOnMoodHappy", to: Dog.speakDependingOnMoodHappy)
        MethodRoute("speakDependingOnMoodHappy", to: Dog.speakDependingOnMoodHappy)
        MethodRoute("runDependingOnPlacePark", to: Dog.runDependingOnPlacePark)
      }
    }
    #expect(error?.mistakes.map(\.kind) == [.duplicate, .name])
  }

  @Test func `routes of a type that is no subclass are refused`() {
    let error = #expect(throws: RouteTableError.self) {
      try Animal.routes.validatedAdding(for: Recorder.self) {
        MethodRoute("call", typeKey: "Mood", typeValue: "Calm", to: Recorder.plain)
      }
    }
    #expect(error?.mistakes.map(\.kind) == [.notASubclass])
  }
}
