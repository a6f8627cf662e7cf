// evenmatch-lab servers MODEL --candidates DIR: measures the places of every server's ranks on the model's scale and stores them; without
// candidates, shows them.
#include "nn/data/servers.h"
#include "app/lab/commands.h"
#include "app/lab/support/measure.h"
#include "nn/model/boards.h"
#include "nn/ranks/estimators/player_fit.h"
#include "nn/ranks/estimators/rank_estimators.h"

#include <algorithm>
#include <iomanip>
#include <iostream>

namespace evenmatch::cli {

namespace {

struct ServersOptions {
    MeasureOptions measure;
    std::filesystem::path candidates; ///< empty: nothing is measured
    std::size_t perRank = 0;
    std::string by = "estimate";
    search::OutsidePrograms outside;
};

core::Error noLosses()
{
    return {core::ErrorCode::BadArgument, "--by loss needs an engine that measures losses (--katago or --stockfish)"};
}

/// Before hours of analysis: engines measure losses, and only they do.
core::Result<void> checkEngines(const ServersOptions& options)
{
    const search::OutsidePrograms& programs = options.outside;
    if (options.by == "loss")
        return programs.katago.empty() && programs.stockfish.empty() && programs.strong.empty() ? noLosses() : core::Result<void>();
    return programs.any() ? core::Error{core::ErrorCode::BadArgument, {"--by %1 uses no other engine", {options.by}}}
                          : core::Result<void>();
}

/// The measure for comparing servers' players.
core::Result<nn::Yardstick> yardstickOf(const ServersOptions& options, const nn::ModelDescription& model,
    const strength::RankProfile& profile, std::span<const strength::ScoredSide> sides)
{
    if (options.by == "beta")
        return nn::betaYardstick(profile);
    if (options.by == "loss")
        return nn::outsideKindsIn(sides).losses ? core::Result(nn::lossYardstick(profile.scale.size(), sides)) : noLosses();
    const auto estimators = nn::playerEstimatorsOf(model);
    if (!estimators)
        return estimators.error();
    return nn::estimateYardstick({estimators->whole, &estimators->whole->estimator()}, sides);
}

void printServers(Context& context, const strength::RankProfile& profile)
{
    if (context.json)
        return print({{"scale", strength::toJson(profile.scale)}, {"servers", strength::toJson(profile.servers)}});
    if (profile.servers.empty())
        std::cout << "Not measured. Run evenmatch-lab servers MODEL --candidates DIR.\n";
    for (const strength::ServerRanks& server : profile.servers) {
        std::cout << server.server << "\nrank        players   place (95 %)         on the network's scale\n"
                  << std::fixed << std::setprecision(2);
        for (const strength::ServerRank& rank : server.ranks)
            std::cout << std::left << std::setw(12) << rank.name << std::right << std::setw(7) << rank.players << std::setw(8) << rank.place
                      << " (" << std::setw(5) << rank.low << " -" << std::setw(6) << rank.high << ")     "
                      << profile.scale.name(std::min(profile.scale.size() - 1, static_cast<std::size_t>(rank.place + 0.5))) << '\n';
        std::cout << '\n';
    }
}

core::Result<void> measureServers(const ServersOptions& options, const nn::ModelDescription& model)
{
    if (auto fits = checkEngines(options); !fits)
        return fits;
    auto measurement = Measurement::open(options.measure);
    if (!measurement)
        return measurement.error();
    const auto& profile = measurement->evaluator().info().profile;
    if (!profile)
        return core::Error{core::ErrorCode::NoRankProfile, {}, options.measure.model.string()};
    auto sides = measurement->analyse(options.candidates, options.perRank, options.outside);
    if (!sides)
        return sides.error();
    const std::string board = measurement->board().empty() ? profile->scale.game() : measurement->board();
    std::erase_if(*sides, [&](const strength::ScoredSide& side) { return side.labels.board != board; });
    const auto yardstick = yardstickOf(options, nn::onBoard(model, board), *profile, *sides);
    if (!yardstick)
        return yardstick.error();
    const auto servers = nn::measureServers(profile->scale, *sides, *yardstick);
    if (servers.empty())
        return core::Error{core::ErrorCode::NotFound,
            {"two ranks of one server with %1 players each", {std::to_string(nn::kFewestServerPlayers)}}, options.candidates.string()};
    return nn::rewriteMetadata(options.measure.model, [&](nn::ModelDescription& description) {
        if (strength::RankProfile* written = nn::profileOn(description, board))
            written->servers = servers;
    });
}

core::Result<void> runServers(const ServersOptions& options, Context& context)
{
    auto model = nn::openModel(options.measure.model);
    if (!model)
        return model.error();
    if (auto there = hasPart(options.measure, model->info()); !there)
        return there;
    if (!options.candidates.empty()) {
        if (auto fine = canStore(options.measure.model); !fine)
            return fine;
        if (auto done = measureServers(options, model->description()); !done)
            return done;
        model = nn::openModel(options.measure.model);
        if (!model)
            return model.error();
    }
    const auto* profile = nn::profileOn(model->description(), gameOf(options.measure));
    if (!profile)
        return core::Error{core::ErrorCode::NoRankProfile, {}, options.measure.model.string()};
    printServers(context, *profile);
    return {};
}

} // namespace

void addServers(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "servers",
        "Measure the positions of each server's ranks on a model's scale and store them in the model, for estimate --server; without "
        "candidates, show them");
    const auto options = std::make_shared<ServersOptions>();
    addMeasureOptions(*command, options->measure);
    command->add_option(
        "--candidates", options->candidates, "Folder of games from several servers with known ranks, not used for training");
    command
        ->add_option(
            "--by", options->by, "How players are compared: estimated rank of a side, mean β, or losses measured by another engine")
        ->check(CLI::IsMember({"estimate", "beta", "loss"}))
        ->capture_default_str();
    addOutsideOptions(*command, options->outside);
    command->add_option("--per-rank", options->perRank, "Maximum sides per rank (0: all)")->capture_default_str();
    needCandidates(*command, {"--by", "--per-rank"});
    command->callback([options, &context] { runCommand(context, [&] { return runServers(*options, context); }); });
}

} // namespace evenmatch::cli
