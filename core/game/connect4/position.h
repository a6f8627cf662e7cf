// Connect Four: seven columns of six. Four discs in a line win; a full board is a draw.
#pragma once

#include "core/game/bits.h"
#include "core/game/game.h"

#include <utility>

namespace evenmatch::connect4 {

inline constexpr int kColumns = 7;
inline constexpr int kRows = 6;

/// A position on two bitboards. A move's code is its column, 0 to 6 from the left. Moves are written "a" to "g" and read as that or as "1"
/// to "7". The hash is computed from the bitboards on demand, so that playing costs nothing for it.
///
/// The bit of a disc is 8 · row + column, row 0 at the bottom: the eighth column stays empty, so no line runs around the edge.
class Position {
public:
    struct Undo {
        std::uint64_t disc = 0;
    };

    game::Side sideToMove() const { return m_moves % 2 == 0 ? game::Side::First : game::Side::Second; }
    void legalMoves(game::MoveList& list) const;
    bool isLegal(game::Move move) const { return move.code < kColumns && (openColumns() >> move.code & 1) != 0; }

    /// REQUIRES: isLegal(move)
    void play(game::Move move)
    {
        const std::uint64_t free = kFirstColumn << move.code & ~(m_mover | m_waiting);
        const std::uint64_t disc = free & (~free + 1);
        const std::uint64_t discs = m_mover | disc;
        m_mover = m_waiting;
        m_waiting = discs;
        ++m_moves;
        m_won = hasFour(discs);
    }

    void play(game::Move move, Undo& undo)
    {
        const std::uint64_t before = m_mover;
        play(move);
        undo.disc = m_waiting ^ before;
    }

    void undo(const Undo& undo)
    {
        const std::uint64_t discs = m_waiting ^ undo.disc;
        m_waiting = m_mover;
        m_mover = discs;
        --m_moves;
        m_won = false;
    }

    bool isOver() const { return m_won || m_moves == kColumns * kRows; }

    game::Outcome outcome() const
    {
        if (m_won)
            return game::winFor(game::opponent(sideToMove()));
        return m_moves == kColumns * kRows ? game::Outcome::Draw : game::Outcome::None;
    }

    std::uint64_t hash() const { return computeHash(); }
    std::uint64_t computeHash() const { return game::mixHash(game::mixHash(0xc4, m_mover), m_waiting); }

    game::Move randomMove(core::Random& random) const
    {
        const std::uint64_t open = openColumns();
        return open == 0 ? game::kNoMove : game::Move{static_cast<std::uint16_t>(game::randomBit(open, random))};
    }

    std::string moveText(game::Move move) const;
    std::optional<game::Move> parseMove(std::string_view text) const;
    int moveNumber() const { return m_moves; }

    /// The discs of one side, bit 8 · row + column.
    std::uint64_t discs(game::Side side) const { return side == sideToMove() ? m_mover : m_waiting; }

    /// The same board with every disc of the other colour, and the same player to move. REQUIRES: the game is not over
    Position withColoursExchanged() const
    {
        Position exchanged = *this;
        std::swap(exchanged.m_mover, exchanged.m_waiting);
        return exchanged;
    }

    /// The owner of the disc there, if there is one. REQUIRES: 0 <= column < 7, 0 <= row < 6 (row 0 at the bottom)
    std::optional<game::Side> discAt(int column, int row) const;

    /// The board as text, the top row first: 'X' for the first player's discs, 'O' for the second's, '.' for empty cells; below it the
    /// columns.
    std::string diagram() const;

    bool operator==(const Position&) const = default;

private:
    static constexpr std::uint64_t kFirstColumn = 0x0000010101010101;

    /// Bit c is set if a disc can be dropped in column c and the game is not over: a column is open while its top cell is empty.
    std::uint64_t openColumns() const { return m_won ? 0 : ~(m_mover | m_waiting) >> (8 * (kRows - 1)) & 0x7f; }

    /// Whether the discs contain four in a line: pairs of neighbours, then pairs of pairs, along each of the four directions.
    static constexpr bool hasFour(std::uint64_t discs)
    {
        std::uint64_t fours = 0;
        for (const int step : {1, 7, 8, 9}) {
            const std::uint64_t pairs = discs & discs >> step;
            fours |= pairs & pairs >> (2 * step);
        }
        return fours != 0;
    }

    std::uint64_t m_mover = 0; ///< the discs of the side to move
    std::uint64_t m_waiting = 0; ///< the discs of the other side
    int m_moves = 0;
    bool m_won = false; ///< the last disc made four in a line
};

static_assert(game::GamePosition<Position>);

} // namespace evenmatch::connect4
