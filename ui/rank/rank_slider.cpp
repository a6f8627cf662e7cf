#include "ui/rank/rank_slider.h"

#include "ui/base/theme.h"
#include "ui/text/rank_colors.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

namespace {

constexpr double kRadius = 10; ///< of the handle

} // namespace

RankSlider::RankSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent)
{
    setObjectName(QStringLiteral("rankSlider"));
    setAccessibleName(tr("Rank"));
    setFocusPolicy(Qt::TabFocus); // with the mouse, the arrow keys stay with the game
    setSingleStep(kSteps);
    setPageStep(2 * kSteps);
    setRanks(1);
    connect(this, &QSlider::valueChanged, this, [this] { Q_EMIT placeChanged(place()); });
}

void RankSlider::setRanks(std::size_t ranks)
{
    m_ranks = std::max<std::size_t>(1, ranks);
    setRange(0, static_cast<int>(m_ranks - 1) * kSteps);
    update();
}

double RankSlider::place() const { return static_cast<double>(m_ranks - 1) - static_cast<double>(value()) / kSteps; }

void RankSlider::setPlace(double place) { setValue(static_cast<int>(std::lround((static_cast<double>(m_ranks - 1) - place) * kSteps))); }

void RankSlider::moveTo(double x)
{
    const double share = std::clamp((x - kRadius) / std::max(1.0, width() - 2 * kRadius), 0.0, 1.0);
    setValue(static_cast<int>(std::lround(share * maximum())));
}

bool keepsSliderKey(QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool own = key >= Qt::Key_Home && key <= Qt::Key_PageDown;
    if (own)
        event->accept();
    return own;
}

bool RankSlider::event(QEvent* event) { return keepsSliderKey(event) || QSlider::event(event); }

void RankSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        moveTo(event->position().x());
}

void RankSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton)
        moveTo(event->position().x());
}

void RankSlider::paintEvent(QPaintEvent*)
{
    const Theme& theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF track(kRadius, height() / 2.0 - 4, width() - 2 * kRadius, 8);
    QLinearGradient gradient(track.topLeft(), track.topRight());
    constexpr int kStops = 8;
    for (int i = 0; i <= kStops; ++i)
        gradient.setColorAt(static_cast<double>(i) / kStops, rankColor(static_cast<double>(i) / kStops, theme));
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    painter.drawRoundedRect(track, 4, 4);
    painter.setBrush(QColor(255, 255, 255, 150));
    for (std::size_t rank = 0; m_ranks > 1 && rank < m_ranks; ++rank)
        painter.drawEllipse(
            QPointF(track.left() + track.width() * static_cast<double>(rank) / static_cast<double>(m_ranks - 1), track.center().y()), 1.4,
            1.4);
    const double share = maximum() > 0 ? static_cast<double>(value()) / maximum() : 1;
    const QPointF handle(track.left() + share * track.width(), track.center().y());
    painter.setPen(QPen(hasFocus() ? theme.accent : theme.line, hasFocus() ? 2.5 : 1.2));
    painter.setBrush(theme.field);
    painter.drawEllipse(handle, kRadius - 1, kRadius - 1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(rankColor(share, theme));
    painter.drawEllipse(handle, kRadius - 4, kRadius - 4);
}

} // namespace evenmatch::ui
