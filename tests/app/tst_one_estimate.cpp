// The window and the command line give the same estimates for ten real players.
#include "tests/run_tests.h"

#include "app/window/network_sources.h"
#include "core/json_text.h"
#include "core/library/transfer/import.h"
#include "core/record/file/game_reader.h"
#include "nn/ranks/estimate_json.h"
#include "ui/rank/my_rank.h"

#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

namespace tst_one_estimate {

using namespace evenmatch;
using nlohmann::json;

namespace {

constexpr std::size_t kGames = 2; ///< of each player

/// A player's first games in a file of many players.
struct Sample {
    std::string player;
    std::string text;
};

std::optional<Sample> firstPlayerIn(const std::filesystem::path& path)
{
    auto reader = record::openGames(path);
    if (!reader)
        return std::nullopt;
    std::map<std::string, std::vector<std::string>> texts;
    for (auto next = (*reader)->next(); next && *next; next = (*reader)->next()) {
        if (!(*next)->record)
            continue;
        for (const record::PlayerInfo& player : record::gameInfo(*(*next)->record).players) {
            std::vector<std::string>& games = texts[player.name];
            games.push_back((*next)->text);
            if (games.size() < kGames)
                continue;
            Sample sample{player.name, {}};
            for (const std::string& game : games)
                sample.text += game + "\n\n";
            return sample;
        }
    }
    return std::nullopt;
}

} // namespace

class TestOneEstimate : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QSettings().clear();
        qputenv("EVENMATCH_MODELS", MODELS);
    }

    void windowAndCommandSayTheSame_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("file");
        for (const char* group : {"1-2k", "1d", "3d", "5d", "8d"})
            QTest::addRow("Fox %s", group) << QStringLiteral("go")
                                           << QStringLiteral(SHARED_DATA "/fox/query-by-player/%1.sgf.zst").arg(group);
        for (const char* group : {"1000-1199", "1400-1599", "1600-1799", "2000-2199", "2400-2599"})
            QTest::addRow("Lichess %s", group) << QStringLiteral("chess")
                                               << QStringLiteral(SHARED_DATA "/lichess-multi/query/%1.pgn.zst").arg(group);
    }

    void windowAndCommandSayTheSame()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, file);
        if (!std::filesystem::exists(file.toStdString()))
            QSKIP("real players' games are not here (EVENMATCH_SHARED)");
        const auto sample = firstPlayerIn(file.toStdString());
        QVERIFY(sample);
        const QTemporaryDir folder;
        const std::filesystem::path games = folder.filePath(game == QStringLiteral("go") ? "games.sgf" : "games.pgn").toStdString();
        std::ofstream(games, std::ios::binary) << sample->text;
        const QString libraryFile = folder.filePath("games.library");
        {
            auto library = library::Library::open(libraryFile.toStdString());
            QVERIFY(library.ok());
            jobs::JobContext job;
            QVERIFY(library::importGames(*library, {&games, 1}, job).ok());
            const auto me = library->playerOf(sample->player);
            QVERIFY(me.ok() && library->setMe(*me, true).ok());
        }
        const std::string family = game.toStdString();
        ui::Engine engine(app::networkSources());
        ui::LibraryService service(libraryFile, engine);
        ui::MyRank rank(service, engine);
        QTRY_COMPARE(rank.games(family), std::uint64_t{kGames});
        rank.analyse(family);
        QTRY_COMPARE(rank.state(family), ui::MyRank::State::Ready);
        const auto inWindow = rank.result(family);
        QVERIFY(inWindow->report.estimate.isEnough());

        QProcess process;
        process.start(EVENMATCH_CLI,
            {"estimate", QString::fromStdString(games.string()), "--player", QString::fromStdString(sample->player), "--cache", {},
                "--json"});
        QVERIFY(process.waitForFinished(-1));
        const json printed = core::parseJson(process.readAllStandardOutput().toStdString());
        QVERIFY2(printed.is_object() && printed["players"].size() == 1, process.readAllStandardError());
        const json inCommand = printed["players"][0];
        const json expected = core::parseJson(core::jsonText(nn::estimateJson(inWindow->report.estimate, inWindow->scale)));
        for (const auto& [key, value] : expected.items())
            QVERIFY2(inCommand[key] == value,
                (key + ": " + core::jsonText(inCommand[key]) + ", in the window " + core::jsonText(value)).c_str());
        const json answers = core::parseJson(core::jsonText(nn::answersJson(inWindow->report.answers, inWindow->scale)));
        QVERIFY2(
            inCommand["answers"] == answers, (core::jsonText(inCommand["answers"]) + ", in the window " + core::jsonText(answers)).c_str());
        QVERIFY(answers["moves"].is_object() && answers["everything"].is_object()); // these files contain the opponents' ranks
        QCOMPARE(QString::fromStdString(printed["network"]["name"].get<std::string>()), inWindow->network);
    }
};

EVENMATCH_TEST_WITH_WIDGETS(TestOneEstimate)

} // namespace tst_one_estimate

#include "tst_one_estimate.moc"
