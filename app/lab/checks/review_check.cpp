// evenmatch-lab review --check ENGINE FILES: checks our marks with a deeper engine, one row per file.
#include "app/lab/commands.h"
#include "app/network.h"
#include "app/shared/job_watch.h"
#include "app/shared/judge_options.h"
#include "core/game/family.h"
#include "core/strength/maths/intervals.h"
#include "nn/data/analysis_store.h"
#include "nn/data/player_games.h"
#include "nn/review/flag_check.h"
#include "nn/review/move_costs.h"

#include <iomanip>
#include <iostream>

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
    std::uint64_t deeperFirst = 0; ///< nodes of the deeper judge for moves that are not likely mistakes; 0: the same
};

struct FileRow {
    std::string file;
    nn::FlagCheck check;
};

/// The judge that is checked and the one that checks it, for a game's family.
struct Judges {
    std::unique_ptr<search::JudgeDesk> own;
    std::unique_ptr<search::JudgeDesk> deeper;
};

core::Result<Judges> openJudges(const ReviewCheckOptions& options, const std::string& game)
{
    const auto own = judgeChoice(options.judge, game);
    auto deeper = judgeChoice(options.deeper, game);
    if (!own || !deeper)
        return own ? deeper.error() : own.error();
    std::shared_ptr<nn::Evaluator> network;
    if (own->kind == search::JudgeChoice::Kind::Search) {
        const auto opened
            = app::openNetwork(options.network.empty() ? app::bundledNetwork(game) : options.network, 1, {}, {.exact = options.exact});
        if (!opened)
            return opened.error();
        network = opened->evaluator;
    }
    deeper->isDeep = true;
    deeper->firstNodes = options.deeperFirst;
    return Judges{std::make_unique<search::JudgeDesk>(*own, network, options.cache),
        std::make_unique<search::JudgeDesk>(*deeper, nullptr, options.cache)};
}

core::Result<nn::FlagCheck> checkGame(Judges& judges, const nn::SourceGame& game, jobs::JobContext& job)
{
    const nn::GameReview review(game.played, 0);
    const auto own = judges.own->judge(review, {}, job);
    if (!own)
        return own.error();
    if (own->trouble)
        return *own->trouble;
    const auto deeper = judges.deeper->judge(review, {}, job);
    if (!deeper)
        return deeper.error();
    return nn::checkFlags(nn::moveCosts(game.played, *own), nn::moveCosts(game.played, *deeper));
}

core::Result<std::vector<FileRow>> checkFiles(const ReviewCheckOptions& options, jobs::JobContext& job)
{
    std::vector<FileRow> rows;
    Judges judges;
    for (const std::filesystem::path& file : options.files) {
        const auto read = nn::readSourceGames({&file, 1}, {}, job);
        if (!read)
            return read.error();
        FileRow row{file.filename().string(), {}};
        std::size_t index = 0;
        for (const nn::SourceGame& game : read->games) {
            if (index++ < options.skip || (options.games > 0 && row.check.games == options.games))
                continue;
            if (!judges.own) {
                auto opened = openJudges(options, game::familyName(game.kind));
                if (!opened)
                    return opened.error();
                judges = *std::move(opened);
            }
            const auto check = checkGame(judges, game, job);
            if (!check)
                return check.error();
            row.check += *check;
            job.report(rows.size() * options.games + row.check.games, options.files.size() * options.games);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

ordered_json fileJson(const FileRow& row)
{
    const nn::FlagCheck& check = row.check;
    const auto precision = strength::wilson(static_cast<double>(check.right), static_cast<double>(check.flags));
    const auto recall = strength::wilson(static_cast<double>(check.found), static_cast<double>(check.blunders));
    return {{"file", row.file}, {"games", check.games}, {"moves", check.moves}, {"flags", check.flags}, {"right", check.right},
        {"nearly", check.nearly}, {"precision", check.precision()}, {"precisionLow", precision.low}, {"precisionHigh", precision.high},
        {"blunders", check.blunders}, {"found", check.found}, {"recall", check.recall()}, {"recallLow", recall.low},
        {"recallHigh", recall.high}};
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
    std::cout << "file                         games   moves  flags  right  nearly  precision %  blunders  found  recall %\n";
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
    command->add_option("--check", options->deeper.judge, "The engine for the deeper analysis: stockfish or katago")
        ->required()
        ->check(CLI::IsMember({"stockfish", "katago"}));
    command->add_option("--check-engine", options->deeper.command, "The command of that engine");
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
