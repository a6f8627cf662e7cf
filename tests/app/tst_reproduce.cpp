// evenmatch-cli reproduce: the lines that play games in their quick form, results that are kept. Those that judge games: tst_reproduce_sides.cpp.
#include "tests/app/reproduce_runs.h"

#include <QTemporaryDir>

using namespace evenmatch::tests;

namespace {

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
    void everyLineHasARun();
    void runsEveryLineQuickly_data();
    void runsEveryLineQuickly();
    void keepsWhatItFound();
    void refusesWhatItDoesNotKnow();
};

/// A line that the program offers and no test runs would be a line that nobody knows to work.
void TestReproduce::everyLineHasARun()
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

void TestReproduce::runsEveryLineQuickly_data() { addReproduceRows(false); }

void TestReproduce::runsEveryLineQuickly()
{
    QFETCH(int, tables);
    QTemporaryDir folder;
    writeQuery(folder.path());
    runQuickly(QTest::currentDataTag(), folder.path(), tables);
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
