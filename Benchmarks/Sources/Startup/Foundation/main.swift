import Foundation

_ = URL(string: "https://www.swift.org")
