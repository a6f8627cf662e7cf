// Opening training: start, end, replies, and comments on moves.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "nn/data/symmetry.h"
#include "nn/evaluate/fake_evaluator.h"
#include "nn/lesson/opening_training.h"

#include <QTest>

#include <cmath>
#include <map>

namespace tst_opening_training {

using namespace evenmatch;
using namespace evenmatch::nn;

namespace {

SeenPosition look(Evaluator& network, const OpeningTraining& training)
{
    return std::move(seeAll(network, {&training.state(), 1})->front());
}

} // namespace

class TestOpeningTraining : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void beginsWhereTheLineEnds()
    {
        const game::BookLine& line = *game::findLine("chess", "Italian Game");
        const OpeningTraining white("chess", line, {.user = game::Side::First});
        QVERIFY(white.game().moves == line.moves && !white.isUsersTurn() && !white.isOver() && white.isInBook());
        QCOMPARE(white.name(), std::string("C50 Italian Game"));
        QVERIFY(OpeningTraining("chess", line, {.user = game::Side::Second}).isUsersTurn());
    }

    void answersAreTheRanksShares()
    {
        OpeningTraining training("chess", *game::findLine("chess", "Italian Game"), {.user = game::Side::Second, .own = 4, .above = 3});
        const SeenPosition seen = look(m_network, training);
        const std::size_t favourite = likeliest(seen.evaluation, 3, 1).front();
        const TrainingAnswer answer = training.play(seen, seen.evaluation.moves[favourite]);
        QCOMPARE(answer.above, static_cast<double>(seen.evaluation.rankPrior(3)[favourite]));
        QCOMPARE(answer.own, static_cast<double>(seen.evaluation.rankPrior(4)[favourite]));
        QVERIFY(answer.aboveUsual.move == answer.move && answer.aboveUsual.chance == answer.above);
        QVERIFY(answer.ownUsual.chance >= answer.own);
        QCOMPARE(training.hits(), std::size_t{1});
        QCOMPARE(answer.ply, std::size_t{5});
        QVERIFY(!training.isUsersTurn());
    }

    /// 1. e4 e5 2. Nf3 Nc6 3. Bc4 is in the book, and so is 3. … Bc5; a pawn to a6 and back is not.
    void endsWithTheBookOrAfterSoManyMoves()
    {
        const game::BookLine& line = *game::findLine("chess", "Italian Game");
        const auto play = [&](TrainingPlan plan) {
            plan.user = game::Side::Second;
            OpeningTraining training("chess", line, plan);
            core::Random random(1);
            while (!training.isOver()) {
                const SeenPosition seen = look(m_network, training);
                if (training.isUsersTurn())
                    training.play(seen, seen.evaluation.moves.front());
                else
                    training.reply(seen, random);
            }
            return training;
        };
        QCOMPARE(play({.mostMoves = 2, .fewestMoves = 2}).answers().size(), std::size_t{2});
        const OpeningTraining left = play({.mostMoves = 30, .fewestMoves = 3});
        QVERIFY(!left.isInBook()); // the first legal moves are in no book
        QCOMPARE(left.answers().size(), std::size_t{3});
    }

    void repliesAreDrawnByTheRank()
    {
        const game::BookLine& line = *game::findLine("chess", "Sicilian Defence");
        std::map<game::Move, int> counts;
        core::Random random(7);
        constexpr int kGames = 2000;
        const TrainingPlan plan{.user = game::Side::Second, .own = 2, .above = 1};
        const SeenPosition seen = look(m_network, OpeningTraining("chess", line, plan));
        for (int i = 0; i < kGames; ++i)
            ++counts[OpeningTraining("chess", line, plan).reply(seen, random)];
        for (const std::size_t i : likeliest(seen.evaluation, 2, 3)) {
            const double chance = seen.evaluation.rankPrior(2)[i];
            QVERIFY(std::abs(counts[seen.evaluation.moves[i]] / double{kGames} - chance) < 0.05); // more than four standard deviations
        }
    }

    void goIsTrainedToo()
    {
        FakeEvaluator network({.game = "go", .scale = strength::goScale()});
        OpeningTraining training("go", *game::findLine("go", "3-4, low approach"), {.user = game::Side::First});
        QVERIFY(training.isUsersTurn() && training.isInBook());
        const SeenPosition seen = look(network, training);
        training.play(seen, seen.evaluation.moves.front()); // a corner of the board
        QVERIFY(!training.isInBook());
    }

    /// In the mirror image of the opening, the opponent answers there, and the opening keeps its name.
    void mirroredMovesStayInTheLine()
    {
        FakeEvaluator network({.game = "go", .scale = strength::goScale()});
        const game::BookLine& line = *game::findLine("go", "3-4, low approach");
        OpeningTraining training("go", line, {.user = game::Side::First, .fromFirstMove = true});
        core::Random random(1);
        for (const game::Move move : line.moves) {
            const game::Move mirrored{static_cast<std::uint16_t>(symmetric(move.code, 19, 1))};
            QVERIFY(mirrored != move);
            const SeenPosition seen = look(network, training);
            if (training.isUsersTurn())
                training.play(seen, mirrored);
            else
                QVERIFY(training.reply(seen, random) == mirrored);
        }
        QVERIFY2(training.name().starts_with("3-4, low approach"), training.name().c_str());
        QVERIFY(training.isInBook() && !training.isOver());
    }

private:
    FakeEvaluator m_network{{.game = "chess", .scale = strength::chessScale()}};
};

EVENMATCH_TEST(TestOpeningTraining)

} // namespace tst_opening_training

#include "tst_opening_training.moc"
