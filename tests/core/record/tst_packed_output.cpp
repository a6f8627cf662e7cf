// Files that appear only when they are complete.
#include "tests/run_tests.h"

#include "core/random.h"
#include "core/record/file/input_stream.h"
#include "core/record/file/packed_output.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_packed_output {

using namespace evenmatch;
namespace fs = std::filesystem;

class PackedOutputTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    fs::path file(const char* name) const { return fs::path(m_folder.path().toStdString()) / name; }

    static std::string contentOf(const fs::path& path)
    {
        const std::unique_ptr<record::InputStream> input = record::openInput(path).value();
        std::string content;
        std::vector<char> block(10000);
        while (const std::size_t count = input->read(block).value())
            content.append(block.data(), count);
        return content;
    }

private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        core::Random random(1);
        std::string all;
        auto output = record::PackedOutput::create(file("all.zst"));
        QVERIFY(output.ok());
        for (int n = 0; n < 2000; ++n) {
            const std::string text = std::string(random() % 700, static_cast<char>('a' + random() % 26)) + std::to_string(random());
            QVERIFY(output->write(text).ok());
            all += text;
        }
        QVERIFY(!fs::exists(file("all.zst")));
        QVERIFY(output->finish().ok());
        QCOMPARE(contentOf(file("all.zst")), all);
        QVERIFY(fs::file_size(file("all.zst")) < all.size() / 2);
    }

    void whatIsNotFinishedIsNotThere()
    {
        {
            auto output = record::PackedOutput::create(file("half.zst"));
            QVERIFY(output.ok());
            QVERIFY(output->write("half").ok());
        }
        QVERIFY(!fs::exists(file("half.zst")) && !fs::exists(file("half.zst.part")));
    }

    void placesThatDoNotExistAreErrors()
    {
        QCOMPARE(record::PackedOutput::create(file("no/such/folder.zst")).error().code, core::ErrorCode::CannotWrite);
    }

    void devicesStayDevices()
    {
        if (!fs::is_character_file("/dev/full"))
            QSKIP("there is no /dev/full here");
        {
            auto output = record::PackedOutput::create("/dev/full");
            QVERIFY(output.ok());
            const auto written = output->write("text");
            QVERIFY(!written.ok() || !output->finish().ok());
        }
        QVERIFY(fs::is_character_file("/dev/full"));
    }
};

EVENMATCH_TEST(PackedOutputTest)

} // namespace tst_packed_output

#include "tst_packed_output.moc"
