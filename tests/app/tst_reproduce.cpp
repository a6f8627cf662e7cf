// evenmatch-lab reproduce: the lines that play games, in their quick form, and kept results. tst_reproduce_sides.cpp tests the lines that
// read games.
#include "tests/run_tests.h"

#include "tests/app/reproduce_runs.h"
#include "tests/files.h"

#include <QMap>
#include <QTemporaryDir>

#include <cmath>

namespace tst_reproduce {

using namespace evenmatch::tests;

namespace {

/// Two games of rated players.
void writeQuery(const QString& folder)
{
    QByteArray games;
    for (const char* elo : {"1500", "1900"})
        games += QByteArray("[Event \"?\"]\n[White \"a\"]\n[Black \"b\"]\n[WhiteElo \"") + elo + "\"]\n[BlackElo \"" + elo
            + "\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1-0\n\n";
    writeFile(folder + "/query/games.pgn", games);
}

} // namespace

class TestReproduce : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Every line of the program must have a test.
    void everyLineHasARun()
    {
        QString help = run({"reproduce", "--help"}).out;
        const auto from = help.indexOf("LINE is one of");
        QVERIFY(from >= 0);
        QStringList offered;
        for (const QString& text : help.mid(from).split('\n').mid(1))
            if (text.startsWith("  "))
                offered.push_back(text.split(' ', Qt::SkipEmptyParts).value(0));
        QStringList tested;
        for (const ReproduceRow& row : kReproduceRows)
            tested.push_back(row.line);
        QCOMPARE(offered, tested);
    }

    void runsEveryLineQuickly_data() { addReproduceRows(false); }

    void runsEveryLineQuickly()
    {
        QFETCH(int, tables);
        QTemporaryDir folder;
        writeQuery(folder.path());
        runQuickly(QTest::currentDataTag(), folder.path(), tables);
    }

    /// A finished line is read instead of run again; a line without its result continues from its games.
    void keepsWhatItFound()
    {
        QTemporaryDir folder;
        const QStringList arguments{
            "reproduce", "sa-intergame", "--quick", "--network", "fake:chess", "--sims", "2", "--out", folder.path(), "--json"};
        const QJsonObject first = lineOf(run(arguments));
        QVERIFY(!first.isEmpty());
        QCOMPARE(lineOf(run(arguments)), first); // including the seconds
        QVERIFY(QFile::remove(folder.filePath("sa-intergame-chess-quick.json")));
        const QStringList states = QDir(folder.filePath("state")).entryList(QDir::Files);
        QVERIFY(states.size() >= 10);
        const QByteArray state = contentOf(folder.filePath("state/" + states.first()));
        const QJsonObject again = lineOf(run(arguments));
        QCOMPARE(again["tables"], first["tables"]);
        QCOMPARE(contentOf(folder.filePath("state/" + states.first())), state);
    }

    /// Both players search one leaf at a time, as the note says, and games with more are not continued.
    void adaptsWithTheSearchOfItsOpponents()
    {
        QTemporaryDir folder;
        QCOMPARE(
            run({"reproduce", "sa-intergame", "--quick", "--network", "fake:chess", "--sims", "2", "--out", folder.path()}).exitCode, 0);
        const QDir states(folder.filePath("state"));
        QVERIFY(!states.entryList(QDir::Files).isEmpty());
        for (const QString& name : states.entryList(QDir::Files))
            QCOMPARE(QJsonDocument::fromJson(contentOf(states.filePath(name))).object()["settings"].toObject()["batch"].toInt(), 1);
    }

    /// A result of an earlier edition of the line is measured again: its numbers are not those that the line gives now.
    void measuresAgainWhatChanged()
    {
        QTemporaryDir folder;
        const QStringList arguments{"reproduce", "complexity-unknown", "--quick", "--out", folder.path(), "--json"};
        const QString date = lineOf(run(arguments))["date"].toString();
        QVERIFY(!date.isEmpty());
        const QString file = folder.filePath("complexity-unknown-chess-quick.json");
        const QByteArray old = contentOf(file).replace("\"edition\": 4", "\"edition\": 3").replace(date.toUtf8(), "2001-01-01");
        writeFile(file, old);
        QCOMPARE(lineOf(run(arguments))["date"].toString(), date);
    }

    /// A line that plays its own games has one result, whatever --game is.
    void measuresOnceWhatHasNoGame()
    {
        QTemporaryDir folder;
        const QStringList arguments{"reproduce", "complexity-quality", "--quick", "--out", folder.path(), "--json"};
        const QJsonObject first = lineOf(run(arguments));
        QVERIFY(!first.isEmpty());
        QCOMPARE(lineOf(run(arguments + QStringList{"--game", "go"})), first); // including the seconds
        QCOMPARE(QDir(folder.path()).entryList({"*.json"}, QDir::Files), QStringList{"complexity-quality-chess-quick.json"});
    }

    /// Another seed or number of simulations neither needs another folder nor loses the games so far.
    void keepsGamesOfOtherSettings()
    {
        QTemporaryDir folder;
        for (const char* line : {"sa-elo", "sa-intergame"}) {
            const auto states = [&] {
                QMap<QString, QByteArray> all;
                for (const QString& name : QDir(folder.filePath("state")).entryList(QDir::Files))
                    all[name] = contentOf(folder.filePath("state/" + name));
                return all;
            };
            const QStringList arguments{"reproduce", line, "--quick", "--network", "fake:chess", "--out", folder.path()};
            QCOMPARE(run(arguments + QStringList{"--sims", "2"}).exitCode, 0);
            const auto before = states();
            for (const QStringList& other : {QStringList{"--sims", "2", "--seed", "2"}, QStringList{"--sims", "3"}}) {
                const Run again = run(arguments + other);
                QVERIFY2(again.exitCode == 0, again.err.constData());
            }
            const auto after = states();
            QVERIFY(after.size() > before.size());
            for (auto state = before.begin(); state != before.end(); ++state)
                QCOMPARE(after[state.key()], state.value());
        }
    }

    /// --games is the number of games, although the folder has more.
    void countsOnlyRequestedGames()
    {
        QTemporaryDir folder;
        const auto samples = [&](const char* games) {
            const QJsonObject line = lineOf(run({"reproduce", "sa-intergame", "--quick", "--network", "fake:chess", "--sims", "2",
                "--games", games, "--out", folder.path(), "--json"}));
            return line["tables"].toArray()[0].toObject()["rows"].toArray()[0].toObject()["sample"].toInt();
        };
        QCOMPARE(samples("4"), 2); // the second half
        QCOMPARE(samples("2"), 1);
        QCOMPARE(samples("4"), 2);
    }

    /// Only the text between the marks changes, and the same results give the same text; a document without marks stays unchanged.
    void writesItsTables()
    {
        QTemporaryDir folder;
        const QString document = folder.filePath("experiments.md");
        const QStringList arguments{
            "reproduce", "sa-intergame", "--quick", "--network", "fake:chess", "--sims", "2", "--out", folder.path(), "--write", document};
        const QByteArray begin = "<!-- reproduce: begin. Written by evenmatch-lab reproduce --write; changes are lost. -->";
        const QByteArray end = "<!-- reproduce: end -->";
        writeFile(document, "before\n" + begin + "\nold\n" + end + "\nafter\n");
        QCOMPARE(run(arguments).exitCode, 0);
        const QByteArray written = contentOf(document);
        QVERIFY2(written.startsWith("before\n" + begin + "\n") && written.endsWith(end + "\nafter\n"), written.constData());
        QVERIFY(written.contains("### sa-intergame, chess") && written.contains("`reproduce sa-intergame --game chess --quick --sims 2`"));
        QVERIFY(written.contains("A short test run on small samples"));
        QVERIFY(written.contains("| paper |") && !written.contains("\nold\n") && !written.contains(folder.path().toUtf8()));
        QCOMPARE(run(arguments).exitCode, 0);
        QCOMPARE(contentOf(document), written);
        QVERIFY(QFile::remove(folder.filePath("sa-intergame-chess-quick.json"))); // killed before it was kept
        QCOMPARE(run(arguments).exitCode, 0);
        QCOMPARE(contentOf(document), written);

        for (const QByteArray& marks : {QByteArray("none\n"), end + begin, begin + begin + end}) {
            writeFile(document, marks);
            const Run refused = run(arguments);
            QCOMPARE(refused.exitCode, 1);
            QCOMPARE(refused.err.count('\n'), 1);
            QCOMPARE(contentOf(document), marks);
        }
    }

    /// sa-bound uses the Elo of sa-elo if it is in the same folder and of the same search, and is measured again when that result appears
    /// later.
    void takesUpWhatAnotherLineFound()
    {
        QTemporaryDir folder;
        const auto line = [&](const char* name) {
            return lineOf(run({"reproduce", name, "--quick", "--network", "fake:chess", "--sims", "8", "--out", folder.path(), "--json"}));
        };
        const auto indexOf = [](const QJsonObject& bound) {
            for (const QJsonValue table : bound["tables"].toArray())
                if (table["title"].toString().startsWith("Strength index of the search itself"))
                    return table["rows"].toArray().at(2).toObject()["ours"].toDouble();
            return 0.0;
        };
        const QJsonObject byThePapers = line("sa-bound");
        QVERIFY(indexOf(byThePapers) > 0);
        QVERIFY(!line("sa-elo").isEmpty());
        const QString path = folder.filePath("sa-elo-chess-quick.json");
        QJsonObject elo = QJsonDocument::fromJson(contentOf(path)).object();
        // Two games are too few: half of the paper's range is used instead.
        QJsonArray tables = elo["tables"].toArray();
        QJsonObject table = tables[0].toObject();
        QJsonArray rows = table["rows"].toArray();
        for (qsizetype i = 0; i < rows.size(); ++i) {
            QJsonObject row = rows[i].toObject();
            row["ours"] = row["name"].toString() == "z = inf" ? 272 : row["name"].toString() == "z = -inf" ? -272 : 0;
            rows[i] = row;
        }
        table["rows"] = rows;
        tables[0] = table;
        elo["tables"] = tables;
        writeFile(path, QJsonDocument(elo).toJson());
        const QJsonObject byOurs = line("sa-bound");
        QVERIFY(std::abs(indexOf(byOurs) * 2 / indexOf(byThePapers) - 1) < 1e-6);
        QCOMPARE(byOurs["tables"].toArray().last().toObject()["rows"].toArray().size(),
            qsizetype(2)); // from a logistic, and from the measurement
    }

    /// SE-MCTS adds a column, for the network of --seen; a network of another game is refused.
    void playsTheNetworkBeside()
    {
        QTemporaryDir folder;
        const QStringList arguments{
            "reproduce", "se-winrate", "--quick", "--network", "fake:chess", "--sims", "2", "--out", folder.path(), "--json"};
        const Run beside = run(arguments + QStringList{"--seen", "fake:chess"});
        QVERIFY2(beside.exitCode == 0, beside.err.constData());
        QCOMPARE(lineOf(beside)["tables"].toArray().size(), 4);
        const Run wrong = run(arguments + QStringList{"--seen", "fake:go"});
        QCOMPARE(wrong.exitCode, 2);
        QCOMPARE(wrong.err.count('\n'), 1);
    }

    void refusesWhatItDoesNotKnow()
    {
        QCOMPARE(run({"reproduce", "sa-elo", "--all"}).exitCode, 2);
        QCOMPARE(run({"reproduce", "--all", "--network", "fake:chess"}).exitCode, 2);
        QVERIFY(run({"reproduce", "sa-elo", "--quick", "--full"}).exitCode != 0);
        for (const char* lines : {"--all", "complexity-quality"}) {
            const Run mistyped = run({"reproduce", lines, "--quick", "--game", "ches"});
            QVERIFY2(mistyped.exitCode == 2 && mistyped.out.isEmpty() && mistyped.err.contains("ches"), mistyped.err.constData());
        }
        const Run unknown = run({"reproduce", "se-everything", "--quick"});
        QCOMPARE(unknown.exitCode, 2);
        QCOMPARE(unknown.err.count('\n'), 1);
        QTemporaryDir folder;
        const Run noGames
            = run({"reproduce", "se-move-accuracy", "--quick", "--network", "fake:chess", "--data", folder.path(), "--out", folder.path()});
        QCOMPARE(noGames.exitCode, 2);
        QCOMPARE(noGames.err.count('\n'), 1);
    }

    /// A line that fails does not add a second value to the JSON.
    void printsOneValueForLinesThatFail()
    {
        QTemporaryDir folder;
        const Run some = run({"reproduce", "se-move-accuracy", "complexity-quality", "--quick", "--network", "fake:chess", "--data",
            folder.path(), "--out", folder.path(), "--json"});
        QCOMPARE(some.exitCode, 2);
        const QJsonArray failed = some.json()["failed"].toArray();
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed[0].toObject()["line"].toString(), QString("se-move-accuracy"));
        QVERIFY(!failed[0].toObject()["reason"].toString().isEmpty());
        QCOMPARE(lineOf(some)["line"].toString(), QString("complexity-quality"));
    }

    void listsItsLines()
    {
        const Run list = run({"reproduce", "--list", "--json"});
        QCOMPARE(list.exitCode, 0);
        const QJsonArray lines = QJsonDocument::fromJson(list.out).object()["lines"].toArray();
        QVERIFY(lines.size() >= 9);
        QStringList needData;
        for (const QJsonValue line : lines) {
            QVERIFY(!line["name"].toString().isEmpty() && !line["about"].toString().isEmpty() && !line["paper"].toString().isEmpty());
            QVERIFY(!line["about"].toString().contains('('));
            if (line["needsData"].toBool())
                needData << line["name"].toString();
        }
        QVERIFY(needData.contains("se-move-accuracy"));
        QVERIFY(!needData.contains("sa-elo"));
    }

    void tellsWhatItFindsWhileItWorks_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("findings");
        const QStringList quick{"--quick", "--network", "fake:chess", "--sims", "2"};
        QTest::newRow("sa-elo") << (QStringList{"reproduce", "sa-elo"} + quick) << 4;
        QTest::newRow("se-winrate") << (QStringList{"reproduce", "se-winrate"} + quick) << 7;
        QTest::newRow("complexity-known") << QStringList{"reproduce", "complexity-known", "--quick"} << 4;
        QTest::newRow("complexity") << QStringList{"complexity", "connect4", "--target", "random", "--matches", "20", "--trials", "2",
            "--bound-runs", "1"} << 3;
        QTest::newRow("match") << QStringList{"match", "connect4", "--first", "random", "--second", "heuristic", "--games", "4"} << 1;
    }

    /// Only JSON lines: progress that never decreases, growing findings, and one end.
    void tellsWhatItFindsWhileItWorks()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, findings);
        QTemporaryDir folder;
        if (arguments.front() == "reproduce")
            arguments << "--out" << folder.path();
        const Run result = run(arguments + QStringList{"--progress", "json"});
        QVERIFY2(result.exitCode == 0, result.err.constData());
        int found = 0;
        int ends = 0;
        qsizetype rows = 0;
        double share = 0;
        for (const QByteArray& text : result.out.trimmed().split('\n')) {
            const QJsonObject event = QJsonDocument::fromJson(text).object();
            QVERIFY2(!event.isEmpty() && ends == 0, text.constData());
            const QString what = event["event"].toString();
            if (what == "progress") {
                QVERIFY2(event["done"].toDouble() / event["total"].toDouble() >= share, text.constData());
                share = event["done"].toDouble() / event["total"].toDouble();
            } else if (what == "findings") {
                ++found;
                qsizetype now = 0;
                for (const QJsonValue table : event["tables"].toArray())
                    now += table["rows"].toArray().size();
                QVERIFY(now >= rows);
                rows = now;
            } else {
                QCOMPARE(event["state"].toString(), QString("done"));
                ++ends;
            }
        }
        QVERIFY2(found >= findings, qPrintable(QString::number(found)));
        QVERIFY(rows > 0);
        QCOMPARE(ends, 1);
    }
};

EVENMATCH_TEST(TestReproduce)

} // namespace tst_reproduce

#include "tst_reproduce.moc"
