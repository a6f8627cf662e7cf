// evenmatch-cli review FILE: analyses a game move by move: strength and loss of each move, and the moves of each rank.
#include "app/cli/commands.h"
#include "app/cli/games/reviewed_game.h"
#include "app/cli/ranks/estimate.h"
#include "app/cli/words.h"
#include "app/network.h"
#include "app/shared/game_input.h"
#include "app/shared/job_watch.h"
#include "core/game/family.h"
#include "core/game/registry/opening_book.h"
#include "core/record/file/game_reader.h"
#include "core/whole_file.h"
#include "nn/data/analysis_store.h"
#include "nn/data/review_games.h"
#include "nn/ranks/rescaled_evaluator.h"
#include "nn/review/line_nodes.h"
#include "nn/review/review_cache.h"
#include "nn/review/side_costs.h"
#include "search/judge/annotate.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <numeric>
#include <sstream>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;
using game::Side;

struct ReviewOptions {
    std::vector<fs::path> files;
    std::string moved; ///< the new name of a renamed option
    std::size_t number = 1;
    std::string network;
    bool exact = false;
    std::string server;
    fs::path cache = nn::defaultAnalysisCache();
    fs::path svg;
    fs::path annotated;
    std::size_t shown = 5;
    unsigned threads = 0;
    JudgeOptions judge;
};

/// Checks before minutes of analysis that the game can be written under this name. It would replace all games of the reviewed file.
core::Result<void> checkAnnotated(const fs::path& path, const fs::path& reviewed, const std::string& game)
{
    const bool isChess = game::isChess(game);
    std::error_code failed;
    if (fs::equivalent(path, reviewed, failed))
        return core::Error{
            core::ErrorCode::BadArgument, {"--annotated %1 (this is the reviewed file; choose another name)", {path.string()}}};
    if (path.empty() || path.extension() == (isChess ? ".pgn" : ".sgf"))
        return {};
    return core::Error{core::ErrorCode::BadArgument,
        {isChess ? "--annotated %1 (games of chess end in .pgn)" : "--annotated %1 (games of Go end in .sgf)", {path.string()}}};
}

/// The record of the same game, with everything in its file.
core::Result<record::GameRecord> readReviewedRecord(const nn::SourceGame& game)
{
    auto reader = record::openGames(game.file);
    if (!reader)
        return reader.error();
    while (true) {
        auto read = (*reader)->next();
        if (!read)
            return read.error();
        if (!*read)
            return core::Error{core::ErrorCode::NotFound, "game " + std::to_string(game.number), game.file};
        if ((*read)->number == game.number && (*read)->record)
            return *std::move((*read)->record);
    }
}

core::Result<void> writeAnnotated(const ReviewedGame& reviewed, const ReviewOptions& options)
{
    const auto record = readReviewedRecord(reviewed.game);
    if (!record)
        return record.error();
    const auto nodes = nn::lineNodes(*record, record->mainLineEnd(), reviewed.game.played.moves.size());
    const auto ranks = search::sideRanks(reviewed.game.info, reviewed.network.scale, reviewed.estimates);
    const search::GameNotes notes{.review = reviewed.review, .network = reviewed.network, .judgement = reviewed.judgement, .ranks = ranks};
    return core::writeWholeFile(options.annotated, record::writeGame(search::annotated(*record, nodes, notes), record->format));
}

core::Result<nn::GameReview> lookAt(const nn::SourceGame& game, nn::Evaluator& network, const ReviewOptions& options)
{
    std::unique_ptr<nn::ReviewCache> cache;
    if (!options.cache.empty())
        cache
            = std::make_unique<nn::LenientReviewCache>(std::make_unique<nn::FolderReviewCache>(options.cache, network.info()), tellUnkept);
    const nn::ReviewOptions how{.batch = 16, .threads = threadsOf(options.threads)};
    const std::optional part = nn::ReviewPart::Whole;
    auto reviews = runWatched<std::vector<nn::GameReview>>([&](jobs::JobContext& job) {
        return nn::reviewsOf(network, {&game, 1}, {&part, 1}, cache.get(), how, job);
    });
    if (!reviews)
        return reviews.error();
    return std::move(reviews->front());
}

/// The ranks of the requested server; nothing for the network's own.
core::Result<std::optional<nn::OtherRanks>> ranksOf(const std::string& server, const nn::NetworkInfo& network)
{
    if (server.empty())
        return std::optional<nn::OtherRanks>();
    auto ranks = nn::ranksOfServer(server, network);
    if (!ranks)
        return ranks.error();
    return std::optional(*std::move(ranks));
}

/// Whether our own search replaces a failed judge. A judge requested by name is never replaced silently.
bool mayFallBack(const search::JudgeChoice& choice, const JudgeOptions& options)
{
    return choice.kind == search::JudgeChoice::Kind::Search || (options.judge == "auto" && options.command.empty());
}

core::Result<ReviewedGame> review(const ReviewOptions& options)
{
    std::vector<core::Error> errors;
    auto game = readSourceGame(options.files.front(), options.number, errors);
    if (!game)
        return game.error();
    if (const auto writable = checkAnnotated(options.annotated, options.files.front(), game->kind); !writable)
        return writable.error();
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
        .costs = {},
        .errors = std::move(errors)};
    const auto choice = judgeChoice(options.judge, result.network.game);
    if (!choice)
        return choice.error();
    auto looked = lookAt(result.game, *network->evaluator, options);
    if (!looked)
        return looked.error();
    result.review = *std::move(looked);
    result.estimates = nn::estimateSides(result.review, result.network, file, options.server);
    if (choice->kind != search::JudgeChoice::Kind::None) {
        search::JudgeDesk desk(*choice, mayFallBack(*choice, options.judge) ? network->evaluator : nullptr, options.cache);
        auto judged = runWatched<nn::GameJudgement>([&](jobs::JobContext& job) { return desk.judge(result.review, {}, job); });
        if (!judged)
            return judged.error();
        if (const auto unkept = desk.unkept())
            tellUnkept(*unkept);
        if (judged->startedAnew)
            std::cerr << core::describe(*judged->startedAnew) << "; the engine was restarted\n";
        if (judged->trouble)
            std::cerr << core::describe(*judged->trouble) << "; Evenmatch's own search analyses the moves\n";
        result.judgement = *std::move(judged);
    }
    result.costs = nn::moveCosts(result.review.game, result.judgement);
    if (*ranks) { // only now, because stored reviews and estimators use the network's own ranks
        result.review = nn::inRanks(std::move(result.review), **ranks);
        result.network.scale = (*ranks)->profile.scale;
        result.network.profile = (*ranks)->profile;
        if (result.estimates)
            std::iota(result.estimates->policyRanks.begin(), result.estimates->policyRanks.end(), std::size_t{0});
    }
    return result;
}

/// ", accuracy 87 %, inaccuracies 2, …" in chess; in Go the points lost per move, and the number of moves by size of loss.
void printCosts(const nn::SideCosts& costs, nn::CostUnit unit)
{
    if (costs.moves == 0)
        return;
    std::ostringstream text;
    if (unit == nn::CostUnit::Chance) {
        text << ", accuracy " << std::lround(costs.accuracy) << " %, inaccuracies " << costs.inaccuracies << ", mistakes " << costs.mistakes
             << ", blunders " << costs.blunders;
    } else {
        text << ", " << static_cast<double>(std::lround(10 * costs.meanCost)) / 10 << " points lost per move";
        for (std::size_t size = 0; size < nn::kSizesInPoints.size(); ++size) {
            text << (size == 0 ? ", moves that lost " : ", ") << nn::kSizesInPoints[size];
            size + 1 < nn::kSizesInPoints.size() ? text << '-' << nn::kSizesInPoints[size + 1] : text << " or more";
            text << ": " << costs.sizes[size];
        }
    }
    std::cout << text.str();
}

void printSide(const ReviewedGame& reviewed, Side side)
{
    const strength::SideNumbers numbers = reviewed.review.numbers(side);
    const record::PlayerInfo& player = reviewed.game.info.players[static_cast<std::size_t>(side)];
    std::cout << (player.name.empty() ? "?" : player.name) << (player.rank.empty() ? "" : " (" + player.rank + " in the file)") << ": "
              << counted(numbers.moves.size(), "move");
    if (reviewed.estimates)
        std::cout << ", " << gameVerdict(reviewed.estimates->of(side), reviewed.estimates->scale);
    if (reviewed.network.hasBeta && !numbers.moves.empty())
        std::cout << ", mean β " << std::fixed << std::setprecision(2) << numbers.meanBeta();
    printCosts(nn::sideCosts(reviewed.review.game, reviewed.costs, reviewed.judgement.by, side), reviewed.unit());
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

void printReviewed(const ReviewedGame& reviewed, std::size_t shown)
{
    std::cout << placeOf(reviewed.game) << '\n';
    if (const std::string opening = game::openingText(*reviewed.game.played.start, reviewed.game.played.moves); !opening.empty())
        std::cout << opening << '\n';
    printSide(reviewed, Side::First);
    printSide(reviewed, Side::Second);
    if (reviewed.judgement.plies.empty())
        return;
    const nn::CostUnit unit = reviewed.unit();
    std::cout << "Largest mistakes, by " << reviewed.judgement.by.name << (unit == nn::CostUnit::Chance ? " (of the winning chances)" : "")
              << ":\n";
    const auto dearest = nn::dearestMoves(reviewed.costs, shown);
    if (dearest.empty())
        std::cout << "  no large mistakes\n";
    for (const nn::MoveCost& cost : dearest) {
        const game::Move played = reviewed.review.game.moves[cost.ply];
        std::cout << "  " << moveAt(reviewed.game, cost.ply, played) << ' ' << gradeMark(cost.grade) << "  -" << costWords(cost.cost, unit)
                  << "; better: " << moveAt(reviewed.game, cost.ply, cost.better);
        printChoices(reviewed, cost.ply);
        std::cout << '\n';
    }
}

void runReview(const ReviewOptions& options, Context& context)
{
    if (options.files.size() > 1)
        return fail(context, {core::ErrorCode::BadArgument, "only one file at a time", options.files[1].string()}, 2);
    if (!options.svg.empty() && options.svg.extension() != ".svg")
        return fail(context, {core::ErrorCode::BadArgument, "--svg " + options.svg.string() + " (.svg)"}, 2);
    const auto reviewed = review(options);
    if (!reviewed)
        return fail(context, reviewed.error(), reviewed.error().code == core::ErrorCode::Stopped ? 1 : 2);
    context.json ? print(reviewJson(*reviewed)) : printReviewed(*reviewed, options.shown);
    if (!reviewed->errors.empty())
        context.exitCode = 1;
    if (!options.svg.empty())
        if (const auto written = core::writeWholeFile(options.svg, reviewPicture(*reviewed)); !written)
            failPartly(context, written.error());
    if (!options.annotated.empty())
        if (const auto written = writeAnnotated(*reviewed, options); !written)
            failPartly(context, written.error());
}

} // namespace

const char* gradeMark(nn::CostGrade grade) { return grade == nn::CostGrade::Blunder ? "??" : grade == nn::CostGrade::Mistake ? "?" : ""; }

void addReview(CLI::App& cli, Context& context)
{
    CLI::App* command
        = addCommand(cli, context, "review", "Review a game: strength score and loss of every move, and the moves that each rank chooses");
    const auto options = std::make_shared<ReviewOptions>();
    command->add_option("file", options->files, "A game file")->required();
    command->add_option("--number", options->number, "Number of the game in the file, from 1")->check(countFrom(1))->capture_default_str();
    addNetwork(*command, options->network);
    addExact(*command, options->exact);
    addServer(*command, options->server);
    command->add_option("--svg", options->svg, "Also write a plot of β and value to this file");
    command->add_option("--annotated", options->annotated,
        "Also write the game with marks, evaluations, better lines and comments to this file (PGN for chess, SGF for Go)");
    command->add_option("--top", options->shown, "Number of mistakes to list")->capture_default_str();
    addCache(*command, options->cache);
    addThreads(*command, options->threads);
    addJudgeOptions(*command, options->judge);
    command->add_option("--check", options->moved)
        ->group("")
        ->check(CLI::Validator(
            [](const std::string&) { return std::string("evenmatch-cli review --check is now evenmatch-lab review --check"); }, ""));
    command->callback([options, &context] { runReview(*options, context); });
}

} // namespace evenmatch::cli
