// evenmatch-cli estimate FILES…: estimates a player's rank from the player's games.
#include "app/cli/ranks/estimate.h"
#include "app/cli/commands.h"

#include "app/cli/ranks/estimate_source.h"
#include "app/cli/ranks/pdf_report.h"
#include "app/cli/words.h"
#include "app/network.h"
#include "app/shared/game_input.h"
#include "app/shared/job_watch.h"
#include "app/shared/outside.h"
#include "app/shared/outside_sources.h"
#include "core/game/family.h"
#include "core/record/go_points.h"
#include "core/strength/scale/verified_words.h"
#include "core/whole_file.h"
#include "nn/data/analysed_shards.h"
#include "nn/data/analysis_store.h"
#include "nn/review/review_cache.h"

#include <algorithm>
#include <iostream>
#include <map>
#include <set>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;

struct EstimateOptions {
    SourceOptions source;
    std::string network;
    bool exact = false;
    std::string game;
    int board = 0;
    std::string estimator;
    app::Speaking ranks;
    search::OutsidePrograms outside;
    std::size_t mostGames = nn::kMostStudiedGames;
    bool everyGame = false;
    nn::GameChoice choice;
    fs::path cache = nn::defaultAnalysisCache();
    fs::path from;
    fs::path report;
    unsigned threads = 0;
};

/// "go" or "chess": as requested, otherwise the network's, otherwise nothing (the games decide).
std::string gameAsked(const EstimateOptions& options)
{
    for (const char* family : {"go", "chess"})
        if (game::familyName(options.game) == family || options.network == std::string("fake:") + family)
            return family;
    if (options.network.empty() || options.network.starts_with("fake:"))
        return options.game;
    const auto model = nn::openModel(options.network);
    return model ? model->info().game : std::string();
}

/// The accuracy of the ranks.
std::string noteOn(const nn::PlayerEstimators& estimators)
{
    if (!estimators.verified.empty())
        return strength::verifiedWords(estimators.verified);
    return estimators.whole->calibration().isCalibrated() ? std::string() : "The accuracy of this network has not been measured.";
}

/// The means requested by options, with the contents of their files.
core::Result<nn::StudyMeans> meansOf(
    const EstimateOptions& options, nn::Evaluator& network, const std::string& path, nn::ReviewCache* reviews)
{
    const unsigned threads = threadsOf(options.threads);
    nn::StudyMeans means{.network = network,
        .model = path,
        .board = options.board > 0 ? record::goGameId(options.board, options.board) : std::string(),
        .estimator = options.estimator,
        .server = options.ranks.server,
        .outside = experiments::outsideSources(options.outside, game::familyOf(network.info().game)),
        .outsideCache = options.cache,
        .reviews = reviews,
        .mostGames = options.mostGames,
        .everyGame = options.everyGame,
        .choice = options.choice,
        .report = {.review = {.threads = threads}}};
    return means;
}

/// The store of the network's evaluations: the library, the folder of `analyse`, a cache folder; null for none.
core::Result<std::unique_ptr<nn::ReviewCache>> reviewsIn(
    const EstimateOptions& options, EstimateSource& source, const nn::NetworkInfo& network)
{
    if (!options.from.empty()) {
        std::set<std::string> keys;
        for (const nn::SourceGame& game : source.subject.source.games)
            keys.insert(nn::contentKey(game.played));
        auto shards = nn::AnalysedShards::open(options.from, network, keys);
        if (!shards)
            return shards.error();
        return std::unique_ptr<nn::ReviewCache>(std::make_unique<nn::AnalysedShards>(*std::move(shards)));
    }
#ifdef EVENMATCH_LIBRARY
    if (source.library)
        return std::unique_ptr<nn::ReviewCache>(std::make_unique<nn::LibraryReviewCache>(*source.library, network));
#endif
    std::unique_ptr<nn::ReviewCache> folder;
    if (!options.cache.empty())
        folder = std::make_unique<nn::FolderReviewCache>(options.cache, network);
    return folder;
}

core::Result<EstimateResult> estimate(const EstimateOptions& options, Context& context)
{
    auto source = readEstimateSource(options.source, gameAsked(options), context);
    if (!source)
        return source.error();
    const std::string path = options.network.empty() ? app::bundledNetwork(source->family) : options.network;
    const auto network = app::openNetwork(path, 1, {}, {.exact = options.exact});
    if (!network)
        return network.error();
    if (const auto same = checkSameFamily(source->family, network->evaluator->info().game, path); !same)
        return same.error();
    auto kept = reviewsIn(options, *source, network->evaluator->info());
    if (!kept)
        return kept.error();
    std::unique_ptr<nn::ReviewCache> reviews;
    if (*kept)
        reviews = std::make_unique<nn::LenientReviewCache>(*std::move(kept), tellUnkept);
    const auto means = meansOf(options, *network->evaluator, path, reviews.get());
    if (!means)
        return means.error();
    auto study = runWatched<nn::Study>([&](jobs::JobContext& job) { return nn::study(std::move(source->subject), *means, job); });
    if (!study)
        return study.error();
    EstimateResult result{.study = *std::move(study)};
    if (!result.study.estimators.server.empty())
        result.notes.push_back("Ranks are those of " + result.study.estimators.server + '.');
    result.note = noteOn(result.study.estimators);
    for (const core::Phrase& note : result.study.notes)
        result.notes.push_back(core::describe(note));
    if (result.study.notCounted.all() > 0)
        result.notes.push_back("--every-game includes the games that do not count.");
    std::ranges::move(source->notes, std::back_inserter(result.notes));
    if (result.study.leftOut > 0)
        result.notes.push_back("Left out: " + counted(result.study.leftOut, "older game") + "; --latest 0 uses all.");
    return result;
}

/// Checks before minutes of work that the report can be written in this form. Returns the program that prints; empty if none is needed.
core::Result<std::string> printerFor(const fs::path& report)
{
    const fs::path suffix = report.extension();
    if (report.empty() || suffix == ".html" || suffix == ".htm")
        return std::string();
    if (suffix == ".pdf")
        return findPrinter();
    return core::Error{core::ErrorCode::BadArgument, "a --report must end in .html or .pdf", report.string()};
}

core::Result<void> writeReport(const fs::path& path, const std::string& printer, const EstimateResult& result)
{
    if (!printer.empty())
        return printPdf(printer, estimateHtml(result), path);
    return core::writeWholeFile(path, estimateHtml(result));
}

void printErrors(std::span<const core::Error> errors)
{
    constexpr std::size_t kMost = 20;
    for (const core::Error& error : errors.first(std::min(kMost, errors.size())))
        std::cerr << core::describe(error) << '\n';
    if (errors.size() > kMost)
        std::cerr << "… and " << errors.size() - kMost << " more (--json has all)\n";
}

void runEstimate(const EstimateOptions& options, Context& context)
{
    if (options.source.files.empty() && options.source.library.empty())
        return fail(context, {core::ErrorCode::BadArgument, "name at least one file, or a library with --library"}, 2);
    const auto printer = printerFor(options.report);
    if (!printer)
        return fail(context, printer.error(), 2);
    const auto result = estimate(options, context);
    if (!result)
        return fail(context, result.error(), result.error().code == core::ErrorCode::Stopped ? 1 : 2);
    printErrors(result->study.errors);
    context.json ? print(estimateJson(*result)) : printEstimate(*result);
    if (!result->study.errors.empty())
        context.exitCode = 1;
    if (!options.report.empty())
        if (const auto done = writeReport(options.report, *printer, *result); !done)
            failPartly(context, done.error());
}

/// --since, --begins, --time.
void addChoice(CLI::App& command, nn::GameChoice& choice)
{
    static const auto times = [] {
        std::map<std::string, record::TimeClass> byName;
        for (const record::TimeClass time : record::kTimeClasses)
            byName.emplace(record::timeClassName(time), time);
        return byName;
    }();
    command.add_option("--since", choice.since, "Only games since this year, month or day: YYYY, YYYY-MM, YYYY-MM-DD")->check(dateOrPart());
    command
        .add_option_function<std::string>(
            "--begins", [&choice](const std::string& who) { choice.colour = who == "yes" ? game::Side::First : game::Side::Second; },
            "Only games in which the player made the first move (yes: Black in Go, White in chess) or not (no)")
        ->check(CLI::IsMember({"yes", "no"}));
    command
        .add_option_function<std::string>(
            "--time", [&choice](const std::string& time) { choice.time = times.at(time); }, "Only games of this time control")
        ->check(CLI::IsMember(times));
}

} // namespace

void addEstimate(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "estimate", "Estimate a player's rank from the player's games");
    const auto options = std::make_shared<EstimateOptions>();
    addSourceOptions(*command, options->source);
    command->add_option("--game", options->game, "go or chess (default: the game with most records)");
    command
        ->add_option("--board", options->board,
            "Go: only games on this board size (default: the size with most games, where sizes have their own ranks)")
        ->check(CLI::IsMember({9, 13, 19}));
    addNetwork(*command, options->network);
    addExact(*command, options->exact);
    command->add_option("--estimator", options->estimator, "An estimator named by `evaluate` (default: the most accurate one)");
    addServer(*command, options->ranks.server);
    addOutsideOptions(*command, options->outside);
    command->add_option("--report", options->report, "Also write a report with plots (.html, .pdf)");
    addCache(*command, options->cache);
    command->add_option("--from", options->from, "Folder of `analyse`: games analysed there are not evaluated again");
    command->add_option("--latest", options->mostGames, "Number of a player's latest games to use; 0: all")->capture_default_str();
    command->add_flag("--every-game", options->everyGame,
        "Also count games against Evenmatch, unfinished games, games of fewer than " + std::to_string(nn::kFewestMovesThatCount)
            + " moves and games with the same player on both sides");
    addChoice(*command, options->choice);
    addThreads(*command, options->threads);
    command->callback([options, &context] { runEstimate(*options, context); });
}

} // namespace evenmatch::cli
