#include "ui/plots/beta_plot.h"

#include "core/spread_labels.h"
#include "ui/base/theme.h"
#include "ui/plots/fit_names.h"
#include "ui/plots/qcustomplot_include.h"
#include "ui/plots/save_plot.h"
#include "ui/text/sentences.h"

#include <QBoxLayout>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kStripHeight = 38;
constexpr int kLeastTall = 140;
constexpr int kRowSpace = 4;
constexpr int kMostFigures = 4; ///< beside the upper plot
constexpr int kAxisLabelSpace = 16; ///< between the plot and the labels of its bands; enough for half of a three-digit move number
constexpr int kAxisWidth = 46;

class MoveTicker final : public QCPAxisTicker {
public:
    MoveTicker() { setTickStepStrategy(tssReadability); }

protected:
    double getTickStep(const QCPRange& range) override { return std::ceil(QCPAxisTicker::getTickStep(range)); } // whole moves
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        return tick < 0.5 ? QString() : QString::number(std::lround(tick));
    }
    int getSubTickCount(double) override { return 0; }
};

class FigureTicker final : public QCPAxisTicker {
protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override
    {
        return QCPAxisTicker::getTickLabel(tick, locale, format, precision).replace(QLatin1Char('-'), QStringLiteral("−"));
    }
};

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
    connect(m_plot, &QCustomPlot::beforeReplot, this, &BetaPlot::fitFigures);
    connect(m_plot, &QCustomPlot::afterLayout, this, &BetaPlot::placeLabels);
}

void BetaPlot::build()
{
    m_plot->plotLayout()->clear();
    m_upper = new QCPAxisRect(m_plot);
    m_lower = new QCPAxisRect(m_plot);
    m_plot->plotLayout()->addElement(0, 0, m_upper);
    m_plot->plotLayout()->addElement(1, 0, m_lower);
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
    m_upper->axis(QCPAxis::atLeft)->setTicker(QSharedPointer<FigureTicker>::create());
    QCPAxis* upper = m_upper->axis(QCPAxis::atBottom);
    QCPAxis* lower = m_lower->axis(QCPAxis::atBottom);
    const auto limited = [this](const QCPRange& range) {
        const double first = m_data.xOf(0) - 1;
        const double last = std::max(m_data.xOf(m_data.plies), first + 4) + 1;
        return range.bounded(first, last);
    };
    connect(upper, QOverload<const QCPRange&>::of(&QCPAxis::rangeChanged), this, [this, lower, upper, limited](const QCPRange& range) {
        upper->setRange(limited(range));
        lower->setRange(upper->range());
        m_zoomed = true;
    });
    connect(lower, QOverload<const QCPRange&>::of(&QCPAxis::rangeChanged), upper, QOverload<const QCPRange&>::of(&QCPAxis::setRange));
}

int BetaPlot::plyAt(double pixel) const
{
    const double x = m_upper->axis(QCPAxis::atBottom)->pixelToCoord(pixel);
    const auto ply = std::lround((x - m_data.firstMove) * (m_data.halfMoves ? 2 : 1));
    return static_cast<int>(std::clamp<long>(ply, 0, static_cast<long>(m_data.plies)));
}

QPoint BetaPlot::placeOf(std::size_t ply) const
{
    const QRect rect = (m_isTall ? m_upper : m_lower)->rect();
    const auto x = static_cast<int>(std::lround(m_upper->axis(QCPAxis::atBottom)->coordToPixel(m_data.xOf(ply))));
    return m_plot->mapTo(this, QPoint(x, rect.center().y()));
}

void BetaPlot::setData(BetaPlotData shown)
{
    const bool sameGame = shown.plies == m_data.plies && shown.halfMoves == m_data.halfMoves && shown.firstMove == m_data.firstMove;
    m_data = std::move(shown);
    if (!sameGame)
        m_zoomed = false;
    dress();
    setAccessibleName(tr("β of both players by move"));
    setAccessibleDescription(summary());
}

/// Draws everything again: some hundred points, in a few milliseconds.
void BetaPlot::dress()
{
    const Theme& theme = currentTheme();
    m_plot->clearItems();
    m_plot->clearPlottables();
    m_labels.clear();
    m_phaseNames.clear();
    m_standingName = nullptr;
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
    shareHeight();
    const DrawnBeta drawn = drawBeta(*m_plot, *m_upper, *m_lower, m_data, !m_isTall);
    m_labels = drawn.bands;
    m_phaseNames = drawn.phases;
    m_standingName = drawn.standingName;
    m_here = upright(QPen(theme.accent, 2));
    m_there = upright(QPen(theme.quiet, 1, Qt::DashLine));
    if (!m_zoomed)
        showAll();
    stand(m_here, m_ply);
    stand(m_there, m_hovered < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(m_hovered)));
}

/// Both parts, or only the lower one.
void BetaPlot::shareHeight()
{
    int labels = 0;
    for (const BetaPlotData::Band& band : m_data.bands)
        if (m_isTall)
            labels = std::max(labels, QFontMetrics(typeFont(TypeSize::Text)).horizontalAdvance(band.label) + 12);
    const int right = labels + kAxisLabelSpace + 2;
    m_upper->setVisible(m_isTall);
    m_upper->setMargins(QMargins(kAxisWidth, m_isTall ? 22 : 0, right, m_isTall ? 4 : 0));
    m_upper->setMaximumSize(QWIDGETSIZE_MAX, m_isTall ? QWIDGETSIZE_MAX : 1);
    m_upper->setMinimumSize(100, m_isTall ? 50 : 1);
    m_lower->setMargins(QMargins(kAxisWidth, m_isTall ? 8 : 20, right, 22));
    m_lower->setMinimumSize(100, m_isTall ? kStripHeight : 20);
    m_lower->setMaximumSize(QWIDGETSIZE_MAX, m_isTall ? kStripHeight : QWIDGETSIZE_MAX);
    m_plot->plotLayout()->setRowSpacing(m_isTall ? kRowSpace : 0);
    m_upper->axis(QCPAxis::atLeft)->setTickLabels(m_isTall && m_data.hasBeta());
}

void BetaPlot::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool isTall = height() >= kLeastTall;
    if (std::exchange(m_isTall, isTall) == isTall)
        return;
    dress();
    Q_EMIT tallChanged(isTall);
}

void BetaPlot::showAll()
{
    m_upper->axis(QCPAxis::atBottom)->setRange(m_data.xOf(0) - 0.5, std::max(m_data.xOf(m_data.plies), m_data.xOf(0) + 4));
    m_zoomed = false;
}

/// As many figures beside the upper plot as fit without touching.
void BetaPlot::fitFigures()
{
    const auto around = [](const QCPAxisRect& rect) { return rect.margins().top() + rect.margins().bottom(); };
    const int height = m_plot->height() - around(*m_upper) - kRowSpace - kStripHeight - around(*m_lower);
    const int each = 3 * QFontMetrics(typeFont(TypeSize::Text)).height() / 2;
    m_upper->axis(QCPAxis::atLeft)->ticker()->setTickCount(std::clamp(height / each, 1, kMostFigures));
}

/// Labels are at the right edge at the end of their bands, moved apart if they overlap.
void BetaPlot::placeLabels()
{
    fitStandingName();
    fitPhaseNames();
    if (m_labels.empty())
        return;
    const QRect rect = m_upper->rect();
    const int bottom = m_lower->outerRect().bottom();
    QCPAxis* axis = m_upper->axis(QCPAxis::atLeft);
    const double height = QFontMetrics(typeFont(TypeSize::Text)).height() + 1;
    std::vector<double> wanted;
    for (const auto& [label, value] : m_labels)
        wanted.push_back(std::clamp(axis->coordToPixel(value), static_cast<double>(rect.top()), static_cast<double>(rect.bottom())));
    const std::vector<double> places = core::spreadLabels(wanted, height, rect.top(), bottom - height / 2);
    for (std::size_t i = 0; i < m_labels.size(); ++i)
        m_labels[i].first->position->setCoords(rect.right() + kAxisLabelSpace, places[i]);
}

/// The name of the lower plot ends before the labels of the bands.
void BetaPlot::fitStandingName()
{
    if (m_standingName)
        m_standingName->setText(
            QFontMetrics(typeFont(TypeSize::Text)).elidedText(m_data.standingName, Qt::ElideRight, m_lower->rect().width()));
}

/// The names of the phases do not overlap; the name of a phase that begins left of the visible part is at its edge.
void BetaPlot::fitPhaseNames()
{
    const QCPAxis* axis = m_upper->axis(QCPAxis::atBottom);
    const double left = m_upper->rect().left();
    std::vector<NameAt> names;
    for (std::size_t i = 0; i < m_phaseNames.size(); ++i) {
        const BetaPlotData::Phase& phase = m_data.phases[i];
        const double begin = std::max(axis->coordToPixel(m_data.xOf(phase.ply)), left);
        m_phaseNames[i]->position->setCoords(axis->pixelToCoord(begin), 0);
        names.push_back({begin + m_phaseNames[i]->padding().left(), phase.name});
    }
    const std::vector<QString> fitted = fitNames(names, m_upper->rect().right(), QFontMetrics(typeFont(TypeSize::Text)));
    for (std::size_t i = 0; i < m_phaseNames.size(); ++i)
        m_phaseNames[i]->setText(fitted[i]);
}

void BetaPlot::favourHeight(int height)
{
    const int wanted = std::clamp(height, kLowest, kHighest);
    if (std::exchange(m_height, wanted) != wanted)
        updateGeometry();
}

/// A line through both parts, without a place yet.
BetaPlot::Upright BetaPlot::upright(const QPen& pen)
{
    Upright lines{};
    std::size_t i = 0;
    for (QCPAxisRect* rect : {m_upper, m_lower}) {
        auto* item = new QCPItemStraightLine(m_plot);
        item->setClipAxisRect(rect);
        for (QCPItemPosition* position : {item->point1, item->point2}) {
            position->setAxisRect(rect);
            position->setAxes(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
            position->setTypeY(QCPItemPosition::ptAxisRectRatio);
        }
        item->setPen(pen);
        item->setSelectable(false);
        lines[i++] = item;
    }
    return lines;
}

void BetaPlot::stand(const Upright& lines, std::optional<std::size_t> ply)
{
    for (QCPItemStraightLine* line : lines) {
        line->setVisible(ply.has_value());
        line->point1->setCoords(m_data.xOf(ply.value_or(0)), 0);
        line->point2->setCoords(m_data.xOf(ply.value_or(0)), 1);
    }
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void BetaPlot::setPly(std::size_t ply)
{
    m_ply = ply;
    stand(m_here, m_ply);
}

QString BetaPlot::summary() const
{
    QStringList words;
    for (const BetaPlotData::Mark& mark : m_data.marks)
        words << mark.text;
    return joinClauses(words);
}

bool BetaPlot::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_plot)
        return QWidget::eventFilter(watched, event);
    const auto hover = [this](int ply) {
        if (ply == m_hovered)
            return;
        m_hovered = ply;
        stand(m_there, ply < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(ply)));
        Q_EMIT plyHovered(ply);
    };
    switch (event->type()) {
    case QEvent::MouseButtonPress: m_pressed = static_cast<QMouseEvent*>(event)->pos(); break;
    case QEvent::MouseButtonRelease: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (const auto pressed = std::exchange(m_pressed, std::nullopt);
            pressed && mouse->button() == Qt::LeftButton && (mouse->pos() - *pressed).manhattanLength() < 4)
            Q_EMIT plyChosen(plyAt(mouse->pos().x()));
        break;
    }
    case QEvent::MouseButtonDblClick:
        m_pressed.reset(); // another move is under the mouse then
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

void BetaPlot::draw(QPainter& painter, QSize size) { drawPlot(*m_plot, painter, size); }

} // namespace evenmatch::ui
