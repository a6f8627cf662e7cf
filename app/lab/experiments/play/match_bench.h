// Games for the lines of `reproduce`: a network, players by their SPECs, and their results.
#pragma once

#include "app/lab/experiments/experiment.h"
#include "app/network.h"
#include "core/strength/rating/elo.h"
#include "search/match/match.h"

#include <map>
#include <string>
#include <vector>

namespace evenmatch::experiments {

/// One network for all games of a line.
class MatchBench {
public:
    /// NotFound without a network for the game, NoRankProfile if it has no ranks and `needsRanks`.
    static core::Result<MatchBench> open(const Experiment& experiment, std::uint64_t simulations, bool needsRanks);

    /// Opens another network, for players that name its file (network=FILE). BadArgument if its ranks differ from the bench's.
    core::Result<void> alsoOpen(const std::string& file);

    const nn::NetworkInfo& network() const { return m_network.evaluator->info(); }
    const std::shared_ptr<nn::Evaluator>& evaluator() const { return m_network.evaluator; }
    /// REQUIRES: alsoOpen(file) succeeded
    const std::shared_ptr<nn::Evaluator>& other(const std::string& file) const { return m_others.at(file).evaluator; }
    search::MatchNetworks forMatch() const;
    std::uint64_t simulations() const { return m_simulations; }
    game::AnyPosition start() const;
    search::PlayerResources resources() const { return {m_network.evaluator, m_simulations, 1, true}; }
    /// "chess.evm (hash 1234abcd), 16 simulations a move, B = 1, seed 1".
    core::Phrase circumstances() const;

    /// Games of every pair of these players, stored in the experiment's state file of that name.
    core::Result<search::MatchResult> play(
        const std::vector<std::string>& specs, std::uint64_t games, const std::string& part, const jobs::JobContext& job) const;
    /// For two: from the first player's view.
    core::Result<strength::Tally> play(const std::string& first, const std::string& second, std::uint64_t games, const std::string& part,
        const jobs::JobContext& job) const;

private:
    Experiment m_experiment;
    app::OpenNetwork m_network;
    std::map<std::string, app::OpenNetwork> m_others; ///< by file
    std::uint64_t m_simulations = 0;
};

/// z of every rank. The ones that se-winrate matched to the win rates of SE∞, if its result is in the experiment's folder. Otherwise those
/// of the paper's Table 4: in Go with the z of 3-5k for weaker ranks than it has, in chess stretched over the scale.
struct RankIndices {
    std::vector<double> z; ///< by rank
    bool matched = false; ///< to this network's SE∞

    /// As a SPEC of SA-MCTS.
    std::string player(std::size_t rank) const;
    std::vector<std::string> players() const; ///< of every rank
    /// One sentence that says where the z are from.
    core::Phrase source() const;
};
RankIndices rankIndices(const strength::RankScale& scale, const Experiment& experiment);
/// Table 4 alone.
RankIndices paperIndices(const strength::RankScale& scale);

/// The score in percent with the interval of eloFrom().
Finding scoreFinding(core::Phrase name, const strength::Tally& tally);
Finding eloFinding(core::Phrase name, const strength::EloInterval& elo, std::uint64_t games);
PlotPoint pointOf(double x, const Finding& finding);

} // namespace evenmatch::experiments
