// GIB, NGF, UGI: all information arrives, damage is reported by line and move, and any bytes are safe.
#include "tests/run_tests.h"

#include "core/record/board/replay.h"
#include "core/record/file/game_reader.h"
#include "core/record/go_points.h"
#include "core/record/server/go_formats.h"
#include "tests/files.h"

#include <QtTest>

namespace tst_go_formats {

using namespace evenmatch;
using namespace evenmatch::record;
using core::ErrorCode;

namespace {

std::string fixture(const std::string& name)
{
    return contentOf(QStringLiteral(TEST_DATA "/record/") + QString::fromStdString(name)).toStdString();
}

/// "B qd W pass …", with SGF's letters.
std::string movesText(const GameRecord& record)
{
    std::string text;
    for (NodeId node = record.firstChild(kRoot); node != kNoNode; node = record.firstChild(node)) {
        const int code = record.move(node).code;
        const int width = record.setup.width;
        text += text.empty() ? "" : " ";
        text += record.side(node) == Side::First ? "B " : "W ";
        if (isGoPass(record.setup, record.move(node)))
            text += "pass";
        else
            text.append({static_cast<char>('a' + code % width), static_cast<char>('a' + code / width)});
    }
    return text;
}

std::string stones(const GameRecord& record, std::string_view key)
{
    std::string text;
    for (const Property& property : record.properties(kRoot))
        if (property.key == key)
            for (const std::string& value : property.values)
                text += value;
    return text;
}

void compareTags(const GameRecord& record, std::initializer_list<std::pair<const char*, const char*>> tags)
{
    for (const auto& [key, value] : tags)
        QCOMPARE(QString(key) + "=" + QString::fromStdString(std::string(record.tag(key))), QString(key) + "=" + value);
}

} // namespace

class TestGoFormats : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsGib_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("utf-8") << "tygem.gib";
        QTest::newRow("euc-kr") << "tygem_korean.gib";
    }

    void readsGib()
    {
        QFETCH(QString, file);
        const std::string bytes = fixture(file.toStdString());
        QVERIFY(looksLikeGib(bytes) && !looksLikeNgf(bytes) && !looksLikeUgi(bytes));
        const ReadGame game = readGib(bytes);
        QVERIFY(game.problems.empty());
        QCOMPARE(game.text, bytes);
        const GameRecord& record = *game.record;
        compareTags(record,
            {{"PB", "고수"}, {"BR", "3급"}, {"PW", "wildsim"}, {"WR", "2D"}, {"DT", "2016-05-03"}, {"PC", "Tygem"}, {"RE", "W+7.5"},
                {"TM", "1200"}, {"OT", "3x30 byo-yomi"}});
        QCOMPARE(record.setup.komi, std::optional(6.5));
        QCOMPARE(record.setup.handicap, 2);
        QCOMPARE(stones(record, "AB"), std::string("pddp"));
        QCOMPARE(movesText(record), std::string("W pp B cc W pass B cd"));
    }

    /// Some files have the facts by letter only, and the players with their user data.
    void readsGibByItsLetters()
    {
        const ReadGame game = readGib("\\HS\n\\[GAMETAG=S1,R3,D5,G75,W3,Z0,T30-3-1200,C2016:03:26:17:29\\]\n"
                                      "\\[WUSERINFO=WID:党毅飞 ,WLV:35,WNICK:DangYiFei\\]\n\\[BUSERINFO=BID:柯洁 ,BLV:35\\]\n"
                                      "\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 1 15 3\n\\GE\n");
        QVERIFY(game.problems.empty());
        compareTags(*game.record, {{"PB", "柯洁"}, {"PW", "党毅飞"}, {"RE", "B+R"}, {"DT", "2016-03-26"}, {"TM", "1200"}});
        QCOMPARE(game.record->setup.komi, std::optional(7.5));
        const ReadGame sub = readGib("\\HS\n\\[GAMEINFOSUB=GNAMEF:99,GNAME:rank game,GDATE:2026-07-30-13-31-33\\]\n"
                                     "\\[GAMETAG=G0,W255,Z0\\]\n\\HE\n\\GS\nSTO 0 2 1 15 3\n\\GE\n");
        compareTags(*sub.record, {{"RE", ""}, {"DT", "2026-07-30"}});
        QCOMPARE(sub.record->setup.komi, std::optional(0.0));
    }

    void readsNgf()
    {
        const std::string bytes = fixture("wbaduk.ngf");
        QVERIFY(looksLikeNgf(bytes) && !looksLikeGib(bytes) && !looksLikeUgi(bytes));
        const ReadGame game = readNgf(bytes);
        QVERIFY(game.problems.empty());
        const GameRecord& record = *game.record;
        compareTags(record,
            {{"PB", "藤沢春"}, {"BR", "5段P"}, {"PW", "アギラ"}, {"WR", "7段*"}, {"EV", "レーティング対局"}, {"PC", "www.example.com"},
                {"DT", "2011-08-12"}, {"RE", "B+R"}, {"TM", "2400"}});
        QCOMPARE(record.setup.komi, std::optional(6.5));
        QCOMPARE(movesText(record), std::string("B pd W dd B pass"));
    }

    void readsUgi()
    {
        const std::string bytes = fixture("panda.ugi");
        QVERIFY(looksLikeUgi(bytes) && !looksLikeGib(bytes) && !looksLikeNgf(bytes));
        const ReadGame game = readUgi(bytes);
        QVERIFY(game.problems.empty());
        const GameRecord& record = *game.record;
        compareTags(record,
            {{"PB", "山本花子"}, {"BR", "三段"}, {"PW", "田中一郎"}, {"WR", "五段"}, {"EV", "第三期, 練習戦"}, {"PC", "東京"},
                {"DT", "2013-10-06"}, {"RE", "W+12.5"}, {"TM", "1800"}});
        QCOMPARE(record.setup.komi, std::optional(0.5));
        QCOMPARE(record.setup.handicap, 2);
        QCOMPARE(record.setup.rules, std::string("Japanese"));
        QCOMPARE(stones(record, "AB"), std::string("pddp"));
        QCOMPARE(movesText(record), std::string("W cp B qp W pass"));
        QCOMPARE(record.property(2, "C"), std::string_view("良い手です。"));
        QCOMPARE(record.property(2, "LB"), std::string_view("qp:A"));
        // Without IGS's coordinates the same letters count from the top.
        std::string topDown = bytes;
        topDown.replace(topDown.find("=IGS"), 4, "=JPN");
        QCOMPARE(movesText(*readUgi(topDown).record), std::string("W cd B qd W pass"));
    }

    void opensByContent()
    {
        for (const auto& [file, format] : {std::pair("tygem.gib", Format::Gib), {"wbaduk.ngf", Format::Ngf}, {"panda.ugi", Format::Ugi}}) {
            auto reader = readGames(fixture(file), "clipboard");
            QVERIFY2(reader.ok(), file);
            auto game = (*reader)->next();
            QVERIFY(game.ok() && game->has_value() && (*game)->record);
            QCOMPARE((*game)->record->format, format);
            QVERIFY(!(*reader)->next()->has_value());
            QVERIFY(formatOf(fixture(file)) == format);
        }
        QVERIFY(formatOf("(;GM[1]SZ[9];B[ee])") == Format::Sgf);
        QVERIFY(formatOf("[White \"A\"]\n\n1. e4 *\n") == Format::Pgn);
        QVERIFY(!formatOf("STO 0 2 1 3 3\n")); // GIB only by the name of a file
    }

    void opensUnusualBeginnings_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("format");
        const auto row = [](const char* name, const std::string& text, Format format) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << static_cast<int>(format);
        };
        const std::string gib = fixture("tygem.gib");
        row("GIB after blank lines", "\r\n\r\n\r\n" + gib, Format::Gib);
        row("GIB without a header", gib.substr(gib.find("\\GS")), Format::Gib);
        const std::string ngf = "game\n19\nwhite\nblack\nplace\n0\n\n6\n20110812\n40\n\n1\n";
        row("NGF with a blank seventh line", ngf + "PMABBQEEQ\n", Format::Ngf);
        row("NGF with a blank line before its moves", ngf + "\nPMABBQEEQ\n", Format::Ngf);
        const std::string ugi = "[Header]\nPlayerB=a,1d\nSize=19\n[Data]\nQD,B1,1,0\n";
        row("UGI with a byte order mark", "\xef\xbb\xbf" + ugi, Format::Ugi);
        row("UGI with files before its header", "[Files]\nName=a.ugi\n\n" + ugi, Format::Ugi);
    }

    void opensUnusualBeginnings()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, format);
        QVERIFY(formatOf(text.toStdString()) == static_cast<Format>(format));
        auto reader = readGames(text.toStdString(), "clipboard");
        QVERIFY(reader.ok());
        const auto game = (*reader)->next();
        QVERIFY(game.ok() && game->has_value() && (*game)->record);
        QCOMPARE(static_cast<int>((*game)->record->format), format);
        QVERIFY(!(*game)->record->mainLineMoves().empty());
    }

    void reportsBrokenMoves()
    {
        std::string gib = fixture("tygem.gib");
        gib.replace(gib.find("STO 0 3 1 2 2"), 13, "STO 0 3 1 2 x");
        const ReadGame game = readGib(gib);
        QCOMPARE(movesText(*game.record), std::string("W pp W pass B cd"));
        QCOMPARE(game.problems.size(), 1u);
        QCOMPARE(game.problems[0], (core::Error{ErrorCode::UnreadableMove, "STO 0 3 1 2 x", "", 0, 14, 2}));

        std::string ngf = fixture("wbaduk.ngf");
        ngf.replace(ngf.find("PMACWEEEE"), 9, "PMACWZEEZ");
        QCOMPARE(readNgf(ngf).problems.at(0).code, ErrorCode::OffBoard);
        QCOMPARE(readNgf(ngf).problems.at(0).line, 14u);

        // A truncated file keeps its readable part.
        const ReadGame cut = readGib(gib.substr(0, gib.find("SKI")));
        QCOMPARE(movesText(*cut.record), std::string("W pp"));
        QCOMPARE(cut.problems.back().code, ErrorCode::UnexpectedEnd);
    }

    void stopsInsideAGame()
    {
        std::stop_source stop;
        stop.request_stop();
        const ReadOptions options{.stop = stop.get_token()};
        for (const auto read : {readGib, readNgf, readUgi})
            QVERIFY(wasStopped(read("[Header]\n[Data]\nQD,B1,1,0\n", options)));
    }

    /// Copying everything for each of them would take hours and exceed the suite's limit.
    void joinsManyCommentsInLinearTime()
    {
        constexpr int kComments = 500'000;
        std::string text = "[Header]\n[Data]\nQD,B1,1,0\n[Figure]\n";
        for (int i = 0; i < kComments; ++i)
            text += ".Text,1\nfifteen letters\n.EndText\n";
        const ReadGame game = readUgi(text);
        QCOMPARE(game.record->property(1, "C").size(), std::size_t{kComments * 16 - 1});
    }

    void reportsIllegalMoves()
    {
        std::string gib = fixture("tygem.gib");
        gib.replace(gib.find("STO 0 5 1 2 3"), 13, "STO 0 5 1 2 2");
        const ReadGame game = readGib(gib);
        QCOMPARE(game.problems.size(), 1u);
        QCOMPARE(game.problems[0].code, ErrorCode::PointTaken);
        QCOMPARE(game.problems[0].line, 16u);
        QCOMPARE(game.problems[0].move, 4);
        QVERIFY(readGib(gib, {.validate = false}).problems.empty());
    }

    void refusesOtherFiles()
    {
        for (const char* text : {"", "hello", "[Event \"x\"]\n\n1. e4 e5 *\n", "(;GM[1];B[aa])", "\\GSomething", "[Files]\n[Other]\n"}) {
            QVERIFY(!looksLikeGib(text) && !looksLikeNgf(text) && !looksLikeUgi(text));
            for (auto read : {readGib, readUgi}) {
                const ReadGame game = read(text, {});
                QVERIFY(!game.record);
                QCOMPARE(game.problems.at(0).code, ErrorCode::NotAGame);
            }
        }
        // Lines of another program in a file named .ngf: half of its moves would parse as names.
        std::string other = "GItitle\nGIAnna 1d\nGIBert 2d\nGI\nGI\nGI2006-9-5\nGI19\nGI0\nGI0\nGI6\nGI211\n";
        for (int i = 0; i < 10; ++i)
            other += "PMABBREER\n";
        const ReadGame game = readNgf(other);
        QVERIFY(!game.record);
        QCOMPARE(game.problems.size(), 1u);
        QCOMPARE(game.problems[0].code, ErrorCode::NotAGame);
    }

    void readsResults_data()
    {
        QTest::addColumn<QString>("result");
        const std::pair<const char*, const char*> rows[] = {{"黒中押し勝ち!", "B+R"}, {"白5.5目勝ち!", "W+5.5"},
            {"232手完、黒2目半勝ち", "B+2.5"}, {"흑 1.5집 승", "B+1.5"}, {"백 불계승", "W+R"}, {"白時間切れ勝ち！", "W+T"},
            {"白棋12子 >> 白方(94):黑方(82)", "W+12"}, {"White Win by Resign!", "W+R"}, {"Black Win 6.5 >> White(50):Black(63)", "B+6.5"},
            {"White loses on time", "B+T"}, {"백 시간패", "B+T"}, {"흑 불계패", "W+R"}, {"黑胜白败", "B+"}, {"白超时，黑胜", "B+T"},
            {"백 반집승", "W+0.5"}, {"黒半目勝ち", "B+0.5"}, {"黑胜3.75子", "B+3.75"}, {"黑胜3又3/4子", "B+3.75"},
            {"白勝1又1/2子", "W+1.5"}, {"白胜1/4子", "W+0.25"}, {"黑中盘胜", "B+R"}, {"Progressing!", ""}, {"持碁", "0"}, {"", ""}};
        for (const auto& [text, result] : rows)
            QTest::newRow(text) << QString(result);
    }

    void readsResults()
    {
        QFETCH(QString, result);
        std::string ngf = "game\n19\nwhite\nblack\nplace\n0\n0\n6\n20110812\n40\n";
        ngf.append(QTest::currentDataTag()).append("\n1\nPMABBQEEQ\n");
        QCOMPARE(QString::fromStdString(std::string(readNgf(ngf).record->tag("RE"))), result);
    }

    /// Files cut at every place, and with every byte changed to several others.
    void survivesDamage()
    {
        const std::pair<const char*, ReadGame (*)(std::string_view, const ReadOptions&)> readers[]
            = {{"tygem_korean.gib", readGib}, {"wbaduk.ngf", readNgf}, {"panda.ugi", readUgi}};
        for (const auto& [file, read] : readers) {
            const std::string bytes = fixture(file);
            for (std::size_t at = 0; at < bytes.size(); ++at) {
                read(std::string_view(bytes).substr(0, at), {});
                for (char c : {'\0', '9', '-', ',', '\n', 'Z', '\xff'}) {
                    std::string damaged = bytes;
                    damaged[at] = c;
                    const ReadGame game = read(damaged, {});
                    QVERIFY(game.record || !game.problems.empty());
                }
            }
        }
    }
};

EVENMATCH_TEST(TestGoFormats)

} // namespace tst_go_formats

#include "tst_go_formats.moc"
