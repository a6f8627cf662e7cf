// Compares proposed dead stones with GNU Go's, on finished games of people: 9×9 and 19×19, weak and strong. The suite uses a dozen small
// games; EVENMATCH_FINISHED_GAMES=100 QTEST_FUNCTION_TIMEOUT=7200000 uses 100 of each kind (GNU Go takes seconds for a large board).
#include "tests/run_tests.h"

#include "core/game/go/diagram.h"
#include "core/game/go/scoring.h"
#include "core/record/board/replay.h"
#include "core/record/file/game_reader.h"
#include "core/record/file/input_stream.h"
#include "search/engine/gtp_engine.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

namespace tst_dead_stones {

using namespace evenmatch;
using namespace std::chrono_literals;

namespace {

constexpr int kGamesInTheSuite = 12;
constexpr const char* kSuite = "ogs9"; ///< the other kinds need EVENMATCH_FINISHED_GAMES
constexpr std::array kSources = {kSuite, "gtl", "fox", "go"};

struct Finished {
    std::string name;
    std::string text;
    go::Position position;
};

/// The games in the last column of a table.
std::string gamesOfTable(const std::filesystem::path& file)
{
    std::string text;
    auto input = record::openInput(file);
    std::array<char, 1 << 16> block{};
    while (input) {
        const auto size = (*input)->read(block);
        if (!size || *size == 0)
            break;
        text.append(block.data(), *size);
    }
    std::istringstream lines(text);
    std::string games;
    for (std::string line; std::getline(lines, line);)
        games += line.substr(line.rfind('\t') + 1) + "\n";
    return games;
}

/// The games of a file that ended by counting, at their final positions.
std::vector<Finished> countedGames(const std::filesystem::path& file, std::size_t most)
{
    std::vector<Finished> games;
    const bool table = file.stem().extension() == ".tsv";
    auto reader = table ? record::readGames(gamesOfTable(file), "games.sgf") : record::openGames(file);
    while (reader && games.size() < most) {
        const auto game = (*reader)->next();
        if (!game || !*game)
            break;
        if (!(*game)->record)
            continue;
        const record::GameRecord& record = *(*game)->record;
        const std::string result = record::gameInfo(record).result;
        const auto end = record::positionAt(record, record.mainLineEnd());
        if (result.size() > 2 && std::isdigit(static_cast<unsigned char>(result[2])) && end)
            games.push_back({file.parent_path().parent_path().filename().string() + "/" + file.filename().string() + " "
                    + std::to_string((*game)->number) + " " + result,
                (*game)->text, *end->as<go::Position>()});
    }
    return games;
}

/// The same number from each file, in order.
std::vector<Finished> countedGamesOf(const std::string& source, int count)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(SHARED_DATA) / source / "query"))
        files.push_back(entry.path());
    std::ranges::sort(files);
    std::vector<std::vector<Finished>> ofFiles;
    for (const auto& file : files)
        ofFiles.push_back(countedGames(file, static_cast<std::size_t>(count)));
    std::vector<Finished> games;
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i)
        for (auto& ofFile : ofFiles)
            if (i < ofFile.size() && games.size() < static_cast<std::size_t>(count))
                games.push_back(std::move(ofFile[i]));
    return games;
}

/// The points in a reply; parseMove() accepts only legal moves.
go::PointSet points(const go::Position& position, const std::string& text)
{
    std::istringstream words(text);
    const std::set<std::string> named{std::istream_iterator<std::string>(words), {}};
    go::PointSet set;
    for (std::uint16_t code = 0; code < position.passMove().code; ++code)
        if (named.contains(position.moveText({code})))
            set.insert({code});
    return set;
}

std::string names(const go::Position& position, const go::PointSet& set)
{
    std::string text;
    for (std::uint16_t code = 0; code < position.passMove().code; ++code)
        if (set.contains({code}))
            text += " " + position.moveText({code});
    return text;
}

} // namespace

class TestDeadStones : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void asGnuGoSays_data()
    {
        QTest::addColumn<QString>("source");
        for (const char* source : kSources)
            QTest::newRow(source) << source;
    }

    void asGnuGoSays()
    {
        QFETCH(const QString, source);
        const int asked = qEnvironmentVariableIntValue("EVENMATCH_FINISHED_GAMES");
        if (asked == 0 && source != kSuite)
            QSKIP("only where it is asked for");
        if (!search::findProgram("gnugo"))
            QSKIP("GNU Go is not installed");
        if (!std::filesystem::exists(std::filesystem::path(SHARED_DATA) / kSuite))
            QSKIP("without games of people");
        const QTemporaryDir folder;
        const std::string path = (folder.path() + "/game.sgf").toStdString();
        int all = 0;
        int equal = 0;
        for (const Finished& game : countedGamesOf(source.toStdString(), asked > 0 ? asked : kGamesInTheSuite)) {
            std::ofstream(path, std::ios::binary | std::ios::trunc) << game.text;
            const auto engine = search::GtpEngine::launch({"gnugo", "--mode", "gtp"}, {.answer = 600s}); // it never finishes some games
            QVERIFY(engine.ok());
            QVERIFY((*engine)->ask("loadsgf " + path).ok());
            const auto answer = (*engine)->ask("final_status_list dead");
            if (!answer) {
                qInfo("%s: no answer from GNU Go", game.name.c_str());
                continue;
            }
            const go::PointSet theirs = points(game.position, *answer);
            const go::PointSet ours = go::proposeDeadStones(game.position);
            ++all;
            if (ours == theirs)
                ++equal;
            else
                qInfo("%s: ours%s (%+g), GNU Go's%s (%+g)\n%s", game.name.c_str(), names(game.position, ours).c_str(),
                    go::score(game.position, ours).margin, names(game.position, theirs).c_str(), go::score(game.position, theirs).margin,
                    go::diagram(game.position).c_str());
            if (asked > 0)
                qInfo("equal in %d of %d games", equal, all);
        }
        QVERIFY(all > 0);
        QVERIFY(equal * 10 >= all * 9);
    }
};

EVENMATCH_TEST_WITH_EVENTS(TestDeadStones)

} // namespace tst_dead_stones

#include "tst_dead_stones.moc"
