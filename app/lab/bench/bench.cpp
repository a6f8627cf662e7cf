// evenmatch-lab bench WHAT: measures the speed of this program on this machine.
#include "app/lab/bench/bench.h"
#include "app/lab/bench/bench_eval.h"
#ifdef EVENMATCH_LIBRARY
#include "app/lab/bench/bench_library.h"
#endif
#include "app/lab/bench/bench_search.h"
#include "app/lab/commands.h"

#include <algorithm>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <memory>
#include <thread>

namespace evenmatch::cli {

namespace {

/// "AMD EPYC 9B14, 2 threads", as reported by the system.
std::string machineName()
{
    std::string name = "unknown processor";
    std::ifstream info("/proc/cpuinfo");
    for (std::string line; std::getline(info, line);) {
        if (line.starts_with("model name")) {
            name = line.substr(line.find(':') + 2);
            break;
        }
    }
    return name + ", " + std::to_string(std::thread::hardware_concurrency()) + " threads";
}

void runBench(Context& context, const std::function<void(const BenchSink&)>& benchmark)
{
    nlohmann::ordered_json rows = nlohmann::ordered_json::array();
    if (!context.json)
        std::cout << machineName() << '\n';
    benchmark([&](const BenchRow& row) {
        if (context.json) {
            nlohmann::ordered_json object = {{"name", row.name}, {"perSecond", row.perSecond}, {"unit", row.unit}};
            for (const auto& [key, value] : row.more)
                object[key] = value;
            rows.push_back(std::move(object));
            return;
        }
        std::cout << std::left << std::setw(28) << row.name << std::right << std::setw(16) << std::fixed << std::setprecision(0)
                  << row.perSecond << ' ' << row.unit << "/s";
        for (const auto& [key, value] : row.more)
            std::cout << "   " << key << ' ' << std::setprecision(value < 100 ? 3 : 0) << value;
        std::cout << std::endl;
    });
    if (context.json && context.exitCode == 0) // an error is the one JSON value
        print({{"machine", machineName()}, {"rows", rows}});
}

void addEval(CLI::App& bench, Context& context)
{
    const auto options = std::make_shared<EvalBenchOptions>();
    CLI::App* eval = addCommand(bench, context, "eval", "Networks: positions per second, compared with the machine's limit");
    eval->add_option("--network", options->network, "A model file (default: the bundled ones)")->check(CLI::ExistingFile);
    eval->add_option("--config", options->config, "JSON of a network's configuration, for an untrained one")->check(CLI::ExistingFile);
    eval->add_option("--library", options->library, "The library that computes")
        ->check(CLI::IsMember({"onednn", "libtorch"}))
        ->capture_default_str();
    eval->add_option("--threads", options->evaluator.threads, "Number of threads (default: one per core)")
        ->check(CLI::Range(0, kMostThreads));
    const std::map<std::string, nn::Precision> precisions{
        {"auto", nn::Precision::Fastest}, {"fp32", nn::Precision::Float32}, {"bf16", nn::Precision::BFloat16}};
    eval->add_option_function<std::string>(
            "--precision", [options, precisions](const std::string& name) { options->evaluator.precision = precisions.at(name); },
            "Number format")
        ->check(CLI::IsMember({"auto", "fp32", "bf16"}));
    eval->add_flag_callback(
        "--exact", [options] { options->evaluator.precision = nn::Precision::Float32; }, "The same as --precision fp32");
    eval->callback([options, &context] {
        runBench(context, [&](const BenchSink& sink) {
            if (const auto done = benchEval(sink, *options); !done)
                fail(context, done.error());
        });
    });
}

void addSearch(CLI::App& bench, Context& context)
{
    const auto options = std::make_shared<SearchBenchOptions>();
    const auto quick = std::make_shared<bool>(false);
    CLI::App* search
        = addCommand(bench, context, "search", "Searches: simulations per second, compared with the same batches without a tree");
    search->add_option("--network", options->network, "A model file (default: the bundled ones)")->check(CLI::ExistingFile);
    addExact(*search, options->exact);
    addNumber(*search, "--sims", options->simulations, "Simulations of the tree alone", 1, 1'000'000'000);
    search->add_flag("--quick", *quick, "A short run: a fiftieth of the simulations, half a second per row");
    search->callback([options, quick, &context] {
        if (*quick) {
            options->simulations = std::max<std::uint64_t>(1, options->simulations / 50);
            options->seconds = 0.5;
        }
        runBench(context, [&](const BenchSink& sink) {
            if (const auto done = benchSearch(sink, *options); !done)
                fail(context, done.error());
        });
    });
}

#ifdef EVENMATCH_LIBRARY
void addLibrary(CLI::App& bench, Context& context)
{
    const auto games = std::make_shared<std::uint64_t>(20'000);
    CLI::App* library = addCommand(bench, context, "library", "Queries to a large library: positions, texts, lists");
    library->add_option("--games", *games, "Number of games in the library made for this test")
        ->check(CLI::Range(1, 10'000'000))
        ->capture_default_str();
    library->callback([games, &context] {
        runBench(context, [&](const BenchSink& sink) {
            if (const auto done = benchLibrary(sink, *games); !done)
                fail(context, done.error());
        });
    });
}
#endif

} // namespace

void addBench(CLI::App& cli, Context& context)
{
    CLI::App* bench = cli.add_subcommand("bench", "Measure how fast this program is on this machine");
    bench->require_subcommand(1);

    CLI::App* rules = addCommand(*bench, context, "rules", "The rules: perft, playouts, copies, move and undo");
    rules->callback([&context] { runBench(context, benchRules); });

    struct Files {
        std::string pgn;
        std::string sgf;
    };
    const auto files = std::make_shared<Files>();
    CLI::App* parse = addCommand(*bench, context, "parse", "Reading PGN and SGF, importing into a library");
    parse->add_option("--pgn", files->pgn, "A PGN file to read (default: games made from a seed)")->check(CLI::ExistingFile);
    parse->add_option("--sgf", files->sgf, "An SGF collection to read (default: games made from a seed)")->check(CLI::ExistingFile);
    parse->callback([files, &context] { runBench(context, [&](const BenchSink& sink) { benchParse(sink, files->pgn, files->sgf); }); });

#ifdef EVENMATCH_LIBRARY
    addLibrary(*bench, context);
#endif
    addEval(*bench, context);
    addSearch(*bench, context);
}

} // namespace evenmatch::cli
