#include "ui/plots/beta_bands.h"

#include "core/game/family.h"
#include "core/spread_labels.h"
#include "ui/base/theme.h"
#include "ui/text/rank_colors.h"
#include "ui/text/rank_words.h"
#include "ui/text/sentences.h"
#include "ui/text/signed_number.h"
#include "ui/widgets/plain_text.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPolygonF>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

namespace {

constexpr double kLeft = 40;
constexpr double kTop = 8;
constexpr double kBottom = 24;
constexpr double kLabelSpace = 16; ///< before the labels of the bands; enough for half of a move's number

} // namespace

BetaBands::BetaBands(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Mean strength score (β) of your moves, by move number"));
}

void BetaBands::setPoints(
    const std::vector<nn::BetaPoint>& points, const std::vector<strength::RankBand>& bands, const strength::RankScale& scale)
{
    m_bands = bands;
    m_scale = scale;
    m_halfMoves = game::isChess(scale.game());
    m_points = nn::wellFounded(points);
    m_low = std::numeric_limits<double>::infinity();
    m_high = -m_low;
    const auto stretch = [this](double beta) {
        m_low = std::min(m_low, beta);
        m_high = std::max(m_high, beta);
    };
    QStringList words;
    for (const nn::BetaPoint& point : m_points) {
        stretch(point.mean);
        words << pointWords(point);
    }
    for (const strength::RankBand& band : m_bands)
        for (std::size_t ply = 0; ply < band.low.size() && static_cast<double>(ply) <= lastPly(); ++ply) {
            stretch(band.low[ply]);
            stretch(band.high[ply]);
        }
    const double space = 0.06 * (m_high - m_low);
    m_low -= space;
    m_high += space;
    setAccessibleDescription(joinClauses(words));
    update();
}

double BetaBands::lastPly() const { return m_points.empty() ? 1 : m_points.back().moveNumber + nn::kBetaStep; }

/// The right end of the plot, where the labels of the bands begin.
double BetaBands::right() const
{
    int labels = 0;
    for (const strength::RankBand& band : m_bands)
        labels = std::max(labels, QFontMetrics(typeFont(TypeSize::Text)).horizontalAdvance(bandLabel(band, m_scale)));
    return width() - labels - 12 - kLabelSpace;
}

QPointF BetaBands::place(double ply, double beta) const
{
    return {kLeft + ply / lastPly() * (right() - kLeft), kTop + (m_high - beta) / (m_high - m_low) * (height() - kTop - kBottom)};
}

const strength::RankBand* BetaBands::nearest(const nn::BetaPoint& point) const
{
    const auto middle = static_cast<std::size_t>(point.moveNumber + nn::kBetaStep / 2);
    const auto away
        = [&](const strength::RankBand& band) { return std::abs(band.mean[std::min(middle, band.mean.size() - 1)] - point.mean); };
    const auto found = std::ranges::min_element(m_bands, {}, away);
    return found == m_bands.end() ? nullptr : &*found;
}

QString BetaBands::pointWords(const nn::BetaPoint& point) const
{
    const int plies = m_halfMoves ? 2 : 1;
    const QString moves = tr("Moves %1 to %2").arg(point.moveNumber / plies + 1).arg((point.moveNumber + nn::kBetaStep - 1) / plies + 1);
    const QString beta
        = tr("β %1, the mean of %n of your moves", nullptr, static_cast<int>(point.moves)).arg(numberWithMinus(point.mean, 2));
    const strength::RankBand* band = nearest(point);
    return band ? tr("%1: %2, nearest to the mean of %3").arg(moves, beta, bandLabel(*band, m_scale)) : labelled(moves, beta);
}

bool BetaBands::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto under = std::ranges::find_if(m_points, [&](const nn::BetaPoint& point) {
        return place(point.moveNumber, m_low).x() <= help->pos().x()
            && help->pos().x() < place(point.moveNumber + nn::kBetaStep, m_low).x();
    });
    if (under == m_points.end())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), plainToolTip(pointWords(*under)), this);
    return true;
}

void BetaBands::paintScale(QPainter& painter) const
{
    painter.setFont(typeFont(TypeSize::Text));
    const double step = std::max(0.1, std::pow(10, std::floor(std::log10((m_high - m_low) / 2))));
    const double wide = (m_high - m_low) / step > 8 ? 5 * step : (m_high - m_low) / step > 4 ? 2 * step : step;
    for (double beta = std::ceil(m_low / wide) * wide; beta <= m_high; beta += wide) {
        const double y = place(0, beta).y();
        painter.setPen(QPen(currentTheme().hairline, 1));
        painter.drawLine(QPointF(kLeft, y), QPointF(right(), y));
        painter.setPen(currentTheme().quiet);
        const QString figure = numberWithMinus(beta, wide < 1 ? 1 : 0);
        painter.drawText(QRectF(0, y - 10, kLeft - 8, 20), Qt::AlignRight | Qt::AlignVCenter, figure);
    }
    painter.setPen(currentTheme().quiet);
    const int plies = m_halfMoves ? 2 : 1;
    const int moves = static_cast<int>(lastPly()) / plies;
    const int every = moves > 240 ? 100 : moves > 120 ? 50 : moves > 40 ? 20 : 10;
    for (int move = 0; move <= moves; move += every) {
        const double x = place(move * plies, m_low).x();
        painter.drawText(QRectF(x - 30, height() - kBottom + 4, 60, kBottom - 4), Qt::AlignHCenter | Qt::AlignVCenter,
            QString::number(std::max(1, move)));
    }
}

void BetaBands::paintBands(QPainter& painter) const
{
    const double opacity = std::clamp(0.6 / static_cast<double>(std::max<std::size_t>(3, m_bands.size())), 0.06, 0.2);
    for (auto band = m_bands.rbegin(); band != m_bands.rend(); ++band) { // the strongest on top
        QColor color = rankColor(static_cast<double>(band->strongest + band->weakest) / 2, m_scale.size(), currentTheme());
        QPolygonF area;
        QPolygonF middle;
        const std::size_t plies = std::min(band->mean.size(), static_cast<std::size_t>(lastPly()) + 1);
        for (std::size_t ply = 0; ply < plies; ++ply) {
            area << place(static_cast<double>(ply), band->high[ply]);
            middle << place(static_cast<double>(ply), band->mean[ply]);
        }
        for (std::size_t ply = plies; ply-- > 0;)
            area << place(static_cast<double>(ply), band->low[ply]);
        color.setAlphaF(static_cast<float>(opacity));
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawPolygon(area);
        color.setAlphaF(0.75f);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color, 1.2));
        painter.drawPolyline(middle);
    }
}

/// At the ends of their bands, without overlaps.
void BetaBands::paintLabels(QPainter& painter) const
{
    std::vector<double> wanted;
    for (const strength::RankBand& band : m_bands)
        wanted.push_back(place(0, band.mean[std::min(band.mean.size() - 1, static_cast<std::size_t>(lastPly()))]).y());
    const int line = painter.fontMetrics().height() + 1;
    const std::vector<double> places = core::spreadLabels(wanted, line, kTop + line / 2.0, height() - line / 2.0);
    for (std::size_t i = 0; i < m_bands.size(); ++i) {
        QColor color = rankColor(static_cast<double>(m_bands[i].strongest + m_bands[i].weakest) / 2, m_scale.size(), currentTheme());
        color.setAlphaF(0.28f);
        const QRectF label(right() + kLabelSpace, places[i] - line / 2.0, width() - right() - kLabelSpace, line);
        painter.fillRect(label, color);
        painter.setPen(currentTheme().text);
        painter.drawText(label, Qt::AlignCenter, bandLabel(m_bands[i], m_scale));
    }
}

void BetaBands::paintLine(QPainter& painter) const
{
    QPolygonF line;
    for (const nn::BetaPoint& point : m_points)
        line << place(point.moveNumber + nn::kBetaStep / 2.0, point.mean);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(currentTheme().card, 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(QPen(currentTheme().accent, 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setBrush(currentTheme().accent);
    painter.setPen(QPen(currentTheme().card, 1.2));
    for (const QPointF& point : line)
        painter.drawEllipse(point, 3.6, 3.6);
}

void BetaBands::paintEvent(QPaintEvent*)
{
    if (isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintScale(painter);
    paintBands(painter);
    paintLabels(painter);
    paintLine(painter);
}

} // namespace evenmatch::ui
