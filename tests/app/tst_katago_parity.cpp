// Compares evaluations of KataGo's networks with KataGo's own. Needs EVENMATCH_KATAGO (the program) and EVENMATCH_KATAGO_NETWORKS (a folder
// of networks); skipped otherwise. tests/katago-parity does the work, and also reads people's games.
#include "tests/files.h"
#include "tests/run_tests.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_katago_parity {

namespace {

struct Finished {
    int exitCode = -1;
    QByteArray output;
    QByteArray errors;
};

Finished run(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(-1))
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

class TestKatagoParity : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asKataGo_data()
    {
        QTest::addColumn<QString>("network");
        const QString folder = qEnvironmentVariable("EVENMATCH_KATAGO_NETWORKS");
        if (folder.isEmpty() || qEnvironmentVariableIsEmpty("EVENMATCH_KATAGO"))
            QSKIP("EVENMATCH_KATAGO and EVENMATCH_KATAGO_NETWORKS name no program and no networks");
        const QFileInfoList files = QDir(folder).entryInfoList({"*.bin.gz", "*.txt.gz"}, QDir::Files);
        for (const QFileInfo& file : files)
            QTest::newRow(qPrintable(file.fileName())) << file.filePath();
    }

    void asKataGo()
    {
        QFETCH(QString, network);
        const QTemporaryDir folder;
        const QString reference = folder.filePath("reference.jsonl");
        const QString script = SOURCE_ROOT "/tests/katago-parity";
        const QString positions = "80"; // a quarter of them are of random play, and there are no games
        const Finished recorded
            = run(script, {"record", "--katago", qEnvironmentVariable("EVENMATCH_KATAGO"), "--network", network, "--positions", positions});
        QVERIFY2(recorded.exitCode == 0, recorded.errors.constData());
        writeFile(reference, recorded.output);
        const Finished compared = run(script, {"compare", "--cli", EVENMATCH_CLI, "--network", network, reference});
        QVERIFY2(compared.exitCode == 0, (compared.output + compared.errors).constData());
    }
};

EVENMATCH_TEST_WITH_EVENTS(TestKatagoParity)

} // namespace tst_katago_parity

#include "tst_katago_parity.moc"
