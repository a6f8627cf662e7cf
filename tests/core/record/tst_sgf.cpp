#include "tests/run_tests.h"

#include "core/game/go/position.h"
#include "core/record/board/replay.h"
#include "core/record/file/game_reader.h"
#include "core/record/go_points.h"
#include "core/record/sgf/sgf_reader.h"
#include "core/record/sgf/sgf_writer.h"

#include "core/random.h"

#include <QTest>

#include <algorithm>
#include <sys/resource.h>

namespace tst_sgf {

using namespace evenmatch;
using namespace evenmatch::record;
using core::ErrorCode;

namespace {

ReadGame read(std::string_view text) { return readSgfGame(text, {.validate = false, .keepText = false}); }

std::vector<std::string> split(std::string_view text, std::size_t piece)
{
    std::vector<std::string> games;
    SgfSplitter splitter;
    std::string buffer;
    for (std::size_t at = 0; at <= text.size(); at += piece) {
        const bool last = at + piece > text.size();
        buffer += text.substr(at, piece);
        while (const auto found = splitter.find(buffer, last)) {
            games.push_back(buffer.substr(found->begin, found->end - found->begin));
            buffer.erase(0, found->end);
        }
    }
    return games;
}

std::vector<ErrorCode> codes(const ReadGame& game)
{
    std::vector<ErrorCode> result;
    for (const auto& problem : game.problems)
        result.push_back(problem.code);
    return result;
}

std::string randomText(core::Random& random)
{
    constexpr std::string_view kAlphabet[]
        = {"a", "Z", " ", "\n", "\\", "]", "[", ":", ";", "(", ")", "B[aa]", "\xc3\xa9", "\xe7\x99\xbd", "(;GM[1]", "\t", "\r\n"};
    std::string text;
    for (auto n = random.below(12); n > 0; --n)
        text += kAlphabet[random.below(std::size(kAlphabet))];
    return text;
}

GameRecord randomRecord(core::Random& random)
{
    constexpr std::string_view kNodeKeys[] = {"C", "N", "LB", "XX", "KTV", "SBKV", "BL", "FG"};
    constexpr std::string_view kTagKeys[] = {"PB", "PW", "EV", "GC", "AP", "DT"};
    GameRecord record;
    record.setup.width = record.setup.height = static_cast<int>(2 + random.below(25));
    record.setup.game = goGameId(record.setup.width, record.setup.height);
    if (random.below(2))
        record.setup.komi = random.below(20) * 0.5;
    record.setup.handicap = static_cast<int>(random.below(4));
    record.addProperty(kRoot, {"AB", {"aa"}}); // without stones Black's first moves would be the handicap
    for (const auto key : kTagKeys)
        if (random.below(2))
            record.setTag(key, randomText(random));
    for (auto n = random.below(60); n > 0; --n) {
        const NodeId parent
            = random.below(3) ? static_cast<NodeId>(record.size() - 1) : random.below(static_cast<std::uint32_t>(record.size()));
        const int points = record.setup.width * record.setup.height + 1;
        const NodeId node = record.addNode(parent);
        if (random.below(8))
            record.setMove(
                node, {static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(points)))}, static_cast<Side>(random.below(2)));
        for (const auto key : kNodeKeys)
            if (random.below(6) == 0)
                record.addProperty(node, {std::string(key), {randomText(random)}});
        if (random.below(6) == 0)
            record.addProperty(node, {"TR", {"aa", "bb"}});
    }
    return record;
}

} // namespace

class TestSgf : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsAGame()
    {
        const ReadGame game = read("(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[6.5]HA[2]RU[Japanese]AB[dd][pp]PB[Cho]PW[Ing]KT[x]C[start]\n"
                                   ";W[dp]C[one];B[](;W[pd])(;W[pc]TR[dd][dp]\n;B[aa]))");
        QVERIFY(game.problems.empty());
        QVERIFY(game.record);
        const GameRecord& r = *game.record;
        QCOMPARE(r.setup.width, 19);
        QCOMPARE(r.setup.komi, std::optional(6.5));
        QCOMPARE(r.setup.handicap, 2);
        QCOMPARE(r.setup.rules, std::string("Japanese"));
        QVERIFY((r.tags == std::vector<Property>{{"PB", {"Cho"}}, {"PW", {"Ing"}}}));
        QCOMPARE(r.size(), std::size_t(6));
        QVERIFY((std::vector<Property>(r.properties(kRoot).begin(), r.properties(kRoot).end())
            == std::vector<Property>{{"AB", {"dd", "pp"}}, {"KT", {"x"}}, {"C", {"start"}}}));
        const NodeId first = r.firstChild(kRoot);
        QCOMPARE(r.move(first), goMove(r.setup, 3, 15));
        QCOMPARE(r.side(first), Side::Second);
        const NodeId pass = r.firstChild(first);
        QVERIFY(isGoPass(r.setup, r.move(pass)));
        const NodeId variation = r.nextSibling(r.firstChild(pass));
        QCOMPARE(r.move(variation), goMove(r.setup, 15, 2));
        QCOMPARE(r.properties(variation)[0].values.size(), std::size_t(2));
        QCOMPARE(r.mainLineMoves().size(), std::size_t(3));
    }

    void aMoveInTheRootIsPlayed()
    {
        const ReadGame game = readSgfGame("(;GM[1]FF[4]SZ[19]PB[a]AW[aa]B[pd]C[start]BL[30](;W[dd];B[pq])(;W[dp]))");
        QVERIFY(game.record && game.problems.empty());
        const GameRecord& r = *game.record;
        QCOMPARE(r.size(), std::size_t(5));
        QCOMPARE(r.tag("PB"), std::string_view("a"));
        QVERIFY(r.move(kRoot) == game::kNoMove);
        QVERIFY(std::ranges::equal(r.properties(kRoot), std::vector<Property>{{"AW", {"aa"}}, {"C", {"start"}}}));
        const NodeId first = r.firstChild(kRoot);
        QCOMPARE(r.nextSibling(first), kNoNode);
        QCOMPARE(r.move(first), goMove(r.setup, 15, 3));
        QVERIFY(std::ranges::equal(r.properties(first), std::vector<Property>{{"BL", {"30"}}}));
        QCOMPARE(r.move(r.nextSibling(r.firstChild(first))), goMove(r.setup, 3, 15));
        const auto end = positionAt(r, r.mainLineEnd());
        QVERIFY(end.ok());
        QVERIFY(end->as<go::Position>()->colorAt(15, 3) == go::Color::Black);
        QVERIFY(read(writeSgf(r)).record == r);

        const ReadGame illegal = readSgfGame("(;SZ[9]AW[aa]\nB[aa];W[bb])");
        QCOMPARE(codes(illegal), std::vector{ErrorCode::PointTaken});
        QCOMPARE(illegal.problems[0].line, std::uint64_t(2));
        QCOMPARE(illegal.problems[0].move, 1);
        QCOMPARE(codes(readSgfGame("(;SZ[9]B[aa];W[aa])")), std::vector{ErrorCode::PointTaken});

        const ReadGame unreadable = read("(;SZ[9]B[zz];W[bb])");
        QCOMPARE(codes(unreadable), std::vector{ErrorCode::OffBoard});
        QCOMPARE(unreadable.record->size(), std::size_t(2));
    }

    void readsHandicapStonesPlayedAsMoves_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("stones");
        QTest::addColumn<int>("moves");
        QTest::newRow("no moves between") << QByteArray("(;HA[3];B[pd];B[dp]C[second];B[pp];W[dd];B[nc])") << 3 << 2;
        QTest::newRow("passes between") << QByteArray("(;HA[3];B[pd];W[];B[dp]C[second];W[tt];B[pp];W[dd];B[nc])") << 3 << 2;
        QTest::newRow("in the root") << QByteArray("(;HA[2]B[pd];B[dp]C[second];W[dd])") << 2 << 1;
        QTest::newRow("fewer than the handicap") << QByteArray("(;HA[4];B[pd];B[dp]C[second];W[dd])") << 2 << 1;
        QTest::newRow("White passes on") << QByteArray("(;HA[2];B[pd];B[dp]C[second];W[];B[dd])") << 2 << 2;
        QTest::newRow("Black moves first") << QByteArray("(;HA[2];B[pd]C[second];W[dd];B[dp])") << 0 << 3;
        QTest::newRow("even") << QByteArray("(;HA[0];B[pd];B[dp]C[second])") << 0 << 2;
        QTest::newRow("placed") << QByteArray("(;HA[2]AB[pd][dp];B[pp];B[dd]C[second])") << 2 << 2;
    }

    void readsHandicapStonesPlayedAsMoves()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, stones);
        QFETCH(int, moves);
        const ReadGame game = readSgfGame(text.toStdString());
        QVERIFY(game.record && game.problems.empty());
        const GameRecord& r = *game.record;
        QCOMPARE(static_cast<int>(r.mainLineMoves().size()), moves);
        NodeId first = r.firstChild(kRoot);
        bool isCommented = false;
        for (; r.move(first) == game::kNoMove; first = r.firstChild(first))
            isCommented = isCommented || r.property(first, "C") == "second";
        QCOMPARE(isCommented, stones > 0 && !r.hasProperty(kRoot, "AB"));
        const auto start = positionAt(r, r.parent(first));
        QVERIFY(start.ok());
        const auto& position = *start->as<go::Position>();
        QCOMPARE(19 * 19 - position.board().emptyCount(), stones);
        QVERIFY(position.sideToMove() == r.side(first));
        QVERIFY(read(writeSgf(r)).record == r);
    }

    void keepsTheSpellingThatFieldsCannotHold_data()
    {
        QTest::addColumn<QByteArray>("kept");
        for (const char* text : {"KM[6.50]", "SZ[19:19]", "B[tt]", "C[before];W[aa]", "C[before]W[aa]", "HA[0]", "PB[x]GM[1]", "FF[3]",
                 "SZ[13:9]", "W[zz]", "KM[6.5]KM[7.5]", "RU[Chinese][x]", "B[aa][bb]", "LZ[1 2\n3]", "AP[a\\:b:c]", "LB[dd:a\\:b]",
                 "XY[p\\\\:q]", "B[cc]W[dd]", "B[cc]B[cc]", "AE[aa:cc]PL[W]", "FF[4]SiZe[0.5]", "Winrate[0.5]", "KM[]", "TB[aa][bb]"})
            QTest::newRow(text) << QByteArray(text);
    }

    void keepsTheSpellingThatFieldsCannotHold()
    {
        QFETCH(QByteArray, kept);
        const std::string text = "(;" + kept.toStdString() + ";B[dd])";
        const ReadGame game = read(text);
        QVERIFY(game.record);
        const std::string written = writeSgf(*game.record);
        // Every property of the text is in the output.
        for (const QByteArray& part : kept.replace("][", "]\x01[").replace("]", "]\x02").replace("\x02\x01", "").split('\x02')) {
            const std::string piece = QByteArray(part).replace(";", "").trimmed().toStdString();
            QVERIFY2(written.find(piece) != std::string::npos, (written + " lacks " + piece).c_str());
        }
        QVERIFY(read(written).record == game.record);
        QCOMPARE(writeSgf(*read(written).record), written);
    }

    void readsSizesAndKomi_data()
    {
        QTest::addColumn<QByteArray>("root");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<double>("komi");
        QTest::addColumn<QByteArray>("game");
        QTest::newRow("none") << QByteArray("PB[a]") << 19 << 19 << -99.0 << QByteArray("go");
        QTest::newRow("nine") << QByteArray("SZ[9]KM[5.5]") << 9 << 9 << 5.5 << QByteArray("go9");
        QTest::newRow("rectangle") << QByteArray("SZ[19:13]KM[0]") << 19 << 13 << 0.0 << QByteArray("go");
        QTest::newRow("by x") << QByteArray("SZ[13x13]KM[-3.5]") << 13 << 13 << -3.5 << QByteArray("go13");
        QTest::newRow("comma") << QByteArray("KM[6,5]") << 19 << 19 << 6.5 << QByteArray("go");
        QTest::newRow("Fox stones") << QByteArray("KM[375]") << 19 << 19 << 7.5 << QByteArray("go");
        QTest::newRow("stones") << QByteArray("KM[3.75]") << 19 << 19 << 7.5 << QByteArray("go");
        QTest::newRow("stones, 13 lines") << QByteArray("SZ[13]KM[3.25]RU[Chinese]") << 13 << 13 << 6.5 << QByteArray("go13");
        QTest::newRow("quarters of a point") << QByteArray("KM[6.25]") << 19 << 19 << 6.25 << QByteArray("go");
        QTest::newRow("Fox points") << QByteArray("KM[650]") << 19 << 19 << 6.5 << QByteArray("go");
        QTest::newRow("words after") << QByteArray("KM[5.5 points]") << 19 << 19 << 5.5 << QByteArray("go");
        QTest::newRow("nonsense") << QByteArray("SZ[big]KM[nan]") << 19 << 19 << -99.0 << QByteArray("go");
    }

    void readsSizesAndKomi()
    {
        QFETCH(QByteArray, root);
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(double, komi);
        QFETCH(QByteArray, game);
        const auto record = read("(;" + root.toStdString() + ")").record;
        QVERIFY(record);
        QCOMPARE(record->setup.width, width);
        QCOMPARE(record->setup.height, height);
        QCOMPARE(record->setup.komi.value_or(-99.0), komi);
        QCOMPARE(record->setup.game, game.toStdString());
    }

    void readsOldLongKeys()
    {
        const auto game = read("(;GaMe[1]SiZe[9]PlayerBlack[Go Seigen]KoMi[4.5];Black[aa]Comment[good];White[bb];b[cc])");
        QVERIFY(game.record && game.problems.empty());
        QCOMPARE(game.record->setup.width, 9);
        QCOMPARE(game.record->setup.komi, std::optional(4.5));
        QCOMPARE(game.record->tag("PB"), std::string_view("Go Seigen"));
        QCOMPARE(game.record->mainLineMoves().size(), std::size_t(3));
        QCOMPARE(game.record->property(1, "C"), std::string_view("good"));
    }

    void unescapesValues_data()
    {
        QTest::addColumn<QByteArray>("raw");
        QTest::addColumn<QByteArray>("value");
        QTest::newRow("bracket") << QByteArray("a\\]b") << QByteArray("a]b");
        QTest::newRow("backslash") << QByteArray("a\\\\") << QByteArray("a\\");
        QTest::newRow("soft break") << QByteArray("a\\\nb") << QByteArray("ab");
        QTest::newRow("soft break, Windows") << QByteArray("a\\\r\nb") << QByteArray("ab");
        QTest::newRow("hard break stays") << QByteArray("a\nb") << QByteArray("a\nb");
        QTest::newRow("needless") << QByteArray("\\a\\:b") << QByteArray("a:b");
        QTest::newRow("open bracket") << QByteArray("[a") << QByteArray("[a");
    }

    void unescapesValues()
    {
        QFETCH(QByteArray, raw);
        QFETCH(QByteArray, value);
        const auto game = read("(;C[" + raw.toStdString() + "];B[aa])");
        QVERIFY(game.record && game.problems.empty());
        QCOMPARE(game.record->property(kRoot, "C"), std::string_view(value.constData(), static_cast<std::size_t>(value.size())));
    }

    void repairsUnescapedBrackets_data()
    {
        QTest::addColumn<QByteArray>("comment");
        for (const char* text : {"see [1] and go on", "[a] at the start", "ends so [x]", "two [1][2] in a row", "[B] [W] marks",
                 "a] b; c) d", "(see [3]) then", "KGS [5d]: hello\nother [3k]: hi"})
            QTest::newRow(text) << QByteArray(text);
    }

    void repairsUnescapedBrackets()
    {
        QFETCH(QByteArray, comment);
        const std::string text = "(;GM[1]SZ[19];B[aa]C[" + comment.toStdString() + "];W[bb](;B[cc])(;B[dd]))\n";
        const auto game = read(text);
        QVERIFY(game.record);
        QCOMPARE(game.record->property(1, "C"), std::string_view(comment.constData(), static_cast<std::size_t>(comment.size())));
        QCOMPARE(game.record->size(), std::size_t(5));
        QCOMPARE(codes(game), std::vector{ErrorCode::UnexpectedText});
        QCOMPARE(split(text + text, 1000).size(), std::size_t(2));
        QVERIFY(read(writeSgf(*game.record)).record == game.record);
    }

    void reportsDamageWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("nodes");
        const auto row = [](const char* name, const char* text, ErrorCode code, int line, int nodes) {
            QTest::newRow(name) << QByteArray(text) << static_cast<int>(code) << line << nodes;
        };
        row("breaks off", "(;SZ[9]\n;B[aa]\n;W[bb]", ErrorCode::UnexpectedEnd, 3, 3);
        row("breaks off in a comment", "(;SZ[9]\n;B[aa]C[hel\nlo", ErrorCode::UnexpectedEnd, 3, 2);
        row("off the board", "(;SZ[9]\n;B[aa]\n;W[zz])", ErrorCode::OffBoard, 3, 3);
        row("unreadable", "(;SZ[9]\n;B[Q16])", ErrorCode::UnreadableMove, 2, 2);
        row("junk", "(;SZ[9]\n;B[aa] ?!\n;W[bb])", ErrorCode::UnexpectedText, 2, 3);
        row("rectangle", "(;SZ[19:13]\n;B[aa])", ErrorCode::UnsupportedBoardSize, 1, 2);
        row("bad handicap", "(;HA[lots];B[aa])", ErrorCode::BadValue, 1, 2);
    }

    void reportsDamageWithItsLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        QFETCH(int, line);
        QFETCH(int, nodes);
        const auto game = read(text.toStdString());
        QVERIFY(game.record);
        QCOMPARE(static_cast<int>(game.record->size()), nodes);
        QCOMPARE(game.problems.size(), std::size_t(1));
        QCOMPARE(static_cast<int>(game.problems[0].code), code);
        QCOMPARE(static_cast<int>(game.problems[0].line), line);
    }

    void refusesOtherGames()
    {
        const auto game = readSgfGame("(;GM[2]SZ[8];B[aa])");
        QVERIFY(!game.record);
        QCOMPARE(codes(game), std::vector{ErrorCode::UnsupportedGame});
        std::string muchJunk = "(;GM[2]";
        for (int i = 0; i < 100; ++i)
            muchJunk += " ! x";
        QVERIFY(!read(muchJunk).record);
        QCOMPARE(codes(read("no game")).back(), ErrorCode::NotAGame);
        QVERIFY(!looksLikeSgf("[Event \"x\"]\n\n1. e4 e5"));
        QVERIFY(!looksLikeSgf("1. e4 (1. d4) e5"));
        QVERIFY(looksLikeSgf("From: a@b (me)\n\n(;GM[1]"));
        QVERIFY(looksLikeSgf("\xef\xbb\xbf(\n;FF[4]"));
    }

    void readsOtherCharsets_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        // 表 is 95 5C and 柿 8A 60 in Shift-JIS: its second byte looks like the escape.
        QTest::newRow("Shift-JIS, declared") << QByteArray("(;CA[Shift_JIS]PB[\x91\xe5\x95\x5c]PW[x];B[aa])") << QString("大表");
        QTest::newRow("GBK, declared") << QByteArray("(;CA[gb2312]PB[\xc4\xf4\xce\xc0\xc6\xbd]PW[x];B[aa])") << QString("聂卫平");
        QTest::newRow("Latin-1") << QByteArray("(;CA[ISO-8859-1]PB[Andr\xe9]PW[x];B[aa])") << QString("André");
        QTest::newRow("Latin-1 that looks like Chinese")
            << QByteArray("(;CA [ISO-8859-1]PB[\xd0\xbb\xd0\xbb\xd6\xb8]PW[x];B[aa])") << QString("Ð»Ð»Ö¸");
        QTest::newRow("UTF-8 without CA") << QByteArray("(;PB[\xe8\x81\x82\xe5\x8d\xab\xe5\xb9\xb3]PW[x];B[aa])") << QString("聂卫平");
    }

    void readsOtherCharsets()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        const std::string text = bytes.toStdString();
        QCOMPARE(split(text + "\n" + text, 3), (std::vector{text, text}));
        const auto game = read(text);
        QVERIFY(game.record);
        QCOMPARE(QString::fromStdString(std::string(game.record->tag("PB"))), name);
        QCOMPARE(game.record->size(), std::size_t(2));
        QVERIFY(writeSgf(*game.record).find("CA[UTF-8]") != std::string::npos);
    }

    void splitsCollections_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArrayList>("games");
        const auto row = [](const char* name, const char* text, std::initializer_list<const char*> games) {
            QByteArrayList list;
            for (const char* game : games)
                list << game;
            QTest::newRow(name) << QByteArray(text) << list;
        };
        row("none", "hello (world)\n", {});
        row("two", "(;B[aa])(;B[bb])", {"(;B[aa])", "(;B[bb])"});
        row("mail around", "From: x (y)\nSubject: hi\n\n(;FF[3];B[aa])\n-- \nbye\n(;C[a\\]b)])\n", {"(;FF[3];B[aa])", "(;C[a\\]b)])"});
        row("no semicolon", "(GM[1];B[aa])", {"(GM[1];B[aa])"});
        row("no parentheses", ";GM[1];B[aa];W[bb]\n", {";GM[1];B[aa];W[bb]\n"});
        row("never closed", "(;GM[1];B[aa](;W[bb]\n(;GM[1];B[cc])", {"(;GM[1];B[aa](;W[bb]\n", "(;GM[1];B[cc])"});
        row("open comment", "(;GM[1];B[aa]C[oh\n(;FF[4]GM[1];B[cc])", {"(;GM[1];B[aa]C[oh\n", "(;FF[4]GM[1];B[cc])"});
        row("cut", "(;GM[1];B[aa]", {"(;GM[1];B[aa]"});
        row("mark first", "\xef\xbb\xbf(;GM[1])", {"(;GM[1])"});
    }

    void splitsCollections()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArrayList, games);
        std::vector<std::string> expected;
        for (const QByteArray& game : games)
            expected.push_back(game.toStdString());
        for (const std::size_t piece : {1u, 2u, 7u, 5000u})
            QCOMPARE(split(text.toStdString(), piece), expected);
    }

    void randomRecordsComeBack()
    {
        core::Random random(1);
        for (int i = 0; i < 2000; ++i) {
            const GameRecord record = randomRecord(random);
            const std::string text = writeSgf(record);
            const auto again = read(text);
            QVERIFY2(again.record == record, text.c_str());
            QCOMPARE(split(text + text, 1 + random.below(50)).size(), std::size_t(2));
        }
    }

    void mutatedTextIsSafeAndStable()
    {
        core::Random random(2);
        for (int i = 0; i < 6000; ++i) {
            std::string text = writeSgf(randomRecord(random));
            for (auto n = 1 + random.below(6); n > 0 && !text.empty(); --n) {
                const auto at = random.below(static_cast<std::uint32_t>(text.size()));
                switch (random.below(3)) {
                case 0: text.erase(at, 1 + random.below(5)); break;
                case 1: text[at] = static_cast<char>(random.below(256)); break;
                default: text.insert(at, randomText(random));
                }
            }
            const auto game = readSgfGame(text);
            if (!game.record)
                continue;
            const std::string written = writeSgf(*game.record);
            const auto again = read(written);
            QVERIFY2(again.record == game.record, (text + "\n---\n" + written).c_str());
        }
    }

    void depthCostsNoStack()
    {
        std::string text = "(;GM[1]";
        for (int i = 0; i < 300000; ++i)
            text += "(;B[aa]";
        text.append(300001, ')');
        const auto game = read(text);
        QVERIFY(game.record && game.problems.empty());
        QCOMPARE(game.record->size(), std::size_t(300001));
        QVERIFY(read(writeSgf(*game.record)).record == game.record);
        read(std::string(1000000, '('));
        read("(;C[" + std::string(1000000, ']'));
        read("(;" + std::string(1000000, ')'));
    }

    /// Sizes at which quadratic work would not finish.
    void readsManyProperties()
    {
        constexpr std::size_t kProperties = 300'000;
        std::string text = "(;GM[1]FF[4]SZ[9]";
        for (std::size_t i = 0; i < kProperties; ++i) {
            text += 'X';
            for (std::size_t rest = i, letters = 0; letters < 4; ++letters, rest /= 26)
                text += static_cast<char>('A' + rest % 26);
            text += "[x]";
        }
        const auto game = readSgfGame(text + ";B[aa])");
        QVERIFY(game.record && game.problems.empty());
        QCOMPARE(game.record->properties(kRoot).size(), kProperties);
        QVERIFY(read(writeSgf(*game.record)).record == game.record);
    }

    void readsManyVariations()
    {
        constexpr std::size_t kVariations = 100'000;
        std::string text = "(;GM[1]FF[4]SZ[9];B[ee]";
        for (std::size_t i = 0; i < kVariations; ++i)
            text += i % 2 == 0 ? "(;W[aa];B[bb]C[why])" : "(;W[ee])";
        QCOMPARE(split(text + ")", 1 << 18).size(), std::size_t(1));
        const auto game = readSgfGame(text + ")");
        QVERIFY(game.record);
        QCOMPARE(game.record->size(), 2 + kVariations + kVariations / 2);
        QVERIFY(codes(game).size() <= 60 && codes(game).front() == ErrorCode::PointTaken);
        QVERIFY(read(writeSgf(*game.record)).record == game.record);
    }

    /// A short file can set up the whole board millions of times.
    void setsUpInBoundedMemory()
    {
        std::string text = "(;SZ[19]AB";
        for (int i = 0; i < 2'000'000; ++i)
            text += "[aa:ss]";
        const auto game = read(text + ";W[aa])");
        const auto peak = [] {
            rusage usage{};
            getrusage(RUSAGE_SELF, &usage);
            return usage.ru_maxrss; // KiB
        };
        const auto before = peak();
        QVERIFY(!findIllegalMoves(*game.record).empty()); // no liberty is left
        QVERIFY2(peak() - before < 500'000, qPrintable(QString::number(peak() - before))); // a stone for each point of each rectangle: 8 GB
        const auto later = read("(;SZ[9]AB[aa:cc]AW[bb]AE[ba:ca];W[ii])");
        const auto board = startPosition(*later.record);
        const auto* go = board->as<go::Position>();
        QVERIFY(go->colorAt(1, 1) == go::Color::White && go->colorAt(1, 0) == go::Color::Empty && go->colorAt(2, 2) == go::Color::Black);
    }

    /// Quadratic work would take hours and exceed the suite's limit.
    void takesLinearTime_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QByteArray>("repeated");
        QTest::addColumn<int>("times");
        QTest::newRow("comments alone") << QByteArray("(;SZ[9]") << QByteArray(";C[a]") << 1'000'000;
        QTest::newRow("comments after a set-up") << QByteArray("(;SZ[9]AB[aa]") << QByteArray("(;AW[bb];C[a])(;C[a]") << 100'000;
        QTest::newRow("captures under superko")
            << QByteArray("(;SZ[9]RU[Chinese]AB[ba][ab]") << QByteArray(";W[aa];B[];W[];B[]") << 100'000;
        QTest::newRow("blanks after a value") << QByteArray("(;C[a]") << QByteArray("    ") << 5'000'000;
        QTest::newRow("a long key") << QByteArray("(;C[a]") << QByteArray("KEYS") << 5'000'000;
    }

    void takesLinearTime()
    {
        QFETCH(QByteArray, head);
        QFETCH(QByteArray, repeated);
        QFETCH(int, times);
        auto reader = readGames((head + repeated.repeated(times)).toStdString(), "a.sgf");
        for (auto game = (*reader)->next(); game && *game; game = (*reader)->next()) { }
    }

    void stopsInsideAGame()
    {
        std::stop_source stop;
        stop.request_stop();
        std::string text = "(;SZ[9]";
        for (int i = 0; i < 500; ++i)
            text += ";B[];W[]";
        const auto begun = readSgfGame(text + ")", {.stop = stop.get_token()});
        QVERIFY(wasStopped(begun) && (!begun.record || begun.record->size() < 500));
        const auto game = read(text + ")");
        QCOMPARE(findIllegalMoves(*game.record, stop.get_token()).back().error.code, ErrorCode::Stopped);
    }

    void reportsIllegalMoves()
    {
        const auto game = readSgfGame("(;SZ[9];B[aa];W[aa])");
        QCOMPARE(codes(game), std::vector{ErrorCode::PointTaken});
        QCOMPARE(game.problems[0].move, 2);
        QVERIFY(game.record);
        QVERIFY(readSgfGame("(;SZ[9];B[aa];B[bb];B[cc])").problems.empty());
    }
};

EVENMATCH_TEST(TestSgf)

} // namespace tst_sgf

#include "tst_sgf.moc"
