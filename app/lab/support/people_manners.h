// How opponents of a rank play beside people of that rank: mates in one found, what sensible players do not do, and, by one judge, what
// moves cost. For `soundness`, `calibrate` and `verify`.
#pragma once

#include "app/lab/measure/human_losses.h"
#include "app/lab/measure/soundness.h"
#include "app/shared/command.h"

#include <filesystem>
#include <map>
#include <optional>

namespace evenmatch::cli {

struct MannersOptions {
    std::filesystem::path against; ///< games of people of known rank; empty: opponents stand beside nobody
    std::string judge; ///< command; empty: Stockfish in chess; "none": nobody says what moves cost
    std::uint64_t nodes = 1000;
    std::size_t perRank = 60; ///< sides of people, and of opponents, that are judged
};

/// --against, --judge, --nodes, --per-rank.
void addMannersOptions(CLI::App& command, MannersOptions& options);

struct Manners {
    search::Soundness sums; ///< by the moves alone
    std::optional<search::LossTable> lost{}; ///< none: nobody judged, or there was nothing to judge
};

/// Opponents of a rank, and people of it.
struct MannersBeside {
    Manners ours;
    Manners people; ///< of no game where nobody of the rank is there
};

/// Asks the judge when it is needed; what it says is kept in a folder. One thread at a time.
class PeopleManners {
public:
    /// Reads the people's games: of the same board as `start`, without handicaps. NotFound where there is none, or no judge.
    static core::Result<PeopleManners> open(const MannersOptions& options, const strength::RankScale& scale, const game::AnyPosition& start,
        const std::filesystem::path& folder, std::size_t parallel);

    /// What moves cost people of the rank, moves before `from` left out. NotFound where nobody of that rank played, or nobody judges.
    core::Result<search::LossTable> ofPeople(std::size_t rank, std::size_t from, const jobs::JobContext& context);
    core::Result<search::LossTable> ofOpponent(std::span<const search::SideToJudge> sides, const jobs::JobContext& context) const;

    /// All of it. Of the opponent's sides as many are judged as of people's, spread over them.
    core::Result<MannersBeside> beside(std::size_t rank, std::span<const search::SideToJudge> sides, const jobs::JobContext& context);

private:
    nn::StartsOutside m_judge; ///< empty: nobody
    std::filesystem::path m_cache;
    std::size_t m_parallel = 1;
    std::size_t m_judged = 0; ///< sides of each, at most
    std::vector<std::vector<search::SideToJudge>> m_people; ///< by rank
    std::map<std::pair<std::size_t, std::size_t>, search::LossTable> m_known; ///< by rank and first move
};

/// A rank's two tables of losses side by side: on stdout, a line a phase, and as JSON.
void printLosses(const std::string& rank, const search::LossTable& ours, const search::LossTable& people);
void printLossHeading();
nlohmann::ordered_json lossesJson(const search::LossTable& ours, const search::LossTable& people);

/// Everything of some ranks, as text and of one as JSON: {opponent: {…}, people: {…}, losses?: {…}}. `go`: which sums mean something.
void printManners(std::span<const std::pair<std::string, MannersBeside>> ranks, bool go);
nlohmann::ordered_json mannersJson(const MannersBeside& manners, bool go);
nlohmann::ordered_json soundnessJson(const search::Soundness& sums, bool go);

} // namespace evenmatch::cli
