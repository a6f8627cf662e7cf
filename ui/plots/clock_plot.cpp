#include "ui/plots/clock_plot.h"

#include "ui/base/theme.h"
#include "ui/plots/fit_names.h"
#include "ui/text/clock_text.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

namespace {

constexpr double kClockLeft = 46; ///< like in the other plots
constexpr double kLongestWidth = kClockLeft - 8; ///< the room for the longest time

/// A dash if unknown.
QString secondsText(double seconds)
{
    return std::isnan(seconds) ? QStringLiteral("–") : clockText(std::chrono::seconds(std::lround(seconds)));
}

} // namespace

ClockPlot::ClockPlot(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("clockPlot"));
    setAccessibleName(tr("Time used for each move"));
    setMouseTracking(true);
}

void ClockPlot::setMoves(std::vector<Move> moves, bool firstIsLight)
{
    m_moves = std::move(moves);
    m_firstIsLight = firstIsLight;
    m_longest = 1;
    const Move* longest = nullptr;
    for (const Move& move : m_moves)
        if (move.seconds.spent > m_longest) {
            m_longest = move.seconds.spent;
            longest = &move;
        }
    setAccessibleDescription(longest ? tr("Longest: %1, %2").arg(longest->words, secondsText(m_longest)) : QString());
    update();
}

void ClockPlot::setPly(std::size_t ply)
{
    m_ply = ply;
    update();
}

double ClockPlot::barWidth() const { return (width() - kClockLeft) / static_cast<double>(std::max<std::size_t>(1, m_moves.size())); }

QPoint ClockPlot::placeOf(std::size_t ply) const
{
    return {static_cast<int>(kClockLeft + (static_cast<double>(ply) + 0.5) * barWidth()), height() / 2};
}

std::optional<std::size_t> ClockPlot::moveAt(QPointF place) const
{
    const double index = std::floor((place.x() - kClockLeft) / barWidth());
    return index >= 0 && index < static_cast<double>(m_moves.size()) ? std::optional(static_cast<std::size_t>(index)) : std::nullopt;
}

void ClockPlot::paintEvent(QPaintEvent*)
{
    const Theme& theme = currentTheme();
    QPainter painter(this);
    const QString longest = secondsText(m_longest);
    painter.setFont(numberFont(longest, kLongestWidth)); // smaller from an hour
    painter.setPen(theme.quiet);
    const double middle = height() / 2.0;
    const double reach = middle - 2;
    painter.drawText(QRectF(0, 0, kClockLeft - 6, middle), Qt::AlignRight | Qt::AlignTop, longest);
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(QPointF(kClockLeft, middle), QPointF(width(), middle));
    const double wide = barWidth();
    for (std::size_t i = 0; i < m_moves.size(); ++i) {
        const Move& move = m_moves[i];
        const double left = kClockLeft + static_cast<double>(i) * wide;
        if (i + 1 == m_ply)
            painter.fillRect(QRectF(left - 1, 0, std::max(wide, 1.0) + 2, height()), theme.accentSoft);
        if (std::isnan(move.seconds.spent))
            continue;
        const double high = std::max(1.0, reach * move.seconds.spent / m_longest);
        const bool isLight = move.isFirst == m_firstIsLight;
        painter.setBrush(isLight ? QColor("#fbfaf7") : QColor("#1d1e20"));
        painter.setPen(QPen(theme.quiet, wide > 4 ? 1 : 0.5));
        painter.drawRect(QRectF(left, move.isFirst ? middle - high : middle, std::max(1.0, wide - 1), high));
    }
}

void ClockPlot::mousePressEvent(QMouseEvent* event)
{
    if (const auto move = event->button() == Qt::LeftButton ? moveAt(event->position()) : std::nullopt)
        Q_EMIT plyChosen(static_cast<int>(*move + 1));
}

bool ClockPlot::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto at = moveAt(help->pos())) {
        const Move& move = m_moves[*at];
        QToolTip::showText(help->globalPos(),
            tr("%1: %2 used, %3 left").arg(move.words, secondsText(move.seconds.spent), secondsText(move.seconds.left)), this);
    } else {
        QToolTip::hideText();
    }
    return true;
}

} // namespace evenmatch::ui
