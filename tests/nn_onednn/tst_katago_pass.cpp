// KataGo's networks computed on the processor, compared with the same arithmetic in double precision.
#include "tests/run_tests.h"

#include "nn/katago/reader.h"
#include "nn/onednn/katago/katago.h"
#include "nn/onednn/katago/kernels.h"
#include "nn/onednn/katago/pass.h"
#include "tests/nn/katago_cases.h"

#include <QTest>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <thread>

namespace tst_katago_pass {

using namespace evenmatch;
using namespace evenmatch::nn;

namespace {

std::unique_ptr<KatagoPass> passOf(KatagoNetwork network, Precision precision = Precision::Float32)
{
    return makeKatagoPass(std::make_shared<const KatagoNetwork>(std::move(network)), precision);
}

constexpr double kExact = 2e-5;
constexpr double kSixteenBits = 0.05;

} // namespace

class KatagoPassTest : public QObject {
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
        const auto pass = passOf(sampleKatagoNetwork(sample, 7));
        pass->beginThread();
        KatagoOutput output;
        pass->run(batch.input(network.info), {.ownership = true, .trunk = true}, output);
        QVERIFY2(katagoDistance(output, expected) < kExact, qPrintable(QString::number(katagoDistance(output, expected))));

        const auto rough = passOf(sampleKatagoNetwork(sample, 7), Precision::BFloat16);
        rough->run(batch.input(network.info), {.ownership = true, .trunk = true}, output);
        QVERIFY2(katagoDistance(output, expected) < kSixteenBits, qPrintable(QString::number(katagoDistance(output, expected))));
    }

    /// Layers that are wide enough use oneDNN, in the test's number format.
    void libraryAgreesWithTheReference()
    {
        using onednn::Products;
        const KatagoSample sample{.version = 17,
            .channels = 48,
            .blocks = {"ordinary_block", "gpool_block", "nested_bottleneck_block", "transformer_attention_block", "transformer_ffn_block"},
            .heads = 6,
            .keyWidth = 16,
            .valueWidth = 8,
            .inner = 32};
        const KatagoNetwork network = sampleKatagoNetwork(sample);
        const auto pass = onednn::makePass(network, {Products::Library, Products::Library});
        const auto rough = onednn::makePass(network, {Products::LibraryBFloat16, Products::LibraryBFloat16}); // on a processor with support
        for (const std::size_t count : {1, 3}) {
            const KatagoBatch batch(9, 13, count, 4);
            KatagoOutput output;
            pass->run(batch.input(network.info), {.ownership = true, .trunk = true}, output);
            const double found = katagoDistance(output, katagoReferenceOf(network, batch));
            QVERIFY2(found < kExact, qPrintable(QString::number(found)));
            rough->run(batch.input(network.info), {.ownership = true, .trunk = true}, output);
            const double roughly = katagoDistance(output, katagoReferenceOf(network, batch));
            QVERIFY2(roughly < kSixteenBits, qPrintable(QString::number(roughly)));
        }
    }

    /// All code paths that this processor supports compute the same.
    void kernelsAgree_data()
    {
        QTest::addColumn<int>("index");
        const auto all = onednn::availableKernels();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::addRow("%d numbers in a register", static_cast<int>(all[i]->vector)) << static_cast<int>(i);
    }
    void kernelsAgree()
    {
        QFETCH(int, index);
        using namespace onednn;
        const Kernels& kernel = *availableKernels()[static_cast<std::size_t>(index)];
        core::Random random(9);
        const auto numbers = [&](Index count) {
            std::vector<float> result(static_cast<std::size_t>(count));
            for (float& each : result)
                each = static_cast<float>(core::shareOf(random()) * 4 - 2);
            return result;
        };
        for (const Index rows : {1, 5, 6, 7, 13, 25, 41}) {
            constexpr Index kDepth = 700;
            constexpr Index kOutputs = 5;
            const Index columns = roundUp(3 * kernel.panel - 1, kernel.vector);
            const std::vector<float> a = numbers(rows * kDepth);
            const std::vector<float> b = numbers(columns * kDepth); // a row a column
            std::vector<float> packed(b.size());
            kernel.packTransposed(b.data(), kDepth, columns, kDepth, packed.data());
            std::vector<float> c(static_cast<std::size_t>(rows * columns), 1.0f);
            kernel.multiply(a.data(), kDepth, rows, kDepth, packed.data(), columns, c.data(), columns, true);
            for (Index row = 0; row < rows; ++row) {
                for (Index column = 0; column < columns; column += kOutputs) {
                    double sum = 1;
                    for (Index k = 0; k < kDepth; ++k)
                        sum += double(a[std::size_t(row * kDepth + k)]) * b[std::size_t(column * kDepth + k)];
                    QVERIFY(std::abs(sum - c[std::size_t(row * columns + column)]) < 1e-3);
                }
            }
        }

        const Index channels = 2 * kernel.vector;
        const std::vector<float> x = numbers(3 * channels);
        const std::vector<float> scale = numbers(channels);
        const std::vector<float> bias = numbers(channels);
        for (const Curve curve : {Curve::Identity, Curve::Relu, Curve::Mish, Curve::Silu}) {
            std::vector<float> y(x.size());
            kernel.finish(x.data(), channels, y.data(), channels, 3, channels, {scale.data(), bias.data(), 0, curve});
            for (std::size_t i = 0; i < x.size(); ++i) {
                const std::size_t c = i % std::size_t(channels);
                const double z = double(x[i]) * scale[c] + bias[c];
                const double expected = curve == Curve::Identity ? z
                    : curve == Curve::Relu                       ? std::max(z, 0.0)
                    : curve == Curve::Mish                       ? z * std::tanh(std::log1p(std::exp(z)))
                                                                 : z / (1 + std::exp(-z));
                QVERIFY(std::abs(y[i] - expected) < 2e-6 * (1 + std::abs(expected)));
            }
        }
        // Numbers far from 0.
        std::vector<float> far(static_cast<std::size_t>(kernel.vector), 0.0f);
        const std::vector<float> one(far.size(), 1.0f);
        const std::vector<float> none(far.size(), 0.0f);
        far[0] = -1e30f;
        far[1] = 1e30f;
        far[2] = -100;
        far[3] = 100;
        for (const Curve curve : {Curve::Mish, Curve::Silu}) {
            std::vector<float> y(far.size());
            kernel.finish(far.data(), kernel.vector, y.data(), kernel.vector, 1, kernel.vector, {one.data(), none.data(), 0, curve});
            QVERIFY(std::abs(y[0]) < 1e-6f && y[1] == 1e30f && std::abs(y[2]) < 1e-6f && std::abs(y[3] - 100) < 1e-4f);
        }

        const Index columns = 3 * kernel.vector + 2;
        const Index stride = roundUp(columns, kernel.vector);
        std::vector<float> scores = numbers(2 * stride);
        const std::vector<float> before = scores;
        std::vector<float> inverse(2);
        kernel.exponentials(scores.data(), stride, 2, columns, 0.5f, inverse.data());
        for (Index row = 0; row < 2; ++row) {
            double sum = 0;
            for (Index c = 0; c < columns; ++c)
                sum += std::exp(0.5 * before[std::size_t(row * stride + c)]);
            for (Index c = 0; c < columns; ++c)
                QVERIFY(std::abs(scores[std::size_t(row * stride + c)] * inverse[std::size_t(row)]
                            - std::exp(0.5 * before[std::size_t(row * stride + c)]) / sum)
                    < 1e-6);
        }

        std::vector<std::uint16_t> rounded(x.size());
        kernel.toBFloat16(x.data(), channels, 3, channels, rounded.data());
        for (std::size_t i = 0; i < x.size(); ++i) {
            const std::uint32_t bits = std::uint32_t(rounded[i]) << 16;
            float back = 0;
            std::memcpy(&back, &bits, sizeof back);
            QVERIFY(std::abs(back - x[i]) <= std::abs(x[i]) / 256);
        }
    }

    /// One after another, in a batch, alternating with other boards, and by several threads at once.
    void batchesAndThreadsChangeNothing()
    {
        const KatagoSample sample{
            .version = 17, .channels = 24, .blocks = {"nested_bottleneck_block", "transformer_ffn_block", "gpool_block"}};
        const KatagoNetwork network = sampleKatagoNetwork(sample);
        const auto pass = passOf(sampleKatagoNetwork(sample));
        const KatagoBatch many(9, 9, 100, 3);
        KatagoOutput together;
        pass->run(many.input(network.info), {.ownership = true}, together);
        const std::size_t policies = together.policy.size() / many.count;
        const auto oneByOne = [&] {
            pass->beginThread();
            KatagoOutput alone;
            double difference = 0;
            for (std::size_t n = 0; n < many.count; n += 7) {
                constexpr std::size_t kPoints = 81;
                KatagoInput one = many.input(network.info);
                one.planes = one.planes.subspan(n * kKatagoPlanes * kPoints, kKatagoPlanes * kPoints);
                one.globals = one.globals.subspan(n * kKatagoGlobals, kKatagoGlobals);
                one.count = 1;
                pass->run(one, {.ownership = n % 2 == 0}, alone);
                const auto part = together.policy.begin() + static_cast<std::ptrdiff_t>(n * policies);
                difference = std::max(
                    difference, katagoDistance(alone.policy, std::vector<float>(part, part + static_cast<std::ptrdiff_t>(policies))));
                if (alone.ownership.empty() != (n % 2 != 0))
                    difference = 1;
                const KatagoBatch other(19, 19, 1, n);
                pass->run(other.input(network.info), {}, alone);
            }
            return difference;
        };
        QVERIFY(oneByOne() < kExact);
        double elsewhere = 1;
        std::thread thread([&] { elsewhere = oneByOne(); });
        QVERIFY(oneByOne() < kExact);
        thread.join();
        QVERIFY(elsewhere < kExact);
    }

    void noPositionsGiveNoOutput()
    {
        const auto pass = passOf(sampleKatagoNetwork({}));
        KatagoOutput output;
        pass->run({.count = 0}, {.ownership = true, .trunk = true}, output);
        QVERIFY(output.policy.empty() && output.value.empty() && output.ownership.empty());
    }

    /// EVENMATCH_KATAGO_NETWORKS names a folder with model files.
    void realNetworks()
    {
        const char* const folder = std::getenv("EVENMATCH_KATAGO_NETWORKS");
        if (!folder)
            QSKIP("EVENMATCH_KATAGO_NETWORKS is not set");
        int found = 0;
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            if (!isKatagoFile(entry.path()))
                continue;
            const auto network = readKatagoNetwork(entry.path());
            QVERIFY2(network.ok(), network ? "" : core::describe(network.error()).c_str());
            const KatagoBatch batch(9, 9, 1, 2);
            const KatagoOutput expected = katagoReferenceOf(*network, batch);
            KatagoOutput output;
            auto again = readKatagoNetwork(entry.path());
            passOf(std::move(*again))->run(batch.input(network->info), {.ownership = true, .trunk = true}, output);
            QVERIFY2(katagoDistance(output, expected) < kExact,
                qPrintable(QString("%1: %2").arg(entry.path().c_str()).arg(katagoDistance(output, expected))));
            ++found;
        }
        QVERIFY(found > 0);
    }
};

EVENMATCH_TEST(KatagoPassTest)

} // namespace tst_katago_pass

#include "tst_katago_pass.moc"
