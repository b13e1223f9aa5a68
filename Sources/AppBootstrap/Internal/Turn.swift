/// The start or the stop of a step.
struct Turn {
  /// The place of the step in the plan.
  let step: Int

  /// Which of the two it is.
  let activity: LaunchEntry.Activity
}
