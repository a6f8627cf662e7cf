// What is longer than its place scrolls up and down in it, as wide as the place, without a frame or a ground of its own.
#pragma once

#include <QScrollArea>

namespace evenmatch::ui {

class PageScroll : public QScrollArea {
    Q_OBJECT
public:
    /// Takes over `content`.
    explicit PageScroll(QWidget* content, QWidget* parent = nullptr);
};

} // namespace evenmatch::ui
