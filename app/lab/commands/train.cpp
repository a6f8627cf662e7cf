// evenmatch-lab train CONFIG: trains a network on labelled games, with crash-safe checkpoints.
#include "app/lab/commands.h"
#include "app/lab/experiments/sides/known_sides.h"
#include "app/lab/support/measure.h"
#include "app/networks/torch_functions.h"
#include "app/shared/job_watch.h"
#include "core/game/family.h"
#include "core/json_text.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <utility>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;

struct TrainOptions {
    fs::path config;
    std::vector<fs::path> data;
    std::vector<fs::path> movesOnly;
    std::vector<fs::path> heldOut;
    std::vector<fs::path> labels;
    fs::path out;
    fs::path checkpoint;
    fs::path initial;
    fs::path teachers;
    fs::path log;
    std::optional<double> share; ///< replaces the run's own
    nn::PeerOptions peers{.meet = "127.0.0.1:29500"};
};

core::Result<nn::TrainingConfig> readConfig(const fs::path& path, std::optional<double> share)
{
    std::ifstream in(path, std::ios::binary);
    if (!in)
        return core::Error{core::ErrorCode::CannotOpen, std::generic_category().message(errno), path.string()};
    const auto json = nlohmann::json::parse(in, nullptr, false, true);
    if (json.is_discarded())
        return core::Error{core::ErrorCode::BadValue, "JSON", path.string()};
    auto config = nn::trainingConfigFromJson(json);
    if (config) {
        config->share = share.value_or(config->share);
        return config;
    }
    core::Error error = config.error();
    error.file = path.string();
    return error;
}

core::Result<std::vector<nn::LabelledGame>> readGames(const std::vector<fs::path>& paths, const strength::RankScale& scale)
{
    std::vector<nn::LabelledGame> games;
    for (const fs::path& path : paths) {
        auto read = nn::readLabelledGames(path, scale);
        if (!read)
            return read.error();
        experiments::printLeftOut(read->errors);
        std::ranges::move(read->games, std::back_inserter(games));
    }
    if (games.empty())
        return core::Error{core::ErrorCode::NotFound, "labelled games", paths.front().string()};
    return games;
}

/// Adds games with ranks of another meaning: they train moves and results, but not ranks.
core::Result<void> addMovesOnly(const std::vector<fs::path>& paths, const strength::RankScale& scale, std::vector<nn::LabelledGame>& games)
{
    if (paths.empty())
        return {};
    auto more = readGames(paths, scale);
    if (!more)
        return more.error();
    for (nn::LabelledGame& game : *more) {
        game.betweenEquals = game.isBetweenEquals();
        for (nn::LabelledSide& side : game.sides) {
            side.rank = -1;
            side.scored = false;
        }
        games.push_back(std::move(game));
    }
    return {};
}

core::Result<std::vector<nn::TeacherLabel>> readLabels(const std::vector<fs::path>& paths, std::span<const nn::LabelledGame> games)
{
    std::vector<nn::TeacherLabel> labels;
    for (const fs::path& path : paths) {
        auto read = nn::readTeacherLabels(path, games);
        if (!read)
            return read.error();
        std::ranges::move(*read, std::back_inserter(labels));
    }
    return labels;
}

/// Metrics as JSON lines: into the log, which continues after a stopped run, and as text for people.
class MetricsLog {
public:
    /// `continues`: from a checkpoint.
    MetricsLog(const fs::path& path, bool continues) : m_path(path), m_mayRepeat(continues)
    {
        std::error_code failed;
        if (path.has_parent_path())
            fs::create_directories(path.parent_path(), failed);
        m_file.open(path, std::ios::app);
        m_reason = errno;
    }

    /// Whether all of it could be written.
    core::Result<void> written() const
    {
        if (m_file)
            return {};
        return core::Error{core::ErrorCode::CannotWrite, std::generic_category().message(m_reason), m_path.string()};
    }

    void write(const nn::TrainingMetrics& metrics)
    {
        if (std::exchange(m_mayRepeat, false))
            dropFrom(metrics.front().second);
        nlohmann::ordered_json line;
        for (const auto& [name, value] : metrics)
            line[name] = std::round(value * 1e6) / 1e6;
        if (m_file && !(m_file << core::jsonText(line) << std::endl))
            m_reason = errno;
        std::cout << core::jsonText(line) << std::endl;
    }

private:
    /// Removes the lines from that step on, which a killed run wrote after its last checkpoint, and a torn one.
    void dropFrom(double step)
    {
        std::ifstream in(m_path, std::ios::binary);
        std::uintmax_t read = 0;
        std::uintmax_t kept = 0;
        for (std::string text; std::getline(in, text) && !in.eof();) {
            read += text.size() + 1;
            const nlohmann::json line = core::parseJson(text);
            if (line.is_object() && line.contains("step") && line["step"].is_number() && line["step"] < step)
                kept = read;
        }
        std::error_code failed;
        if (kept < fs::file_size(m_path, failed) && !failed)
            fs::resize_file(m_path, kept, failed);
    }

    fs::path m_path;
    bool m_mayRepeat;
    std::ofstream m_file;
    int m_reason = 0; ///< the reason of a failure
};

bool needsTeachers(const nn::TrainingPhase& phase)
{
    return phase.hintsOf > 0 || phase.forced || phase.weights.hints > 0 || phase.weights.heard > 0 || phase.weights.heardValue > 0;
}

bool needsLabels(const nn::TrainingPhase& phase) { return phase.batch.labelled > 0 || phase.batch.branches > 0; }

core::Result<void> runTraining(const TrainOptions& options, const nn::TrainingConfig& config, const jobs::JobContext& job)
{
    const auto torch = app::torchFunctions();
    if (!torch)
        return torch.error();
    if (options.labels.empty() && std::ranges::any_of(config.phases, needsLabels))
        return core::Error{core::ErrorCode::BadArgument, "the run needs --labels", options.config.string()};
    if (!options.labels.empty() && std::ranges::none_of(config.phases, needsLabels))
        return core::Error{core::ErrorCode::BadArgument, "the run does not use --labels", options.config.string()};
    auto games = readGames(options.data, config.scale);
    if (!games)
        return games.error();
    if (auto added = addMovesOnly(options.movesOnly, config.scale, *games); !added)
        return added;
    if (config.share < 1)
        nn::keepShare(*games, config.share);
    if (games->empty())
        return core::Error{core::ErrorCode::NotFound, "labelled games in this share of the data", options.data.front().string()};
    const auto labels = readLabels(options.labels, *games);
    if (!labels)
        return labels.error();
    const nn::Encoding& encoding = *nn::findEncoding(config.network.encoding);
    if (!options.teachers.empty() && encoding.family() != game::Family::Chess)
        return core::Error{core::ErrorCode::BadArgument, "--teachers are networks for chess"};
    if (options.teachers.empty() && std::ranges::any_of(config.phases, needsTeachers))
        return core::Error{core::ErrorCode::BadArgument, "the run needs --teachers", options.config.string()};
    const nn::BatchMaker training(encoding, config.scale.size(), *games, *labels, !options.teachers.empty());
    for (const nn::TrainingPhase& phase : config.phases)
        if (training.make(phase.batch, config.seed).size() == 0)
            return core::Error{core::ErrorCode::NotFound, "positions for the batches", options.data.front().string()};
    std::cerr << games->size() << " games, " << training.positions() << " positions, " << training.strata() << " strata, " << labels->size()
              << " teacher labels; " << config.steps() << " steps\n";

    std::vector<nn::LabelledGame> otherGames;
    std::unique_ptr<nn::BatchMaker> heldOut;
    if (!options.heldOut.empty()) {
        auto read = readGames(options.heldOut, config.scale);
        if (!read)
            return read.error();
        otherGames = std::move(*read);
        heldOut = std::make_unique<nn::BatchMaker>(encoding, config.scale.size(), otherGames, std::span<const nn::TeacherLabel>());
    }

    const fs::path checkpoint = options.checkpoint.empty() ? fs::path(options.out).replace_extension(".checkpoint") : options.checkpoint;
    std::error_code unknown;
    MetricsLog log(options.log.empty() ? fs::path(options.out).replace_extension(".jsonl") : options.log, fs::exists(checkpoint, unknown));
    if (const auto opened = log.written(); !opened)
        return opened;
    auto trained = (*torch)->train(
        config, training, heldOut.get(), {checkpoint, options.initial, options.out, options.teachers}, job,
        [&](const nn::TrainingMetrics& metrics) { log.write(metrics); }, options.peers);
    return trained ? log.written() : trained;
}

void runTrain(const TrainOptions& options, Context& context)
{
    const auto config = readConfig(options.config, options.share);
    if (!config)
        return fail(context, config.error(), 2);
    const auto trained = runWatched<void>([&](jobs::JobContext& job) { return runTraining(options, *config, job); });
    if (!trained)
        return fail(context, trained.error());
    std::cerr << "The model is in " << options.out.string() << '\n';
}

} // namespace

void addTrain(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "train", "Train a network on games whose players' ranks are known");
    const auto options = std::make_shared<TrainOptions>();
    command->add_option("config", options->config, "Configuration of the run: network, phases, losses (see resources/training/README.md)")
        ->required();
    command->add_option("--data", options->data, "Folders or files of training games")->required();
    command->add_option(
        "--moves-only", options->movesOnly, "Further games with ranks of another server; only their moves and results are used");
    command
        ->add_option("--share", options->share,
            "Use only this share of the players (0.1, 0.3, 1), for learning curves; smaller shares are subsets of larger ones")
        ->check(CLI::Range(0.0001, 1.0));
    command->add_option("--held-out", options->heldOut, "Held-out games to measure on during training");
    command->add_option("--labels", options->labels, "Teacher labels for positions of these games: files of `teach`, or folders of them");
    command->add_option("--teachers", options->teachers,
        "Chess: a folder of Maia networks (maia-1500.pb.gz …) that evaluate every position during training");
    command->add_option("--out", options->out, "The model file to write")->required();
    command->add_option("--checkpoint", options->checkpoint, "File to continue from and save to (default: beside the model)");
    command->add_option("--start-from", options->initial, "A model to start from: the same network, or a smaller one to grow from");
    command->add_option("--log", options->log, "Metrics as JSON lines (default: beside the model)");
    addNumber(*command, "--peers", options->peers.count, "Number of processes that train together, on one or more machines", 1, 1024);
    addNumber(*command, "--peer", options->peers.number, "Number of this process, from 0; process 0 reports and saves", 0, 1023);
    command->add_option("--meet", options->peers.meet, "HOST:PORT of process 0")->default_str("127.0.0.1:29500");
    command->callback([options, &context] { runTrain(*options, context); });
}

} // namespace evenmatch::cli
