#include "ui/plots/beta_layers.h"

#include "ui/base/theme.h"
#include "ui/plots/qcustomplot_include.h"
#include "ui/plots/series_colors.h"
#include "ui/text/rank_colors.h"
#include "ui/text/signed_number.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace evenmatch::ui {

namespace {

/// The range of the axis: a round number to both sides, including the even game if there is room.
class StandingTicker final : public QCPAxisTicker {
public:
    explicit StandingTicker(double middle) : m_middle(middle) { }

protected:
    QVector<double> createTickVector(double, const QCPRange& range) override
    {
        const double reach = range.size() / 2;
        const double power = std::pow(10, std::floor(std::log10(reach)));
        double step = power;
        for (const double nice : {2.0, 5.0})
            if (nice * power <= reach)
                step = nice * power;
        constexpr double kRoomy = 0.8; // of the reach
        return step < kRoomy * reach ? QVector<double>{m_middle - step, m_middle + step}
                                     : QVector<double>{m_middle - step, m_middle, m_middle + step};
    }
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override { return numberWithMinus(tick, 0); }

private:
    double m_middle;
};

QVector<double> toQt(const std::vector<double>& numbers) { return {numbers.begin(), numbers.end()}; }

/// Black and white like the stones, each with an edge that is visible on the background.
struct LineColors {
    QColor core;
    QColor edge;
};

LineColors lineColors(int white, const Theme& theme)
{
    if (white == 0)
        return {QColor("#17181a"), theme.dark ? QColor("#b9b4a8") : QColor("#17181a")};
    return {QColor("#ffffff"), theme.dark ? QColor("#ffffff") : QColor("#55585e")};
}

/// Draws one plot.
class Layers {
public:
    Layers(QCustomPlot& plot, QCPAxisRect& upper, QCPAxisRect& lower, const BetaPlotData& data)
        : m_plot(plot), m_upper(upper), m_lower(lower), m_data(data)
    {
    }

    DrawnBeta draw(bool lowerOnly)
    {
        if (!lowerOnly) {
            drawBands();
            drawPhases();
            setRange();
            for (int side = 0; side < 2; ++side)
                drawLine(side);
            drawMarks(m_upper, [](const BetaPlotData::Mark& mark) { return mark.y; });
        }
        drawStanding();
        if (lowerOnly)
            drawMarks(m_lower, [this](const BetaPlotData::Mark& mark) {
                return mark.ply + 1 < m_data.standing.size() ? m_data.standing[mark.ply + 1] : m_data.standingMiddle;
            });
        return {std::move(m_labels), std::move(m_phaseNames), m_standingName};
    }

private:
    QCPGraph* graph(QCPAxisRect& rect)
    {
        auto* made = m_plot.addGraph(rect.axis(QCPAxis::atBottom), rect.axis(QCPAxis::atLeft));
        made->setSelectable(QCP::stNone);
        return made;
    }

    /// Text at a move number and at a share of the height.
    QCPItemText* words(QCPAxisRect& rect, const QString& text, double x, double share, Qt::Alignment alignment)
    {
        auto* item = new QCPItemText(&m_plot);
        item->setClipToAxisRect(false);
        item->position->setAxisRect(&rect);
        item->position->setAxes(rect.axis(QCPAxis::atBottom), rect.axis(QCPAxis::atLeft));
        item->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
        item->position->setCoords(x, share);
        item->setPositionAlignment(alignment);
        item->setText(text);
        item->setFont(typeFont(TypeSize::Text));
        item->setColor(currentTheme().quiet);
        item->setSelectable(false);
        return item;
    }

    void drawBands();
    void drawPhases();
    void setRange();
    void drawLine(int side);
    void drawMarks(QCPAxisRect& rect, const std::function<double(const BetaPlotData::Mark&)>& height);
    void drawStanding();

    QCustomPlot& m_plot;
    QCPAxisRect& m_upper;
    QCPAxisRect& m_lower;
    const BetaPlotData& m_data;
    BandLabels m_labels;
    std::vector<QCPItemText*> m_phaseNames;
    QCPItemText* m_standingName = nullptr;
};

void Layers::drawBands()
{
    const Theme& theme = currentTheme();
    QVector<double> x;
    const std::size_t plies = m_data.bands.empty() ? 0 : m_data.bands.front().mean.size();
    for (std::size_t ply = 0; ply < plies; ++ply)
        x << m_data.xOf(ply);
    const auto curve = [&](const std::vector<double>& y, const QPen& pen) {
        QCPGraph* made = graph(m_upper);
        made->setData(x, toQt(y), true);
        made->setPen(pen);
        return made;
    };
    const double opacity = std::clamp(0.6 / static_cast<double>(std::max<std::size_t>(3, m_data.bands.size())), 0.06, 0.2);
    for (auto band = m_data.bands.rbegin(); band != m_data.bands.rend(); ++band) { // the strongest on top
        QCPGraph* low = curve(band->low, Qt::NoPen);
        QCPGraph* high = curve(band->high, Qt::NoPen);
        high->setChannelFillGraph(low);
        high->setBrush(faded(rankColor(1 - band->place, theme), opacity));
    }
    for (const BetaPlotData::Band& band : m_data.bands) {
        const QColor color = rankColor(1 - band.place, theme);
        curve(band.mean, QPen(faded(color, 0.75), 1.4));
        auto* label = new QCPItemText(&m_plot);
        label->setText(band.label);
        label->setFont(typeFont(TypeSize::Text));
        label->setColor(theme.text);
        label->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        label->setClipToAxisRect(false);
        label->position->setType(QCPItemPosition::ptAbsolute);
        label->setBrush(faded(color, 0.28));
        label->setPadding(QMargins(5, 0, 5, 0));
        label->setSelectable(false);
        m_labels.emplace_back(label, band.mean.empty() ? 0 : band.mean.back());
    }
}

void Layers::drawPhases()
{
    for (std::size_t i = 0; i < m_data.phases.size(); ++i) {
        const BetaPlotData::Phase& phase = m_data.phases[i];
        if (i > 0) {
            auto* line = new QCPItemStraightLine(&m_plot);
            line->setClipAxisRect(&m_upper);
            for (QCPItemPosition* position : {line->point1, line->point2}) {
                position->setAxes(m_upper.axis(QCPAxis::atBottom), m_upper.axis(QCPAxis::atLeft));
                position->setTypeY(QCPItemPosition::ptAxisRectRatio);
            }
            line->point1->setCoords(m_data.xOf(phase.ply), 0);
            line->point2->setCoords(m_data.xOf(phase.ply), 1);
            line->setPen(QPen(currentTheme().line, 1, Qt::DotLine));
            line->setSelectable(false);
        }
        m_phaseNames.push_back(words(m_upper, phase.name, m_data.xOf(phase.ply), 0, Qt::AlignLeft | Qt::AlignBottom));
        m_phaseNames.back()->setPadding(QMargins(i > 0 ? 4 : 0, 0, 0, 2));
    }
}

/// The range of the bands and the lines; points outside are left out, because vector pictures do not clip them.
void Layers::setRange()
{
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    const auto stretch = [&](const std::vector<double>& numbers) {
        for (const double number : numbers) {
            low = std::min(low, number);
            high = std::max(high, number);
        }
    };
    for (const BetaPlotData::Line& line : m_data.lines)
        stretch(line.smooth);
    for (const BetaPlotData::Band& band : m_data.bands) {
        stretch(band.low);
        stretch(band.high);
    }
    if (low < high) {
        const double space = 0.12 * (high - low);
        m_upper.axis(QCPAxis::atLeft)->setRange(low - space, high + space);
    }
}

void Layers::drawLine(int side)
{
    const BetaPlotData::Line& line = m_data.lines[static_cast<std::size_t>(side)];
    const LineColors colors = lineColors(m_data.halfMoves ? 1 - side : side, currentTheme());
    const QCPRange range = m_upper.axis(QCPAxis::atLeft)->range();
    QVector<double> x;
    QVector<double> pointsX;
    QVector<double> pointsY;
    for (std::size_t i = 0; i < line.plies.size(); ++i) {
        x << m_data.xOf(line.plies[i]);
        if (range.contains(line.raw[i])) {
            pointsX << x.back();
            pointsY << line.raw[i];
        }
    }
    QCPGraph* points = graph(m_upper);
    points->setData(pointsX, pointsY, true);
    points->setLineStyle(QCPGraph::lsNone);
    points->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(faded(colors.edge, 0.35), 0.8), faded(colors.core, 0.22), 4));
    for (const bool core : {false, true}) {
        QCPGraph* smooth = graph(m_upper);
        smooth->setData(x, toQt(line.smooth), true);
        smooth->setPen(QPen(core ? colors.core : colors.edge, core ? 2.0 : 3.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
}

void Layers::drawMarks(QCPAxisRect& rect, const std::function<double(const BetaPlotData::Mark&)>& height)
{
    const Theme& theme = currentTheme();
    for (const bool costly : {false, true}) {
        QVector<double> x;
        QVector<double> y;
        for (const BetaPlotData::Mark& mark : m_data.marks)
            if (mark.costly == costly) {
                x << m_data.xOf(mark.ply);
                y << height(mark);
            }
        QCPGraph* marks = graph(rect);
        marks->setData(x, y);
        marks->setLineStyle(QCPGraph::lsNone);
        marks->setScatterStyle(QCPScatterStyle(costly ? QCPScatterStyle::ssTriangleInverted : QCPScatterStyle::ssDiamond,
            QPen(theme.card, 1.4), costly ? theme.alarm : theme.accent, 11));
    }
}

void Layers::drawStanding()
{
    const Theme& theme = currentTheme();
    QVector<double> x;
    QVector<double> y;
    double reach = m_data.standingReach;
    for (std::size_t ply = 0; ply < m_data.standing.size(); ++ply)
        if (!std::isnan(m_data.standing[ply])) {
            x << m_data.xOf(ply);
            y << m_data.standing[ply];
            reach = std::max(reach, std::abs(m_data.standing[ply] - m_data.standingMiddle));
        }
    QCPGraph* even = graph(m_lower);
    even->setData({m_data.xOf(0), m_data.xOf(m_data.plies)}, {m_data.standingMiddle, m_data.standingMiddle}, true);
    even->setPen(QPen(theme.hairline, 1));
    QCPGraph* standing = graph(m_lower);
    standing->setData(x, y, true);
    standing->setPen(QPen(theme.quiet, 1.5));
    standing->setBrush(faded(theme.quiet, 0.16));
    standing->setChannelFillGraph(even);
    QVector<double> otherX;
    QVector<double> otherY;
    for (std::size_t ply = 0; ply < m_data.second.size(); ++ply)
        if (!std::isnan(m_data.second[ply])) {
            otherX << m_data.xOf(ply);
            otherY << std::clamp(m_data.second[ply], m_data.standingMiddle - reach, m_data.standingMiddle + reach);
        }
    QCPGraph* other = graph(m_lower);
    other->setData(otherX, otherY, true);
    other->setPen(QPen(faded(theme.quiet, 0.6), 1, Qt::DotLine));
    QCPAxis* left = m_lower.axis(QCPAxis::atLeft);
    left->setTicker(QSharedPointer<StandingTicker>::create(m_data.standingMiddle));
    left->setRange(m_data.standingMiddle - 1.08 * reach, m_data.standingMiddle + 1.08 * reach);
    left->setTickLabels(!x.empty());
    if (!x.empty())
        m_standingName = words(m_lower, m_data.standingName, m_data.xOf(0), 0, Qt::AlignLeft | Qt::AlignBottom);
}

} // namespace

DrawnBeta drawBeta(QCustomPlot& plot, QCPAxisRect& upper, QCPAxisRect& lower, const BetaPlotData& data, bool lowerOnly)
{
    return Layers(plot, upper, lower, data).draw(lowerOnly);
}

} // namespace evenmatch::ui
