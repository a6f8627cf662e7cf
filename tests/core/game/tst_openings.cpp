// Names of openings: every line is legal, no position has two names, and transpositions find the same name. Also the opening books of chess
// and Go.
#include "tests/run_tests.h"

#include "core/game/chess/opening_lines.h"
#include "core/game/chess/openings.h"
#include "core/game/family.h"
#include "core/game/go/position.h"
#include "core/game/registry/opening_book.h"
#include "core/record/board/record_opening.h"
#include "core/record/file/game_reader.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <sstream>

namespace tst_openings {

using namespace evenmatch;

namespace {

std::string nameOf(const std::string& moves)
{
    chess::Position position;
    std::vector<game::Move> played;
    std::istringstream words(moves);
    for (std::string word; words >> word;) {
        const auto move = position.parseSan(word);
        if (!move)
            return "not legal: " + word;
        played.push_back(*move);
        position.play(*move);
    }
    const auto opening = chess::openingOf(chess::Position(), played);
    return opening ? opening->text() : "";
}

} // namespace

class TestOpenings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyLineIsLegalAndItsOwn()
    {
        const auto lines = chess::readOpeningLines(chess::kOpeningLines);
        QVERIFY2(lines.ok(), lines.ok() ? "" : core::describe(lines.error()).c_str());
        QVERIFY(lines->size() > 400);
        std::map<std::uint64_t, std::string> seen;
        const auto isCode = [](std::string_view code) {
            const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
            return code.size() == 3 && code[0] >= 'A' && code[0] <= 'E' && isDigit(code[1]) && isDigit(code[2]);
        };
        for (const chess::OpeningLine& line : *lines) {
            const std::string text = line.opening.text();
            QVERIFY2(isCode(line.opening.code), text.c_str());
            QVERIFY2(!line.moves.empty() && line.opening.name.size() > 4, text.c_str());
            const auto [other, isNew] = seen.emplace(line.key, text);
            QVERIFY2(isNew, (text + " and " + other->second).c_str());
            const auto found = chess::openingOf(chess::Position(), line.moves);
            QVERIFY2(found && *found == line.opening, text.c_str());
        }
    }

    void namesAreFound_data()
    {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("name");
        addRow("nothing played", "", "");
        addRow("as it stands", "e4 e5 Nf3 Nc6 Bc4", "C50 Italian Game");
        addRow("and on", "e4 e5 Nf3 Nc6 Bc4 Bc5 a4 a6", "C50 Italian Game, Giuoco Piano");
        addRow("by another order", "Nf3 Nc6 e4 e5 Bc4", "C50 Italian Game");
        addRow("from the English to the Queen's Gambit", "c4 e6 d4 d5", "D30 Queen's Gambit Declined");
        addRow("a pawn that could be taken on its way", "e4 e6 e5 d5 d4", "C02 French Defence, Advance Variation");
        addRow("Najdorf", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be2 e5", "B92 Sicilian Defence, Najdorf Variation, Opočenský Variation");
    }

    void namesAreFound()
    {
        QFETCH(QString, moves);
        QFETCH(QString, name);
        QCOMPARE(QString::fromStdString(nameOf(moves.toStdString())), name);
    }

    void wrongLinesAreNamed()
    {
        const auto illegal = chess::readOpeningLines("C20 Open Game; e4 e5\nC50 Nothing; e4 Ke5\n");
        QVERIFY(!illegal);
        QCOMPARE(illegal.error().line, std::uint64_t{2});
        QVERIFY(!chess::readOpeningLines("C50\n"));
    }

    void recordsHaveOpenings()
    {
        const auto nameIn = [](const std::string& text) {
            auto reader = record::readGames(text, "a game");
            auto read = (*reader)->next();
            return record::openingText(*(*read)->record);
        };
        QCOMPARE(nameIn("1. e4 e5 2. Nf3 Nc6 3. Bb5 *"), std::string("C60 Ruy Lopez"));
        QCOMPARE(nameIn("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n[SetUp \"1\"]\n\n1. Kd2 *"), std::string());
        QCOMPARE(nameIn("(;GM[1]FF[4]SZ[19];B[pd];W[dp];B[pq];W[qf])"), std::string("4-4, low approach; 4-4; 3-4"));
        QCOMPARE(nameIn("(;GM[1]FF[4]SZ[9];B[dd])"), std::string());
    }

    void everyBookLineIsPlayableAndNamed_data()
    {
        QTest::addColumn<QString>("family");
        QTest::addColumn<int>("least");
        QTest::newRow("chess") << "chess" << 400;
        QTest::newRow("go") << "go" << 60;
    }

    /// In Go, moves in other corners make the colours alternate; those corners have their own names.
    void everyBookLineIsPlayableAndNamed()
    {
        QFETCH(QString, family);
        QFETCH(int, least);
        const bool isGo = game::isGo(family.toStdString());
        const auto start = isGo ? game::AnyPosition(go::Position()) : game::AnyPosition(chess::Position());
        const std::vector<game::BookLine>& book = game::openingBook(family.toStdString());
        QVERIFY(std::ssize(book) >= least);
        for (const game::BookLine& line : book) {
            game::AnyPosition position = start;
            for (std::size_t ply = 0; ply < line.moves.size(); ++ply) {
                QVERIFY2(game::isInBook(start, std::span(line.moves).first(ply)), line.name.c_str());
                QVERIFY2(position.isLegal(line.moves[ply]), line.name.c_str());
                position.play(line.moves[ply]);
            }
            const std::string text = game::openingText(start, line.moves);
            QVERIFY2(isGo ? (text + ';').starts_with(line.name + ';') : text == line.text(), (line.name + ": " + text).c_str());
            QVERIFY(game::findLine(family.toStdString(), line.text()) == &line);
        }
        const auto families = game::openingFamilies(family.toStdString());
        QVERIFY(families.size() > 50 && families.size() <= book.size());
        QVERIFY(std::ranges::is_sorted(families, {}, &game::BookLine::family));
    }

    void linesAreFoundByName()
    {
        const auto nameOf = [](const char* family, const char* name) {
            const game::BookLine* line = game::findLine(family, name);
            return line ? line->text() : std::string();
        };
        QCOMPARE(nameOf("chess", "italian game"), std::string("C50 Italian Game"));
        QCOMPARE(nameOf("chess", "Sicilian"), std::string("B20 Sicilian Defence"));
        QCOMPARE(nameOf("chess", "no such opening"), std::string());
        QCOMPARE(nameOf("chess", ""), std::string());
        QCOMPARE(nameOf("go", "3-4, low"), std::string("3-4, low approach"));
        QCOMPARE(nameOf("othello", "3-4"), std::string());
        QVERIFY(game::findLine("chess", "Italian Game")->side() == game::Side::First);
        QVERIFY(game::findLine("chess", "French Defence")->side() == game::Side::Second);
    }

    void familiesAreOfASide()
    {
        const game::BookLine* najdorf = game::findLine("chess", "B90");
        QVERIFY(najdorf != nullptr);
        for (const auto side : {game::Side::First, game::Side::Second})
            QCOMPARE(game::openingFamily(chess::Position(), najdorf->moves, side), std::string("Sicilian Defence"));
        const go::Position board;
        std::vector<game::Move> moves;
        for (const auto& [x, y] : {std::pair(15, 3), std::pair(3, 15), std::pair(15, 16), std::pair(2, 2), std::pair(16, 5)})
            moves.push_back(board.moveAt(x, y));
        QCOMPARE(game::openingFamily(board, moves, game::Side::First), std::string("3-4 + 4-4"));
        QCOMPARE(game::openingFamily(board, moves, game::Side::Second), std::string("3-3 + 4-4"));
    }

    void booksEnd()
    {
        std::vector<game::Move> moves = game::findLine("chess", "Italian Game")->moves;
        QVERIFY(game::isInBook(chess::Position(), moves));
        chess::Position position;
        for (const game::Move move : moves)
            position.play(move);
        moves.push_back(*position.parseSan("a5"));
        QVERIFY(!game::isInBook(chess::Position(), moves));
        const go::Position board;
        QVERIFY(game::isInBook(board, std::vector{board.moveAt(15, 3)}));
        QVERIFY(!game::isInBook(board, std::vector{board.moveAt(15, 3), board.moveAt(9, 9)}));
    }
};

EVENMATCH_TEST(TestOpenings)

} // namespace tst_openings

#include "tst_openings.moc"
