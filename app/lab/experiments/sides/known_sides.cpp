#include "app/lab/experiments/sides/known_sides.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <set>

namespace evenmatch::experiments {

using strength::ScoredSide;

core::Result<nn::AnalysedFolder> analyseKnownSides(
    nn::Evaluator& evaluator, const std::filesystem::path& games, const nn::FolderOptions& options, jobs::JobContext& job)
{
    auto folder = nn::analyseFolder(evaluator, games, options, job);
    if (!folder)
        return folder.error();
    printLeftOut(folder->errors);
    if (folder->sides.empty())
        return core::Error{core::ErrorCode::NotFound, EVENMATCH_TEXT("Errors", "labelled games"), games.string()};
    return folder;
}

std::string playerOrSide(const std::string& player, std::size_t side)
{
    return player.empty() ? "\n" + std::to_string(side) : player; // no name has a line break
}

std::vector<strength::Cluster> PlayerClusters::all() const
{
    std::vector<strength::Cluster> clusters;
    for (const auto& [player, cluster] : m_clusters)
        clusters.push_back(cluster);
    return clusters;
}

PlayerClusters& PlayerClusters::operator+=(const PlayerClusters& other)
{
    for (const auto& [player, cluster] : other.m_clusters) {
        strength::Cluster& own = m_clusters[player];
        own = sumOf(std::array{own, cluster});
    }
    return *this;
}

strength::Cluster sumOf(std::span<const strength::Cluster> clusters)
{
    strength::Cluster sum;
    for (const strength::Cluster& cluster : clusters) {
        sum.successes += cluster.successes;
        sum.trials += cluster.trials;
    }
    return sum;
}

void printLeftOut(std::span<const core::Error> errors)
{
    for (const core::Error& error : errors)
        if (error.code != core::ErrorCode::NotFound)
            std::cerr << core::describe(error) << '\n';
}

std::vector<Stratum> strataOf(const std::vector<ScoredSide>& sides, std::size_t fewestSides)
{
    std::map<std::string, std::vector<ScoredSide>> parts;
    std::set<std::string> sources;
    for (const ScoredSide& side : sides)
        sources.insert(side.labels.source);
    for (const ScoredSide& side : sides) {
        if (sources.size() > 1)
            parts["source " + side.labels.source].push_back(side);
        parts["setting " + side.labels.setting].push_back(side);
    }
    std::vector<Stratum> strata{{"all", sides}};
    for (auto& [name, part] : parts) {
        std::map<int, std::size_t> counts;
        for (const ScoredSide& side : part)
            ++counts[side.labels.rank];
        if (std::ranges::count_if(counts, [&](const auto& entry) { return entry.second >= fewestSides; }) >= 3
            && part.size() < sides.size())
            strata.push_back({name, std::move(part)});
    }
    return strata;
}

} // namespace evenmatch::experiments
