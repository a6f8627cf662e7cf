// Games of known ranks for the lines of `reproduce` that judge by games: what a network says of them, estimators, and tables of how often
// those are right.
#pragma once

#include "app/lab/experiments/experiment.h"
#include "app/lab/experiments/sides/known_sides.h"
#include "core/strength/estimate/estimators.h"
#include "core/strength/estimate/rank_accuracy.h"
#include "nn/evaluate/evaluator.h"

#include <string>
#include <vector>

namespace evenmatch::experiments {

/// What is known of some games: of candidates, on which estimators are fitted, and of others, which they judge.
struct KnownSides {
    nn::NetworkInfo network;
    strength::RankScale scale; ///< of the games
    std::vector<strength::ScoredSide> candidates;
    std::vector<strength::ScoredSide> query;
    strength::OutsideKinds outside; ///< what other programs said of every side
    std::vector<std::string> levels; ///< those of other programs' policies, strongest first: "Maia-1900"; empty: nobody has any
    std::size_t ofPlayer = 0; ///< players of `query` were taken who have at least so many sides; 0: anyone
    std::string losses; ///< by whom moves lost: a program, or the network's own value before and after each; empty: nobody said
    std::string circumstances; ///< "chess, network chess.evm (1234abcd), 1200 and 1300 sides of …, 300 of a rank at most, seed 1"

    bool isGo() const { return scale.game() == "go"; }
};

struct SidesWanted {
    std::size_t ofPlayer = 0; ///< of the query games, as nn::scoredSides() has it
    bool outside = false; ///< what other programs say, where they were named; sides of which they cannot are left out
    bool losses
        = false; ///< what moves lost: where no program tells it, the network's own value before and after each, whatever the options say
    bool everyRank = false; ///< ranks of the game's own scale, though the network may know but a few
};

/// Nothing is evaluated that is in the cache already. NotFound where there is no network, no games, or no rank.
core::Result<KnownSides> readKnownSides(const Experiment& experiment, const SidesWanted& wanted, jobs::JobContext& job);

/// By nearest β̄ and quality, by the ranks' policies, as published and calibrated, and what sees no move, all fitted on `candidates`.
strength::Estimators estimatorsFrom(const strength::RankScale& scale, std::span<const strength::ScoredSide> candidates);
/// Those alone that see no move, for any network.
strength::Estimators baselinesFrom(const strength::RankScale& scale, std::span<const strength::ScoredSide> candidates);

std::vector<const strength::Estimator*> pointersTo(const strength::Estimators& estimators);

/// Draws and replicates that suit the form.
strength::ProtocolOptions protocolOf(const Experiment& experiment, std::vector<int> games);

/// "…: right, by number of games", "…: at most one rank off, by number of games": titles of byGames().
core::Phrase rightByGames(core::Phrase what);
core::Phrase nearByGames(core::Phrase what);
/// "…: right after 20 games", "…: at most one rank off after 20 games": titles of sideBySide().
core::Phrase rightAfter(core::Phrase what, int games);
core::Phrase nearAfter(core::Phrase what, int games);
/// In per cent, with its interval, in which it lies: a percentile interval of few replicates can miss what was measured.
Finding shareFinding(core::Phrase name, double share, const strength::Interval& interval, std::uint64_t sample);
/// Of measured rows: how one method does with rising numbers of games; `within1`: at most one rank off.
FindingsTable byGames(core::Phrase title, std::span<const strength::AccuracyRow> rows, const std::string& method, bool within1 = false);
/// All methods that were measured at a number of games, those that see no move in parentheses.
FindingsTable sideBySide(core::Phrase title, std::span<const strength::AccuracyRow> rows, int games, bool within1 = false);

/// A series a table, over the same rows. The legend names `names`.
Plot plotOf(core::Phrase title, core::Phrase xLabel, std::span<const FindingsTable> tables, const std::vector<core::Phrase>& names);

/// The stratum that spans the most ranks, and of those the one with the most sides; none where all are alike or too few.
std::optional<Stratum> widestStratum(const std::vector<strength::ScoredSide>& sides, std::size_t fewestSides);

/// What accuracy over all games cannot show: within the widest stratum, beside the baselines; and how what each method says goes with the
/// rank, given the side's value and result, within settings.
void addEvidence(const Experiment& experiment, const KnownSides& known, std::span<const strength::Estimator* const> methods, int games,
    Findings& findings);

} // namespace evenmatch::experiments
