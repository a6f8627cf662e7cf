// Awari: Oware by the Abapa rules, as programs play it. Two rows of six pits, four seeds in each at the start.
//
// - The mover takes all seeds of one of its pits and sows them one by one counter-clockwise, skipping the pit they came from.
// - If the last seed makes two or three in a pit of the opponent's, these are captured, and so are the twos and threes in an unbroken
//   row before it on the opponent's side.
// - Grand slam: a move that would capture all of the opponent's seeds is legal but captures nothing.
// - An opponent without seeds must be fed if a move can do so; only such moves are legal then.
// - The game ends when a side has captured more than 24, when no move is legal (no seeds, or no way to feed), and when
//   kQuietLimit moves in a row captured nothing. A repeating game reaches this limit, so no history is needed.
//   Each side then owns the seeds in its pits; more seeds win.
#pragma once

#include "core/error.h"
#include "core/game/bits.h"
#include "core/game/game.h"

#include <array>

namespace evenmatch::awari {

inline constexpr int kPits = 6; ///< of one side
inline constexpr int kSeeds = 48;
inline constexpr int kQuietLimit = 100;

namespace detail {

/// The seeds that sowing adds to both rows, one byte per pit; the mover's row comes first.
struct alignas(32) Sowing {
    std::uint64_t mover = 0;
    std::uint64_t waiting = 0;
    std::uint64_t reached = 0; ///< 0x80 in the bytes of the opponent's pits up to that of the last seed; 0 if the last seed fell elsewhere
    std::uint64_t last = 0; ///< 0x80 in the byte of that pit alone
};

using SowingTable = std::array<std::array<Sowing, 64>, kPits>; ///< by pit and seeds; 64, so that shifts find an entry
extern const SowingTable kSowing;

/// For every set of pits: byte n is the n-th pit of the set, the highest byte their number. A playout draws a move with one load. A loop
/// over the set bits costs a mispredicted branch at every second move.
extern const std::array<std::uint64_t, 1 << kPits> kPitsOfMask;

} // namespace detail

/// The parts of a position for setting one up: pits in sowing order, from each side's own left.
struct Setup {
    std::array<int, kPits> first = {4, 4, 4, 4, 4, 4};
    std::array<int, kPits> second = {4, 4, 4, 4, 4, 4};
    int firstStore = 0;
    int secondStore = 0;
    game::Side toMove = game::Side::First;
};

/// A position packed into two words, one byte per pit. A move's code is the pit, 0 to 5 from the mover's left in the order of sowing. Moves
/// are written "a" to "f" for the first player, "A" to "F" for the second, and read in either case. The hash is computed from the rows on
/// demand. It includes the stores and the moves since the last capture, because they affect the outcome.
class Position {
    struct State {
        std::uint64_t mover = 0x040404040404; ///< the pits of the side to move, the lowest byte its leftmost
        std::uint64_t waiting = 0x040404040404; ///< the pits of the other
        std::uint16_t stores = 0; ///< one byte per side, the first player's in the lower one
        std::uint16_t quiet = 0; ///< moves in a row that captured nothing
        std::uint16_t legal = 0x3f; ///< one bit per pit; 0 when the game is over
        std::int32_t moveNumber = 0;
        game::Side side = game::Side::First;
        bool operator==(const State&) const = default;
    };

public:
    class Undo {
        friend class Position;
        State before;
    };

    Position() = default;

    /// BadSetup if a number is negative or the seeds are not 48 in total. The position has no history: no moves, none of them quiet.
    static core::Result<Position> fromSetup(const Setup& setup);

    game::Side sideToMove() const { return m_state.side; }
    void legalMoves(game::MoveList& list) const;
    bool isLegal(game::Move move) const { return move.code < kPits && (m_state.legal >> move.code & 1) != 0; }

    /// REQUIRES: isLegal(move)
    void play(game::Move move)
    {
        const int shift = 8 * move.code;
        const detail::Sowing& sowing = detail::kSowing[move.code][m_state.mover >> shift & 0xff];
        const std::uint64_t mover = (m_state.mover & ~(std::uint64_t{0xff} << shift)) + sowing.mover;
        const std::uint64_t waiting = m_state.waiting + sowing.waiting;
        ++m_state.quiet;
        m_state.mover = waiting;
        m_state.waiting = mover;
        if ((takeablePits(waiting) & sowing.last) != 0) [[unlikely]] // one move in eight: the code below need not wait for it
            capture(sowing.reached);
        m_state.side = game::opponent(m_state.side);
        ++m_state.moveNumber;
        findLegal();
    }

    void play(game::Move move, Undo& undo)
    {
        undo.before = m_state;
        play(move);
    }

    void undo(const Undo& undo) { m_state = undo.before; }

    bool isOver() const { return m_state.legal == 0; }

    game::Outcome outcome() const
    {
        if (!isOver())
            return game::Outcome::None;
        const int lead = margin();
        return lead == 0 ? game::Outcome::Draw : game::winFor(lead > 0 ? game::Side::First : game::Side::Second);
    }

    std::uint64_t hash() const { return computeHash(); }
    std::uint64_t computeHash() const
    {
        const auto side = static_cast<std::uint64_t>(m_state.side);
        const std::uint64_t rest = side << 24 | std::uint64_t{m_state.quiet} << 16 | m_state.stores;
        return game::mixHash(game::mixHash(game::mixHash(0xa3a71, m_state.mover), m_state.waiting), rest);
    }

    game::Move randomMove(core::Random& random) const
    {
        const std::uint64_t pits = detail::kPitsOfMask[m_state.legal];
        if (pits == 0)
            return game::kNoMove;
        return {static_cast<std::uint16_t>(pits >> 8 * random.below(static_cast<std::uint32_t>(pits >> 56)) & 0xff)};
    }

    std::string moveText(game::Move move) const;
    std::optional<game::Move> parseMove(std::string_view text) const;
    int moveNumber() const { return m_state.moveNumber; }

    /// The seeds in a pit. REQUIRES: 0 <= pit < 6
    int seeds(game::Side side, int pit) const { return static_cast<int>(row(side) >> (8 * pit) & 0xff); }
    /// The seeds that a side has captured.
    int store(game::Side side) const { return m_state.stores >> placeOf(side) & 0xff; }
    /// Moves in a row that captured nothing.
    int quietMoves() const { return m_state.quiet; }

    /// The first player's seeds minus the second's: the captured ones and, when the game is over, those in each player's pits.
    int margin() const;

    /// The board as text, from the first player's side: the second player's row, from its right to its left, above the first player's, and
    /// the stores.
    std::string diagram() const;

    bool operator==(const Position&) const = default;

private:
    static constexpr std::uint64_t kLowBits = 0x010101010101;
    static constexpr std::uint64_t kHighBits = kLowBits * 0x80;

    /// The shift of a side's byte in `stores`.
    static constexpr int placeOf(game::Side side) { return 8 * static_cast<int>(side); }

    std::uint64_t row(game::Side side) const { return side == m_state.side ? m_state.mover : m_state.waiting; }

    /// The sum of the bytes. It stays below 256: there are 48 seeds.
    static int countSeeds(std::uint64_t row) { return static_cast<int>(row * kLowBits >> 40 & 0xff); }

    /// 0x80 in every byte that is less than `limit` and 0 elsewhere. REQUIRES: bytes and limit <= 0x80
    static constexpr std::uint64_t bytesBelow(std::uint64_t row, std::uint64_t limit)
    {
        return ~(row + kLowBits * (0x80 - limit)) & kHighBits;
    }

    /// 0x80 in every byte that is two or three.
    static constexpr std::uint64_t takeablePits(std::uint64_t row) { return bytesBelow((row ^ 2 * kLowBits) & ~kLowBits, 1); }

    /// 0xff in the captured pits: the unbroken run of twos and threes that ends with the last seed, unless it is all that the opponent has.
    static std::uint64_t capturedPits(std::uint64_t waiting, std::uint64_t reached)
    {
        const std::uint64_t barrier = reached & ~takeablePits(waiting);
        const std::uint64_t run = barrier == 0 ? reached : reached & ~((std::uint64_t{2} << (63 - std::countl_zero(barrier))) - 1);
        const std::uint64_t pits = (run >> 7) * 0xff;
        return (waiting & ~pits) == 0 ? 0 : pits;
    }

    /// Moves the captured seeds from the row of the side to move next to the store of the mover, whose turn it still is.
    void capture(std::uint64_t reached)
    {
        const std::uint64_t captured = capturedPits(m_state.mover, reached);
        const int seeds = countSeeds(m_state.mover & captured);
        m_state.stores = static_cast<std::uint16_t>(m_state.stores + (seeds << placeOf(m_state.side)));
        m_state.mover &= ~captured;
        if (seeds != 0)
            m_state.quiet = 0;
    }

    /// Updates the mask of legal moves; called after everything else is updated.
    void findLegal();

    State m_state;
};

inline void Position::findLegal()
{
    constexpr std::uint32_t kBeyondHalf = 0x101 * (0x7f - kSeeds / 2); // brings a store of more than half of the seeds to 0x80
    m_state.legal = 0;
    if (((m_state.stores + kBeyondHalf) & 0x8080) != 0 || m_state.quiet >= kQuietLimit)
        return;
    // An opponent without seeds is fed from pit p by at least 6 - p seeds; otherwise one seed is enough for a move.
    constexpr std::uint64_t kToFeed = 0x010203040506;
    std::uint64_t needed = kLowBits;
    if (m_state.waiting == 0) [[unlikely]]
        needed = kToFeed;
    const std::uint64_t enough = (m_state.mover + kHighBits - needed) & kHighBits;
    // Gathers the six flags, 8 bits apart, into the lowest six bits: the product puts flag p at bit 40 + p.
    constexpr std::uint64_t kGather = 1u | 1u << 7 | 1u << 14 | 1u << 21 | std::uint64_t{1} << 28 | std::uint64_t{1} << 35;
    m_state.legal = static_cast<std::uint16_t>((enough >> 7) * (kGather << 5) >> 40 & 0x3f);
}

static_assert(game::GamePosition<Position>);

} // namespace evenmatch::awari
