// Editing of a record's information about its game.
#include "core/record/notes/game_details.h"
#include "core/record/pgn/pgn_writer.h"
#include "core/record/sgf/sgf_reader.h"
#include "core/record/sgf/sgf_writer.h"
#include "tests/run_tests.h"

#include <QTest>

namespace tst_game_details {

using namespace evenmatch;

class TestGameDetails : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sgfIsChangedWhereItDiffers()
    {
        auto game = record::readSgfGame(
            "(;GM[1]FF[4]SZ[9]KM[6.50]PB[Anna]BR[3d]DT[2024-05-03]XX[kept];B[ee])", {.validate = false, .keepText = false});
        record::GameRecord& record = game.record.value();
        const record::GameRecord before = record;
        record::GameDetails details = record::gameDetails(record);
        QCOMPARE(details.players[0].name, std::string("Anna"));
        QCOMPARE(details.komi, std::optional(6.5));
        record::setGameDetails(record, details);
        QVERIFY(record == before);
        details.players[0].rank.clear();
        details.players[1] = {"Ben", "1k"};
        details.round = "4";
        details.result = "W+2.5";
        details.komi = 0.5;
        details.rules = "Japanese";
        record::setGameDetails(record, details);
        QCOMPARE(record::gameDetails(record), details);
        const QString text = QString::fromStdString(record::writeSgf(record));
        for (const char* part : {"PW[Ben]", "WR[1k]", "RO[4]", "RE[W+2.5]", "KM[0.5]", "RU[Japanese]", "XX[kept]", "PB[Anna]"})
            QVERIFY2(text.contains(QLatin1String(part)), part);
        QVERIFY(!text.contains(QStringLiteral("BR[")));
    }

    /// Nothing else takes the place of what was cleared. A team is no player's name, and stays in the file.
    void namesAndDatesCanBeCleared()
    {
        auto game
            = record::readSgfGame("(;GM[1]FF[4]SZ[9]PB[Anna]BT[Japan]PW[Ben]WT[Korea];B[ee])", {.validate = false, .keepText = false});
        record::GameRecord& record = game.record.value();
        record::GameDetails details = record::gameDetails(record);
        details.players[0].name.clear();
        record::setGameDetails(record, details);
        QCOMPARE(record::gameDetails(record), details);
        QVERIFY(QString::fromStdString(record::writeSgf(record)).contains(QStringLiteral("BT[Japan]")));
        record::GameRecord lichess;
        lichess.format = record::Format::Pgn;
        lichess.setTag("Date", "2024.05.03");
        lichess.setTag("UTCDate", "2024.05.03");
        details = record::gameDetails(lichess);
        details.date.clear();
        record::setGameDetails(lichess, details);
        QCOMPARE(record::gameDetails(lichess), details);
    }

    void pgnWritesItsOwnDatesAndResults()
    {
        record::GameRecord record;
        record.format = record::Format::Pgn;
        record.setup = {.game = "chess", .width = 8, .height = 8};
        record.setTag("Result", "1-0");
        record.setTag("Termination", "time forfeit");
        record::GameDetails details = record::gameDetails(record);
        details.date = "2024-05-03";
        details.result = "1/2-1/2";
        details.players[1] = {"Ben", "1850"};
        record::setGameDetails(record, details);
        QCOMPARE(record::gameDetails(record), details);
        const QString text = QString::fromStdString(record::writePgn(record));
        for (const char* part : {"[Date \"2024.05.03\"]", "[Result \"1/2-1/2\"]", "[BlackElo \"1850\"]", "[Round \"?\"]"})
            QVERIFY2(text.contains(QLatin1String(part)), part);
        QVERIFY(!text.contains(QStringLiteral("Termination")));
    }

    void resultsOfTheFormat()
    {
        record::GameRecord record;
        for (const char* result : {"", "0", "Void", "B+", "B+R", "W+T", "W+12", "B+3.5"})
            QVERIFY2(record::isResult(record, result), result);
        for (const char* result : {"1-0", "B", "B+x", "B+3.", "B+.5", "X+R"})
            QVERIFY2(!record::isResult(record, result), result);
        record.format = record::Format::Pgn;
        QVERIFY(record::isResult(record, "1/2-1/2"));
        QVERIFY(!record::isResult(record, "B+R"));
    }
};

EVENMATCH_TEST(TestGameDetails)

} // namespace tst_game_details

#include "tst_game_details.moc"
