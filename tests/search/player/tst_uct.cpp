// UCT with random playouts and the simple targets: finds forced moves and wins, with the same result for the same seed.
#include "tests/run_tests.h"

#include "core/game/awari/position.h"
#include "core/game/connect4/position.h"
#include "core/game/othello/position.h"
#include "core/game/registry/games.h"
#include "search/match/match.h"
#include "search/player/uct.h"
#include "search/targets/published.h"

#include <QTest>

namespace tst_uct {

using namespace evenmatch;
using namespace evenmatch::search;

namespace {

template <class P>
P after(std::string_view moves)
{
    P position;
    for (const char move : moves)
        position.play(*position.parseMove(std::string_view(&move, 1)));
    return position;
}

core::Result<MatchResult> match(const char* game, const char* first, const char* second, std::uint64_t games, std::size_t parallel = 1)
{
    MatchPlan plan;
    plan.start = game::findGame(game)->start();
    plan.games = games;
    plan.parallel = parallel;
    plan.openings.moves = 0;
    std::vector<MatchPlayer> players;
    for (const char* spec : {first, second})
        players.push_back({spec, [parsed = parsePlayerSpec(spec).value()] { return makePlayer(parsed, {}); }});
    return playMatch(plan, players, {}, {});
}

} // namespace

namespace {

template <class P>
int plainMinimax(const P& position, int depth)
{
    if (position.isOver()) {
        const game::Outcome outcome = position.outcome();
        return outcome == game::Outcome::Draw                ? 0
            : outcome == game::winFor(position.sideToMove()) ? kMinimaxWin + depth
                                                             : -kMinimaxWin - depth;
    }
    if (depth == 0)
        return evaluate(position);
    game::MoveList moves;
    position.legalMoves(moves);
    int best = -2 * kMinimaxWin;
    for (const game::Move move : moves) {
        P next = position;
        next.play(move);
        best = std::max(best, -plainMinimax(next, depth - 1));
    }
    return best;
}

template <class P>
void compareWithPlain(int depth)
{
    core::Random random(9);
    const Minimax<P> minimax(depth);
    for (int i = 0; i < 20; ++i) {
        P position;
        game::playOut(position, random, 2 * i);
        if (position.isOver())
            continue;
        const int value = plainMinimax(position, depth);
        QCOMPARE(minimax.value(position), value);
        P next = position;
        next.play(minimax.choose(position, random));
        QCOMPARE(-plainMinimax(next, depth - 1), value);
    }
}

} // namespace

class TestUct : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void findsForcedMoves_data()
    {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("best");
        QTest::addColumn<int>("depth");
        addRow("wins at once", "agbgcf", "d", 1);
        addRow("stops a row", "agbgc", "d", 2);
        addRow("stops a column", "dadad", "d", 2);
        addRow("an open three forces the win", "dded", "cf", 3);
    }

    void findsForcedMoves()
    {
        QFETCH(QString, moves);
        QFETCH(QString, best);
        QFETCH(int, depth);
        const auto position = after<connect4::Position>(moves.toStdString());
        Uct<connect4::Position> uct;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            core::Random random(seed);
            uct.search(position, 20'000, random);
            QVERIFY2(best.contains(QString::fromStdString(position.moveText(uct.best()))), position.diagram().c_str());
            const auto chosen = Minimax<connect4::Position>(depth + 1).choose(position, random);
            if (depth < 3)
                QVERIFY(best.contains(QString::fromStdString(position.moveText(chosen))));
        }
        // UCT's move is forced.
        if (depth % 2 == 1)
            QVERIFY(Minimax<connect4::Position>(depth + 2).value(position) > kMinimaxWin);
    }

    void countsEveryIteration()
    {
        Uct<othello::Othello6> uct;
        core::Random random(5);
        for (const std::uint64_t iterations : {1u, 2u, 3u, 17u, 1000u}) {
            uct.search({}, iterations, random);
            std::uint64_t visits = 0;
            for (const auto& move : uct.rootMoves())
                visits += move.visits;
            QCOMPARE(visits, iterations);
            QCOMPARE(uct.rootMoves().size(), std::min<std::size_t>(iterations, 4));
        }
    }

    /// After "agbgcf", d wins: its mean is exactly 1. The others are lower.
    void rootMeansAreRewards()
    {
        Uct<connect4::Position> uct;
        core::Random random(1);
        const auto position = after<connect4::Position>("agbgcf");
        uct.search(position, 500, random);
        for (const auto& move : uct.rootMoves()) {
            QVERIFY(move.mean >= 0 && move.mean <= 1);
            QCOMPARE(move.mean == 1, position.moveText(move.move) == "d");
        }
    }

    void knowsEveryGame_data()
    {
        QTest::addColumn<QByteArray>("id");
        for (const game::GameKind& kind : game::gameKinds())
            QTest::newRow(std::string(kind.id).c_str()) << QByteArray(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
    }

    void knowsEveryGame()
    {
        QFETCH(QByteArray, id);
        GameStart start;
        start.position = game::findGame(id.toStdString())->start();
        const auto player = makePlayer(parsePlayerSpec("uct:30").value(), {}).value();
        QVERIFY(player->start(start));
        game::AnyPosition position = start.position;
        for (int i = 0; i < 6; ++i) {
            const auto decision = player->decide({});
            QVERIFY(decision && position.isLegal(decision->move));
            QCOMPARE(player->decide({})->move, decision->move); // deciding changes nothing
            QVERIFY(player->play(decision->move));
            position.play(decision->move);
        }
    }

    void stopsWhenAsked()
    {
        std::stop_source stop;
        stop.request_stop();
        Uct<connect4::Position> uct;
        core::Random random(1);
        uct.search({}, 1'000'000'000, random, stop.get_token());
        QVERIFY(connect4::Position().isLegal(uct.best()));
    }

    /// Counted cell by cell, without the bit tricks.
    void evaluatesLikeABookkeeper()
    {
        const auto count = [](const connect4::Position& position, game::Side side) {
            int sum = 0;
            for (const auto& [dx, dy] : {std::pair(1, 0), {0, 1}, {1, 1}, {-1, 1}})
                for (int x = 0; x < connect4::kColumns; ++x)
                    for (int y = 0; y < connect4::kRows; ++y) {
                        const int endX = x + 3 * dx;
                        const int endY = y + 3 * dy;
                        if (endX < 0 || endX >= connect4::kColumns || endY >= connect4::kRows)
                            continue;
                        int own = 0;
                        bool open = true;
                        for (int i = 0; i < 4; ++i) {
                            const auto disc = position.discAt(x + i * dx, y + i * dy);
                            own += disc == side;
                            open = open && (!disc || disc == side);
                        }
                        constexpr std::array kWeights = {0, 1, 4, 16, 0};
                        sum += open ? kWeights[static_cast<std::size_t>(own)] : 0;
                    }
            return sum;
        };
        core::Random random(3);
        for (int i = 0; i < 200; ++i) {
            connect4::Position position;
            game::playOut(position, random, i % 30);
            if (position.isOver())
                continue;
            const game::Side side = position.sideToMove();
            QCOMPARE(evaluate(position), count(position, side) - count(position, game::opponent(side)));
        }
    }

    /// A symmetric position is even.
    void evaluationsAreFair()
    {
        QCOMPARE(evaluate(connect4::Position()), 0);
        QCOMPARE(evaluate(awari::Position()), 0);
        QCOMPARE(evaluate(othello::Othello6()), 0);
        QCOMPARE(evaluate(othello::Othello8()), 0);
        awari::Setup ahead;
        ahead.first[0] = 2;
        ahead.firstStore = 2;
        QCOMPARE(evaluate(awari::Position::fromSetup(ahead).value()), 16 - 2);
        ahead.toMove = game::Side::Second;
        QCOMPARE(evaluate(awari::Position::fromSetup(ahead).value()), 2 - 16);
    }

    void minimaxIsAlphaBetaFree_data()
    {
        QTest::addColumn<int>("depth");
        for (int depth = 1; depth <= 4; ++depth)
            QTest::addRow("%d", depth) << depth;
    }

    void minimaxIsAlphaBetaFree()
    {
        QFETCH(int, depth);
        compareWithPlain<connect4::Position>(depth);
        compareWithPlain<awari::Position>(depth);
        compareWithPlain<othello::Othello6>(depth);
    }

    void score4ComparesLines()
    {
        // After d, d, c: lines through c1 and d1 alone, through both, through d2 alone or with d1 or c1.
        QCOMPARE(Score4Values::ofPosition(after<connect4::Position>("")), 0);
        // A disc in the middle of the lowest row is in four lines along the row, one up the column and two diagonals.
        QCOMPARE(Score4Values::ofPosition(after<connect4::Position>("d")), -7);
        // In a corner it is in one of each.
        QCOMPARE(Score4Values::ofPosition(after<connect4::Position>("a")), -3);
        // The opponent's disc beside it takes the lines that both share (b to d): one of four along the row is left to the corner's owner.
        QCOMPARE(Score4Values::ofPosition(after<connect4::Position>("ab")), 2 - 3);
    }

    /// The moves of the program itself (commit f04f2a1, C++, -level N), for the player with the first move's discs.
    void score4PlaysLikeTheProgram_data()
    {
        QTest::addColumn<QByteArray>("moves");
        QTest::addColumn<int>("depth");
        QTest::addColumn<QByteArray>("own");
        QTest::addColumn<QByteArray>("exchanged");
        QTest::newRow("11 discs, 5 plies, 1") << QByteArray("bdfaageacea") << 5 << QByteArray("d") << QByteArray("d");
        QTest::newRow("6 discs, 1 plies, 2") << QByteArray("aaddab") << 1 << QByteArray("d") << QByteArray("d");
        QTest::newRow("20 discs, 4 plies, 3") << QByteArray("dageabffeaeedabaegbc") << 4 << QByteArray("c") << QByteArray("a");
        QTest::newRow("3 discs, 3 plies, 4") << QByteArray("eae") << 3 << QByteArray("e") << QByteArray("e");
        QTest::newRow("20 discs, 4 plies, 5") << QByteArray("gfbaeefbcaefaeaebdfe") << 4 << QByteArray("d") << QByteArray("d");
        QTest::newRow("14 discs, 5 plies, 6") << QByteArray("afageeggccfced") << 5 << QByteArray("a") << QByteArray("f");
        QTest::newRow("8 discs, 3 plies, 7") << QByteArray("bgdgecfd") << 3 << QByteArray("d") << QByteArray("e");
        QTest::newRow("17 discs, 2 plies, 8") << QByteArray("gggfgeddddadfdaba") << 2 << QByteArray("a") << QByteArray("a");
        QTest::newRow("17 discs, 4 plies, 9") << QByteArray("baceaaaebeaceabcf") << 4 << QByteArray("b") << QByteArray("b");
        QTest::newRow("3 discs, 5 plies, 10") << QByteArray("fcc") << 5 << QByteArray("d") << QByteArray("c");
        QTest::newRow("11 discs, 1 plies, 11") << QByteArray("daagddddcab") << 1 << QByteArray("c") << QByteArray("e");
        QTest::newRow("11 discs, 1 plies, 12") << QByteArray("bdeegadfcgf") << 1 << QByteArray("d") << QByteArray("e");
        QTest::newRow("11 discs, 2 plies, 13") << QByteArray("feeedggaeab") << 2 << QByteArray("f") << QByteArray("d");
        QTest::newRow("8 discs, 1 plies, 14") << QByteArray("agaedeag") << 1 << QByteArray("a") << QByteArray("e");
        QTest::newRow("17 discs, 5 plies, 15") << QByteArray("ceeeebfcdeedfbgfc") << 5 << QByteArray("d") << QByteArray("c");
        QTest::newRow("6 discs, 4 plies, 16") << QByteArray("gdbdad") << 4 << QByteArray("d") << QByteArray("d");
        QTest::newRow("11 discs, 2 plies, 17") << QByteArray("afbdabfcgag") << 2 << QByteArray("e") << QByteArray("e");
        QTest::newRow("20 discs, 3 plies, 18") << QByteArray("dcdbccafcaceddfadcff") << 3 << QByteArray("e") << QByteArray("e");
        QTest::newRow("14 discs, 1 plies, 19") << QByteArray("acafagcaegbacg") << 1 << QByteArray("c") << QByteArray("g");
        QTest::newRow("17 discs, 3 plies, 20") << QByteArray("acedcebaefbabcabb") << 3 << QByteArray("d") << QByteArray("e");
        QTest::newRow("6 discs, 6 plies, 21") << QByteArray("dafgfd") << 6 << QByteArray("f") << QByteArray("d");
        QTest::newRow("6 discs, 2 plies, 22") << QByteArray("cbgfff") << 2 << QByteArray("f") << QByteArray("f");
        QTest::newRow("14 discs, 4 plies, 23") << QByteArray("cagbaaffcdbaaf") << 4 << QByteArray("d") << QByteArray("d");
        QTest::newRow("3 discs, 1 plies, 24") << QByteArray("bcd") << 1 << QByteArray("d") << QByteArray("d");
    }

    void score4PlaysLikeTheProgram()
    {
        QFETCH(QByteArray, moves);
        QFETCH(int, depth);
        QFETCH(QByteArray, own);
        QFETCH(QByteArray, exchanged);
        const auto position = after<connect4::Position>(moves.toStdString());
        core::Random random(1);
        const Minimax<connect4::Position, Score4Values> score4(depth);
        QCOMPARE(position.moveText(score4.choose(position, random)), own.toStdString());
        QCOMPARE(position.moveText(score4.choose(position.withColoursExchanged(), random)), exchanged.toStdString());
    }

    void mancalaCountsSeeds()
    {
        awari::Setup setup;
        setup.first = {0, 0, 0, 0, 1, 0};
        setup.second = {4, 4, 4, 4, 4, 1};
        setup.firstStore = 12;
        setup.secondStore = 14;
        const auto position = awari::Position::fromSetup(setup).value();
        QCOMPARE(SeedValues::ofPosition(position), -2);
        core::Random random(1);
        // Of equally good moves the first pit is played.
        QCOMPARE((Minimax<awari::Position, SeedValues>(1).choose(awari::Position(), random).code), std::uint16_t{0});
    }

    void greedySowerTakesSeeds()
    {
        // The last seed of e makes two in the second player's first pit; every other move captures nothing.
        awari::Setup setup;
        setup.first = {4, 4, 5, 4, 2, 4};
        setup.second = {1, 5, 4, 4, 4, 4};
        setup.firstStore = 2;
        setup.secondStore = 1;
        const auto position = awari::Position::fromSetup(setup).value();
        QCOMPARE(position.moveText(greedySower(position)), std::string("e"));
    }

    void equalSeedsEqualGames_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::newRow("connect4") << QByteArray("connect4");
        QTest::newRow("awari") << QByteArray("awari");
        QTest::newRow("othello6") << QByteArray("othello6");
    }

    void equalSeedsEqualGames()
    {
        QFETCH(QByteArray, game);
        const auto moves = [](const MatchResult& result) {
            std::vector<std::vector<game::Move>> all;
            for (const MatchGame& played : result.games)
                all.push_back(played.played.moves);
            return all;
        };
        const auto once = moves(match(game, "uct:50", "minimax:2", 12).value());
        QCOMPARE(moves(match(game, "uct:50", "minimax:2", 12, 3).value()), once);
        QVERIFY(once[0] != once[2]); // and games differ from one another
    }

    void strongerPlayersWin_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("stronger");
        QTest::addColumn<QByteArray>("weaker");
        for (const char* game : {"connect4", "awari", "othello6"})
            for (const auto& [stronger, weaker] :
                {std::pair("heuristic", "random"), {"minimax:3", "heuristic"}, {"uct:200", "uct:20"}, {"uct:20", "random"}})
                QTest::addRow("%s, %s against %s", game, stronger, weaker)
                    << QByteArray(game) << QByteArray(stronger) << QByteArray(weaker);
    }

    void strongerPlayersWin()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, stronger);
        QFETCH(QByteArray, weaker);
        const auto result = match(game, stronger, weaker, 60);
        QVERIFY(result);
        const double score = result->tally(0, 1).score();
        QVERIFY2(score > 0.6, qPrintable(QString::number(score)));
    }

    void refusesSpecs_data()
    {
        QTest::addColumn<QByteArray>("spec");
        for (const char* spec : {"uct", "uct:0", "uct:1.5", "uct:-3", "uct:1e12", "uct:many", "minimax", "minimax:0", "minimax:99",
                 "heuristic:3", "score4", "score4:0", "score4:7?side=left", "mancala", "divilly:1", "uct:10?sims=3", "uct:10?c=-1"})
            QTest::newRow(spec) << QByteArray(spec);
    }

    void refusesSpecs()
    {
        QFETCH(QByteArray, spec);
        const auto parsed = parsePlayerSpec(spec.toStdString());
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().code, core::ErrorCode::BadArgument);
    }

    void targetsKnowTheirGames_data()
    {
        QTest::addColumn<QByteArray>("spec");
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<bool>("plays");
        for (const auto& [spec, games] : {std::pair("heuristic", "connect4 awari othello6"), {"score4:2", "connect4"},
                 {"score4:2?side=other", "connect4"}, {"mancala:2", "awari"}, {"divilly", "awari"}})
            for (const char* game : {"connect4", "awari", "othello6", "chess"})
                QTest::addRow("%s, %s", spec, game) << QByteArray(spec) << QByteArray(game) << QByteArray(games).split(' ').contains(game);
    }

    void targetsKnowTheirGames()
    {
        QFETCH(QByteArray, spec);
        QFETCH(QByteArray, game);
        QFETCH(bool, plays);
        GameStart start;
        start.position = game::findGame(game.toStdString())->start();
        const auto player = makePlayer(parsePlayerSpec(spec.toStdString()).value(), {}).value();
        const auto started = player->start(start);
        QCOMPARE(static_cast<bool>(started), plays);
        if (!plays)
            QCOMPARE(started.error(),
                (core::Error{core::ErrorCode::BadArgument, {"%1 cannot play %2", {spec.toStdString(), game.toStdString()}}}));
        else
            QVERIFY(start.position.isLegal(player->decide({}).value().move));
    }
};

EVENMATCH_TEST(TestUct)

} // namespace tst_uct

#include "tst_uct.moc"
