// How positions become numbers for a network, and its numbers moves.
#pragma once

#include "nn/input/game_state.h"

#include <span>
#include <string_view>

namespace evenmatch::nn {

/// Width and height of what a network sees. Positions of one shape can share a batch.
struct Shape {
    int height = 0;
    int width = 0;
    int area() const { return height * width; }
    auto operator<=>(const Shape&) const = default;
};

/// A convention between positions and a network. Boards are always seen by the side to move (its stones first; in chess from its side of
/// the board). Stateless; any thread.
///
/// A network answers with planes of numbers: `movePlanes()` planes of the board's shape, and where the game can pass one number more at the
/// end. Move m has its number at outputIndex(position, m).
class Encoding {
public:
    virtual ~Encoding() = default;

    virtual std::string_view id() const = 0; ///< what model files call it
    virtual std::string_view game() const = 0; ///< "go" stands for all board sizes
    virtual int planes() const = 0;
    virtual int movePlanes() const = 0;
    virtual bool hasPass() const = 0;
    /// Whether a network must have one board size: then it may look at each square by itself.
    virtual bool fixedShape() const = 0;

    virtual bool accepts(const game::AnyPosition& position) const = 0;
    // All below REQUIRE: accepts(position)
    virtual Shape shape(const game::AnyPosition& position) const = 0;
    /// Fills planes() * area numbers, plane by plane, rows from the top as the side to move sees them.
    virtual void encode(const GameState& state, std::span<float> planes) const = 0;
    virtual int outputIndex(const game::AnyPosition& position, game::Move move) const = 0;

    int outputs(Shape shape) const { return movePlanes() * shape.area() + (hasPass() ? 1 : 0); }
};

/// Null when there is none of that name. Go: "go18" (the paper's), "go-tactical" (liberties, captures and ko beside it);
/// chess: "chess119" (AlphaZero's), "chess120" (a plane of ones beside it, so that the first convolution sees the edge).
const Encoding* findEncoding(std::string_view id);

} // namespace evenmatch::nn
