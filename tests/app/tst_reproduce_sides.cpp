// evenmatch-lab reproduce: the lines that read games of known ranks, in their quick form, on random games.
#include "tests/run_tests.h"

#include "core/game/registry/games.h"
#include "core/random.h"
#include "core/strength/scale/rank_scale.h"
#include "tests/app/reproduce_runs.h"
#include "tests/files.h"

#include <QTemporaryDir>

#include <cmath>
#include <filesystem>
#include <fstream>

namespace tst_reproduce_sides {

using namespace evenmatch;
using namespace evenmatch::tests;

namespace {

/// Eight games of every rank, by two players each, in the form of nn/data/README.md.
void writeGames(const std::filesystem::path& folder, std::uint64_t seed)
{
    std::filesystem::create_directories(folder);
    core::Random random(seed);
    const strength::RankScale scale = strength::chessScale();
    for (std::size_t rank = 0; rank < scale.size(); ++rank) {
        std::ofstream out(folder / (scale.name(rank) + ".txt"));
        for (int i = 0; i < 8; ++i) {
            const std::size_t elo = 2450 - 200 * rank;
            out << "W slow " << elo << ' ' << elo + 20 << " 300+0 201" << i % 3 << (i % 4 == 0 ? " club " : " league ")
                << (i % 2 == 0 ? "1-0" : "0-1") << " p" << rank << i % 2 << " q" << i << " |";
            game::AnyPosition position = game::findGame("chess")->start();
            for (int ply = 0; ply < 12 && !position.isOver(); ++ply) {
                const game::Move move = position.randomMove(random);
                out << ' ' << position.moveText(move);
                position.play(move);
            }
            out << '\n';
        }
    }
}

} // namespace

class TestReproduceSides : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        for (const char* part : {"candidate", "query"})
            writeGames(m_folder.filePath(part).toStdString(), static_cast<unsigned char>(part[0]));
    }

    void runsEveryLineQuickly_data() { addReproduceRows(true); }

    void runsEveryLineQuickly()
    {
        QFETCH(int, tables);
        runQuickly(QTest::currentDataTag(), m_folder.path(), tables);
    }

    /// All lines above used the same games, so their evaluations share one cache, as `evaluate` does.
    void evaluatesNothingTwice()
    {
        const QDir cache(m_folder.filePath("cache"));
        const auto written = [&] {
            QStringList times;
            for (const QFileInfo& file : cache.entryInfoList(QDir::Files, QDir::Name))
                times << file.fileName() + file.birthTime().toString(Qt::ISODateWithMs); // an entry that is used keeps its file
            return times;
        };
        const QStringList before = written();
        QCOMPARE(before.size(), qsizetype(4)); // candidate and query, without and (multi-losses) with the positions after the moves
        QVERIFY(QFile::remove(m_folder.filePath("multi-roles-chess-quick.json")));
        runQuickly("multi-roles", m_folder.path(), 8);
        QCOMPARE(written(), before);
    }

    /// A classifier adds two tables, by its own head; another network is refused as classifier.
    void asksAClassifierBeside()
    {
        QTemporaryDir out;
        const QStringList arguments{"reproduce", "se-accuracy", "--quick", "--network", "fake:chess", "--data", m_folder.path(), "--cache",
            out.filePath("cache"), "--out", out.path(), "--json"};
        const Run beside = run(arguments + QStringList{"--classifier", "fake:classifier"});
        QVERIFY2(beside.exitCode == 0, beside.err.constData());
        QCOMPARE(lineOf(beside)["tables"].toArray().size(), 13);
        const Run wrong = run(arguments + QStringList{"--classifier", "fake:chess"});
        QCOMPARE(wrong.exitCode, 2);
        QCOMPARE(wrong.err.count('\n'), 1);
    }

    /// These games of twelve moves are too short for the papers' selection; losses before and after the move add one kind of feature.
    void takesWhatThePapersTake()
    {
        QTemporaryDir out;
        const QStringList arguments{"reproduce", "multi-ablation", "--quick", "--network", "fake:chess", "--data", m_folder.path(),
            "--cache", out.filePath("cache"), "--out", out.path(), "--json"};
        const Run none = run(arguments + QStringList{"--selected"});
        QCOMPARE(none.exitCode, 1);
        QCOMPARE(none.err.count('\n'), 1);
        // Four tables of the paper's features, then four of ours.
        const auto rows
            = [](const Run& result, int table) { return lineOf(result)["tables"].toArray().at(table).toObject()["rows"].toArray().size(); };
        const Run plain = run(arguments);
        const Run after = run(arguments + QStringList{"--value-after"});
        QVERIFY2(after.exitCode == 0, after.err.constData());
        QCOMPARE(rows(after, 0), rows(plain, 0));
        QCOMPARE(rows(after, 4), rows(plain, 4) + 2);
    }

    /// The same games sixteen times under the same names contain no more information than once.
    void intervalsKnowPlayers()
    {
        std::vector<double> widths;
        for (const int times : {1, 16}) {
            QTemporaryDir folder;
            for (const char* part : {"candidate", "query"}) {
                const std::filesystem::path to = folder.filePath(part).toStdString();
                std::filesystem::create_directories(to);
                for (const auto& file : std::filesystem::directory_iterator(m_folder.filePath(part).toStdString())) {
                    const QByteArray games = contentOf(QString::fromStdString(file.path().string()));
                    std::ofstream(to / file.path().filename()) << games.repeated(times).toStdString();
                }
            }
            const Run found = run({"reproduce", "se-by-move", "--quick", "--games", "1000", "--network", "fake:chess", "--data",
                folder.path(), "--cache", folder.filePath("cache"), "--out", folder.path(), "--json"});
            QVERIFY2(found.exitCode == 0, found.err.constData());
            const QJsonObject row = lineOf(found)["tables"].toArray()[0].toObject()["rows"].toArray()[0].toObject();
            QCOMPARE(row["sample"].toInt(), 8 * times);
            widths.push_back(row["high"].toDouble() - row["low"].toDouble());
        }
        QVERIFY(std::abs(widths[1] / widths[0] - 1) < 1e-6);
    }

    void wantsGames()
    {
        QTemporaryDir folder;
        const QStringList arguments{"reproduce", "se-accuracy", "--quick", "--network", "fake:chess", "--out", folder.path()};
        for (const QStringList& data : {QStringList(), QStringList{"--data", folder.path()}}) {
            const Run result = run(arguments + data);
            QCOMPARE(result.exitCode, 2);
            QCOMPARE(result.err.count('\n'), 1);
        }
    }

private:
    QTemporaryDir m_folder;
};

EVENMATCH_TEST_WITH_EVENTS(TestReproduceSides)

} // namespace tst_reproduce_sides

#include "tst_reproduce_sides.moc"
