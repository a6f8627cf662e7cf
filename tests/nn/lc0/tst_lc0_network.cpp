// Weights files of lc0: valid ones are read, invalid ones are refused.
#include "tests/run_tests.h"

#include "nn/lc0/network.h"
#include "nn/lc0/wire_reader.h"
#include "tests/nn/lc0_samples.h"

#include <QTest>

#include <cmath>

namespace tst_lc0_network {

using namespace evenmatch;
using namespace evenmatch::lc0;

class Lc0NetworkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wireFieldsComeBack()
    {
        const std::string bytes = WireWriter().number(1, 300).fixed32(2, 0x3f800000).bytes(1000, "abc").number(3, ~std::uint64_t{0}).done();
        WireReader reader(bytes);
        Field field;
        QVERIFY(reader.next(field) && field.number == 1 && field.value == 300);
        QVERIFY(reader.next(field) && field.number == 2 && field.asFloat() == 1.0f);
        QVERIFY(reader.next(field) && field.number == 1000 && field.bytes == "abc");
        QVERIFY(reader.next(field) && field.number == 3 && field.value == ~std::uint64_t{0});
        QVERIFY(!reader.next(field) && !reader.damaged());
    }

    void allHeadsAreRead_data()
    {
        QTest::addColumn<bool>("convolutional");
        QTest::addColumn<bool>("winDrawLoss");
        QTest::addColumn<bool>("se");
        QTest::addColumn<int>("structure");
        QTest::newRow("Maia") << true << true << true << 4;
        QTest::newRow("plain, convolutional") << true << false << false << 3;
        QTest::newRow("SE, classical heads") << false << false << true << 4;
        QTest::newRow("before head formats") << false << false << false << 1;
        QTest::newRow("SE before head formats, WDL") << false << true << true << 2;
    }
    void allHeadsAreRead()
    {
        QFETCH(bool, convolutional);
        QFETCH(bool, winDrawLoss);
        QFETCH(bool, se);
        QFETCH(int, structure);
        const auto network = parseNetwork(
            sampleNetwork({.blocks = 2, .se = se, .convolutionalPolicy = convolutional, .winDrawLoss = winDrawLoss, .network = structure}));
        QVERIFY2(network.ok(), network.ok() ? "" : core::describe(network.error()).c_str());
        QCOMPARE(network->channels(), 4);
        QCOMPARE(network->blocks.size(), std::size_t{2});
        QCOMPARE(network->blocks[1].se.has_value(), se);
        QCOMPARE(network->convolutionalPolicy(), convolutional);
        QCOMPARE(network->winDrawLoss(), winDrawLoss);
        QCOMPARE(network->hash.size(), std::size_t{32});
    }

    /// y = gamma (w x + b - mean) / sqrt(variance + 1e-5) + beta
    void normalisationIsFoldedIn()
    {
        const std::string block = WireWriter()
                                      .bytes(1, layerBytes(std::vector<float>(kInputPlanes * 9, 3.0f)))
                                      .bytes(2, layerBytes({0.5f}))
                                      .bytes(3, layerBytes({2.0f}))
                                      .bytes(4, layerBytes({4.0f}))
                                      .bytes(5, layerBytes({6.0f}))
                                      .bytes(6, layerBytes({10.0f}))
                                      .done();
        WireWriter file;
        const std::string sample = sampleNetwork({.channels = 1, .blocks = 0});
        WireReader reader(sample);
        for (Field field; reader.next(field);) {
            if (field.number == 1)
                file.fixed32(1, static_cast<std::uint32_t>(field.value));
            else if (field.number == 10)
                file.bytes(10, std::string(field.bytes) + WireWriter().bytes(1, block).done()); // the later one counts
            else
                file.bytes(field.number, std::string(field.bytes));
        }
        const auto network = parseNetwork(file.done());
        QVERIFY(network.ok());
        const float scale = 6 / std::sqrt(4 + 1e-5f);
        QCOMPARE(network->input.weights[5], 3 * scale);
        QCOMPARE(network->input.bias[0], scale * (0.5f - 2) + 10);
    }

    void otherKindsAreRefused_data()
    {
        QTest::addColumn<int>("input");
        QTest::addColumn<int>("structure");
        QTest::addColumn<int>("activation");
        QTest::newRow("canonical input") << 3 << 4 << 0;
        QTest::newRow("attention") << 1 << 6 << 0;
        QTest::newRow("ONNX") << 1 << 5 << 0;
        QTest::newRow("mish") << 1 << 4 << 1;
    }
    void otherKindsAreRefused()
    {
        QFETCH(int, input);
        QFETCH(int, structure);
        QFETCH(int, activation);
        const auto network = parseNetwork(sampleNetwork({.input = input, .network = structure, .activation = activation}));
        QVERIFY(!network);
        QCOMPARE(network.error().code, core::ErrorCode::UnsupportedNetwork);
    }

    void moreBlocksThanAnyNetworkHasAreRefused()
    {
        QVERIFY(parseNetwork(sampleNetwork({.channels = 1, .blocks = 256, .se = false})).ok());
        const auto network = parseNetwork(sampleNetwork({.channels = 1, .blocks = 257, .se = false}));
        QVERIFY(!network);
        QCOMPARE(network.error().code, core::ErrorCode::UnsupportedNetwork);
    }

    void otherFilesAreNoNetworks()
    {
        for (const std::string& text : {std::string(), std::string("(;GM[1])"), std::string("\x0d\xc0\x01", 3), std::string(100, '\xff')})
            QCOMPARE(parseNetwork(text).error().code, core::ErrorCode::NotANetwork);
        QCOMPARE(readNetwork("/nowhere").error().code, core::ErrorCode::CannotOpen);
    }

    void truncatedFilesAreRefused()
    {
        const std::string whole = sampleNetwork({.channels = 2});
        for (std::size_t length = 0; length < whole.size(); length += length < 200 ? 1 : 97)
            QVERIFY(!parseNetwork(whole.substr(0, length)));
        QVERIFY(parseNetwork(whole).ok());
    }

    /// Any changed byte gives an error or a consistent network.
    void changedBytesNeverHarm()
    {
        const std::string whole = sampleNetwork({.channels = 1, .se = true});
        core::Random random(3);
        for (int n = 0; n < 3000; ++n) {
            std::string changed = whole;
            changed[random() % (n % 2 == 0 ? changed.size() : 80)] = static_cast<char>(random());
            const auto network = parseNetwork(changed);
            if (network)
                QCOMPARE(network->input.weights.size(), static_cast<std::size_t>(network->channels()) * kInputPlanes * 9);
        }
    }
};

EVENMATCH_TEST(Lc0NetworkTest)

} // namespace tst_lc0_network

#include "tst_lc0_network.moc"
