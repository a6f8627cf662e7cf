// Runs evenmatch-cli match, gtp and uci as processes: stable JSON, kill -9, and whole sessions over pipes.
#include "tests/run_tests.h"

#include "tests/app/programs.h"
#include "tests/files.h"
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace tst_match_cli {

namespace {

/// The games of a state file, without their clocks, in order of their numbers.
QStringList gamesOf(const QString& path)
{
    QStringList games;
    const QList<QByteArray> lines = contentOf(path).split('\n');
    for (const QByteArray& line : lines) {
        QJsonObject game = QJsonDocument::fromJson(line).object();
        game.remove("thinking");
        if (game.contains("number"))
            games << QString("%1 ").arg(game["number"].toInt(), 5) + QString::fromUtf8(QJsonDocument(game).toJson(QJsonDocument::Compact));
    }
    games.sort();
    return games;
}

/// Waits until a match with this state file has finished some games, or has ended.
void waitForGames(QProcess& process, const QString& state)
{
    QVERIFY(process.waitForStarted(-1));
    while (process.state() == QProcess::Running && gamesOf(state).isEmpty())
        process.waitForFinished(1);
}

bool isInstalled(const QString& program)
{
    return !QStandardPaths::findExecutable(program).isEmpty() || QFile::exists("/usr/games/" + program);
}

} // namespace

class TestMatchCli : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keepsTheContract()
    {
        const Run result = run(
            {"match", "connect4", "--first", "random", "--second", "random", "--games", "40", "--seed", "3", "--parallel", "2", "--json"});
        QCOMPARE(result.exitCode, 0);
        const QJsonObject json = result.json();
        QCOMPARE(json["first"].toString(), QString("random"));
        QCOMPARE(json["games"].toInt(), 40);
        QCOMPARE(json["wins"].toInt() + json["draws"].toInt() + json["losses"].toInt(), 40);
        QCOMPARE(json["score"].toDouble(), (json["wins"].toInt() + 0.5 * json["draws"].toInt()) / 40);
        QVERIFY(json["eloLow"].toDouble() < json["elo"].toDouble() && json["elo"].toDouble() < json["eloHigh"].toDouble());
        const Run again = run({"match", "connect4", "--first", "random", "--second", "random", "--games", "40", "--seed", "3", "--json"});
        QCOMPARE(again.json(), json);
    }

    /// Two of our own processes, with clocks long enough for any machine.
    void playsOnClocksOverUci()
    {
        const QStringList common{"match", "chess", "--first", "rank:1500", "--second", "rank:1300", "--network", "fake:chess", "--sims",
            "16", "--games", "2", "--max-moves", "12", "--opening", "0", "--over-uci"};
        const Run played = run(common + QStringList{"--clock", "3600+0", "--json"});
        QVERIFY2(played.exitCode == 0, played.err.constData());
        QCOMPARE(played.json()["first"].toString(), QString("rank:1500"));
        QCOMPARE(played.json()["games"].toInt(), 2);
        QVERIFY2(played.json()["ends"].toObject()["engine failure"].toInt() == 0, played.out.constData());
        const QJsonArray clocks = played.json()["onTheClock"].toArray();
        QVERIFY(clocks.size() == 2 && clocks[1].toObject()["player"] == "rank:1300" && clocks[1].toObject()["lostOnTime"].toInt() == 0);
        QVERIFY(run(common + QStringList{"--clock", "3600+0"}).out.contains("rank:1300 lost 0 of 2 games on time"));
        QTemporaryDir folder; // and the same seed gives the same games
        const QString saved = folder.filePath("games.pgn");
        QCOMPARE(run(common + QStringList{"--save", saved}).exitCode, 0);
        const QByteArray games = contentOf(saved);
        QCOMPARE(run(common + QStringList{"--parallel", "2", "--save", saved}).exitCode, 0);
        QCOMPARE(contentOf(saved), games);
        const Run go = run({"match", "go9", "--first", "rank:3d", "--second", "rank:1d", "--network", "fake:go", "--over-uci"});
        QVERIFY2(go.exitCode == 2 && go.err.contains("--over-uci") && go.err.count('\n') == 1, go.err.constData());
    }

    /// A start for each opening, which both players have once with each colour; a resumed match reads them again.
    void drawsStartsOfChess960()
    {
        QTemporaryDir folder;
        const QString save = folder.filePath("games.pgn");
        const QStringList match{"match", "chess960", "--first", "random", "--second", "random", "--games", "8", "--max-moves", "10",
            "--seed", "3", "--resume", folder.filePath("match.jsonl"), "--save", save};
        QCOMPARE(run(match).exitCode, 0);
        const QByteArray games = contentOf(save);
        QStringList starts;
        const QList<QByteArray> lines = games.split('\n');
        for (const QByteArray& line : lines)
            if (line.startsWith("[FEN "))
                starts << QString::fromUtf8(line);
        QCOMPARE(starts.size(), 8);
        QVERIFY(starts[0] == starts[1] && starts[2] == starts[3]);
        starts.removeDuplicates();
        QVERIFY(starts.size() > 2);
        QCOMPARE(run(match).exitCode, 0);
        QCOMPARE(contentOf(save), games);
    }

    void printsARoundRobin()
    {
        QTemporaryDir folder;
        const QString save = folder.filePath("games.sgf");
        const QStringList arguments = {"match", "go9", "--player", "random", "--player", "policy:9d", "--player",
            "mcts?sims=4&network=fake:go", "--network", "fake:go", "--games", "2", "--max-moves", "40", "--save", save};
        const Run events = run(arguments + QStringList{"--progress", "json"}); // which show only two players
        QVERIFY2(events.exitCode == 2 && events.err.contains("only for two players"), events.err.constData());
        const Run table = run(arguments);
        QCOMPARE(table.exitCode, 0);
        QCOMPARE(table.out.count('\n'), 4);
        QCOMPARE(contentOf(save).count("(;GM[1]"), 6);
        const QJsonObject json = run(arguments + QStringList{"--json"}).json();
        QCOMPARE(json["players"].toArray().size(), 3);
        QCOMPARE(json["pairs"].toArray().size(), 3);
        for (const QJsonValue player : json["players"].toArray()) {
            QCOMPARE(player["games"].toInt(), 4);
            QVERIFY(player["eloLow"].toDouble() < player["elo"].toDouble());
        }
    }

    void refusesNonsenseWithOneLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QStringList two{"--first", "random", "--second", "random"};
        QTest::newRow("a game nobody knows") << QStringList{"match", "halma"} + two;
        QTest::newRow("no network") << QStringList{"match", "connect4", "--first", "random", "--second", "mcts"};
        QTest::newRow("no such network") << QStringList{"match", "go9", "--network", "/nowhere.evm"} + two;
        QTest::newRow("no such rank") << QStringList{"match", "go9", "--network", "fake:go", "--first", "se:40k", "--second", "mcts"};
        QTest::newRow("no such program") << QStringList{"match", "go9", "--first", "gtp:no-such-engine", "--second", "random"};
        QTest::newRow("rules nobody knows") << QStringList{"match", "go9", "--rules", "Foo"} + two;
        QTest::newRow("a file of the wrong kind") << QStringList{"match", "go9", "--save", "games.pgn"} + two;
        QTest::newRow("a file that cannot be written") << QStringList{"match", "go9", "--save", "/dev/null/games.sgf"} + two;
        QTest::newRow("games that have no files") << QStringList{"match", "connect4", "--save", "games.sgf"} + two;
        QTest::newRow("a network of chess for Go's protocol") << QStringList{"gtp", "--network", "fake:chess"};
        QTest::newRow("results kept where nothing ends") << QStringList{"match", "go9", "--resume", "/dev/zero"} + two;
        QTest::newRow("a player without an evaluation of this game")
            << QStringList{"match", "go9", "--first", "heuristic", "--second", "random"};
        QTest::newRow("bad test") << QStringList{"match", "go9", "--sprt", "10,0"} + two;
        QTest::newRow("engine that does not search") << QStringList{"uci", "--network", "fake:chess", "--player", "random"};
    }

    void refusesNonsenseWithOneLine()
    {
        QFETCH(QStringList, arguments);
        checkRefusal(run(arguments));
    }

    /// The number of leaves that a search evaluates together decides its moves.
    void playsTheSameGamesInParallel()
    {
        QTemporaryDir folder;
        const auto games = [&](const char* parallel) {
            const QString save = folder.filePath(QString("%1.sgf").arg(QLatin1String(parallel)));
            const Run played = run({"match", "go9", "--first", "mcts", "--second", "sa:0", "--network", "fake:go", "--sims", "40",
                "--games", "2", "--max-moves", "10", "--seed", "5", "--parallel", parallel, "--save", save});
            return played.exitCode == 0 ? contentOf(save) : QByteArray();
        };
        const QByteArray alone = games("1");
        QVERIFY(!alone.isEmpty());
        QCOMPARE(games("8"), alone);
    }

    void survivesKill()
    {
        QTemporaryDir folder;
        const QStringList base{
            "match", "othello6", "--first", "random", "--second", "random", "--games", "600", "--parallel", "2", "--resume"};
        const QString state = folder.filePath("killed.jsonl");
        int kills = 0;
        for (int attempt = 0; attempt < 3; ++attempt) {
            QProcess process;
            process.start(EVENMATCH_CLI, base + QStringList{state});
            QVERIFY(process.waitForStarted(-1));
            // Wait for some more games, then kill it.
            const auto before = contentOf(state).size();
            QElapsedTimer timer;
            timer.start();
            while (process.state() == QProcess::Running && contentOf(state).size() < before + 20'000 && timer.elapsed() < 20'000)
                process.waitForFinished(1);
            kills += process.state() == QProcess::Running;
            process.kill();
            process.waitForFinished(-1);
        }
        QVERIFY(kills > 0);
        const Run resumed = run(base + QStringList{state, "--json"});
        QCOMPARE(resumed.exitCode, 0);
        QCOMPARE(resumed.json()["games"].toInt(), 600);
        QVERIFY(resumed.json()["resumed"].toInt() > 0);
        const QString whole = folder.filePath("whole.jsonl");
        const Run uninterrupted = run(base + QStringList{whole, "--json"});
        QCOMPARE(uninterrupted.json()["wins"], resumed.json()["wins"]);
        QCOMPARE(gamesOf(state), gamesOf(whole));
        QCOMPARE(gamesOf(state).size(), 600);
    }

    void keepsTheFileIfNoGameWasFinished()
    {
        QTemporaryDir folder;
        const QString save = folder.filePath("games.pgn");
        writeFile(save, "[Event \"Earlier\"]\n\n*\n");
        const QString state = folder.filePath("state.jsonl");
        QProcess process; // the first move takes minutes
        process.start(EVENMATCH_CLI,
            {"match", "chess", "--first", "uct:10000000", "--second", "uct:10000000", "--games", "1", "--resume", state, "--save", save});
        QVERIFY(process.waitForStarted(-1));
        while (process.state() == QProcess::Running && contentOf(state).isEmpty())
            process.waitForFinished(1);
        process.terminate();
        QVERIFY(process.waitForFinished(-1));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(contentOf(save).contains("Earlier"));
    }

    void keepsGamesWhenTheTerminalCloses()
    {
        QTemporaryDir folder;
        const QString save = folder.filePath("games.sgf");
        const QString state = folder.filePath("state.jsonl");
        QProcess process;
        process.setChildProcessModifier([] { std::signal(SIGHUP, SIG_DFL); }); // even if these tests run under nohup
        process.start(EVENMATCH_CLI,
            {"match", "go9", "--first", "random", "--second", "random", "--games", "100000", "--resume", state, "--save", save});
        waitForGames(process, state);
        QCOMPARE(kill(static_cast<pid_t>(process.processId()), SIGHUP), 0);
        QVERIFY(process.waitForFinished(-1));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(contentOf(save).startsWith("(;"));
    }

    /// Of nohup, or of a script that started the match in the background.
    void respectsIgnoredSignals()
    {
        QTemporaryDir folder;
        const QString state = folder.filePath("state.jsonl");
        QProcess process;
        process.setChildProcessModifier([] {
            std::signal(SIGINT, SIG_IGN);
            std::signal(SIGHUP, SIG_IGN);
        });
        process.start(EVENMATCH_CLI, {"match", "go9", "--first", "random", "--second", "random", "--games", "300", "--resume", state});
        waitForGames(process, state);
        QCOMPARE(kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        QCOMPARE(kill(static_cast<pid_t>(process.processId()), SIGHUP), 0);
        QVERIFY(process.waitForFinished(-1));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(gamesOf(state).size(), 300);
    }

    /// A score that hides it would be taken for the engine's strength.
    void tellsThatAnEngineFailed()
    {
        QTemporaryDir folder;
        const QString engine = folder.filePath("engine.sh");
        writeFile(engine,
            "while read word rest; do\n"
            "    case $word in\n"
            "    genmove) exit 1 ;;\n"
            "    list_commands) printf '= genmove\\nplay\\nboardsize\\nclear_board\\nkomi\\nquit\\n\\n' ;;\n"
            "    *) printf '=\\n\\n' ;;\n"
            "    esac\n"
            "done\n");
        const Run result = run({"match", "go9", "--first", "gtp:sh " + engine, "--second", "random", "--games", "2"});
        QCOMPARE(result.exitCode, 0);
        QVERIFY2(result.out.contains(" lost 2 of 2 games because it failed: "), result.out.constData());
    }

    void speaksGtp()
    {
        const Run result = run({"gtp", "--network", "fake:go", "--rank", "4k", "--sims", "10"},
            "1 boardsize 9\n2 komi 6.5\n3 play b E5\n4 genmove w\n5 evenmatch-rank\n6 nonsense\n7 quit\n8 name\n");
        QCOMPARE(result.exitCode, 0);
        QVERIFY(result.out.startsWith("=1 \n\n=2 \n\n=3 \n\n=4 "));
        QVERIFY(result.out.endsWith("\n\n=5 4k\n\n?6 unknown command\n\n=7 \n\n"));
        QVERIFY(result.err.isEmpty());
    }

    void speaksUci()
    {
        const Run result
            = run({"uci", "--network", "fake:chess", "--sims", "10"}, "uci\nisready\nposition startpos moves e2e4\ngo nodes 5\n");
        QCOMPARE(result.exitCode, 0); // the end of the input works as quit
        QVERIFY(result.out.contains("uciok\nreadyok\n"));
        QVERIFY(result.out.contains("\nbestmove "));
    }

    void meetsInstalledEngines_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("program");
        QTest::newRow("GNU Go against our GTP") << QStringList{"match", "go9", "--first", "gtp:gnugo --mode gtp --level 0 --chinese-rules",
            "--second", QString("gtp:%1 gtp --network fake:go --sims 2").arg(EVENMATCH_CLI)}
                                                << "gnugo";
        QTest::newRow("Stockfish against our UCI") << QStringList{"match", "chess", "--first", "uci:stockfish?nodes=50", "--second",
            QString("uci:%1 uci --network fake:chess?nodes=2").arg(EVENMATCH_CLI)}
                                                   << "stockfish";
    }

    void meetsInstalledEngines()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, program);
        if (!isInstalled(program))
            QSKIP("not installed");
        const Run result = run(arguments + QStringList{"--games", "1", "--json"});
        QVERIFY2(result.exitCode == 0, result.err.constData());
        const QJsonObject ends = result.json()["ends"].toObject();
        QVERIFY2(!ends.contains("engine failure") && !ends.contains("illegal move"), result.out.constData());
        QCOMPARE(result.json()["wins"].toInt(), 1); // by an untrained network
    }
};

EVENMATCH_TEST(TestMatchCli)

} // namespace tst_match_cli

#include "tst_match_cli.moc"
