#include "ui/widgets/fitting_scroll.h"

#include <QEvent>

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
    const int height = widget()->hasHeightForWidth() ? widget()->heightForWidth(viewport()->width()) : content.height();
    return {content.width(), height};
}

QSize FittingScroll::minimumSizeHint() const
{
    return {widget()->minimumSizeHint().width(), kLeastHeight};
}

bool FittingScroll::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return PageScroll::eventFilter(watched, event);
}

} // namespace evenmatch::ui
