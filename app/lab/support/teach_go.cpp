#include "app/lab/support/teach_go.h"

#include "app/lab/support/branches.h"
#include "app/network.h"
#include "app/shared/stopwatch.h"
#include "core/game/family.h"
#include "core/game/go/position.h"
#include "core/random.h"
#include "core/record/file/game_files.h"
#include "core/record/file/packed_output.h"
#include "nn/data/labelled_games.h"
#include "nn/data/text_lines.h"
#include "nn/evaluate/evaluator.h"
#include "nn/review/owners.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iostream>
#include <map>
#include <numeric>
#include <tuple>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;

constexpr int kLeastPermille = 2;
constexpr std::size_t kMostMoves = 24;
constexpr std::size_t kBatch = 64;

int permille(float share) { return static_cast<int>(std::lround(share * 1000)); }

/// All ranks of Go players, so that the selection of games does not depend on a network's scale.
strength::RankScale allRanks()
{
    const strength::RankScale scale = strength::goScale();
    std::vector<std::string> names;
    for (const strength::RankGroup& rank : scale.ranks())
        names.push_back(rank.name);
    names.emplace_back("19-30k");
    return strength::RankScale("go", names);
}

/// "fox/train": the folder of a file of games, independent of the data's place.
std::string folderOf(const fs::path& games)
{
    std::error_code failed;
    const fs::path folder = fs::weakly_canonical(games, failed).parent_path();
    return (folder.parent_path().filename() / folder.filename()).string();
}

/// "5d" for "5d.sgf.zst".
std::string nameOf(const fs::path& games)
{
    const fs::path unpacked = record::isPackedName(games) ? games.stem() : games;
    return unpacked.stem().string();
}

/// The drawn plies of a game. They depend on the game and the seed; a smaller share is a subset of a larger one.
std::vector<std::size_t> drawnPlies(const nn::LabelledGame& game, const std::string& key, const TeachGo& options)
{
    core::Random random(core::folded(options.seed * 0x9e3779b97f4a7c15u, key));
    std::vector<std::size_t> plies;
    for (std::size_t ply = 0; ply < game.moves.size(); ++ply)
        if (random.uniform() < options.share)
            plies.push_back(ply);
    return plies;
}

/// The place of labels: after `ply` moves of a game, and others.
std::string placeText(const nn::LabelledGame& game, std::size_t ply, std::span<const game::Move> aside)
{
    std::string text = std::to_string(ply);
    for (const game::Move move : aside)
        text += ' ' + game.start->moveText(move);
    return text;
}

/// The labels of one file of games: existing and missing ones.
class LabelFile {
public:
    /// Reads the labels of earlier runs. BadArgument for another teacher, or other games.
    static core::Result<LabelFile> open(const fs::path& path, std::string header)
    {
        LabelFile file(path, std::move(header));
        for (const fs::path& labels : {file.m_path, file.m_part})
            if (auto read = file.read(labels); !read)
                return read.error();
        return file;
    }

    bool has(std::uint64_t line, const std::string& place) const { return m_lines.contains(keyOf(line, place)); }
    /// Whether the file has all known labels.
    bool isFinished() const { return m_isFinished; }

    /// Stores a label at once.
    core::Result<void> add(std::uint64_t line, const std::string& place, std::string text)
    {
        if (!m_out.is_open()) {
            std::error_code failed;
            const bool isNew = !fs::exists(m_part, failed) || fs::file_size(m_part, failed) == 0;
            m_out.open(m_part, std::ios::app | std::ios::binary);
            if (isNew)
                m_out << m_header << '\n';
        }
        m_out << text + '\n' << std::flush;
        if (!m_out)
            return core::Error{core::ErrorCode::CannotWrite, std::generic_category().message(errno), m_part.string()};
        m_lines.emplace(keyOf(line, place), std::move(text));
        return {};
    }

    /// Writes all labels in the order of the games.
    core::Result<void> finish()
    {
        auto output = record::PackedOutput::create(m_path);
        if (!output)
            return output.error();
        if (auto written = output->write(m_header + '\n'); !written)
            return written;
        for (const auto& [place, text] : m_lines)
            if (auto written = output->write(text + '\n'); !written)
                return written;
        if (auto finished = output->finish(); !finished)
            return finished;
        m_out.close();
        std::error_code failed;
        fs::remove(m_part, failed);
        return {};
    }

private:
    using Key = std::tuple<std::uint64_t, std::size_t, std::string>; ///< the line of the games' file, the ply, the place

    static Key keyOf(std::uint64_t line, std::string_view place) { return {line, nn::numberOf<std::size_t>(place), std::string(place)}; }

    LabelFile(const fs::path& path, std::string header)
        : m_path(path), m_part(fs::path(path).replace_extension(".part")), m_header(std::move(header))
    {
    }

    core::Result<void> read(const fs::path& labels)
    {
        std::error_code failed;
        if (!fs::exists(labels, failed))
            return {};
        const bool isPart = labels == m_part;
        std::string other;
        std::uint64_t whole = 0;
        const std::size_t before = m_lines.size();
        auto done = isPart ? dropTornLine() : core::Result<void>();
        if (!done)
            return done;
        done = nn::forEachLine(labels, [&](std::string_view text, std::uint64_t number) {
            ++whole;
            if (number == 0 && text != m_header)
                other = text;
            const auto columns = nn::split(text, '\t');
            if (!text.starts_with('#') && columns.size() >= 7)
                m_lines.emplace(keyOf(nn::numberOf<std::uint64_t>(columns[1]), columns[2]), text);
        });
        if (!done)
            return done;
        if (!other.empty())
            return core::Error{core::ErrorCode::BadArgument, "--out: " + other, labels.string()};
        m_isFinished = isPart ? m_isFinished && m_lines.size() == before : whole > 0;
        return {};
    }

    /// The last line may be incomplete after a kill.
    core::Result<void> dropTornLine() const
    {
        std::ifstream in(m_part, std::ios::binary);
        const std::string text(std::istreambuf_iterator<char>(in), {});
        std::error_code failed;
        fs::resize_file(m_part, text.rfind('\n') + 1, failed); // keeps nothing if there is no complete line
        if (!in || failed)
            return core::Error{core::ErrorCode::CannotWrite, failed.message(), m_part.string()};
        return {};
    }

    fs::path m_path;
    fs::path m_part;
    std::string m_header;
    std::map<Key, std::string> m_lines;
    std::ofstream m_out;
    bool m_isFinished = false;
};

/// The main moves, likeliest first: "Q16:312 D4:95 …".
std::string policyText(const nn::GameState& state, const nn::Evaluation& evaluation)
{
    std::vector<std::size_t> order(evaluation.moves.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) { return evaluation.prior[i]; });
    std::string text;
    for (std::size_t n = 0; n < std::min(order.size(), kMostMoves); ++n) {
        const int share = permille(evaluation.prior[order[n]]);
        if (n > 0 && share < kLeastPermille)
            break;
        text += (n > 0 ? " " : "") + state.position().moveText(evaluation.moves[order[n]]) + ':' + std::to_string(share);
    }
    return text;
}

std::string ownersText(const nn::Evaluation& evaluation)
{
    std::vector<std::int8_t> owners;
    for (const float owner : evaluation.ownership)
        owners.push_back(nn::ownerInPercent(owner));
    return nn::ownersText(owners);
}

/// Positions of a file of games evaluated together, and their labels.
class Labeller {
public:
    Labeller(nn::Evaluator& teacher, LabelFile& labels, bool owners) : m_teacher(teacher), m_labels(labels), m_owners(owners) { }

    /// The missing labels of a game. The game must outlive the next flush().
    core::Result<void> add(const nn::LabelledGame& game, const TeachGo& options)
    {
        const std::string key = nn::contentKey(game);
        const std::vector<std::size_t> plies = drawnPlies(game, key, options);
        core::Result<void> done;
        nn::walk(game, [&](const nn::GameState& state, std::size_t ply) {
            if (!done || !std::ranges::binary_search(plies, ply))
                return;
            if (options.asides == 0) {
                done = add(game, key, placeText(game, ply, {}), state);
                return;
            }
            for (const Moves& branch : branchesAt(game, ply, state.position(), options.asides, key, options.seed)) {
                nn::GameState after = state;
                for (const game::Move move : branch)
                    after.play(move);
                if (done)
                    done = add(game, key, placeText(game, ply, branch), after);
            }
        });
        return done;
    }

    core::Result<void> flush()
    {
        std::vector<nn::Query> queries;
        for (const Task& task : m_tasks)
            queries.push_back({.state = &task.state, .qualities = false, .ownership = m_owners});
        std::vector<nn::Evaluation> answers(queries.size());
        if (auto evaluated = m_teacher.evaluate(queries, answers); !evaluated)
            return evaluated;
        for (std::size_t i = 0; i < m_tasks.size(); ++i)
            if (auto kept = m_labels.add(m_tasks[i].game->line, m_tasks[i].place, labelOf(m_tasks[i], answers[i])); !kept)
                return kept;
        m_positions += m_tasks.size();
        m_tasks.clear();
        return {};
    }

    std::uint64_t positions() const { return m_positions; }

private:
    struct Task {
        const nn::LabelledGame* game;
        std::string key; ///< of the game
        std::string place;
        nn::GameState state;
    };

    core::Result<void> add(const nn::LabelledGame& game, const std::string& key, std::string place, const nn::GameState& state)
    {
        if (state.position().isOver() || m_labels.has(game.line, place))
            return {};
        m_tasks.push_back({&game, key, std::move(place), state});
        return m_tasks.size() < kBatch ? core::Result<void>() : flush();
    }

    /// "group ⇥ line ⇥ place ⇥ win rate ⇥ lead ⇥ move:permille … ⇥ [owners ⇥] the game's key"
    std::string labelOf(const Task& task, const nn::Evaluation& answer) const
    {
        char numbers[64];
        std::snprintf(
            numbers, sizeof numbers, "%.4f\t%.2f\t", static_cast<double>((answer.value + 1) / 2), static_cast<double>(answer.scoreLead));
        return task.game->file + '\t' + std::to_string(task.game->line) + '\t' + task.place + '\t' + numbers
            + policyText(task.state, answer) + (m_owners ? '\t' + ownersText(answer) : std::string()) + '\t' + task.key;
    }

    nn::Evaluator& m_teacher;
    LabelFile& m_labels;
    bool m_owners;
    std::vector<Task> m_tasks;
    std::uint64_t m_positions = 0;
};

/// The first line of a file of labels: the games, and everything that affects results.
std::string headerOf(const nn::NetworkInfo& teacher, const TeachGo& options, const fs::path& games)
{
    const std::string asides = options.asides > 0 ? " asides " + std::to_string(options.asides) : std::string();
    return "# " + folderOf(games) + '\t' + teacher.name + ' ' + teacher.keptBy() + asides + (options.owners ? " owners" : "");
}

/// One file of games.
core::Result<void> labelFile(
    nn::Evaluator& teacher, const TeachGo& options, const fs::path& games, const fs::path& path, Taught& taught, jobs::JobContext& job)
{
    auto labels = LabelFile::open(path, headerOf(teacher.info(), options, games));
    if (!labels)
        return labels.error();
    const auto read = nn::readLabelledGames(games, allRanks());
    if (!read)
        return read.error();
    const Stopwatch watch;
    Labeller labeller(teacher, *labels, options.owners);
    for (std::size_t i = 0; i < read->games.size(); ++i) {
        if (job.stopRequested())
            return core::Error{core::ErrorCode::Stopped};
        job.report(i, read->games.size());
        if (!read->games[i].start->as<go::Position>())
            continue;
        if (auto added = labeller.add(read->games[i], options); !added)
            return added;
    }
    if (auto flushed = labeller.flush(); !flushed)
        return flushed;
    if (labeller.positions() == 0 && labels->isFinished()) {
        ++taught.skippedFiles;
        return {};
    }
    if (auto finished = labels->finish(); !finished)
        return finished;
    taught.positions += labeller.positions();
    ++taught.files;
    std::cerr << games.filename().string() << ": " << labeller.positions() << " positions, "
              << std::lround(static_cast<double>(labeller.positions()) / watch.elapsed().wallSeconds) << " per second\n";
    return {};
}

} // namespace

core::Result<std::vector<LabelFiles>> labelFilesOf(const fs::path& data, const fs::path& out)
{
    const auto files = nn::filesUnder(data);
    if (!files)
        return files.error();
    std::vector<LabelFiles> all;
    std::map<fs::path, fs::path> gamesOf;
    std::error_code failed;
    for (const fs::path& games : *files) {
        const fs::path below = fs::is_directory(data, failed) ? fs::relative(games.parent_path(), data, failed) : fs::path();
        const fs::path folder = (out / below).lexically_normal();
        fs::create_directories(folder, failed);
        if (failed)
            return core::Error{core::ErrorCode::CannotWrite, failed.message(), folder.string()};
        const fs::path labels = folder / (nameOf(games) + ".tsv.zst");
        const auto [first, isNew] = gamesOf.emplace(labels, games);
        if (!isNew)
            return core::Error{core::ErrorCode::BadArgument,
                {"%1 would have the same labels as %2; rename one of them", {games.string(), first->second.string()}}};
        all.push_back({games, labels});
    }
    return all;
}

core::Result<Taught> teachGo(const TeachGo& options, jobs::JobContext& job)
{
    const auto teacher = app::loadNetworkFile(options.network.string(), {.threads = options.threads, .exact = options.exact});
    if (!teacher)
        return teacher.error();
    const nn::NetworkInfo& info = (*teacher)->info();
    if (!game::isGo(info.game) || (options.owners && !info.hasOwnership))
        return !game::isGo(info.game)
            ? core::Error{core::ErrorCode::OtherNetwork, info.game, options.network.string()}
            : core::Error{core::ErrorCode::BadArgument, "--owners (this network does not predict them)", options.network.string()};
    const auto files = labelFilesOf(options.data, options.out);
    if (!files)
        return files.error();
    Taught taught;
    for (const auto& [games, labels] : *files)
        if (auto labelled = labelFile(**teacher, options, games, labels, taught, job); !labelled)
            return labelled.error();
    return taught;
}

} // namespace evenmatch::cli
