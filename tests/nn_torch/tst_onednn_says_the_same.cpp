// Networks give the same evaluations by oneDNN and by LibTorch.
#include "tests/run_tests.h"

#include "nn/onednn/evaluator.h"
#include "nn/torch/evaluator.h"
#include "tests/nn/network_samples.h"
#include "tests/nn/nn_samples.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_onednn_says_the_same {

using namespace evenmatch;
using namespace evenmatch::nn;

namespace {

const std::map<std::string, std::vector<std::string>> kGames = {{"go", {"go9", "go13", "go"}}, {"chess", {"chess"}}};

struct Tolerance {
    float share; ///< of probabilities and values
    float lead; ///< points
    float quality; ///< of levels and qualities
};

void compare(const std::filesystem::path& file, Precision precision, Tolerance allowed)
{
    const EvaluatorOptions options{.threads = 1, .precision = precision, .device = Device::Cpu};
    const auto ours = loadOnednnEvaluator(file, options);
    const auto theirs = loadEvaluator(file, options);
    QVERIFY(ours.ok() && theirs.ok());
    const NetworkInfo& info = (*ours)->info();
    QCOMPARE(info.hash, (*theirs)->info().hash);
    for (const std::string& game : kGames.at(info.game)) {
        // In the published form, β is that of the position after each move: on large boards hundreds of evaluations for each position.
        const bool isCostly = info.published && (game == "go13" || game == "go");
        const auto batches = isCostly ? std::vector<std::size_t>{1, 2} : std::vector<std::size_t>{1, 8, 32};
        const auto states = randomGame(game, 32, 5);
        std::vector<Query> queries;
        for (const GameState& state : states)
            queries.push_back({&state, RankWish::all()});
        for (const std::size_t batch : batches) {
            std::vector<Evaluation> said(batch);
            std::vector<Evaluation> expected(batch);
            const auto asked = std::span(queries).last(batch);
            QVERIFY((*ours)->evaluate(asked, said).ok() && (*theirs)->evaluate(asked, expected).ok());
            for (std::size_t i = 0; i < batch; ++i) {
                QVERIFY2(farthest(said[i], expected[i]) <= allowed.share, qPrintable(QString::number(farthest(said[i], expected[i]))));
                QVERIFY(std::abs(said[i].scoreLead - expected[i].scoreLead) <= allowed.lead);
                QVERIFY(std::abs(said[i].level - expected[i].level) <= allowed.quality);
                QVERIFY(farthest(said[i].quality, expected[i].quality) <= allowed.quality);
            }
        }
    }
}

} // namespace

class TestOnednnSaysTheSame : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void smallNetworks_data()
    {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<int>("squeeze");
        QTest::addColumn<int>("strength");
        QTest::addColumn<int>("further");
        for (const char* encoding : {"go18", "go-tactical", "chess119", "chess120"})
            for (const int squeeze : {0, 8})
                for (const StrengthHead strength : {StrengthHead::Map, StrengthHead::Published, StrengthHead::Classifier})
                    QTest::addRow("%s, squeeze %d, form %d", encoding, squeeze, static_cast<int>(strength))
                        << encoding << squeeze << static_cast<int>(strength) << 0;
        for (const char* encoding : {"go-tactical", "chess120"})
            QTest::addRow("%s, a policy that looks twice", encoding) << encoding << 8 << static_cast<int>(StrengthHead::Map) << 12;
    }

    void smallNetworks()
    {
        QFETCH(const QString, encoding);
        QFETCH(const int, squeeze);
        QFETCH(const int, strength);
        QFETCH(const int, further);
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("sample.evm").toStdString();
        NetworkConfig config = smallNetwork(encoding.toStdString(), squeeze, static_cast<StrengthHead>(strength));
        config.policyFurther = further;
        config.policySize = further > 0 ? 3 : 1;
        QVERIFY(writeNetwork(file, config, randomParameters(config, 9)).ok());
        compare(file, Precision::Float32, {2e-4F, 4e-3F, 1e-3F});
        compare(file, Precision::BFloat16, {0.03F, 1.0F, 0.2F});
    }

    void networksThatShip_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("go") << "go.evm";
        QTest::newRow("chess") << "chess.evm";
    }

    void networksThatShip()
    {
        QFETCH(const QString, name);
        const std::filesystem::path file = std::filesystem::path(MODELS) / name.toStdString();
        compare(file, Precision::Float32, {2e-4F, 4e-3F, 1e-3F});
        compare(file, Precision::BFloat16, {0.03F, 1.0F, 0.2F});
    }
};

EVENMATCH_TEST(TestOnednnSaysTheSame)

} // namespace tst_onednn_says_the_same

#include "tst_onednn_says_the_same.moc"
