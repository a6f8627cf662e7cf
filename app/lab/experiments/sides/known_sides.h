// Sides of games with known ranks, for all measurements of estimators: analysed once, in strata.
#pragma once

#include "core/strength/maths/intervals.h"
#include "nn/data/analysis_store.h"

#include <map>
#include <string>
#include <vector>

namespace evenmatch::experiments {

/// nn::analyseFolder(), with a line on stderr for every game left out. NotFound without any side.
core::Result<nn::AnalysedFolder> analyseKnownSides(
    nn::Evaluator& evaluator, const std::filesystem::path& games, const nn::FolderOptions& options, jobs::JobContext& job);

/// Names the player of side number `side`, for intervals over players: an anonymous side is its own player.
std::string playerOrSide(const std::string& player, std::size_t side);

/// A cluster of moves for each player, because games of one player are alike.
class PlayerClusters {
public:
    strength::Cluster& of(const std::string& player, std::size_t side) { return m_clusters[playerOrSide(player, side)]; }
    std::vector<strength::Cluster> all() const;
    /// A player of both is one cluster.
    PlayerClusters& operator+=(const PlayerClusters& other);

private:
    std::map<std::string, strength::Cluster> m_clusters;
};

/// Successes and trials of all clusters.
strength::Cluster sumOf(std::span<const strength::Cluster> clusters);

/// Lists games left out on stderr. A rank outside the scale is not an error and is not listed.
void printLeftOut(std::span<const core::Error> errors);

/// Sides with equal facts that could reveal their ranks.
struct Stratum {
    std::string name;
    std::vector<strength::ScoredSide> sides;
};

/// "all", and every source and setting with enough sides of at least three ranks.
std::vector<Stratum> strataOf(const std::vector<strength::ScoredSide>& sides, std::size_t fewestSides);

} // namespace evenmatch::experiments
