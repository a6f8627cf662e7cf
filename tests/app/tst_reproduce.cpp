// evenmatch-cli reproduce: every line in its quick form, results that are kept, plots that are pictures.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace {

struct Run {
    int exitCode = -1;
    QByteArray out;
    QByteArray err;
    QJsonObject line() const { return QJsonDocument::fromJson(out).object()["lines"].toArray()[0].toObject(); }
};

Run run(const QStringList& arguments)
{
    QProcess process;
    process.start(EVENMATCH_CLI, arguments);
    if (!process.waitForFinished(120'000))
        return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool isWholeXml(const QByteArray& text)
{
    QXmlStreamReader reader(text);
    while (!reader.atEnd())
        reader.readNext();
    return !reader.hasError() && text.contains("<svg");
}

/// Two games of rated players.
void writeQuery(const QString& folder)
{
    QDir().mkpath(folder + "/query");
    QFile file(folder + "/query/games.pgn");
    if (!file.open(QIODevice::WriteOnly))
        return;
    for (const char* elo : {"1500", "1900"})
        file.write(QByteArray("[Event \"?\"]\n[White \"a\"]\n[Black \"b\"]\n[WhiteElo \"") + elo + "\"]\n[BlackElo \"" + elo
            + "\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1-0\n\n");
}

} // namespace

class TestReproduce : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void runsEveryLineQuickly_data();
    void runsEveryLineQuickly();
    void keepsWhatItFound();
    void refusesWhatItDoesNotKnow();
};

void TestReproduce::runsEveryLineQuickly_data()
{
    QTest::addColumn<int>("tables");
    QTest::newRow("se-winrate") << 2;
    QTest::newRow("se-roundrobin") << 2;
    QTest::newRow("se-move-accuracy") << 5;
    QTest::newRow("sa-elo") << 2;
    QTest::newRow("sa-bound") << 2;
    QTest::newRow("sa-intergame") << 4;
    QTest::newRow("sa-intragame") << 3;
    QTest::newRow("complexity-known") << 1;
    QTest::newRow("complexity-unknown") << 1;
}

void TestReproduce::runsEveryLineQuickly()
{
    QFETCH(int, tables);
    const QString name = QTest::currentDataTag();
    QTemporaryDir folder;
    writeQuery(folder.path());
    const Run result = run({"reproduce", name, "--quick", "--network", "fake:chess", "--sims", "2", "--data", folder.path(), "--out", folder.path(), "--json"});
    QVERIFY2(result.exitCode == 0, result.err.constData());
    const QJsonObject line = result.line();
    QCOMPARE(line["line"].toString(), name);
    QCOMPARE(line["tables"].toArray().size(), tables);
    for (const QJsonValue table : line["tables"].toArray()) {
        QVERIFY(!table["rows"].toArray().isEmpty());
        for (const QJsonValue row : table["rows"].toArray())
            if (row["low"].isDouble() && row["ours"].isDouble())
                QVERIFY(row["low"].toDouble() <= row["ours"].toDouble() && row["ours"].toDouble() <= row["high"].toDouble());
    }
    QVERIFY(!line["notes"].toArray().isEmpty());
    QVERIFY(!line["plots"].toArray().isEmpty());
    for (const QJsonValue plot : line["plots"].toArray())
        QVERIFY(isWholeXml(contents(plot.toString())));
}

/// A finished line is read, not run again; one that lost its result goes on from its games.
void TestReproduce::keepsWhatItFound()
{
    QTemporaryDir folder;
    const QStringList arguments{"reproduce", "sa-intergame", "--quick", "--network", "fake:chess", "--sims", "2", "--out", folder.path(), "--json"};
    const QJsonObject first = run(arguments).line();
    QVERIFY(!first.isEmpty());
    QCOMPARE(run(arguments).line(), first); // the seconds it took, too
    QVERIFY(QFile::remove(folder.filePath("sa-intergame-chess-quick.json")));
    const QStringList states = QDir(folder.filePath("state")).entryList(QDir::Files);
    QVERIFY(states.size() >= 10);
    const QByteArray state = contents(folder.filePath("state/" + states.first()));
    const QJsonObject again = run(arguments).line();
    QCOMPARE(again["tables"], first["tables"]);
    QCOMPARE(contents(folder.filePath("state/" + states.first())), state);
}

void TestReproduce::refusesWhatItDoesNotKnow()
{
    const Run unknown = run({"reproduce", "se-everything", "--quick"});
    QCOMPARE(unknown.exitCode, 2);
    QCOMPARE(unknown.err.count('\n'), 1);
    QTemporaryDir folder;
    const Run noGames = run({"reproduce", "se-move-accuracy", "--quick", "--network", "fake:chess", "--data", folder.path(), "--out", folder.path()});
    QCOMPARE(noGames.exitCode, 1);
    QCOMPARE(noGames.err.count('\n'), 1);
}

QTEST_APPLESS_MAIN(TestReproduce)
#include "tst_reproduce.moc"
