// The concept of a game. Every game is a value type that satisfies it; search and playouts are templates over it, so a game costs only what
// it uses. Programs that choose the game at run time hold it in an AnyPosition (any_position.h).
//
// How to add a game: see .github/CONTRIBUTING.md.
#pragma once

#include "core/random.h"

#include <array>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace evenmatch::game {

/// The two players, named by the order in which they move at the start: Side::First is Black in Go and Othello, White in chess.
enum class Side : std::uint8_t { First, Second };

constexpr Side opponent(Side side) { return side == Side::First ? Side::Second : Side::First; }

/// How a game ended by the rules alone (resignation, time and agreement belong to the record).
enum class Outcome : std::uint8_t { None, FirstWins, SecondWins, Draw };

constexpr Outcome winFor(Side side) { return side == Side::First ? Outcome::FirstWins : Outcome::SecondWins; }

/// A move in 16 bits. Each game defines their meaning; a move is meaningful only for its position.
struct Move {
    std::uint16_t code = 0xffff;
    auto operator<=>(const Move&) const = default;
};

inline constexpr Move kNoMove{};

/// A list of moves without allocation, with room for the most moves of any game (Go: 19 × 19 points and the pass).
class MoveList {
public:
    static constexpr std::size_t kCapacity = 19 * 19 + 7;

    void push_back(Move move) { m_moves[m_size++] = move; }
    void clear() { m_size = 0; }
    /// Makes the list shorter. REQUIRES: size <= this->size()
    void resize(std::size_t size) { m_size = size; }

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    Move operator[](std::size_t i) const { return m_moves[i]; }
    Move& operator[](std::size_t i) { return m_moves[i]; }
    const Move* begin() const { return m_moves.data(); }
    const Move* end() const { return m_moves.data() + m_size; }
    Move* begin() { return m_moves.data(); }
    Move* end() { return m_moves.data() + m_size; }
    bool contains(Move move) const
    {
        for (Move m : *this)
            if (m == move)
                return true;
        return false;
    }

private:
    std::size_t m_size = 0;
    std::array<Move, kCapacity> m_moves; // deliberately not initialised: lists are made in hot loops
};

/// A position of a game, with the part of its history that the rules need. A regular value: copies are independent.
///
/// - `legalMoves(list)` clears the list and fills it with every legal move; it is empty exactly when the game is over.
/// - `isLegal(m)` is true exactly for those, for any 16 bits.
/// - `play(m)` REQUIRES isLegal(m). `play(m, undo)` also stores what `undo(undo)` needs to take back this very move;
///   moves are taken back in reverse order.
/// - `outcome()` is None exactly until the game is over.
/// - `hash()` is updated with every move and equals `computeHash()`, which computes it anew: it covers everything that affects the legal
///   moves and the outcome, except the history of repetitions.
/// - `randomMove(rng)` is a move for random playouts: uniform over the legal moves, except in games whose playouts would not end
///   (Go does not fill its own eyes, and passes when no other move is left). kNoMove when the game is over.
/// - `moveText`, `parseMove`: the notation that players of the game use ("Q16", "e2e4", "d3"); parseMove returns only legal moves.
/// - `moveNumber()`: moves played since the game's start.
template <class P>
concept GamePosition
    = std::regular<P> && requires(P p, const P c, Move m, MoveList& list, typename P::Undo& undo, core::Random& rng, std::string_view text)
{
    {
        c.sideToMove()
        } -> std::same_as<Side>;
    c.legalMoves(list);
    {
        c.isLegal(m)
        } -> std::same_as<bool>;
    p.play(m);
    p.play(m, undo);
    p.undo(undo);
    {
        c.isOver()
        } -> std::same_as<bool>;
    {
        c.outcome()
        } -> std::same_as<Outcome>;
    {
        c.hash()
        } -> std::same_as<std::uint64_t>;
    {
        c.computeHash()
        } -> std::same_as<std::uint64_t>;
    {
        c.randomMove(rng)
        } -> std::same_as<Move>;
    {
        c.moveText(m)
        } -> std::same_as<std::string>;
    {
        c.parseMove(text)
        } -> std::same_as<std::optional<Move>>;
    {
        c.moveNumber()
        } -> std::same_as<int>;
};

} // namespace evenmatch::game
