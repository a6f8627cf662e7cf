// The plot of a review: β of both players over the bands of the ranks, and below it the evaluation of the game. In a low plot, only the
// evaluation is shown.
#pragma once

#include "ui/plots/beta_layers.h"

#include <QWidget>

#include <array>
#include <optional>

class QCPItemStraightLine;
class QCPItemText;

namespace evenmatch::ui {

/// A click chooses a ply, the mouse shows the ply under it, the wheel zooms in on moves, dragging scrolls, and a double click shows the
/// whole game.
class BetaPlot final : public QWidget {
    Q_OBJECT
public:
    explicit BetaPlot(QWidget* parent = nullptr);

    void setData(BetaPlotData shown);
    /// Marks the current ply; none before the first call.
    void setPly(std::size_t ply);
    /// The place of a ply, in this widget's coordinates.
    QPoint placeOf(std::size_t ply) const;
    /// As a vector picture.
    void draw(QPainter& painter, QSize size);

    /// The preferred height.
    void favourHeight(int height);

    /// Whether it is high enough for β as well.
    bool isTall() const { return m_isTall; }

    QSize sizeHint() const override { return {600, m_height}; }
    QSize minimumSizeHint() const override { return {300, kLowest}; }

Q_SIGNALS:
    void plyChosen(int ply);
    void plyHovered(int ply); ///< -1: the mouse left
    void tallChanged(bool isTall);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static constexpr int kLowest = 72;
    static constexpr int kHighest = 240;
    using Upright = std::array<QCPItemStraightLine*, 2>;

    void build();
    Upright upright(const QPen& pen);
    void stand(const Upright& lines, std::optional<std::size_t> ply);
    void dress();
    void shareHeight();
    void showAll();
    void fitFigures();
    void placeLabels();
    void fitStandingName();
    void fitPhaseNames();
    int plyAt(double pixel) const;
    QString summary() const;

    BetaPlotData m_data;
    QCustomPlot* m_plot;
    QCPAxisRect* m_upper = nullptr;
    QCPAxisRect* m_lower = nullptr;
    Upright m_here{};
    Upright m_there{}; ///< under the mouse
    BandLabels m_labels;
    std::vector<QCPItemText*> m_phaseNames;
    QCPItemText* m_standingName = nullptr; ///< null if the evaluation is unknown
    std::optional<std::size_t> m_ply;
    std::optional<QPoint> m_pressed; ///< by a click that chooses a ply; none: by a double click
    int m_hovered = -1;
    int m_height = 190;
    bool m_zoomed = false;
    bool m_isTall = true;
};

} // namespace evenmatch::ui
