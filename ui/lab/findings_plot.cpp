#include "ui/lab/findings_plot.h"

#include "core/value_range.h"
#include "ui/base/theme.h"
#include "ui/plots/qcustomplot_include.h"
#include "ui/plots/save_plot.h"
#include "ui/plots/series_colors.h"
#include "ui/text/sentences.h"

#include <QBoxLayout>

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

namespace {

constexpr double kPale = 0.45;
constexpr std::size_t kColors = 6; ///< of series; further ones have broken lines

void setNames(QCPAxis& axis, const QStringList& names)
{
    if (names.isEmpty()) {
        axis.setTicker(QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
        return;
    }
    const QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    for (qsizetype i = 0; i < names.size(); ++i)
        ticker->addTick(static_cast<double>(i), names[i]);
    axis.setTicker(ticker);
}

QCPRange axisRange(const core::ValueRange& values)
{
    const core::ValueRange padded = values.padded();
    return {padded.low, padded.high};
}

} // namespace

FindingsPlot::FindingsPlot(QWidget* parent) : QWidget(parent), m_plot(new QCustomPlot)
{
    setObjectName(QStringLiteral("findingsPlot"));
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents); // the page scrolls under the mouse
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_plot);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    dress();
}

void FindingsPlot::setPlot(LabPlot plot, std::optional<LabPlot> other)
{
    m_data = std::move(plot);
    m_other = std::move(other);
    setAccessibleName(m_data.title);
    setAccessibleDescription(summary());
    updateGeometry();
    dress();
}

/// Draws everything again: some hundred points, in a few milliseconds.
void FindingsPlot::dress()
{
    const Theme& theme = currentTheme();
    m_plot->clearPlottables();
    m_plot->clearItems();
    m_plot->setBackground(QBrush(Qt::NoBrush));
    m_plot->setAttribute(Qt::WA_OpaquePaintEvent, false);
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setBasePen(axis == m_plot->xAxis ? QPen(theme.line, 1) : QPen(Qt::NoPen));
        axis->setTickPen(Qt::NoPen);
        axis->setSubTickPen(Qt::NoPen);
        axis->setTickLabelColor(theme.quiet);
        axis->setTickLabelFont(typeFont(TypeSize::Text));
        axis->setLabelColor(theme.quiet);
        axis->setLabelFont(typeFont(TypeSize::Text));
        axis->setTickLabelPadding(6);
        axis->grid()->setPen(QPen(theme.hairline, 1));
        axis->grid()->setZeroLinePen(QPen(theme.hairline, 1));
        axis->grid()->setVisible(axis == m_plot->yAxis && m_data.cells.empty());
    }
    m_plot->xAxis->setLabel(m_data.xLabel);
    m_plot->yAxis->setLabel(m_data.yLabel);
    setNames(*m_plot->xAxis, m_data.xNames);
    setNames(*m_plot->yAxis, m_data.cells.empty() ? QStringList() : m_data.yNames);
    m_plot->yAxis->setRangeReversed(!m_data.cells.empty());
    const bool named = m_data.cells.empty() && (m_data.series.size() > 1 || m_other);
    m_plot->setAutoAddPlottableToLegend(named);
    m_plot->legend->setVisible(named);
    m_plot->legend->setBrush(faded(theme.card, 0.86));
    m_plot->legend->setBorderPen(Qt::NoPen);
    m_plot->legend->setFont(typeFont(TypeSize::Text));
    m_plot->legend->setTextColor(theme.text);
    for (std::size_t i = 0; i < m_data.series.size(); ++i)
        drawSeries(m_data.series[i], i, false);
    for (std::size_t i = 0; m_other && i < m_other->series.size(); ++i)
        drawSeries(m_other->series[i], i, true);
    if (!m_data.cells.empty())
        drawCells();
    setRanges();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void FindingsPlot::drawSeries(const LabSeries& series, std::size_t index, bool pale)
{
    const Theme& theme = currentTheme();
    const QColor color = seriesColor(index, theme);
    if (!series.points.empty() && series.points.front().isBox())
        return drawBoxes(series, color, pale);
    QVector<double> x;
    QVector<double> y;
    QVector<double> below;
    QVector<double> above;
    bool hasIntervals = false;
    for (const LabPoint& point : series.points) {
        x << point.x;
        y << point.y;
        below << (std::isfinite(point.low) ? point.y - point.low : 0);
        above << (std::isfinite(point.high) ? point.high - point.y : 0);
        hasIntervals = hasIntervals || (std::isfinite(point.low) && std::isfinite(point.high));
    }
    QCPGraph* graph = m_plot->addGraph();
    graph->setName(pale ? tr("%1, other run").arg(series.name) : series.name);
    graph->setData(x, y, true);
    graph->setSelectable(QCP::stNone);
    const QColor ink = pale ? faded(color, kPale) : color;
    graph->setPen(QPen(ink, 2,
        pale                      ? Qt::DashLine
            : index < kColors     ? Qt::SolidLine
            : index < 2 * kColors ? Qt::DashDotLine
                                  : Qt::DotLine,
        Qt::RoundCap, Qt::RoundJoin));
    graph->setLineStyle(series.line ? QCPGraph::lsLine : QCPGraph::lsNone);
    if (series.marks)
        graph->setScatterStyle(
            QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(pale ? ink : theme.card, 1.4), pale ? theme.card : color, 8));
    if (!hasIntervals)
        return;
    auto* bars = new QCPErrorBars(m_plot->xAxis, m_plot->yAxis);
    bars->removeFromLegend();
    bars->setDataPlottable(graph);
    bars->setData(below, above);
    bars->setPen(QPen(faded(color, pale ? 0.3 : 0.6), 1.8));
    bars->setWhiskerWidth(0);
    bars->setSymbolGap(0);
    bars->setSelectable(QCP::stNone);
}

void FindingsPlot::drawBoxes(const LabSeries& series, const QColor& color, bool pale)
{
    const QColor ink = pale ? faded(color, kPale) : color;
    auto* boxes = new QCPStatisticalBox(m_plot->xAxis, m_plot->yAxis);
    boxes->setName(pale ? tr("%1, other run").arg(series.name) : series.name);
    boxes->setPen(QPen(ink, 1.4));
    boxes->setBrush(QBrush(currentTheme().card));
    boxes->setMedianPen(QPen(ink, 2.4, Qt::SolidLine, Qt::FlatCap));
    boxes->setWhiskerPen(QPen(ink, 1.4));
    boxes->setWhiskerBarPen(QPen(Qt::NoPen));
    boxes->setWidth(0.26);
    boxes->setSelectable(QCP::stNone);
    for (const LabPoint& point : series.points)
        if (point.isBox())
            boxes->addData(point.x, std::isfinite(point.low) ? point.low : point.lowerQuartile, point.lowerQuartile, point.y,
                point.upperQuartile, std::isfinite(point.high) ? point.high : point.upperQuartile);
}

void FindingsPlot::drawCells()
{
    const Theme& theme = currentTheme();
    std::size_t columns = 1;
    double most = 0;
    for (const std::vector<double>& row : m_data.cells) {
        columns = std::max(columns, row.size());
        for (const double cell : row)
            most = std::max(most, std::isfinite(cell) ? cell : 0);
    }
    const auto rows = static_cast<int>(m_data.cells.size());
    auto* map = new QCPColorMap(m_plot->xAxis, m_plot->yAxis);
    map->data()->setSize(static_cast<int>(columns), rows);
    map->data()->setRange({0, static_cast<double>(columns) - 1}, {0, static_cast<double>(rows) - 1});
    QCPColorGradient gradient;
    gradient.clearColorStops();
    gradient.setColorStopAt(0, theme.card);
    gradient.setColorStopAt(1, seriesColor(0, theme));
    map->setGradient(gradient);
    map->setInterpolate(false);
    map->setSelectable(QCP::stNone);
    map->setDataRange({0, most > 0 ? most : 1});
    for (std::size_t y = 0; y < m_data.cells.size(); ++y)
        for (std::size_t x = 0; x < columns; ++x) {
            const double cell = x < m_data.cells[y].size() && std::isfinite(m_data.cells[y][x]) ? m_data.cells[y][x] : 0;
            map->data()->setCell(static_cast<int>(x), static_cast<int>(y), cell);
            if (std::lround(cell) == 0)
                continue;
            auto* text = new QCPItemText(m_plot);
            text->position->setCoords(static_cast<double>(x), static_cast<double>(y));
            text->setText(QString::number(std::lround(cell)));
            text->setFont(typeFont(TypeSize::Text));
            text->setColor(cell > most / 2 ? theme.card : theme.text);
            text->setSelectable(false);
        }
}

void FindingsPlot::setRanges()
{
    if (!m_data.cells.empty()) {
        m_plot->xAxis->setRange(-0.5, static_cast<double>(std::max<qsizetype>(1, m_data.xNames.size())) - 0.5);
        m_plot->yAxis->setRange(-0.5, static_cast<double>(m_data.cells.size()) - 0.5);
        return;
    }
    core::ValueRange across;
    core::ValueRange up;
    for (const LabPlot* plot : {&std::as_const(m_data), m_other ? &std::as_const(*m_other) : nullptr})
        for (std::size_t i = 0; plot && i < plot->series.size(); ++i)
            for (const LabPoint& point : plot->series[i].points) {
                across.add(point.x);
                for (const double value : {point.y, point.low, point.high})
                    up.add(value);
            }
    if (!m_data.xNames.isEmpty()) {
        across.add(0);
        across.add(static_cast<double>(m_data.xNames.size()) - 1);
    }
    m_plot->xAxis->setRange(axisRange(across));
    m_plot->yAxis->setRange(axisRange(up));
}

QString FindingsPlot::summary() const
{
    QStringList words;
    for (const LabSeries& series : m_data.series) {
        QStringList points;
        for (const LabPoint& point : series.points) {
            const auto name = static_cast<qsizetype>(std::lround(point.x));
            points << labelled(name >= 0 && name < m_data.xNames.size() ? m_data.xNames[name] : numberText(point.x), numberText(point.y));
        }
        words << QStringLiteral("%1 – %2").arg(series.name, joinList(points));
    }
    for (std::size_t y = 0; y < m_data.cells.size(); ++y) {
        QStringList cells;
        for (std::size_t x = 0; x < m_data.cells[y].size(); ++x)
            if (std::isfinite(m_data.cells[y][x]) && std::lround(m_data.cells[y][x]) != 0)
                cells << labelled(m_data.xNames.value(static_cast<qsizetype>(x)), numberText(m_data.cells[y][x]));
        words << QStringLiteral("%1 – %2").arg(m_data.yNames.value(static_cast<qsizetype>(y)), joinList(cells));
    }
    return joinClauses(words);
}

void FindingsPlot::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        dress();
    QWidget::changeEvent(event);
}

core::Result<void> FindingsPlot::save(const QString& path) { return savePlot(*m_plot, m_data.title, path); }

} // namespace evenmatch::ui
