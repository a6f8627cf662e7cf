#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/record/board/replay.h"
#include "core/record/sgf/sgf_reader.h"

#include <QTest>

namespace tst_replay {

using namespace evenmatch;
using namespace evenmatch::record;
using core::ErrorCode;

namespace {

struct Played {
    const char* point; ///< two letters as in SGF, empty for a pass
    Side side;
};

Move moveOf(const GameRecord& record, const char* point)
{
    const int size = record.setup.width;
    return {static_cast<std::uint16_t>(*point ? (point[1] - 'a') * size + point[0] - 'a' : size * size)};
}

NodeId add(GameRecord& record, NodeId node, std::initializer_list<Played> moves)
{
    for (const Played& played : moves)
        node = record.addNode(node, moveOf(record, played.point), played.side);
    return node;
}

GameRecord goGame(int size)
{
    GameRecord record;
    record.setup.game = "go";
    record.setup.width = record.setup.height = size;
    return record;
}

constexpr Side B = Side::First;
constexpr Side W = Side::Second;

} // namespace

class TestReplay : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void playsTheMovesOfTheRecordedSides()
    {
        GameRecord record = goGame(9);
        const NodeId end = add(record, kRoot, {{"aa", B}, {"bb", B}, {"cc", W}}); // Black twice: the record decides
        const auto position = positionAt(record, end);
        QVERIFY(position.ok());
        const auto* board = position->as<go::Position>();
        QVERIFY(board);
        QCOMPARE(board->colorAt(1, 1), go::Color::Black);
        QCOMPARE(board->colorAt(2, 2), go::Color::White);
        QCOMPARE(position->moveNumber(), 3);
        QVERIFY(findIllegalMoves(record).empty());
    }

    void namesTheFirstIllegalMove()
    {
        GameRecord record = goGame(19);
        const NodeId end = add(record, kRoot, {{"dd", B}, {"pp", W}, {"dd", B}, {"pp", W}});
        const auto position = positionAt(record, end);
        QVERIFY(!position.ok());
        QCOMPARE(position.error().code, ErrorCode::PointTaken);
        QCOMPARE(position.error().move, 3);
        QCOMPARE(core::describe(position.error().detail), std::string("D16"));
        const auto found = findIllegalMoves(record);
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found[0].error, position.error());
    }

    void looksAtVariations()
    {
        GameRecord record = goGame(19);
        const NodeId first = add(record, kRoot, {{"dd", B}});
        add(record, first, {{"pp", W}, {"dp", B}});
        add(record, first, {{"dd", W}}); // illegal
        add(record, first, {{"pd", W}, {"pd", B}}); // illegal a move later
        add(record, kRoot, {{"qq", B}, {"cc", W}});
        const auto found = findIllegalMoves(record);
        QCOMPARE(found.size(), 2u);
        QCOMPARE(found[0].error.move + found[1].error.move, 2 + 3);
    }

    void placesHandicapThatIsOnlySaid_data()
    {
        QTest::addColumn<bool>("blackFirst");
        QTest::addColumn<bool>("setUp");
        QTest::addColumn<bool>("placed");
        QTest::newRow("White moves first") << false << false << true;
        QTest::newRow("Black plays the stones") << true << false << false;
        QTest::newRow("the root sets up") << false << true << false;
    }

    void placesHandicapThatIsOnlySaid()
    {
        QFETCH(bool, blackFirst);
        QFETCH(bool, setUp);
        QFETCH(bool, placed);
        GameRecord record = goGame(19);
        record.setup.handicap = 2;
        if (setUp)
            record.addProperty(kRoot, {"AB", {"cc", "qq"}});
        add(record, kRoot, {{"kk", blackFirst ? B : W}});
        const auto start = startPosition(record);
        QVERIFY(start.ok());
        QCOMPARE(start->as<go::Position>()->colorAt(15, 3) == go::Color::Black, placed);
        QCOMPARE(start->as<go::Position>()->handicap(), 2);
        if (!blackFirst)
            QCOMPARE(start->sideToMove(), W);
    }

    void playsWithoutAHandicapThatHasNoPoints_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("stones");
        QTest::addColumn<bool>("warned");
        QTest::newRow("ten") << 19 << 10 << true;
        QTest::newRow("five on 7x7") << 7 << 5 << true;
        QTest::newRow("two on 5x5") << 5 << 2 << true;
        QTest::newRow("nine") << 19 << 9 << false;
    }

    void playsWithoutAHandicapThatHasNoPoints()
    {
        QFETCH(int, size);
        QFETCH(int, stones);
        QFETCH(bool, warned);
        GameRecord record = goGame(size);
        record.setup.handicap = stones;
        const NodeId end = add(record, kRoot, {{"bb", W}, {"aa", B}});
        const auto start = startPosition(record);
        QVERIFY(start.ok());
        QCOMPARE(start->sideToMove(), W);
        QVERIFY(positionAt(record, end).ok());
        const auto found = findIllegalMoves(record);
        QCOMPARE(found.size(), std::size_t(warned));
        if (warned)
            QCOMPARE(found[0].error.code, ErrorCode::BadValue);
    }

    /// Where PL does not specify it: many programs leave it out.
    void whoeverMovesFirstBeginsAfterASetUp()
    {
        GameRecord record = goGame(9);
        record.addProperty(kRoot, {"AB", {"cc", "gg"}});
        QCOMPARE(startPosition(record)->sideToMove(), B);
        const NodeId comment = record.addNode(kRoot); // without a move
        const NodeId setup = record.addNode(add(record, comment, {{"ee", W}}));
        record.addProperty(setup, {"AB", {"aa"}});
        add(record, setup, {{"bb", B}});
        QCOMPARE(startPosition(record)->sideToMove(), W);
        QCOMPARE(positionAt(record, setup)->sideToMove(), B);
        record.addProperty(kRoot, {"PL", {"B"}});
        QCOMPARE(startPosition(record)->sideToMove(), B);
    }

    void setsUpInTheMiddle()
    {
        GameRecord record = goGame(9);
        const NodeId move = add(record, kRoot, {{"aa", B}});
        const NodeId setup = record.addNode(move);
        record.addProperty(setup, {"AE", {"aa"}});
        record.addProperty(setup, {"AW", {"cc:ed"}});
        record.addProperty(setup, {"PL", {"W"}});
        const auto position = positionAt(record, setup);
        QVERIFY(position.ok());
        const auto* board = position->as<go::Position>();
        QCOMPARE(board->colorAt(0, 0), go::Color::Empty);
        int stones = 0;
        for (int y = 0; y < 9; ++y)
            for (int x = 0; x < 9; ++x)
                stones += board->colorAt(x, y) == go::Color::White;
        QCOMPARE(stones, 6);
        QCOMPARE(position->sideToMove(), W);

        // Some programs write AB[] without stones to place.
        GameRecord empty = goGame(9);
        empty.addProperty(kRoot, {"AB", {""}});
        empty.setup.handicap = 2;
        add(empty, kRoot, {{"ee", W}, {"ff", B}});
        empty.addProperty(1, {"AW", {""}});
        QVERIFY(findIllegalMoves(empty).empty());
        QVERIFY(!isSetupNode(empty, 1));
        QVERIFY(isSetupNode(record, setup));

        record.addProperty(setup, {"AB", {"zz"}});
        QCOMPARE(positionAt(record, setup).error().code, ErrorCode::BadSetup);
    }

    void stepsFromNodeToNode_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("set-up, both sides twice, passes")
            << QByteArray("(;SZ[9]AB[aa][bb]PL[W];W[cc];AE[cc]AW[dd];B[ee];B[ff];W[];C[a remark];AB[gg]PL[B];B[hh])");
        QTest::newRow("a point beyond the board") << QByteArray("(;SZ[9];B[aa];AB[zz];W[bb])");
    }

    /// A step from the parent leads where the whole way from the start does, and an error leaves the position alone.
    void stepsFromNodeToNode()
    {
        QFETCH(QByteArray, text);
        const GameRecord record = *readSgfGame(text.toStdString()).record;
        game::AnyPosition position = *startPosition(record);
        for (NodeId node = record.firstChild(kRoot); node != kNoNode; node = record.firstChild(node)) {
            const game::AnyPosition before = position;
            const auto whole = positionAt(record, node);
            QCOMPARE(playNode(position, record, node).ok(), whole.ok());
            QVERIFY(position == (whole.ok() ? *whole : before));
            if (!whole)
                break;
        }
    }

    void takesUpAGameAfterTwoPasses()
    {
        GameRecord record = goGame(9);
        add(record, kRoot, {{"ee", B}, {"", W}, {"", B}, {"ff", W}, {"", B}, {"", W}, {"gg", B}});
        QVERIFY(findIllegalMoves(record).empty());
    }

    void refusesStartsThatCannotBe_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("code");
        QTest::newRow("rectangular") << "go" << 19 << 13 << "" << static_cast<int>(ErrorCode::UnsupportedBoardSize);
        QTest::newRow("too large") << "go" << 37 << 37 << "" << static_cast<int>(ErrorCode::UnsupportedBoardSize);
        QTest::newRow("another game") << "hex" << 11 << 11 << "" << static_cast<int>(ErrorCode::UnsupportedGame);
        QTest::newRow("no kings") << "chess" << 8 << 8 << "8/8/8/8/8/8/8/8 w - - 0 1" << static_cast<int>(ErrorCode::BadSetup);
    }

    void refusesStartsThatCannotBe()
    {
        QFETCH(QString, game);
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(QString, position);
        QFETCH(int, code);
        GameRecord record;
        record.setup.game = game.toStdString();
        record.setup.width = width;
        record.setup.height = height;
        record.setup.position = position.toStdString();
        const auto start = startPosition(record);
        QVERIFY(!start.ok());
        QCOMPARE(static_cast<int>(start.error().code), code);
        QCOMPARE(findIllegalMoves(record).size(), 1u);
    }

    void startsChessFromAFen()
    {
        GameRecord record;
        record.setup = {.game = "chess", .width = 8, .height = 8, .position = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"};
        const auto start = startPosition(record);
        QVERIFY(start.ok());
        const auto mate = start->parseMove("a1a8");
        QVERIFY(mate.has_value());
        NodeId node = record.addNode(kRoot, *mate, Side::First);
        const auto end = positionAt(record, node);
        QVERIFY(end.ok());
        QCOMPARE(end->outcome(), game::Outcome::FirstWins);
        node = record.addNode(node, *mate, Side::Second);
        QCOMPARE(positionAt(record, node).error().code, ErrorCode::MoveAfterEnd);
    }

    void standsManyVariations()
    {
        GameRecord record = goGame(19);
        NodeId node = kRoot;
        for (int i = 0; i < 3000; ++i) { // each node of a long line of passes has a sibling
            record.addNode(node, moveOf(record, "dd"), B);
            node = record.addNode(node, moveOf(record, ""), i % 2 ? W : B);
            record.promote(node);
        }
        QVERIFY(findIllegalMoves(record).empty());
    }
};

EVENMATCH_TEST(TestReplay)

} // namespace tst_replay

#include "tst_replay.moc"
