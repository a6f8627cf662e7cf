#include "app/cli/search_match.h"

#include "core/jobs/for_each.h"
#include "nn/analysis.h"
#include "search/player_spec.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <optional>

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

bool isSteered(const std::string& name) { return name == "se" || name == "se-inf" || name == "rank"; }

/// How the player searches and chooses for a mover of the rank.
core::Result<search::SearchStyle> styleOf(const SearchMatchOptions& options, const std::shared_ptr<nn::Evaluator>& evaluator, std::size_t rank)
{
    std::string text = options.player;
    if (isSteered(text))
        text += ":" + evaluator->info().scale.name(rank);
    if (options.player == "rank") // its likeliest move, as the others' are their most visited ones
        text += "?temperature=0";
    const auto spec = search::parsePlayerSpec(text);
    if (!spec)
        return spec.error();
    return search::makeStyle(*spec, {evaluator, options.simulations, options.batch, false});
}

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

core::Result<void> searchOne(const std::shared_ptr<nn::Evaluator>& evaluator, const SearchMatchOptions& options, Task& task, const std::stop_token& stop)
{
    const auto style = styleOf(options, evaluator, task.rank);
    if (!style)
        return style.error();
    search::Searcher searcher(*evaluator, style->search);
    searcher.setPosition(nn::stateAt(*task.game, task.ply));
    const auto result = searcher.run(style->limits, stop);
    if (!result)
        return result.error();
    if (stop.stop_requested())
        return core::Error{core::ErrorCode::Stopped};
    const auto chances = search::probabilities(style->chooser, *result);
    const auto moves = result->moves();
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (moves[i].move == task.game->moves[task.ply])
            task.success = chances[i];
    return {};
}

core::Result<void> searchAll(const std::shared_ptr<nn::Evaluator>& evaluator, const SearchMatchOptions& options, std::vector<Task>& tasks, jobs::JobContext& job)
{
    std::atomic<std::size_t> searched{0};
    return jobs::forEach(tasks.size(), options.threads, [&](std::size_t i) {
        job.report(++searched, tasks.size());
        return searchOne(evaluator, options, tasks[i], job.stopToken());
    });
}

} // namespace

bool isSearchPlayer(const std::string& name) { return name == "mcts" || isSteered(name) || indexOf(name).has_value(); }

core::Result<std::vector<SearchMatch>> matchBySearch(const std::shared_ptr<nn::Evaluator>& evaluator, std::span<const nn::LabelledGame> games,
                                                     const SearchMatchOptions& options, jobs::JobContext& job)
{
    if (!isSearchPlayer(options.player) || (isSteered(options.player) && !evaluator->info().profile))
        return core::Error{core::ErrorCode::BadArgument, options.player};
    std::vector<Task> tasks = drawTasks(games, evaluator->info().scale.size(), options);
    if (const auto done = searchAll(evaluator, options, tasks, job); !done)
        return done.error();
    std::vector<std::vector<strength::Cluster>> byRank(evaluator->info().scale.size());
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
