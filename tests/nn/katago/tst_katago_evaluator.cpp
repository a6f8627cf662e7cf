// KataGo's outputs as evaluations, with a pass whose outputs are known.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/go/diagram.h"
#include "core/game/go/position.h"
#include "nn/katago/evaluator.h"
#include "nn/katago/sgf_metadata.h"

#include <QTest>

#include <atomic>
#include <cmath>
#include <limits>
#include <numeric>

namespace tst_katago_evaluator {

using namespace evenmatch;

namespace {

/// The queries of the pass below.
struct Asked {
    std::atomic<int> runs = 0;
    std::atomic<int> rows = 0;
    std::atomic<int> ownershipRows = 0;
};

/// Prefers the first point by the number of ones in the rank of the side to move, and optimistically the second by 10.
class KnownPass final : public nn::KatagoPass {
public:
    KnownPass(const nn::KatagoInfo& info, Asked& asked) : m_info(info), m_asked(asked) { }

    void beginThread() const override { }
    void run(const nn::KatagoInput& input, const nn::KatagoWish& wish, nn::KatagoOutput& output) const override
    {
        ++m_asked.runs;
        m_asked.rows += static_cast<int>(input.count);
        m_asked.ownershipRows += wish.ownership ? static_cast<int>(input.count) : 0;
        const auto area = static_cast<std::size_t>(input.width * input.height);
        const auto channels = static_cast<std::size_t>(m_info.policyChannels);
        output.policy.assign(input.count * channels * area, 0);
        output.policyPass.assign(input.count * channels, 0);
        output.value.clear();
        output.scoreValue.assign(input.count * static_cast<std::size_t>(m_info.scoreValueChannels), 0);
        output.ownership.assign(wish.ownership ? input.count * area : 0, 0.5f);
        for (std::size_t i = 0; i < input.count; ++i) {
            if (!input.metadata.empty()) {
                const auto rank = input.metadata.subspan(i * nn::kKatagoMetadata + 6, 34);
                output.policy[i * channels * area] = 0.1f * std::accumulate(rank.begin(), rank.end(), 0.0f);
            }
            if (channels > 1)
                output.policy[i * channels * area + area + 1] = 10;
            output.value.insert(output.value.end(), {std::log(3.0f), 0, 0});
            if (m_info.name == "damaged")
                output.value.back() = std::numeric_limits<float>::quiet_NaN();
            output.scoreValue[i * static_cast<std::size_t>(m_info.scoreValueChannels) + 2] = 0.25f;
        }
    }

private:
    nn::KatagoInfo m_info;
    Asked& m_asked;
};

nn::KatagoInfo plainInfo()
{
    nn::KatagoInfo info;
    info.name = "known";
    info.hash = "0";
    info.version = 15;
    info.scoreValueChannels = 6;
    return info;
}

nn::KatagoInfo humanInfo()
{
    nn::KatagoInfo info = plainInfo();
    info.metadataVersion = 1;
    return info;
}

std::unique_ptr<nn::Evaluator> evaluatorOf(const nn::KatagoInfo& info, Asked& asked)
{
    return nn::makeKatagoEvaluator(info, std::make_unique<KnownPass>(info, asked), {.threads = 2});
}

nn::GameState start(int size, const go::Rules& rules = go::Rules::trompTaylor())
{
    return nn::GameState(game::AnyPosition(go::Position(size, rules)));
}

nn::Evaluation evaluated(nn::Evaluator& evaluator, const nn::Query& query)
{
    nn::Evaluation answer;
    const auto done = evaluator.evaluate({&query, 1}, {&answer, 1});
    Q_ASSERT(done);
    return answer;
}

float sumOf(std::span<const float> numbers) { return std::accumulate(numbers.begin(), numbers.end(), 0.0f); }

bool near(double a, double b) { return std::abs(a - b) < 1e-5; }

} // namespace

class TestKatagoEvaluator : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valueLeadAndPolicy()
    {
        Asked asked;
        const auto evaluator = evaluatorOf(plainInfo(), asked);
        QVERIFY(evaluator->info().hasScoreLead && evaluator->info().hasOwnership && !evaluator->info().hasBeta);
        QVERIFY(evaluator->info().scale.empty());
        const nn::GameState state = start(9);
        const nn::Evaluation answer = evaluated(*evaluator, {.state = &state, .ranks = nn::RankWish::all()});
        QVERIFY(near(answer.value, 0.5)); // 3 : 1, no result impossible under superko
        QVERIFY(near(answer.scoreLead, 5));
        QCOMPARE(answer.moves.size(), std::size_t{82});
        QVERIFY(near(sumOf(answer.prior), 1));
        QVERIFY(near(answer.prior[81], 1.0 / 82));
        QCOMPARE(answer.quality.size(), std::size_t{82});
        QVERIFY(answer.rankPriors.empty() && answer.ownership.empty());
    }

    void noResult()
    {
        Asked asked;
        const auto evaluator = evaluatorOf(plainInfo(), asked);
        const nn::GameState state = start(9, go::Rules::japanese());
        const nn::Evaluation answer = evaluated(*evaluator, {.state = &state});
        QVERIFY(near(answer.value, (3.0 - 1) / 5));
        QVERIFY(near(answer.scoreLead, 5 * 0.8));
    }

    void optimism()
    {
        Asked asked;
        nn::KatagoInfo info = plainInfo();
        info.policyChannels = 2;
        const nn::GameState state = start(9);
        const nn::Evaluation answer = evaluated(*evaluatorOf(info, asked), {.state = &state});
        QVERIFY(near(answer.prior[1], std::exp(2.0) / (std::exp(2.0) + 81)));
        info.metadataVersion = 1; // human-like networks have no optimism
        const nn::Evaluation human = evaluated(*evaluatorOf(info, asked), {.state = &state});
        QVERIFY(near(human.prior[1], human.prior[2]));
    }

    void ownershipOnRequest()
    {
        Asked asked;
        const auto evaluator = evaluatorOf(humanInfo(), asked);
        const nn::GameState state = start(7);
        const nn::Evaluation answer = evaluated(*evaluator, {.state = &state, .ranks = nn::RankWish::all(), .ownership = true});
        QCOMPARE(answer.ownership.size(), std::size_t{49});
        QVERIFY(near(answer.ownership[0], std::tanh(0.5)));
        QCOMPARE(asked.ownershipRows.load(), 1);
    }

    void boardsOfAllSizesTogether()
    {
        Asked asked;
        const auto evaluator = evaluatorOf(plainInfo(), asked);
        std::vector<nn::GameState> states;
        for (const int size : {19, 7, 13, 19, 8, 7, 19})
            states.push_back(start(size));
        std::vector<nn::Query> queries;
        for (std::size_t i = 0; i < states.size(); ++i)
            queries.push_back({.state = &states[i], .ownership = i % 2 == 0});
        std::vector<nn::Evaluation> answers(queries.size());
        QVERIFY(evaluator->evaluate(queries, answers));
        for (std::size_t i = 0; i < states.size(); ++i) {
            const auto area = static_cast<std::size_t>(std::pow(states[i].position().as<go::Position>()->size(), 2));
            QCOMPARE(answers[i].moves.size(), area + 1);
            QCOMPARE(answers[i].ownership.size(), i % 2 == 0 ? area : 0);
            QVERIFY(near(sumOf(answers[i].prior), 1));
        }
        QCOMPARE(asked.rows.load(), 7);
    }

    void ranksAreRowsOfOneBatch()
    {
        Asked asked;
        const auto evaluator = evaluatorOf(humanInfo(), asked);
        QCOMPARE(evaluator->info().scale, nn::katago::humanScale());
        const nn::GameState state = start(9);
        const nn::Evaluation all = evaluated(*evaluator, {.state = &state, .ranks = nn::RankWish::all()});
        QCOMPARE(asked.rows.load(), 29);
        QVERIFY(asked.runs.load() < 8);
        for (std::size_t rank = 0; rank < 29; ++rank) {
            const double first = std::exp(0.1 * static_cast<double>(rank + 1));
            QVERIFY(near(all.rankPrior(rank)[0], first / (first + 81)));
            QVERIFY(near(sumOf(all.rankPrior(rank)), 1));
        }
        QVERIFY(std::ranges::equal(all.rankPrior(0), all.prior)); // the rank-free prior is the strongest rank's

        const nn::Evaluation one = evaluated(*evaluator, {.state = &state, .ranks = nn::RankWish::one(13)});
        QCOMPARE(asked.rows.load(), 31);
        QVERIFY(std::ranges::equal(one.rankPriors, all.rankPrior(13)));
        evaluated(*evaluator, {.state = &state});
        QCOMPARE(asked.rows.load(), 32);
    }

    void placesBetweenRanks()
    {
        Asked asked;
        const auto evaluator = evaluatorOf(humanInfo(), asked);
        const nn::GameState state = start(9);
        const nn::Evaluation all = evaluated(*evaluator, {.state = &state, .ranks = nn::RankWish::all()});
        const nn::Evaluation between = evaluated(*evaluator, {.state = &state, .ranks = nn::RankWish::at(4.5)});
        QCOMPARE(between.rankPriors.size(), between.moves.size());
        QVERIFY(near(between.rankPriors[0], (all.rankPrior(4)[0] + all.rankPrior(5)[0]) / 2));
    }

    void gamesThatAreOver()
    {
        Asked asked;
        const auto evaluator = evaluatorOf(humanInfo(), asked);
        nn::GameState state = start(9);
        for (int i = 0; i < 2; ++i)
            state.play(state.position().as<go::Position>()->passMove());
        const nn::Evaluation answer = evaluated(*evaluator, {.state = &state, .ranks = nn::RankWish::all(), .ownership = true});
        QVERIFY(answer.moves.empty());
        QCOMPARE(answer.value, -1.0f);
        QCOMPARE(asked.rows.load(), 0);
    }

    void loneSuicidesAreImpossible()
    {
        const auto position = go::readDiagram(". O . . . . .\n"
                                              "O . . . . . .\n"
                                              ". . . . . . .\n"
                                              ". . . . . . .\n"
                                              ". . . . . . .\n"
                                              ". . . . . . .\n"
                                              ". . . . . . .\n",
            go::Rules::newZealand());
        QVERIFY(position);
        Asked asked;
        const nn::GameState state{game::AnyPosition(*position)};
        const nn::Evaluation answer = evaluated(*evaluatorOf(humanInfo(), asked), {.state = &state});
        QCOMPARE(answer.moves[0], position->moveAt(0, 0));
        QVERIFY(answer.prior[0] < 1e-20f);
    }

    void otherQuestionsAreRefused()
    {
        Asked asked;
        const auto plain = evaluatorOf(plainInfo(), asked);
        nn::Evaluation answer;
        const nn::GameState chess{game::AnyPosition(evenmatch::chess::Position())};
        const nn::Query aboutChess{.state = &chess};
        QCOMPARE(plain->evaluate({&aboutChess, 1}, {&answer, 1}).error().code, core::ErrorCode::BadArgument);
        const nn::GameState state = start(9);
        const nn::Query aboutRank{.state = &state, .ranks = nn::RankWish::one(0)};
        QCOMPARE(plain->evaluate({&aboutRank, 1}, {&answer, 1}).error().code, core::ErrorCode::BadArgument);
    }

    void damagedNetworks()
    {
        Asked asked;
        nn::KatagoInfo info = plainInfo();
        info.name = "damaged";
        const nn::GameState state = start(9, go::Rules::japanese());
        const nn::Query query{.state = &state};
        nn::Evaluation answer;
        QCOMPARE(evaluatorOf(info, asked)->evaluate({&query, 1}, {&answer, 1}).error().code, core::ErrorCode::NetworkDamaged);
    }
};

EVENMATCH_TEST_WITH_EVENTS(TestKatagoEvaluator)

} // namespace tst_katago_evaluator

#include "tst_katago_evaluator.moc"
