// Othello on 8×8 and 6×6: enclosed discs are flipped; most discs at the end win.
#pragma once

#include "core/game/bits.h"
#include "core/game/game.h"

namespace evenmatch::othello {

namespace detail {

/// The bits of an N×N board and the four directions, each in both orientations: along the row, the column and the diagonals.
template <int N>
struct Board {
    static constexpr std::uint64_t kAll = ~std::uint64_t{0} >> (64 - N * N);
    static constexpr std::uint64_t fileMask()
    {
        std::uint64_t file = 0;
        for (int y = 0; y < N; ++y)
            file |= std::uint64_t{1} << (y * N);
        return file;
    }
    /// The squares that a line may pass through sideways without leaving the board: all but the first and the last column.
    static constexpr std::uint64_t kInner = kAll & ~fileMask() & ~(fileMask() << (N - 1));

    /// The discs of `through` in unbroken runs (at most N-2 long) that start beside `from`, in the direction of a left shift.
    template <int Step>
    static constexpr std::uint64_t runUp(std::uint64_t from, std::uint64_t through)
    {
        std::uint64_t run = through & from << Step;
        run |= through & run << Step;
        const std::uint64_t pairs = through & through << Step;
        for (int length = 2; length < N - 2; length += 2)
            run |= pairs & run << (2 * Step);
        return run;
    }

    /// The same in the direction of a right shift.
    template <int Step>
    static constexpr std::uint64_t runDown(std::uint64_t from, std::uint64_t through)
    {
        std::uint64_t run = through & from >> Step;
        run |= through & run >> Step;
        const std::uint64_t pairs = through & through >> Step;
        for (int length = 2; length < N - 2; length += 2)
            run |= pairs & run >> (2 * Step);
        return run;
    }

    template <int Step>
    static constexpr std::uint64_t movesAlong(std::uint64_t mover, std::uint64_t through)
    {
        return runUp<Step>(mover, through) << Step | runDown<Step>(mover, through) >> Step;
    }

    /// The squares where the mover's disc would flip something.
    static constexpr std::uint64_t moves(std::uint64_t mover, std::uint64_t waiting)
    {
        const std::uint64_t inner = waiting & kInner;
        const std::uint64_t reached = movesAlong<1>(mover, inner) | movesAlong<N>(mover, waiting) | movesAlong<N - 1>(mover, inner)
            | movesAlong<N + 1>(mover, inner);
        return reached & ~(mover | waiting) & kAll;
    }

    /// A run counts if one of the mover's discs closes it.
    template <int Step>
    static constexpr std::uint64_t flipsAlong(std::uint64_t square, std::uint64_t mover, std::uint64_t through)
    {
        const std::uint64_t up = runUp<Step>(square, through);
        const std::uint64_t down = runDown<Step>(square, through);
        const std::uint64_t closedUp = (mover & up << Step) != 0 ? up : 0;
        const std::uint64_t closedDown = (mover & down >> Step) != 0 ? down : 0;
        return closedUp | closedDown;
    }

    /// The discs that a disc on `square` flips.
    static constexpr std::uint64_t flips(std::uint64_t square, std::uint64_t mover, std::uint64_t waiting)
    {
        const std::uint64_t inner = waiting & kInner;
        return flipsAlong<1>(square, mover, inner) | flipsAlong<N>(square, mover, waiting) | flipsAlong<N - 1>(square, mover, inner)
            | flipsAlong<N + 1>(square, mover, inner);
    }
};

} // namespace detail

/// A position on two bitboards and the mask of the moves, which every move updates. A move's code is y · N + x from the top left corner; N
/// · N is the pass, which is legal exactly if the side to move has no other move but its opponent has one. Moves are written "d3" (column,
/// then row counted from the top) and "pass"; they are read in small or capital letters. Passes count as moves. The hash is computed from
/// the bitboards on demand.
template <int N>
class Position {
    static_assert(N == 6 || N == 8);
    using Board = detail::Board<N>;

public:
    static constexpr int kSize = N;
    static constexpr game::Move kPass{N * N};

    /// Two discs of each player crossed in the middle; the first player (Black) has those on the rising diagonal.
    Position()
    {
        const int corner = (N / 2 - 1) * N + N / 2 - 1;
        m_state.waiting = std::uint64_t{1} << corner | std::uint64_t{1} << (corner + N + 1);
        m_state.mover = std::uint64_t{1} << (corner + 1) | std::uint64_t{1} << (corner + N);
        m_state.moves = Board::moves(m_state.mover, m_state.waiting);
    }

private:
    struct State {
        std::uint64_t mover = 0; ///< the discs of the side to move
        std::uint64_t waiting = 0; ///< the discs of the other side
        std::uint64_t moves = 0; ///< where the side to move may put a disc
        std::int32_t moveNumber = 0;
        game::Side side = game::Side::First;
        bool over = false;
        bool operator==(const State&) const = default;
    };

public:
    class Undo {
        friend class Position;
        State before;
    };

    game::Side sideToMove() const { return m_state.side; }
    void legalMoves(game::MoveList& list) const;

    bool isLegal(game::Move move) const { return move.code < N * N ? (m_state.moves >> move.code & 1) != 0 : move == kPass && mustPass(); }

    /// REQUIRES: isLegal(move)
    void play(game::Move move)
    {
        std::uint64_t mover = m_state.mover;
        std::uint64_t waiting = m_state.waiting;
        if (move != kPass) {
            const std::uint64_t square = std::uint64_t{1} << move.code;
            const std::uint64_t flips = Board::flips(square, mover, waiting);
            mover |= flips | square;
            waiting &= ~flips;
        }
        m_state.mover = waiting;
        m_state.waiting = mover;
        m_state.side = game::opponent(m_state.side);
        ++m_state.moveNumber;
        m_state.moves = Board::moves(waiting, mover);
        m_state.over = m_state.moves == 0 && Board::moves(mover, waiting) == 0;
    }

    void play(game::Move move, Undo& undo)
    {
        undo.before = m_state;
        play(move);
    }

    void undo(const Undo& undo) { m_state = undo.before; }

    bool isOver() const { return m_state.over; }

    game::Outcome outcome() const
    {
        if (!m_state.over)
            return game::Outcome::None;
        const int lead = margin();
        return lead == 0 ? game::Outcome::Draw : game::winFor(lead > 0 ? game::Side::First : game::Side::Second);
    }

    std::uint64_t hash() const { return computeHash(); }
    std::uint64_t computeHash() const
    {
        const std::uint64_t start = m_state.side == game::Side::First ? 0x07e110 : 0x07e111;
        return game::mixHash(game::mixHash(start, m_state.mover), m_state.waiting);
    }

    game::Move randomMove(core::Random& random) const
    {
        if (m_state.moves == 0)
            return m_state.over ? game::kNoMove : kPass;
        return {static_cast<std::uint16_t>(game::randomBit(m_state.moves, random))};
    }

    std::string moveText(game::Move move) const;
    std::optional<game::Move> parseMove(std::string_view text) const;
    int moveNumber() const { return m_state.moveNumber; }

    /// Only the pass is legal.
    bool mustPass() const { return m_state.moves == 0 && !m_state.over; }

    /// The discs of one side, bit y · N + x.
    std::uint64_t discs(game::Side side) const { return side == m_state.side ? m_state.mover : m_state.waiting; }

    /// The first player's discs minus the second's; empty squares count for neither.
    int margin() const { return std::popcount(discs(game::Side::First)) - std::popcount(discs(game::Side::Second)); }

    /// The board as text: 'X' for the first player's discs, 'O' for the second's, '*' where a move is legal, '.' for other empty squares.
    std::string diagram() const;

    bool operator==(const Position&) const = default;

private:
    State m_state;
};

extern template class Position<6>;
extern template class Position<8>;

using Othello6 = Position<6>;
using Othello8 = Position<8>;

static_assert(game::GamePosition<Othello6>);
static_assert(game::GamePosition<Othello8>);

} // namespace evenmatch::othello
