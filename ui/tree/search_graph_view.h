// A search as a graph: a disc a move, its area the visits, its colour δ. The wheel zooms, dragging moves it, a click chooses, and so do the
// arrow keys; + and − zoom, 0 and a double click show all of it.
#pragma once

#include "ui/tree/search_tree_model.h"

#include <QGraphicsView>

class QGraphicsEllipseItem;
class QGraphicsPathItem;

namespace evenmatch::ui {

class SearchGraphView final : public QGraphicsView {
    Q_OBJECT
public:
    explicit SearchGraphView(QWidget* parent = nullptr);

    /// Draws what the model holds: the moves with the most visits, some hundreds at most. None is chosen then.
    void show(const SearchTreeModel& model);
    /// Marks a node and the line to it, and makes sure that it is seen. 0, or one that is not drawn: none.
    void choose(std::uint32_t node);
    core::Result<void> saveSvg(const QString& path);

Q_SIGNALS:
    void nodeChosen(int node);

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
        QGraphicsPathItem* edge = nullptr; ///< from the parent; null: of the root
        QString words;
    };
    /// A disc that has been placed below another.
    struct Placed {
        std::size_t disc = 0;
        double y = 0;
        double edgeWidth = 0;
    };

    void addButton(const QString& sign, const QString& name, void (SearchGraphView::*action)());
    /// Places the node and what is below it.
    Placed place(const SearchTreeModel& model, std::uint32_t node, std::uint32_t parent, int depth, double& next);
    double radiusOf(std::uint32_t visits) const;
    /// Gives where edges leave it, right of its middle.
    double addDisc(const SearchTreeModel& model, std::uint32_t node, QPointF at, double radius, Disc& disc);
    void dress(const Disc& disc, bool chosen);
    const Disc* discOf(std::uint32_t node) const;
    /// The disc nearest to the chosen one in a direction: along lines, or at the same depth.
    const Disc* neighbour(int key) const;
    void zoom(double factor);
    void zoomIn() { zoom(1.25); }
    void zoomOut() { zoom(0.8); }
    void showAll();
    void fit();

    std::vector<Disc> m_discs;
    QList<QWidget*> m_buttons;
    std::uint32_t m_chosen = 0;
    std::uint32_t m_most = 1; ///< visits of the most visited move
    std::uint32_t m_least = 1; ///< visits that a move needs to be drawn
    bool m_zoomed = false; ///< by the user: the view stays as it is
    QPoint m_pressed;
};

} // namespace evenmatch::ui
