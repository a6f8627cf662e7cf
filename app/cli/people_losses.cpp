#include "app/cli/people_losses.h"

#include "core/game/go/position.h"
#include "nn/data/labelled_games.h"
#include "search/engine/katago_source.h"
#include "search/engine/uci_source.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>

namespace evenmatch::cli {

namespace {

using core::Error;
using core::ErrorCode;

core::Result<nn::StartsOutside> judgeFrom(const LossOptions& options, bool go)
{
    using Source = core::Result<std::unique_ptr<nn::OutsideSource>>;
    if (!go)
        return nn::StartsOutside([command = options.judge.empty() ? "stockfish" : options.judge, nodes = options.nodes] {
            return search::openUciSource(command, nodes);
        });
    if (options.judge.empty())
        return Error{ErrorCode::NotFound, "--judge: the command of KataGo's analysis engine"};
    return nn::StartsOutside([command = options.judge, visits = static_cast<int>(options.nodes)]() -> Source {
        auto source = search::openKataGo(command, {.visits = visits, .patience = {}});
        if (!source)
            return source.error();
        return std::unique_ptr<nn::OutsideSource>(*std::move(source));
    });
}

/// Whether a game is of the kind that the opponents play.
bool isAlike(const nn::LabelledGame& game, const game::AnyPosition& start)
{
    const auto* board = start.as<go::Position>();
    const auto* other = game.start->as<go::Position>();
    return game.handicap == 0 && (board == nullptr) == (other == nullptr) && (!board || board->size() == other->size());
}

/// How many per cent more the one is, with its sign.
double offBy(double one, double other)
{
    return other > 0 ? 100 * (one / other - 1) : 0;
}

void printLine(const char* rank, const char* phase, const search::LossSums& ours, const search::LossSums& people)
{
    constexpr double kClose = 15; // per cent
    const double loss = offBy(ours.mean(), people.mean());
    const double blunders = offBy(ours.blunderShare(), people.blunderShare());
    std::printf("%-12s %-8s %7llu %7llu %9.2f %7.2f %+6.0f%% %9.2f %7.2f %+6.0f%%  %s\n", rank, phase,
        static_cast<unsigned long long>(ours.moves), static_cast<unsigned long long>(people.moves), 100 * ours.mean(), 100 * people.mean(),
        loss, 100 * ours.blunderShare(), 100 * people.blunderShare(), blunders,
        std::abs(loss) <= kClose && std::abs(blunders) <= kClose ? "within 15 %" : "");
}

nlohmann::ordered_json sumsJson(const search::LossSums& sums)
{
    return {{"moves", sums.moves}, {"loss", sums.mean()}, {"blunders", sums.blunderShare()}};
}

} // namespace

void addLossOptions(CLI::App& command, LossOptions& options)
{
    command.add_option(
        "--against", options.against, "Folder of games of people of known rank: also ask what moves cost them and the opponents");
    command.add_option("--judge", options.judge,
        "Who says so (chess: Stockfish unless another UCI program is named; Go: the command of KataGo's analysis engine)");
    command.add_option("--nodes", options.nodes, "Nodes, in Go visits, that the judge looks at in a position")
        ->check(CLI::Range(1, 1'000'000'000))
        ->capture_default_str();
    command.add_option("--per-rank", options.perRank, "Sides of people of each rank that are judged")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
}

core::Result<PeopleLosses> PeopleLosses::open(const LossOptions& options, const strength::RankScale& scale, const game::AnyPosition& start,
    const std::filesystem::path& folder, std::size_t parallel)
{
    PeopleLosses losses;
    auto judge = judgeFrom(options, start.as<go::Position>() != nullptr);
    if (!judge)
        return judge.error();
    losses.m_judge = *std::move(judge);
    if (auto tried = losses.m_judge(); !tried) // better said now than after the games
        return tried.error();
    losses.m_cache = folder / "judged";
    losses.m_parallel = parallel;
    losses.m_people.resize(scale.size());
    const auto read = nn::readLabelledGames(options.against, scale);
    if (!read)
        return read.error();
    for (const nn::LabelledGame& game : read->games)
        for (const game::Side side : {game::Side::First, game::Side::Second}) {
            const nn::LabelledSide& label = game.sides[static_cast<std::size_t>(side)];
            if (label.rank < 0 || !label.scored || !label.human || !isAlike(game, start))
                continue;
            auto& people = losses.m_people[static_cast<std::size_t>(label.rank)];
            if (people.size() < options.perRank)
                people.push_back({game, side, 0});
        }
    if (std::ranges::all_of(losses.m_people, [](const auto& people) { return people.empty(); }))
        return Error{ErrorCode::NotFound, "games of people of known rank", options.against.string()};
    return losses;
}

core::Result<search::LossTable> PeopleLosses::ofPeople(std::size_t rank, std::size_t from, const jobs::JobContext& context)
{
    if (const auto found = m_known.find({rank, from}); found != m_known.end())
        return found->second;
    if (m_people[rank].empty())
        return Error{ErrorCode::NotFound, "games of people of every rank"};
    std::vector<search::SideToJudge> sides = m_people[rank];
    for (search::SideToJudge& side : sides)
        side.from = from;
    const auto table = search::judgeLosses(sides, m_judge, m_parallel, m_cache, context);
    if (table)
        m_known[{rank, from}] = *table;
    return table;
}

core::Result<search::LossTable> PeopleLosses::ofOpponent(std::span<const search::SideToJudge> sides, const jobs::JobContext& context) const
{
    std::cerr << "judging what " << sides.size() << " sides lost…\n";
    return search::judgeLosses(sides, m_judge, m_parallel, m_cache, context);
}

void printLossHeading()
{
    std::printf(
        "\nWhat moves cost, in %% of the winning chance, and moves that cost more than %.0f %%: the opponents' and people's of the rank\n",
        100 * search::LossSums::kBlunder);
    std::printf("%-12s %-8s %7s %7s %9s %7s %7s %9s %7s %7s\n", "rank", "phase", "moves", "people", "loss %", "people", "off", "blund. %",
        "people", "off");
}

void printLosses(const std::string& rank, const search::LossTable& ours, const search::LossTable& people)
{
    for (const strength::GamePhase phase : strength::kGamePhases)
        printLine(rank.c_str(), strength::phaseName(phase).data(), ours.of(phase), people.of(phase));
    printLine(rank.c_str(), "all", ours.whole(), people.whole());
}

nlohmann::ordered_json lossesJson(const search::LossTable& ours, const search::LossTable& people)
{
    nlohmann::ordered_json json = {{"misfit", search::misfit(ours, people)}};
    for (const strength::GamePhase phase : strength::kGamePhases)
        json[std::string(strength::phaseName(phase))] = {{"opponent", sumsJson(ours.of(phase))}, {"people", sumsJson(people.of(phase))}};
    json["all"] = {{"opponent", sumsJson(ours.whole())}, {"people", sumsJson(people.whole())}};
    return json;
}

} // namespace evenmatch::cli
