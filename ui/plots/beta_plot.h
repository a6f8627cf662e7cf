// The plot of a review: β of both players over the bands of the ranks, and under it, thin, how the game stood.
#pragma once

#include "core/error.h"

#include <QWidget>

#include <array>
#include <vector>

class QCustomPlot;
class QCPAxisRect;
class QCPItemStraightLine;
class QCPItemText;

namespace evenmatch::ui {

/// What the plot shows; plies count from 0, as moves played before.
struct BetaPlotData {
    struct Line {
        std::vector<std::size_t> plies;
        std::vector<double> raw;
        std::vector<double> smooth;
    };
    struct Band {
        QString label;
        double place = 0;       ///< of its colour on the scale: 0 strongest … 1 weakest
        std::vector<double> mean, low, high; ///< by ply
    };
    struct Mark {
        std::size_t ply = 0;
        double y = 0;
        bool costly = false;    ///< else it is unlike the player
        QString text;           ///< what it says when pointed at
    };
    struct Phase {
        std::size_t ply = 0;
        QString name;
    };

    QString measure;            ///< the name of the axis
    std::array<Line, 2> lines;  ///< by side
    std::vector<Band> bands;
    std::vector<Mark> marks;
    std::vector<Phase> phases;
    std::vector<double> standing; ///< by ply, for the first player
    double standingMiddle = 0;  ///< where the game is even
    double standingReach = 0;   ///< at least so far to either side
    QString standingName;
    std::size_t plies = 0;      ///< moves of the game
    bool halfMoves = false;     ///< chess: two plies are a move, and White has the first
};

/// A click chooses a ply, the mouse over it names one, the wheel zooms in on moves, dragging shifts, a double click shows all again.
class BetaPlot final : public QWidget {
    Q_OBJECT
public:
    explicit BetaPlot(QWidget* parent = nullptr);

    void setData(BetaPlotData shown);
    void setPly(std::size_t ply);
    /// Where a ply is, in this widget's coordinates.
    QPoint placeOf(std::size_t ply) const;
    /// By the suffix: PNG (twice as fine), SVG or PDF, as the window shows it.
    core::Result<void> save(const QString& path);
    /// The same on a painter, in vectors.
    void draw(QPainter& painter, QSize size);

    QSize sizeHint() const override { return {600, 190}; }
    QSize minimumSizeHint() const override { return {300, 150}; }

Q_SIGNALS:
    void plyChosen(int ply);
    void plyHovered(int ply); ///< -1: the mouse has left

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void drawBands();
    void drawLines();
    void drawMarks();
    void drawPhases();
    void drawStanding();
    void dress();
    void showAll();
    void placeLabels();
    double xOf(std::size_t ply) const;
    int plyAt(double pixel) const;
    QString summary() const;

    BetaPlotData m_data;
    QCustomPlot* m_plot;
    QCPAxisRect* m_upper = nullptr;
    QCPAxisRect* m_lower = nullptr;
    QCPItemStraightLine* m_here = nullptr;
    QCPItemStraightLine* m_hereBelow = nullptr;
    std::vector<std::pair<QCPItemText*, double>> m_labels; ///< of bands, and where they would like to be
    std::size_t m_ply = 0;
    QPoint m_pressed;
    int m_hovered = -1;
    bool m_zoomed = false;
};

} // namespace evenmatch::ui
