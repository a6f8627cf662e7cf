#include "ui/widgets/page_scroll.h"

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

} // namespace evenmatch::ui
