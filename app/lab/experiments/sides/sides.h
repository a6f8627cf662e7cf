// Games of known ranks for the lines of `reproduce` about estimates: a network's evaluations, estimators, and tables of their accuracy.
#pragma once

#include "app/lab/experiments/experiment.h"
#include "app/lab/experiments/sides/known_sides.h"
#include "core/game/family.h"
#include "core/strength/estimate/rank_accuracy.h"
#include "core/strength/estimators/estimators.h"
#include "nn/evaluate/evaluator.h"

#include <string>
#include <vector>

namespace evenmatch::experiments {

/// The data of candidates, on which estimators are fitted, and of query games, which they estimate.
struct KnownSides {
    nn::NetworkInfo network;
    strength::RankScale scale; ///< of the games
    std::vector<strength::ScoredSide> candidates;
    std::vector<strength::ScoredSide> query;
    strength::OutsideKinds outside; ///< available results of other programs for every side
    std::vector<std::string> levels; ///< of other programs' policies, strongest first: "Maia-1900"; empty: none
    std::size_t ofPlayer = 0; ///< minimum sides of players in `query`; 0: any
    std::string losses; ///< the source of losses: a program, or the network's own value before and after each move; empty: none
    std::string circumstances; ///< "chess, network chess.evm (1234abcd), 1200 and 1300 sides of …, 300 of a rank at most, seed 1"

    bool isGo() const { return game::isGo(scale.game()); }
};

struct SidesWanted {
    std::size_t ofPlayer = 0; ///< of the query games, as in nn::scoredSides()
    bool outside = false; ///< results of other programs, if named; sides without them are left out
    bool losses = false; ///< losses of moves: without a program, always from the network's own value before and after each move
    bool everyRank = false; ///< ranks of the game's own scale, although the network may have only a few
};

/// Cached evaluations are reused. NotFound without a network, games, or ranks.
core::Result<KnownSides> readKnownSides(const Experiment& experiment, const SidesWanted& wanted, jobs::JobContext& job);

/// Estimators by nearest β̄ and quality, by the ranks' policies, as published and calibrated, and baselines without moves, all fitted on
/// `candidates`.
strength::Estimators estimatorsFrom(const strength::RankScale& scale, std::span<const strength::ScoredSide> candidates);
/// Only the baselines without moves, for any network.
strength::Estimators baselinesFrom(const strength::RankScale& scale, std::span<const strength::ScoredSide> candidates);

std::vector<const strength::Estimator*> pointersTo(const strength::Estimators& estimators);

/// Samples and replicates for the form.
strength::ProtocolOptions protocolOf(const Experiment& experiment, std::vector<int> games);

/// "…: correct rank, by number of games", "…: within one rank, by number of games": titles of byGames().
core::Phrase rightByGames(core::Phrase what);
core::Phrase nearByGames(core::Phrase what);
/// "…: correct rank after 20 games", "…: within one rank after 20 games": titles of sideBySide().
core::Phrase rightAfter(core::Phrase what, int games);
core::Phrase nearAfter(core::Phrase what, int games);
/// In percent, with an interval extended to contain the share: a percentile interval of few replicates can miss the measured value.
Finding shareFinding(core::Phrase name, double share, const strength::Interval& interval, std::uint64_t sample);
/// One method's accuracy by number of games; `within1`: within one rank.
FindingsTable byGames(core::Phrase title, std::span<const strength::AccuracyRow> rows, const std::string& method, bool within1 = false);
/// All methods at one number of games, baselines without moves in parentheses.
FindingsTable sideBySide(core::Phrase title, std::span<const strength::AccuracyRow> rows, int games, bool within1 = false);

/// One series per table, over the same rows, with `names` in the legend.
Plot plotOf(core::Phrase title, core::Phrase xLabel, std::span<const FindingsTable> tables, const std::vector<core::Phrase>& names);

/// The stratum with the most ranks, and among those with the most sides; none if all are equal or too small.
std::optional<Stratum> widestStratum(const std::vector<strength::ScoredSide>& sides, std::size_t fewestSides);

/// Results that accuracy over all games cannot show: within the widest stratum, compared with baselines; and each method's correlation with
/// the rank, given the side's value and result, within settings.
void addEvidence(const Experiment& experiment, const KnownSides& known, std::span<const strength::Estimator* const> methods, int games,
    Findings& findings);

} // namespace evenmatch::experiments
