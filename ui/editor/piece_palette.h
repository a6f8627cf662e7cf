// The palette for setting up a board: pieces or stones, a hand to move them, and one to clear.
#pragma once

#include "core/game/chess/types.h"
#include "core/game/go/board.h"

#include <QWidget>

#include <variant>

class QButtonGroup;
class QGridLayout;

namespace evenmatch::ui {

enum class Hand { Moves, Clears };
/// A stone of the side to move; then the other side is to move.
struct StonesInTurn {
    bool operator==(const StonesInTurn&) const = default;
};
using Brush = std::variant<Hand, chess::Piece, go::Color, StonesInTurn>;

class PiecePalette final : public QWidget {
    Q_OBJECT
public:
    explicit PiecePalette(QWidget* parent = nullptr);

    void setChess(bool chess);
    Brush brush() const;

Q_SIGNALS:
    void chosen();

protected:
    void changeEvent(QEvent* event) override;

private:
    void add(const Brush& brush, const QString& objectName, const QString& name, int row, int column);
    void dress();

    QGridLayout* m_grid;
    QButtonGroup* m_buttons;
    std::vector<Brush> m_brushes; ///< by the buttons' ids
    bool m_chess = false;
};

} // namespace evenmatch::ui
