// Compressed files give the original bytes, in every format, and also when cut or damaged.
#include "tests/run_tests.h"

#include "core/record/file/input_stream.h"
#include "tests/core/packed_samples.h"

#include <QTemporaryDir>
#include <QtTest>

#include <bzlib.h>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zstd.h>

#include <fstream>
#include <stop_token>
#include <thread>

namespace tst_input_stream {

using namespace evenmatch;
using core::ErrorCode;
using samples::gzipped;

namespace {

std::string sampleText(std::size_t size)
{
    std::string text;
    for (unsigned i = 0; text.size() < size; ++i)
        text += "line " + std::to_string(i * 2654435761u) + " of the sample\n";
    text.resize(size);
    return text;
}

std::string zstandard(const std::string& text)
{
    std::string packed(ZSTD_compressBound(text.size()), '\0');
    packed.resize(ZSTD_compress(packed.data(), packed.size(), text.data(), text.size(), 3));
    return packed;
}

std::string bzipped(const std::string& text)
{
    auto size = static_cast<unsigned>(text.size() + text.size() / 100 + 700);
    std::string packed(size, '\0');
    BZ2_bzBuffToBuffCompress(packed.data(), &size, const_cast<char*>(text.data()), static_cast<unsigned>(text.size()), 1, 0, 0);
    packed.resize(size);
    return packed;
}

using Pack = std::string (*)(const std::string&);

Pack packer(const QString& name) { return name == "gz" ? gzipped : name == "zst" ? zstandard : bzipped; }

struct Unpacked {
    std::string text;
    std::optional<core::Error> error;
};

Unpacked readAll(record::InputStream& input, std::size_t block)
{
    Unpacked result;
    std::vector<char> buffer(block);
    while (true) {
        const auto count = input.read(buffer);
        if (!count) {
            result.error = count.error();
            return result;
        }
        if (*count == 0)
            return result;
        result.text.append(buffer.data(), *count);
    }
}

/// Bytes in small pieces from a source that requests a stop with the third piece and counts later reads.
class StoppingSource final : public record::InputStream {
public:
    StoppingSource(std::string bytes, std::stop_source& stop, int& reads) : m_bytes(std::move(bytes)), m_stop(stop), m_reads(reads) { }

    core::Result<std::size_t> read(std::span<char> buffer) override
    {
        if (++m_reads == kStopAt)
            m_stop.request_stop();
        const std::size_t count = std::min({buffer.size(), kPiece, m_bytes.size() - m_at});
        m_bytes.copy(buffer.data(), count, m_at);
        m_at += count;
        return count;
    }
    std::uint64_t bytesRead() const override { return m_at; }
    std::uint64_t bytesTotal() const override { return m_bytes.size(); }

    static constexpr int kStopAt = 3;

private:
    static constexpr std::size_t kPiece = 64; // 30 MB of one letter compress to a few hundred bytes
    std::string m_bytes;
    std::stop_source& m_stop;
    int& m_reads;
    std::size_t m_at = 0;
};

} // namespace

class TestInputStream : public QObject {
    Q_OBJECT

    static void packings()
    {
        QTest::addColumn<QString>("packing");
        for (const char* name : {"gz", "zst", "bz2"})
            QTest::newRow(name) << name;
    }

private Q_SLOTS:
    void unpacks_data() { packings(); }
    void unpacks()
    {
        QFETCH(QString, packing);
        const std::string text = sampleText(700'000);
        for (const std::size_t block : {std::size_t(1000), std::size_t(1) << 20}) {
            const auto input = record::openInput(packer(packing)(text));
            const Unpacked unpacked = readAll(*input, block);
            QVERIFY(!unpacked.error);
            QVERIFY(unpacked.text == text);
            QCOMPARE(input->bytesRead(), input->bytesTotal());
        }
    }

    void joinsFrames_data() { packings(); }
    void joinsFrames()
    {
        QFETCH(QString, packing);
        const Pack pack = packer(packing);
        const auto input = record::openInput(pack(sampleText(300'000)) + pack("") + pack("the end"));
        const Unpacked unpacked = readAll(*input, 4096);
        QVERIFY(!unpacked.error);
        QVERIFY(unpacked.text == sampleText(300'000) + "the end");
    }

    /// However much data follows, no piece is read after the one with which the stop came, and little is decompressed.
    void stopsInsideAStream_data()
    {
        packings();
        QTest::newRow("plain") << "plain";
    }
    void stopsInsideAStream()
    {
        QFETCH(QString, packing);
        const std::string text(30'000'000, 'x');
        std::string mixed = sampleText(3'000'000);
        for (const std::string& whole : {text, mixed}) {
            std::stop_source stop;
            int reads = 0;
            const std::string bytes = packing == "plain" ? whole : packer(packing)(whole);
            auto input = record::openInput(std::make_unique<StoppingSource>(bytes + bytes + bytes, stop, reads), "a", stop.get_token());
            QVERIFY(input.ok());
            const Unpacked read = readAll(**input, 1 << 14);
            QVERIFY(read.error && read.error->code == ErrorCode::Stopped);
            QVERIFY2(reads <= StoppingSource::kStopAt + 1, std::to_string(reads).c_str());
            QVERIFY(read.text.size() < 3 * whole.size() / 2);
        }
    }

    /// Reading waits for a pipe until a stop is requested, whether the pipe has no writer yet or the writer has stopped sending.
    void waitsNoLongerForAPipe()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath("pipe").toStdString();
        QCOMPARE(mkfifo(path.c_str(), 0600), 0);
        std::stop_source stop;
        const std::jthread asks([&] { stop.request_stop(); });
        const auto unwritten = record::openInput(path, stop.get_token());
        QVERIFY(!unwritten && unwritten.error().code == ErrorCode::Stopped);

        const int writing = open(path.c_str(), O_RDWR);
        QCOMPARE(write(writing, "begun", 5), ssize_t(5));
        std::stop_source later;
        const std::jthread asksOnceItIsRead([&] {
            for (int unread = 1; unread > 0 && ioctl(writing, FIONREAD, &unread) == 0;)
                std::this_thread::yield();
            later.request_stop();
        });
        const auto input = record::openInput(path, later.get_token());
        QVERIFY(input.ok());
        const Unpacked read = readAll(**input, 1 << 16);
        close(writing);
        QCOMPARE(read.text, std::string("begun"));
        QVERIFY(read.error && read.error->code == ErrorCode::Stopped);
    }

    void readsAPipeToItsEnd()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath("pipe").toStdString();
        QCOMPARE(mkfifo(path.c_str(), 0600), 0);
        const std::string text = sampleText(300'000);
        const std::jthread writer([&] { std::ofstream(path, std::ios::binary) << gzipped(text); });
        const auto input = record::openInput(path);
        QVERIFY(input.ok());
        const Unpacked read = readAll(**input, 4096);
        QVERIFY(!read.error);
        QVERIFY(read.text == text);
    }

    void leavesPaddingAlone_data() { packings(); }
    void leavesPaddingAlone()
    {
        QFETCH(QString, packing);
        const auto input = record::openInput(packer(packing)("some text") + std::string(500, '\0'));
        const Unpacked unpacked = readAll(*input, 4096);
        QVERIFY(!unpacked.error);
        QCOMPARE(unpacked.text, std::string("some text"));
    }

    void skipsZstdMetadata()
    {
        const std::string skippable("\x51\x2a\x4d\x18\x03\x00\x00\x00xyz", 11);
        const auto input = record::openInput(skippable + zstandard("one ") + skippable + zstandard("two"));
        const Unpacked unpacked = readAll(*input, 4096);
        QVERIFY(!unpacked.error);
        QCOMPARE(unpacked.text, std::string("one two"));
    }

    void reportsTruncation_data() { packings(); }
    void reportsTruncation()
    {
        QFETCH(QString, packing);
        const std::string text = sampleText(700'000);
        std::string packed = packer(packing)(text);
        packed.resize(packed.size() / 2);
        const auto input = record::openInput(packed);
        const Unpacked unpacked = readAll(*input, 4096);
        QVERIFY(unpacked.error);
        QCOMPARE(unpacked.error->code, ErrorCode::DamagedCompression);
        const std::string detail = core::describe(unpacked.error->detail);
        QVERIFY2(detail.starts_with("byte "), detail.c_str());
        QVERIFY(unpacked.text.size() > text.size() / 10); // the part before the cut
        QVERIFY(text.starts_with(unpacked.text));
    }

    void reportsDamage_data() { packings(); }
    void reportsDamage()
    {
        QFETCH(QString, packing);
        std::string packed = packer(packing)(sampleText(700'000));
        for (std::size_t i = packed.size() / 2; i < packed.size() / 2 + 200; ++i)
            packed[i] = static_cast<char>(packed[i] ^ 0x5a);
        const auto input = record::openInput(packed);
        const Unpacked unpacked = readAll(*input, 4096);
        QVERIFY(unpacked.error);
        QCOMPARE(unpacked.error->code, ErrorCode::DamagedCompression);
    }

    void handsPlainBytesOut()
    {
        const std::string text("\x1f not gzip \0\xff", 14);
        for (const std::string& bytes : {text, std::string(), std::string("B"), std::string("(;GM[1])")}) {
            const auto input = record::openInput(bytes);
            QVERIFY(readAll(*input, 3).text == bytes);
        }
    }

    void readsFiles()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath("games.pgn").toStdString(); // compressed, whatever its name
        std::ofstream(path, std::ios::binary) << gzipped(sampleText(300'000));
        auto input = record::openInput(std::filesystem::path(path));
        QVERIFY(input.ok());
        QVERIFY(readAll(**input, 4096).text == sampleText(300'000));
        QCOMPARE((*input)->bytesRead(), std::filesystem::file_size(path));
    }

    void namesTheFileThatIsNotThere()
    {
        for (const char* path : {"/no/such/file.pgn", "/tmp"}) {
            const auto input = record::openInput(std::filesystem::path(path));
            QVERIFY(!input.ok());
            QCOMPARE(input.error().code, ErrorCode::CannotOpen);
            QCOMPARE(input.error().file, std::string(path));
        }
    }
};

EVENMATCH_TEST(TestInputStream)

} // namespace tst_input_stream

#include "tst_input_stream.moc"
