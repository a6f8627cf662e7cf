// evenmatch-lab evaluate MODEL --query DIR: the accuracy of each estimator, compared with baselines without moves.
#include "app/lab/commands.h"
#include "app/lab/experiments/sides/dependence.h"
#include "app/lab/experiments/sides/known_sides.h"
#include "app/lab/support/measure.h"
#include "core/strength/estimate/mixture_rate.h"
#include "core/strength/estimate/rank_accuracy.h"
#include "core/strength/estimators/server_estimator.h"
#include "nn/model/boards.h"
#include "nn/ranks/estimators/player_fit.h"
#include "nn/ranks/estimators/rank_estimators.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <set>

namespace evenmatch::cli {

namespace {

using strength::AccuracyRow;
using strength::MoveSelection;
using strength::ScoredSide;

struct EvaluateOptions {
    MeasureOptions measure;
    std::filesystem::path query;
    std::string games = "1,5,10,15,20";
    bool byPlayer = false;
    std::string moves = "all";
    std::string stratum;
    std::string server;
    std::size_t perRank = 0;
    int draws = 500;
    int replicates = 100;
    std::size_t fewestSides = 10;
    std::uint64_t seed = 1;
    search::OutsidePrograms outside;
};

const std::map<std::string, MoveSelection> kSelections{{"all", MoveSelection::All}, {"first50", MoveSelection::First50},
    {"last50", MoveSelection::Last50}, {"one", MoveSelection::One}, {"opening", MoveSelection::Opening}, {"middle", MoveSelection::Middle},
    {"endgame", MoveSelection::Endgame}};

nlohmann::ordered_json accuracyJson(const AccuracyRow& row, const std::string& select, const std::string& stratum)
{
    return {{"method", row.method}, {"baseline", row.baseline}, {"games", row.games},
        {"sampling", row.sampling == strength::Sampling::Player ? "player" : "random"}, {"select", select}, {"stratum", stratum},
        {"accuracy", row.accuracy}, {"accuracyPm1", row.accuracyPm1}, {"low", row.interval.low}, {"high", row.interval.high},
        {"lowPm1", row.intervalPm1.low}, {"highPm1", row.intervalPm1.high}, {"logLoss", row.logLoss},
        {"meanError", row.meanError ? nlohmann::ordered_json(*row.meanError) : nlohmann::ordered_json(nullptr)}, {"draws", row.draws},
        {"ranks", row.ranks}, {"sides", row.sides}};
}

void printAccuracyTable(const std::string& title, const std::vector<AccuracyRow>& rows)
{
    if (rows.empty())
        return;
    const bool hasErrors = rows.front().meanError.has_value();
    std::set<int> games;
    for (const AccuracyRow& row : rows)
        games.insert(row.games);
    std::cout << '\n'
              << title << ": " << rows.front().ranks << " ranks, " << rows.front().sides << " sides; accuracy/±1 in % (95 % of accuracy)"
              << (hasErrors ? ", mean error in Elo\n" : "\n") << std::setw(28) << std::left << "games";
    for (const int n : games)
        std::cout << std::right << std::setw(hasErrors ? 24 : 19) << n;
    std::cout << '\n' << std::fixed << std::setprecision(0);
    std::string method;
    for (const AccuracyRow& row : rows) {
        if (row.method != method) {
            if (!method.empty())
                std::cout << '\n';
            method = row.method;
            std::cout << std::left << std::setw(28) << (row.baseline ? "(" + method + ")" : method);
        }
        std::cout << std::right << std::setw(7) << 100 * row.accuracy << '/' << std::setw(3) << 100 * row.accuracyPm1 << " ("
                  << std::setw(2) << 100 * row.interval.low << '-' << std::setw(3) << 100 * row.interval.high << ')';
        if (row.meanError)
            std::cout << std::setw(5) << *row.meanError;
    }
    std::cout << '\n';
}

/// For every method that uses moves, at the largest number of games.
nlohmann::ordered_json confusionJson(const std::vector<AccuracyRow>& rows, const strength::RankScale& scale)
{
    nlohmann::ordered_json json;
    for (const auto& rank : scale.ranks())
        json["ranks"].push_back(rank.name);
    for (const AccuracyRow& row : rows) // rows of a method are sorted by number of games
        if (!row.baseline)
            json["methods"][row.method] = {{"games", row.games}, {"counts", row.confusion}};
    return json;
}

/// The accuracy of intervals for one player, for every estimator calibrated for players.
core::Result<nlohmann::ordered_json> coverageJson(const nn::ModelDescription& model, const strength::Estimators& estimators,
    const std::vector<ScoredSide>& sides, const std::vector<int>& games, std::uint64_t seed)
{
    nlohmann::ordered_json json{{"rows", nlohmann::ordered_json::array()}, {"reliability", nlohmann::ordered_json::object()}};
    const auto fit = nn::playerFitOf(model);
    if (!fit)
        return fit.error();
    for (const auto& estimator : estimators) {
        const strength::PlayerCalibration calibration = fit->calibrationOf(estimator->name());
        if (!calibration.isCalibrated())
            continue;
        const auto draws = strength::drawPlayers(*estimator, sides, games, 20, seed);
        for (const strength::CoverageRow& row : measureCoverage(calibration, draws))
            json["rows"].push_back({{"method", estimator->name()}, {"games", row.games}, {"players", row.players},
                {"coverage", row.coverage}, {"said", row.said}, {"low", row.low}, {"high", row.high}, {"width", row.width},
                {"accuracy", row.accuracy}, {"accuracyPm1", row.accuracyPm1}, {"logLoss", row.logLoss}});
        for (const strength::ReliabilityBin& bin : reliability(calibration, draws))
            json["reliability"][estimator->name()].push_back({{"said", bin.said}, {"right", bin.right}, {"share", bin.weight}});
    }
    return json;
}

void printCoverage(const nlohmann::ordered_json& json)
{
    if (json["rows"].empty())
        return;
    std::cout << "\nIntervals for one player: predicted coverage (at least 80 %) and measured coverage\n"
              << std::left << std::setw(28) << "" << std::right << std::setw(7) << "games" << std::setw(9) << "players" << std::setw(8)
              << "say %" << std::setw(18) << "hold % (95 %)" << std::setw(8) << "ranks" << std::setw(10) << "right/±1" << std::setw(10)
              << "log loss" << '\n';
    for (const auto& row : json["rows"]) {
        const auto percent = [&](const char* key) { return std::lround(100 * row[key].get<double>()); };
        std::cout << std::left << std::setw(28) << row["method"].get<std::string>() << std::right << std::setw(7) << row["games"].get<int>()
                  << std::setw(9) << row["players"].get<int>() << std::setw(8) << percent("said") << std::setw(8) << percent("coverage")
                  << " (" << std::setw(3) << percent("low") << '-' << std::setw(3) << percent("high") << ')' << std::fixed
                  << std::setprecision(1) << std::setw(8) << row["width"].get<double>() << std::setw(6) << percent("accuracy") << '/'
                  << std::setw(3) << percent("accuracyPm1") << std::setprecision(2) << std::setw(10) << row["logLoss"].get<double>()
                  << '\n';
    }
}

/// How often the estimator for players reports games of two players.
core::Result<nlohmann::ordered_json> mixturesJson(const nn::ModelDescription& model, strength::OutsideKinds outside,
    const std::vector<ScoredSide>& sides, const std::vector<int>& games, std::uint64_t seed)
{
    const auto estimators = nn::playerEstimatorsOf(model, {.available = outside});
    if (!estimators)
        return estimators.error();
    nlohmann::ordered_json json{{"method", estimators->whole->estimator().name()}, {"rows", nlohmann::ordered_json::array()}};
    for (const strength::MixtureRate& rate : strength::measureMixtures(*estimators->whole, sides, games, 200, seed))
        json["rows"].push_back({{"games", rate.games}, {"ranksApart", rate.ranksApart}, {"samples", rate.samples}, {"warned", rate.warned},
            {"low", rate.interval.low}, {"high", rate.interval.high}});
    return json;
}

void printMixtures(const nlohmann::ordered_json& json)
{
    if (json["rows"].empty())
        return;
    std::cout << "\nSamples reported as games of two players, by " << json["method"].get<std::string>() << '\n'
              << "  games  of                          samples reported % (95 %)\n";
    for (const auto& row : json["rows"]) {
        const int apart = row["ranksApart"];
        const std::string who
            = apart == 0 ? "one player" : "two players, " + std::to_string(apart) + (apart == 1 ? " rank apart" : " ranks apart");
        const auto percent = [&](const char* key) { return std::lround(100 * row[key].get<double>()); };
        std::cout << std::setw(7) << row["games"].get<int>() << "  " << std::left << std::setw(26) << who << std::right << std::setw(9)
                  << row["samples"].get<int>() << std::setw(8) << percent("warned") << " (" << percent("low") << '-' << percent("high")
                  << ")\n";
    }
}

/// The effect of clocks: every method with them compared with the same one without.
void printClockAblation(const nlohmann::ordered_json& rows)
{
    constexpr std::string_view kClocks = "+clocks";
    bool isFirst = true;
    for (const auto& with : rows) {
        std::string name = with["method"].get<std::string>();
        const std::size_t at = name.find(kClocks);
        if (at == std::string::npos || with["stratum"] != rows.front()["stratum"])
            continue;
        name.erase(at, kClocks.size());
        const nlohmann::ordered_json* without = nullptr;
        for (const auto& row : rows)
            if (row["method"] == name && row["games"] == with["games"] && row["stratum"] == with["stratum"]
                && row["sampling"] == with["sampling"])
                without = &row;
        if (!without)
            continue;
        if (isFirst)
            std::cout << "\nEffect of thinking times: accuracy in %, log loss and mean error without and with them\n";
        isFirst = false;
        std::cout << std::left << std::setw(32) << name << std::right << std::setw(3) << with["games"].get<int>()
                  << (with["games"] == 1 ? " game " : " games");
        for (const auto* row : {without, &with}) {
            std::cout << std::fixed << std::setw(8) << std::setprecision(0) << 100 * (*row)["accuracy"].get<double>() << std::setw(8)
                      << std::setprecision(2) << (*row)["logLoss"].get<double>();
            if ((*row)["meanError"].is_number())
                std::cout << std::setw(6) << std::setprecision(0) << (*row)["meanError"].get<double>();
        }
        std::cout << ((with["sampling"] == "player") ? "  (one player)\n" : "\n");
    }
}

void printReliability(const nlohmann::ordered_json& bins, const std::string& method)
{
    if (!bins.contains(method))
        return;
    std::cout << "\nProbabilities of ranks, by " << method << ": predicted and measured in %, share of all\n";
    for (const auto& bin : bins[method])
        std::cout << std::fixed << std::setprecision(1) << std::setw(8) << 100 * bin["said"].get<double>() << std::setw(8)
                  << 100 * bin["right"].get<double>() << std::setw(8) << 100 * bin["share"].get<double>() << '\n';
}

/// Prints the rest after the tables of accuracy.
void printRest(const nlohmann::ordered_json& json)
{
    printClockAblation(json["rows"]);
    if (json.contains("coverage")) {
        printCoverage(json["coverage"]);
        printReliability(json["coverage"]["reliability"], json["mixtures"]["method"]);
        printMixtures(json["mixtures"]);
    }
    experiments::printDependence(json["dependence"]);
}

/// The estimators to evaluate, and their ranks.
struct Judged {
    strength::RankScale scale;
    strength::Estimators estimators;
    std::vector<ScoredSide> sides;
};

/// The same in a server's ranks, without baselines, which only have the network's ranks. REQUIRES: the server has ranks
Judged inRanksOf(const strength::ServerRanks& server, Judged own)
{
    Judged judged{.scale = strength::scaleOf(server, own.scale.game()),
        .estimators = {},
        .sides = strength::sidesRankedBy(server, own.scale, own.sides)};
    for (auto& estimator : own.estimators)
        if (!estimator->isBaseline())
            judged.estimators.push_back(strength::answeringIn(server, std::move(estimator)));
    return judged;
}

core::Result<void> runEvaluate(const EvaluateOptions& options, Context& context)
{
    const auto counts = parseCounts(options.games);
    if (!counts)
        return counts.error();
    const auto opened = nn::openModel(options.measure.model);
    if (!opened)
        return opened.error();
    auto measurement = Measurement::open(options.measure);
    if (!measurement)
        return measurement.error();
    auto whole = measurement->analyse(options.query, options.perRank, options.outside);
    if (!whole)
        return whole.error();
    strength::OutsideKinds outside = nn::outsideKindsIn(*whole);
    const auto complete = nn::sidesWith(outside, *whole);
    if (complete.size() < whole->size())
        std::cerr << whole->size() - complete.size() << " sides left out: too few moves for the other engines\n";
    outside.clocks = std::ranges::any_of(complete, [](const ScoredSide& side) { return !side.clocks.empty(); });
    const nn::ModelDescription model = nn::onBoard(opened->description(), commonBoard(complete));
    auto estimators = nn::estimatorsOf(model, outside);
    if (!estimators)
        return estimators.error();
    const auto server = nn::ranksSaid(model.profile, options.server);
    if (!server)
        return server.error();
    constexpr std::size_t kCopies = 1; // more would count as games of the player
    Judged judged{
        measurement->scale(), std::move(*estimators), strength::select(complete, kSelections.at(options.moves), options.seed, kCopies)};
    if (!server->ranks.empty())
        judged = inRanksOf(*server, std::move(judged));
    const strength::RankScale& scale = judged.scale;
    std::vector<const strength::Estimator*> methods;
    for (const auto& estimator : judged.estimators)
        methods.push_back(estimator.get());

    strength::ProtocolOptions protocol{.games = *counts,
        .draws = options.draws,
        .replicates = options.replicates,
        .fewestSides = options.fewestSides,
        .seed = options.seed,
        .middles = scale.middleRatings()};
    nlohmann::ordered_json json{{"network", options.measure.model.string()}, {"rows", nlohmann::ordered_json::array()}};
    auto strata = experiments::strataOf(judged.sides, options.fewestSides);
    if (!options.stratum.empty())
        std::erase_if(strata, [&](const experiments::Stratum& stratum) { return stratum.name != options.stratum; });
    if (strata.empty())
        return core::Error{core::ErrorCode::NotFound, options.stratum, options.query.string()};
    const experiments::Stratum& first = strata.front(); // all, or the only one
    for (const experiments::Stratum& stratum : strata) {
        const bool isFirst = &stratum == &first;
        for (const strength::Sampling sampling : {strength::Sampling::Random, strength::Sampling::Player}) {
            if (sampling == strength::Sampling::Player && (!options.byPlayer || !isFirst))
                continue;
            protocol.sampling = sampling;
            const auto rows = strength::measureAccuracy(methods, stratum.sides, protocol);
            for (const AccuracyRow& row : rows)
                json["rows"].push_back(accuracyJson(row, options.moves, stratum.name));
            if (isFirst && sampling == strength::Sampling::Random)
                json["confusion"] = confusionJson(rows, scale);
            if (!context.json)
                printAccuracyTable(stratum.name + (sampling == strength::Sampling::Player ? ", games of one player" : ""), rows);
        }
    }
    json["dependence"] = experiments::dependenceJson(first.sides, methods, scale);
    json["dependence"]["rankMeans"] = experiments::rankMeansJson(first.sides, methods, scale);
    if (options.server.empty()) { // intervals are calibrated in the network's own ranks
        const auto coverage = coverageJson(model, judged.estimators, first.sides, *counts, options.seed);
        if (!coverage)
            return coverage.error();
        json["coverage"] = *coverage;
        const auto mixtures = mixturesJson(model, outside, first.sides, *counts, options.seed);
        if (!mixtures)
            return mixtures.error();
        json["mixtures"] = *mixtures;
    }
    if (context.json)
        print(json);
    else
        printRest(json);
    return {};
}

} // namespace

void addEvaluate(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(
        cli, context, "evaluate", "Measure the accuracy of a model's rank estimators, compared with baselines that ignore the moves");
    const auto options = std::make_shared<EvaluateOptions>();
    addMeasureOptions(*command, options->measure);
    command->add_option("--query", options->query, "Folder of held-out games with known ranks")->required();
    command->add_option("--games", options->games, "Numbers of games per estimate")->capture_default_str();
    command->add_flag("--by-player", options->byPlayer, "Also draw the games of each sample from one player");
    command->add_option("--moves", options->moves, "Which moves the estimators use")
        ->check(CLI::IsMember(kSelections))
        ->capture_default_str();
    command->add_option("--stratum", options->stratum, "Only this stratum, as named in the tables, also for intervals and correlations");
    addServer(*command, options->server);
    command->add_option("--per-rank", options->perRank, "Maximum sides per rank (0: all)")->capture_default_str();
    addNumber(*command, "--draws", options->draws, "Number of samples per rank", 1, 1'000'000);
    addNumber(*command, "--replicates", options->replicates, "Number of bootstrap replicates over players", 0, 100'000);
    command->add_option("--fewest-sides", options->fewestSides, "Leave out ranks with fewer sides")->capture_default_str();
    command->add_option("--seed", options->seed, "Seed of the samples")->capture_default_str();
    addOutsideOptions(*command, options->outside);
    command->callback([options, &context] { runCommand(context, [&] { return runEvaluate(*options, context); }); });
}

} // namespace evenmatch::cli
