// evenmatch-cli estimate FILES…: what rank a player plays at, from his or her own games.
#include "app/cli/estimate.h"

#include "app/cli/job_watch.h"
#include "app/cli/outside.h"
#include "app/cli/pdf_report.h"
#include "app/network.h"
#include "core/whole_file.h"
#include "nn/analysis_store.h"
#include "nn/own_scales.h"
#include "nn/review_cache.h"
#ifdef EVENMATCH_LIBRARY
#include "nn/library_games.h"
#endif

#include <algorithm>
#include <iostream>
#include <map>
#include <thread>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;

struct Options {
    std::vector<fs::path> files;
    std::string player;
    fs::path library;
    std::string network;
    std::string game;
    std::string estimator;
    fs::path scale;
    OutsideOptions outside;
    fs::path cache = nn::defaultAnalysisCache();
    fs::path report;
    unsigned threads = 0;
};

/// Where the games come from, and whose name a name is.
struct Source {
    nn::SourceGames games;
    std::function<std::string(const std::string&)> playerOf;
#ifdef EVENMATCH_LIBRARY
    std::unique_ptr<library::Library> library;
    bool isLibrary = false; ///< the games are the library's
#endif
};

/// "go" or "chess": as asked, as the network says, else nothing (the first game decides).
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

core::Result<void> openLibrary(const Options& options, const std::string& family, Source& source)
{
#ifdef EVENMATCH_LIBRARY
    auto opened = library::Library::open(options.library, {.create = false});
    if (!opened) {
        core::Error error = opened.error();
        error.file = error.file.empty() ? options.library.string() : error.file;
        return error;
    }
    source.library = std::make_unique<library::Library>(*std::move(opened));
    const auto players = source.library->players();
    if (!players)
        return players.error();
    source.playerOf = nn::aliasesOf(*players);
    if (!options.files.empty())
        return {};
    source.isLibrary = true;
    library::GameFilter filter;
    if (!options.player.empty()) {
        const auto player = source.library->playerOf(options.player);
        if (!player)
            return core::Error{core::ErrorCode::NotFound, options.player, options.library.string()};
        filter.player = *player;
    }
    auto games = runWatched<nn::SourceGames>(
        [&](jobs::JobContext& job) { return nn::readLibraryGames(*source.library, filter, family, job); });
    if (!games)
        return games.error();
    source.games = *std::move(games);
    return {};
#else
    (void)family;
    (void)source;
    return core::Error{core::ErrorCode::NotFound, "library support", options.library.string()};
#endif
}

core::Result<Source> readSource(const Options& options, const std::string& family)
{
    Source source;
    if (!options.library.empty())
        if (auto done = openLibrary(options, family, source); !done)
            return done.error();
    if (!options.files.empty()) {
        auto games = runWatched<nn::SourceGames>([&](jobs::JobContext& job) { return nn::readSourceGames(options.files, family, job); });
        if (!games)
            return games.error();
        source.games = *std::move(games);
    }
    return source;
}

core::Result<std::vector<nn::PlayerSides>> choosePlayers(const Options& options, const Source& source)
{
    const auto players = nn::playersOf(source.games.games, source.playerOf);
    if (options.player.empty()) {
        if (players.empty())
            return core::Error{core::ErrorCode::NotFound, "a game with a player's name"};
        return nn::likelyPlayers(players, source.games.games.size());
    }
    const std::string name = source.playerOf ? source.playerOf(options.player) : options.player;
    const nn::PlayerSides* found = nn::findPlayer(players, name);
    if (!found)
        return core::Error{core::ErrorCode::NotFound, options.player};
    return std::vector<nn::PlayerSides>{*found};
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

/// What other programs say of every side of the players.
std::map<nn::PlayedSide, strength::OutsideNumbers> numbersOf(const OutsideHearings& hearings, std::span<const nn::PlayerSides> players,
                                                             std::span<const nn::SourceGame> games)
{
    std::map<nn::PlayedSide, strength::OutsideNumbers> numbers;
    for (const nn::PlayerSides& player : players)
        for (const nn::PlayedSide& side : player.sides)
            for (const OutsideHearing& heard : hearings.heard)
                nn::addOutside(heard.info, games[side.game].played, side.side, heard.games.games[side.game], numbers[side]);
    return numbers;
}

/// What of it is known of nearly all sides, and the model was fitted with.
strength::OutsideKinds usableKinds(const nn::ModelDescription& model, const OutsideHearings& hearings,
                                   const std::map<nn::PlayedSide, strength::OutsideNumbers>& numbers)
{
    constexpr double kNearlyAll = 0.9;
    if (numbers.empty())
        return {};
    std::vector<nn::OutsideInfo> infos;
    for (const OutsideHearing& heard : hearings.heard)
        infos.push_back(heard.info);
    const strength::OutsideKinds understood = nn::understoodKinds(model, infos);
    const auto share = [&](auto has) {
        return static_cast<double>(std::ranges::count_if(numbers, [&](const auto& side) { return has(side.second); })) / static_cast<double>(numbers.size());
    };
    return {understood.losses && share([](const auto& side) { return !side.losses.empty(); }) >= kNearlyAll,
            understood.levels && share([](const auto& side) { return !side.levels.empty(); }) >= kNearlyAll};
}

/// The user's own scale, else what the network brings for what is known of the games. A network without a profile still has its ranks'
/// policies; that nothing was measured is then said.
core::Result<void> chooseEstimators(const Options& options, const std::string& path, const OutsideHearings& hearings,
                                    const std::map<nn::PlayedSide, strength::OutsideNumbers>& numbers, EstimateResult& result)
{
    if (!options.scale.empty())
        return useScale(options.scale, result);
    const auto model = nn::openModel(path);
    auto estimators = model && model->description().profile
        ? nn::playerEstimatorsOf(model->description(), options.estimator, usableKinds(model->description(), hearings, numbers))
        : nn::uncalibratedEstimators(result.network);
    if (!estimators)
        return estimators.error();
    result.estimators = *std::move(estimators);
    return {};
}

core::Result<EstimateResult> estimate(const Options& options)
{
    auto source = readSource(options, gameOf(options));
    if (!source)
        return source.error();
    if (source->games.games.empty()) {
        for (const core::Error& error : source->games.errors)
            std::cerr << core::describe(error) << '\n';
        return core::Error{core::ErrorCode::NotFound, "games"};
    }
    const auto players = choosePlayers(options, *source);
    if (!players)
        return players.error();
    const std::string path = options.network.empty() ? app::bundledNetwork(source->games.games.front().kind) : options.network;
    const auto network = app::openNetwork(path, 1);
    if (!network)
        return network.error();
    EstimateResult result{.network = network->evaluator->info()};
    OutsideHearings hearings = askOutside(options.outside, result.network.game, nn::questionsOn(source->games.games, *players), options.cache);
    const auto outside = numbersOf(hearings, *players, source->games.games);
    if (auto done = chooseEstimators(options, path, hearings, outside, result); !done)
        return done.error();
    result.note = noteOn(result.estimators);

    std::unique_ptr<nn::ReviewCache> cache;
    if (!options.cache.empty())
        cache = std::make_unique<nn::FolderReviewCache>(options.cache, result.network);
#ifdef EVENMATCH_LIBRARY
    if (source->isLibrary)
        cache = std::make_unique<nn::LibraryReviewCache>(*source->library, result.network);
#endif
    const unsigned threads = options.threads > 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency());
    auto reports = runWatched<std::vector<nn::PlayerReport>>([&](jobs::JobContext& job) {
        return nn::reportPlayers(*network->evaluator, result.estimators, source->games.games, *players, cache.get(),
                                 {.review = {.threads = threads}, .outside = outside}, job);
    });
    if (!reports)
        return reports.error();
    result.reports = *std::move(reports);
    result.games = std::move(source->games.games);
    result.errors = std::move(source->games.errors);
    std::ranges::move(hearings.errors, std::back_inserter(result.errors));
    for (const nn::PlayerSides& player : *players) {
        result.outside.emplace_back();
        for (const OutsideHearing& heard : hearings.heard)
            result.outside.back().push_back(nn::outsideReportOf(heard.info, player, result.games, heard.games.games));
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

void run(const Options& options, Context& context)
{
    if (options.files.empty() && options.library.empty())
        return fail(context, {core::ErrorCode::BadArgument, "name files or a library"}, 2);
    const auto printer = printerFor(options.report);
    if (!printer)
        return fail(context, printer.error(), 2);
    const auto result = estimate(options);
    if (!result)
        return fail(context, result.error(), result.error().code == core::ErrorCode::Stopped ? 1 : 2);
    for (const core::Error& error : result->errors)
        std::cerr << core::describe(error) << '\n';
    context.json ? print(estimateJson(*result)) : printEstimate(*result);
    if (!result->errors.empty())
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
    command->add_option("files", options->files, "SGF, PGN, GIB, NGF and UGI files, packed or not, and folders of them");
    command->add_option("--player", options->player, "Whose games these are (default: the player in nearly all of them, else everybody)");
    command->add_option("--library", options->library, "Take the games from this library and keep what the network says there; with files: its aliases");
    command->add_option("--game", options->game, "go or chess, where games of several kinds lie together");
    command->add_option("--network", options->network, "A network file (default: the bundled one)");
    command->add_option("--estimator", options->estimator, "One that `evaluate` names (default: the one that was best for players)");
    command->add_option("--scale", options->scale, "Answer in the ranks of your own scale (a file of `scale make`)");
    addOutsideOptions(*command, options->outside);
    command->add_option("--report", options->report, "Also write a page with pictures (.html, .pdf)");
    command->add_option("--cache", options->cache, "Folder where analyses are kept, so that no position is evaluated twice")->capture_default_str();
    command->add_option("--threads", options->threads, "Threads that compute; 0: one a core")->capture_default_str();
    command->callback([options, &context] { run(*options, context); });
}

} // namespace evenmatch::cli
