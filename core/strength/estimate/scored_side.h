// What estimators see of a game: numbers for every move of one side, and what is known of that side without looking at a move.
#pragma once

#include "core/strength/estimate/game_phase.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::strength {

inline constexpr float kUnknown = std::numeric_limits<float>::quiet_NaN();

/// What a network says of one move and the position it was made in.
struct MoveNumbers {
    std::uint16_t moveNumber = 0; ///< moves of the game played before
    std::uint16_t legalMoves = 0;
    float value = 0; ///< -1 … 1 for the side, before the move
    float valueAfter = kUnknown; ///< after it, for the same side; NaN where the position after was not evaluated
    float level = 0;
    float quality = 0; ///< β = level + quality
    float expectedQuality = 0; ///< E_π: mean over the legal moves, weighted by the rank-free policy
    float randomQuality = kUnknown; ///< of a random other legal move (r∞); NaN where there is none
    float logPrior = 0; ///< natural logarithm of the rank-free prior of the move played
    std::uint64_t likeliest = 0; ///< bit r: the move is the first choice of rank r's policy
    bool likeliestFree = false; ///< the first choice of the rank-free policy
    GamePhase phase = GamePhase::Middle; ///< of the position before the move

    double beta() const { return double{level} + quality; }
};

struct SideNumbers {
    std::size_t ranks = 0; ///< of the network's scale
    std::vector<MoveNumbers> moves;
    std::vector<float> rankLogPriors; ///< move after move, one logarithm a rank

    double meanBeta() const; ///< 0 where there is no move
    std::span<const float> rankLogPriorsOf(std::size_t move) const { return std::span(rankLogPriors).subspan(move * ranks, ranks); }
};

/// What could tell the rank without the moves. Baselines live on it.
struct SideLabels {
    int rank = -1; ///< index of the scale
    int opponentRank = -1; ///< -1: unknown
    double rating = 0; ///< in the scale's unit (Elo; Go: 1d = 1, 1k = 0)
    double opponentRating = 0;
    double result = std::numeric_limits<double>::quiet_NaN(); ///< 1 won … -1 lost; NaN: unknown
    std::string player; ///< empty: anonymous
    std::string source;
    std::string board; ///< the id of the game in games.h: β of ranks differs from board to board
    std::string setting; ///< what lists may not mix: Go: handicap, colour, komi class; chess: source and time control
    int year = 0;
};

/// What one move lost.
struct MoveLoss {
    std::uint16_t moveNumber = 0; ///< moves of the game played before
    double loss = 0;
};

/// What other programs say of a side's moves (nn/ranks/sources/outside.h). Empty where nobody was asked, or the answers are too few.
struct OutsideNumbers {
    std::vector<double> losses; ///< of its first moves by a strong program: mean, median, standard deviation
    std::vector<double> levels; ///< mean logarithm of the prior that each level of an imitation model gave to its moves, strongest first
    std::vector<MoveLoss> moveLosses = {}; ///< what `losses` are made of, of all moves of which it is known
};

/// What the clocks said around a move: shares of the time for a usual game, as record::MoveClock has them; NaN where it is not known.
struct ClockNumbers {
    float spent = kUnknown; ///< on this move
    float left = kUnknown; ///< after it
    float opponentSpent = kUnknown; ///< on the move before
    float opponentLeft = kUnknown;
};

/// What is known of a side beside what the network says: what other programs said, and the clocks of the file. What a feature set needs, or
/// what is at hand.
struct OutsideKinds {
    bool losses = false;
    bool levels = false;
    bool clocks = false;

    bool any() const { return losses || levels || clocks; }
    bool holds(OutsideKinds other) const { return (losses || !other.losses) && (levels || !other.levels) && (clocks || !other.clocks); }
    /// What programs must be asked for. Clocks a learner may do without, side by side: it was taught with some of them hidden.
    OutsideKinds ofPrograms() const { return {losses, levels, false}; }
    bool operator==(const OutsideKinds&) const = default;
};
/// "losses", "levels", "losses+levels", "clocks", "losses+clocks" …; empty for none.
std::string nameOf(OutsideKinds kinds);

struct ScoredSide {
    SideLabels labels;
    SideNumbers numbers;
    OutsideNumbers outside = {};
    std::vector<ClockNumbers> clocks = {}; ///< one a move of `numbers`; empty: none were written

    OutsideKinds outsideKinds() const { return {!outside.losses.empty(), !outside.levels.empty(), !clocks.empty()}; }
};

/// Halves of a set of sides for cross-validation: all sides of a player are in the same one; an anonymous side goes by its index. Whoever
/// halves what is a half already takes another `split`, or one of the two is empty.
bool isInSecondHalf(const SideLabels& labels, std::size_t index, std::uint64_t split = 0);

/// Which moves of a game an estimate may look at.
enum class MoveSelection : std::uint8_t { All, First50, Last50, One, Opening, Middle, Endgame };

MoveSelection selectionOf(GamePhase phase);

/// The sides cut down to those moves (50: counted in moves of the game); a side that has none left is dropped. One: each side becomes up to
/// `copies` sides with one random move each.
std::vector<ScoredSide> select(std::span<const ScoredSide> sides, MoveSelection selection, std::uint64_t seed, std::size_t copies = 8);

} // namespace evenmatch::strength
