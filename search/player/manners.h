// An opponent's behaviour besides moves: it resigns, passes, counts and agrees to draws like people. All are pure functions of values;
// matches between programs use only passing.
#pragma once

#include "core/game/any_position.h"
#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "search/tree/choose.h"
#include "search/tree/result.h"

#include <optional>
#include <span>

namespace evenmatch::search {

/// A clearly lost game: an expected result below `below` on `turns` consecutive turns, and not before `notBefore` moves. A side that began
/// with a low chance, such as the giver of handicap stones, resigns when a fifth of that chance is left.
struct ResignRule {
    double below = -0.9;
    int turns = 3;
    int notBefore = 20;

    /// The settings of the rank's profile.
    static ResignRule of(const strength::RankPlay& play);
    /// The rule for a game from this position on: in Go not before a third of the points could be taken.
    ResignRule from(const game::AnyPosition& start) const;
    bool operator==(const ResignRule&) const = default;
};

/// Whether keepManners() keeps a pass that is the likeliest move.
enum class Passing : std::uint8_t { ByChoice, Never };

/// Removes moves that no Go player makes from the candidates (`weights`, one per move): filling an own eye, and passing while another move
/// is likelier. If nothing else is left, the result is a pass; with Passing::Never the first move that fills no eye, and a pass only if
/// there is none. REQUIRES: spans of one length, a pass among the moves
void keepManners(
    const go::Position& position, std::span<const game::Move> moves, std::span<double> weights, Passing passing = Passing::ByChoice);

/// Go: whether the opponent's last move is in the territory that a count gives to the side to move. An answer costs nothing there, whatever
/// the rules; a pass may lose all of it. Takes some tens of milliseconds. REQUIRES: the game is not over
bool mustAnswer(const go::Position& position);

/// Chess: whether the move mates.
bool mates(const chess::Position& position, game::Move move);

/// Chess: mating moves together get at least the probability `seen` (`weights`, one per move, that sum to 1), however random the player's
/// other moves are: people look for checks, and a small network overlooks mates that they find. The weights decide among these moves;
/// without weights they are equally likely.
void seeMates(const chess::Position& position, double seen, std::span<const game::Move> moves, std::span<double> weights);

/// Counts consecutive turns on which something holds. An earlier turn, after moves were taken back, restarts the count.
class Turns {
public:
    int count(bool holds, int moveNumber);
    void restart() { m_count = 0; }

private:
    int m_count = 0;
    int m_latest = -1; ///< the move number at the latest turn
};

/// Counts the turns; one for each game and side.
class Resignation {
public:
    explicit Resignation(ResignRule rule = {}) : m_rule(rule) { }
    /// Takes each own turn and returns whether to resign now. A turn with better prospects restarts the count.
    bool decide(const SearchResult& result) { return decide(result.value(), result.moveNumber); }
    /// The same from the expected result alone, -1 … 1.
    bool decide(double value, int moveNumber);

private:
    ResignRule m_rule;
    std::optional<double> m_below; ///< from the first turn
    Turns m_lost;
};

/// Chess: offers a draw in a dead even game: an expected result within `even` of 0 on `turns` consecutive turns, not before `notBefore`
/// moves. After a refusal it waits as many turns.
struct DrawOfferRule {
    double even = 0.06;
    int turns = 8;
    int notBefore = 70;
    bool operator==(const DrawOfferRule&) const = default;
};

/// Counts the turns; one for each game and side.
class DrawOffers {
public:
    explicit DrawOffers(DrawOfferRule rule = {}) : m_rule(rule) { }
    /// Takes each own turn and returns whether to offer now.
    bool decide(const SearchResult& result);

private:
    DrawOfferRule m_rule;
    Turns m_even;
};

/// Go: the pass if the game is effectively over, otherwise nothing. The game is effectively over if
/// - the opponent passed, and nothing is left to play for, or counting the board now wins (on an open board only if the search agrees);
/// - nothing is left to play for: no neutral points, and the search finds no move better than the pass and, if the opponent plays on,
///   none that is far likelier (in a decided game all moves are equally good to a search);
/// - the game has had three moves a point, and would not end.
/// It is not if the opponent's last move must be answered (mustAnswer()). Takes some tens of milliseconds when it counts. REQUIRES: the
/// game is not over, and `result` is of this position
std::optional<game::Move> passToEnd(const go::Position& position, const SearchResult& result);

/// Go: the pass that wins at once, because the opponent has passed, the board is full and the count is won; otherwise nothing.
std::optional<game::Move> winningPass(const game::AnyPosition& position);

/// Go, where players disagree about dead stones and play on: the move that goes on capturing the opponent's, on one of their liberties if
/// there is a legal one; the pass if no other move is left. Nothing if none is on the board. REQUIRES: `result` is of this position
std::optional<game::Move> takeDeadStones(const go::Position& position, const go::PointSet& dead, const SearchResult& result);

/// Points ahead for the side to move if the game is counted now, without dead stones.
double countNow(const go::Position& position);

/// Chess: whether the side to move claims an available draw: not with a better position.
bool claimsDraw(const chess::Position& position, const SearchResult& result);

/// Chess: whether a draw offer is accepted: after the opening, without a better position. `result` is a search for the answering side, on
/// its turn.
bool acceptsDraw(const SearchResult& result);

/// In a lost position a search finds no difference between resistance and giving pieces away. There the rank's own habits choose among the
/// moves that are no worse, and sees as many mates as ever; elsewhere `usual` does.
Chooser chooserFor(const Chooser& usual, const SearchResult& result);

} // namespace evenmatch::search
