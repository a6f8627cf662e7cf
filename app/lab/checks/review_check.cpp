// evenmatch-lab review --check ENGINE FILES: checks our marks with a deeper engine, one row per file.
#include "app/lab/commands.h"
#include "app/network.h"
#include "app/shared/game_input.h"
#include "app/shared/job_watch.h"
#include "app/shared/judge_options.h"
#include "core/game/family.h"
#include "core/random.h"
#include "core/strength/maths/intervals.h"
#include "nn/data/analysis_store.h"
#include "nn/data/player_games.h"
#include "nn/review/flag_check.h"
#include "nn/review/move_costs.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <limits>

namespace evenmatch::cli {

using nlohmann::ordered_json;

namespace {

struct ReviewCheckOptions {
    std::vector<std::filesystem::path> files;
    std::string network;
    bool exact = false;
    std::filesystem::path cache = nn::defaultAnalysisCache();
    std::size_t games = 0; ///< the first games of each file; 0: all
    std::size_t skip = 0;
    JudgeOptions judge;
    JudgeOptions deeper;
    std::string deeperNetwork; ///< of the deeper judge, if that is our own search
    std::string arbiterNetwork; ///< our own search with it decides where the two contradict each other; empty: the deeper judge does
    std::uint64_t arbiterNodes = 400;
    std::uint64_t deeperFirst = 0; ///< nodes of the deeper judge for moves that are not likely mistakes; 0: the same
    std::size_t others = 0; ///< the deeper judge gets the marks of each game and so many random other moves; 0: all
};

struct FileRow {
    std::string file;
    nn::FlagCheck check;
};

/// The judge that is checked and the one that checks it, for a game's family.
struct Judges {
    std::unique_ptr<search::JudgeDesk> own;
    std::unique_ptr<search::JudgeDesk> deeper;
    std::unique_ptr<search::JudgeDesk> arbiter; ///< may be null
};

/// Null for an engine.
core::Result<std::shared_ptr<nn::Evaluator>> networkOf(
    const search::JudgeChoice& judge, const std::string& file, const std::string& game, bool exact)
{
    if (judge.kind != search::JudgeChoice::Kind::Search)
        return std::shared_ptr<nn::Evaluator>();
    const auto opened = app::openNetwork(file.empty() ? app::bundledNetwork(game) : file, 1, {}, {.exact = exact});
    if (!opened)
        return opened.error();
    return opened->evaluator;
}

core::Result<Judges> openJudges(const ReviewCheckOptions& options, const std::string& game)
{
    const auto own = judgeChoice(options.judge, game);
    auto deeper = judgeChoice(options.deeper, game);
    if (!own || !deeper)
        return own ? deeper.error() : own.error();
    const auto network = networkOf(*own, options.network, game, options.exact);
    const auto deeperNetwork = networkOf(*deeper, options.deeperNetwork, game, options.exact);
    if (!network || !deeperNetwork)
        return network ? deeperNetwork.error() : network.error();
    deeper->isDeep = true;
    deeper->firstNodes = options.deeperFirst;
    Judges judges{.own = std::make_unique<search::JudgeDesk>(*own, *network, options.cache),
        .deeper = std::make_unique<search::JudgeDesk>(*deeper, *deeperNetwork, options.cache)};
    if (!options.arbiterNetwork.empty()) {
        const search::JudgeChoice arbiter{
            .kind = search::JudgeChoice::Kind::Search, .nodes = options.arbiterNodes, .visits = {}, .isDeep = true};
        const auto arbiterNetwork = networkOf(arbiter, options.arbiterNetwork, game, options.exact);
        if (!arbiterNetwork)
            return arbiterNetwork.error();
        judges.arbiter = std::make_unique<search::JudgeDesk>(arbiter, *arbiterNetwork, options.cache);
    }
    return judges;
}

/// All marks of a game, and some random other moves, which are the same in every run.
std::vector<std::size_t> pliesToCheck(const std::vector<nn::MoveCost>& costs, std::size_t others)
{
    std::vector<std::size_t> plies;
    std::vector<std::size_t> unmarked;
    for (const nn::MoveCost& cost : costs)
        if (!std::isnan(cost.cost))
            (cost.grade != nn::CostGrade::None ? plies : unmarked).push_back(cost.ply);
    core::Random random(costs.size());
    std::ranges::sample(unmarked, std::back_inserter(plies), static_cast<std::ptrdiff_t>(others), random);
    std::ranges::sort(plies);
    return plies;
}

/// Marks that the deeper judge rejects, and its blunders without a mark.
std::vector<std::size_t> disputed(const std::vector<nn::MoveCost>& costs, const std::vector<nn::MoveCost>& deeper)
{
    std::vector<std::size_t> plies;
    for (std::size_t ply = 0; ply < costs.size(); ++ply) {
        if (std::isnan(costs[ply].cost) || std::isnan(deeper[ply].cost))
            continue;
        const bool isMarked = costs[ply].grade != nn::CostGrade::None;
        if (isMarked ? deeper[ply].grade == nn::CostGrade::None : deeper[ply].grade == nn::CostGrade::Blunder)
            plies.push_back(ply);
    }
    return plies;
}

core::Result<nn::FlagCheck> checkGame(Judges& judges, const nn::SourceGame& game, std::size_t others, jobs::JobContext& job)
{
    const nn::GameReview review(game.played, 0);
    const auto own = judges.own->judge(review, {}, job);
    if (!own)
        return own.error();
    if (own->trouble)
        return *own->trouble;
    const std::vector<nn::MoveCost> costs = nn::moveCosts(game.played, *own);
    const std::vector<std::size_t> plies = others > 0 ? pliesToCheck(costs, others) : std::vector<std::size_t>();
    const auto deeper = others > 0 ? judges.deeper->judgeSome(review, plies, job) : judges.deeper->judge(review, {}, job);
    if (!deeper)
        return deeper.error();
    std::vector<nn::MoveCost> deeperCosts = nn::moveCosts(game.played, *deeper);
    if (others > 0) // stored results of other moves are no random sample
        for (nn::MoveCost& cost : deeperCosts)
            if (!std::ranges::binary_search(plies, cost.ply))
                cost.cost = std::numeric_limits<double>::quiet_NaN();
    if (const auto contradictions = disputed(costs, deeperCosts); judges.arbiter && !contradictions.empty()) {
        const auto decided = judges.arbiter->judgeSome(review, contradictions, job);
        if (!decided)
            return decided.error();
        const std::vector<nn::MoveCost> decidedCosts = nn::moveCosts(game.played, *decided);
        for (const std::size_t ply : contradictions)
            deeperCosts[ply] = decidedCosts[ply];
    }
    return nn::checkFlags(costs, deeperCosts);
}

core::Result<std::vector<FileRow>> checkFiles(const ReviewCheckOptions& options, jobs::JobContext& job)
{
    std::vector<nn::SourceGames> files; // all are read before the first one is analysed for hours
    for (const std::filesystem::path& file : options.files) {
        auto read = readAnyGames({&file, 1}, {}, job);
        if (!read)
            return read.error();
        files.push_back(*std::move(read));
    }
    std::vector<FileRow> rows;
    Judges judges;
    std::string family; ///< of the judges
    for (std::size_t file = 0; file < files.size(); ++file) {
        FileRow row{options.files[file].filename().string(), {}};
        std::size_t index = 0;
        for (const nn::SourceGame& game : files[file].games) {
            if (index++ < options.skip || (options.games > 0 && row.check.games == options.games))
                continue;
            if (const std::string name = game::familyName(game.kind); name != family) {
                auto opened = openJudges(options, name);
                if (!opened)
                    return opened.error();
                judges = *std::move(opened);
                family = name;
            }
            const auto check = checkGame(judges, game, options.others, job);
            if (!check)
                return check.error();
            row.check += *check;
            job.report(rows.size() * options.games + row.check.games, options.files.size() * options.games);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Of a sample, the interval of the share of unmarked moves that are blunders decides.
strength::Interval recallInterval(const nn::FlagCheck& check)
{
    if (!check.isSampled())
        return strength::wilson(static_cast<double>(check.found), static_cast<double>(check.blunders));
    const auto sampled = static_cast<double>(check.sampled);
    const auto unmarked = static_cast<double>(check.blunders - check.found); // in the sample
    const double moves = unmarked > 0 ? check.missed * sampled / unmarked : static_cast<double>(check.others); // that it stands for
    const auto recall = [&](double missedShare) {
        const auto found = static_cast<double>(check.found);
        return found > 0 ? found / (found + missedShare * moves) : 0;
    };
    const auto missed = strength::wilson(unmarked, sampled);
    return {recall(missed.high), recall(missed.low)};
}

ordered_json fileJson(const FileRow& row)
{
    const nn::FlagCheck& check = row.check;
    const auto precision = strength::wilson(static_cast<double>(check.right), static_cast<double>(check.flags));
    const strength::Interval recall = recallInterval(check);
    return {{"file", row.file}, {"games", check.games}, {"moves", check.moves}, {"others", check.others}, {"sampled", check.sampled},
        {"flags", check.flags}, {"right", check.right}, {"nearly", check.nearly}, {"precision", check.precision()},
        {"precisionLow", precision.low}, {"precisionHigh", precision.high}, {"blunders", check.blunders}, {"found", check.found},
        {"recall", check.recall()}, {"recallLow", recall.low}, {"recallHigh", recall.high}};
}

void printRow(const ordered_json& row)
{
    const auto percent = [&](const char* key) { return 100 * row.at(key).get<double>(); };
    const auto count = [&](const char* key) { return row.at(key).get<std::size_t>(); }; // JSON would use the stream's width as its indent
    std::cout << std::left << std::setw(28) << row.at("file").get<std::string>() << std::right << std::setw(6) << count("games")
              << std::setw(8) << count("moves") << std::setw(7) << count("flags") << std::setw(7) << count("right") << std::setw(8)
              << count("nearly") << std::fixed << std::setprecision(0) << std::setw(7) << percent("precision") << " ("
              << percent("precisionLow") << "-" << percent("precisionHigh") << ")" << std::setw(9) << count("blunders") << std::setw(7)
              << count("found") << std::setw(7) << percent("recall") << " (" << percent("recallLow") << "-" << percent("recallHigh")
              << ")\n";
}

void runReviewCheck(const ReviewCheckOptions& options, Context& context)
{
    auto rows = runWatched<std::vector<FileRow>>([&](jobs::JobContext& job) { return checkFiles(options, job); });
    if (!rows)
        return fail(context, rows.error(), rows.error().code == core::ErrorCode::Stopped ? 1 : 2);
    FileRow all{"all", {}};
    for (const FileRow& row : *rows)
        all.check += row.check;
    rows->push_back(all);
    ordered_json json{{"judge", options.judge.judge}, {"deeper", options.deeper.judge}, {"deeperNodes", options.deeper.nodes},
        {"deeperFirst", options.deeperFirst}, {"rows", ordered_json::array()}};
    for (const FileRow& row : *rows)
        json["rows"].push_back(fileJson(row));
    if (context.json)
        return print(json);
    std::cout << "file                         games   moves  marks  right  nearly  precision %  blunders  found  recall %\n";
    for (const ordered_json& row : json["rows"])
        printRow(row);
}

} // namespace

void addReviewCheck(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "review", "Check the marks of reviewed games with a deeper analysis");
    const auto options = std::make_shared<ReviewCheckOptions>();
    command->add_option("files", options->files, "Game files")->required();
    addNetwork(*command, options->network);
    addExact(*command, options->exact);
    addCache(*command, options->cache);
    addJudgeOptions(*command, options->judge);
    options->deeper.nodes = 200'000;
    command
        ->add_option("--check", options->deeper.judge, "The engine for the deeper analysis: stockfish, katago, or search (Evenmatch's own)")
        ->required()
        ->check(CLI::IsMember({"stockfish", "katago", "search"}));
    command->add_option("--check-engine", options->deeper.command, "The command of that engine");
    command->add_option("--check-network", options->deeperNetwork, "The network of --check search (default: the bundled one)");
    command->add_option("--arbiter-network", options->arbiterNetwork,
        "The network of Evenmatch's own search that decides where the marks and the deeper analysis contradict each other");
    command->add_option("--arbiter-nodes", options->arbiterNodes, "Visits per position of that search")->capture_default_str();
    command->add_option("--check-others", options->others,
        "Check all marks and this many random other moves of each game; recall is then an estimate. 0: check every move");
    command->add_option("--check-nodes", options->deeper.nodes, "Nodes or visits per position of that engine")->capture_default_str();
    command->add_option("--check-first", options->deeperFirst,
        "Nodes of a first pass; --check-nodes are used only for likely mistakes. 0: use --check-nodes everywhere");
    command->add_option("--games", options->games, "Maximum number of games per file; 0: all")->capture_default_str();
    command->add_option("--skip", options->skip, "Number of games to skip at the start of each file")->capture_default_str();
    command->callback([options, &context] {
        options->deeper.threads = options->judge.threads;
        runReviewCheck(*options, context);
    });
}

} // namespace evenmatch::cli
