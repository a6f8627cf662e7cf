// KataGo's model files: valid ones are read, invalid ones are refused with one line.
#include "tests/run_tests.h"

#include "core/record/file/input_stream.h"
#include "nn/katago/reader.h"
#include "tests/nn/katago_writer.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <zlib.h>

#include <chrono>
#include <cstdlib>
#include <fstream>

namespace tst_katago_reader {

using namespace evenmatch;
using namespace evenmatch::nn;

namespace {

core::Result<KatagoNetwork> parse(const std::string& bytes)
{
    const auto input = record::openInput(bytes);
    return readKatagoNetwork(*input);
}

std::string packed(const std::string& bytes)
{
    z_stream stream{};
    deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
    std::string result(deflateBound(&stream, bytes.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(result.data());
    stream.avail_out = static_cast<uInt>(result.size());
    deflate(&stream, Z_FINISH);
    result.resize(stream.total_out);
    deflateEnd(&stream);
    return result;
}

/// The peak memory of this process, in bytes.
std::size_t mostMemory()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::size_t>(usage.ru_maxrss) * 1024;
}

const std::vector<std::string> kAllBlocks
    = {"ordinary_block", "gpool_block", "nested_bottleneck_block", "transformer_attention_block", "transformer_ffn_block"};

bool onOneLine(const core::Error& error)
{
    const std::string text = core::describe(error);
    return !text.empty() && text.size() < 300 && std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
}

/// Compares two files, number by number where both are numbers: merging a normalisation rounds.
bool alike(const KatagoNetwork& a, const KatagoNetwork& b)
{
    const std::string first = katagoFile(a, false);
    const std::string second = katagoFile(b, false);
    const char* x = first.c_str();
    const char* y = second.c_str();
    while (*x != '\0' && *y != '\0') {
        char* endX = nullptr;
        char* endY = nullptr;
        const double p = std::strtod(x, &endX);
        const double q = std::strtod(y, &endY);
        if (endX != x && endY != y) {
            if (std::abs(p - q) > 1e-5 * (1 + std::abs(p)))
                return false;
            x = endX;
            y = endY;
        } else if (*x++ != *y++) {
            return false;
        }
    }
    return *x == *y;
}

} // namespace

class KatagoReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBack_data()
    {
        QTest::addColumn<KatagoSample>("sample");
        for (int version = kKatagoOldestVersion; version <= kKatagoNewestVersion; ++version)
            QTest::addRow("version %d", version) << KatagoSample{.version = version, .blocks = kAllBlocks};
        using katago::Activation;
        QTest::newRow("metadata, silu") << KatagoSample{.version = 15, .activation = Activation::Silu, .metadata = true};
        QTest::newRow("relu, tip by root mean squares") << KatagoSample{.version = 17, .activation = Activation::Relu, .rmsTip = true};
        QTest::newRow("identity, over the board")
            << KatagoSample{.version = 17, .activation = Activation::Identity, .rmsTip = true, .wholeBoardTip = true};
        QTest::newRow("fixed rotations") << KatagoSample{.version = 17, .blocks = kAllBlocks, .learntRotations = false};
        QTest::newRow("no rotations") << KatagoSample{.version = 17, .blocks = kAllBlocks, .keyWidth = 3};
    }
    void comesBack()
    {
        QFETCH(KatagoSample, sample);
        const KatagoNetwork network = sampleKatagoNetwork(sample);
        for (const bool binary : {true, false}) {
            const std::string file = katagoFile(network, binary);
            for (const std::string& bytes : {file, packed(file)}) {
                QTemporaryDir folder;
                const std::filesystem::path path = folder.filePath("network").toStdString();
                std::ofstream(path, std::ios::binary) << bytes;
                QVERIFY(isKatagoFile(path));
                const auto read = readKatagoNetwork(path);
                QVERIFY2(read.ok(), read ? "" : core::describe(read.error()).c_str());
                QVERIFY(alike(*read, network));
                QCOMPARE(read->info.name, std::string("sample"));
                QCOMPARE(read->info.version, sample.version);
                QCOMPARE(read->info.policyChannels, network.info.policyChannels);
                QCOMPARE(read->info.scoreValueChannels, network.info.scoreValueChannels);
                QCOMPARE(read->info.metadataInputs(), sample.metadata ? kKatagoMetadata : 0);
                QCOMPARE(read->info.passAliveUnderSuicideRules, sample.version >= 15);
                QCOMPARE(read->info.shorttermScoreErrorMultiplier, sample.version >= 13 ? 150.0 : 30.0);
                QCOMPARE(read->info.hash.size(), std::size_t{32});
                QVERIFY(read->info.parameters > 1000);
            }
        }
    }

    /// The mean and the variance of a normalisation end up in its scale and its bias.
    void normalisationIsMerged()
    {
        const KatagoNetwork network = sampleKatagoNetwork({.version = 8});
        const auto read = parse(katagoFile(network));
        QVERIFY(read.ok());
        const auto& norm = std::get<katago::Normalisation>(read->trunk.tip);
        const auto& expected = std::get<katago::Normalisation>(network.trunk.tip);
        for (std::size_t c = 0; c < norm.scale.size(); ++c) {
            QVERIFY(std::abs(norm.scale[c] - expected.scale[c]) < 1e-6f);
            QVERIFY(std::abs(norm.bias[c] - expected.bias[c]) < 1e-6f);
        }
    }

    void otherVersionsAreRefused()
    {
        const std::string whole = katagoFile(sampleKatagoNetwork({.version = 8}));
        for (const int version : {0, 3, 7, 18, 999}) {
            std::string changed = whole;
            changed.replace(changed.find("\n8\n"), 3, "\n" + std::to_string(version) + "\n");
            const auto network = parse(changed);
            QVERIFY(!network.ok());
            QCOMPARE(network.error().code, core::ErrorCode::UnsupportedNetwork);
            QVERIFY(onOneLine(network.error()));
        }
    }

    void otherKindsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("block") << QByteArray("gpool_block") << QByteArray("dilated_block");
        QTest::newRow("activation") << QByteArray("ACTIVATION_MISH") << QByteArray("ACTIVATION_TANH");
        QTest::newRow("inputs") << QByteArray("\n22\n19\n") << QByteArray("\n23\n19\n");
        QTest::newRow("no gate") << QByteArray("8\n10\n1\nrms") << QByteArray("8\n10\n0\nrms");
    }
    void otherKindsAreRefused()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        std::string file = katagoFile(sampleKatagoNetwork({.blocks = kAllBlocks}), false);
        const std::size_t place = file.find(from.toStdString());
        QVERIFY(place != std::string::npos);
        file.replace(place, static_cast<std::size_t>(from.size()), to.toStdString());
        const auto network = parse(file);
        QVERIFY(!network.ok());
        QCOMPARE(network.error().code, core::ErrorCode::UnsupportedNetwork);
        QVERIFY(onOneLine(network.error()));
    }

    void otherFilesAreNoNetworks()
    {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath("file").toStdString();
        for (const std::string& text : {std::string(), std::string("(;GM[1])"), std::string("one two three four"),
                 std::string(1000, '\xff'), std::string(100000, 'a'), packed("plain text"), std::string("\x1f\x8b\x08 no gzip")}) {
            std::ofstream(path, std::ios::binary) << text;
            QVERIFY(!isKatagoFile(path));
            const auto network = readKatagoNetwork(path);
            QVERIFY(!network.ok());
            QVERIFY(onOneLine(network.error()));
            QVERIFY(network.error().code == core::ErrorCode::NotANetwork || network.error().code == core::ErrorCode::DamagedCompression);
            QCOMPARE(network.error().file, path.string());
        }
        QVERIFY(!isKatagoFile("/nowhere"));
        QCOMPARE(readKatagoNetwork("/nowhere").error().code, core::ErrorCode::CannotOpen);
    }

    void truncatedFilesAreRefused()
    {
        const std::string whole = katagoFile(sampleKatagoNetwork({.version = 17, .channels = 2, .blocks = kAllBlocks}));
        for (std::size_t length = 0; length + 1 < whole.size(); length += length < 2000 ? 1 : 13) {
            const auto network = parse(whole.substr(0, length));
            QVERIFY(!network.ok());
            QVERIFY(onOneLine(network.error()));
        }
        QVERIFY(parse(whole).ok());
        QVERIFY(!parse(whole + "more").ok());
        const std::string small = packed(whole);
        for (std::size_t length = 0; length < small.size(); length += 41)
            QVERIFY(!parse(small.substr(0, length)).ok());
    }

    /// Any change to a file gives a consistent network or an error of one line.
    void changedBytesNeverHarm()
    {
        core::Random random(11);
        const KatagoNetwork sample = sampleKatagoNetwork({.version = 17, .channels = 2, .blocks = kAllBlocks, .rmsTip = true});
        for (const bool binary : {true, false}) {
            const std::string whole = katagoFile(sample, binary);
            for (int n = 0; n < 600; ++n) {
                std::string changed = whole;
                for (std::uint64_t i = 0; i <= random() % 4; ++i) {
                    const std::size_t place = random() % changed.size();
                    if (n % 3 == 0)
                        changed[place] = static_cast<char>(random());
                    else if (n % 3 == 1)
                        changed[place] = static_cast<char>('0' + random() % 10); // sizes that are still numbers
                    else
                        changed.erase(place, random() % 20);
                }
                const auto network = parse(n % 2 == 0 ? changed : packed(changed));
                if (network)
                    QCOMPARE(katagoFile(*network).empty(), false);
                else
                    QVERIFY2(onOneLine(network.error()), core::describe(network.error()).c_str());
            }
        }
    }

    /// A convolution of 961 × 65536 × 65536 missing weights, and one with gigabytes of zero weights.
    void declaredSizesAllocateNothing()
    {
        const std::size_t before = mostMemory();
        const std::string start = "bomb\n8\n22\n19\ntrunk\n1\n65536\n1\n1\n1\n1\nconvolution\n31\n31\n22\n65536\n1\n1\n@BIN@";
        QCOMPARE(parse(start).error().code, core::ErrorCode::NetworkDamaged);
        QCOMPARE(parse(start + std::string(100000, '\0')).error().code, core::ErrorCode::NetworkDamaged);
        QVERIFY(mostMemory() - before < (16u << 20));
        constexpr std::size_t kZeros = 120u << 20;
        const std::string bomb = packed(start + std::string(kZeros, '\0'));
        const std::size_t beforeBomb = mostMemory();
        const auto network = parse(bomb);
        QVERIFY(!network.ok());
        QCOMPARE(network.error().code, core::ErrorCode::TooLarge);
        QVERIFY(onOneLine(network.error()));
        QVERIFY(mostMemory() - beforeBomb < (256u << 20));
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
            const auto begin = std::chrono::steady_clock::now();
            const auto network = readKatagoNetwork(entry.path());
            const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
            QVERIFY2(network.ok(), network ? "" : core::describe(network.error()).c_str());
            qInfo("%s: version %d, %llu parameters, read in %.2f s", network->info.name.c_str(), network->info.version,
                static_cast<unsigned long long>(network->info.parameters), took.count());
            ++found;
        }
        QVERIFY(found > 0);
    }
};

EVENMATCH_TEST(KatagoReaderTest)

} // namespace tst_katago_reader

#include "tst_katago_reader.moc"
