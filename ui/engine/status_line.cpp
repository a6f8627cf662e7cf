#include "ui/engine/status_line.h"

#include "ui/engine/job_bar.h"

#include <QHelpEvent>
#include <QPainter>

#include <algorithm>

namespace evenmatch::ui {

namespace {

constexpr int kGap = 16; ///< between the message and what stands beside it

} // namespace

StatusLine::StatusLine(JobList& jobs, QWidget* parent) : QStatusBar(parent), m_jobs(new JobBar(jobs))
{
    setSizeGripEnabled(false);
    setStyleSheet(QStringLiteral("QStatusBar::item { border: 0 }"));
    addPermanentWidget(m_jobs);
    connect(this, &QStatusBar::messageChanged, this, &StatusLine::makeRoom);
    connect(&jobs, &JobList::changed, this, &StatusLine::makeRoom); // after the bar itself
}

/// Left of the first widget.
QRect StatusLine::messagePlace() const
{
    QRect place = contentsRect();
    for (const QWidget* beside : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (beside->isVisible())
            place.setRight(std::min(place.right(), beside->x() - kGap));
    return place;
}

bool StatusLine::isElided() const { return fontMetrics().horizontalAdvance(currentMessage()) > messagePlace().width(); }

/// The widths that the widgets want, because their places are computed later.
void StatusLine::makeRoom()
{
    int room = contentsRect().width();
    for (const QWidget* beside : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (beside->isVisible())
            room -= kGap + (beside == m_jobs ? m_jobs->fullWidth() : beside->sizeHint().width());
    m_jobs->setBrief(fontMetrics().horizontalAdvance(currentMessage()) > room);
}

bool StatusLine::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const bool isOnMessage = messagePlace().contains(static_cast<QHelpEvent*>(event)->pos());
        setToolTip(isOnMessage && isElided() ? currentMessage() : QString());
    }
    return QStatusBar::event(event);
}

void StatusLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    const QRect place = messagePlace();
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        fontMetrics().elidedText(currentMessage(), Qt::ElideRight, std::max(0, place.width())));
}

void StatusLine::resizeEvent(QResizeEvent* event)
{
    QStatusBar::resizeEvent(event);
    makeRoom();
}

} // namespace evenmatch::ui
