// The moves in columns, with the current one marked; a click goes to a move.
#pragma once

#include "ui/game/move_list_model.h"

#include <QListView>

namespace evenmatch::ui {

class MoveListView final : public QListView {
    Q_OBJECT
public:
    explicit MoveListView(GameSession& session, QWidget* parent = nullptr);

    MoveListModel& moves() { return *m_model; }
    /// The height of this many rows.
    static int heightOf(int rows);
    /// Adds room for notes beside the moves.
    void setColumnWidth(int width);

    /// Small, because it fills the room that other panels leave.
    QSize sizeHint() const override { return {220, minimumHeight()}; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    /// The marked move is always that on the board, whatever is pressed or typed.
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex&, const QEvent*) const override
    {
        return QItemSelectionModel::NoUpdate;
    }

private:
    void follow();
    void layOut();

    GameSession& m_session;
    MoveListModel* m_model;
    int m_columnWidth = 104;
};

} // namespace evenmatch::ui
