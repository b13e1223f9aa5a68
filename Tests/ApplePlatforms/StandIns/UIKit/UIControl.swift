/// Stands for <https://developer.apple.com/documentation/uikit/uicontrol>.
@MainActor open class UIControl: UIView {
  /// Stands for <https://developer.apple.com/documentation/uikit/uicontrol/init(frame:)>.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Stands for <https://developer.apple.com/documentation/uikit/uicontrol/init(coder:)>.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Stands for <https://developer.apple.com/documentation/uikit/uicontrol/init(frame:primaryaction:)>.
  public convenience init(frame: CGRect, primaryAction: UIAction?) { self.init(frame: frame) }
}

/// Stands for <https://developer.apple.com/documentation/uikit/uiaction>.
@MainActor open class UIAction {}

/// Stands for <https://developer.apple.com/documentation/uikit/uitableviewcell>.
@MainActor open class UITableViewCell: UIView {
  /// Stands for <https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle>.
  public enum CellStyle: Int, Sendable {
    /// Stands for <https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle/default>.
    case `default` = 0
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uitableviewcell/init(style:reuseidentifier:)>.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect())
  }

  /// Stands for <https://developer.apple.com/documentation/uikit/uitableviewcell/init(coder:)>.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Stands for <https://developer.apple.com/documentation/uikit/uicollectionviewcell>.
@MainActor open class UICollectionViewCell: UIView {}

/// Stands for <https://developer.apple.com/documentation/uikit/uistackview>.
@MainActor open class UIStackView: UIView {
  /// Stands for <https://developer.apple.com/documentation/uikit/uistackview/init(frame:)>.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Stands for <https://developer.apple.com/documentation/uikit/uistackview/init(coder:)>.
  public required init(coder: NSCoder) { super.init(frame: CGRect()) }

  /// Stands for <https://developer.apple.com/documentation/uikit/uistackview/init(arrangedsubviews:)>.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: CGRect())
    for view in views { addSubview(view) }
  }
}
