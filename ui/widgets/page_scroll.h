// Scrolls its contents vertically, at the full width, without a frame or background.
#pragma once

#include <QScrollArea>

namespace evenmatch::ui {

class PageScroll : public QScrollArea {
    Q_OBJECT
public:
    /// Takes ownership of `content`.
    explicit PageScroll(QWidget* content, QWidget* parent = nullptr);

    /// Fixes the width: this one, or more where the content would be cut, beside the scroll bar and whatever it shows later.
    void setUsualWidth(int width);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();

    int m_usualWidth = 0; ///< 0: the layout around it chooses
};

} // namespace evenmatch::ui
