// Runs evenmatch-cli genmove and tree, and evenmatch-lab bench search, as processes.
#include "tests/run_tests.h"

#include "tests/app/programs.h"
#include "tests/files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_search_cli {

namespace {

const QByteArray kPgn = "[White \"a\"]\n[Black \"b\"]\n[Result \"*\"]\n\n1. f3 a6 2. g4 *\n";
const QByteArray kSgf = "(;GM[1]SZ[9]KM[7];B[ee];W[cc];B[gg])";

} // namespace

class TestSearchCli : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void makesAMove()
    {
        const Run reply = run({"genmove", "chess", "--network", "fake:chess", "--sims", "40"}, kPgn);
        QCOMPARE(reply.exitCode, 0);
        QVERIFY(QRegularExpression("^[a-h][678][a-h][1-8]\n$").match(QString::fromUtf8(reply.out)).hasMatch()); // a piece of Black's
        const QStringList drawn{"genmove", "go9", "--network", "fake:go", "--player", "sa:0", "--sims", "60", "--seed", "5"};
        QCOMPARE(run(drawn, kSgf).out, run(drawn, kSgf).out);
    }

    void makesTheFirstMoveOfAGame()
    {
        const Run result = run({"genmove", "go9", "--network", "fake:go", "--rank", "3d", "--sims", "20", "--json"});
        QVERIFY2(result.exitCode == 0, result.err.constData());
        QCOMPARE(result.json()["search"]["moveNumber"].toInt(), 0);
        QCOMPARE(result.json()["search"]["moves"].toArray().size(), 82);
        const Run named = run({"genmove", "go9", "-", "--network", "fake:go", "--rank", "3d", "--sims", "20", "--json"});
        QVERIFY2(named.exitCode == 0, named.err.constData());
        QCOMPARE(named.json()["move"], result.json()["move"]);
    }

    void tellsWhy()
    {
        const QJsonValue json = run({"genmove", "go9", "--network", "fake:go", "--rank", "4k", "--sims", "50", "--json"}, kSgf).json();
        QCOMPARE(json["decision"].toString(), QString("move"));
        QCOMPARE(run({"genmove", "go", "--network", "fake:go", "--sims", "2", "--json"}, kSgf).json()["game"].toString(), QString("go9"));
        QCOMPARE(json["player"].toString(), QString("rank:4k"));
        const QJsonValue search = json["search"];
        QCOMPARE(search["moveNumber"].toInt(), 3);
        const QJsonArray moves = search["moves"].toArray(); // an opponent at a rank draws one of them
        QVERIFY(std::ranges::any_of(moves, [&](const QJsonValue& move) { return move["move"] == json["move"]; }));
        const QJsonValue move = moves[0];
        for (const char* key : {"visits", "q", "prior", "beta", "quality", "target", "delta"})
            QVERIFY2(move[key].isDouble(), key);
    }

    void looksAtAnyMove()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("game.sgf");
        writeFile(path, kSgf);
        for (const int move : {0, 2, 3}) {
            const Run result
                = run({"genmove", "go9", path, "--move", QString::number(move), "--network", "fake:go", "--sims", "5", "--json"});
            QCOMPARE(result.exitCode, 0);
            QCOMPARE(result.json()["search"]["moveNumber"].toInt(), move);
        }
    }

    void refusesNonsenseWithOneLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("input");
        const QStringList chess{"genmove", "chess", "--network", "fake:chess"};
        QTest::newRow("no such rank") << chess + QStringList{"--rank", "9d"} << kPgn;
        QTest::newRow("a player that does not search") << chess + QStringList{"--player", "random"} << kPgn;
        QTest::newRow("another game") << chess << kSgf;
        QTest::newRow("an illegal move") << chess << QByteArray("[Result \"*\"]\n\n1. e4 e5 2. Ke3 *\n");
        QTest::newRow("a variant, which is no empty input") << chess << QByteArray("[Variant \"Crazyhouse\"]\n\n1. e4 e5 *\n");
        QTest::newRow("another game, which is no empty input")
            << QStringList{"genmove", "go", "--network", "fake:go"} << QByteArray("(;GM[7]SZ[19];B[aa])");
        QTest::newRow("a move of a new game") << QStringList{"genmove", "go9", "--network", "fake:go", "--move", "5"} << QByteArray();
        QTest::newRow("no such file") << chess + QStringList{"/nowhere.pgn"} << QByteArray();
        QTest::newRow("a game nobody knows") << QStringList{"genmove", "halma"} << QByteArray();
        QTest::newRow("compare what is not steered") << QStringList{"tree", "-", "--network", "fake:chess", "--compare"} << kPgn;
        QTest::newRow("a tree of nothing") << QStringList{"tree", "-", "--network", "fake:chess"} << QByteArray();
    }

    void refusesNonsenseWithOneLine()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, input);
        const Run result = run(arguments, input);
        QCOMPARE(result.exitCode, 2);
        QVERIFY(result.out.isEmpty());
        QCOMPARE(result.err.count('\n'), 1);
    }

    /// Not that the game has two moves: the file has five.
    void tellsWhyAMoveCannotBeReached()
    {
        const QStringList arguments{"genmove", "chess", "--network", "fake:chess", "--move"};
        const QByteArray game = "[Result \"*\"]\n\n1. e4 e5 2. Ke3 d6 3. d4 *\n";
        const Run result = run(arguments + QStringList{"4"}, game);
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.err.contains("Ke3") && !result.err.contains("the game has"), result.err.constData());
        QCOMPARE(run(arguments + QStringList{"2"}, game).exitCode, 0);
    }

    void tellsHowTheGameEnded_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("how");
        QTest::newRow("mate") << "chess" << QByteArray("[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n") << QByteArray("checkmate");
        QTest::newRow("bare kings") << "chess" << QByteArray("[SetUp \"1\"]\n[FEN \"8/8/3k4/8/8/3Kr3/8/8 w - - 0 1\"]\n\n1. Kxe3 *\n")
                                    << QByteArray("insufficient material");
        QTest::newRow("passes") << "go9" << QByteArray("(;GM[1]SZ[9];B[ee];W[];B[])") << QByteArray("both sides passed");
    }

    void tellsHowTheGameEnded()
    {
        QFETCH(QString, game);
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, how);
        for (const QStringList& command : {QStringList{"genmove", game}, QStringList{"tree", "-"}}) {
            const Run result = run(command, input);
            QVERIFY2(result.exitCode == 2 && result.out.isEmpty(), result.err.constData());
            QVERIFY2(result.err.contains("the game is over (" + how + ')'), result.err.constData());
        }
    }

    void showsTheTree()
    {
        const QStringList arguments{"tree", "-", "--network", "fake:go", "--rank", "1d", "--sims", "400", "--depth", "3"};
        const Run text = run(arguments, kSgf);
        QVERIFY2(text.exitCode == 0, text.err.constData());
        QVERIFY(text.out.contains("target"));
        const QJsonValue tree = run(arguments + QStringList{"--json"}, kSgf).json()["tree"];
        int children = 0;
        int grandchildren = 0;
        for (const QJsonValue move : tree["moves"].toArray())
            for (const QJsonValue child : move["children"].toArray()) {
                ++children;
                grandchildren += static_cast<int>(child["children"].toArray().size());
            }
        QVERIFY(children > 0 && grandchildren > 0);
    }

    void drawsTheTree()
    {
        const Run dot = run({"tree", "-", "--network", "fake:go", "--sims", "30", "--dot"}, kSgf);
        QCOMPARE(dot.exitCode, 0);
        QVERIFY(dot.out.startsWith("digraph search {") && dot.out.endsWith("}\n"));
        QCOMPARE(dot.out.count("digraph"), 1);
    }

    void comparesWithPlainSearch()
    {
        const QStringList arguments{"tree", "-", "--network", "fake:go", "--rank", "11-18k", "--sims", "100", "--compare"};
        const QJsonValue json = run(arguments + QStringList{"--json"}, kSgf).json();
        QVERIFY(json["with"]["steered"].toBool() && !json["without"]["steered"].toBool());
        QCOMPARE(json["with"]["visits"].toInt(), json["without"]["visits"].toInt());
        QVERIFY(json["with"]["moves"] != json["without"]["moves"]);
        const Run text = run(arguments, kSgf);
        QCOMPARE(text.exitCode, 0);
        QVERIFY(text.out.contains("full strength"));
    }

    /// Without a network: the tree alone, by one search at least, and the fill of batches.
    void measuresSearches()
    {
        qputenv("EVENMATCH_MODELS", "/nowhere");
        const Run result = run({"bench", "search", "--quick", "--sims", "10", "--json"});
        qunsetenv("EVENMATCH_MODELS");
        QVERIFY2(result.exitCode == 0, result.err.constData());
        QStringList names;
        for (const QJsonValue row : result.json()["rows"].toArray()) {
            names << row["name"].toString();
            if (row["name"] == QJsonValue("search/go19/tree"))
                QVERIFY(row["bytesPerNode"].toDouble() > 64 && row["bytesPerNode"].toDouble() <= 900);
            if (row["name"] == QJsonValue("search/chess/tree"))
                QVERIFY(row["bytesPerNode"].toDouble() > 64 && row["bytesPerNode"].toDouble() <= 400);
            if (row["name"].toString().endsWith("/tree"))
                QVERIFY(row["growthPerVisit"].isDouble() && row["simulations"].toDouble() > 0);
            if (row["name"] == QJsonValue("search/chess/fill"))
                QVERIFY(row["fill"].toDouble() > 0 && row["fill"].toDouble() <= 1);
        }
        QCOMPARE(names, (QStringList{"search/go19/tree", "search/go9/tree", "search/chess/tree", "search/chess/fill"}));
    }
};

EVENMATCH_TEST(TestSearchCli)

} // namespace tst_search_cli

#include "tst_search_cli.moc"
