// A complete game of each kind by search, plain and steered, with the tree kept between moves.
#include "tests/run_tests.h"

#include "core/game/registry/games.h"
#include "nn/evaluate/fake_evaluator.h"
#include "search/tree/choose.h"
#include "search/tree/search.h"

#include <QTest>

namespace tst_games {

using namespace evenmatch;
using namespace evenmatch::search;

class TestGames : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void playsAWholeGame_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("steered");
        for (const game::GameKind& kind : game::gameKinds())
            for (const bool steered : {false, true})
                QTest::addRow("%s %s", kind.id.data(), steered ? "steered" : "plain") << QString::fromUtf8(kind.id.data()) << steered;
    }

    void playsAWholeGame()
    {
        QFETCH(QString, id);
        QFETCH(bool, steered);
        constexpr int kMostMoves = 80; // later moves of a long game add nothing
        const std::string game = id.toStdString();
        nn::FakeEvaluator evaluator({.scale = strength::goScale()});
        SearchOptions options;
        options.batch = 4;
        if (steered)
            options.strength = StrengthPuct::atRank(*evaluator.info().profile, 3.5);
        Searcher searcher(evaluator, options);
        core::Random random(5);
        nn::GameState state(game::findGame(game)->start());
        int moves = 0;
        while (!state.position().isOver() && moves < kMostMoves) {
            searcher.setPosition(state);
            const auto result = searcher.run({.visits = 24});
            QVERIFY(result.ok());
            QVERIFY(result->nodes.front().visits >= 24);
            QCOMPARE(result->moves().size(), state.position().legalMoves().size());
            std::uint64_t visits = 1;
            for (const ResultNode& move : result->moves())
                visits += move.visits;
            QCOMPARE(visits, std::uint64_t{result->nodes.front().visits});
            const game::Move move = choose(StrengthIndex{0.5}, *result, random);
            QVERIFY(state.position().isLegal(move));
            state.play(move);
            ++moves;
        }
        QVERIFY(moves >= 7);
        searcher.setPosition(state);
        const auto last = searcher.run({.visits = 24});
        QVERIFY(last.ok());
        if (state.position().isOver()) {
            QCOMPARE(choose(MostVisited{}, *last, random), game::kNoMove);
            QCOMPARE(last->stopped, StopReason::GameOver);
        }
    }
};

EVENMATCH_TEST(TestGames)

} // namespace tst_games

#include "tst_games.moc"
