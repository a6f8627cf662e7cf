// evenmatch-lab lessons tutor: the share of planted mistakes that the tutor of a teaching game mentions, and of sound moves.
#include "app/lab/commands.h"
#include "app/lab/measure/planted_mistakes.h"
#include "app/network.h"
#include "app/shared/job_watch.h"
#include "app/shared/judge_options.h"
#include "app/shared/lesson_words.h"
#include "core/game/family.h"
#include "core/game/registry/games.h"
#include "core/strength/maths/intervals.h"

#include <iomanip>
#include <iostream>

namespace evenmatch::cli {

namespace {

using nlohmann::ordered_json;

struct LessonsTutorOptions {
    std::string game = "chess";
    std::string network;
    std::string strong;
    JudgeOptions judge;
    CardJudgeOptions truth;
    std::string truthNetwork;
    PlantingOptions planting;
    std::size_t games = 5;
    std::uint64_t seed = 1;
    bool exact = false;
};

struct TutorGame {
    PlantedGame planted;
    CheckedGame checked;
};

struct TutorRun {
    std::string truth;
    std::vector<TutorGame> games;
};

core::Result<std::shared_ptr<nn::Evaluator>> openTutorNetwork(const std::string& file, const std::string& game, bool exact)
{
    const auto opened = app::openNetwork(file.empty() ? app::bundledNetwork(game) : file, 1, {.game = game}, {.exact = exact});
    if (!opened)
        return opened.error();
    return opened->evaluator;
}

core::Result<TutorRun> runGames(const LessonsTutorOptions& options, jobs::JobContext& job)
{
    const game::GameKind* known = game::findGame(options.game);
    if (!known)
        return core::Error{core::ErrorCode::BadArgument, "--game " + options.game};
    const std::string family = game::familyName(options.game);
    const auto ranks = openTutorNetwork(options.network, options.game, options.exact);
    const auto analysis = options.strong.empty() ? ranks : openTutorNetwork(options.strong, family, options.exact);
    const auto truthNetwork = options.truthNetwork.empty() ? ranks : openTutorNetwork(options.truthNetwork, family, options.exact);
    for (const auto* network : {&ranks, &analysis, &truthNetwork})
        if (!*network)
            return network->error();
    const auto truth = openJudge(options.truth, *truthNetwork);
    if (!truth)
        return truth.error();
    const auto choice = judgeChoice(options.judge, family);
    if (!choice)
        return choice.error();
    core::Random random(options.seed);
    TutorRun run{.truth = (*truth)->name(), .games = {}};
    const nn::SourceGame start{
        .played = {std::make_shared<const game::AnyPosition>(known->start()), {}}, .info = {}, .kind = options.game, .file = {}};
    for (std::size_t i = 0; i < options.games; ++i) {
        job.report(i, options.games);
        auto planted = plantMistakes(
            start, i % 2 == 0 ? game::Side::First : game::Side::Second, **ranks, **truth, options.planting, random, job.stopToken());
        if (!planted)
            return planted.error();
        jobs::JobContext within(job.stopToken(), nullptr);
        auto checked = checkTutor(*planted, *choice, *ranks, *analysis, within);
        if (!checked)
            return checked.error();
        run.games.push_back({*std::move(planted), *std::move(checked)});
    }
    return run;
}

ordered_json shareJson(std::size_t yes, std::size_t all)
{
    const auto interval = strength::wilson(static_cast<double>(yes), static_cast<double>(all));
    return {{"yes", yes}, {"all", all}, {"low", interval.low}, {"high", interval.high}};
}

/// Moves of a game on which tutor and judge disagree.
ordered_json movesJson(const TutorGame& game, const ordered_json& moves, const std::vector<std::size_t>& plies)
{
    ordered_json list = ordered_json::array();
    for (const std::size_t ply : plies)
        list.push_back({{"ply", ply}, {"move", moves[ply]}, {"cost", game.planted.costs[ply]}});
    return list;
}

ordered_json runJson(const TutorRun& run, const LessonsTutorOptions& options)
{
    TutorCheck all;
    ordered_json games = ordered_json::array();
    for (const TutorGame& game : run.games) {
        all += game.checked.check;
        ordered_json moves = ordered_json::array();
        game::AnyPosition position = *game.planted.game.played.start;
        for (const game::Move move : game.planted.game.played.moves) {
            moves.push_back(position.moveText(move));
            position.play(move);
        }
        games.push_back({{"mistakes", game.checked.check.mistakes}, {"spoken", game.checked.check.spoken},
            {"missed", movesJson(game, moves, game.checked.missed)}, {"unfounded", movesJson(game, moves, game.checked.unfounded)},
            {"moves", moves}});
    }
    return {{"game", options.game}, {"truth", run.truth}, {"games", games}, {"mistakes", shareJson(all.spoken, all.mistakes)},
        {"atOnce", shareJson(all.atOnce, all.mistakes)}, {"sound", shareJson(all.falseWords, all.sound)},
        {"marks", shareJson(all.marksSpoken, all.marks)}, {"words", all.words}};
}

void printRun(const ordered_json& json)
{
    const auto line = [&](const char* key, const char* words) {
        const auto& share = json.at(key);
        const auto all = share.at("all").get<std::size_t>();
        std::cout << std::left << std::setw(58) << words << std::right << share.at("yes").get<std::size_t>() << " of " << all;
        if (all > 0)
            std::cout << std::fixed << std::setprecision(0) << " (" << 100 * share.at("yes").get<double>() / static_cast<double>(all)
                      << " %, 95 % interval " << 100 * share.at("low").get<double>() << "-" << 100 * share.at("high").get<double>()
                      << " %)";
        std::cout << '\n';
    };
    std::cout << "Games with planted mistakes, made by " << json.at("truth").get<std::string>() << ":\n";
    line("mistakes", "planted mistakes that the tutor mentioned");
    line("atOnce", "  of these before the reply");
    line("sound", "sound moves that it mentioned");
    line("marks", "mistakes marked by Review that it mentioned");
    for (const auto& game : json.at("games"))
        for (const auto& [key, words] : {std::pair("missed", "missed"), std::pair("unfounded", "unfounded")})
            for (const auto& move : game.at(key))
                std::cout << "  " << words << ": ply " << move.at("ply").get<std::size_t>() << " " << move.at("move").get<std::string>()
                          << std::setprecision(2) << ", cost " << move.at("cost").get<double>() << '\n';
}

} // namespace

void addLessonsTutor(CLI::App& lessons, Context& context)
{
    CLI::App* command
        = addCommand(lessons, context, "tutor", "Play games with planted mistakes of known cost, and count those that the tutor mentions");
    const auto options = std::make_shared<LessonsTutorOptions>();
    command->add_option("--game", options->game, "A game: chess, go, go9 …")->capture_default_str();
    command->add_option("--network", options->network, "The network of ranks (default: the bundled one)");
    command->add_option("--strong", options->strong, "The tutor's network for analysis (default: the network of ranks)");
    addExact(*command, options->exact);
    addJudgeOptions(*command, options->judge);
    command->add_option("--truth", options->truth.judge, "The engine that measures the cost of moves, as --judge of `lessons check`");
    command->add_option("--truth-nodes", options->truth.nodes, "Nodes per move or visits per position of that engine");
    command->add_option("--truth-network", options->truthNetwork, "With --truth own: its network");
    command->add_option("--truth-sims", options->truth.simulations, "With --truth own: its simulations")->capture_default_str();
    command->add_option("--games", options->games, "Number of games")->capture_default_str()->check(countFrom(1));
    command->add_option("--moves", options->planting.moves, "Moves per game")->capture_default_str()->check(countFrom(1));
    addNumber(*command, "--planted", options->planting.planted, "Share of mistakes among the pupil's moves", 0.0, 1.0);
    command->add_option("--seed", options->seed, "Seed of the games")->capture_default_str();
    command->callback([options, &context] {
        const auto run = runWatched<TutorRun>([&](jobs::JobContext& job) { return runGames(*options, job); });
        if (!run)
            return fail(context, run.error(), run.error().code == core::ErrorCode::Stopped ? 1 : 2);
        const ordered_json json = runJson(*run, *options);
        context.json ? print(json) : printRun(json);
    });
}

} // namespace evenmatch::cli
