// Playing a finished game on, with some sense, to see whose the stones are: playouts for the proposal of dead stones only.
#pragma once

#include "core/game/go/board.h"
#include "core/random.h"

#include <span>
#include <vector>

namespace evenmatch::go {

/// Plays one position to its end. Takes stones in atari beside the last move, saves its own, replays into the captured shapes that make
/// only one eye, otherwise plays at random; fills no eye, and puts no stones into atari unless taking them would still leave one eye. So a
/// seki stands and a dead shape dies. Simple ko; suicide is forbidden.
class Settling {
public:
    using Mask = std::array<bool, Board::kPoints>;
    struct Turn {
        Point point = 0; ///< 0: a pass
        Color color = Color::Empty;
    };

    /// Nobody plays on the points of `settled`. Both must outlive this.
    Settling(const Mask& settled, core::Random& random) : m_settled(settled), m_random(random) { }

    /// Plays `board` on from `first` until both pass or 3 moves a point were made.
    void play(Board& board, Color first);

    // The same with the first moves chosen from outside: begin, move any number of times, finish.
    void begin();
    /// REQUIRES: mayPlay(board, turn.point, turn.color), or a pass
    void move(Board& board, Turn turn);
    /// Not settled, no suicide, not the ko.
    bool mayPlay(const Board& board, Point p, Color color) const;
    void finish(Board& board, Color first);
    /// All since begin().
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
