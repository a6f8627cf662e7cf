// What moves cost people of each rank, beside what they cost opponents of the rank, by one judge: for `soundness` and `calibrate`.
#pragma once

#include "app/cli/command.h"
#include "search/human_losses.h"

#include <filesystem>
#include <map>

namespace evenmatch::cli {

struct LossOptions {
    std::filesystem::path against; ///< games of people of known rank; empty: nobody asks what moves cost
    std::string judge; ///< command; empty: Stockfish in chess
    std::uint64_t nodes = 1000;
    std::size_t perRank = 60; ///< sides of people
};

/// --against, --judge, --nodes, --per-rank.
void addLossOptions(CLI::App& command, LossOptions& options);

/// Asks the judge when it is needed; what it says is kept in a folder. One thread at a time.
class PeopleLosses {
public:
    /// Reads the people's games: of the same board as `start`, without handicaps. NotFound where there is none, or no judge.
    static core::Result<PeopleLosses> open(const LossOptions& options, const strength::RankScale& scale, const game::AnyPosition& start,
        const std::filesystem::path& folder, std::size_t parallel);

    /// Of people of the rank, moves before `from` left out. NotFound where nobody of that rank played.
    core::Result<search::LossTable> ofPeople(std::size_t rank, std::size_t from, const jobs::JobContext& context);
    core::Result<search::LossTable> ofOpponent(std::span<const search::SideToJudge> sides, const jobs::JobContext& context) const;

private:
    nn::StartsOutside m_judge;
    std::filesystem::path m_cache;
    std::size_t m_parallel = 1;
    std::vector<std::vector<search::SideToJudge>> m_people; ///< by rank
    std::map<std::pair<std::size_t, std::size_t>, search::LossTable> m_known; ///< by rank and first move
};

/// A rank's two tables side by side: on stdout, a line a phase, and as JSON.
void printLosses(const std::string& rank, const search::LossTable& ours, const search::LossTable& people);
void printLossHeading();
nlohmann::ordered_json lossesJson(const search::LossTable& ours, const search::LossTable& people);

} // namespace evenmatch::cli
