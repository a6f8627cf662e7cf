// The play table in the model: shown, changed, calibrated, verified, and measured strengths dropped after changes.
#include "tests/run_tests.h"

#include "nn/evaluate/fake_evaluator.h"
#include "tests/app/programs.h"
#include "tests/files.h"
#include "tests/nn/network_samples.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <tuple>

namespace tst_strength_cli {

namespace {

QJsonObject lineOf(const QJsonObject& shown, const QString& rank)
{
    for (const QJsonValue& line : shown["play"].toArray())
        if (line["rank"].toString() == rank)
            return line.toObject();
    return {};
}

} // namespace

class TestStrengthCli : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QFile::copy(MODELS "/chess.evm", model()));
        QVERIFY(QFile(model()).setPermissions(QFile::ReadOwner | QFile::WriteOwner));
        QCOMPARE(run({"profile", model(), "--play", "usual"}).exitCode, 0); // whatever the bundled model has
    }

    void showsAndChangesTheTable()
    {
        const Run usual = run({"profile", model(), "--json"});
        QCOMPARE(usual.exitCode, 0);
        const QJsonObject line = lineOf(usual.json(), "1400-1599");
        QVERIFY(line["inTable"].toBool(true) == false && line["temperature"].toDouble() > 0 && !line.contains("measured"));
        const QString table = path("table.json");
        writeFile(table, R"([{"rank": "1500", "visits": 33, "temperature": 0.7}])");
        const Run changed = run({"profile", model(), "--play", table, "--json"});
        QCOMPARE(changed.exitCode, 0);
        QCOMPARE(lineOf(changed.json(), "1400-1599")["visits"].toInt(), 33);
        QCOMPARE(lineOf(changed.json(), "1400-1599")["largestLoss"].toDouble(), line["largestLoss"].toDouble()); // not named: unchanged
        QVERIFY(lineOf(changed.json(), "1400-1599")["inTable"].toBool() && !lineOf(changed.json(), "1600-1799")["inTable"].toBool());
        QCOMPARE(changed.json()["hash"], usual.json()["hash"]); // the network is unchanged
        QVERIFY(run({"profile", model()}).out.contains("not measured"));
        const QString whole = path("whole.json"); // reads its own output
        writeFile(whole, usual.out);
        QCOMPARE(lineOf(run({"profile", model(), "--play", whole, "--json"}).json(), "1400-1599")["visits"].toInt(), 0);
    }

    void refusesBadTables()
    {
        for (const char* text : {"[", "{}", R"([{"rank": "3d"}])", R"([{"rank": "1500", "largestLoss": 7}])"}) {
            const QString table = path("bad.json");
            writeFile(table, text);
            const Run refused = run({"profile", model(), "--play", table});
            QVERIFY2(refused.exitCode != 0 && refused.err.count('\n') == 1, refused.err.constData());
        }
        QCOMPARE(run({"calibrate", "chess", "--network", "fake:chess", "--out", path("c"), "--anchor", "random"}).exitCode, 2);
        QCOMPARE(run({"verify", "chess", "--network", model(), "--out", path("v")}).exitCode, 2); // without opponents of known strength
    }

    /// Advice to add a part for the board would lead nowhere.
    void refusesBoardsInChess()
    {
        for (const char* command : {"profile", "servers"}) {
            const Run refused = run({command, model(), "--board", "9"});
            QCOMPARE(refused.exitCode, 2);
            QVERIFY2(refused.err.contains("--board 9 (only for Go)"), refused.err.constData());
        }
    }

    void measuresNothingWithoutCandidates()
    {
        for (const auto& [command, option, value] :
            {std::tuple("profile", "--ladder", "1"), std::tuple("profile", "--players", "1"), std::tuple("profile", "--train", "1"),
                std::tuple("profile", "--stratum", "1"), std::tuple("profile", "--per-rank", "1"),
                std::tuple("profile", "--stockfish", "1"), std::tuple("servers", "--by", "beta"), std::tuple("servers", "--katago", "1")}) {
            const Run refused = run({command, model(), option, value});
            QCOMPARE(refused.exitCode, 2);
            QVERIFY2(refused.err.contains(option) && refused.err.contains("--candidates"), refused.err.constData());
        }
    }

    /// It says so before it analyses the games, which takes hours.
    void comparesServersWithTheRightEngine()
    {
        const QStringList measured{"servers", model(), "--candidates", path("nowhere")};
        const Run without = run(measured + QStringList{"--by", "loss"});
        QCOMPARE(without.exitCode, 2);
        QVERIFY2(without.err.contains("--by loss needs an engine"), without.err.constData());
        const Run unused = run(measured + QStringList{"--stockfish", "stockfish"});
        QCOMPARE(unused.exitCode, 2);
        QVERIFY2(unused.err.contains("--by estimate uses no other engine"), unused.err.constData());
    }

    /// With a small network, because it plays 60 games.
    void calibratesAndVerifies()
    {
        namespace nn = evenmatch::nn;
        const evenmatch::strength::RankScale scale("chess", {"1600-1799", "1400-1599", "1200-1399", "1000-1199"});
        const nn::NetworkConfig config = nn::smallNetwork("chess120", 8);
        const nn::FakeEvaluator like({.game = "chess", .scale = scale});
        QVERIFY(nn::writeNetwork(model().toStdString(), config, nn::randomParameters(config, 9), like.info()).ok());
        const QStringList common
            = {"chess", "--network", model(), "--anchor", "policy=1500", "--ranks", "1400-1599,1200-1399", "--parallel", "2", "--json"};
        const Run calibrated
            = run(QStringList{"calibrate"} + common + QStringList{"--out", path("c"), "--visits", "8", "--match", "2", "--games", "4"});
        QVERIFY2(calibrated.exitCode == 0, calibrated.err.constData());
        QCOMPARE(calibrated.json()["ranks"].toArray().size(), 2);
        const QJsonObject line = lineOf(run({"profile", model(), "--json"}).json(), "1400-1599");
        QVERIFY(line["inTable"].toBool() && line["visits"].toDouble() >= 8);

        const Run verified = run(QStringList{"verify"} + common + QStringList{"--out", path("v"), "--games", "16"});
        QVERIFY2(verified.exitCode == 0, verified.err.constData());
        QCOMPARE(verified.json()["games"].toInt(), 48);
        // enough games to store the result
        const QJsonObject measured = lineOf(run({"profile", model(), "--json"}).json(), "1400-1599")["measured"].toObject();
        QCOMPARE(measured["games"].toInt(), 32);
        QCOMPARE(
            measured["rating"].toDouble(), verified.json()["ranks"].toArray().at(0).toObject()["measured"].toObject()["rating"].toDouble());
        QVERIFY(run({"profile", model()}).out.contains("Measured on 2"));

        const Run again = run(QStringList{"verify"} + common + QStringList{"--out", path("v"), "--games", "16"});
        QCOMPARE(again.out, verified.out); // from the kept games
        const QString other = path("other.json"); // changes another rank only
        writeFile(other, R"([{"rank": "1200-1399", "visits": 9}])");
        const QJsonObject partly = run({"profile", model(), "--play", other, "--json"}).json();
        QCOMPARE(lineOf(partly, "1400-1599")["measured"].toObject(), measured);
        QVERIFY(!lineOf(partly, "1200-1399").contains("measured"));
        QCOMPARE(run({"profile", model(), "--play", "usual"}).exitCode, 0); // changes the opponents
        QVERIFY(!lineOf(run({"profile", model(), "--json"}).json(), "1400-1599").contains("measured"));
    }

    void changesNoOtherBoardsTable()
    {
        const QString go = path("go.evm");
        QVERIFY(QFile::copy(MODELS "/go.evm", go));
        QVERIFY(QFile(go).setPermissions(QFile::ReadOwner | QFile::WriteOwner));
        const auto shown = [&](const QString& board) { return run({"profile", go, "--board", board, "--json"}).json(); };
        const auto calibrate = [&](const QString& game, const QStringList& more) {
            return run(QStringList{"calibrate", game, "--network", go, "--anchor", "policy=5k", "--ranks", "3-5k,6-9k", "--parallel", "2",
                           "--visits", "2", "--match", "2", "--games", "2", "--out", path("c") + game}
                + more);
        };
        const QJsonObject whole = shown("19");
        const QJsonObject small = shown("9");
        const Run calibrated = calibrate("go9", {});
        QVERIFY2(calibrated.exitCode == 0, calibrated.err.constData());
        QVERIFY(shown("9") != small);
        QCOMPARE(shown("19"), whole);
        const QJsonObject shared = shown("13");
        const Run there = calibrate("go13", {}); // has no part of its own, but settings of its own
        QVERIFY2(there.exitCode == 0, there.err.constData());
        QVERIFY(shown("13") != shared);
        QCOMPARE(shown("19"), whole);
    }

    /// Opponents on 13×13 have settings and a strength of their own; two games do not show it.
    void measuresABoardThatSharesTheProfile()
    {
        const QString go = path("shared.evm");
        QVERIFY(QFile::copy(MODELS "/go.evm", go));
        QVERIFY(QFile(go).setPermissions(QFile::ReadOwner | QFile::WriteOwner));
        const QString fast = path("fast.json");
        writeFile(fast, R"([{"rank": "26-30k", "visits": 1}])");
        QCOMPARE(run({"profile", go, "--play", fast}).exitCode, 0);
        const auto shown = [&](const QString& board) { return run({"profile", go, "--board", board, "--json"}).json(); };
        const QJsonObject whole = shown("19");
        writeFile(path("slow.json"), R"([{"rank": "26-30k", "visits": 2}])");
        QCOMPARE(run({"profile", go, "--board", "13", "--play", path("slow.json")}).exitCode, 0);
        QCOMPARE(lineOf(shown("13"), "26-30k")["visits"].toDouble(), 2.0);
        QCOMPARE(shown("19"), whole);
        QCOMPARE(run({"profile", go, "--board", "13", "--play", fast}).exitCode, 0);
        QVERIFY(lineOf(whole, "3-5k").contains("measured") && !lineOf(shown("13"), "26-30k").contains("measured"));
        const Run verified = run({"verify", "go13", "--network", go, "--anchor", "random=30k", "--ranks", "26-30k", "--parallel", "2",
            "--games", "2", "--out", path("v13"), "--json"});
        QVERIFY2(verified.exitCode == 0, verified.err.constData());
        QCOMPARE(shown("19"), whole);
    }

    void countsGoodSense()
    {
        const Run go = run({"soundness", "go9", "--network", "fake:go", "--ranks", "3d", "--games", "1", "--out", path("s"), "--json"});
        QVERIFY2(go.exitCode == 0, go.err.constData());
        const QJsonObject row = go.json()["rows"].toArray()[0].toObject();
        QVERIFY(!go.json()["stopped"].toBool());
        QVERIFY(row["games"].toInt() == 1 && row["moves"].toInt() > 10 && row.contains("selfAtaris") && row.contains("secondsAMove"));
    }

    /// Opponents play against themselves, and the model stays as it is.
    void soundnessHasNoOptionsOfMatches()
    {
        for (const QStringList& option : {QStringList{"--gnugo"}, QStringList{"--anchor", "random=9k"}, QStringList{"--keep-model"}}) {
            const Run refused = run(
                QStringList{"soundness", "go9", "--network", "fake:go", "--ranks", "3d", "--games", "1", "--out", path("n")} + option);
            QCOMPARE(refused.exitCode, 2);
            QVERIFY2(refused.err.contains(option.first().toUtf8()), refused.err.constData());
        }
        QVERIFY(!QFileInfo::exists(path("n")));
    }

    void saysThatGamesAreMissing()
    {
        QProcess process;
        process.start(EVENMATCH_LAB,
            {"soundness", "go9", "--network", "fake:go", "--ranks", "3d,1d", "--games", "1000000", "--parallel", "1", "--out", path("s"),
                "--json"});
        QVERIFY(process.waitForStarted(-1));
        QElapsedTimer timer;
        timer.start();
        while (process.state() == QProcess::Running && QFileInfo(path("s/3d.jsonl")).size() == 0 && timer.elapsed() < 20'000)
            process.waitForFinished(1);
        process.terminate();
        QVERIFY(process.waitForFinished(-1));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        const QJsonObject json = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        QVERIFY(json["stopped"].toBool());
        QCOMPARE(json["rows"].toArray().size(), 1);
    }

    /// An anchor with a name of its own is known by its SPEC too.
    void neverMixesAnchorsOfOneName()
    {
        const auto verify = [&](const char* anchor) {
            return run({"verify", "chess", "--network", "fake:chess", "--anchor", anchor, "--ranks", "1400-1599", "--games", "2",
                "--keep-model", "--out", path("named"), "--json"});
        };
        const Run first = verify("Anna: policy:1500?temperature=1=1500");
        QVERIFY2(first.exitCode == 0, first.err.constData());
        QCOMPARE(verify("Anna: policy:1500?temperature=1=1500").out, first.out);
        const Run other = verify("Anna: policy:1500?temperature=0=1500");
        QVERIFY2(other.exitCode == 2 && other.err.contains("another run"), other.err.constData());
    }

    void holdsLossesAgainstPeoples()
    {
        const QStringList common{
            "soundness", "chess", "--network", "fake:chess", "--ranks", "1400-1599", "--games", "1", "--out", path("s"), "--json"};
        const auto against = [&](const QString& folder, const QString& judge) {
            return run(common + QStringList{"--against", folder, "--judge", judge, "--nodes", "20"});
        };
        writeFile(path("people/one.pgn"),
            "[Event \"a game\"]\n[Site \"here\"]\n[Result \"0-1\"]\n[WhiteElo \"1500\"]\n[BlackElo \"1510\"]\n\n"
            "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+ 7. Be2 Nf3# 0-1\n");
        // Mates in one are counted without a judge too.
        const QStringList beside{"--against", path("people"), "--judge", "none"};
        const Run counted = run(common + beside);
        QVERIFY2(counted.exitCode == 0, counted.err.constData());
        const QJsonObject theirs = counted.json()["rows"].toArray()[0].toObject()["people"].toObject();
        QVERIFY(theirs["games"].toInt() == 2 && theirs["moves"].toInt() == 14 && theirs["matesFound"].toInt() == 1);
        QVERIFY(!counted.json()["rows"].toArray()[0].toObject().contains("losses"));
        const QStringList verify{"verify", "chess", "--network", "fake:chess", "--anchor", "policy=1500", "--ranks", "1400-1599", "--games",
            "2", "--keep-model", "--out", path("beside")};
        const Run verified = run(verify + beside + QStringList{"--json"});
        QVERIFY2(verified.exitCode == 0, verified.err.constData());
        const QJsonObject manners = verified.json()["ranks"].toArray()[0].toObject()["manners"].toObject();
        QVERIFY(manners["people"].toObject()["matesFound"].toInt() == 1 && manners["opponent"].toObject()["games"].toInt() == 2);
        QVERIFY(run(verify + beside).out.contains("people of the rank"));
        QVERIFY(!run(verify + QStringList{"--json"}).json()["ranks"].toArray()[0].toObject().contains("manners"));

        const Run nobody = against(path("people"), "no-such-program");
        QVERIFY2(nobody.exitCode != 0 && nobody.err.count('\n') == 1, nobody.err.constData());
        if (QStandardPaths::findExecutable("stockfish", {"/usr/games", "/usr/bin"}).isEmpty())
            QSKIP("stockfish is not installed");
        QVERIFY(against(path("nowhere"), "stockfish").exitCode != 0);
        const Run judged = against(path("people"), "stockfish");
        QVERIFY2(judged.exitCode == 0, judged.err.constData());
        const QJsonObject losses = judged.json()["rows"].toArray()[0].toObject()["losses"].toObject();
        const QJsonObject people = losses["all"].toObject()["people"].toObject();
        QVERIFY(people["moves"].toInt() > 0 && people["moves"].toInt() <= 14); // of both sides, without the drawn opening
        QVERIFY(losses["all"].toObject()["opponent"].toObject()["moves"].toInt() > 5);
        QVERIFY(losses["opening"].toObject()["people"].toObject()["loss"].toDouble() > 0); // Nxf7, Be2
        QCOMPARE(against(path("people"), "stockfish").out, judged.out); // from what was kept
    }

private:
    QString model() const { return m_folder->filePath("chess.evm"); }
    QString path(const char* name) const { return m_folder->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

EVENMATCH_TEST_WITH_EVENTS(TestStrengthCli)

} // namespace tst_strength_cli

#include "tst_strength_cli.moc"
