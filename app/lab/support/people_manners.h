// Compares opponents of a rank with people of that rank: mates in one found, actions that no sensible player takes, and losses by one
// judge. For `soundness`, `calibrate` and `verify`.
#pragma once

#include "app/lab/measure/human_losses.h"
#include "app/lab/measure/soundness.h"
#include "app/shared/command.h"

#include <filesystem>
#include <map>
#include <optional>

namespace evenmatch::cli {

struct MannersOptions {
    std::filesystem::path against; ///< games of people of known rank; empty: no comparison
    std::string judge; ///< command; empty: Stockfish in chess; "none": no losses
    std::uint64_t nodes = 1000;
    std::size_t perRank = 60; ///< judged sides of people, and of opponents
};

/// --against, --judge, --nodes, --per-rank.
void addMannersOptions(CLI::App& command, MannersOptions& options);

struct Manners {
    search::Soundness sums; ///< by the moves alone
    std::optional<search::LossTable> lost{}; ///< none: no judge, or nothing to judge
};

/// Opponents of a rank, and people of it.
struct MannersBeside {
    Manners ours;
    Manners people; ///< empty without people of the rank
};

/// Starts the judge on demand; its results are stored in a folder. One thread at a time.
class PeopleManners {
public:
    /// Reads the people's games: of the same board as `start`, without handicaps. NotFound without any, or without a judge.
    static core::Result<PeopleManners> open(const MannersOptions& options, const strength::RankScale& scale, const game::AnyPosition& start,
        const std::filesystem::path& folder, std::size_t parallel);

    /// The losses of people of the rank, without moves before `from`. NotFound without people of that rank, or without a judge.
    core::Result<search::LossTable> ofPeople(std::size_t rank, std::size_t from, const jobs::JobContext& context);
    core::Result<search::LossTable> ofOpponent(std::span<const search::SideToJudge> sides, const jobs::JobContext& context) const;

    /// The full comparison. The same number of the opponent's sides as of people's is judged, spread evenly.
    core::Result<MannersBeside> beside(std::size_t rank, std::span<const search::SideToJudge> sides, const jobs::JobContext& context);

private:
    nn::StartsOutside m_judge; ///< empty: none
    std::filesystem::path m_cache;
    std::size_t m_parallel = 1;
    std::size_t m_judged = 0; ///< sides of each, at most
    std::vector<std::vector<search::SideToJudge>> m_people; ///< by rank
    std::map<std::pair<std::size_t, std::size_t>, search::LossTable> m_known; ///< by rank and first move
};

/// A rank's two tables of losses side by side: on stdout, one line per phase, and as JSON.
void printLosses(const std::string& rank, const search::LossTable& ours, const search::LossTable& people);
void printLossHeading();
nlohmann::ordered_json lossesJson(const search::LossTable& ours, const search::LossTable& people);

/// The comparisons of several ranks as text, and of one as JSON: {opponent: {…}, people: {…}, losses?: {…}}. `go`: selects the meaningful
/// sums.
void printManners(std::span<const std::pair<std::string, MannersBeside>> ranks, bool go);
nlohmann::ordered_json mannersJson(const MannersBeside& manners, bool go);
nlohmann::ordered_json soundnessJson(const search::Soundness& sums, bool go);

} // namespace evenmatch::cli
