// Runs evenmatch-lab complexity as a process: stable JSON, the same result for any number of threads, and continuation after a kill.
#include "tests/run_tests.h"

#include "tests/app/programs.h"
#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace tst_complexity_cli {

namespace {

Run complexity(const QStringList& arguments) { return run(QStringList{"complexity"} + arguments); }

const QStringList kSmall{"--matches", "60", "--trials", "3", "--bound-runs", "2", "--json"};

} // namespace

class TestComplexityCli : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keepsTheContract()
    {
        const Run result = complexity(QStringList{"connect4", "--target", "heuristic"} + kSmall);
        QCOMPARE(result.exitCode, 0);
        const QJsonObject json = result.json();
        QCOMPARE(json["game"].toString(), QString("connect4"));
        QCOMPARE(json["target"].toString(), QString("heuristic"));
        const QJsonArray trials = json["trials"].toArray();
        QCOMPARE(trials.size(), 3);
        double sum = 0;
        for (const QJsonValue trial : trials) {
            QVERIFY(trial.toDouble() >= 1);
            sum += trial.toDouble();
        }
        QVERIFY(qAbs(json["iterations"].toDouble() - sum / 3) < 0.001);
        QVERIFY(json["stderr"].toDouble() >= 0);
        QVERIFY(json["lower"].toDouble() >= 1 && json["lower"].toDouble() < json["upper"].toDouble());
        QCOMPARE(json["stopped"].toBool(true), false);
    }

    /// COMPLEX calls UCT with random playouts MCTS; our `mcts` is the search with a network.
    void takesThePapersWord()
    {
        const QStringList options = QStringList{"--lower", "20", "--upper", "90"} + kSmall;
        const QJsonObject ours = complexity(QStringList{"othello6", "--target", "uct:40"} + options).json();
        const QJsonObject papers = complexity(QStringList{"othello6", "--target", "mcts:40"} + options).json();
        QVERIFY(!ours.isEmpty());
        QCOMPARE(papers["trials"], ours["trials"]);
        QCOMPARE(papers["target"].toString(), QString("mcts:40"));
    }

    void showsItsSteps()
    {
        const QStringList once{"connect4", "--target", "random", "--matches", "20", "--trials", "1", "--bound-runs", "1"};
        const Run result = complexity(once);
        QCOMPARE(result.exitCode, 0);
        QVERIFY2(result.out.startsWith("connect4, random: ") && result.out.count('\n') == 1, result.out.constData());
        QVERIFY2(result.out.contains(" iterations (1 trial from ["), result.out.constData()); // one trial has no error
        QVERIFY(complexity(once + QStringList{"--json"}).json()["stderr"].isNull());
        QVERIFY2(result.err.startsWith("bounds 1: 100 iterations stronger, "), result.err.constData());
        QVERIFY(result.err.contains("trial 1: 50 iterations stronger, "));
    }

    void doesNotDependOnThreads()
    {
        const QStringList arguments = QStringList{"connect4", "--target", "minimax:1", "--seed", "9"} + kSmall;
        const QByteArray once = complexity(arguments + QStringList{"--parallel", "1"}).out;
        QVERIFY(!once.isEmpty());
        QCOMPARE(complexity(arguments + QStringList{"--parallel", "3"}).out, once);
    }

    void takesKnownBounds()
    {
        const QJsonObject json
            = complexity(QStringList{"connect4", "--target", "uct:30", "--lower", "10", "--upper", "80", "--measure", "trueskill"} + kSmall)
                  .json();
        QCOMPARE(json["lower"].toDouble(), 10.0);
        QCOMPARE(json["upper"].toDouble(), 80.0);
        for (const QJsonValue step : json["steps"].toArray())
            QCOMPARE(step["phase"].toString(), QString("trial"));
    }

    void survivesKill()
    {
        QTemporaryDir folder;
        const QString state = folder.filePath("steps.jsonl");
        const QStringList arguments{"complexity", "connect4", "--target", "uct:50", "--matches", "200", "--trials", "8", "--bound-runs",
            "2", "--json", "--resume", state};
        QProcess process;
        process.start(programFor(arguments), arguments);
        QVERIFY(process.waitForStarted(-1));
        QElapsedTimer timer;
        timer.start();
        while (process.state() == QProcess::Running && QFileInfo(state).size() < 1500 && timer.elapsed() < 30'000)
            process.waitForFinished(1);
        process.kill();
        process.waitForFinished(-1);
        const Run resumed = complexity(arguments.mid(1));
        QCOMPARE(resumed.exitCode, 0);
        QVERIFY(resumed.json()["resumed"].toInt() > 0);
        const QJsonObject whole = complexity(arguments.mid(1, arguments.size() - 3)).json();
        QCOMPARE(resumed.json()["trials"], whole["trials"]);
        QCOMPARE(resumed.json()["steps"], whole["steps"]);
    }

    /// A mean of fewer trials than were asked for says so.
    void saysThatItWasStopped()
    {
        const QStringList arguments{
            "complexity", "connect4", "--target", "uct:20", "--matches", "20", "--trials", "5000", "--lower", "1", "--upper", "100"};
        QProcess process;
        process.start(programFor(arguments), arguments);
        QVERIFY(process.waitForStarted(-1));
        QByteArray errors;
        while (process.state() == QProcess::Running && !errors.contains("trial 2:")) {
            process.waitForFinished(20);
            errors += process.readAllStandardError();
        }
        kill(static_cast<pid_t>(process.processId()), SIGINT); // two at once are one request: `timeout` sends its signal twice, too
        process.terminate();
        process.waitForFinished(-1);
        QCOMPARE(process.exitCode(), 1);
        const QByteArray out = process.readAllStandardOutput();
        QVERIFY2(out.contains("stopped after ") && out.contains(" of 5000 trials\n"), out.constData());
    }

    void refusesNonsense_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("a game nobody knows") << QStringList{"halma", "--target", "random"};
        QTest::newRow("a target nobody knows") << QStringList{"connect4", "--target", "oracle"};
        QTest::newRow("no evaluation for the game") << QStringList{"chess", "--target", "heuristic"};
        QTest::newRow("no network for the game") << QStringList{"connect4", "--target", "mcts"};
        QTest::newRow("bounds the wrong way round") << QStringList{"connect4", "--target", "random", "--lower", "50", "--upper", "10"};
        QTest::newRow("a bound below one iteration") << QStringList{"connect4", "--target", "random", "--upper", "10"};
        QTest::newRow("no such program") << QStringList{"go9", "--target", "gtp:no-such-engine"};
    }

    void refusesNonsense()
    {
        QFETCH(QStringList, arguments);
        checkRefusal(complexity(arguments));
    }

    /// The bounds are in order; only the limit of iterations, which has a default, is in the way.
    void namesTheLimitOfBounds()
    {
        const Run refused = complexity({"connect4", "--target", "random", "--lower", "1000", "--upper", "200000"});
        checkRefusal(refused);
        QVERIFY2(refused.err.contains("--most"), refused.err.constData());
    }
};

EVENMATCH_TEST(TestComplexityCli)

} // namespace tst_complexity_cli

#include "tst_complexity_cli.moc"
