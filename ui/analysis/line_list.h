// The lines of a live analysis, one per row. Pointing at a move of a line, by mouse or keyboard, shows the position after it.
#pragma once

#include "ui/analysis/live_words.h"
#include "ui/widgets/row_list.h"

#include <QAbstractListModel>

#include <optional>

namespace evenmatch::ui {

class LineModel final : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    /// Remaining rows keep the selection. The list has `rows` rows; the last ones are empty if there are fewer lines.
    void setLines(std::vector<ShownLine> lines, int rows);
    /// Empty if there is none.
    const ShownLine& line(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<ShownLine> m_lines;
};

/// Up and Down select a line, Left and Right a move of it; Enter and a double click choose.
class LineList final : public RowList {
    Q_OBJECT
public:
    explicit LineList(QWidget* parent = nullptr);

    /// Lines under the mouse stay unchanged until it leaves, so that a click hits the move that the user saw. `anew`: the lines belong to
    /// another position.
    void setLines(std::vector<ShownLine> lines, int rows, bool anew);
    /// Moves that the board shows although the user points at none; lines that begin with them are marked up to there.
    void setPinned(const std::vector<game::Move>& moves);
    /// Whether the board shows this move of a line.
    bool isShown(int row, int move) const;
    /// The rectangle of a move of a line; empty if it does not fit.
    QRect moveRect(int row, int move) const;
    /// The move under the mouse or selected by the keyboard, and its row.
    int pointedRow() const { return m_row; }
    int pointedMove() const { return m_move; }

Q_SIGNALS:
    /// The moves of the line up to the current one; empty if there is none.
    void linePointed(const std::vector<evenmatch::game::Move>& moves);
    void lineClicked(const std::vector<evenmatch::game::Move>& moves);
    void lineChosen(const std::vector<evenmatch::game::Move>& moves);
    void escaped();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    std::vector<QRect> placesIn(int row) const;
    void pointAt(int row, int move);
    void pointUnder(QPoint place);
    std::vector<game::Move> movesTo(int row, int move) const;
    void release();

    LineModel* m_model;
    int m_row = -1;
    int m_move = -1;
    std::vector<game::Move> m_pinned;
    std::optional<std::vector<ShownLine>> m_waiting; ///< newer lines for the same rows, while the shown ones stay unchanged
};

} // namespace evenmatch::ui
