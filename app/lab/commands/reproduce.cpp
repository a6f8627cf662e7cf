// evenmatch-lab reproduce LINE: repeats the papers' measurements (app/lab/experiments), stored in a folder as JSON and SVG.
#include "app/lab/commands.h"
#include "app/lab/experiments/experiment.h"
#include "app/lab/support/measured_number.h"
#include "app/lab/support/reproduce_tables.h"
#include "app/lab/support/today.h"
#include "app/network.h"
#include "app/shared/event_stream.h"
#include "app/shared/findings/columns.h"
#include "app/shared/job_watch.h"
#include "app/shared/outside.h"
#include "app/shared/stopwatch.h"
#include "core/hash128.h"
#include "core/json_text.h"
#include "core/whole_file.h"
#include "nn/data/analysis_store.h"
#include "nn/model/model_file.h"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <span>
#include <sstream>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;
using core::Error;
using core::ErrorCode;
using experiments::Experiment;
using experiments::ExperimentOptions;
using experiments::Findings;
using experiments::ReproduceLine;
using nlohmann::ordered_json;

/// Padded with blanks to this width.
std::string padded(const std::string& text, std::size_t width, bool right)
{
    const std::string blanks(width - std::min(width, experiments::columns(text)), ' ');
    return right ? blanks + text : text + blanks;
}

/// From the JSON file, so that earlier results are printed in the same way.
void printLine(const ordered_json& json)
{
    std::cout << json["line"].get<std::string>() << ": " << json["about"].get<std::string>() << '\n';
    for (const auto& table : json["tables"]) {
        std::size_t width = 12;
        for (const auto& row : table["rows"])
            width = std::max(width, experiments::columns(row["name"].get<std::string>()));
        const std::string unit = table["unit"];
        std::cout << '\n' << table["title"].get<std::string>() << (unit.empty() ? "" : " (" + unit + ")") << '\n';
        const auto print = [&](const std::string& name, const std::string& ours, const std::string& interval, const std::string& paper,
                               const std::string& sample) {
            std::cout << padded(name, width, false) << padded(ours, 9, true) << padded(interval, 21, true) << padded(paper, 9, true)
                      << padded(sample, 11, true) << '\n';
        };
        print("", "ours", "95 %", "paper", table["sampleUnit"]);
        for (const auto& row : table["rows"])
            print(row["name"], measuredNumber(row["ours"]),
                row["low"].is_number() ? measuredNumber(row["low"]) + " … " + measuredNumber(row["high"]) : "-",
                measuredNumber(row["paper"]), std::to_string(row["sample"].get<std::uint64_t>()));
    }
    for (const auto& note : json["notes"])
        std::cout << "* " << note.get<std::string>() << '\n';
    for (const auto& plot : json["plots"])
        std::cout << plot.get<std::string>() << '\n';
    std::cout << std::endl;
}

/// The properties of a network that affect results: its file, and its computing mode. Empty without a file; the line reports an error if it
/// needs one.
std::string contentOf(const std::string& network, bool exact)
{
    constexpr std::uintmax_t kLargest = 1u << 30;
    const std::string bytes = core::readWholeFile(network, kLargest).valueOr({});
    core::Hasher128 hasher;
    hasher.add(std::as_bytes(std::span(bytes)));
    return bytes.empty() ? std::string() : hasher.text().substr(0, 12) + (exact ? kExactMark : "");
}

/// The result of an earlier run with the same settings.
std::optional<ordered_json> readFound(const fs::path& file, const ordered_json& settings)
{
    std::ifstream stream(file);
    ordered_json json = stream ? core::readOrderedJson(stream) : ordered_json();
    return json.is_object() && json.contains("settings") && json["settings"] == settings ? std::optional(std::move(json)) : std::nullopt;
}

/// "chess.evm 1234abcd", the name in the model cards: with the hash of its parameters. Empty for lines without one.
std::string networkText(const Experiment& experiment)
{
    if (experiment.networkContent.empty())
        return experiment.options.network; // a fake one of the tests, or none
    const std::string file = experiment.options.network.empty() ? app::bundledNetwork(experiment.options.game) : experiment.options.network;
    const auto model = nn::openModel(file);
    return fs::path(file).filename().string() + " " + (model ? model->info().hash : experiment.networkContent).substr(0, 8);
}

core::Result<ordered_json> runLine(const ReproduceLine& line, ExperimentOptions options, EventStream& events)
{
    LineWatch lineWatch(events);
    const bool hasNetwork = *line.games != '\0';
    if (!hasNetwork) // one result, whatever the game
        options.game = ExperimentOptions().game;
    const Experiment experiment{options, line.name,
        [&lineWatch](const Findings& soFar, std::uint64_t cells, std::uint64_t of) { lineWatch.tell(soFar, cells, of); },
        hasNetwork ? contentOf(options.network.empty() ? app::bundledNetwork(options.game) : options.network, options.exact)
                   : std::string(),
        contentOf(options.classifier, options.exact), contentOf(options.seen, options.exact)};
    const ordered_json settings = settingsOf(experiment);
    const fs::path file = experiment.resultFile(line.name);
    if (auto found = readFound(file, settings))
        return *std::move(found);
    std::error_code failure;
    fs::create_directories(experiment.stateFile("").parent_path(), failure);
    if (failure)
        return Error{ErrorCode::CannotWrite, failure.message(), options.folder.string()};
    const Stopwatch watch;
    ProgressLine onTerminal;
    const auto findings = runWatched<Findings>([&](jobs::JobContext& job) { return line.run(experiment, job); },
        [&](const jobs::Progress& cell) {
            const jobs::Progress whole = lineWatch.progress(cell);
            events.progress(whole);
            onTerminal.show(whole);
        });
    if (!findings)
        return findings.error();
    ordered_json json
        = {{"line", line.name}, {"about", line.about}, {"date", today()}, {"network", hasNetwork ? networkText(experiment) : std::string()},
            {"settings", settings}, {"seconds", watch.elapsed().wallSeconds}};
    json.update(toJson(*findings));
    json["plots"] = ordered_json::array();
    for (std::size_t i = 0; i < findings->plots.size(); ++i) {
        const fs::path picture = options.folder / (file.stem().string() + (i > 0 ? "-" + std::to_string(i + 1) : "") + ".svg");
        if (auto written = core::writeWholeFile(picture, toSvg(findings->plots[i])); !written)
            return written.error();
        json["plots"].push_back(picture.string());
    }
    if (auto written = core::writeWholeFile(file, json.dump(2, ' ', false, ordered_json::error_handler_t::replace)); !written)
        return written.error();
    return json;
}

core::Result<std::vector<const ReproduceLine*>> linesOf(const std::vector<std::string>& names)
{
    std::vector<const ReproduceLine*> lines;
    for (const std::string& name : names) {
        const std::size_t before = lines.size();
        for (const ReproduceLine& line : experiments::reproduceLines())
            if (name == "all" || line.name == name)
                lines.push_back(&line);
        if (lines.size() == before) {
            std::string known = "all";
            for (const ReproduceLine& line : experiments::reproduceLines())
                known += ", " + std::string(line.name);
            return Error{ErrorCode::BadArgument, name + " (" + known + ")"};
        }
    }
    return lines;
}

/// A line with its options.
struct ReproduceTask {
    const ReproduceLine* line;
    ExperimentOptions options;
};

/// Every line, for every supported game (of the named ones, or of chess and Go) with a network; each game has its own folder of games,
/// DATA/chess and DATA/go, if they exist. Missing ones are reported and left out.
std::vector<ReproduceTask> tasksOfAll(const ExperimentOptions& options, const std::vector<std::string>& games)
{
    std::vector<ReproduceTask> tasks;
    for (const std::string& game : games)
        for (const ReproduceLine& line : experiments::reproduceLines()) {
            std::istringstream words(line.games);
            const bool anyGame = *line.games == '\0';
            const bool known = std::find(std::istream_iterator<std::string>(words), {}, game) != std::istream_iterator<std::string>();
            if (anyGame ? game != games.front() : !known)
                continue;
            ReproduceTask task{&line, options};
            task.options.game = game;
            std::error_code failed;
            if (!options.data.empty() && fs::is_directory(options.data / game, failed))
                task.options.data = options.data / game;
            if (!anyGame && options.network.empty() && app::bundledNetwork(game).empty())
                std::cerr << line.name << ", " << game << ": left out, because no network is available\n";
            else if (line.needsData && options.data.empty())
                std::cerr << line.name << ", " << game << ": left out, because it needs --data\n";
            else
                tasks.push_back(std::move(task));
        }
    return tasks;
}

void runTasks(const std::vector<ReproduceTask>& tasks, const fs::path& document, EventStream& events, Context& context)
{
    ordered_json all = ordered_json::array();
    ordered_json failed = ordered_json::array();
    core::Result<void> end;
    const auto failLine = [&](const ReproduceTask& task, const Error& error) {
        end = error;
        Context withoutJson{.exitCode = context.exitCode}; // stdout has one value
        fail(withoutJson, error);
        context.exitCode = withoutJson.exitCode;
        failed.push_back({{"line", task.line->name}, {"game", task.options.game}, {"reason", core::describe(error)}});
    };
    for (const ReproduceTask& task : tasks) {
        const auto json = runLine(*task.line, task.options, events);
        if (!json) {
            failLine(task, json.error());
            if (json.error().code == ErrorCode::Stopped)
                break;
            continue;
        }
        ordered_json found;
        for (const char* part : {"tables", "notes", "plotData", "texts"})
            if (json->contains(part))
                found[part] = (*json)[part];
        events.found(found);
        if (context.json)
            all.push_back(*json);
        else if (!events.on())
            printLine(*json);
        if (document.empty())
            continue;
        if (auto written = writeBetweenMarks(document, markdownOf(resultsIn(task.options.folder))); !written) {
            failLine(task, written.error());
            break;
        }
    }
    events.end(end);
    if (context.json && !events.on())
        print({{"lines", all}, {"failed", failed}});
}

/// The arguments of the command line besides the options of the lines.
struct Command {
    std::vector<std::string> names;
    bool all = false;
    bool list = false;
    bool gameGiven = false;
    fs::path document;
};

void runReproduce(const Command& command, const ExperimentOptions& options, Context& context)
{
    EventStream events(context);
    const auto refuse = [&](const Error& error) {
        events.end(error);
        fail(context, error, 2);
    };
    if (command.all) {
        if (!command.names.empty()
            || ((!options.network.empty() || !options.classifier.empty() || !options.seen.empty()) && !command.gameGiven))
            return refuse({ErrorCode::BadArgument,
                command.names.empty() ? core::Phrase("with --all, the options --network, --classifier and --seen need --game")
                                      : core::Phrase("give either --all or %1", {command.names.front()})});
        const auto games = command.gameGiven ? std::vector<std::string>{options.game} : std::vector<std::string>{"chess", "go"};
        return runTasks(tasksOfAll(options, games), command.document, events, context);
    }
    const auto lines = linesOf(command.names);
    if (!lines)
        return refuse(lines.error());
    std::vector<ReproduceTask> tasks;
    for (const ReproduceLine* line : *lines)
        tasks.push_back({line, options});
    runTasks(tasks, command.document, events, context);
}

/// Splits "what it measures (SE, figure 5)" into its two parts.
std::pair<std::string, std::string> aboutAndPaper(const std::string& about)
{
    const auto open = about.rfind(" (");
    return open == std::string::npos ? std::pair(about, std::string())
                                     : std::pair(about.substr(0, open), about.substr(open + 2, about.size() - open - 3));
}

/// {lines: [{name, about, paper, games, needsData}]}
void listLines(const Context& context)
{
    ordered_json all = ordered_json::array();
    for (const ReproduceLine& line : experiments::reproduceLines()) {
        const auto [about, paper] = aboutAndPaper(line.about);
        ordered_json games = ordered_json::array();
        std::istringstream words(line.games);
        for (std::string game; words >> game;)
            games.push_back(game);
        all.push_back({{"name", line.name}, {"about", about}, {"paper", paper}, {"games", games}, {"needsData", line.needsData}});
        if (!context.json)
            std::cout << padded(line.name, 20, false) << line.about << (line.needsData ? "; needs --data" : "") << '\n';
    }
    if (context.json)
        print({{"lines", all}});
}

} // namespace

void addReproduce(CLI::App& cli, Context& context)
{
    CLI::App* command
        = addCommand(cli, context, "reproduce", "Repeat the papers' measurements and compare them with the published figures");
    const auto options = std::make_shared<ExperimentOptions>();
    options->cache = nn::defaultAnalysisCache();
    const auto wanted = std::make_shared<Command>();
    std::string list;
    for (const ReproduceLine& line : experiments::reproduceLines())
        list += "  " + padded(line.name, 20, false) + line.about + "\n";
    command->footer("LINE is one of\n" + list + "You can stop at any time; the same command continues.");
    command->add_option("lines", wanted->names, "The lines to run; \"all\": every line of one game");
    command->add_flag("--all", wanted->all, "Run every line for chess and Go (or only --game) unattended; the same command continues");
    command->add_flag("--list", wanted->list, "List the lines");
    command
        ->add_option(
            "--write", wanted->document, "After each line, write the tables of all results in --out between the marks of this document")
        ->check(CLI::ExistingFile);
    addProgressOption(*command, context);
    CLI::Option* game = command->add_option("--game", options->game, "chess, go, go9")
                            ->check(CLI::IsMember({"chess", "go", "go9"}))
                            ->capture_default_str();
    addNetwork(*command, options->network);
    addExact(*command, options->exact);
    command->add_option("--classifier", options->classifier,
        "A network with network.strength: classifier, for SLsum and SLvote as published (se-accuracy)");
    command->add_option("--seen", options->seen, "A network trained without r∞, to add SE-MCTS (se-winrate, se-move-accuracy)");
    command->add_option("--data", options->data,
        "Folder of games with known ranks, with the subfolders train, candidate and query; with --all also a folder with chess/ and go/");
    command->add_option("--out", options->folder, "Folder for JSON, plots and states")->capture_default_str();
    command->add_flag("--value-after", options->valueAfter,
        "Without another engine, also give the trees the losses by the network's value before and after each move (doubles the work)");
    command->add_flag("--selected", options->selected,
        "Only games that meet the papers' criteria: at least 50 plies (20 in chess), both players of one rank, blitz in chess, not lost on "
        "time in Go");
    CLI::Option* quick = command->add_flag("--quick", options->quick, "A short test run of a minute or less");
    command
        ->add_flag_callback(
            "--full", [options] { options->quick = false; }, "The papers' sample sizes (default): hours or days")
        ->excludes(quick);
    command->add_option("--cache", options->cache, "Folder for stored analyses, shared with `evaluate`")->capture_default_str();
    command->add_option("--games", options->games, "Games per cell, or sides per rank; 0: the line's default")
        ->check(CLI::Range(0, 10'000'000));
    command->add_option("--sims", options->simulations, "Simulations per move; 0: the line's default")->check(CLI::Range(0, 1'000'000'000));
    addNumber(*command, "--parallel", options->parallel, "Games in parallel", 1, 1024);
    command->add_option("--seed", options->seed, "The same seed gives the same games");
    addOutsideOptions(*command, options->outside);
    command->callback([options, wanted, game, &context] {
        if (wanted->list)
            return listLines(context);
        if (wanted->names.empty() && !wanted->all)
            throw CLI::RequiredError("lines");
        wanted->gameGiven = game->count() > 0;
        runReproduce(*wanted, *options, context);
    });
}

} // namespace evenmatch::cli
