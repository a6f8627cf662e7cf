// Stored entries are found unchanged, or not at all.
#include "tests/run_tests.h"

#include "core/whole_file.h"
#include "nn/evaluate/answer_store.h"
#include "nn/review/review_cache.h"

#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <thread>

namespace tst_answer_store {

using namespace evenmatch;
using nn::AnswerStore;
namespace fs = std::filesystem;

class TestAnswerStore : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    fs::path folder(const char* name) const { return fs::path(m_folder.path().toStdString()) / name; }

    /// Makes the entry look as if it was last used this many hours ago.
    static void age(const fs::path& file, int hours)
    {
        fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(hours));
    }

private Q_SLOTS:
    void findsWhatWasPut()
    {
        AnswerStore store(folder("plain"));
        const std::string bytes("a\0b\n", 4);
        QVERIFY(!store.find("key"));
        QVERIFY(store.put("key", bytes).ok() && store.put("", "").ok());
        QCOMPARE(store.find("key").value(), bytes);
        QCOMPARE(store.find("").value(), std::string());
        QVERIFY(store.put("key", "new").ok());
        QCOMPARE(AnswerStore(folder("plain")).find("key").value(), std::string("new"));
    }

    void noDamagedByteIsHandedOut()
    {
        AnswerStore store(folder("damaged"));
        QVERIFY(store.put("key", "forty-two bytes of what a network has said").ok());
        const std::string whole = core::readWholeFile(store.fileOf("key"), 1 << 20).value();
        for (std::size_t i = 0; i < whole.size(); ++i) {
            std::string damaged = whole;
            damaged[i] = static_cast<char>(damaged[i] ^ 1);
            QVERIFY(core::writeWholeFile(store.fileOf("key"), damaged).ok());
            QVERIFY2(!store.find("key"), qPrintable(QString::number(i)));
            QVERIFY(core::writeWholeFile(store.fileOf("key"), whole.substr(0, i)).ok());
            QVERIFY(!store.find("key"));
        }
        fs::copy_file(store.fileOf("key"), store.fileOf("other"), fs::copy_options::overwrite_existing); // with another key
        QVERIFY(core::writeWholeFile(store.fileOf("other"), whole).ok());
        QVERIFY(!store.find("other"));
    }

    void removesWhatWasUsedLongestAgo()
    {
        AnswerStore store(folder("bounded"), 5000);
        const std::string bytes(1000, 'x');
        for (const char* key : {"one", "two", "three", "four"})
            QVERIFY(store.put(key, bytes).ok());
        int hours = 10;
        for (const char* key : {"one", "two", "three", "four"})
            age(store.fileOf(key), --hours);
        QVERIFY(store.find("one")); // used just now
        QVERIFY(store.put("five", bytes).ok());
        QVERIFY(!store.find("two"));
        QVERIFY(store.find("one") && store.find("five"));
        std::uintmax_t total = 0;
        for (const auto& entry : fs::directory_iterator(folder("bounded")))
            total += entry.file_size();
        QVERIFY(total <= 5000);
    }

    void removesWhatKilledProgramsLeft()
    {
        AnswerStore first(folder("left"));
        QVERIFY(first.put("key", "bytes").ok());
        const fs::path torn = first.fileOf("torn").string() + ".7.part";
        const fs::path working = first.fileOf("torn").string() + ".8.part";
        const fs::path foreign = folder("left") / "mine.txt";
        for (const fs::path& file : {torn, working, foreign})
            QVERIFY(core::writeWholeFile(file, "half").ok());
        age(torn, 48);
        age(foreign, 48);
        QVERIFY(AnswerStore(folder("left")).put("next", "bytes").ok());
        QVERIFY(!fs::exists(torn) && fs::exists(working) && fs::exists(foreign));
    }

    void removesWhatOlderVersionsKept()
    {
        const fs::path reviews = folder("older") / "3f00-23";
        const fs::path judgements = folder("older") / "judge-77aa";
        const fs::path mine = folder("older") / "mine";
        AnswerStore store(folder("older"));
        QVERIFY(store.put("key", "bytes").ok());
        for (const fs::path& file : {reviews / "a.review", reviews / "b.review", judgements / "a.json", mine / "notes.json"})
            QVERIFY(core::writeWholeFile(file, "old").ok());
        nn::removeOlderReviews(folder("older"));
        QVERIFY(!fs::exists(reviews) && !fs::exists(judgements));
        QVERIFY(fs::exists(mine / "notes.json") && store.find("key"));
        nn::removeOlderReviews(folder("missing"));
    }

    void severalWriteAtATime()
    {
        const auto work = [this](char letter) {
            AnswerStore store(folder("shared"), 20'000);
            for (int i = 0; i < 100; ++i) {
                const std::string key = "key " + std::to_string(i % 10);
                if (!store.put(key, std::string(3000, letter)).ok())
                    return;
                if (const auto found = store.find(key); found && *found != std::string(3000, found->front()))
                    QFAIL("half of an entry");
            }
        };
        std::jthread one(work, 'a');
        work('b');
    }

    void saysThatThereIsNoPlace()
    {
        QVERIFY(core::writeWholeFile(folder("file"), "").ok());
        AnswerStore store(folder("file") / "below");
        QCOMPARE(store.put("key", "bytes").error().code, core::ErrorCode::CannotWrite);
        QVERIFY(!store.find("key"));
    }
};

EVENMATCH_TEST(TestAnswerStore)

} // namespace tst_answer_store

#include "tst_answer_store.moc"
