// PGN in common variants, and lossless round trips.
#include "tests/run_tests.h"

#include "core/game/chess/fen.h"
#include "core/game/chess/notation.h"
#include "core/game/chess/position.h"
#include "core/random.h"
#include "core/record/board/replay.h"
#include "core/record/file/game_reader.h"
#include "core/record/pgn/pgn_reader.h"
#include "core/record/pgn/pgn_writer.h"
#include "core/record/vocabulary/pgn_opening.h"
#include "core/record/vocabulary/pgn_text.h"
#include "tests/files.h"

#include <QtTest>

#include <sstream>

namespace tst_pgn {

using namespace evenmatch;
using namespace evenmatch::record;
using core::ErrorCode;

namespace {

std::string fixture(const char* name) { return contentOf(QStringLiteral(TEST_DATA "/pgn/") + QLatin1String(name)).toStdString(); }

std::vector<ReadGame> readAll(const std::string& text)
{
    std::vector<ReadGame> games;
    auto reader = readGames(text, "games.pgn");
    if (!reader)
        return games;
    while (true) {
        auto game = (*reader)->next();
        if (!game || !*game)
            return games;
        games.push_back(std::move(**game));
    }
}

GameRecord readOne(const std::string& text) { return readPgnGame(text).record.value_or(GameRecord()); }

/// The main line as SAN without numbers, from the root of `node`'s subtree.
std::string lineFrom(const GameRecord& record, NodeId node = kRoot)
{
    chess::Board board = record.setup.position.empty() ? chess::chess960Start(518) : chess::parseFen(record.setup.position).value().board;
    for (const NodeId step : record.pathTo(node))
        if (step != kRoot && record.move(step) != game::kNoMove)
            board.play(record.move(step));
        else if (step != kRoot)
            board.pass();
    std::string text;
    while ((node = record.firstChild(node)) != kNoNode) {
        text += text.empty() ? "" : " ";
        text += record.move(node) == game::kNoMove ? "--" : chess::writeSan(board, record.move(node));
        if (record.move(node) == game::kNoMove)
            board.pass();
        else
            board.play(record.move(node));
    }
    return text;
}

NodeId nodeAt(const GameRecord& record, int ply)
{
    NodeId node = kRoot;
    for (; ply > 0 && node != kNoNode; --ply)
        node = record.firstChild(node);
    return node;
}

std::string randomText(core::Random& random)
{
    static const std::vector<std::string> kPieces{"a", " ", "}", "{", "\n", "\"", "\\", "[%evm C \"x\"]", "ü", "(", ")", "1-0", ";", "%",
        "\n[Event \"x\"]\n", "[%clk 0:00:01]", "\n%", "$1", "--", "0-1\n"};
    std::string text;
    for (auto count = random.below(6); count > 0; --count)
        text += kPieces[random.below(static_cast<std::uint32_t>(kPieces.size()))];
    return text;
}

/// A tree of legal moves and null moves with all annotations, in PGN's order.
GameRecord randomTree(core::Random& random)
{
    GameRecord record;
    record.format = Format::Pgn;
    record.setup = {.game = "chess", .width = 8, .height = 8};
    if (random.below(4) == 0)
        record.setup = {.game = "chess960",
            .width = 8,
            .height = 8,
            .position = chess::writeFen(chess::chess960Start(static_cast<int>(random.below(960))), true)};
    const bool usual = record.setup.position.empty();
    if (random.below(2) == 0)
        record.setTag("White", randomText(random).substr(0, 1) == "\n" ? "x" : "a \"quoted\" \\ name");
    if (random.below(2) == 0)
        record.setTag("Result", "1/2-1/2");
    if (random.below(2) == 0)
        record.setTag("Opening", "x]\"}{");
    std::vector<chess::Board> boards{usual ? chess::chess960Start(518) : chess::parseFen(record.setup.position)->board};
    const auto annotate = [&](NodeId node) {
        if (node != kRoot && random.below(8) == 0)
            record.addValue(node, kCommentBefore, randomText(random));
        if (node != kRoot && record.move(node) == game::kNoMove)
            record.addValue(node, kPass, boards[node].sideToMove() == Side::First ? "W" : "B");
        for (const char* key : {"NAG", "C", "TR", "ESCAPE", "UNREAD"})
            while (random.below(8) == 0)
                record.addValue(node, key, std::string_view(key) == "NAG" ? std::to_string(random.below(256)) : randomText(random));
    };
    annotate(kRoot);
    for (auto size = random.below(120); size > 0; --size) {
        const NodeId parent
            = random.below(3) == 0 ? random.below(static_cast<std::uint32_t>(record.size())) : static_cast<NodeId>(record.size() - 1);
        chess::Board board = boards[parent];
        game::MoveList moves;
        board.legalMoves(moves);
        if (moves.empty())
            continue;
        const bool null = random.below(20) == 0 && !board.inCheck();
        const Move move = null ? game::kNoMove : moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        const NodeId node = record.addNode(parent, move, null ? Side::First : board.sideToMove());
        if (null)
            board.pass();
        else
            board.play(move);
        boards.push_back(board);
        annotate(node);
    }
    return record;
}

} // namespace

class TestPgn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void opensAsItsTagsSay()
    {
        using evenmatch::record::openingOfPgn;
        QCOMPARE(openingOfPgn("[ECO \"B01\"]\r\n[Opening \"Scandinavian \\\"Defense\\\"\"]\r\n\r\n1. e4 d5 *"),
            std::string("B01 Scandinavian \"Defense\""));
        QCOMPARE(openingOfPgn("\xEF\xBB\xBF[White \"a\"]\n[Variation \"Main\"]\n\n*"), std::string("Main"));
        QCOMPARE(openingOfPgn("[ECO \"?\"]\n[Opening \"-\"]\n\n1. e4 {[ECO \"C20\"]} *"), std::string());
        QCOMPARE(openingOfPgn("[ECO"), std::string());
        QCOMPARE(openingOfPgn("(;GM[1])"), std::string());
    }

    void keepsAnnotations()
    {
        const ReadGame game = readPgnGame(fixture("annotated.pgn"));
        QVERIFY(game.problems.empty());
        const GameRecord& record = *game.record;
        QCOMPARE(lineFrom(record), std::string("e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 d6 -- h6 c3 O-O"));
        QCOMPARE(record.tag("Event"), std::string_view("Club night \"A\" \\ B"));
        QCOMPARE(record.tag("White"), std::string_view("Novák, Jan"));
        QCOMPARE(record.tags.back().key, std::string("TimeControl"));
        QCOMPARE(record.property(kRoot, "C"), std::string_view(" Before the first move. "));
        const NodeId e4 = nodeAt(record, 1);
        QCOMPARE(record.property(e4, kCommentBefore), std::string_view("about the first move"));
        QCOMPARE(record.property(e4, "NAG"), std::string_view("1"));
        QCOMPARE(record.properties(e4).back().values, (std::vector<std::string>{" [%clk 0:05:00] [%eval 0.31] ", "second comment"}));
        const NodeId f4 = record.nextSibling(nodeAt(record, 3));
        QCOMPARE(lineFrom(record, f4), std::string("exf4 Nf3"));
        QCOMPARE(record.property(f4, "C"), std::string_view("[%csl Gf4][%cal Re5f4]"));
        QCOMPARE(lineFrom(record, record.nextSibling(record.firstChild(f4))), std::string("exd5 e4"));
        QCOMPARE(record.property(record.nextSibling(f4), kCommentBefore), std::string_view("or"));
        const NodeId nc6 = nodeAt(record, 4);
        QCOMPARE(record.property(nc6, kCommentBefore), std::string_view("after the variations"));
        QCOMPARE(record.property(nc6, "C"), std::string_view(" the rest of the line } is a comment"));
        QCOMPARE(record.property(nodeAt(record, 6), kEscape), std::string_view("an escaped line"));
        QCOMPARE(record.properties(nodeAt(record, 8)).front().values, (std::vector<std::string>{"2", "146"}));
        QCOMPARE(record.property(nodeAt(record, 11), kPass), std::string_view("B"));
        QCOMPARE(record.property(nodeAt(record, 13), "C"), std::string_view("multi\nline\ncomment"));
        QVERIFY(readOne(writePgn(record)) == record);
    }

    void readsMovetext_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("line");
        addRow("glued numbers", "1.e4 e5 2.Nf3", "e4 e5 Nf3");
        addRow("no numbers", "e4 e5 Nf3 Nc6", "e4 e5 Nf3 Nc6");
        addRow("numbers for both", "1. e4 1... e5 2 . Nf3 2... Nc6", "e4 e5 Nf3 Nc6");
        addRow("number without dot", "1 e4 e5 2 Nf3", "e4 e5 Nf3");
        addRow("lines broken anywhere", "1.\r\ne4\r\n\r\ne5 2.\tNf3 ", "e4 e5 Nf3");
        addRow("zeros", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0", "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O");
        addRow("glyphs", "1. e4! e5?? 2. Nf3!? Nc6?! \xc2\xb1", "e4 e5 Nf3 Nc6");
        addRow("check marks", "1. e4 f6 2. d4 g5 3. Qh5++", "e4 f6 d4 g5 Qh5#");
        addRow("coordinates", "1. e2e4 e7-e5 2. Ng1-f3", "e4 e5 Nf3");
        addRow("null moves", "1. e4 -- 2. d4 Z0 3. c4", "e4 -- d4 -- c4");
        addRow("commas", "1. e4, e5; a comment\n2. Nf3", "e4 e5 Nf3");
        addRow("passing", "1. e4 a6 2. e5 d5 3. exd6e.p. h6 4. dxc7 e.p.", "e4 a6 e5 d5 exd6 h6 dxc7");
        addRow("promotion", "1. a4 b5 2. axb5 a6 3. bxa6 h6 4. a7 h5 5. axb8(Q) h4 6. h3", "a4 b5 axb5 a6 bxa6 h6 a7 h5 axb8=Q h4 h3");
        addRow("castling as the king's long move", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. e1-g1 Ke8-g8", "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O");
        addRow("no-break spaces",
            "1.\xc2\xa0"
            "e4\xc2\xa0"
            "e5 2\xc2\xa0Nf3\xe2\x80\xafNc6",
            "e4 e5 Nf3 Nc6");
        addRow("a line of no-break spaces", "[White \"x\"]\n\xc2\xa0\n[Black\xc2\xa0\"y\"]\n\xc2\xa0\n1. e4", "e4");
        addRow("signs without a blank", "1. e4\xe2\x80\xbc e5\xe2\x81\x87 2. Nf3\xe2\x81\x89 Nc6\xc2\xb1", "e4 e5 Nf3 Nc6");
        addRow("ellipses", "1. e4 e5 2. Nf3 2… Nc6 3. Bb5 3…a6", "e4 e5 Nf3 Nc6 Bb5 a6");
        addRow("dashes of signs", "1. e4 e5 2. Nf3+– Nc6 –+ 3. Bb5", "e4 e5 Nf3 Nc6 Bb5");
        addRow("signs of print", "1. e2–e4 d7–d5 2. e4×d5 ♕×d5 3. ♘f3 ♗g4 4. ♗e2 ♘c6 5. 0–0 O–O–O",
            "e4 d5 exd5 Qxd5 Nf3 Bg4 Be2 Nc6 O-O O-O-O");
        addRow("figurines", "1. e4 e5 2. ♘f3 ♞c6 3. ♗b5+− a6 4. ♙c3 axb5", "e4 e5 Nf3 Nc6 Bb5 a6 c3 axb5");
        addRow("figurines with a selector", "1. e4 d5 2. exd5 ♕\xef\xb8\x8exd5", "e4 d5 exd5 Qxd5");
        addRow("a figurine of a promotion", "1. a4 b5 2. axb5 a6 3. bxa6 h6 4. a7 h5 5. axb8=♕", "a4 b5 axb5 a6 bxa6 h6 a7 h5 axb8=Q");
        addRow("German", "1. e4 e5 2. Sf3 (2. Lc4 Lc5) Sc6 3. Lb5 Sf6 4. 0-0 De7 5. Te1N", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Qe7 Re1");
        addRow("Dutch", "1. e4 e5 2. Pf3 Pc6 3. Lb5 Pf6 4. O-O De7 5. Te1 Kd8", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Qe7 Re1 Kd8");
        addRow("French", "1. e4 e5 2. Cf3 Cc6 3. Fb5 Cf6 4. O-O De7 5. Te1 Rd8", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Qe7 Re1 Kd8");
        addRow("Spanish", "1. e4 e5 2. Cf3 Cc6 3. Ab5 Cf6 4. O-O De7 5. Te1 Rd8", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Qe7 Re1 Kd8");
        addRow("Finnish", "1. e4 e5 2. Rf3 Rc6 3. Lb5 Rf6 4. O-O De7 5. Te1 Kd8", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Qe7 Re1 Kd8");
        addRow("Russian", "1. e4 e5 2. Кf3 Кc6 3. Сb5 Кf6 4. O-O Фe7 5. Лe1 Крd8", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Qe7 Re1 Kd8");
        addRow("a promotion in German", "1. a4 b5 2. axb5 a6 3. bxa6 h6 4. a7 h5 5. axb8D Sf6", "a4 b5 axb5 a6 bxa6 h6 a7 h5 axb8=Q Nf6");
        addRow("blanks in tags", "[ White \"x\" ]\n[ Black  \"y\" ]\n\n1. e4 e5", "e4 e5");
        addRow("byte order mark", "\xef\xbb\xbf[White \"x\"]\n1. e4", "e4");
    }
    void readsMovetext()
    {
        QFETCH(QString, text);
        QFETCH(QString, line);
        const auto games = readAll(text.toStdString() + " *\n");
        QCOMPARE(games.size(), std::size_t(1));
        QCOMPARE(lineFrom(games[0].record.value()), line.toStdString());
        for (const core::Error& problem : games[0].problems)
            QFAIL(core::describe(problem).c_str());
        QVERIFY(readOne(writePgn(*games[0].record)) == *games[0].record);
    }

    /// These are mistakes, or mean different moves in two languages.
    void guessesNoLanguage()
    {
        for (const char* text : {"1. e4 e5 2. Rf3 *", "1. e4 e5 2. Nf3 Sc6 *", "1. e4 e5 2. Sf3 Nc6 *", "1. e4 e5 2. Sf3 Sc6 3. Xb5 *"}) {
            const ReadGame game = readPgnGame(text);
            QCOMPARE(game.problems.size(), std::size_t(1));
            QVERIFY(QByteArray(lineFrom(*game.record).c_str()).startsWith("e4 e5"));
            QVERIFY(game.record->hasProperty(game.record->mainLineEnd(), kUnread));
        }
        const ReadGame twice = readPgnGame("[FEN \"4k3/8/8/8/8/8/2B5/N3K3 w - - 0 1\"]\n\n1. Sb3 *");
        QVERIFY(!twice.problems.empty());
    }

    void namesGlyphs()
    {
        const GameRecord record = readOne("1. e4! ± e5?? ∓ 2. Nf3 +- Nc6 -+ 3. d4 = d5 ∞");
        QCOMPARE(record.properties(nodeAt(record, 1)).front().values, (std::vector<std::string>{"1", "16"}));
        QCOMPARE(record.properties(nodeAt(record, 2)).front().values, (std::vector<std::string>{"4", "17"}));
        QCOMPARE(record.property(nodeAt(record, 3), "NAG"), std::string_view("18"));
        QCOMPARE(record.property(nodeAt(record, 4), "NAG"), std::string_view("19"));
        QCOMPARE(record.property(nodeAt(record, 5), "NAG"), std::string_view("10"));
        QCOMPARE(record.property(nodeAt(record, 6), "NAG"), std::string_view("13"));
    }

    void namesGlyphsWithoutBlanks()
    {
        const GameRecord record = readOne("1. e4‼ e5⁇ 2. Nf3⁉ Nc6⁈± *");
        QCOMPARE(record.property(nodeAt(record, 1), "NAG"), std::string_view("3"));
        QCOMPARE(record.property(nodeAt(record, 2), "NAG"), std::string_view("4"));
        QCOMPARE(record.property(nodeAt(record, 3), "NAG"), std::string_view("5"));
        QCOMPARE(record.properties(nodeAt(record, 4)).front().values, (std::vector<std::string>{"6", "16"}));
        const ReadGame ascii = readPgnGame("1. e4+- e5-+ 2. Nf3N Nc6+/= 3. Bb5=/+ a6 *");
        QVERIFY(ascii.problems.empty());
        QCOMPARE(lineFrom(*ascii.record), std::string("e4 e5 Nf3 Nc6 Bb5 a6"));
        NodeId node = kRoot;
        for (const std::string_view number : {"18", "19", "146", "14", "15"})
            QCOMPARE(ascii.record->property(node = ascii.record->firstChild(node), "NAG"), number);
    }

    /// "better is 2. d4": the glyph belongs to the following move.
    void givesGlyphsToAVariationsFirstMove()
    {
        const ReadGame game = readPgnGame("1. e4 e5 2. Nf3 ($142 2. d4 $1 exd4) ({or} $146 2. c4) ($14) Nc6 *");
        QVERIFY(game.problems.empty());
        const GameRecord& record = *game.record;
        const NodeId d4 = record.nextSibling(nodeAt(record, 3));
        QCOMPARE(record.properties(d4).front().values, (std::vector<std::string>{"142", "1"}));
        QCOMPARE(record.property(record.nextSibling(d4), "NAG"), std::string_view("146"));
        QCOMPARE(record.property(nodeAt(record, 2), kStrayText), std::string_view("$14"));
        QVERIFY(readOne(writePgn(record)) == record);
    }

    /// Latin-1's no-break space, in text that is otherwise ASCII and in text that is not.
    void readsNoBreakSpacesOfLatin1()
    {
        for (const char* name : {"Muller",
                 "M\xfcller, Stra\xdf"
                 "e"}) {
            const auto games = readAll("[White\xa0\"" + std::string(name)
                + "\"]\n\xa0\n1.\xa0"
                  "e4\xa0"
                  "e5 2. Nf3\xa0*\n\n[White \"y\"]\n\n1. d4 *\n");
            QCOMPARE(games.size(), std::size_t(2));
            QCOMPARE(lineFrom(*games[0].record), std::string("e4 e5 Nf3"));
            QVERIFY(games[0].problems.empty());
            QVERIFY(!games[0].record->tag("White").empty());
        }
    }

    /// Games without tags: a result ends its game, glued or not.
    void splitsAfterResultsBehindMoves()
    {
        const auto games = readAll("1. e4 e5*\n1. f3 e5 2. g4 Qh4#0-1\n1. d4\n*\n");
        QCOMPARE(games.size(), std::size_t(3));
        QCOMPARE(lineFrom(*games[0].record), std::string("e4 e5"));
        QCOMPARE(lineFrom(*games[1].record), std::string("f3 e5 g4 Qh4#"));
        QCOMPARE(games[1].record->tag("Result"), std::string_view("0-1"));
        QCOMPARE(readOne("1. e4 e5 2. Nf9*").property(2, kUnread), std::string_view("Nf9"));
    }

    /// Programs write the result after the moves, too, even if they leave the tag unknown.
    void readsResultsBehindUnknownTags()
    {
        for (const std::string tag : {"?", "-", "*"})
            for (const std::string result : {"1/2-1/2", "½–½", "1/2–1/2"}) {
                const ReadGame game = readPgnGame("[Result \"" + tag + "\"]\n\n1. e4 e5 " + result);
                QVERIFY(game.problems.empty());
                QCOMPARE(game.record->tag("Result"), std::string_view("1/2-1/2"));
            }
    }

    /// Castling rights and squares that do not fit the pieces are ignored and reported.
    void marksWrongRights()
    {
        const ReadGame game = readPgnGame("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w KQkq e3 0 1\"]\n\n1. e4 Ke7 *");
        QCOMPARE(lineFrom(*game.record), std::string("e4 Ke7"));
        QCOMPARE(game.problems.size(), std::size_t(1));
        QCOMPARE(game.problems[0].code, ErrorCode::BadValue);
        QCOMPARE(core::describe(game.problems[0].detail), std::string("FEN KQkq e3"));
        QCOMPARE(game.record->setup.position, std::string("4k3/8/8/8/8/8/4P3/4K3 w KQkq e3 0 1"));
        QVERIFY(readOne(writePgn(*game.record)) == *game.record);
    }

    /// A file of another kind gives one clear error, not an empty game.
    void refusesJunk()
    {
        for (const char* text :
            {"Dear Sir,\nplease find enclosed.\n", "\x01\x02 \x7f ! $ )", "\x01\x02 x *\n", "name,rating\nAnna,1500\n"}) {
            const ReadGame game = readPgnGame(text);
            QVERIFY(!game.record);
            QCOMPARE(game.problems.size(), std::size_t(1));
            QCOMPARE(game.problems[0].code, ErrorCode::NotAGame);
        }
        QVERIFY(readPgnGame("{a comment and nothing else}").record.has_value());
    }

    /// Text before a game, on a separate line, is lost, but the game is kept; a file may be one line.
    void readsGamesBehindJunk()
    {
        const auto games
            = readAll("broken [Event \"a\"] [White \"A\"] 1. e4 e5 {not [Event \"b\"]} * [Event \"c\"] 1. d4 d5 (1... f5 [Event \"d\"] *");
        QCOMPARE(games.size(), std::size_t(4));
        QVERIFY(!games[0].record);
        QCOMPARE(games[0].problems.front().code, ErrorCode::NotAGame);
        QCOMPARE(games[1].record->tag("White"), std::string_view("A"));
        QCOMPARE(lineFrom(*games[1].record), std::string("e4 e5"));
        QVERIFY(games[1].problems.empty());
        QCOMPARE(games[2].record->tag("Event"), std::string_view("c"));
        QCOMPARE(lineFrom(*games[2].record), std::string("d4 d5"));
        QCOMPARE(games[3].record->tag("Event"), std::string_view("d"));

        // Without an Event and without tags, the output can be read again without the file's name.
        for (const char* text :
            {"stray $ [White \"A\"] 1. e4 e5 *", "stray 1. e4 e5 *", "stray\n(stray e4 e5", "stray ; 1. e4\n 1. e4 e5"}) {
            const auto both = readAll(text);
            QCOMPARE(both.size(), std::size_t(2));
            QVERIFY(!both[0].record);
            QCOMPARE(lineFrom(*both[1].record), std::string("e4 e5"));
            QVERIFY(readGames(both[1].text, "").ok());
        }
    }

    /// An unclosed tag swallows no moves and is always reported.
    void saysWhatIsNotClosed()
    {
        for (const char* text : {"[Event \"x\" 1. e4 e5 *", "[Event \"x] 1. e4 e5 *"}) {
            const ReadGame game = readPgnGame(text);
            QCOMPARE(game.record->tag("Event"), std::string_view("x"));
            QCOMPARE(lineFrom(*game.record), std::string("e4 e5"));
            QCOMPARE(game.problems.size(), std::size_t(1));
            QCOMPARE(game.problems[0].code, ErrorCode::UnexpectedEnd);
            QCOMPARE(core::describe(game.problems[0].detail), std::string("[Event"));
        }
        for (const char* text : {"[Event \"x", "[Event \"x\"\n", "[Event x"}) {
            const ReadGame game = readPgnGame(text);
            QCOMPARE(game.record->tag("Event"), std::string_view("x"));
            QCOMPARE(game.problems.size(), std::size_t(1));
        }
        for (const char* text : {"[White \"Ann\"]\n[Bla", "[White \"Ann\"]\n[", "[White \"Ann\"]\n"}) {
            const ReadGame game = readPgnGame(text);
            QCOMPARE(game.record->tag("White"), std::string_view("Ann"));
            QCOMPARE(game.problems.size(), std::size_t(1));
            QCOMPARE(game.problems[0].code, ErrorCode::UnexpectedEnd);
        }
        for (const char* text : {"[White \"Ann\"]\n\n*", "[White \"Ann\"]\n\n{not played}", "[FEN \"8/8/8/4k3/8/8/8/4K3 w - - 0 1\"]\n"})
            QVERIFY2(readPgnGame(text).problems.empty(), text);
    }

    void readsChess960()
    {
        const ReadGame game = readPgnGame(fixture("chess960.pgn"));
        QVERIFY(game.problems.empty());
        QCOMPARE(game.record->setup.game, std::string("chess960"));
        QCOMPARE(lineFrom(*game.record), std::string("e4 e5 Ng3 Ng6 Bg4 Bg5 O-O-O f6 f3 Bh4 Bf2"));
        QCOMPARE(game.record->tags.size(), std::size_t(2)); // White and Black; all others are unknown, or part of the set-up
        QVERIFY(readOne(writePgn(*game.record)) == *game.record);
    }

    void survivesBrokenGames()
    {
        const auto games = readAll(fixture("broken.pgn"));
        QCOMPARE(games.size(), std::size_t(11));
        const auto firstProblem = [&](std::size_t i) { return games[i].problems.empty() ? core::Error() : games[i].problems.front(); };

        QCOMPARE(lineFrom(*games[0].record), std::string("e4 e5 Nf3 Nc6"));
        QCOMPARE(
            games[0].record->property(nodeAt(*games[0].record, 4), kUnread), std::string_view("Nf9 {never happened} Nf6 (3... d6) 4. d3"));
        QCOMPARE(firstProblem(0).file, std::string("games.pgn"));
        QCOMPARE(firstProblem(0).game, std::uint64_t(1));
        QCOMPARE(firstProblem(0).line, std::uint64_t(4));
        QCOMPARE(firstProblem(0).move, 3);
        QCOMPARE(core::describe(firstProblem(0).detail), std::string("Nf9"));
        QCOMPARE(games[0].record->tag("Result"), std::string_view("1-0"));

        QCOMPARE(firstProblem(1).code, ErrorCode::UnexpectedEnd);
        QCOMPARE(games[1].record->property(nodeAt(*games[1].record, 1), "C"), std::string_view("never closed d5 2. c4\n0-1"));

        QCOMPARE(firstProblem(2).code, ErrorCode::UnexpectedEnd);
        QCOMPARE(games[2].record->size(), std::size_t(4));

        QCOMPARE(lineFrom(*games[3].record), std::string("e4 c5 Nf3"));
        QCOMPARE(games[3].problems.size(), std::size_t(3));
        QCOMPARE(games[3].record->property(nodeAt(*games[3].record, 1), kUnread), std::string_view("(1. e5 {no} e6)"));
        QCOMPARE(games[3].record->property(nodeAt(*games[3].record, 2), kUnread), std::string_view("(1... Nc3 2. d4)"));
        const NodeId e6 = games[3].record->nextSibling(nodeAt(*games[3].record, 2));
        QCOMPARE(games[3].record->property(e6, kUnread), std::string_view("Ke3 d5"));

        QCOMPARE(firstProblem(4).code, ErrorCode::BadValue);
        QCOMPARE(games[4].record->tag("Result"), std::string_view("1-0"));
        QCOMPARE(games[4].record->property(nodeAt(*games[4].record, 1), kTerminator), std::string_view("0-1"));

        QVERIFY(games[5].problems.empty());
        QCOMPARE(games[5].record->size(), std::size_t(1));

        QCOMPARE(firstProblem(6).code, ErrorCode::BadSetup);
        QCOMPARE(games[6].record->property(kRoot, kUnread), std::string_view("Ke2 Ke7"));
        QCOMPARE(games[6].record->tag("Result"), std::string_view("1-0"));

        QCOMPARE(lineFrom(*games[7].record), std::string("e4 e5 Nf3 Nc6"));

        QVERIFY(!games[8].record);
        QCOMPARE(firstProblem(8).code, ErrorCode::UnsupportedGame);
        QVERIFY(games[8].text.ends_with("3. P@d4 *"));

        QCOMPARE(lineFrom(*games[9].record), std::string("Nf3 d5"));
        QVERIFY(games[9].problems.empty());
        QCOMPARE(lineFrom(*games[10].record), std::string("e4 e5 Bc4 Bc5 Qh5 Nf6 Qxf7#"));
        QVERIFY(games[10].problems.empty());
        for (const ReadGame& game : games)
            if (game.record)
                QVERIFY(readOne(writePgn(*game.record)) == *game.record);
    }

    void readsOtherEncodings()
    {
        const auto games = readAll("[White \"M\xfcller \x96 Stra\xdf"
                                   "e\"]\r\n\r\n1. e4 {Gr\xfc\xdf"
                                   "e} *\r\n\r\n[White \"Müller\"]\r\n\r\n1. e4 *\r\n");
        QCOMPARE(games.size(), std::size_t(2));
        QCOMPARE(games[0].record->tag("White"), std::string_view("Müller – Straße"));
        QCOMPARE(games[0].record->property(nodeAt(*games[0].record, 1), "C"), std::string_view("Grüße"));
        QVERIFY(games[0].text.starts_with("[White \"M\xfcller"));
        QCOMPARE(games[1].record->tag("White"), std::string_view("Müller"));
    }

    void readsTagsLeniently()
    {
        const GameRecord record = readOne("[Event \"The \"Big\" One\"]\n[Black unquoted]\n[ Site \"x\"]\n1. e4 *");
        QCOMPARE(record.tag("Event"), std::string_view("The \"Big\" One"));
        QCOMPARE(record.tag("Black"), std::string_view("unquoted"));
        const GameRecord oneLine = readOne("[White \"a\"][Black \"b\"] 1. e4 *");
        QCOMPARE(oneLine.tag("Black"), std::string_view("b"));
        QCOMPARE(lineFrom(oneLine), std::string("e4"));
    }

    void writesExportFormat()
    {
        GameRecord record = readOne("[Opening \"x\"]\n[White \"A\"]\n1. e4 e5 (1... c5 2. Nf3) 2. Nf3 $1 Nc6 {why} 3. Bb5 a6 1-0");
        QCOMPARE(writePgn(record),
            std::string("[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"A\"]\n[Black \"?\"]\n"
                        "[Result \"1-0\"]\n[Opening \"x\"]\n\n"
                        "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 $1 Nc6 {why} 3. Bb5 a6 1-0\n\n"));
    }

    void wrapsLines()
    {
        core::Random random(5);
        chess::Position position;
        GameRecord record = readOne("*");
        for (NodeId node = kRoot; record.size() < 200 && !position.isOver();) {
            const Move move = position.randomMove(random);
            node = record.addNode(node, move, position.sideToMove());
            position.play(move);
        }
        std::istringstream lines(writePgn(record));
        for (std::string line; std::getline(lines, line);)
            QVERIFY(line.size() < 80);
        QVERIFY(readOne(writePgn(record)) == record);
    }

    void writesWhatItReads()
    {
        core::Random random(1);
        for (int i = 0; i < 1500; ++i) {
            const GameRecord record = randomTree(random);
            const std::string text = writePgn(record);
            const auto games = readAll(text);
            QVERIFY2(games.size() == 1 && games[0].record == record, text.c_str());
            QVERIFY2(games[0].problems.empty(), text.c_str());
        }
    }

    void survivesMutations()
    {
        core::Random random(2);
        const std::string sample = fixture("annotated.pgn") + "\n" + fixture("broken.pgn") + fixture("chess960.pgn");
        static constexpr std::string_view kBytes = "{}()[];%\"\\$!?.\n\r 0-1*eN";
        for (int i = 0; i < 1500; ++i) {
            std::string text = sample;
            for (int k = 0; k < 8; ++k) {
                const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
                if (random.below(3) == 0)
                    text.erase(at, random.below(30));
                else
                    text.insert(at, 1, kBytes[random.below(kBytes.size())]);
            }
            for (const ReadGame& game : readAll(text)) {
                if (!game.record)
                    continue;
                const std::string written = writePgn(*game.record);
                const auto again = readAll(written);
                QVERIFY2(again.size() == 1 && again[0].record == game.record, (game.text + "\n=====\n" + written).c_str());
            }
        }
    }

    /// Sizes at which quadratic work would not finish.
    void readsManyTags_data()
    {
        QTest::addColumn<QString>("between");
        QTest::newRow("a line each") << "\n";
        QTest::newRow("on one line") << "";
    }
    void readsManyTags()
    {
        constexpr std::size_t kTags = 300'000;
        QFETCH(QString, between);
        std::string text;
        for (std::size_t i = 0; i < kTags; ++i)
            text.append("[T").append(std::to_string(i)).append(" \"x\"]").append(between.toStdString());
        const auto games = readAll(text + "[T7 \"y\"]\n\n1. e4 *\n");
        QCOMPARE(games.size(), std::size_t(1));
        QCOMPARE(games[0].record->tags.size(), kTags);
        QCOMPARE(games[0].record->tags[7].values, (std::vector<std::string>{"x", "y"}));
        QCOMPARE(games[0].record->tags.back().key, "T" + std::to_string(kTags - 1));
        QVERIFY(readOne(writePgn(*games[0].record)) == *games[0].record);
    }

    void readsManyVariations()
    {
        constexpr std::size_t kVariations = 100'000;
        std::string text = "1. e4 ";
        for (std::size_t i = 0; i < kVariations; ++i)
            text += i % 3 == 0 ? "(1. d4 {why} d5) " : i % 3 == 1 ? "(1. Nf9) " : "({or} 1. c4 *) ";
        const auto games = readAll(text + "1... e5 *\n");
        QCOMPARE(games.size(), std::size_t(1));
        const GameRecord& record = *games[0].record;
        std::size_t children = 0;
        for (NodeId node = record.firstChild(kRoot); node != kNoNode; node = record.nextSibling(node))
            ++children;
        QCOMPARE(children, 1 + kVariations - kVariations / 3); // Nf9 is not a move
        QCOMPARE(lineFrom(record), std::string("e4 e5"));
        QVERIFY(readOne(writePgn(record)) == record);
    }

    void refusesNoDepth()
    {
        std::string deep = "1. e4 e5 ";
        for (int i = 0; i < 3000; ++i)
            deep += "(1... c5 ";
        const auto game = readPgnGame(deep);
        QCOMPARE(game.problems.front().code, ErrorCode::TooLarge);
        QVERIFY(readOne(writePgn(*game.record)) == *game.record);
        QVERIFY(readPgnGame(std::string(200'000, '(')).problems.size() <= 60);
    }

    /// Quadratic work would take hours and exceed the suite's limit.
    void takesLinearTime_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QByteArray>("repeated");
        QTest::addColumn<int>("times");
        QTest::newRow("bare numbers") << QByteArray() << QByteArray("7 ") << 4'000'000;
        QTest::newRow("tags without brackets") << QByteArray() << QByteArray("[A \"b\" ") << 3'000'000;
        QTest::newRow("results in a variation") << QByteArray("1. e4 (1. d4 ") << QByteArray("1-0 ") << 2'000'000;
        QTest::newRow("knights to and fro") << QByteArray("[White \"a\"]\n\n1. Nf3 Nf6 ") << QByteArray("Ng1 Ng8 Nf3 Nf6 ") << 500'000;
        QTest::newRow("brackets") << QByteArray("[White \"a\"]\n") << QByteArray("[ ") << 4'000'000;
    }

    void takesLinearTime()
    {
        QFETCH(QByteArray, head);
        QFETCH(QByteArray, repeated);
        QFETCH(int, times);
        const auto games = readAll((head + repeated.repeated(times)).toStdString());
        for (const ReadGame& game : games)
            if (game.record)
                QVERIFY(findIllegalMoves(*game.record).empty());
    }

    /// Each new key is searched among the others of its node, so their number must be limited.
    void keepsFewKeysOfCommands()
    {
        std::string text = "1. e4 ";
        for (int i = 0; i < 5000; ++i)
            text += "{[%evm K" + std::to_string(i) + " \"v\"]} ";
        const GameRecord record = readOne(text + "*");
        QVERIFY(record.properties(1).size() <= 300);
        std::size_t values = 0;
        for (const Property& property : record.properties(1))
            values += property.values.size();
        QCOMPARE(values, 5000u); // the others are comments
    }

    void stopsInsideAGame()
    {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(wasStopped(readPgnGame("1. e4 e5 *", {.stop = stop.get_token()})));
        QVERIFY(!wasStopped(readPgnGame("1. e4 e5 *")));
        std::string longGame;
        for (int i = 0; i < 10'000; ++i)
            longGame += "Nf3 Nf6 Ng1 Ng8 ";
        const auto begun = readPgnGame(longGame, {.stop = stop.get_token()});
        QVERIFY(wasStopped(begun) && (!begun.record || begun.record->size() < 2'000));
        const auto reader = readGames("1. e4 e5 *", "a.pgn", {.stop = stop.get_token()});
        QVERIFY(reader);
        const auto none = (*reader)->next(); // the input is read at once, the game in it is not
        QVERIFY(!none && none.error().code == ErrorCode::Stopped);
        // A stop between two games returns no part of the second.
        std::stop_source later;
        auto games = readGames("1. e4 *\n\n[Event \"b\"]\n\n1. d4 *", "a.pgn", {.stop = later.get_token()});
        QVERIFY((*games)->next()->has_value());
        later.request_stop();
        const auto second = (*games)->next();
        QVERIFY(!second && second.error().code == ErrorCode::Stopped);
        QVERIFY(!(*games)->next()->has_value());
    }
};

EVENMATCH_TEST(TestPgn)

} // namespace tst_pgn

#include "tst_pgn.moc"
