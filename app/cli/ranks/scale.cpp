// evenmatch-cli scale make|show: a user's own ranks, measured on a folder of labelled games.
#include "app/cli/commands.h"

#include "app/network.h"
#include "app/shared/job_watch.h"
#include "core/record/file/game_files.h"
#include "core/strength/scale/verified_words.h"
#include "nn/data/analysis_store.h"
#include "nn/ranks/own_scales.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iomanip>
#include <iostream>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;

struct ScaleOptions {
    nn::OwnScaleWish wish;
    fs::path out;
    std::string network;
    bool exact = false;
    std::string game;
    std::string order;
    fs::path cache = nn::defaultAnalysisCache();
    unsigned threads = 0;
};

std::vector<std::string> splitNames(const std::string& text)
{
    std::vector<std::string> names;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        names.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return names;
}

nlohmann::ordered_json scaleJson(const strength::OwnScale& scale)
{
    nlohmann::ordered_json json{{"name", scale.name}, {"network", scale.networkHash}, {"estimator", scale.chosen},
        {"calibrated", scale.calibration.isCalibrated()}, {"note", strength::verifiedWords(scale.profile.verified)},
        {"ranks", nlohmann::ordered_json::array()}, {"checks", nlohmann::ordered_json::array()}};
    for (std::size_t rank = 0; rank < scale.places.size(); ++rank) {
        const strength::RankEntry& entry = scale.profile.ranks[rank];
        json["ranks"].push_back({{"rank", scale.profile.scale.name(rank)}, {"games", entry.games}, {"players", scale.players[rank]},
            {"moves", entry.moves}, {"beta", entry.beta.mean}, {"quality", entry.quality.mean}, {"place", scale.places[rank]}});
    }
    for (const strength::OwnCheck& check : scale.checks)
        json["checks"].push_back(
            {{"games", check.games}, {"players", check.players}, {"accuracy", check.accuracy}, {"accuracyPm1", check.accuracyPm1}});
    return json;
}

void printScale(const strength::OwnScale& scale)
{
    std::cout << scale.name << "\nrank              games  players    moves        β  quality  place on the network's scale\n"
              << std::fixed;
    for (std::size_t rank = 0; rank < scale.places.size(); ++rank) {
        const strength::RankEntry& entry = scale.profile.ranks[rank];
        std::cout << std::left << std::setw(16) << scale.profile.scale.name(rank) << std::right << std::setw(7) << entry.games
                  << std::setw(9) << scale.players[rank] << std::setw(9) << entry.moves << std::setprecision(3) << std::setw(9)
                  << entry.beta.mean << std::setw(9) << entry.quality.mean << std::setprecision(1) << std::setw(8) << scale.places[rank] + 1
                  << '\n';
    }
    std::cout << "games  held-out players  right  within one rank\n";
    for (const strength::OwnCheck& check : scale.checks)
        std::cout << std::setw(5) << check.games << std::setw(18) << check.players << std::setw(6) << std::lround(100 * check.accuracy)
                  << " %" << std::setw(15) << std::lround(100 * check.accuracyPm1) << " %\n";
    std::cout << strength::verifiedWords(scale.profile.verified) << '\n';
}

/// By the first file's name: PGN is chess, all other formats are Go.
std::string gameIn(const fs::path& folder)
{
    const record::GameFiles files = record::collectFiles(std::array{folder}, {});
    if (files.files.empty())
        return {};
    std::string name = files.files.front().path.filename().string();
    std::ranges::transform(name, name.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return name.find(".pgn") != std::string::npos ? "chess" : "go";
}

core::Result<void> makeScale(const ScaleOptions& options, Context& context)
{
    const std::string game = options.game.empty() ? gameIn(options.wish.folder) : options.game;
    if (game.empty())
        return core::Error{core::ErrorCode::NotFound, "games", options.wish.folder.string()};
    const std::string path = options.network.empty() ? app::bundledNetwork(game) : options.network;
    const auto network = app::openNetwork(path, 1, {}, {.exact = options.exact});
    if (!network)
        return network.error();
    const auto model = nn::openModel(path);
    std::unique_ptr<nn::ReviewCache> cache;
    if (!options.cache.empty())
        cache = std::make_unique<nn::FolderReviewCache>(options.cache, network->evaluator->info());
    const unsigned threads = threadsOf(options.threads);
    nn::OwnScaleWish wish = options.wish;
    wish.order = splitNames(options.order);
    const auto made = runWatched<nn::MadeScale>([&](jobs::JobContext& job) {
        return nn::makeOwnScale(*network->evaluator, model ? &model->description() : nullptr, wish, cache.get(), {.threads = threads}, job);
    });
    if (!made)
        return made.error();
    for (const core::Error& error : made->games.errors)
        std::cerr << core::describe(error) << '\n';
    for (const std::string& rank : made->games.leftOut)
        std::cerr << rank << ": fewer than " << strength::kFewestOwnGames << " games, left out\n";
    if (auto done = nn::writeOwnScale(options.out, made->scale); !done)
        return done;
    context.json ? print(scaleJson(made->scale)) : printScale(made->scale);
    return {};
}

void runMake(const ScaleOptions& options, Context& context)
{
    if (const auto done = makeScale(options, context); !done)
        fail(context, done.error(), done.error().code == core::ErrorCode::Stopped ? 1 : 2);
}

void runShow(const fs::path& path, Context& context)
{
    const auto scale = nn::openOwnScale(path);
    if (!scale)
        return fail(context, scale.error(), 2);
    context.json ? print(scaleJson(*scale)) : printScale(*scale);
}

} // namespace

void addScale(CLI::App& cli, Context& context)
{
    CLI::App* scale = cli.add_subcommand("scale", "Rank scales of your own, for estimate --scale and players with scale=FILE");
    scale->require_subcommand(1);

    CLI::App* making = addCommand(*scale, context, "make", "Measure a scale on games of players whose ranks are known");
    const auto options = std::make_shared<ScaleOptions>();
    making->add_option("name", options->wish.name, "Name of the scale, such as \"our club\"")->required();
    making->add_option("games", options->wish.folder, "Folder with one subfolder per rank, or with games that have ranks in their tags")
        ->required();
    making->add_option("--out", options->out, "The output file (.evs)")->required();
    making->add_option("--ranks", options->wish.groups,
        "File that assigns labels and players to ranks, strongest first: {\"ranks\": [{\"name\": \"club 3 dan\", \"labels\": [\"3d\"], "
        "\"players\": [\"anna\"]}, …]}");
    making->add_option("--order", options->order, "Names of the subfolders, strongest first: A,B,C (unless they are names of ranks)");
    making->add_option("--game", options->game, "go or chess (default: the game of the first file)");
    making->add_option("--network", options->network, "The network file (default: the bundled one)");
    addExact(*making, options->exact);
    making->add_option("--cache", options->cache, "Folder for stored analyses, so that no position is evaluated twice")
        ->capture_default_str();
    addThreads(*making, options->threads);
    making->callback([options, &context] { runMake(*options, context); });

    CLI::App* show = addCommand(*scale, context, "show", "Show the contents of a scale's file");
    const auto path = std::make_shared<fs::path>();
    show->add_option("file", *path, "The scale (.evs)")->required();
    show->callback([path, &context] { runShow(*path, context); });
}

} // namespace evenmatch::cli
