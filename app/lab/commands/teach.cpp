// evenmatch-lab teach: evaluations of labelled positions by stronger or more detailed networks, as soft targets for training: Maia's for
// chess, any network's for Go (teach_go.h).
#include "app/lab/commands.h"
#include "app/lab/support/teach_go.h"
#include "app/network.h"
#include "app/shared/job_watch.h"
#include "app/shared/stopwatch.h"
#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "core/random.h"
#include "core/record/file/packed_output.h"
#include "nn/data/labelled_games.h"
#include "search/engine/uci_source.h"

#include <algorithm>
#include <cmath>
#include <iostream>
#include <map>
#include <memory>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;

struct TeachOptions {
    std::string game;
    fs::path maia;
    fs::path data;
    fs::path out;
    bool exact = false; ///< they compute in 32-bit numbers
    double share = 1; ///< of the positions
    std::uint64_t seed = 1;
    std::string judge; ///< command of a UCI engine whose evaluation replaces the networks' values; empty: none
    std::uint64_t nodes = 3000;
    fs::path network; ///< Go: the teacher
    unsigned threads = 0;
    bool owners = false;
    int asides = 0; ///< in addition to the game's move
};

constexpr std::size_t kTeachBatch = 64;
constexpr std::size_t kGamesAtOnce = 64;
constexpr int kLeastChessPermille = 5;
constexpr std::size_t kMostChessMoves = 12;

/// The networks by the rating of their training.
class Teachers {
public:
    static core::Result<Teachers> open(const fs::path& folder, unsigned threads, bool exact)
    {
        Teachers teachers;
        for (int rating = 1100; rating <= 1900; rating += 100) {
            auto network = app::loadNetworkFile(
                (folder / ("maia-" + std::to_string(rating) + ".pb.gz")).string(), {.threads = threads, .exact = exact});
            if (!network)
                return network.error();
            teachers.m_networks[rating] = std::move(*network);
        }
        return teachers;
    }

    int nearest(double rating) const
    {
        const int rounded = static_cast<int>(std::lround(rating / 100)) * 100;
        return std::clamp(rounded, m_networks.begin()->first, m_networks.rbegin()->first);
    }
    nn::Evaluator& of(int rating) { return *m_networks.at(rating); }

private:
    std::map<int, std::shared_ptr<nn::Evaluator>> m_networks;
};

/// A position to label, and the place of its line.
struct TeachTask {
    nn::GameState state;
    std::size_t line = 0;
    std::optional<float> value; ///< the judge's value instead of the network's
};

int chessPermille(float probability) { return static_cast<int>(std::lround(probability * 1000)); }

/// "win permille ⇥ uci:permille …", most likely move first.
std::string chessLabel(const game::AnyPosition& position, const nn::Evaluation& evaluation, float value)
{
    std::vector<std::size_t> order(evaluation.moves.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) { return evaluation.prior[i]; });
    std::string text = std::to_string(chessPermille((value + 1) / 2)) + '\t';
    for (std::size_t n = 0; n < std::min(order.size(), kMostChessMoves) && chessPermille(evaluation.prior[order[n]]) >= kLeastChessPermille;
         ++n)
        text += (n > 0 ? " " : "") + position.moveText(evaluation.moves[order[n]]) + ':'
            + std::to_string(chessPermille(evaluation.prior[order[n]]));
    return text;
}

/// Adds a teacher's evaluations of the tasks to lines. Positions drawn by rule get an empty line.
core::Result<void> label(int rating, nn::Evaluator& teacher, std::span<const TeachTask> tasks, std::vector<std::string>& lines)
{
    std::vector<nn::Evaluation> answers(kTeachBatch);
    for (std::size_t done = 0; done < tasks.size(); done += kTeachBatch) {
        const auto batch = tasks.subspan(done, std::min(kTeachBatch, tasks.size() - done));
        std::vector<nn::Query> queries;
        for (const TeachTask& task : batch)
            queries.push_back({&task.state, {}});
        if (auto evaluated = teacher.evaluate(queries, std::span(answers).first(batch.size())); !evaluated)
            return evaluated;
        for (std::size_t i = 0; i < batch.size(); ++i) {
            std::string& line = lines[batch[i].line];
            if (answers[i].moves.empty())
                line.clear();
            else if (!line.empty())
                line += '\t' + std::to_string(rating) + '\t'
                    + chessLabel(batch[i].state.position(), answers[i], batch[i].value.value_or(answers[i].value));
        }
    }
    return {};
}

/// The judge's evaluations of the drawn plies of a game; nothing without a judge.
core::Result<nn::OutsideGame> judged(
    nn::OutsideSource* judge, const nn::LabelledGame& game, const std::vector<bool>& drawn, const std::stop_token& stop)
{
    if (judge == nullptr)
        return nn::OutsideGame();
    nn::OutsideGame plies(game.moves.size() + 1);
    std::size_t last = 0;
    for (std::size_t ply = 0; ply < drawn.size(); ++ply) {
        plies[ply].known = !drawn[ply];
        last = drawn[ply] ? ply + 1 : last;
    }
    if (auto looked = judge->look(game, std::span(plies).first(last), stop); !looked)
        return looked.error();
    return plies;
}

core::Result<std::uint64_t> labelGames(Teachers& teachers, nn::OutsideSource* judge, const TeachOptions& options,
    std::span<const nn::LabelledGame> games, core::Random& random, record::PackedOutput& output, const std::stop_token& stop)
{
    std::map<int, std::vector<TeachTask>> tasks;
    std::vector<std::string> lines;
    for (const nn::LabelledGame& game : games) {
        std::vector<bool> drawn(game.moves.size());
        for (std::size_t ply = 0; ply < drawn.size(); ++ply)
            drawn[ply] = options.share >= 1 || random.uniform() < options.share;
        const auto values = judged(judge, game, drawn, stop);
        if (!values)
            return values.error();
        nn::walk(game, [&](const nn::GameState& state, std::size_t ply) {
            if (!drawn[ply])
                return;
            const auto value = values->empty() ? std::nullopt : std::optional((*values)[ply].value);
            const nn::LabelledSide& mover = game.sides[game.sideOf(ply) == game::Side::First ? 0 : 1];
            tasks[teachers.nearest(mover.rating)].push_back({state, lines.size(), value});
            lines.push_back(game.file + '\t' + std::to_string(game.line) + '\t' + std::to_string(ply));
        });
    }
    for (const auto& [rating, list] : tasks)
        if (auto labelled = label(rating, teachers.of(rating), list, lines); !labelled)
            return labelled.error();
    std::uint64_t positions = 0;
    for (const std::string& line : lines) {
        if (line.empty())
            continue;
        ++positions;
        if (auto written = output.write(line + '\n'); !written)
            return written.error();
    }
    return positions;
}

/// Converts one file of games to one file of labels, which appears when it is complete.
core::Result<std::uint64_t> labelChessFile(Teachers& teachers, nn::OutsideSource* judge, const TeachOptions& options, const fs::path& games,
    const fs::path& labels, jobs::JobContext& job)
{
    const auto read = nn::readLabelledGames(games, strength::chessScale());
    if (!read)
        return read.error();
    auto output = record::PackedOutput::create(labels);
    if (!output)
        return output.error();
    std::uint64_t positions = 0;
    core::Random random(options.seed);
    const std::span all(read->games);
    for (std::size_t done = 0; done < all.size(); done += kGamesAtOnce) {
        if (job.stopRequested())
            return core::Error{core::ErrorCode::Stopped};
        const auto labelled = labelGames(
            teachers, judge, options, all.subspan(done, std::min(kGamesAtOnce, all.size() - done)), random, *output, job.stopToken());
        if (!labelled)
            return labelled.error();
        positions += *labelled;
        job.report(done, all.size());
    }
    if (auto finished = output->finish(); !finished)
        return finished.error();
    return positions;
}

core::Result<Taught> teachChess(const TeachOptions& options, jobs::JobContext& job)
{
    auto teachers = Teachers::open(options.maia, options.threads, options.exact);
    if (!teachers)
        return teachers.error();
    std::unique_ptr<nn::OutsideSource> judge;
    if (!options.judge.empty()) {
        auto opened = search::openUciSource(options.judge, options.nodes);
        if (!opened)
            return opened.error();
        judge = *std::move(opened);
    }
    const auto files = labelFilesOf(options.data, options.out);
    if (!files)
        return files.error();
    std::error_code failed;
    Taught written;
    for (const auto& [file, labels] : *files) {
        if (fs::exists(labels, failed)) {
            ++written.skippedFiles;
            continue;
        }
        const Stopwatch watch;
        const auto positions = labelChessFile(*teachers, judge.get(), options, file, labels, job);
        if (!positions)
            return positions.error();
        written.positions += *positions;
        ++written.files;
        const auto time = watch.elapsed();
        std::cerr << file.filename().string() << ": " << *positions << " positions, "
                  << std::lround(static_cast<double>(*positions) / time.wallSeconds) << " per second, "
                  << std::lround(static_cast<double>(*positions) / time.cpuSeconds) << " per CPU second\n";
    }
    return written;
}

core::Result<Taught> teach(const TeachOptions& options, jobs::JobContext& job)
{
    if (game::isChess(options.game))
        return teachChess(options, job);
    return teachGo({.network = options.network,
                       .data = options.data,
                       .out = options.out,
                       .share = options.share,
                       .seed = options.seed,
                       .threads = options.threads,
                       .exact = options.exact,
                       .owners = options.owners,
                       .asides = options.asides},
        job);
}

void runTeach(const TeachOptions& options, Context& context)
{
    const bool isChess = game::isChess(options.game);
    if (isChess ? options.maia.empty() : options.network.empty())
        return fail(context, core::Error{core::ErrorCode::BadArgument, isChess ? "chess needs --maia" : "go needs --network"}, 2);
    const auto written = runWatched<Taught>([&](jobs::JobContext& job) { return teach(options, job); });
    if (!written)
        return fail(context, written.error());
    if (context.json)
        print({{"positions", written->positions}, {"files", written->files}, {"skippedFiles", written->skippedFiles}});
    else
        std::cout << written->positions << " positions labelled; files skipped, because they are finished: " << written->skippedFiles
                  << "\n";
}

} // namespace

void addTeach(CLI::App& cli, Context& context)
{
    CLI::App* command
        = addCommand(cli, context, "teach", "Evaluate positions of labelled games with teacher networks, and write training targets");
    const auto options = std::make_shared<TeachOptions>();
    command->add_option("game", options->game, "Which game: chess, taught by Maia, or go, taught by --network")
        ->required()
        ->check(CLI::IsMember({"chess", "go"}));
    command->add_option("--maia", options->maia,
        "Chess: folder with maia-1100.pb.gz … maia-1900.pb.gz; each player's moves use the network nearest to the rating");
    command->add_option("--network", options->network, "Go: the network that evaluates the positions, of KataGo (.bin.gz) or Evenmatch");
    addThreads(*command, options->threads);
    command->add_flag("--owners", options->owners, "Go: add the owner of each point, where the network predicts it");
    addExact(*command, options->exact);
    command
        ->add_option(
            "--data", options->data, "Labelled games: a file <group>.txt.zst, <group>.tsv.zst or <group>.sgf.zst, or a folder of them")
        ->required();
    command->add_option("--out", options->out, "Folder for the labels, <group>.tsv.zst; finished files are skipped")->required();
    command->add_option("--judge", options->judge, "A UCI engine (\"stockfish\"); its evaluation replaces the networks' values");
    addNumber(*command, "--nodes", options->nodes, "Nodes of that engine per position", 1, 1'000'000'000);
    addNumber(*command, "--share", options->share, "Share of the positions, drawn at random", 0.0, 1.0);
    addNumber(*command, "--asides", options->asides,
        "Go: also evaluate the positions after the game's move and after this many other moves", 0, 20);
    command->add_option("--seed", options->seed, "Seed of the drawn positions")->capture_default_str();
    command->callback([options, &context] { runTeach(*options, context); });
}

} // namespace evenmatch::cli
