// Maia's networks evaluate as in lc0.
#include "tests/run_tests.h"

#include "nn/torch/lc0_evaluator.h"
#include "tests/nn/lc0_reference.h"

#include <cmath>

namespace tst_lc0_evaluator {

using namespace evenmatch;
using namespace evenmatch::lc0;

namespace {

constexpr std::array<const char*, 3> kNetworks = {"1100", "1500", "1900"};

std::filesystem::path fileOf(const char* rating) { return kChessData / "maia" / (std::string("maia-") + rating + ".pb.gz"); }

nn::Evaluation evaluateOne(nn::Evaluator& evaluator, const nn::GameState& state, nn::RankWish wish = nn::RankWish::none())
{
    const nn::Query query{&state, wish};
    nn::Evaluation answer;
    const auto done = evaluator.evaluate({&query, 1}, {&answer, 1});
    if (!done)
        qFatal("%s", core::describe(done.error()).c_str());
    return answer;
}

} // namespace

class Lc0EvaluatorTest : public QObject {
    Q_OBJECT

private:
    nlohmann::json m_reference;
    std::map<std::string, std::unique_ptr<nn::Evaluator>> m_exact;

    double priorError(const nlohmann::json& entry, const char* rating, const nn::GameState& state, const nn::Evaluation& answer) const
    {
        double worst = 0;
        for (std::size_t i = 0; i < entry["legal"].size(); ++i) {
            const auto move = state.position().parseMove(entry["legal"][i].get<std::string>());
            const double expected = entry["nets"][rating]["p"][i].get<double>();
            worst = std::max(worst, std::abs(answer.prior.at(answer.indexOf(*move)) - expected));
        }
        return worst;
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!hasReference())
            QSKIP("lc0's own answers are not here (EVENMATCH_SHARED)");
        m_reference = loadReference();
        for (const char* rating : kNetworks) {
            auto evaluator = nn::openLc0(fileOf(rating), nn::Precision::Float32);
            QVERIFY(evaluator.ok());
            m_exact[rating] = std::move(*evaluator);
        }
    }

    void equalsLc0_data() { addReferenceRows(m_reference); }
    void equalsLc0()
    {
        QFETCH(int, index);
        const auto& entry = m_reference["positions"][index];
        const nn::GameState state = stateOf(entry);
        for (const char* rating : kNetworks) {
            const nn::Evaluation answer = evaluateOne(*m_exact[rating], state);
            QCOMPARE(answer.moves.size(), entry["legal"].size());
            const double worst = priorError(entry, rating, state, answer);
            QVERIFY2(worst < 2e-5, qPrintable(QString::number(worst))); // 0.02 percentage points are 2e-4
            const double value = entry["nets"][rating]["q"].get<double>();
            QVERIFY2(std::abs(answer.value - value) < 1e-4, qPrintable(QString("%1 %2").arg(answer.value).arg(value)));
        }
    }

    /// 16-bit numbers in the tower change little.
    void bfloat16StaysClose_data() { addReferenceRows(m_reference); }
    void bfloat16StaysClose()
    {
        QFETCH(int, index);
        static const auto evaluator = nn::openLc0(fileOf("1500"), nn::Precision::BFloat16);
        QVERIFY(evaluator.ok());
        const auto& entry = m_reference["positions"][index];
        const nn::GameState state = stateOf(entry);
        const nn::Evaluation answer = evaluateOne(**evaluator, state);
        QVERIFY2(priorError(entry, "1500", state, answer) < 0.03, qPrintable(QString::number(priorError(entry, "1500", state, answer))));
        QVERIFY(std::abs(answer.value - entry["nets"]["1500"]["q"].get<double>()) < 0.03);
    }

    void batchesSayWhatSinglesSay()
    {
        std::vector<nn::GameState> states;
        for (const auto& entry : m_reference["positions"])
            states.push_back(stateOf(entry));
        std::vector<nn::Query> queries;
        for (const nn::GameState& state : states)
            queries.push_back({&state, {}});
        std::vector<nn::Evaluation> answers(states.size());
        QVERIFY(m_exact["1100"]->evaluate(queries, answers).ok());
        for (std::size_t i = 0; i < states.size(); ++i) {
            const nn::Evaluation alone = evaluateOne(*m_exact["1100"], states[i]);
            QVERIFY(alone.moves == answers[i].moves);
            for (std::size_t m = 0; m < alone.moves.size(); ++m)
                QVERIFY(std::abs(alone.prior[m] - answers[i].prior[m]) < 1e-5f);
            QVERIFY(std::abs(alone.value - answers[i].value) < 1e-5f);
        }
    }

    void finishedGamesHaveTheirResult()
    {
        const auto mate = chess::Position::fromFen("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
        const auto stalemate = chess::Position::fromFen("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
        QVERIFY(mate && stalemate);
        const nn::Evaluation lost = evaluateOne(*m_exact["1100"], nn::GameState(game::AnyPosition(*mate)));
        QVERIFY(lost.moves.empty());
        QCOMPARE(lost.value, -1.0f);
        QCOMPARE(evaluateOne(*m_exact["1100"], nn::GameState(game::AnyPosition(*stalemate))).value, 0.0f);
    }

    void allNetworksAreOneThatKnowsRanks()
    {
        const auto set = nn::openMaiaSet(kChessData / "maia");
        QVERIFY(set.ok());
        const strength::RankScale& scale = (*set)->info().scale;
        const std::size_t ranks = scale.size();
        const std::size_t weakest = ranks - 1;
        QCOMPARE(ranks, std::size_t{10});
        QCOMPARE(scale.name(0), std::string("2200-2299"));
        QCOMPARE(scale.name(weakest), std::string("1100-1199"));
        QVERIFY(scale.find("1540") == scale.find("1500-1599"));

        const nn::GameState state = stateOf(m_reference["positions"][1]);
        const nn::Evaluation all = evaluateOne(**set, state, nn::RankWish::all());
        QCOMPARE(all.rankPriors.size(), ranks * all.moves.size());
        const nn::Evaluation single = evaluateOne(*m_exact["1100"], state);
        const bool exact = !nn::hasFastBFloat16();
        for (std::size_t m = 0; m < all.moves.size(); ++m) {
            float mean = 0;
            for (std::size_t rank = 0; rank < ranks; ++rank)
                mean += all.rankPrior(rank)[m] / static_cast<float>(ranks);
            QVERIFY(std::abs(mean - all.prior[m]) < 1e-5f);
            QVERIFY(std::abs(all.rankPrior(weakest)[m] - single.prior[m]) < (exact ? 1e-5f : 0.03f));
        }
        const nn::Evaluation one = evaluateOne(**set, state, nn::RankWish::one(weakest));
        QVERIFY(std::ranges::equal(one.rankPrior(0), all.rankPrior(weakest)));
    }

    void asksThatMakeNoSenseAreRefused()
    {
        const nn::GameState state = stateOf(m_reference["positions"][0]);
        const nn::Query query{&state, nn::RankWish::one(0)}; // a single network has no ranks
        nn::Evaluation answer;
        const auto done = m_exact["1100"]->evaluate({&query, 1}, {&answer, 1});
        QVERIFY(!done && done.error().code == core::ErrorCode::BadArgument);
        QVERIFY(nn::openMaiaSet(kChessData / "train").error().code == core::ErrorCode::NotFound);
        QVERIFY(nn::openLc0(kChessData / "maia-reference.txt").error().code == core::ErrorCode::NotANetwork);
    }
};

EVENMATCH_TEST(Lc0EvaluatorTest)

} // namespace tst_lc0_evaluator

#include "tst_lc0_evaluator.moc"
