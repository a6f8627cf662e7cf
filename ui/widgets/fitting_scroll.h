// A place that is as high as what it holds where there is room, and scrolls it where there is not.
#pragma once

#include "ui/widgets/page_scroll.h"

namespace evenmatch::ui {

class FittingScroll final : public PageScroll {
    Q_OBJECT
public:
    /// Takes over `content`.
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
