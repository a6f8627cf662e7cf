// evenmatch-cli match GAME: games between two players, or between all pairs of several, and their difference in strength.
#include "app/network.h"
#include "app/shared/command.h"
#include "app/shared/event_stream.h"
#include "app/shared/findings/match_findings.h"
#include "app/shared/game_input.h"
#include "app/shared/job_watch.h"
#include "app/shared/match/match_report.h"
#include "app/shared/match/own_process.h"
#include "app/shared/match/searching_player.h"
#include "app/shared/match/spec_ranks.h"
#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/whole_file.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <set>

namespace evenmatch::cli {

namespace {

using core::Error;
using core::ErrorCode;
using search::MatchPlan;
using search::MatchResult;

struct Options {
    std::string game;
    std::string first;
    std::string second;
    std::vector<std::string> more; ///< of a round robin
    std::string network;
    app::Speaking ranks; ///< for players without their own
    std::uint64_t games = 100;
    std::optional<std::uint64_t> simulations; ///< nothing: a rank's own number, otherwise kUsualSimulations
    std::size_t batch = search::kBatchOfRanks; ///< the same on every machine, because it decides games
    std::size_t parallel = 1;
    std::uint64_t seed = 1;
    std::string sprt;
    std::string save;
    std::string resume;
    int openingMoves = -1;
    int mostMoves = 0;
    std::int64_t moveTime = 0;
    std::string clock; ///< "60+1": seconds
    std::optional<double> komi;
    int handicap = 0;
    std::string rules; ///< empty: kUsualRules
    bool neverResign = false;
    bool exact = false;
    bool overUci = false; ///< our own players play in processes of their own
};

core::Result<strength::Sprt> parseSprt(const std::string& text)
{
    strength::Sprt sprt;
    const char* end = text.data() + text.size();
    const Error wrong{ErrorCode::BadArgument, {"--sprt %1 (two differences in Elo, the smaller first: 0,20)", {text}}};
    const auto [comma, failure] = std::from_chars(text.data(), end, sprt.elo0);
    if (failure != std::errc() || comma == end || *comma != ',')
        return wrong;
    const auto [last, failureToo] = std::from_chars(comma + 1, end, sprt.elo1);
    if (failureToo != std::errc() || last != end || !(sprt.elo0 < sprt.elo1) || std::abs(sprt.elo0) > 4000 || std::abs(sprt.elo1) > 4000)
        return wrong;
    return sprt;
}

/// "60+1": a minute, and a second added after each move.
core::Result<search::TimeControl> parseClock(const std::string& text)
{
    const Error bad{ErrorCode::BadArgument, {"--clock %1 (seconds, or seconds and increment: 60+1)", {text}}};
    double seconds[2] = {0, 0};
    const char* at = text.data();
    const char* const end = at + text.size();
    for (double& part : seconds) {
        const auto [next, failure] = std::from_chars(at, end, part);
        if (failure != std::errc() || !(part >= 0 && part <= 1e6))
            return bad;
        at = next;
        if (at == end)
            break;
        if (&part != seconds || *at++ != '+')
            return bad;
    }
    if (at != end || seconds[0] <= 0)
        return bad;
    const auto milliseconds = [](double s) { return std::chrono::milliseconds(static_cast<std::int64_t>(1000 * s)); };
    return search::TimeControl{.main = milliseconds(seconds[0]), .increment = milliseconds(seconds[1])};
}

core::Result<game::AnyPosition> startOf(const Options& options)
{
    auto start = startPosition(options.game);
    if (!start)
        return start;
    const auto* board = start->as<go::Position>();
    if (!board) {
        const char* const foreign = options.handicap > 0 ? "--handicap"
            : options.komi                               ? "--komi"
            : options.rules.empty()                      ? nullptr
                                                         : "--rules";
        return foreign ? core::Result<game::AnyPosition>(Error{ErrorCode::BadArgument, {"%1 (only for Go)", {foreign}}}) : start;
    }
    constexpr double kUsualKomi = 7.5;
    constexpr const char* kUsualRules = "Chinese";
    const auto rules = go::rulesNamed(options.rules.empty() ? kUsualRules : options.rules);
    if (!rules)
        return Error{ErrorCode::BadArgument, {"--rules %1 (choose Chinese, Japanese, AGA, NZ or Tromp-Taylor)", {options.rules}}};
    start = game::AnyPosition(go::Position(board->size(), *rules, options.komi.value_or(kUsualKomi)));
    if (options.handicap == 0)
        return start;
    auto given = search::withHandicap(*start, options.handicap);
    if (!given || !options.komi)
        return given;
    go::Position position = *given->as<go::Position>();
    position.setKomi(*options.komi);
    return game::AnyPosition(position);
}

/// Checks before hours of games that they can be saved under this name.
core::Result<void> checkSave(const std::string& path, const game::AnyPosition& start)
{
    const bool isGo = start.as<go::Position>() != nullptr;
    if (!isGo && !start.as<chess::Position>())
        return Error{ErrorCode::BadArgument, {"--save %1 (only games of Go and chess can be saved)", {path}}};
    if (std::filesystem::path(path).extension() != (isGo ? ".sgf" : ".pgn"))
        return Error{
            ErrorCode::BadArgument, {isGo ? "--save %1 (games of Go end in .sgf)" : "--save %1 (games of chess end in .pgn)", {path}}};
    std::error_code failed;
    std::filesystem::create_directories(std::filesystem::absolute(path).parent_path(), failed);
    const auto tried = core::NewFile::create(path); // and removed
    return tried ? core::Result<void>() : tried.error();
}

std::vector<std::string> specsOf(const Options& options)
{
    std::vector<std::string> specs = options.more;
    if (!options.second.empty())
        specs.insert(specs.begin(), options.second);
    if (!options.first.empty())
        specs.insert(specs.begin(), options.first);
    return specs;
}

/// The arguments for one of our players in its own process.
OwnProcess ownProcessOf(const search::PlayerSpec& spec, const Options& options)
{
    const std::string usual = options.network.empty() ? app::bundledNetwork(options.game) : options.network;
    return {.network = spec.network().empty() ? usual : spec.network(),
        .ranks = experiments::ranksOf(spec, options.ranks),
        .simulations = options.simulations,
        .exact = options.exact};
}

NetworkKey networkOf(const PreparedMatch& prepared, const search::PlayerSpec& spec, const Options& options)
{
    const app::Speaking ranks = experiments::ranksOf(spec, options.ranks);
    return {spec.network().empty() ? prepared.network : spec.network(), ranks.server, ranks.strong};
}

core::Result<void> openNetworks(PreparedMatch& prepared, const std::vector<search::PlayerSpec>& specs, const Options& options)
{
    std::set<NetworkKey> keys{NetworkKey{.file = prepared.network, .server = {}, .strong = {}}};
    for (const search::PlayerSpec& spec : specs)
        keys.insert(networkOf(prepared, spec, options));
    for (const NetworkKey& key : keys) {
        if (key.file.empty())
            continue;
        const app::Speaking speaking{.server = key.server, .game = options.game, .strong = key.strong};
        auto opened = app::openNetwork(key.file, options.parallel, speaking, {.exact = options.exact});
        if (!opened)
            return opened.error();
        if (const auto same = checkSameFamily(options.game, opened->evaluator->info().game, key.file); !same)
            return same.error();
        prepared.networks.emplace(key, *std::move(opened));
    }
    return {};
}

search::PlayerResources resourcesOf(const PreparedMatch& prepared, const search::PlayerSpec& spec, const Options& options)
{
    const auto found = prepared.networks.find(networkOf(prepared, spec, options));
    search::PlayerResources resources = resourcesWith({}, options.simulations);
    resources.batch = options.batch;
    resources.resigns = !options.neverResign;
    if (found != prepared.networks.end())
        resources.evaluator = found->second.evaluator;
    return resources;
}

core::Result<PreparedMatch> prepare(const Options& options)
{
    PreparedMatch prepared;
    auto start = startOf(options);
    if (!start)
        return start.error();
    if (!options.save.empty())
        if (auto savable = checkSave(options.save, *start); !savable)
            return savable.error();
    std::vector<search::PlayerSpec> specs;
    for (const std::string& text : specsOf(options)) {
        auto spec = search::parsePlayerSpec(text);
        if (spec && options.overUci && spec->needsNetwork())
            spec = overUci(*spec, options.game, ownProcessOf(*spec, options));
        if (!spec)
            return spec.error();
        specs.push_back(*std::move(spec));
    }
    if (specs.size() < 2)
        return Error{ErrorCode::BadArgument, "name two players with --first and --second, or more with --player"};
    if (!options.sprt.empty()) {
        if (specs.size() != 2)
            return Error{ErrorCode::BadArgument, {"--sprt %1 (only for two players)", {options.sprt}}};
        auto sprt = parseSprt(options.sprt);
        if (!sprt)
            return sprt.error();
        prepared.plan.sprt = *sprt;
    }
    prepared.network = options.network;
    const auto takesUsual = [](const search::PlayerSpec& spec) { return spec.needsNetwork() && spec.network().empty(); };
    if (prepared.network.empty() && (options.overUci || std::ranges::any_of(specs, takesUsual)))
        prepared.network = app::bundledNetwork(options.game);
    if (auto opened = openNetworks(prepared, specs, options); !opened)
        return opened.error();
    for (const search::PlayerSpec& spec : specs) {
        const search::PlayerResources resources = resourcesOf(prepared, spec, options);
        // Reports a player's errors now, not in the middle.
        if (const auto tried = search::makePlayer(spec, resources); !tried)
            return tried.error();
        prepared.players.push_back({spec.text, [spec, resources] { return search::makePlayer(spec, resources); }});
    }
    MatchPlan& plan = prepared.plan;
    plan.start = *std::move(start);
    const auto* board = plan.start.as<chess::Position>();
    plan.drawsChess960 = board && board->isChess960();
    plan.games = options.games;
    plan.seed = options.seed;
    plan.parallel = options.parallel;
    plan.openings.moves = options.openingMoves;
    if (options.handicap > 0) {
        plan.secondTakesBlack = true;
        plan.openings.mostAdvantage = 2; // openings must not compensate for the stones
    }
    plan.arbiter.mostMoves = options.mostMoves;
    plan.time.perMove = std::chrono::milliseconds(options.moveTime);
    if (!options.clock.empty()) {
        if (options.moveTime > 0)
            return Error{ErrorCode::BadArgument, {"--clock %1 (not together with --movetime)", {options.clock}}};
        const auto clock = parseClock(options.clock);
        if (!clock)
            return clock.error();
        plan.time = *clock;
    }
    plan.state = options.resume;
    nlohmann::json networks = nlohmann::json::object();
    for (const auto& [key, opened] : prepared.networks)
        networks[(key.file == prepared.network ? std::string() : key.file) + (key.server.empty() ? "" : " in ranks of " + key.server)
            + (key.strong.empty() ? "" : " searching with " + key.strong)]
            = {opened.evaluator->info().hash, options.batch};
    plan.settings
        = {{"networks", networks}, {"simulations", options.simulations ? nlohmann::json(*options.simulations) : nlohmann::json("own")},
            {"resigns", !options.neverResign}, {"mostMoves", options.mostMoves}};
    if (options.exact)
        plan.settings["exact"] = true;
    if (options.overUci)
        plan.settings["over"] = "uci";
    return prepared;
}

/// Sends the progress of a match of two to a calling program, a few times a second.
class MatchTeller {
public:
    MatchTeller(PreparedMatch& prepared, EventStream& events) : m_prepared(prepared), m_events(events)
    {
        if (events.on() && prepared.players.size() == 2)
            prepared.plan.settled = [this](const strength::Tally& tally) {
                gameEnded(tally);
                return false;
            };
    }

    void tell()
    {
        m_events.found(toJson(experiments::matchFindings(m_prepared.players[0].name, m_prepared.players[1].name, m_course)));
        m_told = Clock::now();
    }

private:
    using Clock = std::chrono::steady_clock;

    void gameEnded(const strength::Tally& tally)
    {
        m_course.push_back(tally);
        if (Clock::now() - m_told > std::chrono::milliseconds(300))
            tell();
    }

    const PreparedMatch& m_prepared;
    EventStream& m_events;
    std::vector<strength::Tally> m_course;
    Clock::time_point m_told;
};

void runMatch(const Options& options, Context& context)
{
    EventStream events(context);
    auto prepared = prepare(options);
    if (prepared && events.on() && prepared->players.size() != 2) // findings show two players, and nothing else is printed
        prepared = Error{ErrorCode::BadArgument, "--progress json (only for two players)"};
    if (!prepared) {
        events.end(prepared.error());
        return fail(context, prepared.error(), 2);
    }
    MatchTeller teller(*prepared, events);
    const search::MatchNetworks networks = prepared->forMatch();
    const auto result = runWatched<MatchResult>(
        [&](jobs::JobContext& job) { return search::playMatch(prepared->plan, prepared->players, networks, job); }, events);
    if (result)
        teller.tell();
    events.end(!result ? core::Result<void>(result.error()) : result->stopped ? Error{ErrorCode::Stopped} : core::Result<void>());
    if (!result)
        return fail(context, result.error());
    if (!options.save.empty() && !result->games.empty()) // never replace a good file by an empty one
        if (const auto saved = search::saveGames(options.save, prepared->plan, prepared->players, *result); !saved)
            failPartly(context, saved.error());
    if (!events.on())
        printMatch(*prepared, *result, context);
    if (result->stopped)
        context.exitCode = 1;
}

} // namespace

void addMatch(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "match", "Play matches between players and measure the difference in strength");
    const auto options = std::make_shared<Options>();
    command->footer("SPEC describes a player:\n"
                    "  rank:3d              an opponent of this rank, as in the window\n"
                    "  se:3d, se-inf:3d     a search steered towards a rank, as in the papers\n"
                    "  sa:-0.5              a search that chooses its move by the strength index z = -0.5\n"
                    "  mcts                 a search at full strength\n"
                    "  policy:3d            the moves of this rank, without a search\n"
                    "  random               random moves\n"
                    "  \"gtp:gnugo --mode gtp\", \"uci:stockfish?UCI_Elo=1500\"    another program\n"
                    "Options of our own players follow a '?': se:3d?sims=400&c1=1");
    addProgressOption(*command, context);
    command->add_option("game", options->game, "Which game: go, go9, chess, connect4, …")->required();
    command->add_option("--first", options->first, "SPEC of the first player (see below); scores are from its side");
    command->add_option("--second", options->second, "SPEC of the second player");
    command->add_option("--player", options->more, "Further SPECs for a round robin");
    command->add_option("--games", options->games, "Games per pair; an even number gives both players both colours equally often")
        ->check(CLI::Range(1, 10'000'000));
    command->add_option("--network", options->network, "The network of Evenmatch's own players without ?network=FILE");
    addServer(*command, options->ranks.server);
    addStrong(*command, options->ranks);
    command->add_option("--sims", options->simulations, "Simulations per move (default: the rank's own number, else 400)")
        ->check(CLI::Range(1, 1'000'000'000));
    command
        ->add_option(
            "--batch", options->batch, "Leaves per batch of a search (default: 8); 0: the fastest number on this machine, for mcts")
        ->check(CLI::Range(0, 4096));
    command->add_option("--parallel", options->parallel, "Games in parallel")->check(CLI::Range(1, 4096));
    command->add_option("--seed", options->seed, "Seed of openings and random choices");
    command->add_option("--sprt", options->sprt, "ELO0,ELO1: stop as soon as a sequential test decides between these two differences");
    command->add_option("--save", options->save, "Write the games to this SGF or PGN file");
    command->add_option("--resume", options->resume, "Store finished games in this file, and continue from it");
    command->add_option("--opening", options->openingMoves, "Moves of each opening; -1: automatic")->check(CLI::Range(-1, 60));
    command->add_option("--max-moves", options->mostMoves, "Longer games are scored (Go) or drawn; 0: automatic")
        ->check(CLI::Range(0, 100'000));
    command->add_option("--movetime", options->moveTime, "Milliseconds per move, for all players; 0: no limit")
        ->check(CLI::Range(0, 10'000'000));
    command->add_option("--clock", options->clock, "SECONDS or SECONDS+INCREMENT for each player, such as 60+0; running out of time loses");
    command->add_flag("--over-uci", options->overUci, "Chess: run Evenmatch's players over UCI in their own processes, to test --clock");
    command->add_option("--komi", options->komi, "Go: White's compensation (default: 7.5, with a handicap 0.5)")
        ->check(CLI::Range(-500.0, 500.0));
    command
        ->add_option("--handicap", options->handicap,
            "Go: the second player is Black in every game with this many handicap stones; 1: no stones, but moves first")
        ->check(CLI::Range(0, 9));
    command->add_option("--rules", options->rules, "Go: Chinese (default), Japanese, AGA, NZ, Tromp-Taylor");
    addExact(*command, options->exact);
    command->add_flag("--no-resign", options->neverResign, "Evenmatch's players never resign");
    command->callback([options, &context] { runMatch(*options, context); });
}

} // namespace evenmatch::cli
