// evenmatch-cli review FILE: a game move by move: how strong each move was, what it cost, what each rank would play.
#include "app/cli/ranks/estimate.h"
#include "app/shared/game_input.h"
#include "app/shared/job_watch.h"
#include "app/cli/games/reviewed_game.h"
#include "app/network.h"
#include "core/game/opening_book.h"
#include "core/whole_file.h"
#include "nn/data/analysis_store.h"
#include "nn/ranks/rescaled_evaluator.h"
#include "nn/review/review_cache.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;
using game::Side;

struct Options {
    std::vector<fs::path> files;
    std::size_t number = 1;
    std::string network;
    bool exact = false;
    std::string server;
    fs::path cache = nn::defaultAnalysisCache();
    fs::path svg;
    std::size_t shown = 5;
    unsigned threads = 0;
    JudgeOptions judge;
    std::string check; ///< by whom marks are checked; empty: they are not
    std::string checkCommand;
    std::uint64_t checkNodes = 200'000;
    std::uint64_t checkFirst = 0;
    std::size_t games = 0;
    std::size_t skip = 0;
};

core::Result<nn::SourceGame> readGame(const Options& options)
{
    auto read = runWatched<nn::SourceGames>([&](jobs::JobContext& job) {
        return nn::readSourceGames({&options.files.front(), 1}, {}, job);
    });
    if (!read)
        return read.error();
    const auto found = std::ranges::find(read->games, options.number, &nn::SourceGame::number);
    if (found == read->games.end() && read->games.empty() && read->errors.size() == 1)
        return read->errors.front();
    for (const core::Error& error : read->errors)
        std::cerr << core::describe(error) << '\n';
    if (found == read->games.end())
        return core::Error{core::ErrorCode::NotFound, "game " + std::to_string(options.number), options.files.front().string()};
    return *found;
}

core::Result<void> lookAt(ReviewedGame& reviewed, nn::Evaluator& network, const Options& options)
{
    reviewed.review = nn::GameReview(reviewed.game.played, reviewed.network.scale.size());
    std::unique_ptr<nn::ReviewCache> cache;
    if (!options.cache.empty()) {
        cache = std::make_unique<nn::LenientReviewCache>(
            std::make_unique<nn::FolderReviewCache>(options.cache, reviewed.network), tellUnkept);
        cache->load(reviewed.review, 0);
    }
    const unsigned threads = threadsOf(options.threads);
    const auto done = runWatched<int>([&](jobs::JobContext& job) -> core::Result<int> {
        const nn::ReviewPart whole = nn::ReviewPart::Whole;
        const auto filled = nn::reviewGames(network, {&reviewed.review, 1}, {&whole, 1}, {.batch = 16, .threads = threads}, job);
        return filled ? core::Result<int>(0) : filled.error();
    });
    if (!done)
        return done.error();
    return cache ? cache->store(reviewed.review, 0) : core::Result<void>();
}

/// The ranks of the server that is asked for; nothing where the network's own are.
core::Result<std::optional<nn::OtherRanks>> ranksOf(const std::string& server, const nn::NetworkInfo& network)
{
    if (server.empty())
        return std::optional<nn::OtherRanks>();
    auto ranks = nn::ranksOfServer(server, network);
    if (!ranks)
        return ranks.error();
    return std::optional(*std::move(ranks));
}

/// Whether our own search judges where the choice fails. A judge that was asked for by name is not replaced behind the user's back.
bool mayFallBack(const search::JudgeChoice& choice, const JudgeOptions& options)
{
    return choice.kind == search::JudgeChoice::Kind::Search || (options.judge == "auto" && options.command.empty());
}

core::Result<ReviewedGame> review(const Options& options)
{
    auto game = readGame(options);
    if (!game)
        return game.error();
    const std::string file = options.network.empty() ? app::bundledNetwork(game->kind) : options.network;
    const auto network = app::openNetwork(file, 1, {.game = game->kind}, {.exact = options.exact});
    if (!network)
        return network.error();
    if (const auto same = checkSameFamily(game->kind, network->evaluator->info().game, file); !same)
        return same.error();
    const auto ranks = ranksOf(options.server, network->evaluator->info());
    if (!ranks)
        return ranks.error();
    ReviewedGame result{.game = *std::move(game),
        .review = nn::GameReview(),
        .network = network->evaluator->info(),
        .judgement = {},
        .estimates = {},
        .costs = {}};
    const auto choice = judgeChoice(options.judge, result.network.game);
    if (!choice)
        return choice.error();
    if (const auto done = lookAt(result, *network->evaluator, options); !done)
        return done.error();
    result.estimates = nn::estimateSides(result.review, result.network, file, options.server);
    if (choice->kind != search::JudgeChoice::Kind::None) {
        search::JudgeDesk desk(*choice, mayFallBack(*choice, options.judge) ? network->evaluator : nullptr, options.cache);
        auto judged = runWatched<nn::GameJudgement>([&](jobs::JobContext& job) { return desk.judge(result.review, {}, job); });
        if (!judged)
            return judged.error();
        if (const auto unkept = desk.unkept())
            tellUnkept(*unkept);
        if (judged->startedAnew)
            std::cerr << core::describe(*judged->startedAnew) << "; the program was started anew\n";
        if (judged->trouble)
            std::cerr << core::describe(*judged->trouble) << "; costs come from our own search\n";
        result.judgement = *std::move(judged);
    }
    result.costs = nn::moveCosts(result.review.game, result.judgement);
    if (*ranks) { // only now: what is kept of reviews, and what estimates, is in the network's own
        result.review = nn::inRanks(std::move(result.review), **ranks);
        result.network.scale = (*ranks)->profile.scale;
        result.network.profile = (*ranks)->profile;
    }
    return result;
}

void printSide(const ReviewedGame& reviewed, Side side)
{
    const strength::SideNumbers numbers = reviewed.review.numbers(side);
    const record::PlayerInfo& player = reviewed.game.info.players[static_cast<std::size_t>(side)];
    std::cout << (player.name.empty() ? "?" : player.name) << (player.rank.empty() ? "" : " (" + player.rank + " in the file)") << ": "
              << numbers.moves.size() << (numbers.moves.size() == 1 ? " move" : " moves");
    if (reviewed.estimates && reviewed.estimates->rankOf(side))
        std::cout << ", look like " << verdict(reviewed.estimates->of(side), reviewed.estimates->scale);
    if (reviewed.network.hasBeta && !numbers.moves.empty())
        std::cout << ", mean β " << std::fixed << std::setprecision(2) << numbers.meanBeta();
    std::cout << '\n';
}

std::string costWords(double cost, nn::CostUnit unit)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(unit == nn::CostUnit::Points ? 1 : 0) << cost
         << (unit == nn::CostUnit::Points ? " points" : " %");
    return text.str();
}

/// "; from 3d down: Q16 (34 %), from 2k down: R14 (20 %)"
void printChoices(const ReviewedGame& reviewed, std::size_t ply)
{
    const nn::PlyReview& said = reviewed.review.plies[ply];
    std::string before;
    for (std::size_t rank = 0; rank < reviewed.review.ranks && !said.moves.empty(); ++rank) {
        const std::size_t choice = said.firstChoice(rank);
        const std::string text = moveAt(reviewed.game, ply, said.moves[choice].move);
        if (text != before)
            std::cout << (before.empty() ? "; " : ", ") << "from " << reviewed.network.scale.name(rank) << " down: " << text << " ("
                      << std::lround(100 * said.moves[choice].rankPriors[rank]) << " %)";
        before = text;
    }
}

void printText(const ReviewedGame& reviewed, std::size_t shown)
{
    std::cout << placeOf(reviewed.game) << '\n';
    if (const std::string opening = game::openingText(*reviewed.game.played.start, reviewed.game.played.moves); !opening.empty())
        std::cout << opening << '\n';
    printSide(reviewed, Side::First);
    printSide(reviewed, Side::Second);
    if (reviewed.judgement.plies.empty())
        return;
    const nn::CostUnit unit = reviewed.unit();
    std::cout << "Moves that cost most, by " << reviewed.judgement.by.name
              << (unit == nn::CostUnit::Chance ? " (of the chance to win)" : "") << ":\n";
    const auto dearest = nn::dearestMoves(reviewed.costs, shown);
    if (dearest.empty())
        std::cout << "  none cost much\n";
    for (const nn::MoveCost& cost : dearest) {
        const game::Move played = reviewed.review.game.moves[cost.ply];
        std::cout << "  " << moveAt(reviewed.game, cost.ply, played) << ' ' << gradeMark(cost.grade) << "  -" << costWords(cost.cost, unit)
                  << "; better: " << moveAt(reviewed.game, cost.ply, cost.better);
        printChoices(reviewed, cost.ply);
        std::cout << '\n';
    }
}

void run(const Options& options, Context& context)
{
    if (options.check.empty() && options.files.size() > 1)
        return fail(context, {core::ErrorCode::BadArgument, "several files without --check", options.files[1].string()}, 2);
    if (!options.check.empty()) {
        runFlagCheck({.files = options.files,
                         .network = options.network,
                         .exact = options.exact,
                         .cache = options.cache,
                         .games = options.games,
                         .skip = options.skip,
                         .judge = options.judge,
                         .deeper = {.judge = options.check,
                             .command = options.checkCommand,
                             .nodes = options.checkNodes,
                             .visits = {},
                             .threads = options.judge.threads},
                         .deeperFirst = options.checkFirst},
            context);
        return;
    }
    if (!options.svg.empty() && options.svg.extension() != ".svg")
        return fail(context, {core::ErrorCode::BadArgument, "--svg " + options.svg.string() + " (.svg)"}, 2);
    const auto reviewed = review(options);
    if (!reviewed)
        return fail(context, reviewed.error(), reviewed.error().code == core::ErrorCode::Stopped ? 1 : 2);
    context.json ? print(reviewJson(*reviewed)) : printText(*reviewed, options.shown);
    if (options.svg.empty())
        return;
    if (const auto written = core::writeWholeFile(options.svg, reviewPicture(*reviewed)); !written)
        fail(context, written.error());
}

} // namespace

const char* gradeMark(nn::CostGrade grade) { return grade == nn::CostGrade::Blunder ? "??" : grade == nn::CostGrade::Mistake ? "?" : ""; }

void addJudgeOptions(CLI::App& command, JudgeOptions& options)
{
    command
        .add_option("--judge", options.judge,
            "Who says what moves cost: stockfish (usual in chess where it is installed), katago, search (our own), none")
        ->check(CLI::IsMember({"auto", "search", "stockfish", "katago", "none"}))
        ->capture_default_str();
    command.add_option("--engine", options.command, "The command that starts Stockfish, or \"katago analysis …\"");
    command.add_option("--nodes", options.nodes, "Nodes (Stockfish) or visits (KataGo) a position; 0: the usual");
    command
        .add_option(
            "--visits", options.visits, "Of our own search and KataGo: for every position, then for those that look dear, and so on")
        ->delimiter(',');
    command.add_option("--engine-threads", options.threads, "Of Stockfish")->check(CLI::Range(1, kMostThreads))->capture_default_str();
    command.add_option("--katago-wait", options.katagoWait, "Seconds to wait for KataGo's start, and for every answer")
        ->check(CLI::Range(1, 86'400))
        ->capture_default_str();
}

core::Result<search::JudgeChoice> judgeChoice(const JudgeOptions& options, const std::string& game)
{
    using Kind = search::JudgeChoice::Kind;
    search::JudgeChoice choice = search::usualJudge(game, game == "chess" ? options.command : "", game == "go" ? options.command : "");
    if (options.judge == "none")
        choice.kind = Kind::None;
    if (options.judge == "search")
        choice.kind = Kind::Search;
    if (options.judge == "stockfish")
        choice = {.kind = Kind::Uci, .command = options.command.empty() ? "stockfish" : options.command, .visits = {}};
    if (options.judge == "katago")
        choice = {.kind = Kind::KataGo, .command = options.command, .visits = {}};
    if (choice.kind == Kind::KataGo && choice.command.empty())
        return core::Error{core::ErrorCode::BadArgument, "katago needs its command (\"katago analysis -config … -model …\")"};
    choice.nodes = options.nodes;
    choice.visits = options.visits;
    choice.threads = options.threads;
    choice.patience = std::chrono::seconds(options.katagoWait);
    return choice;
}

void addReview(CLI::App& cli, Context& context)
{
    CLI::App* command
        = addCommand(cli, context, "review", "A game move by move: how strong each was, what it cost, what each rank would play");
    const auto options = std::make_shared<Options>();
    command->add_option("file", options->files, "A game file; with --check several")->required();
    command->add_option("--number", options->number, "Which game of the file, from 1")->check(countFrom(1))->capture_default_str();
    command->add_option("--network", options->network, "A network file (default: the bundled one)");
    addExact(*command, options->exact);
    addRanksOf(*command, options->server);
    command->add_option("--svg", options->svg, "Also draw β and value into this file");
    command->add_option("--top", options->shown, "How many costly moves to name")->capture_default_str();
    command->add_option("--cache", options->cache, "Folder where analyses are kept, so that no position is evaluated twice")
        ->capture_default_str();
    addThreads(*command, options->threads);
    addJudgeOptions(*command, options->judge);
    command
        ->add_option("--check", options->check, "Measure how far our marks are right by this engine, looking deeper: stockfish or katago")
        ->check(CLI::IsMember({"stockfish", "katago"}));
    command->add_option("--check-engine", options->checkCommand, "Its command");
    command->add_option("--check-nodes", options->checkNodes, "Its nodes or visits a position")->capture_default_str();
    command->add_option(
        "--check-first", options->checkFirst, "Its nodes at first: --check-nodes only where a move looks dear then; 0: everywhere");
    command->add_option("--games", options->games, "With --check: so many of each file; 0: all")->capture_default_str();
    command->add_option("--skip", options->skip, "With --check: not the first so many of each file")->capture_default_str();
    command->callback([options, &context] { run(*options, context); });
}

} // namespace evenmatch::cli
