#include "ui/plots/rank_trend.h"

#include "ui/base/theme.h"
#include "ui/text/rank_colors.h"
#include "ui/text/rank_words.h"
#include "ui/text/sentences.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace evenmatch::ui {

namespace {

constexpr double kTrendLeft = 46;
constexpr double kRight = 14;
constexpr double kTrendTop = 8;
constexpr double kDates = 22;

} // namespace

RankTrend::RankTrend(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Your rank over time"));
}

void RankTrend::setPoints(const std::vector<nn::TrendPoint>& points, const strength::RankScale& scale,
    const std::function<QString(const strength::RankEstimate&)>& words)
{
    m_scale = scale;
    m_points.clear();
    std::ranges::copy_if(points, std::back_inserter(m_points), [](const nn::TrendPoint& point) { return point.estimate.isEnough(); });
    m_top = static_cast<double>(scale.size());
    m_bottom = 0;
    QStringList lines;
    for (const nn::TrendPoint& point : m_points) {
        m_top = std::min(m_top, static_cast<double>(point.estimate.interval.strongest) - 0.6);
        m_bottom = std::max(m_bottom, static_cast<double>(point.estimate.interval.weakest) + 0.6);
        lines << tr("%1 to %2: %3").arg(QString::fromStdString(point.from), QString::fromStdString(point.to), words(point.estimate));
    }
    setAccessibleDescription(joinList(lines));
    setToolTip(lines.join(QLatin1Char('\n')));
    update();
}

QPointF RankTrend::place(std::size_t point, double rank) const
{
    const double last = std::max<double>(1, static_cast<double>(m_points.size()) - 1);
    return {kTrendLeft + static_cast<double>(point) / last * (width() - kTrendLeft - kRight),
        kTrendTop + (rank - m_top) / (m_bottom - m_top) * (height() - kTrendTop - kDates)};
}

void RankTrend::paintScale(QPainter& painter) const
{
    painter.setFont(typeFont(TypeSize::Text));
    double free = -1e9;
    for (std::size_t rank = 0; rank < m_scale.size(); ++rank) {
        const double y = place(0, static_cast<double>(rank)).y();
        if (y < kTrendTop || y > height() - kDates || y < free)
            continue;
        free = y + 18;
        painter.setPen(QPen(currentTheme().hairline, 1));
        painter.drawLine(QPointF(kTrendLeft, y), QPointF(width() - kRight, y));
        painter.setPen(currentTheme().quiet);
        painter.drawText(QRectF(0, y - 10, kTrendLeft - 8, 20), Qt::AlignRight | Qt::AlignVCenter, rankTick(m_scale.name(rank)));
    }
    painter.setPen(currentTheme().quiet);
    const QRectF dates(kTrendLeft, height() - kDates + 4, width() - kTrendLeft - kRight, kDates - 4);
    painter.drawText(dates, Qt::AlignLeft | Qt::AlignVCenter, QString::fromStdString(m_points.front().from));
    painter.drawText(dates, Qt::AlignRight | Qt::AlignVCenter, QString::fromStdString(m_points.back().to));
}

void RankTrend::paintEvent(QPaintEvent*)
{
    if (m_points.size() < 2)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintScale(painter);
    QPolygonF band;
    QPolygonF line;
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        band << place(i, static_cast<double>(m_points[i].estimate.interval.strongest) - 0.5);
        line << place(i, m_points[i].estimate.expectedRank());
    }
    for (std::size_t i = m_points.size(); i-- > 0;)
        band << place(i, static_cast<double>(m_points[i].estimate.interval.weakest) + 0.5);
    QColor soft = currentTheme().accent;
    soft.setAlphaF(0.16f);
    painter.setPen(Qt::NoPen);
    painter.setBrush(soft);
    painter.drawPolygon(band);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(currentTheme().accent, 2));
    painter.drawPolyline(line);
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        painter.setBrush(rankColor(m_points[i].estimate.expectedRank(), m_scale.size(), currentTheme()));
        painter.setPen(QPen(currentTheme().card, 1.5));
        painter.drawEllipse(line[static_cast<qsizetype>(i)], 4.5, 4.5);
    }
}

} // namespace evenmatch::ui
