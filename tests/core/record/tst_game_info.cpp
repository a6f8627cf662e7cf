#include "tests/run_tests.h"

#include "core/record/game_record.h"
#include "core/record/notes/move_seconds.h"
#include "core/record/notes/time_class.h"
#include "core/record/pgn/pgn_reader.h"
#include "core/record/sgf/sgf_reader.h"

#include <QTest>

#include <cmath>

namespace tst_game_info {

using namespace evenmatch;
using record::Format;
using record::GameRecord;

class TestGameInfo : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsTagsOfPgn()
    {
        GameRecord record;
        record.format = Format::Pgn;
        for (const auto& [key, value] : {std::pair{"White", "Morphy"}, {"Black", "Allies"}, {"WhiteElo", "2690"}, {"BlackElo", "?"},
                 {"Result", "1-0"}, {"Date", "1858.??.??"}, {"Event", "?"}, {"Site", "Paris"}, {"TimeControl", "-"}})
            record.setTag(key, value);
        const auto info = gameInfo(record);
        QCOMPARE(info.players[0], (record::PlayerInfo{"Morphy", "2690"})); // White moves first
        QCOMPARE(info.players[1], (record::PlayerInfo{"Allies", ""}));
        QVERIFY(info.outcome == game::Outcome::FirstWins);
        QCOMPARE(info.isoDate, std::string("1858"));
        QCOMPARE(info.event, std::string());
        QCOMPARE(info.place, std::string("Paris"));
        QCOMPARE(info.timeControl, std::string());
    }

    /// Editors fill in the required tag, and servers write another.
    void anUnknownDateOfPgnIsNone()
    {
        GameRecord record;
        record.format = Format::Pgn;
        record.setTag("Date", "????.??.??");
        QCOMPARE(gameInfo(record).date, std::string());
        record.setTag("UTCDate", "2024.03.05");
        QCOMPARE(gameInfo(record).isoDate, std::string("2024-03-05"));
        record.setTag("Date", "2024.??.??");
        QCOMPARE(gameInfo(record).date, std::string("2024.??.??"));
    }

    void readsTagsOfSgf()
    {
        GameRecord record;
        for (const auto& [key, value] : {std::pair{"PB", "Shusaku"}, {"BR", "4段"}, {"PW", "Gennan"}, {"WR", "8d"}, {"RE", "B+2"},
                 {"DT", "1846-09-11,14,15"}, {"EV", "Castle"}, {"PC", "Osaka"}, {"TM", "3600"}, {"OT", "5x30 byo-yomi"}})
            record.setTag(key, value);
        const auto info = gameInfo(record);
        QCOMPARE(info.players[0], (record::PlayerInfo{"Shusaku", "4段"})); // Black moves first
        QCOMPARE(info.players[1], (record::PlayerInfo{"Gennan", "8d"}));
        QVERIFY(info.outcome == game::Outcome::FirstWins);
        QCOMPARE(info.isoDate, std::string("1846-09-11"));
        QCOMPARE(info.date, std::string("1846-09-11,14,15"));
        QCOMPARE(info.timeControl, std::string("3600 + 5x30 byo-yomi"));
        record = *record::readSgfGame("(;GM[1]FF[4]SZ[19]TM[60]TC[3]TT[20]AP[foxwq];B[pd])").record;
        QCOMPARE(gameInfo(record).timeControl, std::string("60 + 3x20 byo-yomi"));
    }

    void classesTimeControls_data()
    {
        using record::TimeClass;
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isGo");
        QTest::addColumn<int>("expected");
        const auto row = [](const char* text, bool isGo, TimeClass time) {
            QTest::newRow(text) << QString::fromUtf8(text) << isGo << static_cast<int>(time);
        };
        row("60+0", false, TimeClass::Bullet);
        row("120+1", false, TimeClass::Bullet);
        row("180+0", false, TimeClass::Blitz);
        row("180", false, TimeClass::Blitz);
        row("300+3", false, TimeClass::Blitz);
        row("600+5", false, TimeClass::Rapid);
        row("1800+0", false, TimeClass::Slow);
        row("40/7200:3600", false, TimeClass::Slow);
        row("1/86400", false, TimeClass::Slow);
        row("40/5400+30:1800+30", false, TimeClass::Slow);
        row("90 min/40 mov. + 30 min/rest. + 30 sec. incr.", false, TimeClass::Slow);
        row("15 minutes +10 seconds increment", false, TimeClass::Rapid);
        row("3' + 2''", false, TimeClass::Blitz);
        row("-", false, TimeClass::Unknown);
        row("?", false, TimeClass::Unknown);
        row("0+0", false, TimeClass::Unknown);
        row("0/300", false, TimeClass::Unknown);
        row("99999999999999999999999999+1e999", false, TimeClass::Slow);
        row("1800 + 5x30 byo-yomi", true, TimeClass::Slow);
        row("600 + 3x30 byo-yomi", true, TimeClass::Rapid);
        row("60 + 25/300 Canadian", true, TimeClass::Blitz);
        row("3x10 byo-yomi", true, TimeClass::Blitz);
        row("180", true, TimeClass::Bullet);
        row("300 + 10 fischer", true, TimeClass::Blitz);
        row("3600", true, TimeClass::Slow);
        row("0", true, TimeClass::Unknown);
        row("", true, TimeClass::Unknown);
        row("60 + 0/300 Canadian", true, TimeClass::Bullet);
        row("8 hours", true, TimeClass::Slow);
        row("3h", true, TimeClass::Slow);
        row("45 min", true, TimeClass::Rapid);
        row("1h30m + 5x60 byo-yomi", true, TimeClass::Slow);
        row("3小时", true, TimeClass::Slow);
        row("240 seconds", true, TimeClass::Bullet);
        row("none", true, TimeClass::Unknown);
    }

    void classesTimeControls()
    {
        QFETCH(QString, text);
        QFETCH(bool, isGo);
        QFETCH(int, expected);
        QCOMPARE(static_cast<int>(record::timeClass(text.toStdString(), isGo)), expected);
    }

    void knowsTheTimeOfMovesWhoseClockIsSetAgain()
    {
        const auto spent = [](const std::string& timeControl, const std::string& moves) {
            const GameRecord record = *record::readPgnGame("[TimeControl \"" + timeControl + "\"]\n\n" + moves).record;
            const std::vector<record::NodeId> nodes = record.pathTo(record.mainLineEnd());
            std::vector<double> seconds;
            for (const record::MoveSeconds& move : record::moveSeconds(record, std::span(nodes).subspan(1)))
                seconds.push_back(move.spent);
            return seconds;
        };
        // A day for each move.
        QCOMPARE(spent("1/86400", "1. e4 {[%clk 23:00:00]} e5 {[%clk 12:00:00]} 2. Nf3 {[%clk 23:30:00]} Nc6 {[%clk 23:59:00]} *"),
            (std::vector<double>{3600, 43200, 1800, 60}));
        // A tournament's minutes, and its words.
        QCOMPARE(spent("90+30", "1. e4 {[%clk 1:25:46]} e5 {[%clk 1:30:20]} *"), (std::vector<double>{284, 10}));
        QCOMPARE(spent("90 min + 30 sec", "1. e4 {[%clk 1:25:46]} e5 {[%clk 1:30:20]} *"), (std::vector<double>{284, 10}));
        // The time for the second move is not known, because a new period begins.
        const auto periods = spent("1800:600", "1. e4 {[%clk 0:00:05]} e5 {[%clk 0:29:00]} 2. Nf3 {[%clk 0:09:00]} Nc6 {[%clk 0:29:00]} *");
        QCOMPARE(periods.size(), std::size_t(4));
        QVERIFY(std::isnan(periods[2]));
        QCOMPARE(periods[3], 0.0);
    }

    void knowsNothingOfAnEmptyRecord()
    {
        for (const Format format : {Format::Sgf, Format::Pgn}) {
            GameRecord record;
            record.format = format;
            const auto info = gameInfo(record);
            QVERIFY(info.players[0].name.empty() && info.result.empty() && info.isoDate.empty() && info.event.empty());
            QVERIFY(info.outcome == game::Outcome::None);
        }
    }

    void readsDates_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("iso");
        const auto row
            = [](const char* text, const char* iso) { QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(iso); };
        row("2016-03-09", "2016-03-09");
        row("2016.03.09", "2016-03-09");
        row("2016/3/9", "2016-03-09");
        row("2016年3月9日", "2016-03-09");
        row("2016년 3월 9일", "2016-03-09");
        row("2016-03", "2016-03");
        row("2016.03.??", "2016-03");
        row("2016.??.09", "2016");
        row("2016", "2016");
        row("????.??.??", "");
        row("", "");
        row("yesterday", "");
        row("09/03/2016", "2016");
        row("9.3.2016", "2016-03-09");
        row("31.12.2016", "2016-12-31");
        row("??.03.2016", "2016-03");
        row("31.13.2016", "2016");
        row("1.2016", "2016");
        row("Game 3, 12 May 1996", "1996");
        row("2016-13-01", "2016");
        row("2016-02-30", "2016-02");
        row("2016-02-29", "2016-02-29");
        row("2015-02-29", "2015-02");
        row("20160309", "");
        row("0999-01-01", "");
        row("99999999999999999999", "");
    }

    void readsDates()
    {
        QFETCH(QString, text);
        QFETCH(QString, iso);
        GameRecord record;
        record.setTag("DT", text.toStdString());
        QCOMPARE(QString::fromStdString(gameInfo(record).isoDate), iso);
    }

    void readsResults_data()
    {
        QTest::addColumn<bool>("pgn");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("outcome");
        const auto row = [](bool pgn, const char* text, game::Outcome outcome) {
            QTest::newRow(text) << pgn << QString::fromUtf8(text) << static_cast<int>(outcome);
        };
        row(true, "1-0", game::Outcome::FirstWins);
        row(true, "0-1", game::Outcome::SecondWins);
        row(true, "1/2-1/2", game::Outcome::Draw);
        row(true, "*", game::Outcome::None);
        row(true, "1–0", game::Outcome::FirstWins);
        row(true, "0:1", game::Outcome::SecondWins);
        row(true, "1 - 0", game::Outcome::FirstWins);
        row(true, "0.5-0.5", game::Outcome::Draw);
        row(true, "0-0", game::Outcome::None);
        row(false, "B+R", game::Outcome::FirstWins);
        row(false, "W+0.5", game::Outcome::SecondWins);
        row(false, "0", game::Outcome::Draw);
        row(false, "Void", game::Outcome::None);
        row(false, "?", game::Outcome::None);
        row(false, "黑中盘胜", game::Outcome::FirstWins);
        row(false, "白番勝", game::Outcome::SecondWins);
        row(false, "白超时，黑胜", game::Outcome::FirstWins);
        row(false, "黑认输，白胜", game::Outcome::SecondWins);
        row(false, "黑白", game::Outcome::None);
        row(false, "黑负", game::Outcome::SecondWins);
        row(false, "흑 불계승", game::Outcome::FirstWins);
        row(false, "백 3집반승", game::Outcome::SecondWins);
        row(false, "무승부", game::Outcome::Draw);
        row(false, "無勝負", game::Outcome::None);
        row(false, "Black wins by resignation", game::Outcome::FirstWins);
        row(false, "Black loses on time", game::Outcome::SecondWins);
        row(false, "White resigns", game::Outcome::FirstWins);
        row(false, "White won by 3.5 points", game::Outcome::SecondWins);
        row(false, "White+3.5", game::Outcome::SecondWins);
        row(false, "White + 3.5", game::Outcome::SecondWins);
        row(false, "BLACK+RESIGN", game::Outcome::FirstWins);
        row(false, "White to play", game::Outcome::None);
        row(false, " B+2 ", game::Outcome::FirstWins);
    }

    void readsResults()
    {
        QFETCH(bool, pgn);
        QFETCH(QString, text);
        QFETCH(int, outcome);
        GameRecord record;
        record.format = pgn ? Format::Pgn : Format::Sgf;
        record.setTag(pgn ? "Result" : "RE", text.toStdString());
        QCOMPARE(static_cast<int>(gameInfo(record).outcome), outcome);
    }
};

EVENMATCH_TEST(TestGameInfo)

} // namespace tst_game_info

#include "tst_game_info.moc"
