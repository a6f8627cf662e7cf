// The rules of Go on positions with known results, by counting, and against a slow reference that only uses flood fill.
#include "tests/run_tests.h"

#include "core/game/go/diagram.h"
#include "core/game/playout.h"
#include "core/game/registry/games.h"

#include <QtTest>

#include <set>

namespace tst_go_rules {

using namespace evenmatch;
using namespace evenmatch::go;
using core::ErrorCode;

namespace {

Rules withKo(Rules rules, KoRule ko)
{
    rules.ko = ko;
    return rules;
}

Position board(const char* text, Rules rules = {}, Side toMove = Side::First)
{
    auto position = readDiagram(text, rules);
    if (!position)
        qFatal("%s", core::describe(position.error()).c_str());
    position->setSideToMove(toMove);
    return *position;
}

/// Plays "A1", "pass", … and returns why a move was refused.
ErrorCode playAll(Position& position, std::initializer_list<const char*> moves)
{
    const auto point = [&](std::string_view text) {
        if (text == "pass")
            return position.passMove();
        const int column = text[0] - 'A' - (text[0] > 'I');
        return position.moveAt(column, position.size() - std::stoi(std::string(text.substr(1))));
    };
    for (const char* text : moves) {
        const Move move = point(text);
        if (const auto checked = position.check(move); !checked)
            return checked.error().code;
        position.play(move);
    }
    return ErrorCode::Unexpected; // no move was refused
}
constexpr ErrorCode kAllPlayed = ErrorCode::Unexpected;

/// The expected position, computed from colours alone: it keeps no chains and uses flood fill for everything.
class SlowBoard {
public:
    explicit SlowBoard(int size) : m_size(size), m_cells(static_cast<std::size_t>(size * size), Color::Empty) { }

    using Cells = std::vector<Color>;
    Color at(int point) const { return m_cells[static_cast<std::size_t>(point)]; }

    std::set<int> neighbours(int point) const
    {
        std::set<int> found;
        const int x = point % m_size;
        const int y = point / m_size;
        if (x > 0)
            found.insert(point - 1);
        if (x < m_size - 1)
            found.insert(point + 1);
        if (y > 0)
            found.insert(point - m_size);
        if (y < m_size - 1)
            found.insert(point + m_size);
        return found;
    }

    std::set<int> chain(int point) const
    {
        std::set<int> stones = {point};
        std::vector<int> open = {point};
        while (!open.empty()) {
            const int p = open.back();
            open.pop_back();
            for (int n : neighbours(p))
                if (at(n) == at(point) && stones.insert(n).second)
                    open.push_back(n);
        }
        return stones;
    }

    int liberties(int point) const
    {
        std::set<int> found;
        for (int stone : chain(point))
            for (int n : neighbours(stone))
                if (at(n) == Color::Empty)
                    found.insert(n);
        return static_cast<int>(found.size());
    }

    /// Stones removed: of the other colour (above 0), or of the own (below 0).
    int play(int point, Color color)
    {
        m_cells[static_cast<std::size_t>(point)] = color;
        int captured = 0;
        for (int n : neighbours(point))
            if (at(n) == opposite(color) && liberties(n) == 0)
                captured += takeOff(n);
        return captured > 0 ? captured : liberties(point) == 0 ? -takeOff(point) : 0;
    }

    const Cells& cells() const { return m_cells; }

private:
    int takeOff(int point)
    {
        const std::set<int> stones = chain(point);
        for (int stone : stones)
            m_cells[static_cast<std::size_t>(stone)] = Color::Empty;
        return static_cast<int>(stones.size());
    }

    int m_size;
    Cells m_cells;
};

/// The whole game, slowly: legality by trying, superko by storing every board.
class SlowGame {
public:
    SlowGame(int size, Rules rules) : m_rules(rules), m_board(size) { remember(); }

    bool isLegal(int point) const
    {
        if (m_board.at(point) != Color::Empty)
            return false;
        SlowBoard after = m_board;
        const int taken = after.play(point, colorOf(m_side));
        if (taken < 0 && !m_rules.suicide)
            return false;
        switch (m_rules.ko) {
        case KoRule::Simple: return m_boards.size() < 2 || taken != 1 || after.cells() != m_boards[m_boards.size() - 2].first;
        case KoRule::PositionalSuperko:
            return std::none_of(m_boards.begin(), m_boards.end(), [&](const auto& b) { return b.first == after.cells(); });
        case KoRule::SituationalSuperko:
            return std::find(m_boards.begin(), m_boards.end(), std::pair(after.cells(), game::opponent(m_side))) == m_boards.end();
        }
        return false;
    }

    void play(int point)
    {
        m_board.play(point, colorOf(m_side));
        pass();
    }
    void pass()
    {
        m_side = game::opponent(m_side);
        remember();
    }
    const SlowBoard& board() const { return m_board; }

private:
    void remember() { m_boards.emplace_back(m_board.cells(), m_side); }

    Rules m_rules;
    SlowBoard m_board;
    Side m_side = Side::First;
    std::vector<std::pair<SlowBoard::Cells, Side>> m_boards;
};

} // namespace

// Black extends one stone to two at the edge, White captures both, Black recaptures one: the first board again, with White to move.
static constexpr const char* kSendTwoReturnOne = ". X . X .\nO O X X .\n. O O X .\n. . . . .\n. . . . .\n";

class TestGoRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theStart()
    {
        const Position position(19);
        game::MoveList moves;
        position.legalMoves(moves);
        QCOMPARE(moves.size(), std::size_t(362));
        QCOMPARE(position.sideToMove(), Side::First);
        QCOMPARE(position.outcome(), Outcome::None);
        QVERIFY(!position.isLegal({362}));
        QVERIFY(!position.isLegal(game::kNoMove));
        QCOMPARE(position.check({362}).error().code, ErrorCode::OffBoard);
    }

    void movesAsText()
    {
        const Position position(19);
        QCOMPARE(position.moveText(position.moveAt(0, 0)), std::string("A19"));
        QCOMPARE(position.moveText(position.moveAt(8, 18)), std::string("J1"));
        QCOMPARE(position.parseMove("q16").value(), position.moveAt(15, 3));
        QCOMPARE(position.parseMove("PASS").value(), position.passMove());
        for (const char* text : {"", "I5", "A0", "A20", "U1", "A", "5", "A1x", "Q16 ", "A-1"})
            QVERIFY2(!position.parseMove(text), text);
        for (int y = 0; y < 19; ++y)
            for (int x = 0; x < 19; ++x)
                QCOMPARE(position.parseMove(position.moveText(position.moveAt(x, y))).value(), position.moveAt(x, y));
    }

    void takesStones_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<int>("x");
        QTest::addColumn<int>("y");
        QTest::addColumn<int>("captured");
        QTest::newRow("in the corner") << "O . .\nX . .\n. . .\n" << 1 << 0 << 1;
        QTest::newRow("a chain at the edge") << ". X X .\nX O O .\n. X X .\n. . . .\n" << 3 << 1 << 2;
        QTest::newRow("two chains at once") << "O . O X\nX X X .\n. . . .\n. . . .\n" << 1 << 0 << 2;
        QTest::newRow("from the inside, before suicide") << ". O X\nO O X\nX X .\n" << 0 << 0 << 3;
        QTest::newRow("nothing") << "O . .\n. . .\n. . .\n" << 1 << 0 << 0;
    }

    void takesStones()
    {
        QFETCH(QString, before);
        QFETCH(int, x);
        QFETCH(int, y);
        QFETCH(int, captured);
        Position position = board(before.toUtf8().constData());
        const int empties = position.board().emptyCount();
        position.play(position.moveAt(x, y));
        QCOMPARE(position.captures(Side::First), captured);
        QCOMPARE(position.captures(Side::Second), 0);
        QCOMPARE(position.board().emptyCount(), empties - 1 + captured);
    }

    void snapback()
    {
        // White captures the thrown-in stone; Black captures five at the same point, which ko does not forbid.
        Position position = board(". . O X .\nO O O X .\nX X X X .\n. . . . .\n. . . . .\n");
        QCOMPARE(playAll(position, {"B5", "A5"}), kAllPlayed);
        QCOMPARE(position.captures(Side::Second), 1);
        QCOMPARE(position.koPoint(), game::kNoMove);
        QCOMPARE(playAll(position, {"B5"}), kAllPlayed);
        QCOMPARE(position.captures(Side::First), 5);
    }

    void simpleKo()
    {
        for (const Rules& rules : {Rules::chinese(), Rules::japanese(), Rules::aga(), Rules::newZealand(), Rules::trompTaylor()}) {
            Position position = board(". X O . .\nX . X O .\n. X O . .\n. . . . .\n. . . . .\n", rules, Side::Second);
            QCOMPARE(playAll(position, {"B4"}), kAllPlayed); // captures C4
            QCOMPARE(position.koPoint(), position.moveAt(2, 1));
            QCOMPARE(playAll(position, {"C4"}), ErrorCode::KoForbids);
            QCOMPARE(playAll(position, {"A1", "E1"}), kAllPlayed); // a threat and its reply
            QCOMPARE(position.koPoint(), game::kNoMove);
            QCOMPARE(playAll(position, {"C4"}), kAllPlayed);
        }
    }

    void sendTwoReturnOne()
    {
        Position simple = board(kSendTwoReturnOne, Rules::japanese());
        QCOMPARE(playAll(simple, {"A5", "C5", "B5", "pass", "A5", "C5", "B5"}), kAllPlayed);
        Position positional = board(kSendTwoReturnOne, Rules::chinese());
        QCOMPARE(playAll(positional, {"A5", "C5"}), kAllPlayed);
        QCOMPARE(positional.captures(Side::Second), 2);
        QCOMPARE(positional.koPoint(), game::kNoMove);
        QCOMPARE(playAll(positional, {"B5"}), ErrorCode::KoForbids);
    }

    void tripleKo()
    {
        const char* three
            = ". X O . . . . . .\nX O . O . . . . .\n. X O . . . . . .\nX . X O . . . . .\n. X O . . . . . .\nX O . O . . . . .\n"
              ". X O . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n";
        const auto cycle = {"C8", "B6", "C4", "B8", "C6"};
        for (const KoRule ko : {KoRule::Simple, KoRule::PositionalSuperko, KoRule::SituationalSuperko}) {
            Position position = board(three, withKo(Rules::chinese(), ko));
            QCOMPARE(playAll(position, cycle), kAllPlayed);
            QCOMPARE(playAll(position, {"B4"}), ko == KoRule::Simple ? kAllPlayed : ErrorCode::KoForbids);
        }
    }

    void situationDiffersFromBoard()
    {
        // The same board with the other player to move is a new situation, but the way back to the first situation is closed.
        Position situational = board(kSendTwoReturnOne, Rules::aga());
        QCOMPARE(playAll(situational, {"A5", "C5", "B5"}), kAllPlayed);
        QCOMPARE(playAll(situational, {"pass", "A5"}), ErrorCode::KoForbids);
    }

    void suicide_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<ErrorCode>("single");
        QTest::addColumn<ErrorCode>("several");
        QTest::newRow("Chinese") << "Chinese" << ErrorCode::SuicideForbidden << ErrorCode::SuicideForbidden;
        QTest::newRow("Japanese") << "Japanese" << ErrorCode::SuicideForbidden << ErrorCode::SuicideForbidden;
        QTest::newRow("AGA") << "AGA" << ErrorCode::SuicideForbidden << ErrorCode::SuicideForbidden;
        // One stone's suicide leaves the board as it was: a repetition for positional superko, a kind of pass for situational.
        QTest::newRow("Tromp-Taylor") << "Tromp-Taylor" << ErrorCode::KoForbids << kAllPlayed;
        QTest::newRow("New Zealand") << "NZ" << kAllPlayed << kAllPlayed;
    }

    void suicide()
    {
        QFETCH(QString, rules);
        QFETCH(ErrorCode, single);
        QFETCH(ErrorCode, several);
        Position one = board(". X .\nX . .\n. . .\n", rulesFromText(rules.toStdString()), Side::Second);
        QCOMPARE(playAll(one, {"A3"}), single);
        Position two = board(". O X .\nX X . .\n. . . .\n. . . .\n", rulesFromText(rules.toStdString()), Side::Second);
        QCOMPARE(playAll(two, {"A4"}), several);
        if (several == kAllPlayed) {
            QCOMPARE(two.captures(Side::First), 2);
            QCOMPARE(two.colorAt(0, 0), Color::Empty);
            QCOMPARE(two.colorAt(1, 0), Color::Empty);
            QCOMPARE(two.liberties(0, 1), 5);
            QCOMPARE(two.hash(), two.computeHash());
        }
    }

    void passesEnd()
    {
        Position position(9, Rules::japanese(), 0.5);
        QCOMPARE(playAll(position, {"E5", "pass", "D5", "pass", "pass"}), kAllPlayed);
        QVERIFY(position.isOver());
        QCOMPARE(position.outcome(), Outcome::FirstWins);
        QCOMPARE(playAll(position, {"A1"}), ErrorCode::MoveAfterEnd);
        QCOMPARE(playAll(position, {"pass"}), ErrorCode::MoveAfterEnd);
        game::MoveList moves;
        position.legalMoves(moves);
        QVERIFY(moves.empty());
        core::Random random(1);
        QCOMPARE(position.randomMove(random), game::kNoMove);

        Position even(9, Rules::trompTaylor(), 0);
        QCOMPARE(playAll(even, {"pass", "pass"}), kAllPlayed);
        QCOMPARE(even.outcome(), Outcome::Draw);
    }

    void passStonesAreHandedOver()
    {
        Position blackFirst(9, Rules::aga());
        QCOMPARE(playAll(blackFirst, {"pass", "pass"}), kAllPlayed);
        QVERIFY(blackFirst.isOver());

        Position whiteFirst(9, Rules::aga());
        QCOMPARE(playAll(whiteFirst, {"E5", "pass", "pass"}), kAllPlayed);
        QVERIFY(!whiteFirst.isOver());
        QCOMPARE(playAll(whiteFirst, {"pass"}), kAllPlayed);
        QVERIFY(whiteFirst.isOver());
        QCOMPARE(whiteFirst.captures(Side::First), 2);
        QCOMPARE(whiteFirst.captures(Side::Second), 1);
    }

    void setUp()
    {
        Position position(5);
        QVERIFY(position.setStone(0, 0, Color::White));
        QVERIFY(position.setStone(1, 0, Color::Black));
        const Position before = position;
        QCOMPARE(position.setStone(0, 1, Color::Black).error().code, ErrorCode::BadSetup); // White's stone would have no liberty
        QCOMPARE(position.setStone(5, 0, Color::Black).error().code, ErrorCode::OffBoard);
        QCOMPARE(position.setStone(0, -1, Color::Black).error().code, ErrorCode::OffBoard);
        QVERIFY(position == before);
        const SetupStone swap[] = {{0, 1, Color::Black}, {0, 0, Color::Black}, {1, 0, Color::Empty}};
        QVERIFY(position.setStones(swap));
        QCOMPARE(position.liberties(0, 0), 3);
        QCOMPARE(position.captures(Side::First), 0);
        QCOMPARE(position.hash(), position.computeHash());
    }

    void setUpStartsHistoryAnew()
    {
        Position position = board(kSendTwoReturnOne, Rules::chinese());
        QCOMPARE(playAll(position, {"A5", "C5", "B5"}), ErrorCode::KoForbids);
        QVERIFY(position.setStone(4, 0, Color::White));
        QVERIFY(position.setStone(4, 0, Color::Empty));
        QCOMPARE(playAll(position, {"B5"}), kAllPlayed);
    }

    void sideToMove()
    {
        Position position(9);
        const std::uint64_t blackToMove = position.hash();
        position.setSideToMove(Side::Second);
        QVERIFY(position.hash() != blackToMove);
        QCOMPARE(position.hash(), position.computeHash());
        position.play(position.moveAt(2, 2));
        QCOMPARE(position.colorAt(2, 2), Color::White);
    }

    void fixedHandicap_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("stones");
        QTest::addColumn<QString>("points");
        QTest::newRow("19, 2") << 19 << 2 << "D4 Q16";
        QTest::newRow("19, 3") << 19 << 3 << "D4 Q16 D16";
        QTest::newRow("19, 5") << 19 << 5 << "D4 Q16 D16 Q4 K10";
        QTest::newRow("19, 8") << 19 << 8 << "D4 Q16 D16 Q4 D10 Q10 K4 K16";
        QTest::newRow("19, 9") << 19 << 9 << "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10";
        QTest::newRow("13, 9") << 13 << 9 << "D4 K10 D10 K4 D7 K7 G4 G10 G7";
        QTest::newRow("9, 4") << 9 << 4 << "C3 G7 C7 G3";
        QTest::newRow("9, 5") << 9 << 5 << "C3 G7 C7 G3 E5";
        QTest::newRow("8, 4") << 8 << 4 << "C3 F6 C6 F3";
        QTest::newRow("19, 1") << 19 << 1 << "";
        QTest::newRow("19, 10") << 19 << 10 << "";
        QTest::newRow("8, 5") << 8 << 5 << "";
        QTest::newRow("6, 2") << 6 << 2 << "";
    }

    void fixedHandicap()
    {
        QFETCH(int, size);
        QFETCH(int, stones);
        QFETCH(QString, points);
        Position position(size);
        const QStringList expected = points.split(' ', Qt::SkipEmptyParts);
        QCOMPARE(position.placeHandicap(stones).ok(), !expected.isEmpty());
        QCOMPARE(size * size - position.board().emptyCount(), int(expected.size()));
        if (expected.isEmpty())
            return;
        QCOMPARE(position.handicap(), stones);
        QCOMPARE(position.sideToMove(), Side::Second);
        for (const QString& point : expected)
            QVERIFY2(!position.parseMove(point.toStdString()) && Position(size).parseMove(point.toStdString()), qPrintable(point));
    }

    void ruleNames_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("name");
        for (const auto& [text, name] :
            std::initializer_list<std::pair<const char*, const char*>>{{"Japanese", "Japanese"}, {"jp", "Japanese"}, {"", "Japanese"},
                {"Korean", "Japanese"}, {"my own", "Japanese"}, {"Chinese", "Chinese"}, {"CN", "Chinese"}, {"chinese, pair go", "Chinese"},
                {"aga", "AGA"}, {"NZ", "NZ"}, {"New Zealand", "NZ"}, {"GOE", "NZ"}, {"Ing", "NZ"}, {"Tromp-Taylor", "Tromp-Taylor"},
                {"tromp taylor", "Tromp-Taylor"}, {"中国规则", "Chinese"}, {"中國規則", "Chinese"}, {"日本规则", "Japanese"},
                {"日本規則", "Japanese"}, {"韩国规则", "Japanese"}, {"한국", "Japanese"}, {"應氏規則", "NZ"}})
            QTest::newRow(text) << text << name;
    }

    void ruleNames()
    {
        QFETCH(QString, text);
        QFETCH(QString, name);
        QCOMPARE(std::string(rulesFromText(text.toStdString()).name), name.toStdString());
        QCOMPARE(rulesNamed(text.toStdString()).has_value(), !text.isEmpty() && text != "my own");
    }

    void diagrams()
    {
        Position position(11);
        core::Random random(3);
        for (int i = 0; i < 60; ++i)
            position.play(position.randomMove(random));
        const auto again = readDiagram(diagram(position));
        QVERIFY(again);
        QVERIFY(again->board().sameStones(position.board()));
        QCOMPARE(readDiagram("X O\n").error().code, ErrorCode::UnsupportedBoardSize);
        QCOMPARE(readDiagram("").error().code, ErrorCode::UnsupportedBoardSize);
        QCOMPARE(readDiagram("X O\n. ?\n").error().code, ErrorCode::UnexpectedText);
        QCOMPARE(readDiagram("X X\nX X\n").error().code, ErrorCode::BadSetup);
        QCOMPARE(readDiagram(std::string(400, '.')).error().code, ErrorCode::UnsupportedBoardSize);
    }

    void legalBoards_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("legal");
        QTest::newRow("2 x 2") << 2 << 57; // Tromp and Farnebäck, "Combinatorics of Go"
        QTest::newRow("3 x 3") << 3 << 12675;
    }

    void legalBoards()
    {
        QFETCH(int, size);
        QFETCH(int, legal);
        int colorings = 1;
        for (int i = 0; i < size * size; ++i)
            colorings *= 3;
        int accepted = 0;
        for (int code = 0; code < colorings; ++code) {
            std::vector<SetupStone> stones;
            for (int point = 0, rest = code; point < size * size; ++point, rest /= 3)
                stones.push_back({point % size, point / size, static_cast<Color>(rest % 3)});
            accepted += Position(size).setStones(stones).ok();
        }
        QCOMPARE(accepted, legal);
    }

    void againstFloodFill_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QString>("rules");
        for (const char* rules : {"Japanese", "Chinese", "AGA", "NZ", "Tromp-Taylor"})
            for (int size = kMinSize; size <= kMaxSize; size += size < 7 ? 1 : 4)
                QTest::newRow(qPrintable(QString("%1 %2").arg(rules).arg(size))) << size << rules;
    }

    void againstFloodFill()
    {
        QFETCH(int, size);
        QFETCH(QString, rules);
        const Rules set = rulesFromText(rules.toStdString());
        core::Random random(static_cast<std::uint64_t>(size));
        const int points = size * size;
        for (int total = 0; total < 600;) {
            Position position(size, set);
            SlowGame slow(size, set);
            for (int turn = 0; turn < 300 && !position.isOver(); ++turn, ++total) {
                for (int i = 0; i < (size <= 4 ? points : 4); ++i) {
                    const int point = size <= 4 ? i : static_cast<int>(random.below(static_cast<std::uint32_t>(points)));
                    QCOMPARE(position.isLegal({static_cast<std::uint16_t>(point)}), slow.isLegal(point));
                }
                game::MoveList moves;
                position.legalMoves(moves);
                const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
                position.play(move);
                if (position.isPass(move))
                    slow.pass();
                else
                    slow.play(move.code);
                QCOMPARE(position.hash(), position.computeHash());
                for (int point = 0; point < points; ++point)
                    QCOMPARE(position.colorAt(point % size, point / size), slow.board().at(point));
                for (int point = turn % 7; point < points; point += 7)
                    if (slow.board().at(point) != Color::Empty)
                        QCOMPARE(position.liberties(point % size, point / size), slow.board().liberties(point));
            }
        }
    }

    void undoRestores()
    {
        for (const Rules& rules : {Rules::japanese(), Rules::trompTaylor(), Rules::aga()}) {
            Position position(5, rules);
            core::Random random(7);
            std::vector<Position> before;
            std::vector<Position::Undo> undos;
            for (int i = 0; i < 200 && !position.isOver(); ++i) {
                before.push_back(position);
                undos.emplace_back();
                position.play(position.randomMove(random), undos.back());
            }
            while (!undos.empty()) {
                position.undo(undos.back());
                QVERIFY(position == before.back());
                QCOMPARE(position.hash(), before.back().hash());
                undos.pop_back();
                before.pop_back();
            }
        }
    }

    void playoutsEnd()
    {
        core::Random random(11);
        for (const Rules& rules : {Rules::chinese(), Rules::newZealand(), Rules::aga()}) {
            for (int i = 0; i < 20; ++i) {
                Position position(9, rules);
                const game::Playout playout = game::playOut(position, random, 1000);
                QVERIFY(playout.outcome == Outcome::FirstWins || playout.outcome == Outcome::SecondWins);
                // No eye was filled: empty points are surrounded by one colour or forbidden to both.
                QVERIFY(position.board().emptyCount() > 3);
            }
        }
    }

    void registered()
    {
        for (const auto& [id, size] : {std::pair("go", 19), std::pair("go13", 13), std::pair("go9", 9)}) {
            const game::GameKind* kind = game::findGame(id);
            QVERIFY(kind);
            QCOMPARE(kind->width, size);
            QCOMPARE(kind->start().as<Position>()->size(), size);
        }
    }
};

EVENMATCH_TEST(TestGoRules)

} // namespace tst_go_rules

#include "tst_go_rules.moc"
