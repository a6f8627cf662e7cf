// A search as a graph: a disc a move, its area the visits, its colour δ. The wheel zooms, dragging moves it, a click chooses.
#pragma once

#include "ui/tree/search_tree_model.h"

#include <QGraphicsView>

namespace evenmatch::ui {

class SearchGraphView final : public QGraphicsView {
    Q_OBJECT
public:
    explicit SearchGraphView(QWidget* parent = nullptr);

    /// Draws what the model holds: the moves with the most visits, some hundreds at most.
    void show(const SearchTreeModel& model);
    core::Result<void> saveSvg(const QString& path);

Q_SIGNALS:
    void nodeChosen(int node);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Places the node and what is below it; gives where it is in y.
    double place(const SearchTreeModel& model, const QModelIndex& index, int depth, double& next);
    void addDisc(const SearchTreeModel& model, const QModelIndex& index, QPointF at, double radius);
    void fit();

    std::uint32_t m_total = 1;  ///< visits of the root
    std::uint32_t m_least = 1;  ///< visits that a move needs to be drawn
    bool m_zoomed = false;
    QPoint m_pressed;
};

} // namespace evenmatch::ui
