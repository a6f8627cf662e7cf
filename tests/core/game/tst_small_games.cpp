#include "tests/run_tests.h"

#include "core/game/awari/position.h"
#include "core/game/connect4/position.h"
#include "core/game/othello/position.h"
#include "core/game/playout.h"

#include "tests/core/naive_games.h"

#include <QTest>

#include <map>
#include <set>

namespace tst_small_games {

using namespace evenmatch;
using namespace evenmatch::game;

namespace {

template <GamePosition P>
std::uint64_t perft(P& position, int depth)
{
    if (depth == 0)
        return 1;
    MoveList list;
    position.legalMoves(list);
    std::uint64_t leaves = 0;
    for (const Move move : list) {
        typename P::Undo undo;
        position.play(move, undo);
        leaves += perft(position, depth - 1);
        position.undo(undo);
    }
    return leaves;
}

/// Plays moves separated by spaces; false if one of them is illegal.
template <GamePosition P>
bool playAll(P& position, const QString& moves)
{
    for (const QString& text : moves.split(' ', Qt::SkipEmptyParts)) {
        const auto move = position.parseMove(text.toStdString());
        if (!move)
            return false;
        position.play(*move);
    }
    return true;
}

/// Random games give the same moves, boards and outcomes under the rules and under the naive ones.
template <class P, class Naive>
bool agreesOverRandomGames(int games, core::Random& random, bool (*sameBoard)(const P&, const Naive&))
{
    for (int i = 0; i < games; ++i) {
        P position;
        Naive naive;
        for (;;) {
            MoveList list;
            position.legalMoves(list);
            std::set<int> codes;
            for (const Move move : list)
                codes.insert(move.code);
            if (codes != naive.moves() || position.outcome() != naive.outcome() || !sameBoard(position, naive))
                return false;
            const Move move = position.randomMove(random);
            if (move == kNoMove)
                break;
            position.play(move);
            naive.play(move.code);
        }
    }
    return true;
}

/// Different positions of many random games have different hashes, and equal ones the same.
template <GamePosition P>
bool hashesTellApart(int games, core::Random& random, std::string (*key)(const P&))
{
    std::map<std::uint64_t, std::string> seen;
    std::map<std::string, std::uint64_t> hashOf;
    for (int i = 0; i < games; ++i) {
        P position;
        while (!position.isOver()) {
            position.play(position.randomMove(random));
            const std::string text = key(position);
            if (seen.emplace(position.hash(), text).first->second != text
                || hashOf.emplace(text, position.hash()).first->second != position.hash())
                return false;
        }
    }
    return true;
}

using Pits = std::array<int, awari::kPits>;

} // namespace

class TestSmallGames : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void countsMoveTrees()
    {
        // John Tromp's counts of Connect Four games by length; the published Othello perft.
        connect4::Position connect4;
        const std::uint64_t connect4Counts[] = {1, 7, 49, 343, 2401, 16807, 117649, 823536, 5673234};
        for (int depth = 0; depth < 9; ++depth)
            QCOMPARE(perft(connect4, depth), connect4Counts[depth]);
        othello::Othello8 othello8;
        const std::uint64_t othelloCounts[] = {1, 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288};
        for (int depth = 0; depth < 10; ++depth)
            QCOMPARE(perft(othello8, depth), othelloCounts[depth]);
        othello::Othello6 othello6;
        for (int depth = 0; depth < 7; ++depth)
            QCOMPARE(perft(othello6, depth), NaiveOthello<6>().perft(depth));
    }

    void agreesWithNaiveRules()
    {
        core::Random random(7);
        QVERIFY(agreesOverRandomGames(3000, random, sameConnect4));
        QVERIFY(agreesOverRandomGames(3000, random, sameAwari));
        QVERIFY(agreesOverRandomGames(1000, random, sameOthello<6>));
        QVERIFY(agreesOverRandomGames(400, random, sameOthello<8>));
    }

    void hashesTellPositionsApart()
    {
        core::Random random(8);
        QVERIFY(hashesTellApart<connect4::Position>(2000, random, [](const connect4::Position& p) { return p.diagram(); }));
        QVERIFY(hashesTellApart<awari::Position>(500, random, [](const awari::Position& p) {
            return p.diagram() + std::to_string(p.quietMoves()) + std::to_string(static_cast<int>(p.sideToMove()));
        }));
        QVERIFY(hashesTellApart<othello::Othello6>(1000, random, [](const othello::Othello6& p) {
            return std::to_string(p.discs(Side::First)) + '/' + std::to_string(p.discs(Side::Second)) + '/'
                + std::to_string(static_cast<int>(p.sideToMove()));
        }));
    }

    void hashForgetsTheOrder()
    {
        connect4::Position a;
        connect4::Position b;
        QVERIFY(playAll(a, "a b c d") && playAll(b, "c d a b"));
        QCOMPARE(a.hash(), b.hash());
        QVERIFY(a == b);
        QVERIFY(playAll(a, "e"));
        QVERIFY(a.hash() != b.hash());
    }

    void connect4FindsFours_data()
    {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<Outcome>("outcome");
        QTest::newRow("row at the left edge") << "a a b b c c d" << Outcome::FirstWins;
        QTest::newRow("row at the right edge") << "d d e e f f g" << Outcome::FirstWins;
        QTest::newRow("row closed in the middle") << "b b c c e e d" << Outcome::FirstWins;
        QTest::newRow("column") << "a b a b a b a" << Outcome::FirstWins;
        QTest::newRow("the second's column") << "a g b g a g b g" << Outcome::SecondWins;
        QTest::newRow("rising diagonal") << "a b b c c d c d d g d" << Outcome::FirstWins;
        QTest::newRow("falling diagonal") << "g f f e e d e d d a d" << Outcome::FirstWins;
        QTest::newRow("three only") << "a a b b c c" << Outcome::None;
        QTest::newRow("not around the edge") << "e a f a g b a" << Outcome::None;
        QTest::newRow("full board") << "a b a b b a b a a b a b c d c d d c d c c d c d e f e f f e f e e f e f g g g g g g"
                                    << Outcome::Draw;
    }

    void connect4FindsFours()
    {
        QFETCH(QString, moves);
        QFETCH(Outcome, outcome);
        connect4::Position position;
        QVERIFY(playAll(position, moves));
        QCOMPARE(position.outcome(), outcome);
    }

    void connect4ReadsDigitsAndLetters()
    {
        connect4::Position position;
        QVERIFY(position.parseMove("1") == Move{0} && position.parseMove("7") == Move{6} && position.parseMove("D") == Move{3});
        QVERIFY(!position.parseMove("8") && !position.parseMove("0") && !position.parseMove("h") && !position.parseMove("aa"));
        QVERIFY(playAll(position, "a a a a a a"));
        QVERIFY(!position.parseMove("a"));
    }

    void othelloStartsAndEndsAsPublished()
    {
        othello::Othello8 position;
        for (const char* text : {"d3", "c4", "F5", "e6"})
            QVERIFY(position.parseMove(text));
        QVERIFY(!position.parseMove("d6") && !position.parseMove("pass") && !position.parseMove("d33"));
        // The shortest possible game: Black captures all of White's discs with the ninth disc.
        QVERIFY(playAll(position, "e6 f4 e3 f6 g5 d6 e7 f5 c5"));
        QCOMPARE(position.outcome(), Outcome::FirstWins);
        QCOMPARE(position.margin(), 13);
    }

    void othelloPassesOnlyWhenItMust()
    {
        core::Random random(9);
        int passes = 0;
        for (int game = 0; game < 300; ++game) {
            othello::Othello6 position;
            while (!position.isOver()) {
                if (position.mustPass()) {
                    ++passes;
                    const othello::Othello6 before = position;
                    position.play(*position.parseMove("PASS"));
                    QVERIFY(!position.mustPass() && !position.isOver());
                    QVERIFY(position.sideToMove() != before.sideToMove() && position.hash() != before.hash());
                    QCOMPARE(position.margin(), before.margin());
                }
                QVERIFY(!position.isLegal(othello::Othello6::kPass));
                position.play(position.randomMove(random));
            }
        }
        QVERIFY(passes > 100);
    }

    void awariSows_data()
    {
        QTest::addColumn<Pits>("first");
        QTest::addColumn<Pits>("second");
        QTest::addColumn<QString>("move");
        QTest::addColumn<Pits>("firstAfter");
        QTest::addColumn<Pits>("secondAfter");
        QTest::addColumn<int>("captured");
        const auto row = [](const char* name, Pits first, Pits second, const char* move, Pits firstAfter, Pits secondAfter, int captured) {
            QTest::newRow(name) << first << second << QString(move) << firstAfter << secondAfter << captured;
        };
        row("on the own side", {4, 0, 0, 0, 0, 0}, {5, 0, 0, 0, 0, 1}, "a", {0, 1, 1, 1, 1, 0}, {5, 0, 0, 0, 0, 1}, 0);
        row("captures two", {0, 0, 0, 0, 0, 2}, {4, 1, 0, 0, 0, 9}, "f", {0, 0, 0, 0, 0, 0}, {5, 0, 0, 0, 0, 9}, 2);
        row("captures three", {0, 0, 0, 0, 0, 2}, {4, 2, 0, 0, 0, 9}, "f", {0, 0, 0, 0, 0, 0}, {5, 0, 0, 0, 0, 9}, 3);
        row("captures a chain", {0, 0, 0, 0, 0, 3}, {1, 2, 1, 0, 0, 9}, "f", {0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 9}, 7);
        row("a chain stops at a four", {0, 0, 0, 0, 0, 3}, {1, 3, 1, 0, 0, 9}, "f", {0, 0, 0, 0, 0, 0}, {2, 4, 0, 0, 0, 9}, 2);
        row("no capture before the last pit", {0, 0, 0, 0, 0, 3}, {1, 1, 5, 0, 0, 9}, "f", {0, 0, 0, 0, 0, 0}, {2, 2, 6, 0, 0, 9}, 0);
        row("no capture on the own side", {0, 0, 2, 1, 1, 0}, {4, 0, 0, 0, 0, 1}, "c", {0, 0, 0, 2, 2, 0}, {4, 0, 0, 0, 0, 1}, 0);
        row("captures the farthest pit", {0, 0, 0, 0, 0, 6}, {4, 4, 4, 4, 4, 1}, "f", {0, 0, 0, 0, 0, 0}, {5, 5, 5, 5, 5, 0}, 2);
        row("grand slam takes nothing", {1, 0, 0, 0, 0, 2}, {1, 1, 0, 0, 0, 0}, "f", {1, 0, 0, 0, 0, 0}, {2, 2, 0, 0, 0, 0}, 0);
        row("twelve pass over their pit", {0, 0, 12, 0, 0, 0}, {0, 0, 0, 0, 0, 9}, "c", {1, 1, 0, 2, 1, 1}, {1, 1, 1, 1, 1, 10}, 0);
        row("round and capturing", {0, 0, 0, 0, 0, 14}, {0, 0, 0, 0, 0, 9}, "f", {1, 1, 1, 1, 1, 0}, {0, 0, 0, 1, 1, 10}, 6);
    }

    void awariSows()
    {
        QFETCH(Pits, first);
        QFETCH(Pits, second);
        QFETCH(QString, move);
        QFETCH(Pits, firstAfter);
        QFETCH(Pits, secondAfter);
        QFETCH(int, captured);
        int onBoard = 0;
        for (std::size_t i = 0; i < first.size(); ++i)
            onBoard += first[i] + second[i];
        const int stored = awari::kSeeds - onBoard;
        // The same with the sides exchanged.
        for (const Side side : {Side::First, Side::Second}) {
            const bool turned = side == Side::Second;
            const auto setup
                = awari::Position::fromSetup({turned ? second : first, turned ? first : second, stored / 2, stored - stored / 2, side});
            QVERIFY(setup.ok());
            awari::Position position = *setup;
            const int storeBefore = position.store(side);
            QVERIFY(playAll(position, move));
            for (int pit = 0; pit < awari::kPits; ++pit) {
                QCOMPARE(position.seeds(side, pit), firstAfter[static_cast<std::size_t>(pit)]);
                QCOMPARE(position.seeds(opponent(side), pit), secondAfter[static_cast<std::size_t>(pit)]);
            }
            QCOMPARE(position.store(side) - storeBefore, captured);
        }
    }

    void awariMustFeed()
    {
        awari::Position position = *awari::Position::fromSetup({{1, 0, 4, 0, 2, 1}, {0, 0, 0, 0, 0, 0}, 20, 20, Side::First});
        MoveList list;
        position.legalMoves(list);
        QCOMPARE(list.size(), std::size_t{3});
        QVERIFY(!position.parseMove("a"));
        QVERIFY(position.parseMove("c") && position.parseMove("e") && position.parseMove("f"));
    }

    void awariEnds()
    {
        const auto made = [](awari::Setup setup) { return *awari::Position::fromSetup(setup); };
        const awari::Position unfed = made({{3, 1, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0}, 20, 24, Side::First});
        QCOMPARE(unfed.outcome(), Outcome::Draw); // 20 + 4 against 24
        QCOMPARE(unfed.margin(), 0);
        const awari::Position empty = made({{0, 0, 0, 0, 0, 0}, {0, 3, 0, 0, 0, 0}, 24, 21, Side::First});
        QCOMPARE(empty.outcome(), Outcome::Draw);
        awari::Position most = made({{0, 0, 0, 0, 1, 1}, {1, 0, 0, 0, 0, 9}, 23, 13, Side::First});
        QCOMPARE(most.outcome(), Outcome::None);
        QVERIFY(playAll(most, "f"));
        QCOMPARE(most.store(Side::First), 25);
        QCOMPARE(most.outcome(), Outcome::FirstWins);
        // Twenty-four seeds do not win while seeds remain in play.
        QCOMPARE(made({{1, 0, 0, 0, 0, 1}, {1, 0, 0, 0, 0, 1}, 24, 20, Side::First}).outcome(), Outcome::None);
        // Two seeds that circle the board forever, with one legal move each time.
        awari::Position chase = made({{1, 0, 0, 0, 0, 0}, {1, 0, 0, 0, 0, 0}, 24, 22, Side::First});
        core::Random random(1);
        for (int move = 0; move < awari::kQuietLimit; ++move) {
            QCOMPARE(chase.outcome(), Outcome::None);
            chase.play(chase.randomMove(random));
        }
        QCOMPARE(chase.outcome(), Outcome::FirstWins);
        QCOMPARE(chase.quietMoves(), awari::kQuietLimit);
    }

    void awariRefusesImpossibleSetups()
    {
        QVERIFY(awari::Position::fromSetup({}).ok());
        QVERIFY(*awari::Position::fromSetup({}) == awari::Position());
        QVERIFY(!awari::Position::fromSetup({.firstStore = 1}).ok());
        QVERIFY(!awari::Position::fromSetup({.first = {-4, 8, 4, 4, 4, 8}}).ok());
        QVERIFY(!awari::Position::fromSetup({.firstStore = 2147483647, .secondStore = 2147483647}).ok());
        QCOMPARE(awari::Position::fromSetup({.secondStore = -1}).error().code, core::ErrorCode::BadSetup);
    }

    /// The same seed draws the same games even after optimisations of playouts, so that measurements in iterations of UCT stay valid.
    void awariPlaysOutTheSameGames()
    {
        core::Random random(1);
        std::map<Outcome, int> outcomes;
        int moves = 0;
        std::uint64_t ends = 0;
        for (int i = 0; i < 2000; ++i) {
            awari::Position position;
            const Playout playout = playOut(position, random, 4000);
            moves += playout.moves;
            ++outcomes[playout.outcome];
            ends ^= position.hash();
        }
        QCOMPARE(moves, 218363);
        QCOMPARE(outcomes, (std::map<Outcome, int>{{Outcome::FirstWins, 917}, {Outcome::SecondWins, 965}, {Outcome::Draw, 118}}));
        QCOMPARE(ends, std::uint64_t{0x968655ed3d4560ad});
        QCOMPARE(random(), std::uint64_t{0xc26e8ddd402c4b89});
    }

    void drawsDiagrams()
    {
        connect4::Position connect4;
        QVERIFY(playAll(connect4, "d d e"));
        QVERIFY(connect4.diagram().ends_with(". . . O . . .\n. . . X X . .\na b c d e f g\n"));
        QCOMPARE(othello::Othello6().diagram(),
            std::string("  a b c d e f\n1 . . . . . .\n2 . . * . . .\n3 . * O X . .\n4 . . X O * .\n5 . . . * . .\n6 . . . . . .\n"));
        awari::Position awari;
        QVERIFY(playAll(awari, "c"));
        QCOMPARE(
            awari.diagram(), std::string("  F  E  D  C  B  A\n  4  4  4  4  4  5  :  0\n  4  4  0  5  5  5  :  0\n  a  b  c  d  e  f\n"));
    }
};

EVENMATCH_TEST(TestSmallGames)

} // namespace tst_small_games

#include "tst_small_games.moc"
