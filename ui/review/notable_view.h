// The list of notable moves; a click goes to the move.
#pragma once

#include "ui/review/notable_model.h"
#include "ui/widgets/row_list.h"

#include <optional>

class QTimer;

namespace evenmatch::ui {

class NotableView final : public RowList {
    Q_OBJECT
public:
    explicit NotableView(QWidget* parent = nullptr);

    const NotableModel& notable() const { return *m_model; }
    /// Keeps the selected move. Moves found while the mouse moves over the list wait until it rests or leaves, because rows must not change
    /// under it; unless they are of another game.
    void setMoves(std::vector<NotableMove> moves, bool ofSameGame);
    /// Shows the side to move, because chess has no stones for it.
    void setStones(bool stones);
    bool stones() const { return m_stones; }
    /// Whether the whole game has been analysed; before that, an empty list has no meaning.
    void setWhole(bool whole);
    bool isWhole() const { return m_whole; }
    QSize sizeHint() const override { return {240, 150}; }

Q_SIGNALS:
    void plyChosen(int ply);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void replace(std::vector<NotableMove> moves);
    void replaceWaiting();

    NotableModel* m_model;
    QTimer* m_moving; ///< active while the mouse moves over the list
    std::optional<std::vector<NotableMove>> m_waiting;
    bool m_stones = true;
    bool m_whole = false;
};

} // namespace evenmatch::ui
