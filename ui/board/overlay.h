// Drawings of pages over a board: heat, rings, figures, marks, arrows, and stones of a shown line.
#pragma once

#include "core/game/game.h"

#include <QColor>
#include <QPoint>
#include <QString>

#include <optional>
#include <vector>

namespace evenmatch::game {
class AnyPosition;
}

namespace evenmatch::ui {

/// Cells count from the top left for the first player: in Go (x, y), in chess a8 is (0, 0). A flipped board converts them.
struct OverlayCell {
    enum class Shape : std::uint8_t { None, Triangle, Square, Circle, Cross };

    QPoint cell;
    double heat = 0; ///< 0 … 1: how strongly the cell is tinted; 0: not at all
    QColor color; ///< of tint, ring and shape; invalid: the ink of the board
    bool ring = false;
    Shape shape = Shape::None;
    QString label; ///< short: "34", "A"
    QString words; ///< its text for screen readers: "34 % of 5 kyu players"
};

/// In chess from square to square, in Go from point to point.
struct OverlayArrow {
    QPoint from;
    QPoint to;
    QColor color;
    double strength = 1; ///< 0 … 1: width and opacity
    QString label; ///< at its head
    QString words; ///< text at its end
};

/// A stone of a line that is shown, Go only.
struct OverlayStone {
    QPoint cell;
    game::Side side = game::Side::First;
    QString label; ///< its number in the line
};

struct Overlay {
    std::vector<OverlayCell> cells;
    std::vector<OverlayArrow> arrows;
    std::vector<OverlayStone> stones;

    bool empty() const { return cells.empty() && arrows.empty() && stones.empty(); }
    /// All text about a cell.
    QString textAt(QPoint cell) const;
};

/// The cells of a move, as overlays count: of its stone, or from and to of its piece (castling as players point: g or c file).
struct MovePlace {
    std::optional<QPoint> from; ///< chess only
    QPoint to;
};
/// Nothing for a pass.
std::optional<MovePlace> placeOf(const game::AnyPosition& position, game::Move move);

} // namespace evenmatch::ui
