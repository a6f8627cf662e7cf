#include "ui/widgets/page_scroll.h"

#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace evenmatch::ui {

PageScroll::PageScroll(QWidget* content, QWidget* parent) : QScrollArea(parent)
{
    content->setObjectName(QStringLiteral("panelPage"));
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
}

void PageScroll::setUsualWidth(int width)
{
    m_usualWidth = width;
    fit();
}

bool PageScroll::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest && m_usualWidth > 0)
        fit();
    return QScrollArea::eventFilter(watched, event);
}

void PageScroll::fit()
{
    setFixedWidth(std::max(m_usualWidth, widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width()));
}

} // namespace evenmatch::ui
