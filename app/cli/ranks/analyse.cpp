// evenmatch-cli analyse SHARD…: evaluates files of games into a folder from which `estimate --from` reads.
#include "app/cli/commands.h"
#include "app/cli/words.h"
#include "app/network.h"
#include "app/shared/job_watch.h"
#include "nn/data/analysed_shards.h"

#include <iostream>
#include <memory>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;

struct AnalyseOptions {
    std::vector<fs::path> shards;
    fs::path out;
    std::string network;
    bool exact = false;
    unsigned threads = 1;
};

nlohmann::ordered_json jsonOf(const fs::path& shard, const nn::ShardReport& report)
{
    return {{"shard", shard.string()}, {"file", report.file.string()}, {"wasThere", report.wasThere}, {"wasDamaged", report.wasDamaged},
        {"games", report.games}, {"unreadable", report.unreadable}, {"others", report.others}};
}

void printAnalysed(const fs::path& shard, const nn::ShardReport& report)
{
    std::cout << shard.string() << ": ";
    if (report.wasThere)
        std::cout << "was there already\n";
    else
        std::cout << (report.wasDamaged ? "was damaged, so its games were analysed again: " : "") << counted(report.games, "game")
                  << " analysed, " << report.unreadable << " unreadable, " << report.others << " of another game or without moves\n";
}

void runAnalyse(const AnalyseOptions& options, Context& context)
{
    const auto network = app::openNetwork(options.network, options.threads, {}, {.exact = options.exact});
    if (!network)
        return fail(context, network.error(), 2);
    nlohmann::ordered_json done = nlohmann::ordered_json::array();
    nlohmann::ordered_json failed = nlohmann::ordered_json::array();
    for (const fs::path& shard : options.shards) {
        const auto report = runWatched<nn::ShardReport>([&](jobs::JobContext& job) {
            return nn::analyseShard(*network->evaluator, shard, options.out, {.threads = options.threads}, job);
        });
        if (!report) {
            failPartly(context, report.error()); // the others are done
            failed.push_back({{"shard", shard.string()}, {"reason", core::describe(report.error())}});
            if (report.error().code == core::ErrorCode::Stopped)
                break;
            continue;
        }
        if (report->unreadable > 0) {
            std::cerr << shard.string() << ": " << counted(report->unreadable, "game") << " could not be read\n";
            context.exitCode = 1;
        }
        context.json ? done.push_back(jsonOf(shard, *report)) : printAnalysed(shard, *report);
    }
    if (context.json)
        print({{"shards", done}, {"failed", failed}});
}

} // namespace

void addAnalyse(CLI::App& cli, Context& context)
{
    CLI::App* command
        = addCommand(cli, context, "analyse", "Analyse all games of some files, each into a file of a folder; finished games are skipped");
    const auto options = std::make_shared<AnalyseOptions>();
    command->add_option("files", options->shards, "Game files, also compressed")->required();
    command->add_option("--out", options->out, "The output folder, which several machines may share")->required();
    command->add_option("--network", options->network, "A network file; other games than its own are skipped")->required();
    addExact(*command, options->exact);
    addNumber(*command, "--threads", options->threads, "Number of threads; the output is reproducible to the byte only with one", 1,
        kMostThreads);
    command->callback([options, &context] { runAnalyse(*options, context); });
}

} // namespace evenmatch::cli
