// Plays a finished game to the end with some knowledge, to find the owners of stones. Only for the proposal of dead stones.
#pragma once

#include "core/game/go/board.h"
#include "core/random.h"

#include <span>
#include <vector>

namespace evenmatch::go {

/// Plays one position to its end. It captures stones in atari beside the last move, saves its own, plays into captured shapes that make
/// only one eye, and otherwise plays at random; it fills no eye and puts none of its own stones in atari unless their capture would still
/// leave one eye. Therefore a seki remains and a dead shape dies. Simple ko; suicide is forbidden.
class Settling {
public:
    using Mask = std::array<bool, Board::kPoints>;
    struct Turn {
        Point point = 0; ///< 0: a pass
        Color color = Color::Empty;
    };

    /// Neither colour plays on the points of `settled`. Both must outlive this.
    Settling(const Mask& settled, core::Random& random) : m_settled(settled), m_random(random) { }

    /// Plays `board` from `first` on until both pass, or for 3 moves per point.
    void play(Board& board, Color first);

    // The same with the first moves chosen by the caller: begin, move any number of times, finish.
    void begin();
    /// REQUIRES: mayPlay(board, turn.point, turn.color), or a pass
    void move(Board& board, Turn turn);
    /// Whether the point is not settled, not suicide and not the ko.
    bool mayPlay(const Board& board, Point p, Color color) const;
    void finish(Board& board, Color first);
    /// All moves since begin().
    std::span<const Turn> moves() const { return m_moves; }

private:
    struct Last {
        Point point = 0; ///< 0: a pass or none
        int captured = 0;
    };

    Point choose(const Board& board, Color color);
    Point replyIntoCapture(const Board& board, Color color) const;
    Point takeLast(const Board& board, Color color) const;
    Point rescue(const Board& board, Color color) const;
    Point anywhere(const Board& board, Color color);
    bool isSensible(const Board& board, Point p, Color color) const;

    const Mask& m_settled;
    core::Random& m_random;
    std::vector<Turn> m_moves;
    Last m_last;
    Point m_ko = 0; ///< 0: none (a point of the wall)
};

} // namespace evenmatch::go
