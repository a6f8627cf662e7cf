// evenmatch-lab two-answers MODEL --query DIR: the errors of estimates from the moves alone and from everything in the files, player by
// player.
#include "app/lab/measure/two_answers.h"
#include "app/lab/commands.h"
#include "app/lab/experiments/sides/known_sides.h"
#include "app/lab/support/measure.h"
#include "app/shared/job_watch.h"
#include "core/game/family.h"
#include "core/strength/evidence/file_model.h"

#include <iomanip>
#include <iostream>

namespace evenmatch::cli {

namespace {

struct TwoAnswersOptions {
    MeasureOptions measure;
    std::filesystem::path query;
    std::string games = "1,5,10";
    std::size_t perRank = 0;
    std::size_t ofPlayer = 0;
    bool clocks = false;
    search::SampleOptions samples;
    bool samplesToo = false;
};

nlohmann::ordered_json rowJson(const search::AnswerRow& row)
{
    return {{"answer", row.answer}, {"games", row.games}, {"players", row.players}, {"right", row.right}, {"withinOne", row.withinOne},
        {"error", row.error}, {"errorLow", row.errorLow}, {"errorHigh", row.errorHigh}, {"held", row.held}, {"heldLow", row.heldLow},
        {"heldHigh", row.heldHigh}, {"width", row.width}, {"logLoss", row.logLoss}, {"signedByRank", row.signedByRank},
        {"playersByRank", row.playersByRank}};
}

nlohmann::ordered_json sampleJson(const search::PlayerSample& sample)
{
    nlohmann::ordered_json json{{"player", sample.player}, {"source", sample.source}, {"games", sample.games}, {"weight", sample.weight},
        {"rating", sample.rating}, {"raw", sample.raw}, {"rawReacting", sample.rawReacting}, {"moves", sample.moves.probabilities},
        {"reacting", sample.reacting.probabilities}, {"rated", nlohmann::ordered_json::array()}};
    for (const strength::RatedGame& game : sample.rated)
        json["rated"].push_back(nlohmann::ordered_json{game.opponent, game.advantage, numberOrNull(game.score)});
    return json;
}

void printRows(const std::vector<search::AnswerRow>& rows, const strength::RankScale& scale)
{
    std::cout << std::left << std::setw(12) << "answer" << std::right << std::setw(6) << "games" << std::setw(9) << "players"
              << std::setw(12) << "right/±1" << std::setw(26) << "mean error (95 %)" << std::setw(20) << "held % (95 %)" << std::setw(9)
              << "width" << std::setw(10) << "log loss" << '\n'
              << std::fixed;
    const int digits = game::isChess(scale.game()) ? 0 : 2;
    for (const search::AnswerRow& row : rows)
        std::cout << std::left << std::setw(12) << row.answer << std::right << std::setprecision(0) << std::setw(6) << row.games
                  << std::setw(9) << row.players << std::setw(6) << 100 * row.right << '/' << std::setw(3) << 100 * row.withinOne
                  << std::setprecision(digits) << std::setw(10) << row.error << " (" << row.errorLow << "-" << row.errorHigh << ')'
                  << std::setprecision(0) << std::setw(8) << 100 * row.held << " (" << 100 * row.heldLow << "-" << 100 * row.heldHigh << ')'
                  << std::setprecision(digits) << std::setw(9) << row.width << std::setprecision(3) << std::setw(10) << row.logLoss << '\n';
    std::cout << "\nEstimate − truth by rank (players)\n" << std::setw(20) << ' ';
    for (const auto& rank : scale.ranks())
        std::cout << std::setw(13) << rank.name;
    std::cout << '\n';
    for (const search::AnswerRow& row : rows) {
        std::cout << std::left << std::setw(12) << row.answer << std::right << std::setw(6) << row.games << "  "
                  << std::setprecision(digits);
        for (std::size_t rank = 0; rank < scale.size(); ++rank)
            if (row.playersByRank[rank] > 0)
                std::cout << std::setw(7) << row.signedByRank[rank] << " (" << std::setw(3) << row.playersByRank[rank] << ')';
            else
                std::cout << std::setw(13) << "none ";
        std::cout << '\n';
    }
}

core::Result<void> runTwoAnswers(TwoAnswersOptions options, Context& context)
{
    auto counts = parseCounts(options.games);
    if (!counts)
        return counts.error();
    options.samples.games = *std::move(counts);
    auto measurement = Measurement::open(options.measure);
    if (!measurement)
        return measurement.error();
    const auto model = nn::openModel(options.measure.model);
    if (!model)
        return model.error();
    nn::FolderOptions folderOptions{.perRank = options.perRank,
        .ofPlayer = options.ofPlayer,
        .cache = options.measure.cache,
        .analysis = {.threads = measurement->threads()}};
    folderOptions.takes = [&](const nn::LabelledGame& game) { return measurement->takes(game); };
    const auto folder = runWatched<nn::AnalysedFolder>(
        [&](jobs::JobContext& job) { return experiments::analyseKnownSides(measurement->evaluator(), options.query, folderOptions, job); });
    if (!folder)
        return folder.error();
    const std::string board = commonBoard(folder->sides);
    const auto estimators = nn::playerEstimatorsOf(model->description(), {.available = {.clocks = options.clocks}, .game = board});
    if (!estimators)
        return estimators.error();
    const strength::FileModel file = strength::fileModel(board);
    const auto samples = search::samplePlayers(*folder, *estimators, file, options.samples);
    if (samples.empty())
        return core::Error{core::ErrorCode::NotFound, "named players with enough games", options.query.string()};
    const auto rows = search::measureAnswers(samples, estimators->scale, file, options.samples.seed);
    std::cerr << "moves: " << estimators->whole->estimator().name() << ", reacting: " << estimators->reacting->estimator().name() << '\n';
    if (!context.json) {
        printRows(rows, estimators->scale);
        return {};
    }
    nlohmann::ordered_json json{{"network", options.measure.model.string()}, {"rows", nlohmann::ordered_json::array()}};
    for (const search::AnswerRow& row : rows)
        json["rows"].push_back(rowJson(row));
    if (options.samplesToo)
        for (const search::PlayerSample& sample : samples)
            json["samples"].push_back(sampleJson(sample));
    print(json);
    return {};
}

} // namespace

void addTwoAnswers(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(
        cli, context, "two-answers", "Measure estimates from the moves alone and from everything in the files, on players of known rank");
    const auto options = std::make_shared<TwoAnswersOptions>();
    addMeasureOptions(*command, options->measure);
    command->add_option("--query", options->query, "Folder of held-out games with known ranks")->required();
    command->add_option("--games", options->games, "Numbers of games per estimate")->capture_default_str();
    command->add_option("--per-rank", options->perRank, "Maximum sides per rank (0: all)")->capture_default_str();
    command
        ->add_option("--of-player", options->ofPlayer, "Only players with at least this many sides of one rank; this many of each are used")
        ->capture_default_str();
    command->add_flag("--clocks", options->clocks, "The games have clocks");
    addNumber(*command, "--draws", options->samples.draws, "Number of samples per player", 1, 10'000);
    command->add_option("--seed", options->samples.seed, "Seed of the samples")->capture_default_str();
    command->add_flag("--samples", options->samplesToo, "With --json: also every sample, for fits");
    command->callback([options, &context] { runCommand(context, [&] { return runTwoAnswers(*options, context); }); });
}

} // namespace evenmatch::cli
