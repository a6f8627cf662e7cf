#include "app/lab/support/people_manners.h"

#include "core/game/go/position.h"
#include "core/strength/maths/intervals.h"
#include "nn/data/labelled_games.h"
#include "search/engine/katago_source.h"
#include "search/engine/uci_source.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>

namespace evenmatch::cli {

namespace {

using core::Error;
using core::ErrorCode;

/// Counted sides of people per rank; many, because mates in one are rare.
constexpr std::size_t kMostPeople = 1000;

core::Result<nn::StartsOutside> judgeFrom(const MannersOptions& options, bool go)
{
    if (options.judge == "none")
        return nn::StartsOutside();
    using Source = core::Result<std::unique_ptr<nn::OutsideSource>>;
    if (!go)
        return nn::StartsOutside([command = options.judge.empty() ? "stockfish" : options.judge, nodes = options.nodes] {
            return search::openUciSource(command, nodes);
        });
    if (options.judge.empty())
        return Error{ErrorCode::BadArgument, "--judge needs the command of KataGo's analysis engine"};
    return nn::StartsOutside([command = options.judge, visits = static_cast<int>(options.nodes)]() -> Source {
        auto source = search::openKataGo(command, {.visits = visits, .patience = {}});
        if (!source)
            return source.error();
        return std::unique_ptr<nn::OutsideSource>(*std::move(source));
    });
}

/// Whether a game is of the opponents' kind.
bool isAlike(const nn::LabelledGame& game, const game::AnyPosition& start)
{
    const auto* board = start.as<go::Position>();
    const auto* other = game.start->as<go::Position>();
    return game.handicap == 0 && (board == nullptr) == (other == nullptr) && (!board || board->size() == other->size());
}

/// The difference of two numbers in percent, with its sign.
double offBy(double one, double other) { return other > 0 ? 100 * (one / other - 1) : 0; }

void printLosses(const char* rank, const char* phase, const search::LossSums& ours, const search::LossSums& people)
{
    constexpr double kClose = 15; // percent
    const double loss = offBy(ours.mean(), people.mean());
    const double blunders = offBy(ours.blunderShare(), people.blunderShare());
    printFormatted("%-12s %-8s %7llu %7llu %9.2f %7.2f %+6.0f%% %9.2f %7.2f %+6.0f%%  %s\n", rank, phase,
        static_cast<unsigned long long>(ours.moves), static_cast<unsigned long long>(people.moves), 100 * ours.mean(), 100 * people.mean(),
        loss, 100 * ours.blunderShare(), 100 * people.blunderShare(), blunders,
        std::abs(loss) <= kClose && std::abs(blunders) <= kClose ? "within 15 %" : "");
}

/// "12 of 17, 71 % (47-87)" mates, "0.10  0.02  0.00" in Go.
std::string sumsText(const search::Soundness& sums, bool go)
{
    char text[96];
    if (sums.games == 0)
        return "none";
    if (go) {
        const auto games = static_cast<double>(sums.games);
        std::snprintf(text, sizeof text, "%.2f  %.2f  %.2f", static_cast<double>(sums.selfAtaris) / games,
            static_cast<double>(sums.ownFills) / games, static_cast<double>(sums.idlePasses) / games);
        return text;
    }
    const std::uint64_t there = sums.matesFound + sums.matesMissed;
    if (there == 0)
        return "none";
    const auto found = static_cast<double>(sums.matesFound);
    const strength::Interval sure = strength::wilson(found, static_cast<double>(there));
    std::snprintf(text, sizeof text, "%llu of %llu, %.0f %% (%.0f-%.0f)", static_cast<unsigned long long>(sums.matesFound),
        static_cast<unsigned long long>(there), 100 * found / static_cast<double>(there), 100 * sure.low, 100 * sure.high);
    return text;
}

nlohmann::ordered_json sumsJson(const search::LossSums& sums)
{
    return {{"moves", sums.moves}, {"loss", sums.mean()}, {"blunders", sums.blunderShare()}};
}

} // namespace

void addMannersOptions(CLI::App& command, MannersOptions& options)
{
    command.add_option("--against", options.against, "Folder of games by people of known rank, to compare opponents and their losses with");
    command.add_option("--judge", options.judge,
        "The engine that measures losses (chess: Stockfish by default, or the command of a UCI engine; Go: the command of KataGo's "
        "analysis engine; none: skip)");
    addNumber(command, "--nodes", options.nodes, "Nodes (in Go visits) of the engine per position", 1, 1'000'000'000);
    addNumber(command, "--per-rank", options.perRank, "Sides per rank to analyse, of people and of opponents", 1, 1'000'000);
}

core::Result<PeopleManners> PeopleManners::open(const MannersOptions& options, const strength::RankScale& scale,
    const game::AnyPosition& start, const std::filesystem::path& folder, std::size_t parallel)
{
    PeopleManners losses;
    auto judge = judgeFrom(options, start.as<go::Position>() != nullptr);
    if (!judge)
        return judge.error();
    losses.m_judge = *std::move(judge);
    if (losses.m_judge) // errors are reported now, not after the games
        if (auto tried = losses.m_judge(); !tried)
            return tried.error();
    losses.m_judged = options.perRank;
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
            if (people.size() < std::max(options.perRank, kMostPeople))
                people.push_back({game, side, 0});
        }
    if (std::ranges::all_of(losses.m_people, [](const auto& people) { return people.empty(); }))
        return Error{ErrorCode::NotFound, "games of people with known ranks", options.against.string()};
    return losses;
}

core::Result<search::LossTable> PeopleManners::ofPeople(std::size_t rank, std::size_t from, const jobs::JobContext& context)
{
    if (const auto found = m_known.find({rank, from}); found != m_known.end())
        return found->second;
    if (!m_judge)
        return Error{ErrorCode::NotFound, "an engine that measures losses (--judge)"};
    if (m_people[rank].empty())
        return Error{ErrorCode::NotFound, "games of people of this rank"};
    std::vector<search::SideToJudge> sides(
        m_people[rank].begin(), m_people[rank].begin() + static_cast<std::ptrdiff_t>(std::min(m_judged, m_people[rank].size())));
    for (search::SideToJudge& side : sides)
        side.from = from;
    const auto table = search::judgeLosses(sides, m_judge, m_parallel, m_cache, context);
    if (table)
        m_known[{rank, from}] = *table;
    return table;
}

core::Result<search::LossTable> PeopleManners::ofOpponent(std::span<const search::SideToJudge> sides, const jobs::JobContext& context) const
{
    std::cerr << "analysing the moves of " << sides.size() << " sides…\n";
    return search::judgeLosses(sides, m_judge, m_parallel, m_cache, context);
}

core::Result<MannersBeside> PeopleManners::beside(
    std::size_t rank, std::span<const search::SideToJudge> sides, const jobs::JobContext& context)
{
    MannersBeside manners;
    for (const search::SideToJudge& side : sides)
        manners.ours.sums += search::soundnessOf(side.game, side.side, side.from);
    for (const search::SideToJudge& side : m_people[rank])
        manners.people.sums += search::soundnessOf(side.game, side.side);
    if (!m_judge || sides.empty() || m_people[rank].empty())
        return manners;
    std::vector<search::SideToJudge> some;
    const std::size_t count = std::min(m_judged, sides.size());
    for (std::size_t i = 0; i < count; ++i)
        some.push_back(sides[i * sides.size() / count]);
    const auto lost = ofOpponent(some, context);
    const auto peopleLost = lost ? ofPeople(rank, some.front().from, context) : lost;
    if (!peopleLost)
        return peopleLost.error();
    manners.ours.lost = *lost;
    manners.people.lost = *peopleLost;
    return manners;
}

void printLossHeading()
{
    printFormatted(
        "\nWinning chances lost per move (%%), and moves that lose more than %.0f %%: opponents compared with people of the rank\n",
        100 * search::LossSums::kBlunder);
    printFormatted("%-12s %-8s %7s %7s %9s %7s %7s %9s %7s %7s\n", "rank", "phase", "moves", "people", "loss %", "people", "off",
        "blund. %", "people", "off");
}

void printLosses(const std::string& rank, const search::LossTable& ours, const search::LossTable& people)
{
    for (const strength::GamePhase phase : strength::kGamePhases)
        printLosses(rank.c_str(), strength::phaseName(phase).data(), ours.of(phase), people.of(phase));
    printLosses(rank.c_str(), "all", ours.whole(), people.whole());
}

nlohmann::ordered_json lossesJson(const search::LossTable& ours, const search::LossTable& people)
{
    nlohmann::ordered_json json = {{"misfit", search::misfit(ours, people)}};
    for (const strength::GamePhase phase : strength::kGamePhases)
        json[std::string(strength::phaseName(phase))] = {{"opponent", sumsJson(ours.of(phase))}, {"people", sumsJson(people.of(phase))}};
    json["all"] = {{"opponent", sumsJson(ours.whole())}, {"people", sumsJson(people.whole())}};
    return json;
}

nlohmann::ordered_json soundnessJson(const search::Soundness& sums, bool go)
{
    nlohmann::ordered_json json = {{"games", sums.games}, {"moves", sums.moves}};
    if (go)
        json.update({{"selfAtaris", sums.selfAtaris}, {"ownFills", sums.ownFills}, {"idlePasses", sums.idlePasses}});
    else
        json.update({{"matesFound", sums.matesFound}, {"matesMissed", sums.matesMissed}});
    return json;
}

nlohmann::ordered_json mannersJson(const MannersBeside& manners, bool go)
{
    nlohmann::ordered_json json = {{"opponent", soundnessJson(manners.ours.sums, go)}, {"people", soundnessJson(manners.people.sums, go)}};
    if (manners.ours.lost && manners.people.lost)
        json["losses"] = lossesJson(*manners.ours.lost, *manners.people.lost);
    return json;
}

void printManners(std::span<const std::pair<std::string, MannersBeside>> ranks, bool go)
{
    const auto print = [](const std::string& rank, const std::string& ours, const std::string& people) {
        std::cout << std::left << std::setw(12) << rank << ' ' << std::setw(28) << ours << ' ' << people << '\n';
    };
    std::cout << '\n'
              << (go ? "Per game and side: self-ataris, own spaces filled, idle passes" : "Mates in one found (95 % interval)") << '\n';
    print("rank", "opponents", "people of the rank");
    for (const auto& [rank, manners] : ranks)
        print(rank, sumsText(manners.ours.sums, go), sumsText(manners.people.sums, go));
    const auto isJudged = [](const auto& entry) { return entry.second.ours.lost && entry.second.people.lost; };
    if (std::ranges::any_of(ranks, isJudged))
        printLossHeading();
    for (const auto& entry : ranks)
        if (isJudged(entry))
            printLosses(entry.first, *entry.second.ours.lost, *entry.second.people.lost);
}

} // namespace evenmatch::cli
