// Converts positions to a network's inputs, and its outputs to moves.
#pragma once

#include "core/game/family.h"
#include "nn/input/game_state.h"

#include <span>
#include <string_view>

namespace evenmatch::nn {

/// Width and height of a network's input. Positions of one shape can share a batch.
struct Shape {
    int height = 0;
    int width = 0;
    int area() const { return height * width; }
    auto operator<=>(const Shape&) const = default;
};

/// The convention between positions and a network. Boards are always from the view of the side to move (its stones first; in chess from its
/// side of the board). Stateless; any thread.
///
/// A network outputs planes of numbers: `movePlanes()` planes of the board's shape, and one further number at the end for the pass in games
/// with one. The number of move m is at outputIndex(position, m).
class Encoding {
public:
    virtual ~Encoding() = default;

    virtual std::string_view id() const = 0; ///< its name in model files
    virtual game::Family family() const = 0;
    virtual int planes() const = 0;
    virtual int movePlanes() const = 0;
    virtual bool hasPass() const = 0;
    /// Whether a network must have one board size; then its heads may use each square separately.
    virtual bool fixedShape() const = 0;

    virtual bool accepts(const game::AnyPosition& position) const = 0;
    // All below REQUIRE: accepts(position)
    virtual Shape shape(const game::AnyPosition& position) const = 0;
    /// Fills planes() * area numbers, plane by plane, rows from the top in the view of the side to move.
    virtual void encode(const GameState& state, std::span<float> planes) const = 0;
    virtual int outputIndex(const game::AnyPosition& position, game::Move move) const = 0;

    int outputs(Shape shape) const { return movePlanes() * shape.area() + (hasPass() ? 1 : 0); }
};

/// Null for an unknown name. Go: "go18" (the paper's), "go-tactical" (also liberties, captures and ko); chess: "chess119" (AlphaZero's),
/// "chess120" (also a plane of ones, so that the first convolution detects the edge).
const Encoding* findEncoding(std::string_view id);

} // namespace evenmatch::nn
