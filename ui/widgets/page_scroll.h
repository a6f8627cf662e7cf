// Scrolls its contents vertically, at the full width, without a frame or background.
#pragma once

#include <QScrollArea>

namespace evenmatch::ui {

class PageScroll : public QScrollArea {
    Q_OBJECT
public:
    /// Takes ownership of `content`.
    explicit PageScroll(QWidget* content, QWidget* parent = nullptr);
};

} // namespace evenmatch::ui
