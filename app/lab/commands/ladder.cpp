// evenmatch-lab ladder GAME: players of measured strength, and their games against their equals.
#include "app/lab/measure/ladder.h"
#include "app/lab/commands.h"
#include "app/network.h"
#include "app/shared/job_watch.h"
#include "core/game/family.h"
#include "core/game/go/position.h"
#include "core/game/registry/games.h"
#include "core/json_text.h"
#include "core/record/text/rank_text.h"
#include "core/strength/scale/ratings.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <memory>

namespace evenmatch::cli {

namespace {

using core::Error;
using core::ErrorCode;

struct LadderOptions {
    std::string game;
    std::string network;
    bool exact = false;
    std::string out;
    std::vector<std::string> anchors;
    search::LadderPlan plan;
    std::size_t parallel = 24;
    int mostMoves = 0;
    std::uint64_t seed = 1;
    bool quick = false;
    bool neverResign = false;
};

/// Half a minute of a 9 × 9 ladder, for trials and tests.
void makeQuick(search::LadderPlan& plan)
{
    plan.rungs = std::min<std::size_t>(plan.rungs, 3);
    plan.rounds = 2;
    plan.placingGames = 4;
    plan.measuringGames = 4;
    plan.anchorGames = 2;
    plan.games = std::min<std::uint64_t>(plan.games, 10);
}

/// "SPEC" or "SPEC=RANK", RANK as "9k", "3d", "1800".
search::LadderAnchor anchorFrom(const std::string& text)
{
    search::LadderAnchor anchor{{text, {}}, {}};
    const std::size_t equals = text.rfind('=');
    const auto rank = equals == text.npos ? std::nullopt : record::parseRank(text.substr(equals + 1));
    if (!rank)
        return anchor;
    anchor.player.name = text.substr(0, equals);
    anchor.rating = strength::ratingOf(*rank);
    return anchor;
}

/// "9.3k", "1.4d", or an Elo unchanged.
std::string ratingText(double rating, bool go)
{
    char text[32];
    if (!go)
        std::snprintf(text, sizeof text, "%.0f", rating);
    else if (rating < 0.5)
        std::snprintf(text, sizeof text, "%.1fk", 1 - rating);
    else
        std::snprintf(text, sizeof text, "%.1fd", rating);
    return text;
}

/// A line on stderr at the start of a stage and every ten seconds: games, speed, and estimated remaining time.
class StageLines {
public:
    void operator()(const std::string& stage, std::uint64_t done, std::uint64_t total)
    {
        const auto now = Clock::now();
        if (stage != m_stage) {
            m_stage = stage;
            m_begin = m_last = now;
            m_first = done;
            std::cerr << stage << ": " << total << " games, " << done - 1 << " already finished\n";
            return;
        }
        if (now - m_last < std::chrono::seconds(10))
            return;
        m_last = now;
        const double seconds = std::chrono::duration<double>(now - m_begin).count();
        const double speed = static_cast<double>(done - m_first) / seconds;
        char text[128];
        std::snprintf(text, sizeof text, ": %llu of %llu games, %.2f per second, about %.0f minutes left in this stage\n",
            static_cast<unsigned long long>(done), static_cast<unsigned long long>(total), speed,
            std::ceil(static_cast<double>(total - done) / speed / 60));
        std::cerr << stage << text;
    }

private:
    using Clock = std::chrono::steady_clock;
    std::string m_stage;
    Clock::time_point m_begin;
    Clock::time_point m_last;
    std::uint64_t m_first = 0;
};

/// The plan and the makers of all players; `opened` must outlive them.
core::Result<search::LadderPlayers> prepare(const LadderOptions& options, search::LadderPlan& plan, const app::OpenNetwork& opened)
{
    const search::PlayerResources resources{opened.evaluator, 400, 1, !options.neverResign};
    const auto playerOf = [resources](const std::string& text) -> core::Result<search::MatchPlayer> {
        const auto spec = search::parsePlayerSpec(text);
        if (!spec)
            return spec.error();
        if (!spec->network().empty())
            return Error{ErrorCode::BadArgument, {"%1 (all players of a ladder use one network)", {text}}};
        return search::MatchPlayer{text, [spec = *spec, resources] { return search::makePlayer(spec, resources); }};
    };
    for (const std::string& text : options.anchors) {
        search::LadderAnchor anchor = anchorFrom(text);
        auto player = playerOf(anchor.player.name);
        if (!player)
            return player.error();
        // Reports a player's errors now, not in the middle.
        if (const auto tried = player->make(); !tried)
            return tried.error();
        anchor.player = *std::move(player);
        plan.anchors.push_back(std::move(anchor));
    }
    search::LadderPlayers players;
    players.rung = [playerOf](double weakness) { return *playerOf("rung:" + core::jsonText(nlohmann::json(weakness))); };
    players.networks.openings = opened.evaluator.get();
    if (opened.batching)
        players.networks.batching.push_back(opened.batching.get());
    return players;
}

void printRungs(const search::Ladder& ladder, bool go)
{
    printFormatted(
        "%-8s %9s  %-22s %7s  %9s  %s\n", "rung", "weakness", "Elo", "rating", "vs next", "games against the next, between equals");
    for (std::size_t i = 0; i < ladder.rungs.size(); ++i) {
        const search::LadderRung& rung = ladder.rungs[i];
        printFormatted("%-8s %9.2f  %5.0f (%5.0f … %5.0f)  %7s", rung.name.c_str(), rung.weakness, rung.elo.elo, rung.elo.low,
            rung.elo.high, rung.rating ? ratingText(*rung.rating, go).c_str() : "-");
        if (i + 1 < ladder.rungs.size() && rung.against[i + 1].games() > 0)
            printFormatted(
                "  %8.1f%%  %llu", 100 * rung.against[i + 1].score(), static_cast<unsigned long long>(rung.against[i + 1].games()));
        else
            printFormatted("  %9s  -", "-");
        printFormatted(", %llu\n", static_cast<unsigned long long>(rung.games));
    }
    for (const search::MeasuredAnchor& anchor : ladder.anchors)
        printFormatted("%-18s  %5.0f (%5.0f … %5.0f)  %7s  %s\n", "", anchor.elo.elo, anchor.elo.low, anchor.elo.high,
            anchor.rating ? ratingText(*anchor.rating, go).c_str() : "-", anchor.name.c_str());
    printFormatted("The rungs are %s after %d rounds (expected score of each rung against the next: 60-75 %%).\n",
        ladder.even ? "evenly spaced" : "not evenly spaced", ladder.rounds);
}

core::Result<search::Ladder> build(const LadderOptions& options)
{
    const game::GameKind* kind = game::findGame(options.game);
    if (!kind)
        return Error{ErrorCode::UnsupportedGame, options.game};
    search::LadderPlan plan = options.plan;
    if (options.quick)
        makeQuick(plan);
    const std::string file = options.network.empty() ? app::bundledNetwork(options.game) : options.network;
    const auto opened = app::openNetwork(file, options.parallel, {}, {.exact = options.exact});
    if (!opened)
        return opened.error();
    plan.folder = options.out;
    plan.match.start = kind->start();
    plan.match.seed = options.seed;
    plan.match.parallel = options.parallel;
    plan.match.openings.moves = plan.match.start.as<go::Position>() ? 4 : -1;
    plan.match.arbiter.mostMoves = options.mostMoves;
    if (const auto* board = plan.match.start.as<go::Position>(); board && options.mostMoves == 0)
        plan.match.arbiter.mostMoves = board->size() * board->size() * 5 / 4;
    plan.match.settings = {{"network", opened->evaluator->info().keptBy()}, {"mostMoves", plan.match.arbiter.mostMoves}};
    if (options.neverResign)
        plan.match.settings["resigns"] = false;
    const auto players = prepare(options, plan, *opened);
    if (!players)
        return players.error();
    return runWatched<search::Ladder>([&](jobs::JobContext& job) {
        return search::buildLadder(
            plan, *players, job, [lines = std::make_shared<StageLines>()](const auto&... said) { (*lines)(said...); });
    });
}

void runLadder(const LadderOptions& options, Context& context)
{
    const auto ladder = build(options);
    if (!ladder)
        return fail(context, ladder.error(), ladder.error().code == ErrorCode::CannotWrite ? 1 : 2);
    context.json ? print(search::toJson(*ladder)) : printRungs(*ladder, game::isGo(options.game));
    if (ladder->stopped)
        context.exitCode = 1;
}

} // namespace

void addLadder(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(
        cli, context, "ladder", "Make a ladder of players of measured strength from one network, and games between equal players");
    const auto options = std::make_shared<LadderOptions>();
    search::LadderPlan& plan = options->plan;
    command->add_option("game", options->game, "Which game: go, go9, go13, chess, …")->required();
    command->add_option("--out", options->out, "Folder of the ladder; the run continues from its files")->required();
    addNumber(*command, "--rungs", plan.rungs, "Number of rungs", 2, 64);
    addNumber(*command, "--games", plan.games, "Games of each rung against itself", 0, 10'000'000);
    addNumber(*command, "--placing", plan.placingGames, "Games per pair in a placement round", 2, 100'000);
    addNumber(*command, "--measuring", plan.measuringGames, "Games per pair after placement; 0: none", 0, 100'000);
    addNumber(*command, "--rounds", plan.rounds, "Maximum number of placement rounds", 1, 20);
    addNumber(*command, "--strongest", plan.strongest,
        "Weakness of the first rung: 0 is the policy alone, -2 adds 8 simulations, -4 adds 32", search::kStrongestWeakness,
        search::kWeakestWeakness);
    addNumber(*command, "--score", plan.score, "Target score of each rung against the next weaker one", 0.51, 0.95);
    command->add_option(
        "--anchor", options->anchors, "SPEC or SPEC=RANK: a player of another program, \"gtp:gnugo --mode gtp --level 10=9k\"");
    addNumber(*command, "--anchor-games", plan.anchorGames, "Games of an anchor against each of the two rungs next to it", 1, 100'000);
    command->add_option("--elo-a-rank", plan.eloARank, "Elo between neighbouring ranks (default: 148 in Go, else 1: ranks are Elo)")
        ->check(CLI::Range(1.0, 1000.0));
    command->add_option("--names", plan.names, "Names of the rungs, strongest first")->delimiter(',');
    addNetwork(*command, options->network);
    addExact(*command, options->exact);
    addNumber(*command, "--parallel", options->parallel, "Games in parallel", 1, 4096);
    command->add_option("--seed", options->seed, "Seed of the games");
    command->add_option("--max-moves", options->mostMoves, "Longer games are scored (Go) or drawn; 0: automatic")
        ->check(CLI::Range(0, 100'000));
    command->add_flag("--no-resign", options->neverResign, "Play all games to the end");
    command->add_flag("--quick", options->quick, "A short test run with few rungs and games");
    command->callback([options, &context] { runLadder(*options, context); });
}

} // namespace evenmatch::cli
