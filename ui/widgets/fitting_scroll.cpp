#include "ui/widgets/fitting_scroll.h"

#include <QEvent>
#include <QResizeEvent>

namespace evenmatch::ui {

namespace {

constexpr int kLeastHeight = 120;

} // namespace

FittingScroll::FittingScroll(QWidget* content, QWidget* parent) : PageScroll(content, parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    content->installEventFilter(this);
}

QSize FittingScroll::sizeHint() const
{
    const QSize content = widget()->sizeHint();
    // The height without a scroll bar.
    const int height = widget()->hasHeightForWidth() ? widget()->heightForWidth(contentsRect().width()) : content.height();
    return {content.width(), height};
}

QSize FittingScroll::minimumSizeHint() const { return {widget()->minimumSizeHint().width(), kLeastHeight}; }

void FittingScroll::resizeEvent(QResizeEvent* event)
{
    PageScroll::resizeEvent(event);
    fit();
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
}

/// A bar makes the content narrower and thus higher, so it would never disappear.
void FittingScroll::fit() { setVerticalScrollBarPolicy(height() >= sizeHint().height() ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded); }

bool FittingScroll::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        fit();
    }
    return PageScroll::eventFilter(watched, event);
}

} // namespace evenmatch::ui
