#include "tests/run_tests.h"

#include "core/game/registry/games.h"
#include "nn/evaluate/caching_evaluator.h"
#include "nn/evaluate/fake_evaluator.h"
#include "nn/evaluate/seeing_evaluator.h"

#include <QTest>

#include <algorithm>

namespace tst_seeing_evaluator {

using namespace evenmatch;
using namespace evenmatch::nn;

namespace {

std::shared_ptr<Evaluator> ranksNetwork()
{
    return std::make_shared<FakeEvaluator>(FakeOptions{.game = "go", .scale = strength::goScale(), .boards = {"go9"}});
}

std::shared_ptr<Evaluator> strongNetwork()
{
    const auto ownership = [](const GameState&) { return std::vector<float>(81, 0.5F); };
    return std::make_shared<FakeEvaluator>(FakeOptions{.game = "go", .ownership = ownership, .seed = 7});
}

Evaluation answerOf(Evaluator& evaluator, const Query& query)
{
    Evaluation answer;
    if (!evaluator.evaluate(std::span(&query, 1), std::span(&answer, 1)))
        answer = {};
    return answer;
}

/// Lists the moves of another network from the last to the first.
class Backwards final : public Evaluator {
public:
    explicit Backwards(std::shared_ptr<Evaluator> inner) : m_inner(std::move(inner)) { }
    const NetworkInfo& info() const override { return m_inner->info(); }
    core::Result<void> evaluate(std::span<const Query> queries, std::span<Evaluation> answers) override
    {
        auto done = m_inner->evaluate(queries, answers);
        for (Evaluation& answer : answers) {
            std::ranges::reverse(answer.moves);
            std::ranges::reverse(answer.prior);
            std::ranges::reverse(answer.quality);
        }
        return done;
    }

private:
    std::shared_ptr<Evaluator> m_inner;
};

} // namespace

class TestSeeingEvaluator : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void takesRanksFromOneAndValuesFromTheOther()
    {
        const auto ranks = ranksNetwork();
        const auto strong = strongNetwork();
        const auto seeing = *SeeingEvaluator::make(ranks, strong);
        const GameState state(game::findGame("go9")->start());
        const Query query{.state = &state, .ranks = RankWish::at(3), .ownership = true};
        const Evaluation ofRanks = answerOf(*ranks, query);
        const Evaluation ofStrong = answerOf(*strong, {.state = &state, .ownership = true});
        const Evaluation both = answerOf(*seeing, query);
        QVERIFY(both.rankPriors == ofRanks.rankPriors && both.quality == ofRanks.quality && both.level == ofRanks.level);
        QVERIFY(both.prior == ofStrong.prior && both.value == ofStrong.value && both.scoreLead == ofStrong.scoreLead);
        QVERIFY(both.ownership == ofStrong.ownership && !both.ownership.empty());
        QVERIFY(seeing->info().scale == ranks->info().scale && seeing->info().profile && seeing->info().hasOwnership);
        QCOMPARE(seeing->info().readsWith, strong->info().name);
        QVERIFY(seeing->info().hash != ranks->info().hash && seeing->info().hash != strong->info().hash);
    }

    void followsMovesInAnotherOrder()
    {
        const GameState state(game::findGame("go9")->start());
        const Query query{.state = &state, .ranks = RankWish::at(3)};
        const auto usual = *SeeingEvaluator::make(ranksNetwork(), strongNetwork());
        const auto other = *SeeingEvaluator::make(ranksNetwork(), std::make_shared<Backwards>(strongNetwork()));
        QVERIFY(answerOf(*usual, query).prior == answerOf(*other, query).prior);
    }

    /// A cache gives a tree packed evaluations, which cannot be combined.
    void answersWholeBesideCaches()
    {
        const auto seeing = *SeeingEvaluator::make(
            std::make_shared<CachingEvaluator>(ranksNetwork()), std::make_shared<CachingEvaluator>(strongNetwork()));
        const GameState state(game::findGame("go9")->start());
        const Query query{.state = &state, .ranks = RankWish::at(3), .keep = Keep::TreeOfRank};
        for (int i = 0; i < 2; ++i) {
            const Evaluation answer = answerOf(*seeing, query);
            QVERIFY(!answer.packed);
            QVERIFY(answer.value == answerOf(*strongNetwork(), {.state = &state}).value);
            QCOMPARE(answer.rankPriors.size(), answer.moves.size());
        }
    }

    /// It was measured without the strong network.
    void forgetsMeasuredStrength()
    {
        class Measured final : public FakeEvaluator {
        public:
            Measured() : FakeEvaluator({.game = "go", .scale = strength::goScale(), .boards = {"go9"}}), m_told(FakeEvaluator::info())
            {
                for (strength::RankProfile* profile : {&*m_told.profile, &m_told.boards["go9"]}) {
                    profile->measured.emplace();
                    profile->verified = "Measured well.";
                }
            }
            const NetworkInfo& info() const override { return m_told; }

        private:
            NetworkInfo m_told;
        };
        const auto seeing = *SeeingEvaluator::make(std::make_shared<Measured>(), strongNetwork());
        for (const auto& profile : {*seeing->info().profile, seeing->info().boards.at("go9")}) {
            QVERIFY(!profile.measured);
            QVERIFY(profile.verified.empty());
            QVERIFY(!profile.ranks.empty());
        }
    }

    void refusesAnotherGame()
    {
        const auto chess = std::make_shared<FakeEvaluator>(FakeOptions{.game = "chess"});
        QCOMPARE(SeeingEvaluator::make(ranksNetwork(), chess).error().code, core::ErrorCode::OtherNetwork);
    }
};

EVENMATCH_TEST(TestSeeingEvaluator)

} // namespace tst_seeing_evaluator

#include "tst_seeing_evaluator.moc"
