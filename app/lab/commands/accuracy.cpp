// evenmatch-lab accuracy MODEL --query DIR: how often a player chooses the human's move, and its likelihood of that move.
#include "app/lab/commands.h"
#include "app/lab/experiments/play/search_match.h"
#include "app/lab/experiments/play/teacher_agreement.h"
#include "app/lab/experiments/sides/known_sides.h"
#include "app/lab/support/measure.h"
#include "app/shared/job_watch.h"
#include "core/strength/maths/intervals.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <map>
#include <optional>

namespace evenmatch::cli {

namespace {

using strength::Cluster;
using strength::MoveNumbers;
using strength::ScoredSide;

struct AccuracyOptions {
    MeasureOptions measure;
    std::filesystem::path query;
    std::filesystem::path labels;
    std::string players = "policy,rank-policy";
    std::size_t perRank = 0;
    std::uint64_t simulations = 100;
    std::size_t positions = 200;
};

/// From this move on, human moves are rarely better than random ones by chance alone.
constexpr int kUnseenFrom = 20;

/// Not a number without trials.
double shareOf(std::span<const Cluster> clusters)
{
    const Cluster sum = experiments::sumOf(clusters);
    return sum.successes / sum.trials;
}

/// The results of one player for the moves of one rank.
struct MatchRow {
    std::string player;
    std::size_t rank = 0;
    std::vector<Cluster> people; ///< who made the moves
    std::optional<double> logLikelihood; ///< sum; none for deterministic players

    double positions() const { return experiments::sumOf(people).trials; }
    double top1() const { return shareOf(people); }
};

/// The network's own policy: without a rank, or of the player's rank.
MatchRow policyRow(std::span<const ScoredSide> sides, std::size_t rank, bool ofRank)
{
    MatchRow row{.player = ofRank ? "rank-policy" : "policy", .rank = rank, .logLikelihood = 0};
    experiments::PlayerClusters people;
    for (std::size_t number = 0; number < sides.size(); ++number) {
        const ScoredSide& side = sides[number];
        if (static_cast<std::size_t>(side.labels.rank) != rank)
            continue;
        Cluster& cluster = people.of(side.labels.player, number);
        for (std::size_t i = 0; i < side.numbers.moves.size(); ++i) {
            const MoveNumbers& move = side.numbers.moves[i];
            const bool hit = ofRank ? (move.likeliest >> rank & 1) != 0 : move.likeliestFree;
            cluster.successes += hit ? 1 : 0;
            cluster.trials += 1;
            *row.logLikelihood += ofRank ? side.numbers.rankLogPriorsOf(i)[rank] : move.logPrior;
        }
    }
    row.people = people.all();
    return row;
}

/// Mean log prior of the moves of each rank under the policy of each rank.
std::vector<std::vector<double>> likelihoods(std::span<const ScoredSide> sides, std::size_t ranks)
{
    std::vector<std::vector<double>> sums(ranks, std::vector<double>(ranks));
    std::vector<double> moves(ranks);
    for (const ScoredSide& side : sides) {
        const auto rank = static_cast<std::size_t>(side.labels.rank);
        moves[rank] += static_cast<double>(side.numbers.moves.size());
        for (std::size_t i = 0; i < side.numbers.moves.size(); ++i)
            for (std::size_t r = 0; r < ranks; ++r)
                sums[rank][r] += side.numbers.rankLogPriorsOf(i)[r];
    }
    for (std::size_t r = 0; r < ranks; ++r)
        for (double& sum : sums[r])
            sum /= std::max(1.0, moves[r]);
    return sums;
}

/// r∞: how often the move played has a higher quality than a random other one.
std::vector<Cluster> aboveRandom(std::span<const ScoredSide> sides)
{
    experiments::PlayerClusters people;
    for (std::size_t number = 0; number < sides.size(); ++number) {
        Cluster& cluster = people.of(sides[number].labels.player, number);
        for (const MoveNumbers& move : sides[number].numbers.moves) {
            if (move.moveNumber < kUnseenFrom || std::isnan(move.randomQuality))
                continue;
            cluster.trials += 1;
            cluster.successes += move.quality > move.randomQuality ? 1 : move.quality == move.randomQuality ? 0.5 : 0;
        }
    }
    return people.all();
}

nlohmann::ordered_json report(const std::vector<MatchRow>& rows, std::span<const ScoredSide> sides, const strength::RankScale& scale)
{
    nlohmann::ordered_json json{{"rows", nlohmann::ordered_json::array()}, {"average", nlohmann::ordered_json::object()}};
    std::map<std::string, std::pair<double, int>> sums;
    for (const MatchRow& row : rows) {
        if (row.positions() == 0)
            continue;
        const strength::Interval interval = strength::clusteredShare(row.people);
        json["rows"].push_back({{"player", row.player}, {"rank", scale.name(row.rank)}, {"positions", row.positions()},
            {"top1", row.top1()}, {"low", interval.low}, {"high", interval.high}});
        if (row.logLikelihood)
            json["rows"].back()["logLikelihood"] = *row.logLikelihood / row.positions();
        sums[row.player].first += row.top1();
        ++sums[row.player].second;
    }
    for (const auto& [player, sum] : sums)
        json["average"][player] = sum.first / sum.second;

    const auto matrix = likelihoods(sides, scale.size());
    int present = 0;
    int ownBest = 0;
    for (std::size_t r = 0; r < matrix.size(); ++r) {
        if (std::ranges::all_of(matrix[r], [](double x) { return x == 0; }))
            continue;
        ++present;
        ownBest += std::ranges::max_element(matrix[r]) - matrix[r].begin() == static_cast<std::ptrdiff_t>(r) ? 1 : 0;
    }
    nlohmann::ordered_json names = nlohmann::ordered_json::array();
    for (const auto& rank : scale.ranks())
        names.push_back(rank.name);
    json["likelihood"]
        = {{"ranks", names}, {"moves of rank by policy of rank", matrix}, {"ranks present", present}, {"own policy best", ownBest}};

    const auto unseen = aboveRandom(sides);
    const strength::Interval interval = strength::clusteredShare(unseen);
    json["aboveRandom"]
        = {{"fromMove", kUnseenFrom}, {"share", numberOrNull(shareOf(unseen))}, {"low", interval.low}, {"high", interval.high}};
    return json;
}

void printReport(const nlohmann::ordered_json& json)
{
    std::size_t widest = 12;
    for (const auto& row : json["rows"])
        widest = std::max(widest, row["player"].get_ref<const std::string&>().size());
    const int name = static_cast<int>(widest) + 2;
    std::cout << std::left << std::setw(name) << "player"
              << "rank        positions  top-1 % (95 %)    ln likelihood a move\n"
              << std::fixed;
    for (const auto& row : json["rows"]) {
        std::cout << std::left << std::setw(name) << row["player"].get<std::string>() << std::setw(12) << row["rank"].get<std::string>()
                  << std::right << std::setprecision(0) << std::setw(9) << row["positions"].get<double>() << std::setprecision(1)
                  << std::setw(7) << 100 * row["top1"].get<double>() << " (" << 100 * row["low"].get<double>() << "-"
                  << 100 * row["high"].get<double>() << ")" << std::setprecision(3) << std::setw(12);
        if (row.contains("logLikelihood"))
            std::cout << row["logLikelihood"].get<double>() << '\n';
        else
            std::cout << "none" << '\n'; // it does not choose by chance
    }
    for (const auto& [player, top1] : json["average"].items())
        std::cout << "average of the ranks, " << player << ": " << std::setprecision(1) << 100 * top1.get<double>() << " %\n";
    const auto& likelihood = json["likelihood"];
    std::cout << "ranks whose own policy gives their moves the highest likelihood: " << likelihood["own policy best"] << " of "
              << likelihood["ranks present"] << '\n';
    const auto& above = json["aboveRandom"];
    if (above["share"].is_number())
        std::cout << "human moves above random ones in quality from move " << above["fromMove"]
                  << " on: " << 100 * above["share"].get<double>() << " % (" << 100 * above["low"].get<double>() << "-"
                  << 100 * above["high"].get<double>() << ")\n";
}

core::Result<std::vector<std::string>> parsePlayers(const std::string& text)
{
    std::vector<std::string> players;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        players.push_back(text.substr(begin, end - begin));
        if (players.back() != "policy" && players.back() != "rank-policy" && !experiments::isSearchPlayer(players.back()))
            return core::Error{
                core::ErrorCode::BadArgument, {"%1 (choose policy, rank-policy or a player that searches)", {players.back()}}};
        begin = end + 1;
    }
    return players;
}

/// Appends the rows of a player that searches.
core::Result<void> addSearchRows(
    const AccuracyOptions& options, const std::string& player, Measurement& measurement, std::vector<MatchRow>& rows)
{
    const experiments::SearchMatchOptions how{
        .player = player, .simulations = options.simulations, .positionsPerRank = options.positions, .threads = measurement.threads()};
    auto matches = runWatched<std::vector<experiments::SearchMatch>>(
        [&](jobs::JobContext& job) -> core::Result<std::vector<experiments::SearchMatch>> {
            auto read = nn::readLabelledGames(options.query, measurement.scale());
            if (!read)
                return read.error();
            std::erase_if(read->games, [&](const nn::LabelledGame& game) { return !measurement.takes(game); });
            return experiments::matchBySearch(measurement.sharedEvaluator(), read->games, how, job);
        });
    if (!matches)
        return matches.error();
    for (const experiments::SearchMatch& match : *matches)
        rows.push_back({.player = player, .rank = match.rank, .people = match.people.all(), .logLikelihood = match.logLikelihood});
    return {};
}

/// The errors of value and lead relative to a teacher.
core::Result<void> runAgreement(const AccuracyOptions& options, Measurement& measurement, Context& context)
{
    const auto kinds = runWatched<std::vector<experiments::TeacherAgreement>>(
        [&](jobs::JobContext& job) -> core::Result<std::vector<experiments::TeacherAgreement>> {
            auto read = nn::readLabelledGames(options.query, measurement.scale());
            if (!read)
                return read.error();
            std::erase_if(read->games, [&](const nn::LabelledGame& game) { return !measurement.takes(game); });
            const auto labels = nn::readTeacherLabels(options.labels, read->games);
            if (!labels)
                return labels.error();
            return experiments::agreementWithTeacher(measurement.sharedEvaluator(), read->games, *labels, measurement.threads(), job);
        });
    if (!kinds)
        return kinds.error();
    nlohmann::ordered_json json = nlohmann::ordered_json::array();
    for (const experiments::TeacherAgreement& kind : *kinds) {
        json.push_back({{"positions", kind.positions}, {"count", kind.count}, {"valueError", kind.valueError},
            {"valueBias", kind.valueBias}, {"valueCorrelation", kind.valueCorrelation}});
        if (kind.leads > 0)
            json.back().update({{"leads", kind.leads}, {"leadError", kind.leadError}, {"leadBias", kind.leadBias}});
    }
    if (context.json) {
        print(json);
        return {};
    }
    std::cout << "Compared with the teacher, from the side to move: mean absolute difference of winning chances (%) and lead (points), "
                 "bias (positive:\nthe network overrates the side to move), and correlation of values. Open: the teacher gives both sides "
                 "10 % or more.\n\n"
              << std::left << std::setw(28) << "positions" << std::right << std::setw(8) << "count" << std::setw(9) << "chance"
              << std::setw(8) << "bias" << std::setw(13) << "correlation" << std::setw(8) << "lead" << std::setw(8) << "bias" << '\n'
              << std::fixed;
    for (const experiments::TeacherAgreement& kind : *kinds) {
        std::cout << std::left << std::setw(28) << kind.positions << std::right << std::setw(8) << kind.count << std::setprecision(1)
                  << std::setw(9) << 100 * kind.valueError << std::setw(8) << 100 * kind.valueBias << std::setprecision(3) << std::setw(13)
                  << kind.valueCorrelation;
        if (kind.leads > 0)
            std::cout << std::setprecision(2) << std::setw(8) << kind.leadError << std::setw(8) << kind.leadBias;
        std::cout << '\n';
    }
    return {};
}

core::Result<void> runAccuracy(const AccuracyOptions& options, Context& context)
{
    const auto players = parsePlayers(options.players);
    if (!players)
        return players.error();
    auto measurement = Measurement::open(options.measure);
    if (!measurement)
        return measurement.error();
    if (!options.labels.empty())
        return runAgreement(options, *measurement, context);
    const auto sides = measurement->analyse(options.query, options.perRank);
    if (!sides)
        return sides.error();
    std::vector<MatchRow> rows;
    for (const std::string& player : *players) {
        if (experiments::isSearchPlayer(player)) {
            if (auto done = addSearchRows(options, player, *measurement, rows); !done)
                return done;
            continue;
        }
        for (std::size_t rank = 0; rank < measurement->scale().size(); ++rank)
            rows.push_back(policyRow(*sides, rank, player == "rank-policy"));
    }
    const nlohmann::ordered_json json = report(rows, *sides, measurement->scale());
    context.json ? print(json) : printReport(json);
    return {};
}

} // namespace

void addAccuracy(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "accuracy", "Measure how often players make the move that the human made");
    const auto options = std::make_shared<AccuracyOptions>();
    addMeasureOptions(*command, options->measure);
    command->add_option("--query", options->query, "Folder of held-out games with known ranks")->required();
    command->add_option(
        "--labels", options->labels, "Compare value and lead with a teacher's evaluations of these games instead (files of `teach`)");
    command
        ->add_option("--player", options->players,
            "policy: the network's policy without a rank; rank-policy: the policy of the player's rank; mcts, se, se-inf, rank (at that "
            "rank) and sa:Z, with options as in a SPEC: rank?visits=1")
        ->capture_default_str();
    addNumber(*command, "--sims", options->simulations, "Simulations per move of players that search", 1, 10'000'000);
    command->add_option("--positions", options->positions, "Positions per rank for players that search")->capture_default_str();
    command->add_option("--per-rank", options->perRank, "Maximum sides per rank (0: all)")->capture_default_str();
    for (const char* ofPlayers : {"--player", "--sims", "--positions", "--per-rank"})
        command->get_option(ofPlayers)->excludes("--labels");
    command->callback([options, &context] { runCommand(context, [&] { return runAccuracy(*options, context); }); });
}

} // namespace evenmatch::cli
