// Files read at once and written atomically, and lines appended atomically.
#include "tests/run_tests.h"

#include "core/json_lines.h"
#include "core/whole_file.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <thread>

namespace tst_whole_file {

using namespace evenmatch;

class TestWholeFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keepsEveryByte()
    {
        const std::string content("a\r\n\0\xff", 5);
        QVERIFY(core::writeWholeFile(path("new/folder/file"), content).ok());
        QCOMPARE(core::readWholeFile(path("new/folder/file"), 5).value(), content);
        QVERIFY(core::writeWholeFile(path("new/folder/file"), "").ok());
        QCOMPARE(core::readWholeFile(path("new/folder/file"), 5).value(), std::string());
    }

    void saysWhatItCannotDo()
    {
        QCOMPARE(static_cast<int>(core::readWholeFile(path("absent"), 9).error().code), static_cast<int>(core::ErrorCode::CannotOpen));
        QVERIFY(core::writeWholeFile(path("long"), "1234567890").ok());
        QCOMPARE(static_cast<int>(core::readWholeFile(path("long"), 9).error().code), static_cast<int>(core::ErrorCode::TooLarge));
        QDir(m_folder.path()).mkdir(QStringLiteral("taken"));
        const auto failed = core::writeWholeFile(path("taken"), "text");
        QVERIFY(!failed.ok());
        QCOMPARE(static_cast<int>(failed.error().code), static_cast<int>(core::ErrorCode::CannotWrite));
        QVERIFY(QDir(m_folder.path()).entryList({QStringLiteral("*.part")}).isEmpty());
    }

    void readersSeeTheOldOrTheNew()
    {
        constexpr std::size_t kSize = 200'000;
        const auto file = path("shared");
        QVERIFY(core::writeWholeFile(file, std::string(kSize, '0')).ok());
        const auto write = [&](char letter) {
            for (int i = 0; i < 60; ++i)
                if (!core::writeWholeFile(file, std::string(kSize, letter)))
                    return;
        };
        std::jthread one(write, 'a');
        std::jthread two(write, 'b');
        for (int i = 0; i < 60; ++i) {
            const auto read = core::readWholeFile(file, kSize);
            QVERIFY(read.ok());
            QCOMPARE(*read, std::string(kSize, read->front()));
        }
    }

    /// A device is not replaced, and failed writes to it are reported.
    void devicesStayDevices()
    {
        const std::filesystem::path full = "/dev/full";
        if (!std::filesystem::is_character_file(full))
            QSKIP("there is no /dev/full here");
        QVERIFY(!core::isReplaceable(full) && core::isReplaceable(path("absent")) && core::isReplaceable(path("shared")));
        const auto failed = core::writeWholeFile(full, "text");
        QVERIFY(!failed.ok());
        QCOMPARE(static_cast<int>(failed.error().code), static_cast<int>(core::ErrorCode::CannotWrite));
        QVERIFY(!failed.error().detail.empty());
        QVERIFY(std::filesystem::is_character_file(full));
        QVERIFY(core::writeWholeFile("/dev/null", "text").ok());
        QVERIFY(std::filesystem::is_character_file("/dev/null"));
    }

    /// A full disk takes half a line; the next line must not be appended to that half.
    void aLineThatDoesNotFitLeavesNothing()
    {
        const nlohmann::json header = {{"format", "test"}};
        {
            auto lines = core::JsonLines::open(path("lines"), header);
            QVERIFY(lines.ok());
            const auto before = std::signal(SIGXFSZ, SIG_IGN);
            rlimit limit{};
            QCOMPARE(getrlimit(RLIMIT_FSIZE, &limit), 0);
            const rlimit narrow{std::filesystem::file_size(path("lines")) + 5, limit.rlim_max};
            QCOMPARE(setrlimit(RLIMIT_FSIZE, &narrow), 0);
            const auto failed = lines->append({{"number", 1}, {"text", "longer than there is room for"}});
            QCOMPARE(setrlimit(RLIMIT_FSIZE, &limit), 0);
            std::signal(SIGXFSZ, before);
            QVERIFY(!failed.ok());
            QCOMPARE(static_cast<int>(failed.error().code), static_cast<int>(core::ErrorCode::CannotWrite));
            QVERIFY(lines->append({{"number", 2}}).ok());
        }
        const auto again = core::JsonLines::open(path("lines"), header);
        QVERIFY2(again.ok(), again ? "" : qPrintable(QString::fromStdString(core::describe(again.error()))));
        QCOMPARE(again->lines(), std::vector<nlohmann::json>({{{"number", 2}}}));
    }

private:
    std::filesystem::path path(const char* name) const { return std::filesystem::path(m_folder.path().toStdString()) / name; }

    QTemporaryDir m_folder;
};

EVENMATCH_TEST(TestWholeFile)

} // namespace tst_whole_file

#include "tst_whole_file.moc"
