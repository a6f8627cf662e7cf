#include "tests/run_tests.h"

#include "nn/evaluate/answers.h"
#include "nn/evaluate/fake_evaluator.h"
#include "tests/nn/nn_samples.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace tst_fake_evaluator {

using namespace evenmatch;
using namespace evenmatch::nn;

namespace {

Evaluation ask(Evaluator& evaluator, const GameState& state, RankWish ranks = {})
{
    const Query query{&state, ranks};
    Evaluation answer;
    [[maybe_unused]] const auto done = evaluator.evaluate({&query, 1}, {&answer, 1});
    assert(done.ok());
    return answer;
}

bool sumsToOne(std::span<const float> numbers) { return std::abs(std::accumulate(numbers.begin(), numbers.end(), 0.0) - 1) < 1e-4; }

} // namespace

class TestFakeEvaluator : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void answersEveryGame_data()
    {
        QTest::addColumn<QString>("game");
        for (const game::GameKind& kind : game::gameKinds())
            QTest::newRow(kind.id.data()) << QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
    }

    void answersEveryGame()
    {
        QFETCH(QString, game);
        FakeEvaluator evaluator({.scale = strength::chessScale()});
        for (const GameState& state : randomGame(game.toStdString(), 60, 3)) {
            const Evaluation answer = ask(evaluator, state, RankWish::all());
            const game::MoveList moves = state.position().legalMoves();
            QVERIFY(std::ranges::equal(answer.moves, moves) || state.position().isOver());
            if (state.position().isOver())
                continue;
            QVERIFY(std::abs(answer.value) <= 0.8f);
            QVERIFY(sumsToOne(answer.prior) && answer.prior.size() == moves.size() && answer.quality.size() == moves.size());
            QCOMPARE(answer.rankPriors.size(), moves.size() * strength::chessScale().size());
            for (std::size_t rank = 0; rank < strength::chessScale().size(); ++rank) {
                QVERIFY(sumsToOne(answer.rankPrior(rank)));
                QVERIFY(std::ranges::equal(ask(evaluator, state, RankWish::one(rank)).rankPriors, answer.rankPrior(rank)));
            }
            QVERIFY(ask(evaluator, state).rankPriors.empty());
        }
    }

    void sameStateSameAnswer()
    {
        FakeEvaluator first({.seed = 5});
        FakeEvaluator again({.seed = 5});
        FakeEvaluator other({.seed = 6});
        const auto states = randomGame("go9", 20, 1);
        for (const GameState& state : states) {
            QCOMPARE(ask(first, state).value, ask(again, state).value);
            QVERIFY(ask(first, state).prior == ask(again, state).prior);
            QVERIFY(ask(first, state).value != ask(other, state).value);
        }
        QVERIFY(first.info().hash == again.info().hash && first.info().hash != other.info().hash);
        QCOMPARE(first.positions(), std::uint64_t(60));
    }

    void gameOverHasNoMoves()
    {
        FakeEvaluator evaluator;
        const GameState last = randomGame("connect4", 100, 2).back();
        QVERIFY(last.position().isOver());
        const Evaluation answer = ask(evaluator, last, RankWish::all());
        QVERIFY(answer.moves.empty() && answer.prior.empty() && answer.rankPriors.empty());
        QCOMPARE(answer.value, last.position().outcome() == game::Outcome::Draw ? 0.0f : -1.0f); // the side without a move has lost
    }

    void refusesOtherGamesAndRanks()
    {
        FakeEvaluator chess({.game = "chess", .scale = strength::chessScale()});
        const GameState board(game::findGame("chess")->start());
        const GameState stones(game::findGame("go9")->start());
        Evaluation answer;
        const Query wrongGame{&stones, {}};
        QVERIFY(chess.evaluate({&wrongGame, 1}, {&answer, 1}).error().code == core::ErrorCode::BadArgument);
        const double last = static_cast<double>(strength::chessScale().size()) - 1;
        for (const double place : {last + 1.5, -1.5, std::nan("")}) {
            const Query wrongRank{&board, RankWish::at(place)};
            QVERIFY(chess.evaluate({&wrongRank, 1}, {&answer, 1}).error().code == core::ErrorCode::BadArgument);
        }
    }

    void mixesNeighbouringRanks()
    {
        FakeEvaluator evaluator({.scale = strength::goScale()});
        for (const GameState& state : randomGame("go9", 10, 4)) {
            const Evaluation both = ask(evaluator, state, RankWish::all());
            const Evaluation between = ask(evaluator, state, RankWish::at(3.25));
            QCOMPARE(between.rankPriors.size(), between.moves.size());
            for (std::size_t i = 0; i < between.moves.size(); ++i)
                QVERIFY(std::abs(between.rankPriors[i] - (0.75f * both.rankPrior(3)[i] + 0.25f * both.rankPrior(4)[i])) < 1e-6f);
        }
    }

    /// The ranks of a scale of two are not between each other.
    void keepsBothOfTwoRanks()
    {
        const strength::RankScale two("go", {"9d", "3-5k"});
        FakeEvaluator evaluator({.scale = two});
        for (const GameState& state : randomGame("go9", 10, 4)) {
            const Evaluation both = ask(evaluator, state, RankWish::all());
            QCOMPARE(both.rankPriors.size(), 2 * both.moves.size());
            const Evaluation second = ask(evaluator, state, RankWish::one(1));
            for (std::size_t i = 0; i < both.moves.size(); ++i)
                QCOMPARE(both.rankPrior(1)[i], second.rankPriors[i]);
        }
    }

    /// Beyond the last two ranks, policies are extrapolated along their logits.
    void goesOnBeyondTheScale()
    {
        FakeEvaluator evaluator({.scale = strength::goScale()});
        const std::size_t last = strength::goScale().size() - 1;
        for (const GameState& state : randomGame("go9", 10, 4)) {
            const Evaluation both = ask(evaluator, state, RankWish::all());
            const auto follows = [&](double place, std::size_t end, std::size_t inner) {
                const Evaluation beyond = ask(evaluator, state, RankWish::at(place));
                double sum = 0;
                for (std::size_t i = 0; i < both.moves.size(); ++i)
                    sum += both.rankPrior(end)[i] * both.rankPrior(end)[i] / both.rankPrior(inner)[i];
                for (std::size_t i = 0; i < both.moves.size(); ++i)
                    if (std::abs(beyond.rankPriors[i] - both.rankPrior(end)[i] * both.rankPrior(end)[i] / both.rankPrior(inner)[i] / sum)
                        > 1e-3)
                        return false;
                return beyond.rankPriors.size() == both.moves.size();
            };
            QVERIFY(follows(-1, 0, 1) && follows(static_cast<double>(last) + 1, last, last - 1));
        }
    }

    void strongerRanksFollowThePriorMore()
    {
        FakeEvaluator evaluator({.scale = strength::goScale()});
        double strongest = 0;
        double weakest = 0;
        for (const GameState& state : randomGame("go9", 50, 4)) {
            const Evaluation answer = ask(evaluator, state, RankWish::all());
            const auto best = static_cast<std::size_t>(std::ranges::max_element(answer.prior) - answer.prior.begin());
            strongest += answer.rankPrior(0)[best];
            weakest += answer.rankPrior(strength::goScale().size() - 1)[best];
        }
        QVERIFY(strongest > 1.2 * weakest);
    }

    void softmaxIsExact()
    {
        core::Random random(7);
        for (int round = 0; round < 200; ++round) {
            std::vector<float> logits(1 + random.below(400));
            for (float& x : logits)
                x = static_cast<float>(60 * random.uniform() - 30);
            double sum = 0;
            const double top = *std::ranges::max_element(logits);
            for (const float x : logits)
                sum += std::exp(x - top);
            std::vector<float> result = logits;
            softmax(result);
            for (std::size_t i = 0; i < logits.size(); ++i) {
                const double expected = std::exp(logits[i] - top) / sum;
                QVERIFY(std::abs(result[i] - expected) <= 1e-5 * expected); // differences of logits near 60 are known to 4e-6
            }
        }
    }

    void softmaxSurvivesAnything()
    {
        constexpr float kInfinity = std::numeric_limits<float>::infinity();
        const float nan = std::numeric_limits<float>::quiet_NaN();
        for (const std::vector<float>& logits :
            {std::vector<float>{nan, nan}, {kInfinity, 1, nan}, {-kInfinity, -kInfinity}, {3e38f, -3e38f}, {0}}) {
            std::vector<float> result = logits;
            softmax(result);
            QVERIFY(sumsToOne(result));
            QVERIFY(std::ranges::all_of(result, [](float p) { return p >= 0 && p <= 1; }));
        }
        softmax({});
    }
};

EVENMATCH_TEST(TestFakeEvaluator)

} // namespace tst_fake_evaluator

#include "tst_fake_evaluator.moc"
