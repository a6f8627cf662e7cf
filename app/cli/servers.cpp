// evenmatch-cli servers MODEL --candidates DIR: where the ranks of every server lie on the model's scale, written into the model; without
// candidates, what stands there.
#include "nn/ranks/servers.h"
#include "app/cli/measure.h"
#include "nn/boards.h"

#include <algorithm>
#include <iomanip>
#include <iostream>

namespace evenmatch::cli {

namespace {

struct Options {
    MeasureOptions measure;
    std::filesystem::path candidates; ///< empty: nothing is measured
    std::size_t perRank = 0;
};

void printServers(Context& context, const strength::RankProfile& profile)
{
    if (context.json)
        return print({{"scale", strength::toJson(profile.scale)}, {"servers", strength::toJson(profile.servers)}});
    if (profile.servers.empty())
        std::cout << "Not measured (evenmatch-cli servers MODEL --candidates DIR does it).\n";
    for (const strength::ServerRanks& server : profile.servers) {
        std::cout << server.server << "\nrank        players   place (95 %)         lies at the network's\n"
                  << std::fixed << std::setprecision(2);
        for (const strength::ServerRank& rank : server.ranks)
            std::cout << std::left << std::setw(12) << rank.name << std::right << std::setw(7) << rank.players << std::setw(8) << rank.place
                      << " (" << std::setw(5) << rank.low << " -" << std::setw(6) << rank.high << ")     "
                      << profile.scale.name(std::min(profile.scale.size() - 1, static_cast<std::size_t>(rank.place + 0.5))) << '\n';
        std::cout << '\n';
    }
}

core::Result<void> measure(const Options& options)
{
    auto measurement = Measurement::open(options.measure);
    if (!measurement)
        return measurement.error();
    const auto& profile = measurement->evaluator().info().profile;
    if (!profile)
        return core::Error{core::ErrorCode::NotFound, "rank profile (evenmatch-cli profile makes one)", options.measure.model.string()};
    const auto sides = measurement->analyse(options.candidates, options.perRank);
    if (!sides)
        return sides.error();
    const std::string board = measurement->board().empty() ? profile->scale.game() : measurement->board();
    auto servers = nn::measureServers(*profile, *sides, board);
    if (servers.empty())
        return core::Error{core::ErrorCode::NotFound,
            "two ranks of a server with " + std::to_string(nn::kFewestServerPlayers) + " players each", options.candidates.string()};
    return nn::rewriteMetadata(options.measure.model, [&](nn::ModelDescription& description) {
        if (strength::RankProfile* written = nn::profileOn(description, board))
            written->servers = servers;
    });
}

core::Result<void> run(const Options& options, Context& context)
{
    auto model = nn::openModel(options.measure.model);
    if (!model)
        return model.error();
    if (auto there = hasPart(options.measure, model->info()); !there)
        return there;
    if (!options.candidates.empty()) {
        if (auto done = measure(options); !done)
            return done;
        model = nn::openModel(options.measure.model);
        if (!model)
            return model.error();
    }
    const auto* profile = nn::profileOn(model->description(), gameOf(options.measure));
    if (!profile)
        return core::Error{core::ErrorCode::NotFound, "rank profile (evenmatch-cli profile makes one)", options.measure.model.string()};
    printServers(context, *profile);
    return {};
}

} // namespace

void addServers(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "servers",
        "Measure where the ranks of each server lie on a model's scale and write it into the model, for estimate --server; without "
        "candidates, show it");
    const auto options = std::make_shared<Options>();
    addMeasureOptions(*command, options->measure);
    command->add_option(
        "--candidates", options->candidates, "Folder of games of several servers with known ranks that were not trained on");
    command->add_option("--per-rank", options->perRank, "Look at so many sides of each rank; 0: at all")->capture_default_str();
    command->callback([options, &context] { runCommand(context, [&] { return run(*options, context); }); });
}

} // namespace evenmatch::cli
