#include "app/lab/experiments/play/search_match.h"

#include "core/jobs/for_each.h"
#include "nn/data/analysis.h"
#include "search/spec/player_spec.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <cmath>

namespace evenmatch::experiments {

namespace {

constexpr std::size_t kPositionsOfSide = 4;

bool isIndex(std::string_view kind)
{
    double z = 0;
    if (!kind.starts_with("sa:"))
        return false;
    const auto read = std::from_chars(kind.data() + 3, kind.data() + kind.size(), z);
    return read.ec == std::errc() && read.ptr == kind.data() + kind.size();
}

/// The text before the options.
std::string_view kindOf(std::string_view player) { return player.substr(0, player.find('?')); }

bool isSteered(std::string_view kind) { return kind == "se" || kind == "se-inf" || kind == "rank"; }

/// The player's search and choice for a position of the rank.
core::Result<search::SearchStyle> styleOf(
    const SearchMatchOptions& options, const std::shared_ptr<nn::Evaluator>& evaluator, std::size_t rank)
{
    const std::string& player = options.playerAt(rank);
    const std::string_view kind = kindOf(player);
    std::string text(kind);
    if (isSteered(kind))
        text += ":" + evaluator->info().scale.name(rank);
    text += player.substr(kind.size());
    auto spec = search::parsePlayerSpec(text);
    if (!spec)
        return spec.error();
    if (kind == "rank")
        spec->options.try_emplace("temperature", "0"); // its likeliest move, like the others' most visited ones
    return search::makeStyle(*spec, {evaluator, options.simulations, options.batch, false});
}

/// A position to search and the move that was made there.
struct Task {
    const nn::LabelledGame* game;
    std::size_t ply;
    std::size_t rank;
    const nn::LabelledSide* human; ///< who moved
    std::size_t side; ///< its number
    double success = 0;
    bool drawn = false; ///< the player chooses randomly
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
        const nn::LabelledSide& human = game.sides[static_cast<std::size_t>(sides[s].side)];
        for (std::size_t i = 0; i < std::min(kPositionsOfSide, plies.size()); ++i) {
            std::swap(plies[i], plies[i + random.below(static_cast<std::uint32_t>(plies.size() - i))]);
            tasks.push_back({&game, plies[i], static_cast<std::size_t>(human.rank), &human, s});
        }
    }
    return tasks;
}

core::Result<void> searchOne(
    const std::shared_ptr<nn::Evaluator>& evaluator, const SearchMatchOptions& options, Task& task, const std::stop_token& stop)
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
    task.drawn = std::ranges::count_if(chances, [](double chance) { return chance > 0; }) > 1;
    return {};
}

core::Result<void> searchAll(
    const std::shared_ptr<nn::Evaluator>& evaluator, const SearchMatchOptions& options, std::vector<Task>& tasks, jobs::JobContext& job)
{
    std::atomic<std::size_t> searched{0};
    return jobs::forEach(tasks.size(), options.threads, [&](std::size_t i) {
        job.report(++searched, tasks.size());
        return searchOne(evaluator, options, tasks[i], job.stopToken());
    });
}

} // namespace

bool isSearchPlayer(const std::string& name)
{
    const std::string_view kind = kindOf(name);
    return kind == "mcts" || isSteered(kind) || isIndex(kind);
}

core::Result<std::vector<SearchMatch>> matchBySearch(const std::shared_ptr<nn::Evaluator>& evaluator,
    std::span<const nn::LabelledGame> games, const SearchMatchOptions& options, jobs::JobContext& job)
{
    const std::size_t ranks = evaluator->info().scale.size();
    if (!options.playerOfRank.empty() && options.playerOfRank.size() != ranks)
        return core::Error{core::ErrorCode::BadArgument, EVENMATCH_TEXT("Errors", "name one player for each rank")};
    for (std::size_t rank = 0; rank < std::max<std::size_t>(1, ranks); ++rank)
        if (const std::string& player = options.playerAt(rank);
            !isSearchPlayer(player) || (isSteered(kindOf(player)) && !evaluator->info().profile))
            return core::Error{core::ErrorCode::BadArgument, player};
    std::vector<Task> tasks = drawTasks(games, ranks, options);
    if (const auto done = searchAll(evaluator, options, tasks, job); !done)
        return done.error();
    std::vector<SearchMatch> byRank(ranks);
    const bool draws = std::ranges::any_of(tasks, &Task::drawn);
    for (const Task& task : tasks) {
        strength::Cluster& cluster = byRank[task.rank].people.of(task.human->player, task.side);
        cluster.successes += task.success;
        cluster.trials += 1;
        if (draws)
            byRank[task.rank].logLikelihood = byRank[task.rank].logLikelihood.value_or(0) + std::log(std::max(task.success, kLeastChance));
    }
    for (std::size_t rank = 0; rank < ranks; ++rank)
        byRank[rank].rank = rank;
    std::erase_if(byRank, [](const SearchMatch& match) { return match.people.all().empty(); });
    return byRank;
}

} // namespace evenmatch::experiments
