// An area as high as its content if there is room; otherwise it scrolls.
#pragma once

#include "ui/widgets/page_scroll.h"

namespace evenmatch::ui {

class FittingScroll final : public PageScroll {
    Q_OBJECT
public:
    /// Takes ownership of `content`.
    explicit FittingScroll(QWidget* content, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
};

} // namespace evenmatch::ui
