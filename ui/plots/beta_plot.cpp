#include "ui/plots/beta_plot.h"

#include "ui/plots/qcustomplot_include.h"
#include "ui/plots/save_plot.h"
#include "ui/plots/spread_labels.h"
#include "ui/rank_colors.h"
#include "ui/theme.h"

#include <QBoxLayout>
#include <QMouseEvent>
#include <QPicture>

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

namespace {

constexpr int kStripHeight = 38;
constexpr int kLabelSpace = 8; ///< between the plot and the labels of its bands
constexpr int kAxisWidth = 46;

class MoveTicker final : public QCPAxisTicker {
public:
    MoveTicker() { setTickStepStrategy(tssReadability); }

protected:
    double getTickStep(const QCPRange& range) override { return std::max(1.0, QCPAxisTicker::getTickStep(range)); }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override { return tick < 0.5 ? QString() : QString::number(std::lround(tick)); }
    int getSubTickCount(double) override { return 0; }
};

QColor faded(QColor color, double opacity)
{
    color.setAlphaF(static_cast<float>(opacity));
    return color;
}

QVector<double> toQt(const std::vector<double>& numbers)
{
    return {numbers.begin(), numbers.end()};
}

/// Black and white as the stones are, each with an edge that the background does not have.
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

} // namespace

BetaPlot::BetaPlot(QWidget* parent) : QWidget(parent), m_plot(new QCustomPlot)
{
    setObjectName(QStringLiteral("betaPlot"));
    setFocusPolicy(Qt::NoFocus);
    m_plot->setFocusPolicy(Qt::NoFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_plot);
    m_plot->setMouseTracking(true);
    m_plot->installEventFilter(this);
    m_plot->setInteractions(QCP::iRangeZoom | QCP::iRangeDrag);
    m_plot->setNoAntialiasingOnDrag(false);
    m_plot->setPlottingHint(QCP::phFastPolylines, false);
    build();
    dress();
    connect(m_plot, &QCustomPlot::afterLayout, this, &BetaPlot::placeLabels);
}

void BetaPlot::build()
{
    m_plot->plotLayout()->clear();
    m_upper = new QCPAxisRect(m_plot);
    m_lower = new QCPAxisRect(m_plot);
    m_plot->plotLayout()->addElement(0, 0, m_upper);
    m_plot->plotLayout()->addElement(1, 0, m_lower);
    m_plot->plotLayout()->setRowSpacing(4);
    m_lower->setMinimumSize(100, kStripHeight);
    m_lower->setMaximumSize(QWIDGETSIZE_MAX, kStripHeight);
    const QSharedPointer<QCPAxisTicker> ticker(new MoveTicker);
    for (QCPAxisRect* rect : {m_upper, m_lower}) {
        rect->setAutoMargins(QCP::msNone);
        rect->setRangeDrag(Qt::Horizontal);
        rect->setRangeZoom(Qt::Horizontal);
        rect->axis(QCPAxis::atBottom)->setTicker(ticker);
        for (QCPAxis* axis : rect->axes()) {
            axis->setLayer(QStringLiteral("axes"));
            axis->grid()->setLayer(QStringLiteral("grid"));
        }
    }
    m_upper->axis(QCPAxis::atBottom)->setTickLabels(false);
    m_upper->axis(QCPAxis::atBottom)->setTicks(false);
    m_upper->axis(QCPAxis::atLeft)->ticker()->setTickCount(4);
    m_lower->axis(QCPAxis::atLeft)->ticker()->setTickCount(2);
    QCPAxis* upper = m_upper->axis(QCPAxis::atBottom);
    QCPAxis* lower = m_lower->axis(QCPAxis::atBottom);
    const auto limited = [this](const QCPRange& range) {
        const double first = xOf(0) - 1;
        const double last = std::max(xOf(m_data.plies), first + 4) + 1;
        return range.bounded(first, last);
    };
    connect(upper, QOverload<const QCPRange&>::of(&QCPAxis::rangeChanged), this, [this, lower, upper, limited](const QCPRange& range) {
        upper->setRange(limited(range));
        lower->setRange(upper->range());
        m_zoomed = true;
    });
    connect(lower, QOverload<const QCPRange&>::of(&QCPAxis::rangeChanged), upper, QOverload<const QCPRange&>::of(&QCPAxis::setRange));
}

double BetaPlot::xOf(std::size_t ply) const
{
    return 1 + static_cast<double>(ply) / (m_data.halfMoves ? 2 : 1);
}

int BetaPlot::plyAt(double pixel) const
{
    const double x = m_upper->axis(QCPAxis::atBottom)->pixelToCoord(pixel);
    const auto ply = std::lround((x - 1) * (m_data.halfMoves ? 2 : 1));
    return static_cast<int>(std::clamp<long>(ply, 0, static_cast<long>(m_data.plies)));
}

QPoint BetaPlot::placeOf(std::size_t ply) const
{
    const QRect rect = m_upper->rect();
    const auto x = static_cast<int>(std::lround(m_upper->axis(QCPAxis::atBottom)->coordToPixel(xOf(ply))));
    return m_plot->mapTo(this, QPoint(x, rect.center().y()));
}

void BetaPlot::setData(BetaPlotData shown)
{
    const bool sameGame = shown.plies == m_data.plies && shown.halfMoves == m_data.halfMoves;
    m_data = std::move(shown);
    if (!sameGame)
        m_zoomed = false;
    dress();
    setAccessibleName(tr("β of both players by move"));
    setAccessibleDescription(summary());
}

/// Everything anew: bands, lines, marks. Some hundred points; takes a few milliseconds.
void BetaPlot::dress()
{
    const Theme& theme = currentTheme();
    m_plot->clearItems();
    m_plot->clearPlottables();
    m_labels.clear();
    m_plot->setBackground(QBrush(Qt::NoBrush));
    m_plot->setAttribute(Qt::WA_OpaquePaintEvent, false);
    for (QCPAxisRect* rect : {m_upper, m_lower})
        for (QCPAxis* axis : rect->axes()) {
            axis->setBasePen(Qt::NoPen);
            axis->setTickPen(Qt::NoPen);
            axis->setSubTickPen(Qt::NoPen);
            axis->setTickLabelColor(theme.quiet);
            axis->setTickLabelFont(typeFont(TypeSize::Text));
            axis->grid()->setPen(QPen(theme.hairline, 1));
            axis->grid()->setZeroLinePen(Qt::NoPen);
            axis->grid()->setVisible(axis->axisType() == QCPAxis::atLeft && rect == m_upper);
        }
    int labels = 0;
    for (const BetaPlotData::Band& band : m_data.bands)
        labels = std::max(labels, QFontMetrics(typeFont(TypeSize::Text)).horizontalAdvance(band.label) + 12);
    m_upper->setMargins(QMargins(kAxisWidth, 22, labels + kLabelSpace + 2, 4));
    m_lower->setMargins(QMargins(kAxisWidth, 2, labels + kLabelSpace + 2, 22));
    drawBands();
    drawPhases();
    drawLines();
    drawMarks();
    drawStanding();
    const auto line = [&](QCPAxisRect* rect) {
        auto* item = new QCPItemStraightLine(m_plot);
        item->setClipAxisRect(rect);
        for (QCPItemPosition* position : {item->point1, item->point2}) {
            position->setAxisRect(rect);
            position->setAxes(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
            position->setTypeY(QCPItemPosition::ptAxisRectRatio);
        }
        item->setPen(QPen(theme.accent, 2));
        item->setSelectable(false);
        return item;
    };
    m_here = line(m_upper);
    m_hereBelow = line(m_lower);
    if (!m_zoomed)
        showAll();
    setPly(m_ply);
}

void BetaPlot::showAll()
{
    m_upper->axis(QCPAxis::atBottom)->setRange(xOf(0) - 0.5, std::max(xOf(m_data.plies), 5.0));
    m_zoomed = false;
}

void BetaPlot::drawBands()
{
    const Theme& theme = currentTheme();
    QVector<double> x;
    const std::size_t plies = m_data.bands.empty() ? 0 : m_data.bands.front().mean.size();
    for (std::size_t ply = 0; ply < plies; ++ply)
        x << xOf(ply);
    const auto graph = [&](const std::vector<double>& y, const QPen& pen) {
        auto* made = m_plot->addGraph(m_upper->axis(QCPAxis::atBottom), m_upper->axis(QCPAxis::atLeft));
        made->setData(x, toQt(y), true);
        made->setPen(pen);
        made->setSelectable(QCP::stNone);
        return made;
    };
    const double opacity = std::clamp(0.6 / static_cast<double>(std::max<std::size_t>(3, m_data.bands.size())), 0.06, 0.2);
    for (auto band = m_data.bands.rbegin(); band != m_data.bands.rend(); ++band) { // the strongest on top
        const QColor color = rankColor(1 - band->place, theme);
        QCPGraph* low = graph(band->low, Qt::NoPen);
        QCPGraph* high = graph(band->high, Qt::NoPen);
        high->setChannelFillGraph(low);
        high->setBrush(faded(color, opacity));
    }
    for (const BetaPlotData::Band& band : m_data.bands) {
        const QColor color = rankColor(1 - band.place, theme);
        graph(band.mean, QPen(faded(color, 0.75), 1.4));
        auto* label = new QCPItemText(m_plot);
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

/// Labels stand at the right edge by their band's end, and make room for each other.
void BetaPlot::placeLabels()
{
    if (m_labels.empty())
        return;
    const QRect rect = m_upper->rect();
    const int bottom = m_lower->outerRect().bottom();
    QCPAxis* axis = m_upper->axis(QCPAxis::atLeft);
    const double height = QFontMetrics(typeFont(TypeSize::Text)).height() + 1;
    std::vector<double> wanted;
    for (const auto& [label, value] : m_labels)
        wanted.push_back(std::clamp(axis->coordToPixel(value), static_cast<double>(rect.top()), static_cast<double>(rect.bottom())));
    const std::vector<double> places = spreadLabels(wanted, height, rect.top(), bottom - height / 2);
    for (std::size_t i = 0; i < m_labels.size(); ++i)
        m_labels[i].first->position->setCoords(rect.right() + kLabelSpace, places[i]);
}

void BetaPlot::drawLines()
{
    const Theme& theme = currentTheme();
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    const auto stretch = [&](const std::vector<double>& numbers) {
        for (const double number : numbers) {
            low = std::min(low, number);
            high = std::max(high, number);
        }
    };
    for (int side = 0; side < 2; ++side) {
        const BetaPlotData::Line& line = m_data.lines[static_cast<std::size_t>(side)];
        const LineColors colors = lineColors(m_data.halfMoves ? 1 - side : side, theme);
        QVector<double> x;
        for (const std::size_t ply : line.plies)
            x << xOf(ply);
        const auto graph = [&] {
            auto* made = m_plot->addGraph(m_upper->axis(QCPAxis::atBottom), m_upper->axis(QCPAxis::atLeft));
            made->setSelectable(QCP::stNone);
            return made;
        };
        QCPGraph* points = graph();
        points->setData(x, toQt(line.raw), true);
        points->setLineStyle(QCPGraph::lsNone);
        points->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(faded(colors.edge, 0.35), 0.8), faded(colors.core, 0.22), 4));
        for (const bool core : {false, true}) {
            QCPGraph* smooth = graph();
            smooth->setData(x, toQt(line.smooth), true);
            smooth->setPen(QPen(core ? colors.core : colors.edge, core ? 2.0 : 3.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        }
        stretch(line.smooth);
    }
    for (const BetaPlotData::Band& band : m_data.bands) {
        stretch(band.low);
        stretch(band.high);
    }
    if (low < high) {
        const double space = 0.12 * (high - low);
        m_upper->axis(QCPAxis::atLeft)->setRange(low - space, high + space);
    }
    m_upper->axis(QCPAxis::atLeft)->setLabel({});
}

void BetaPlot::drawMarks()
{
    const Theme& theme = currentTheme();
    for (const bool costly : {false, true}) {
        QVector<double> x;
        QVector<double> y;
        for (const BetaPlotData::Mark& mark : m_data.marks)
            if (mark.costly == costly) {
                x << xOf(mark.ply);
                y << mark.y;
            }
        auto* graph = m_plot->addGraph(m_upper->axis(QCPAxis::atBottom), m_upper->axis(QCPAxis::atLeft));
        graph->setData(x, y);
        graph->setLineStyle(QCPGraph::lsNone);
        graph->setSelectable(QCP::stNone);
        const QColor color = costly ? theme.alarm : theme.accent;
        graph->setScatterStyle(QCPScatterStyle(costly ? QCPScatterStyle::ssTriangleInverted : QCPScatterStyle::ssDiamond, QPen(theme.card, 1.4), color, 11));
    }
}

void BetaPlot::drawPhases()
{
    const Theme& theme = currentTheme();
    for (std::size_t i = 0; i < m_data.phases.size(); ++i) {
        const BetaPlotData::Phase& phase = m_data.phases[i];
        if (i > 0) {
            auto* line = new QCPItemStraightLine(m_plot);
            line->setClipAxisRect(m_upper);
            for (QCPItemPosition* position : {line->point1, line->point2}) {
                position->setAxes(m_upper->axis(QCPAxis::atBottom), m_upper->axis(QCPAxis::atLeft));
                position->setTypeY(QCPItemPosition::ptAxisRectRatio);
            }
            line->point1->setCoords(xOf(phase.ply), 0);
            line->point2->setCoords(xOf(phase.ply), 1);
            line->setPen(QPen(theme.line, 1, Qt::DotLine));
            line->setSelectable(false);
        }
        auto* name = new QCPItemText(m_plot);
        name->setClipToAxisRect(false);
        name->position->setAxisRect(m_upper);
        name->position->setAxes(m_upper->axis(QCPAxis::atBottom), m_upper->axis(QCPAxis::atLeft));
        name->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
        name->position->setCoords(xOf(phase.ply), 0);
        name->setPositionAlignment(Qt::AlignLeft | Qt::AlignBottom);
        name->setText(phase.name);
        name->setFont(typeFont(TypeSize::Text));
        name->setColor(theme.quiet);
        name->setPadding(QMargins(i > 0 ? 4 : 0, 0, 0, 2));
        name->setSelectable(false);
    }
}

void BetaPlot::drawStanding()
{
    const Theme& theme = currentTheme();
    QVector<double> x;
    QVector<double> y;
    double reach = m_data.standingReach;
    for (std::size_t ply = 0; ply < m_data.standing.size(); ++ply)
        if (!std::isnan(m_data.standing[ply])) {
            x << xOf(ply);
            y << m_data.standing[ply];
            reach = std::max(reach, std::abs(m_data.standing[ply] - m_data.standingMiddle));
        }
    QCPAxis* bottom = m_lower->axis(QCPAxis::atBottom);
    QCPAxis* left = m_lower->axis(QCPAxis::atLeft);
    auto* even = m_plot->addGraph(bottom, left);
    even->setData({xOf(0) - 10, xOf(m_data.plies) + 10}, {m_data.standingMiddle, m_data.standingMiddle}, true);
    even->setPen(QPen(theme.hairline, 1));
    auto* graph = m_plot->addGraph(bottom, left);
    graph->setData(x, y, true);
    graph->setPen(QPen(theme.quiet, 1.5));
    graph->setBrush(faded(theme.quiet, 0.16));
    graph->setChannelFillGraph(even);
    left->setRange(m_data.standingMiddle - 1.08 * reach, m_data.standingMiddle + 1.08 * reach);
}

void BetaPlot::setPly(std::size_t ply)
{
    m_ply = ply;
    for (QCPItemStraightLine* line : {m_here, m_hereBelow}) {
        line->point1->setCoords(xOf(ply), 0);
        line->point2->setCoords(xOf(ply), 1);
    }
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

QString BetaPlot::summary() const
{
    QStringList words;
    for (const BetaPlotData::Mark& mark : m_data.marks)
        words << mark.text;
    return words.join(QStringLiteral("; "));
}

bool BetaPlot::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_plot)
        return QWidget::eventFilter(watched, event);
    const auto hover = [this](int ply) {
        if (ply == m_hovered)
            return;
        m_hovered = ply;
        Q_EMIT plyHovered(ply);
    };
    switch (event->type()) {
    case QEvent::MouseButtonPress: m_pressed = static_cast<QMouseEvent*>(event)->pos(); break;
    case QEvent::MouseButtonRelease: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::LeftButton && (mouse->pos() - m_pressed).manhattanLength() < 4)
            Q_EMIT plyChosen(plyAt(mouse->pos().x()));
        break;
    }
    case QEvent::MouseButtonDblClick:
        showAll();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
        break;
    case QEvent::MouseMove: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const bool inside = mouse->pos().x() >= m_upper->rect().left() && mouse->pos().x() <= m_upper->rect().right();
        hover(inside && mouse->buttons() == Qt::NoButton ? plyAt(mouse->pos().x()) : -1);
        break;
    }
    case QEvent::Leave: hover(-1); break;
    default: break;
    }
    return false;
}

void BetaPlot::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        dress();
    QWidget::changeEvent(event);
}

core::Result<void> BetaPlot::save(const QString& path)
{
    return savePlot(*m_plot, tr("β by move"), path);
}

void BetaPlot::draw(QPainter& painter, QSize size)
{
    QPicture picture; // the plot wants a painter of its own kind
    QCPPainter own;
    own.begin(&picture);
    own.setMode(QCPPainter::pmVectorized);
    m_plot->toPainter(&own, size.width(), size.height());
    own.end();
    picture.play(&painter);
}

} // namespace evenmatch::ui
