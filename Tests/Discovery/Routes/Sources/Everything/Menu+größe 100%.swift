extension Menu {
  func openDependingOnKindCafé() { unsafe log.append("café") }
}
