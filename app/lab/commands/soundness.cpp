// evenmatch-lab soundness GAME: checks that opponents of every rank play sensibly, in games against themselves.
#include "app/lab/measure/soundness.h"
#include "app/lab/commands.h"
#include "app/lab/support/known_anchors.h"
#include "app/lab/support/people_manners.h"
#include "app/shared/job_watch.h"
#include "core/game/go/position.h"
#include "search/spec/opponent.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>

namespace evenmatch::cli {

namespace {

struct SoundnessOptions {
    StrengthOptions strength;
    MannersOptions losses;
    std::uint64_t games = 40;
};

struct SoundnessRow {
    std::string rank;
    search::Soundness sums; ///< of both sides
    std::uint64_t games = 0;
    std::uint64_t limits = 0; ///< number of games that were too long
    std::uint64_t resigned = 0;
    double secondsAMove = 0;
    std::optional<MannersBeside> beside{}; ///< people of the rank
    bool stopped = false; ///< before it was finished
};

struct SoundnessTable {
    std::vector<SoundnessRow> rows;
    bool stopped = false; ///< some rows are missing or not finished
};

core::Result<SoundnessRow> playRank(
    const SoundnessOptions& options, const StrengthWork& work, std::size_t rank, PeopleManners* people, const jobs::JobContext& context)
{
    const std::shared_ptr<nn::Evaluator>& evaluator = work.network.evaluator;
    const std::string& name = evaluator->info().scale.name(rank);
    search::OpponentWish wish;
    wish.strength = search::RankPlace{static_cast<double>(rank)};
    wish.simulations = search::usualSimulations(evaluator->info().game);
    wish.human = false; // no time limit, so that games do not depend on the machine's load
    wish.name = name;
    const search::PlayerMaker make = [&evaluator, wish]() -> core::Result<std::unique_ptr<search::Player>> {
        auto made = search::makeOpponent(evaluator, wish);
        if (!made)
            return made.error();
        return std::unique_ptr<search::Player>(*std::move(made));
    };
    search::MatchPlan plan = work.match;
    plan.games = options.games;
    plan.settings["play"] = strength::toJson(search::playAt(evaluator->info(), static_cast<double>(rank)));
    const auto result = search::playKept(
        plan, options.strength.folder, name, {{name, make}, {name + " again", make}}, work.forMatch(), context, workLines());
    if (!result)
        return result.error();
    SoundnessRow row{.rank = name, .stopped = result->stopped};
    double thinking = 0;
    for (const search::MatchGame& game : result->games) {
        const auto sides = search::soundnessOf(plan.start, game.played);
        row.sums += sides[0];
        row.sums += sides[1];
        ++row.games;
        row.limits += game.played.reason == search::EndReason::MoveLimit;
        row.resigned += game.played.reason == search::EndReason::Resignation;
        thinking += std::chrono::duration<double>(game.played.thinking[0] + game.played.thinking[1]).count();
    }
    row.secondsAMove = row.sums.moves > 0 ? thinking / static_cast<double>(row.sums.moves) : 0;
    if (!people || result->stopped || result->games.empty())
        return row;
    std::vector<search::SideToJudge> sides = search::sidesOf(result->games, 0, plan.start);
    std::ranges::move(search::sidesOf(result->games, 1, plan.start), std::back_inserter(sides));
    auto beside = people->beside(rank, sides, context);
    if (beside)
        row.beside = *std::move(beside);
    else if (beside.error().code != core::ErrorCode::Stopped)
        return beside.error();
    else
        row.stopped = true;
    return row;
}

core::Result<SoundnessTable> playAll(
    const SoundnessOptions& options, const StrengthWork& work, PeopleManners* people, const jobs::JobContext& context)
{
    std::vector<std::size_t> ranks = work.ranks;
    if (ranks.empty()) {
        ranks.resize(work.network.evaluator->info().scale.size());
        std::iota(ranks.begin(), ranks.end(), std::size_t{0});
    }
    SoundnessTable table;
    for (const std::size_t rank : ranks) {
        if (context.stopRequested()) {
            table.stopped = true;
            break;
        }
        auto row = playRank(options, work, rank, people, context);
        if (!row)
            return row.error();
        table.stopped = table.stopped || row->stopped;
        table.rows.push_back(*std::move(row));
    }
    return table;
}

nlohmann::ordered_json soundnessRowJson(const SoundnessRow& row, bool go)
{
    nlohmann::ordered_json json = {{"rank", row.rank}, {"games", row.games}, {"moves", row.sums.moves},
        {"length", row.games > 0 ? static_cast<double>(row.sums.lengths) / static_cast<double>(2 * row.games) : 0},
        {"longest", row.sums.longest}, {"resigned", row.resigned}, {"tooLong", row.limits}, {"secondsAMove", row.secondsAMove}};
    nlohmann::ordered_json sums = soundnessJson(row.sums, go);
    sums.erase("games"); // both sides played each
    json.update(sums);
    if (row.beside) {
        json["people"] = soundnessJson(row.beside->people.sums, go);
        if (row.beside->ours.lost)
            json["losses"] = lossesJson(*row.beside->ours.lost, *row.beside->people.lost);
    }
    return json;
}

void printSoundness(const std::vector<SoundnessRow>& rows, bool go)
{
    printFormatted("%-12s %6s %7s %8s %9s %9s %8s  %s\n", "rank", "games", "length", "longest", "resigned", "too long", "s a move",
        go ? "per game and side: self-ataris, own spaces filled, idle passes" : "mates in one found, missed");
    for (const SoundnessRow& row : rows) {
        const double sides = std::max(1.0, 2 * static_cast<double>(row.games));
        printFormatted("%-12s %6llu %7.0f %8llu %9llu %9llu %8.2f  ", row.rank.c_str(), static_cast<unsigned long long>(row.games),
            static_cast<double>(row.sums.lengths) / sides, static_cast<unsigned long long>(row.sums.longest),
            static_cast<unsigned long long>(row.resigned), static_cast<unsigned long long>(row.limits), row.secondsAMove);
        if (go)
            printFormatted("%.2f  %.2f  %.2f\n", static_cast<double>(row.sums.selfAtaris) / sides,
                static_cast<double>(row.sums.ownFills) / sides, static_cast<double>(row.sums.idlePasses) / sides);
        else
            printFormatted("%llu  %llu\n", static_cast<unsigned long long>(row.sums.matesFound),
                static_cast<unsigned long long>(row.sums.matesMissed));
    }
    std::vector<std::pair<std::string, MannersBeside>> beside;
    for (const SoundnessRow& row : rows)
        if (row.beside)
            beside.emplace_back(row.rank, *row.beside);
    if (!beside.empty())
        printManners(beside, go);
}

core::Result<void> runSoundness(const SoundnessOptions& options, Context& context)
{
    const auto work = openWork(options.strength);
    if (!work)
        return work.error();
    const bool go = work->match.start.as<go::Position>() != nullptr;
    std::optional<PeopleManners> people;
    if (!options.losses.against.empty()) {
        auto opened = PeopleManners::open(
            options.losses, work->network.evaluator->info().scale, work->match.start, options.strength.folder, work->match.parallel);
        if (!opened)
            return opened.error();
        people = *std::move(opened);
    }
    const auto table = runWatched<SoundnessTable>(
        [&](jobs::JobContext& job) { return playAll(options, *work, people ? &*people : nullptr, job); }, [](const jobs::Progress&) {});
    if (!table)
        return table.error();
    if (table->stopped)
        context.exitCode = 1;
    if (!context.json) {
        printSoundness(table->rows, go);
        return {};
    }
    nlohmann::ordered_json json = nlohmann::ordered_json::array();
    for (const SoundnessRow& row : table->rows)
        json.push_back(soundnessRowJson(row, go));
    print({{"rows", json}, {"stopped", table->stopped}});
    return {};
}

} // namespace

void addSoundness(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(
        cli, context, "soundness", "Let opponents of every rank play against themselves, and count moves that no sensible player makes");
    command->footer("Self-atari: leaves two or more stones with one liberty for no gain. Own space: at most 12 points that border only own "
                    "stones.\nIdle pass: a pass before the last two moves. Opponents resign, pass and agree as they do against "
                    "people.\nWith --against, the losses by phase of the game are compared with those of people of the same rank:\n    "
                    "evenmatch-lab soundness chess --against DIR/candidate --judge stockfish --nodes 1000 --out sound");
    const auto options = std::make_shared<SoundnessOptions>();
    addStrengthOptions(*command, options->strength);
    addMannersOptions(*command, options->losses);
    addNumber(*command, "--games", options->games, "Games per rank", 1, 1'000'000);
    command->callback([options, &context] {
        if (const auto done = runSoundness(*options, context); !done)
            fail(context, done.error(), done.error().code == core::ErrorCode::CannotWrite ? 1 : 2);
    });
}

} // namespace evenmatch::cli
