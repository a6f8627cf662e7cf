// How an opponent behaves beside the board: it resigns, passes, counts and agrees to draws as people do. All pure functions of values;
// matches between programs use none but passing.
#pragma once

#include "core/game/any_position.h"
#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "search/tree/choose.h"
#include "search/tree/result.h"

#include <optional>
#include <span>

namespace evenmatch::search {

/// Lost beyond doubt: an expected result below `below` on `turns` turns in a row, and not before `notBefore` moves. Who began with a low
/// chance, as where stones were given, has agreed to it, and resigns when a fifth of that chance is left.
struct ResignRule {
    double below = -0.9;
    int turns = 3;
    int notBefore = 20;

    /// As the table of the rank's profile says.
    static ResignRule of(const strength::RankPlay& play);
    /// In a game from there on: in Go not before a third of the points could be taken.
    ResignRule from(const game::AnyPosition& start) const;
    bool operator==(const ResignRule&) const = default;
};

/// Whether keepManners() leaves a pass where it is the likeliest.
enum class Passing : std::uint8_t { ByChoice, Never };

/// Takes out of what might be played (`weights`, one a move) what no player of Go does: filling an own eye, and passing where another move
/// is likelier. Where nothing else is left it is a pass; with Passing::Never the first move that is no eye, and a pass only where there is
/// none. REQUIRES: spans of one length, a pass among the moves
void keepManners(
    const go::Position& position, std::span<const game::Move> moves, std::span<double> weights, Passing passing = Passing::ByChoice);

/// Go: whether the opponent's last move stands in what a count gives to the side to move. An answer costs nothing there, whatever the
/// rules; a pass may cost the whole of it. Takes some tens of milliseconds. REQUIRES: the game is not over
bool mustAnswer(const go::Position& position);

/// Chess: whether the move mates.
bool mates(const chess::Position& position, game::Move move);

/// Chess: moves that mate are together at least as likely (`weights`, one a move, that sum to 1) as `seen`, however wildly their player
/// else plays: people look for checks, and a small network overlooks mates that they find. Among them as the weights are; where those have
/// none, alike.
void seeMates(const chess::Position& position, double seen, std::span<const game::Move> moves, std::span<double> weights);

/// Counts the turns; one for each game and side.
class Resignation {
public:
    explicit Resignation(ResignRule rule = {}) : m_rule(rule) { }
    /// Told of each of its own turns, says whether to resign now. A turn with better prospects starts the count anew.
    bool decide(const SearchResult& result) { return decide(result.value(), result.moveNumber); }
    /// The same from the expected result alone, -1 … 1.
    bool decide(double value, int moveNumber);

private:
    ResignRule m_rule;
    std::optional<double> m_below; ///< as the first turn has it
    int m_lost = 0;
};

/// Chess: offers a draw when nothing is left to play for: an expected result within `even` of 0 on `turns` turns in a row, not before
/// `notBefore` moves. Who declines is not asked again for as many turns.
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
    /// Told of each of its own turns, says whether to offer now.
    bool decide(const SearchResult& result);

private:
    DrawOfferRule m_rule;
    int m_even = 0;
};

/// Go: the pass when the game is over in all but name, else nothing:
/// - the opponent passed, and nothing is left to play for, or counting the board now wins (on an open board only if the search agrees);
/// - nothing is left to play for: no neutral points, and the search finds no move better than the pass, nor, where the opponent plays on,
///   one that is far likelier (where all is won or lost, all moves are equally good to a search);
/// - the game has had three moves a point, and would not end.
/// Never where the opponent's last move must be answered (mustAnswer()). Takes some tens of milliseconds when it counts. REQUIRES: the game
/// is not over, and `result` is of this position
std::optional<game::Move> passToEnd(const go::Position& position, const SearchResult& result);

/// Go: the pass that wins at once, because the opponent has passed, the board is full of stones and the count is ours; else nothing.
std::optional<game::Move> winningPass(const game::AnyPosition& position);

/// Points ahead for the side to move when the game is counted now, dead stones taken off.
double countNow(const go::Position& position);

/// Chess: whether the side to move claims the draw that the rules offer it: not when it stands better.
bool claimsDraw(const chess::Position& position, const SearchResult& result);

/// Chess: whether a draw that the opponent offers is taken: after the opening, when the side does not stand better. `result` is a search
/// for the side that is asked, on its turn.
bool acceptsDraw(const SearchResult& result);

/// In a lost position search sees no difference between resistance and throwing pieces away. There the rank's own habits choose, among the
/// moves that are no worse; elsewhere `usual` does.
Chooser chooserFor(const Chooser& usual, const SearchResult& result);

} // namespace evenmatch::search
