// evenmatch-cli estimate FILES…: what rank a player plays at, from his or her own games.
#include "app/cli/estimate.h"

#include "app/cli/estimate_outside.h"
#include "app/cli/estimate_source.h"
#include "app/cli/job_watch.h"
#include "app/cli/pdf_report.h"
#include "app/network.h"
#include "core/whole_file.h"
#include "nn/analysed_shards.h"
#include "nn/analysis_store.h"
#include "nn/own_scales.h"
#include "nn/review_cache.h"

#include <algorithm>
#include <iostream>
#include <set>
#include <thread>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;

struct Options {
    SourceOptions source;
    std::string network;
    std::string game;
    std::string estimator;
    fs::path scale;
    OutsideOptions outside;
    fs::path cache = nn::defaultAnalysisCache();
    fs::path from;
    fs::path report;
    unsigned threads = 0;
};

/// "go" or "chess": as asked, as the network says, else nothing (the games decide).
std::string gameOf(const Options& options)
{
    for (const char* family : {"go", "chess"})
        if (options.game.starts_with(family) || options.network == std::string("fake:") + family)
            return family;
    if (options.network.empty() || options.network.starts_with("fake:"))
        return options.game;
    const auto model = nn::openModel(options.network);
    return model ? model->info().game : std::string();
}

/// Estimators that answer in the ranks of the user's own scale.
core::Result<void> useScale(const fs::path& path, EstimateResult& result)
{
    const auto scale = nn::openOwnScale(path);
    if (!scale)
        return scale.error();
    if (auto fine = nn::checkNetwork(*scale, result.network); !fine)
        return fine;
    result.estimators = nn::playerEstimatorsOf(*scale);
    result.ownScale = scale->name;
    return {};
}

std::string noteOn(const nn::PlayerEstimators& estimators)
{
    if (!estimators.verified.empty())
        return estimators.verified;
    return estimators.whole->calibration().isCalibrated() ? std::string() : "This network was never measured on players of known rank.";
}

/// The user's own scale, else what the network brings for what is known of the games. A network without a profile still has its ranks'
/// policies; that nothing was measured is then said.
core::Result<void> chooseEstimators(const Options& options, const std::string& path, const OutsideHearings& hearings,
                                    const nn::OutsideBySide& numbers, EstimateResult& result)
{
    if (!options.scale.empty())
        return useScale(options.scale, result);
    const auto model = nn::openModel(path);
    auto estimators = model && model->description().profile
        ? nn::playerEstimatorsOf(model->description(), options.estimator, nn::usableKinds(model->description(), hearings.heard, numbers))
        : nn::uncalibratedEstimators(result.network);
    if (!estimators)
        return estimators.error();
    result.estimators = *std::move(estimators);
    if (model && model->description().profile)
        std::ranges::move(outsideNotes(model->description(), hearings, numbers), std::back_inserter(result.notes));
    return {};
}

core::Result<EstimateResult> estimate(const Options& options)
{
    auto source = readEstimateSource(options.source, gameOf(options));
    if (!source)
        return source.error();
    const std::vector<nn::PlayerSides>& players = source->players;
    EstimateResult result{.source = std::move(source->games)};
    const std::string path = options.network.empty() ? app::bundledNetwork(result.games().front().kind) : options.network;
    const auto network = app::openNetwork(path, 1);
    if (!network)
        return network.error();
    result.network = network->evaluator->info();
    OutsideHearings hearings = askOutside(options.outside, result.network.game, nn::questionsOn(result.games(), players), options.cache);
    const auto outside = nn::outsideNumbers(hearings.heard, players, result.games());
    if (auto done = chooseEstimators(options, path, hearings, outside, result); !done)
        return done.error();
    result.note = noteOn(result.estimators);
    for (auto* notes : {&hearings.notes, &source->notes})
        std::ranges::move(*notes, std::back_inserter(result.notes));

    std::unique_ptr<nn::ReviewCache> cache;
    if (!options.cache.empty())
        cache = std::make_unique<nn::FolderReviewCache>(options.cache, result.network);
#ifdef EVENMATCH_LIBRARY
    if (source->library)
        cache = std::make_unique<nn::LibraryReviewCache>(*source->library, result.network);
#endif
    if (!options.from.empty()) {
        std::set<std::string> keys;
        for (const nn::SourceGame& game : result.games())
            keys.insert(nn::contentKey(game.played));
        auto shards = nn::AnalysedShards::open(options.from, result.network, keys);
        if (!shards)
            return shards.error();
        cache = std::make_unique<nn::AnalysedShards>(*std::move(shards));
    }
    const unsigned threads = options.threads > 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency());
    auto reports = runWatched<std::vector<nn::PlayerReport>>([&](jobs::JobContext& job) {
        return nn::reportPlayers(*network->evaluator, result.estimators, result.games(), players, cache.get(),
                                 {.review = {.threads = threads}, .outside = outside}, job);
    });
    if (!reports)
        return reports.error();
    result.reports = *std::move(reports);
    std::ranges::move(hearings.errors, std::back_inserter(result.source.errors));
    for (const nn::PlayerSides& player : players) {
        result.outside.emplace_back();
        for (const nn::OutsideHearing& heard : hearings.heard)
            result.outside.back().push_back(nn::outsideReportOf(heard.info, player, result.games(), heard.games.games));
    }
    return result;
}

/// Before minutes of work: whether the report can be made in this form. The program that prints, empty where none is needed.
core::Result<std::string> printerFor(const fs::path& report)
{
    const fs::path suffix = report.extension();
    if (report.empty() || suffix == ".html" || suffix == ".htm")
        return std::string();
    if (suffix == ".pdf")
        return findPrinter();
    return core::Error{core::ErrorCode::BadArgument, "--report writes .html or .pdf", report.string()};
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

void run(const Options& options, Context& context)
{
    if (options.source.files.empty() && options.source.library.empty())
        return fail(context, {core::ErrorCode::BadArgument, "name files or a library"}, 2);
    const auto printer = printerFor(options.report);
    if (!printer)
        return fail(context, printer.error(), 2);
    const auto result = estimate(options);
    if (!result)
        return fail(context, result.error(), result.error().code == core::ErrorCode::Stopped ? 1 : 2);
    printErrors(result->source.errors);
    context.json ? print(estimateJson(*result)) : printEstimate(*result);
    if (!result->source.errors.empty())
        context.exitCode = 1;
    if (!options.report.empty())
        if (const auto done = writeReport(options.report, *printer, *result); !done)
            return fail(context, done.error(), 1);
}

} // namespace

void addEstimate(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "estimate", "What rank a player plays at, from his or her own games");
    const auto options = std::make_shared<Options>();
    addSourceOptions(*command, options->source);
    command->add_option("--game", options->game, "go or chess, where both lie together (default: that of most games)");
    command->add_option("--network", options->network, "A network file (default: the bundled one)");
    command->add_option("--estimator", options->estimator, "One that `evaluate` names (default: the one that was best for players)");
    command->add_option("--scale", options->scale, "Answer in the ranks of your own scale (a file of `scale make`)");
    addOutsideOptions(*command, options->outside);
    command->add_option("--report", options->report, "Also write a page with pictures (.html, .pdf)");
    command->add_option("--cache", options->cache, "Folder where analyses are kept, so that no position is evaluated twice")->capture_default_str();
    command->add_option("--from", options->from, "Folder of `analyse`: what stands there of these games is not evaluated again");
    command->add_option("--threads", options->threads, "Threads that compute; 0: one a core")->capture_default_str();
    command->callback([options, &context] { run(*options, context); });
}

} // namespace evenmatch::cli
