// The lines of a live analysis, a row each. Pointing at a move of a line, by mouse or keyboard, shows where it leads.
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

    /// Rows that stay keep what is chosen; `rows` of them are shown, the last ones empty where fewer lines are known.
    void setLines(std::vector<ShownLine> lines, int rows);
    /// Empty where none is known.
    const ShownLine& line(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<ShownLine> m_lines;
};

/// Up and Down go through the lines, Left and Right through the moves of one; Enter and a double click choose.
class LineList final : public RowList {
    Q_OBJECT
public:
    explicit LineList(QWidget* parent = nullptr);

    /// Lines under the mouse hold still until it leaves: what is clicked is what was seen. `anew`: they are of another position.
    void setLines(std::vector<ShownLine> lines, int rows, bool anew);
    /// Moves that the board shows although nobody points at them: a line that begins with them is marked so far.
    void setPinned(const std::vector<game::Move>& moves);
    /// Whether a move of a line is one of those that the board shows.
    bool isShown(int row, int move) const;
    /// Where a move of a line is drawn; empty where there is no room for it.
    QRect moveRect(int row, int move) const;
    /// The move that is pointed at, and its row.
    int pointedRow() const { return m_row; }
    int pointedMove() const { return m_move; }

Q_SIGNALS:
    /// The moves of the line up to the one that is pointed at; none: nothing is.
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
    std::optional<std::vector<ShownLine>> m_waiting; ///< newer ones for as many rows, while they hold still
};

} // namespace evenmatch::ui
