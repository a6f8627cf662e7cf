// The proposal of dead stones beside GNU Go's, on finished games of people: 9×9 and 19×19, weak and strong. A dozen small games in the
// suite; EVENMATCH_FINISHED_GAMES=300 QTEST_FUNCTION_TIMEOUT=7200000 asks for as many of all kinds (GNU Go takes seconds a large board).
#include "core/game/go/diagram.h"
#include "core/game/go/scoring.h"
#include "core/record/game_reader.h"
#include "core/record/replay.h"
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

using namespace evenmatch;
using namespace std::chrono_literals;

namespace {

constexpr int kGamesInTheSuite = 12;
/// Where more are asked for, one of three is of each of these; in the suite all are of the first.
constexpr std::array kSources = {"ogs9", "gtl", "fox"};

struct Finished {
    std::string name;
    std::string text;
    go::Position position;
    double margin; ///< Black's, as the players counted
};

/// The games of a file that were counted, at their end.
std::vector<Finished> countedGames(const std::filesystem::path& file, std::size_t most)
{
    std::vector<Finished> games;
    auto reader = record::openGames(file);
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
                (*game)->text, *end->as<go::Position>(), (result[0] == 'B' ? 1 : -1) * std::strtod(result.c_str() + 2, nullptr)});
    }
    return games;
}

/// As many of each file, in their order.
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

/// The points named in an answer; parseMove() reads only what can be played.
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

/// Whether the players' own count comes of these dead stones; servers differ by a point in what they count beside.
bool isTheirCount(const Finished& game, const go::PointSet& dead)
{
    return std::abs(go::score(game.position, dead).margin - game.margin) < 1.1;
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
    void asGnuGoSays();
    void asThePlayersCounted();
};

/// What the players agreed upon is the last word.
void TestDeadStones::asThePlayersCounted()
{
    if (!std::filesystem::exists(std::filesystem::path(SHARED_DATA) / kSources[0]))
        QSKIP("without games of people");
    const int asked = qEnvironmentVariableIntValue("EVENMATCH_FINISHED_GAMES");
    int all = 0;
    int right = 0;
    for (const char* source : kSources) {
        int rightHere = 0;
        const std::vector<Finished> games = countedGamesOf(source, asked > 0 ? asked / static_cast<int>(kSources.size()) : kGamesInTheSuite);
        for (const Finished& game : games) {
            const go::PointSet dead = go::proposeDeadStones(game.position);
            if (isTheirCount(game, dead))
                ++rightHere;
            else
                qInfo("%s: dead%s, %.1f\n%s", game.name.c_str(), names(game.position, dead).c_str(), go::score(game.position, dead).margin,
                      go::diagram(game.position).c_str());
        }
        qInfo("%s: as the players counted in %d of %zu games", source, rightHere, games.size());
        all += static_cast<int>(games.size());
        right += rightHere;
    }
    qInfo("as the players counted in %d of %d games", right, all);
}

void TestDeadStones::asGnuGoSays()
{
    if (!search::findProgram("gnugo"))
        QSKIP("GNU Go is not installed");
    if (!std::filesystem::exists(std::filesystem::path(SHARED_DATA) / kSources[0]))
        QSKIP("without games of people");
    const int asked = qEnvironmentVariableIntValue("EVENMATCH_FINISHED_GAMES");
    const auto engine = search::GtpEngine::launch({"gnugo", "--mode", "gtp"}, {.answer = 300s});
    QVERIFY(engine.ok());
    const QTemporaryDir folder;
    const std::string path = (folder.path() + "/game.sgf").toStdString();
    int all = 0;
    int equal = 0;
    int differing = 0; ///< games in which both differ and the players' own count comes of our dead stones
    int differingByThem = 0;
    for (const char* source : kSources) {
        int equalHere = 0;
        const int wanted = asked > 0 ? asked / static_cast<int>(kSources.size()) : kGamesInTheSuite;
        const std::vector<Finished> games = countedGamesOf(source, wanted);
        for (const Finished& game : games) {
            std::ofstream(path, std::ios::binary | std::ios::trunc) << game.text;
            QVERIFY((*engine)->ask("loadsgf " + path).ok());
            const auto answer = (*engine)->ask("final_status_list dead");
            QVERIFY2(answer.ok(), game.name.c_str());
            const go::PointSet theirs = points(game.position, *answer);
            const go::PointSet ours = go::proposeDeadStones(game.position);
            if (ours == theirs) {
                ++equalHere;
                continue;
            }
            differing += isTheirCount(game, ours) ? 1 : 0;
            differingByThem += isTheirCount(game, theirs) ? 1 : 0;
            qInfo("%s: ours%s, GNU Go's%s\n%s", game.name.c_str(), names(game.position, ours).c_str(),
                  names(game.position, theirs).c_str(), go::diagram(game.position).c_str());
        }
        qInfo("%s: equal in %d of %zu games", source, equalHere, games.size());
        all += static_cast<int>(games.size());
        equal += equalHere;
        if (asked == 0)
            break;
    }
    qInfo("equal in %d of %d games; of the others the players counted %d as we do, %d as GNU Go does (to a point)", equal, all, differing, differingByThem);
    QVERIFY(equal * 10 >= all * 9);
}

QTEST_GUILESS_MAIN(TestDeadStones)
#include "tst_dead_stones.moc"
