#include "ui/plots/rank_ridge.h"

#include "ui/base/theme.h"
#include "ui/text/rank_colors.h"
#include "ui/text/rank_words.h"
#include "ui/text/sentences.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

namespace {

constexpr double kSide = 18; // for half a label
constexpr int kScaleHeight = 24;
constexpr int kIntervalHeight = 22;
constexpr double kKernelWidth = 0.52; // of a rank; wide enough that equal neighbours make no waves, narrow enough to show a gap

} // namespace

RankRidge::RankRidge(Kind kind, QWidget* parent) : QWidget(parent), m_kind(kind)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RankRidge::setEstimate(const strength::RankEstimate& estimate, const strength::RankScale& scale)
{
    m_estimate = estimate;
    m_scale = scale;
    QStringList shares;
    for (std::size_t rank = 0; rank < estimate.probabilities.size(); ++rank)
        if (estimate.probabilities[rank] >= 0.005)
            shares << tr("%1: %2 %").arg(rankWords(scale.name(rank))).arg(std::lround(estimate.probabilities[rank] * 100));
    setToolTip(shares.join(QLatin1Char('\n')));
    setAccessibleDescription(joinList(shares));
    update();
}

QSize RankRidge::sizeHint() const { return m_kind == Kind::Full ? QSize(300, 132) : QSize(110, 34); }

double RankRidge::x(double rank) const
{
    const double side = m_kind == Kind::Full ? kSide : 4;
    const double last = std::max<double>(1, static_cast<double>(m_scale.size()) - 1);
    return width() - side - rank / last * (width() - 2 * side);
}

/// Each rank's probability as a bell around its place.
double RankRidge::density(double rank) const
{
    double sum = 0;
    for (std::size_t r = 0; r < m_estimate.probabilities.size(); ++r) {
        const double away = (rank - static_cast<double>(r)) / kKernelWidth;
        sum += m_estimate.probabilities[r] * std::exp(-away * away / 2);
    }
    return sum;
}

void RankRidge::paintRidge(QPainter& painter, const QRectF& area) const
{
    const double ranks = static_cast<double>(m_scale.size());
    constexpr int kSteps = 160;
    double highest = 0;
    for (int i = 0; i <= kSteps; ++i)
        highest = std::max(highest, density(-0.5 + ranks * i / kSteps));
    if (highest <= 0)
        return;
    QPainterPath line;
    for (int i = 0; i <= kSteps; ++i) {
        const double rank = -0.5 + ranks * i / kSteps;
        const QPointF point(std::clamp(x(rank), area.left(), area.right()), area.bottom() - area.height() * density(rank) / highest);
        i == 0 ? line.moveTo(point) : line.lineTo(point);
    }
    QPainterPath fill = line;
    fill.lineTo(fill.currentPosition().x(), area.bottom());
    fill.lineTo(line.elementAt(0).x, area.bottom());
    fill.closeSubpath();
    QLinearGradient gradient(x(ranks - 1), 0, x(0), 0);
    QLinearGradient edge = gradient;
    for (std::size_t rank = 0; rank < m_scale.size(); ++rank) {
        const double place = 1 - static_cast<double>(rank) / std::max(1.0, ranks - 1);
        QColor color = rankColor(static_cast<double>(rank), m_scale.size(), currentTheme());
        edge.setColorAt(place, color);
        color.setAlphaF(0.55f);
        gradient.setColorAt(place, color);
    }
    painter.fillPath(fill, gradient);
    painter.setPen(QPen(QBrush(edge), 1.6));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(line);
}

void RankRidge::paintScale(QPainter& painter, double top) const
{
    painter.setFont(typeFont(TypeSize::Text));
    painter.setPen(QPen(currentTheme().hairline, 1));
    painter.drawLine(QPointF(x(static_cast<double>(m_scale.size()) - 1), top), QPointF(x(0), top));
    constexpr double kApart = 8;
    const auto halfOf = [&](std::size_t rank) { return painter.fontMetrics().horizontalAdvance(rankTick(m_scale.name(rank))) / 2.0; };
    double free = -1e9; // the end of the previous label
    for (std::size_t i = m_scale.size(); i-- > 0;) {
        const QString label = rankTick(m_scale.name(i));
        const double half = halfOf(i);
        const double centre = x(static_cast<double>(i));
        const bool best = m_estimate.isEnough() && i == m_estimate.median;
        const bool inItsWay = m_estimate.isEnough() && !best
            && std::abs(centre - x(static_cast<double>(m_estimate.median))) < half + halfOf(m_estimate.median) + kApart;
        if (inItsWay || centre - half < free + kApart)
            continue;
        painter.setPen(best ? currentTheme().text : currentTheme().quiet);
        painter.drawText(QRectF(centre - half - 4, top + 3, 2 * half + 8, kScaleHeight - 4), Qt::AlignCenter, label);
        free = centre + half;
    }
}

void RankRidge::paintInterval(QPainter& painter, double y) const
{
    const double half = std::abs(x(0) - x(1)) / 2;
    const double left = std::max(2.0, x(static_cast<double>(m_estimate.interval.weakest)) - half);
    const double right = std::min(width() - 2.0, x(static_cast<double>(m_estimate.interval.strongest)) + half);
    painter.setPen(Qt::NoPen);
    painter.setBrush(currentTheme().accent);
    painter.drawRoundedRect(QRectF(left, y, right - left, 5), 2.5, 2.5);
    painter.setBrush(currentTheme().card);
    painter.setPen(QPen(currentTheme().accent, 2.4));
    painter.drawEllipse(QPointF(x(static_cast<double>(m_estimate.median)), y + 2.5), 5, 5);
}

void RankRidge::paintEvent(QPaintEvent*)
{
    if (m_scale.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool full = m_kind == Kind::Full;
    const double bottom = full ? height() - kScaleHeight - kIntervalHeight : height() - 2;
    if (m_estimate.isEnough())
        paintRidge(painter, QRectF(2, 4, width() - 4, bottom - 4));
    if (full) {
        paintScale(painter, bottom);
        if (m_estimate.isEnough())
            paintInterval(painter, bottom + kScaleHeight + 6);
    } else {
        painter.setPen(QPen(currentTheme().hairline, 1));
        painter.drawLine(QPointF(2, bottom), QPointF(width() - 2, bottom));
    }
}

} // namespace evenmatch::ui
