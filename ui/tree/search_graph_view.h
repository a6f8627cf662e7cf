// A search as a graph: a disc for each move, with its visits as area and δ as colour. The wheel zooms, dragging scrolls, a click or the
// arrow keys choose a move, a double click or Enter plays to it; + and − zoom, 0 and a double click beside the discs show the whole graph.
#pragma once

#include "ui/tree/search_tree_model.h"

#include <QGraphicsView>

#include <optional>

class QGraphicsEllipseItem;
class QGraphicsPathItem;

namespace evenmatch::ui {

class SearchGraphView final : public QGraphicsView {
    Q_OBJECT
public:
    explicit SearchGraphView(QWidget* parent = nullptr);

    /// Draws the model's moves with the most visits, at most some hundreds. None is selected then.
    void show(const SearchTreeModel& model);
    /// Selects a node and the line to it, and makes it visible. 0, or a node that is not drawn: none.
    void choose(std::uint32_t node);
    /// The whole graph, by the suffix (saveDrawing()).
    core::Result<void> save(const QString& path);

Q_SIGNALS:
    void nodeChosen(int node);
    /// By Enter or a double click: the game should go on to it.
    void nodeWanted(int node);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Disc {
        std::uint32_t node = 0;
        std::uint32_t parent = 0;
        QGraphicsEllipseItem* item = nullptr;
        QGraphicsPathItem* edge = nullptr; ///< from the parent; null for the root
        QString words;
    };
    /// A disc that has been placed below another.
    struct Placed {
        std::size_t disc = 0;
        double y = 0;
        double edgeWidth = 0;
    };

    void addButton(const QString& sign, const QString& name, void (SearchGraphView::*action)());
    /// Places a node and its descendants.
    Placed place(const SearchTreeModel& model, std::uint32_t node, std::uint32_t parent, int depth, double& next);
    double radiusOf(std::uint32_t visits) const;
    /// The start of its outgoing edges, right of its middle.
    double addDisc(const SearchTreeModel& model, std::uint32_t node, QPointF at, double radius, Disc& disc);
    void dress(const Disc& disc, bool chosen);
    const Disc* discOf(std::uint32_t node) const;
    /// The disc nearest to the selected one in a direction: along lines, or at the same depth.
    const Disc* neighbour(int key) const;
    void zoom(double factor);
    void zoomIn() { zoom(1.25); }
    void zoomOut() { zoom(0.8); }
    void showAll();
    /// The node of the disc there; nothing beside all discs.
    std::optional<int> nodeAt(QPoint place) const;
    void fit();

    std::vector<Disc> m_discs;
    QList<QWidget*> m_buttons;
    std::uint32_t m_chosen = 0;
    std::uint32_t m_most = 1; ///< visits of the most visited move
    std::uint32_t m_least = 1; ///< minimum visits of a drawn move
    bool m_zoomed = false; ///< by the user, so the view stays unchanged
    std::optional<QPoint> m_pressed; ///< by a click that chooses a move; none: by a double click
};

} // namespace evenmatch::ui
