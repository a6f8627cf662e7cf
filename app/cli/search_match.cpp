#include "app/cli/search_match.h"

#include "nn/analysis.h"
#include "search/choose.h"
#include "search/search.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <mutex>
#include <optional>
#include <thread>

namespace evenmatch::cli {

namespace {

constexpr std::size_t kPositionsOfSide = 4;

std::optional<double> indexOf(const std::string& name)
{
    double z = 0;
    if (!name.starts_with("sa:"))
        return std::nullopt;
    const auto read = std::from_chars(name.data() + 3, name.data() + name.size(), z);
    return read.ec == std::errc() && read.ptr == name.data() + name.size() ? std::optional(z) : std::nullopt;
}

bool isSteered(const std::string& name) { return name == "se" || name == "se-inf"; }

/// A position to search and the move that was made there.
struct Task {
    const nn::LabelledGame* game;
    std::size_t ply;
    std::size_t rank;
    std::size_t side; ///< which of the sides: positions of one go together
    double success = 0;
};

std::vector<Task> drawTasks(std::span<const nn::LabelledGame> games, std::size_t ranks, const SearchMatchOptions& options)
{
    std::vector<Task> tasks;
    const auto sides = nn::scoredSides(games, ranks, (options.positionsPerRank + kPositionsOfSide - 1) / kPositionsOfSide, options.seed);
    core::Random random(options.seed);
    for (std::size_t s = 0; s < sides.size(); ++s) {
        const nn::LabelledGame& game = games[sides[s].game];
        std::vector<std::size_t> plies;
        for (std::size_t ply = 0; ply < game.moves.size(); ++ply)
            if (game.sideOf(ply) == sides[s].side)
                plies.push_back(ply);
        for (std::size_t i = 0; i < std::min(kPositionsOfSide, plies.size()); ++i) {
            std::swap(plies[i], plies[i + random.below(static_cast<std::uint32_t>(plies.size() - i))]);
            tasks.push_back({&game, plies[i], static_cast<std::size_t>(game.sides[static_cast<std::size_t>(sides[s].side)].rank), s});
        }
    }
    return tasks;
}

core::Result<void> searchOne(nn::Evaluator& evaluator, const SearchMatchOptions& options, Task& task, const std::stop_token& stop)
{
    search::SearchOptions how{.seed = options.seed};
    if (isSteered(options.player))
        how.strength = search::StrengthPuct::atRank(*evaluator.info().profile, static_cast<double>(task.rank));
    search::Searcher searcher(evaluator, how);
    searcher.setPosition(nn::stateAt(*task.game, task.ply));
    const auto result = searcher.run({.visits = options.simulations}, stop);
    if (!result)
        return result.error();
    if (stop.stop_requested())
        return core::Error{core::ErrorCode::Stopped};
    search::Chooser chooser = search::MostVisited{};
    if (const auto z = indexOf(options.player))
        chooser = search::StrengthIndex{.z = *z};
    const auto chances = search::probabilities(chooser, *result);
    const auto moves = result->moves();
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (moves[i].move == task.game->moves[task.ply])
            task.success = chances[i];
    return {};
}

core::Result<void> searchAll(nn::Evaluator& evaluator, const SearchMatchOptions& options, std::vector<Task>& tasks, jobs::JobContext& job)
{
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    core::Result<void> outcome;
    const auto work = [&] {
        for (std::size_t i; (i = next++) < tasks.size();) {
            job.report(i, tasks.size());
            const auto done = searchOne(evaluator, options, tasks[i], job.stopToken());
            if (done)
                continue;
            next = tasks.size();
            const std::scoped_lock lock(mutex);
            outcome = done;
        }
    };
    std::vector<std::jthread> helpers;
    for (unsigned i = 1; i < options.threads; ++i)
        helpers.emplace_back(work);
    work();
    helpers.clear();
    return outcome;
}

} // namespace

bool isSearchPlayer(const std::string& name) { return name == "mcts" || isSteered(name) || indexOf(name).has_value(); }

core::Result<std::vector<SearchMatch>> matchBySearch(nn::Evaluator& evaluator, std::span<const nn::LabelledGame> games,
                                                     const SearchMatchOptions& options, jobs::JobContext& job)
{
    if (!isSearchPlayer(options.player) || (isSteered(options.player) && !evaluator.info().profile))
        return core::Error{core::ErrorCode::BadArgument, options.player};
    std::vector<Task> tasks = drawTasks(games, evaluator.info().scale.size(), options);
    if (const auto done = searchAll(evaluator, options, tasks, job); !done)
        return done.error();
    std::vector<std::vector<strength::Cluster>> byRank(evaluator.info().scale.size());
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        auto& sides = byRank[tasks[i].rank];
        if (sides.empty() || i == 0 || tasks[i].side != tasks[i - 1].side)
            sides.emplace_back();
        sides.back().successes += tasks[i].success;
        sides.back().trials += 1;
    }
    std::vector<SearchMatch> matches;
    for (std::size_t rank = 0; rank < byRank.size(); ++rank)
        if (!byRank[rank].empty())
            matches.push_back({rank, std::move(byRank[rank])});
    return matches;
}

} // namespace evenmatch::cli
