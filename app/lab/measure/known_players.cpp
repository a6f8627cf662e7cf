#include "app/lab/measure/known_players.h"

#include "core/game/go/position.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace evenmatch::search {

strength::Tally countedTally(std::span<const MatchGame> games, std::size_t first, std::size_t second)
{
    strength::Tally tally;
    for (const MatchGame& game : games)
        if (game.first == first && game.second == second && game.played.reason != EndReason::EngineFailure)
            tally += game.tally();
    return tally;
}

std::string firstProblem(const MatchResult& result)
{
    const auto found = std::ranges::find_if(result.games, [](const MatchGame& game) { return !game.played.problem.empty(); });
    return found == result.games.end() ? std::string() : found->played.problem;
}

strength::EloScale eloScaleOf(const game::AnyPosition& start)
{
    using Kind = strength::EloScale::Kind;
    const auto* board = start.as<go::Position>();
    return strength::EloScale(!board ? Kind::Elo : board->size() == go::kMaxSize ? Kind::FullBoard : Kind::SmallBoard);
}

EvenGame evenGame(const game::AnyPosition& start, double stronger, double weaker)
{
    assert(stronger >= weaker);
    const auto* board = start.as<go::Position>();
    constexpr double kMostStones = 9;
    const bool full = board && board->size() == go::kMaxSize;
    const double stones = full ? std::min(std::round(stronger - weaker), kMostStones) : 0;
    return {static_cast<int>(stones), eloScaleOf(start).between(stronger, weaker) - stones * strength::kEloARank};
}

core::Result<MatchPlan> withStones(MatchPlan plan, int stones)
{
    if (stones == 0)
        return plan;
    auto start = withHandicap(plan.start, stones);
    if (!start)
        return start.error();
    plan.start = *std::move(start);
    plan.secondTakesBlack = true;
    plan.openings.mostAdvantage = 2;
    return plan;
}

MatchPlayer rankPlayer(std::shared_ptr<nn::Evaluator> evaluator, std::size_t rank, const strength::RankPlay& play, std::string name)
{
    const auto make = [evaluator, rank, play, name]() -> core::Result<std::unique_ptr<Player>> {
        const PlayerSpec spec{PlayerSpec::Kind::RankConditioned, name, evaluator->info().scale.name(rank), {}};
        auto style = makeStyle(spec, {.evaluator = evaluator});
        if (!style)
            return style.error();
        setPlay(*style, play);
        return std::unique_ptr<Player>(std::make_unique<SearchPlayer>(evaluator, *std::move(style)));
    };
    return {std::move(name), make};
}

core::Result<std::vector<double>> ratingsOf(const strength::RankScale& scale)
{
    std::vector<double> ratings;
    for (const strength::RankGroup& rank : scale.ranks()) {
        const auto middle = strength::middleRating(rank);
        if (!middle)
            return core::Error{core::ErrorCode::NotFound, {"a rating for the rank %1", {rank.name}}};
        ratings.push_back(*middle);
    }
    return ratings;
}

core::Result<MatchResult> playKept(MatchPlan plan, const std::filesystem::path& folder, const std::string& name,
    const std::vector<MatchPlayer>& players, const MatchNetworks& networks, const jobs::JobContext& context, const WorkListener& listener)
{
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (failed)
        return core::Error{core::ErrorCode::CannotWrite, failed.message(), folder.string()};
    std::string file = name;
    std::ranges::replace_if(
        file, [](char c) { return c == '/' || c == ':' || c == '?' || c == ' '; }, '_');
    plan.state = folder / (file + ".jsonl");
    const auto meter = std::make_shared<jobs::ProgressMeter>();
    return playMatch(plan, players, networks, {context.stopToken(), meter}, [&](const MatchGame&) {
        const jobs::Progress progress = meter->read();
        if (listener)
            listener(name, progress.done + 1, progress.total);
    });
}

} // namespace evenmatch::search
