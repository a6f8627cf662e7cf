// The moves in columns, the present one marked; a click goes there.
#pragma once

#include "ui/game/move_list_model.h"

#include <QListView>

namespace evenmatch::ui {

class MoveListView final : public QListView {
    Q_OBJECT
public:
    explicit MoveListView(GameSession& session, QWidget* parent = nullptr);

    MoveListModel& moves() { return *m_model; }
    /// What so many rows need.
    static int heightOf(int rows);
    /// Room for notes beside the moves.
    void setColumnWidth(int width);

    /// Small: it takes the room that the other cards leave.
    QSize sizeHint() const override { return {220, minimumHeight()}; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();
    void layOut();

    GameSession& m_session;
    MoveListModel* m_model;
    int m_columnWidth = 104;
};

} // namespace evenmatch::ui
