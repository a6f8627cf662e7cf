// Networks by oneDNN: refused networks, and the same evaluations for all batches and threads. tests/nn_torch checks the values.
#include "tests/run_tests.h"

#include "nn/onednn/evaluator.h"
#include "tests/nn/network_samples.h"
#include "tests/nn/nn_samples.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>

namespace tst_evaluator {

using namespace evenmatch;
using namespace evenmatch::nn;
using core::ErrorCode;

namespace {

constexpr float kExact = 2e-4F; ///< rounding by another order of additions

std::vector<Query> queriesOf(const std::vector<GameState>& states)
{
    std::vector<Query> queries;
    for (const GameState& state : states)
        queries.push_back({&state, RankWish::all()});
    return queries;
}

} // namespace

class TestOnednnEvaluator : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void batchesSayWhatSinglesSay_data()
    {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QString>("game");
        addRow("chess", "chess119", "chess");
        addRow("Go 9×9", "go18", "go9");
        addRow("Go 13×13", "go-tactical", "go13");
    }

    void batchesSayWhatSinglesSay()
    {
        QFETCH(const QString, encoding);
        QFETCH(const QString, game);
        const auto made
            = makeUntrainedOnednnEvaluator(smallNetwork(encoding.toStdString(), 8), 3, {.threads = 2, .precision = Precision::Float32});
        QVERIFY(made.ok());
        const auto states = randomGame(game.toStdString(), 32, 4);
        const auto queries = queriesOf(states);
        std::vector<Evaluation> alone(states.size());
        for (std::size_t i = 0; i < states.size(); ++i)
            QVERIFY((*made)->evaluate(std::span(queries).subspan(i, 1), std::span(alone).subspan(i, 1)).ok());
        for (const std::size_t batch : {std::size_t{32}, std::size_t{8}, std::size_t{3}}) {
            for (std::size_t first = 0; first + batch <= states.size(); first += batch) {
                std::vector<Evaluation> together(batch);
                QVERIFY((*made)->evaluate(std::span(queries).subspan(first, batch), together).ok());
                for (std::size_t i = 0; i < batch; ++i)
                    QVERIFY(farthest(together[i], alone[first + i]) <= kExact);
            }
        }
    }

    void refusesDamagedModels_data()
    {
        QTest::addColumn<QString>("fault");
        for (const char* fault : {"missing", "shape", "extra", "absent", "NaN"})
            QTest::newRow(fault) << fault;
    }

    void refusesDamagedModels()
    {
        QFETCH(const QString, fault);
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath("sample.evm").toStdString();
        const NetworkConfig config = smallNetwork("chess119", 0);
        Parameters parameters = randomParameters(config, 1);
        if (fault == "missing")
            parameters.erase("tower.weight");
        else if (fault == "shape")
            parameters["tower.weight"] = {{1}, {0.0F}};
        else if (fault == "extra")
            parameters["more"] = {{1}, {0.0F}};
        else if (fault == "NaN")
            parameters["tower.weight"].numbers[7] = std::nanf("");
        if (fault != "absent")
            QVERIFY(writeNetwork(path, config, parameters).ok());
        const auto evaluator = loadOnednnEvaluator(path);
        QVERIFY(!evaluator.ok());
        QVERIFY(evaluator.error().code == (fault == "absent" ? ErrorCode::CannotOpen : ErrorCode::NetworkDamaged));
        QCOMPARE(evaluator.error().file, path.string());
    }

    void refusesGpu()
    {
        const auto made = makeUntrainedOnednnEvaluator(smallNetwork("go18", 0), 1, {.device = Device::Cuda});
        QVERIFY(!made && made.error().code == ErrorCode::BadArgument);
    }

    void manyThreadsGetTheirOwnAnswers()
    {
        const auto made = makeUntrainedOnednnEvaluator(smallNetwork("chess119", 8), 1, {.threads = 3, .precision = Precision::Float32});
        QVERIFY(made.ok());
        Evaluator& evaluator = **made;
        const auto states = randomGame("chess", 60, 2);
        const auto queries = queriesOf(states);
        std::vector<Evaluation> expected(states.size());
        QVERIFY(evaluator.evaluate(queries, expected).ok());
        std::atomic<int> wrong = 0;
        std::vector<std::jthread> threads;
        for (std::uint64_t t = 0; t < 6; ++t) {
            threads.emplace_back([&, t] {
                core::Random random(t);
                for (int round = 0; round < 15; ++round) {
                    const std::size_t count = 1 + random.below(12);
                    const std::size_t first = random.below(static_cast<std::uint32_t>(states.size() - count));
                    std::vector<Evaluation> answers(count);
                    wrong += !evaluator.evaluate(std::span(queries).subspan(first, count), answers).ok();
                    for (std::size_t i = 0; i < count; ++i)
                        wrong += farthest(answers[i], expected[first + i]) > kExact;
                }
            });
        }
        threads.clear();
        QCOMPARE(wrong.load(), 0);
    }
};

EVENMATCH_TEST(TestOnednnEvaluator)

} // namespace tst_evaluator

#include "tst_evaluator.moc"
