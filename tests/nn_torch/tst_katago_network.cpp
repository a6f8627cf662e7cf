// KataGo's networks computed by LibTorch, compared with the same arithmetic in double precision and with the pass on the processor.
#include "tests/run_tests.h"

#include "nn/torch/katago_evaluator.h"
#include "nn/torch/load_network.h"
#include "tests/files.h"
#include "tests/nn/katago_cases.h"

#ifdef EVENMATCH_ONEDNN
#include "nn/onednn/katago/katago.h"
#endif

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_katago_network {

using namespace evenmatch;
using namespace evenmatch::nn;

namespace {

constexpr double kExact = 2e-5;
constexpr double kSixteenBits = 0.05;

EvaluatorOptions onProcessor(Precision precision) { return {.threads = 1, .precision = precision, .device = Device::Cpu}; }

KatagoOutput outputOf(const KatagoPass& pass, const KatagoNetwork& network, const KatagoBatch& batch,
    const KatagoWish& wish = {.ownership = true, .trunk = true})
{
    pass.beginThread();
    KatagoOutput output;
    pass.run(batch.input(network.info), wish, output);
    return output;
}

} // namespace

class KatagoNetworkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheReference_data()
    {
        QTest::addColumn<KatagoSample>("sample");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("width");
        for (const KatagoCase& each : katagoCases())
            QTest::newRow(each.name) << each.sample << each.height << each.width;
    }
    void agreesWithTheReference()
    {
        QFETCH(KatagoSample, sample);
        QFETCH(int, height);
        QFETCH(int, width);
        const KatagoNetwork network = sampleKatagoNetwork(sample, 7);
        const KatagoBatch batch(height, width, 3, 5);
        const KatagoOutput expected = katagoReferenceOf(network, batch);
        const auto pass = makeTorchKatagoPass(network, onProcessor(Precision::Float32));
        const double found = katagoDistance(outputOf(*pass, network, batch), expected);
        QVERIFY2(found < kExact, qPrintable(QString::number(found)));
        QVERIFY(outputOf(*pass, network, batch, {}).ownership.empty());
        if (hasBFloat16()) {
            const auto rough = makeTorchKatagoPass(network, onProcessor(Precision::BFloat16));
            const double roughly = katagoDistance(outputOf(*rough, network, batch), expected);
            QVERIFY2(roughly < kSixteenBits, qPrintable(QString::number(roughly)));
        }
#ifdef EVENMATCH_ONEDNN
        const auto other = makeKatagoPass(std::make_shared<const KatagoNetwork>(sampleKatagoNetwork(sample, 7)), Precision::Float32);
        const double apart = katagoDistance(outputOf(*pass, network, batch), outputOf(*other, network, batch));
        QVERIFY2(apart < kExact, qPrintable(QString::number(apart)));
#endif
    }

    /// One pass computes boards of any shape in turn.
    void computesEveryBoard()
    {
        const KatagoSample sample{
            .version = 17, .blocks = {"nested_bottleneck_block", "transformer_attention_block", "transformer_ffn_block", "gpool_block"}};
        const KatagoNetwork network = sampleKatagoNetwork(sample);
        const auto pass = makeTorchKatagoPass(network, onProcessor(Precision::Float32));
        for (const int side : {19, 9, 13, 9, 7}) {
            const KatagoBatch batch(side, side, 2, 3);
            QVERIFY(katagoDistance(outputOf(*pass, network, batch), katagoReferenceOf(network, batch)) < kExact);
        }
    }

    /// The loader of all networks recognises the file, although it may be packed like lc0's.
    void loadsAFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("sample.bin");
        const KatagoNetwork network = sampleKatagoNetwork({});
        writeFile(path, QByteArray::fromStdString(katagoFile(network)));
        const auto evaluator = loadNetwork(path.toStdString(), onProcessor(Precision::Float32));
        QVERIFY2(evaluator, evaluator ? "" : core::describe(evaluator.error()).c_str());
        QCOMPARE((*evaluator)->info().game, std::string("go"));
        QVERIFY((*evaluator)->info().hasOwnership);
        QVERIFY((*evaluator)->info().exact);
        if (!hasCuda())
            QVERIFY(!loadNetwork(path.toStdString(), {.device = Device::Cuda}));

        QVERIFY(QFile::resize(path, 200));
        QVERIFY(!loadNetwork(path.toStdString(), onProcessor(Precision::Float32)));
    }
};

EVENMATCH_TEST(KatagoNetworkTest)

} // namespace tst_katago_network

#include "tst_katago_network.moc"
