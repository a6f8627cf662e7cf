// The input of estimators: numbers for every move of one side, and facts about the side that do not depend on its moves.
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

/// A network's evaluation of one move and its position.
struct MoveNumbers {
    std::uint16_t moveNumber = 0; ///< moves of the game before it
    std::uint16_t legalMoves = 0;
    float value = 0; ///< -1 … 1 for the side, before the move
    float valueAfter = kUnknown; ///< after it, for the same side; NaN if the position after it was not evaluated
    float level = 0;
    float quality = 0; ///< β = level + quality
    float expectedQuality = 0; ///< E_π: mean over the legal moves, weighted by the rank-free policy
    float randomQuality = kUnknown; ///< of a random other legal move (r∞); NaN if there is none
    float logPrior = 0; ///< natural logarithm of the rank-free prior of the move played
    std::uint64_t likeliest = 0; ///< bit r: the move is the first choice of rank r's policy
    bool likeliestFree = false; ///< the first choice of the rank-free policy
    GamePhase phase = GamePhase::Middle; ///< of the position before the move

    double beta() const { return double{level} + quality; }
};

struct SideNumbers {
    std::size_t ranks = 0; ///< of the network's scale
    std::vector<MoveNumbers> moves;
    std::vector<float> rankLogPriors; ///< move after move, one logarithm per rank

    double meanBeta() const; ///< 0 without moves
    std::span<const float> rankLogPriorsOf(std::size_t move) const { return std::span(rankLogPriors).subspan(move * ranks, ranks); }
};

/// Facts that may reveal the rank without the moves. Baselines use them.
struct SideLabels {
    int rank = -1; ///< index of the scale
    int opponentRank = -1; ///< -1: unknown
    double rating = 0; ///< in the scale's unit (Elo; Go: 1d = 1, 1k = 0)
    double opponentRating = 0;
    double result = std::numeric_limits<double>::quiet_NaN(); ///< 1 won … -1 lost; NaN: unknown
    std::string player; ///< empty: anonymous
    std::string source;
    std::string board; ///< the id of the game in games.h: β of ranks differs from board to board
    std::string setting; ///< kept separate in lists: in Go handicap, colour, komi class; in chess source and time control
    int year = 0;
};

/// The loss of one move.
struct MoveLoss {
    std::uint16_t moveNumber = 0; ///< moves of the game before it
    double loss = 0;
};

/// Results of other programs for a side's moves (nn/ranks/sources/outside.h). Empty without such a program or with too few results.
struct OutsideNumbers {
    std::vector<double> losses; ///< of its first moves by a strong program: mean, median, standard deviation
    std::vector<double> levels; ///< mean logarithm of the prior that each level of an imitation model gave to its moves, strongest first
    std::vector<MoveLoss> moveLosses = {}; ///< the known losses of single moves, from which `losses` are computed
};

/// Clocks of a move: shares of the time for a typical game, as in record::MoveClock; NaN if not known.
struct ClockNumbers {
    float spent = kUnknown; ///< on this move
    float left = kUnknown; ///< after it
    float opponentSpent = kUnknown; ///< on the previous move
    float opponentLeft = kUnknown;
};

/// Data of a side in addition to the network's: results of other programs, and the clocks of the file. It describes the needs of a feature
/// set, or the available data.
struct OutsideKinds {
    bool losses = false;
    bool levels = false;
    bool clocks = false;

    bool any() const { return losses || levels || clocks; }
    bool holds(OutsideKinds other) const { return (losses || !other.losses) && (levels || !other.levels) && (clocks || !other.clocks); }
    /// The results required of other programs. Clocks are optional, because training hides some of them.
    OutsideKinds ofPrograms() const { return {losses, levels, false}; }
    bool operator==(const OutsideKinds&) const = default;
};
/// "losses", "levels", "losses+levels", "clocks", "losses+clocks" …; empty for none.
std::string nameOf(OutsideKinds kinds);

struct ScoredSide {
    SideLabels labels;
    SideNumbers numbers;
    OutsideNumbers outside = {};
    std::vector<ClockNumbers> clocks = {}; ///< one per move of `numbers`; empty: no clocks in the file

    OutsideKinds outsideKinds() const { return {!outside.losses.empty(), !outside.levels.empty(), !clocks.empty()}; }
};

/// Halves of a set of sides for cross-validation: all sides of a player are in the same half; the index decides for an anonymous side. To
/// halve a half again, use another `split`; otherwise one of the two is empty.
bool isInSecondHalf(const SideLabels& labels, std::size_t index, std::uint64_t split = 0);

/// The moves of a game that an estimate may use.
enum class MoveSelection : std::uint8_t { All, First50, Last50, One, Opening, Middle, Endgame };

MoveSelection selectionOf(GamePhase phase);

/// The sides reduced to those moves (50: counted in moves of the game); a side without any is dropped. One: each side becomes up to
/// `copies` sides with one random move each.
std::vector<ScoredSide> select(std::span<const ScoredSide> sides, MoveSelection selection, std::uint64_t seed, std::size_t copies = 8);

} // namespace evenmatch::strength
