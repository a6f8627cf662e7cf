// A plot of the Lab: several series over one axis, with intervals or as box plots, and those of another run in pale colours. Or a matrix
// with darker cells for larger numbers.
#pragma once

#include "core/error.h"
#include "ui/lab/lab_findings.h"

#include <QWidget>

#include <optional>

class QCustomPlot;

namespace evenmatch::ui {

class FindingsPlot final : public QWidget {
    Q_OBJECT
public:
    explicit FindingsPlot(QWidget* parent = nullptr);

    void setPlot(LabPlot plot, std::optional<LabPlot> other);
    /// By the suffix: PNG (at double resolution), SVG or PDF, as in the window.
    core::Result<void> save(const QString& path);

    QSize sizeHint() const override { return {560, plotHeight()}; }
    QSize minimumSizeHint() const override { return {300, plotHeight()}; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void dress();
    int plotHeight() const { return m_data.cells.empty() ? 250 : 360; }
    void drawSeries(const LabSeries& series, std::size_t index, bool pale);
    void drawBoxes(const LabSeries& series, const QColor& color, bool pale);
    void drawCells();
    void setRanges();
    QString summary() const;

    QCustomPlot* m_plot;
    LabPlot m_data;
    std::optional<LabPlot> m_other;
};

} // namespace evenmatch::ui
