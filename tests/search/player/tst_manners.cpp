// When an opponent resigns, passes and claims draws, and its thinking time.
#include "tests/run_tests.h"

#include "core/game/go/position.h"
#include "search/player/manners.h"
#include "search/player/thinking_time.h"
#include "search/player/time_share.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_manners {

using namespace evenmatch;
using namespace evenmatch::search;

namespace {

SearchResult resultAt(double value, int moveNumber)
{
    SearchResult result;
    result.nodes.resize(1);
    result.nodes[0].q = value;
    result.moveNumber = moveNumber;
    return result;
}

/// 5×5, a wall of Black on column 1 and of White on column 3: column 2 is neutral unless `filled`; Black has 10 points with komi 0.
go::Position dividedBoard(bool filled, double komi, game::Side toMove)
{
    go::Position position(5, go::Rules::chinese(), komi);
    std::vector<go::SetupStone> stones;
    for (int y = 0; y < 5; ++y) {
        stones.push_back({1, y, go::Color::Black});
        stones.push_back({3, y, go::Color::White});
        if (filled)
            stones.push_back({2, y, y < 3 ? go::Color::Black : go::Color::White});
        if (y % 2 == 1)
            stones.push_back({y < 3 ? 0 : 4, y, y < 3 ? go::Color::Black : go::Color::White}); // an eye shape for each
    }
    stones.push_back({0, 3, go::Color::Black});
    stones.push_back({4, 1, go::Color::White});
    if (!position.setStones(stones).ok())
        qFatal("the board of the test cannot be set up");
    position.setSideToMove(toMove);
    return position;
}

/// The legal moves with the pass first or last by visits and Q.
SearchResult resultFor(const go::Position& position, bool passIsBest)
{
    SearchResult result;
    game::MoveList moves;
    position.legalMoves(moves);
    result.nodes.resize(1);
    result.nodes[0].firstChild = 1;
    result.nodes[0].childCount = static_cast<std::uint32_t>(moves.size());
    for (const game::Move move : moves) {
        ResultNode node;
        node.move = move;
        const bool good = position.isPass(move) == passIsBest;
        node.visits = good ? 100 : 10;
        node.q = good ? 0.2 : -0.5;
        result.nodes.push_back(node);
    }
    std::stable_sort(result.nodes.begin() + 1, result.nodes.end(), [](const auto& a, const auto& b) { return a.visits > b.visits; });
    return result;
}

} // namespace

class TestManners : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void resignsAfterSeveralLostTurns()
    {
        Resignation resignation(ResignRule{-0.9, 3, 20});
        QVERIFY(!resignation.decide(resultAt(0, 0)));
        for (const int move : {2, 4, 6, 8})
            QVERIFY(!resignation.decide(resultAt(-0.99, move))); // too early
        QVERIFY(resignation.decide(resultAt(-0.99, 30)));
        QVERIFY(!resignation.decide(resultAt(-0.8, 32)));
        QVERIFY(!resignation.decide(resultAt(-0.95, 34)));
        QVERIFY(!resignation.decide(resultAt(-0.95, 36)));
        QVERIFY(resignation.decide(resultAt(-0.95, 38)));
        const ResignRule strongest = ResignRule::of(strength::usualPlay(0, 8, 8));
        const ResignRule weakest = ResignRule::of(strength::usualPlay(7, 8, 8));
        QVERIFY(std::abs(strongest.below + 0.9) < 1e-9 && weakest.below < strongest.below && weakest.below > -1);
        QVERIFY(weakest.turns > strongest.turns);
    }

    /// So a game goes on after the other player has taken moves, or the resignation, back.
    void countsNoTurnTwice()
    {
        Resignation resignation(ResignRule{-0.9, 3, 20});
        QVERIFY(!resignation.decide(resultAt(0, 0)));
        for (int tries = 0; tries < 4; ++tries)
            QVERIFY(!resignation.decide(resultAt(-0.99, 30)));
        QVERIFY(!resignation.decide(resultAt(-0.99, 32)));
        QVERIFY(resignation.decide(resultAt(-0.99, 34)));
        QVERIFY(!resignation.decide(resultAt(-0.99, 34)));
    }

    /// With handicap stones: 4 % at the first turn are no reason to resign at move 20, but a hopeless game later is.
    void lowChanceThatWasAgreedIsPlayedOn()
    {
        go::Position start(19);
        QVERIFY(start.placeHandicap(6).ok());
        const ResignRule rule = ResignRule{-0.9, 3, 20}.from(start);
        QCOMPARE(rule.notBefore, 120);
        QCOMPARE((ResignRule{-0.9, 3, 20}.from(chess::Position()).notBefore), 20);
        Resignation resignation(rule);
        for (int move = 0; move < 200; move += 2)
            QVERIFY(!resignation.decide(resultAt(-0.92, move)));
        QVERIFY(!resignation.decide(resultAt(-0.99, 200)));
        QVERIFY(!resignation.decide(resultAt(-0.99, 202)));
        QVERIFY(resignation.decide(resultAt(-0.99, 204)));
        Resignation early(rule);
        QVERIFY(!early.decide(resultAt(0, 0)));
        for (int move = 2; move < 120; move += 2)
            QVERIFY(!early.decide(resultAt(-0.99, move)));
    }

    void passesWhenTheGameIsOverInAllButName_data()
    {
        QTest::addColumn<bool>("filled");
        QTest::addColumn<double>("komi");
        QTest::addColumn<bool>("opponentPassed");
        QTest::addColumn<bool>("passIsBest");
        QTest::addColumn<bool>("passes");
        QTest::newRow("all settled, search agrees") << true << 0.5 << false << true << true;
        QTest::newRow("all settled, search would play on") << true << 0.5 << false << false << false;
        QTest::newRow("neutral points are left") << false << 0.5 << false << true << false;
        QTest::newRow("opponent passed, we are ahead") << true << 0.5 << true << false << true;
        QTest::newRow("opponent passed, we are behind and see something") << true << 9.5 << true << false << false;
        QTest::newRow("opponent passed, we are behind, nothing left") << true << 9.5 << true << true << true;
        QTest::newRow("opponent passed early, neutral points left, behind") << false << 9.5 << true << true << false;
    }

    void passesWhenTheGameIsOverInAllButName()
    {
        QFETCH(bool, filled);
        QFETCH(double, komi);
        QFETCH(bool, opponentPassed);
        QFETCH(bool, passIsBest);
        QFETCH(bool, passes);
        go::Position position = dividedBoard(filled, komi, opponentPassed ? game::Side::Second : game::Side::First);
        if (opponentPassed)
            position.play(position.passMove());
        QCOMPARE(countNow(position) > 0, komi < 5 && (filled || countNow(position) > 0));
        QCOMPARE(passToEnd(position, resultFor(position, passIsBest)).has_value(), passes);
    }

    void answersStonesInItsTerritory_data()
    {
        QTest::addColumn<bool>("intruded");
        QTest::newRow("White fills Black's territory") << true;
        QTest::newRow("White fills its own") << false;
    }

    /// A search that is certain of the result values all moves equally, including the pass. It still replies to a stone in its own
    /// territory.
    void answersStonesInItsTerritory()
    {
        QFETCH(bool, intruded);
        go::Position position(9, go::Rules::japanese(), 0.5); // a wall on column 4 for Black and on 5 for White: all is settled
        std::vector<go::SetupStone> stones;
        for (int y = 0; y < 9; ++y) {
            stones.push_back({4, y, go::Color::Black});
            stones.push_back({5, y, go::Color::White});
        }
        QVERIFY(position.setStones(stones).ok());
        position.setSideToMove(game::Side::Second);
        position.play(*position.parseMove(intruded ? "A9" : "H5"));
        SearchResult result = resultFor(position, true);
        for (ResultNode& node : result.nodes)
            node.q = 0.95;
        QCOMPARE(mustAnswer(position), intruded);
        QCOMPARE(passToEnd(position, result).has_value(), !intruded);
        std::vector<game::Move> moves;
        for (const ResultNode& node : result.moves())
            moves.push_back(node.move);
        std::vector<double> weights(moves.size());
        weights[static_cast<std::size_t>(std::ranges::find(moves, position.passMove()) - moves.begin())] = 1; // it prefers to pass
        keepManners(position, moves, weights, Passing::Never);
        const auto played = moves[static_cast<std::size_t>(std::ranges::max_element(weights) - weights.begin())];
        QVERIFY(played != position.passMove());
    }

    /// In a lost game, a reply to an atari has the same value as a pass; the policy decides.
    void leavesNoUrgentMoveWhenAllIsLost()
    {
        const go::Position position = dividedBoard(true, 9.5, game::Side::First);
        SearchResult result = resultFor(position, false);
        for (ResultNode& node : result.nodes) {
            node.q = -0.97;
            node.prior = position.isPass(node.move) ? 0.1 : 0.01;
        }
        QVERIFY(passToEnd(position, result).has_value());
        result.nodes[1].prior = 0.8; // the most visited move, not a pass
        QVERIFY(!passToEnd(position, result).has_value());
    }

    /// A single pass, by mistake or as a test, does not end the game.
    void playsOnWhenSomebodyPassesEarly()
    {
        for (const double komi : {-90.0, 90.0}) { // for either winner
            go::Position counted(9, go::Rules::japanese(), komi);
            for (const char* stone : {"E5", "C3", "G3", "G7", "C5", "C7"})
                counted.play(*counted.parseMove(stone));
            counted.play(counted.passMove());
            QVERIFY(!winningPass(counted));
            QVERIFY(!passToEnd(counted, resultFor(counted, false)));
        }
    }

    /// On the divided board Black can fill neutral points or own eyes.
    void fillsNoEyesAndPassesOnlyByChoice()
    {
        const go::Position position = dividedBoard(false, 0.5, game::Side::First);
        game::MoveList legal;
        position.legalMoves(legal);
        const std::vector<game::Move> moves(legal.begin(), legal.end());
        std::vector<double> weights(moves.size(), 1.0);
        for (std::size_t i = 0; i < moves.size(); ++i)
            weights[i] = position.isPass(moves[i]) ? 0.5 : 1.0;
        std::vector<double> kept = weights;
        keepManners(position, moves, kept);
        double eyes = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (position.isPass(moves[i])) {
                QCOMPARE(kept[i], 0.0); // another move was likelier
                continue;
            }
            const bool isEye
                = position.board().isEye(position.board().at(position.xOf(moves[i]), position.yOf(moves[i])), go::Color::Black);
            eyes += isEye ? 1 : 0;
            QCOMPARE(kept[i], isEye ? 0.0 : 1.0);
        }
        QVERIFY(eyes > 0);
        for (std::size_t i = 0; i < moves.size(); ++i) // only eyes have a value: a pass
            kept[i] = kept[i] == 0 && !position.isPass(moves[i]) ? 1.0 : 0.0;
        keepManners(position, moves, kept);
        for (std::size_t i = 0; i < moves.size(); ++i)
            QCOMPARE(kept[i], position.isPass(moves[i]) ? 1.0 : 0.0);
    }

    void seesMatesAsItsRankDoes()
    {
        const auto position = chess::Position::fromFen("6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1"); // Re8 mates, nothing else
        QVERIFY(position.ok());
        game::MoveList legal;
        position->legalMoves(legal);
        const std::vector<game::Move> moves(legal.begin(), legal.end());
        QCOMPARE(std::ranges::count_if(moves, [&](game::Move move) { return mates(*position, move); }), 1);
        const auto mate = static_cast<std::size_t>(
            std::ranges::find_if(moves, [&](game::Move move) { return mates(*position, move); }) - moves.begin());
        const std::size_t other = mate == 0 ? 1 : 0;
        const auto seenAt = [&](double of, double seen) {
            std::vector<double> weights(moves.size());
            weights[mate] = of;
            weights[other] = 1 - of;
            seeMates(*position, seen, moves, weights);
            return std::pair(weights[mate], weights[other]);
        };
        for (const double of : {0.0, 0.2, 0.5}) {
            const auto [of1, rest] = seenAt(of, 0.6);
            QVERIFY(std::abs(of1 - 0.6) < 1e-9 && std::abs(rest - 0.4) < 1e-9);
        }
        QCOMPARE(seenAt(0.9, 0.6), std::pair(0.9, 1 - 0.9));
        QCOMPARE(seenAt(1.0, 1.0), std::pair(1.0, 0.0));
    }

    void endsGamesWithoutEnd()
    {
        go::Position position(2, go::Rules::japanese(), 0.5);
        game::MoveList moves; // repeated captures
        while (!position.isOver() && position.moveNumber() < 14) {
            position.legalMoves(moves);
            position.play(moves[0]);
        }
        if (!position.isOver() && position.moveNumber() >= 12)
            QVERIFY(passToEnd(position, resultFor(position, false)).has_value());
        // Only the pass is legal.
        go::Position full(3, go::Rules::chinese(), 0.5);
        for (int point = 1; point < 8; ++point)
            QVERIFY(full.setStone(point % 3, point / 3, go::Color::Black).ok());
        full.setSideToMove(game::Side::Second);
        QVERIFY(passToEnd(full, resultFor(full, false)).has_value());
    }

    void claimsDrawsUnlessBetter()
    {
        auto position = chess::Position::fromFen("4k3/8/8/8/8/8/3R4/4K3 w - - 100 80");
        QVERIFY(position.ok());
        QVERIFY(claimsDraw(*position, resultAt(0.0, 160)));
        QVERIFY(claimsDraw(*position, resultAt(-0.9, 160)));
        QVERIFY(!claimsDraw(*position, resultAt(0.6, 160)));
        QVERIFY(!claimsDraw(chess::Position(), resultAt(-0.9, 0)));
    }

    void playsLikeItsRankWhenLost()
    {
        QVERIFY(std::holds_alternative<RankPolicy>(chooserFor(MostVisited{}, resultAt(-0.95, 50))));
        QVERIFY(std::holds_alternative<MostVisited>(chooserFor(MostVisited{}, resultAt(-0.5, 50))));
        const Chooser sees = chooserFor(RankPolicy{.temperature = 2, .matesSeen = 0.9}, resultAt(-0.95, 50));
        QCOMPARE(std::get<RankPolicy>(sees).matesSeen, 0.9); // a winner may allow a mate in one
        QCOMPARE(std::get<RankPolicy>(sees).temperature, RankPolicy().temperature);
    }

    void thinksLikePeople_data()
    {
        QTest::addColumn<double>("left");
        QTest::addColumn<double>("increment");
        QTest::addColumn<double>("period");
        QTest::newRow("no clock") << 0.0 << 0.0 << 0.0;
        QTest::newRow("five minutes") << 300.0 << 0.0 << 0.0;
        QTest::newRow("three minutes and two seconds a move") << 180.0 << 2.0 << 0.0;
        QTest::newRow("byo-yomi") << 0.0 << 0.0 << 30.0;
        QTest::newRow("one second left") << 1.0 << 0.0 << 0.0;
        QTest::newRow("a tenth of a second left") << 0.1 << 0.0 << 0.0;
        QTest::newRow("one second left and ten seconds a move") << 1.0 << 10.0 << 0.0;
    }

    void thinksLikePeople()
    {
        QFETCH(double, left);
        QFETCH(double, increment);
        QFETCH(double, period);
        using Seconds = std::chrono::duration<double>;
        core::Random random(8);
        // A whole game by the clock never loses on time.
        Clock clock{Seconds(left), Seconds(increment), Seconds(period), period > 0 ? 3 : 0};
        for (int move = 0; move < 200; move += 2) {
            const double time = thinkingTime(clock, random.uniform(), move, std::max(15.0, 45.0 - move / 4.0), random).count();
            QVERIFY(std::isfinite(time) && time > 0);
            if (left == 0 && period == 0) {
                QVERIFY(time <= 30);
                continue;
            }
            if (period > 0) {
                QVERIFY(time < period);
                continue;
            }
            clock.left -= Seconds(time);
            QVERIFY(clock.left.count() > 0);
            clock.left += clock.increment;
        }
    }

    /// The window gives overtime as time left in the period, and a move's share of the period as an increment.
    void keepsItsPeriods()
    {
        using Seconds = std::chrono::duration<double>;
        core::Random random(8);
        const auto timeOf = [&](double left, double increment, int move) {
            return thinkingTime(Clock{Seconds(left), Seconds(increment)}, random.uniform(), move, 40, random).count();
        };
        for (int move = 40; move < 1000; ++move)
            QVERIFY(timeOf(30, 30, move) < 30); // byo-yomi
        constexpr int kStones = 25;
        double left = 0;
        for (int move = 40; move < 1000; ++move) { // Canadian overtime
            left = move % kStones == 0 || move == 40 ? 300 : left;
            left -= timeOf(left, 300.0 / kStones, move);
            QVERIFY(left > 0);
        }
    }

    void thinksLongerAboutHardMoves()
    {
        using Seconds = std::chrono::duration<double>;
        const Clock clock{Seconds(600)};
        const auto mean = [&](double difficulty, int moveNumber) {
            core::Random random(2);
            double sum = 0;
            for (int i = 0; i < 500; ++i)
                sum += thinkingTime(clock, difficulty, moveNumber, 40, random).count();
            return sum / 500;
        };
        QVERIFY(mean(0, 40) < 0.4 * mean(0.5, 40));
        QVERIFY(mean(0.5, 40) < 0.8 * mean(1, 40));
        QVERIFY(mean(0.5, 0) < 0.5 * mean(0.5, 40));
        QVERIFY(std::abs(mean(0.5, 40) - 15) < 2); // the even share
    }

    void keepsItsClock_data()
    {
        QTest::addColumn<int>("main"); // seconds
        QTest::addColumn<int>("increment");
        QTest::addColumn<int>("moves");
        QTest::newRow("1+0") << 60 << 0 << 200;
        QTest::newRow("30 s") << 30 << 0 << 120;
        QTest::newRow("3+0") << 180 << 0 << 250;
        QTest::newRow("3+2") << 180 << 2 << 400;
        QTest::newRow("0+1") << 1 << 1 << 400;
    }

    /// With a separate clock: each move takes the given time and 60 ms of overhead (a batch in progress, pipes, the other program).
    void keepsItsClock()
    {
        using std::chrono::milliseconds;
        QFETCH(int, main);
        QFETCH(int, increment);
        QFETCH(int, moves);
        const milliseconds gained = std::chrono::seconds(increment);
        milliseconds left = std::chrono::seconds(main);
        milliseconds used{0};
        for (int move = 0; move < moves; ++move) {
            const milliseconds share = timeShare({.left = left, .increment = gained});
            QVERIFY(share >= milliseconds(1));
            used += share;
            left -= share + milliseconds(60);
            QVERIFY2(left > milliseconds(0), qPrintable(QString::number(move)));
            left += gained;
        }
        QVERIFY(used.count() > 500 * main); // and it uses its time
        QVERIFY(timeShare({.left = milliseconds(5), .increment = {}}) == milliseconds(1));
        const milliseconds last = timeShare({.left = milliseconds(10'000), .movesToGo = 1}); // the clock is reset after it
        QVERIFY(last > milliseconds(9'000) && last + milliseconds(60) < milliseconds(10'000));
    }
};

EVENMATCH_TEST(TestManners)

} // namespace tst_manners

#include "tst_manners.moc"
