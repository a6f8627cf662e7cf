// The command line works without loading LibTorch, whose libraries take half a second and 160 MB, and reports when it needs them.
#include "tests/run_tests.h"

#include "tests/app/programs.h"
#include "tests/files.h"
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

namespace tst_lean_start {

class TestLeanStart : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A network's hash identifies its caches and measured strengths, so it must never change.
    void cardsNameTheNetworksThatShip()
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("EVENMATCH_MODELS", MODELS);
        process.setProcessEnvironment(environment);
        process.start(EVENMATCH_CLI, {"--version"});
        QVERIFY(process.waitForFinished(-1));
        const QByteArray version = process.readAllStandardOutput();
        const QByteArray card = contentOf(QStringLiteral(MODELS "/README.md"));
        for (const QByteArray game : {"go", "chess"}) {
            const QByteArray before = game + " network: ";
            const auto place = version.indexOf(before);
            QVERIFY2(place >= 0, version);
            QVERIFY2(card.contains("## " + game + ".evm (" + version.mid(place + before.size(), 8) + ')'), version);
        }
    }

    void answersWithoutLibTorch_data()
    {
        QTest::addColumn<QString>("protocol");
        QTest::addColumn<QByteArray>("question");
        QTest::addColumn<QByteArray>("answer");
        QTest::newRow("Go") << "gtp" << QByteArray("boardsize 9\nclear_board\ngenmove b\n") << QByteArray("= ");
        QTest::newRow("chess") << "uci" << QByteArray("position startpos\ngo nodes 20\n") << QByteArray("bestmove ");
    }

    void answersWithoutLibTorch()
    {
        QFETCH(const QString, protocol);
        QFETCH(const QByteArray, question);
        QFETCH(const QByteArray, answer);
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("EVENMATCH_MODELS", MODELS);
        process.setProcessEnvironment(environment);
        process.start(EVENMATCH_CLI, {protocol});
        QVERIFY(process.waitForStarted(-1));
        process.write(question);
        QByteArray said;
        const auto answered = [&] {
            for (const QByteArray& line : said.split('\n'))
                if (line.startsWith(answer) && line.trimmed().size() > answer.trimmed().size())
                    return true;
            return false;
        };
        while (!answered() && process.waitForReadyRead(-1))
            said += process.readAllStandardOutput();
        QVERIFY2(answered(), process.readAllStandardError() + said);
        const QByteArray libraries = contentOf(QString("/proc/%1/maps").arg(process.processId()));
        QVERIFY(libraries.contains("libdnnl"));
        QVERIFY(!libraries.contains("libtorch") && !libraries.contains("evenmatch-networks"));
        process.write("quit\n");
        QVERIFY(process.waitForFinished(-1));
    }

    void saysWhenLibTorchIsMissing_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("a network of lc0's format") << QStringList{"position", "chess", "--network", "PACKED"};
        QTest::newRow("its own speed") << QStringList{"bench", "eval", "--library", "libtorch"};
    }

    /// A copy of the program lacks the LibTorch plug-in.
    void saysWhenLibTorchIsMissing()
    {
        QFETCH(QStringList, arguments);
        const QTemporaryDir folder;
        const QString program = folder.filePath("the-program");
        QVERIFY(QFile::copy(programFor(arguments), program));
        const QString packed = folder.filePath("maia.pb.gz");
        writeFile(packed, "\x1f\x8b\x08\x01");
        arguments.replaceInStrings("PACKED", packed);
        QProcess process;
        process.start(program, arguments);
        QVERIFY(process.waitForFinished(-1));
        QVERIFY(process.exitCode() != 0);
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(said.contains("LibTorch") && said.count('\n') == 1, said);
    }
};

EVENMATCH_TEST(TestLeanStart)

} // namespace tst_lean_start

#include "tst_lean_start.moc"
