#include "app/lab/support/teach_go.h"

#include "app/lab/support/branches.h"
#include "app/shared/stopwatch.h"
#include "core/game/go/position.h"
#include "core/random.h"
#include "core/record/file/packed_output.h"
#include "nn/data/labelled_games.h"
#include "nn/data/text_lines.h"
#include "nn/review/owners.h"
#include "search/engine/katago_teacher.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <tuple>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;

constexpr int kLeastPermille = 2;
constexpr std::size_t kMostMoves = 24;

int permille(float share) { return static_cast<int>(std::lround(share * 1000)); }

/// Every rank of a Go player: which games count does not depend on a network's scale.
strength::RankScale allRanks()
{
    const strength::RankScale scale = strength::goScale();
    std::vector<std::string> names;
    for (const strength::RankGroup& rank : scale.ranks())
        names.push_back(rank.name);
    names.emplace_back("19-30k");
    return strength::RankScale("go", names);
}

/// "fox/train": the folder of a file of games, wherever the data stands.
std::string folderOf(const fs::path& games)
{
    std::error_code failed;
    const fs::path folder = fs::weakly_canonical(games, failed).parent_path();
    return (folder.parent_path().filename() / folder.filename()).string();
}

/// The plies of a game that are drawn. They go by the game and the seed, and those of a smaller share are among those of a larger.
std::vector<std::size_t> drawnPlies(const nn::LabelledGame& game, const std::string& key, const TeachGo& options)
{
    core::Random random(core::folded(options.seed * 0x9e3779b97f4a7c15u, key));
    std::vector<std::size_t> plies;
    for (std::size_t ply = 0; ply < game.moves.size(); ++ply)
        if (random.uniform() < options.share)
            plies.push_back(ply);
    return plies;
}

/// Where labels stand: after `ply` moves of a game, and others.
std::string placeText(const nn::LabelledGame& game, std::size_t ply, std::span<const game::Move> aside)
{
    std::string text = std::to_string(ply);
    for (const game::Move move : aside)
        text += ' ' + game.start->moveText(move);
    return text;
}

/// The labels of one file of games: what is there of them, and what is still to be asked.
class LabelFile {
public:
    /// Reads what earlier runs left. BadArgument when another teacher said it, or of other games.
    static core::Result<LabelFile> open(const fs::path& path, std::string header)
    {
        LabelFile file(path, std::move(header));
        for (const fs::path& labels : {file.m_path, file.m_part})
            if (auto read = file.read(labels); !read)
                return read.error();
        return file;
    }

    bool has(std::uint64_t line, const std::string& place) const { return m_lines.contains(keyOf(line, place)); }
    bool isFinished() const { return m_isFinished; }

    /// Keeps a label at once.
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
        m_isFinished = m_isFinished || (!isPart && whole > 0);
        return {};
    }

    /// The last line may lack its end when the run was killed.
    core::Result<void> dropTornLine() const
    {
        std::ifstream in(m_part, std::ios::binary);
        const std::string text(std::istreambuf_iterator<char>(in), {});
        std::error_code failed;
        fs::resize_file(m_part, text.rfind('\n') + 1, failed); // nothing of it where there is none
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

/// "group ⇥ line ⇥ place ⇥ win rate ⇥ lead ⇥ move:permille … ⇥ [owners ⇥] the game's key"
std::string labelOf(const nn::LabelledGame& game, const std::string& key, const std::string& place, const search::TeacherAnswer& answer)
{
    char numbers[64];
    std::snprintf(numbers, sizeof numbers, "%.4f\t%.2f\t", static_cast<double>(answer.winRate), static_cast<double>(answer.lead));
    std::string text = game.file + '\t' + std::to_string(game.line) + '\t' + place + '\t' + numbers;
    for (std::size_t n = 0; n < std::min(answer.policy.size(), kMostMoves); ++n) {
        const auto& [move, share] = answer.policy[n];
        if (n > 0 && permille(share) < kLeastPermille)
            break;
        text += (n > 0 ? " " : "") + game.start->moveText(move) + ':' + std::to_string(permille(share));
    }
    if (!answer.owners.empty())
        text += '\t' + nn::ownersText(answer.owners);
    return text + '\t' + key;
}

/// What is asked about a file of games.
class Questions {
public:
    /// What is still missing of a game.
    void add(const nn::LabelledGame& game, std::string key, const TeachGo& options, const LabelFile& labels)
    {
        const std::vector<std::size_t> plies = drawnPlies(game, key, options);
        const auto known = std::make_shared<const std::string>(std::move(key));
        if (options.asides == 0) {
            search::TeacherQuestion& question = ask(&game, Subject{&game, known, {}});
            std::ranges::copy_if(plies, std::back_inserter(question.plies),
                [&](std::size_t ply) { return !labels.has(game.line, placeText(game, ply, {})); });
            m_positions += question.plies.size();
            return;
        }
        for (const std::size_t ply : plies) {
            for (const Moves& branch : branchesAt(game, ply, options.asides, *known, options.seed)) {
                std::string place = placeText(game, ply, branch);
                if (labels.has(game.line, place))
                    continue;
                nn::PlayedGame& aside = m_asides.emplace_back(
                    nn::PlayedGame{game.start, Moves(game.moves.begin(), game.moves.begin() + static_cast<std::ptrdiff_t>(ply))});
                aside.moves.insert(aside.moves.end(), branch.begin(), branch.end());
                search::TeacherQuestion& question = ask(&aside, Subject{&game, known, std::move(place)});
                question.plies = {aside.moves.size()};
                question.owners = true;
                ++m_positions;
            }
        }
    }

    std::span<const search::TeacherQuestion> all() const { return m_questions; }
    std::uint64_t positions() const { return m_positions; }

    core::Result<void> keep(const search::TeacherAnswer& answer, LabelFile& labels) const
    {
        const Subject& subject = m_subjects[answer.question];
        const std::string place = subject.place.empty() ? placeText(*subject.game, answer.ply, {}) : subject.place;
        return labels.add(subject.game->line, place, labelOf(*subject.game, *subject.key, place, answer));
    }

private:
    struct Subject {
        const nn::LabelledGame* game;
        std::shared_ptr<const std::string> key; ///< of the game
        std::string place; ///< empty: the ply that is answered
    };

    search::TeacherQuestion& ask(const nn::PlayedGame* game, Subject subject)
    {
        m_subjects.push_back(std::move(subject));
        return m_questions.emplace_back(search::TeacherQuestion{.game = game, .plies = {}});
    }

    std::vector<search::TeacherQuestion> m_questions;
    std::vector<Subject> m_subjects; ///< one a question
    std::deque<nn::PlayedGame> m_asides; ///< stay where they are
    std::uint64_t m_positions = 0;
};

/// One file of games.
core::Result<void> labelFile(search::KataGoTeacher& teacher, const TeachGo& options, const fs::path& games, const fs::path& path,
    Taught& taught, jobs::JobContext& job)
{
    const std::string name = games.filename().string();
    const std::string asides = options.asides > 0 ? " asides " + std::to_string(options.asides) : std::string();
    auto labels = LabelFile::open(path, "# " + folderOf(games) + '\t' + teacher.identity() + asides);
    if (!labels)
        return labels.error();
    const auto read = nn::readLabelledGames(games, allRanks());
    if (!read)
        return read.error();
    Questions questions;
    for (const nn::LabelledGame& game : read->games)
        if (game.start->as<go::Position>())
            questions.add(game, nn::contentKey(game), options, *labels);
    if (questions.positions() == 0 && labels->isFinished()) {
        ++taught.skippedFiles;
        return {};
    }
    const Stopwatch watch;
    std::uint64_t positions = 0;
    const auto hear = [&](const search::TeacherAnswer& answer) {
        job.report(++positions, questions.positions());
        return questions.keep(answer, *labels);
    };
    const auto refused = teacher.ask(questions.all(), hear, job.stopToken());
    if (!refused)
        return refused.error();
    if (auto finished = labels->finish(); !finished)
        return finished;
    taught.positions += positions;
    taught.refusedGames += refused->games;
    ++taught.files;
    std::cerr << name << ": " << positions << " positions, " << std::lround(static_cast<double>(positions) / watch.elapsed().wallSeconds)
              << " per second";
    if (refused->first)
        std::cerr << "; " << refused->games << " games refused: " << core::describe(*refused->first);
    std::cerr << '\n';
    return {};
}

} // namespace

core::Result<Taught> teachGo(const TeachGo& options, jobs::JobContext& job)
{
    const auto files = nn::filesUnder(options.data);
    if (!files)
        return files.error();
    auto words = search::splitCommand(options.katago);
    if (!words)
        return words.error();
    auto teacher = search::KataGoTeacher::launch(*std::move(words), options.visits, {}, job.stopToken());
    if (!teacher)
        return teacher.error();
    std::error_code failed;
    Taught taught;
    for (const fs::path& file : *files) {
        const fs::path below = fs::is_directory(options.data, failed) ? fs::relative(file.parent_path(), options.data, failed) : fs::path();
        const fs::path folder = (options.out / below).lexically_normal();
        const std::string name = file.filename().string();
        fs::create_directories(folder, failed);
        if (failed)
            return core::Error{core::ErrorCode::CannotWrite, failed.message(), folder.string()};
        if (auto labelled = labelFile(*teacher, options, file, folder / (name.substr(0, name.find('.')) + ".tsv.zst"), taught, job);
            !labelled)
            return labelled.error();
    }
    return taught;
}

} // namespace evenmatch::cli
