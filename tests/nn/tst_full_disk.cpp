// The disk is full at every single write, synchronisation and rename: existing data survive, and the caller gets an error.
#include "tests/run_tests.h"

#include "core/whole_file.h"
#include "nn/evaluate/answer_store.h"
#include "nn/model/tensor_file.h"
#include "tests/core/library_samples.h"
#include "tests/full_disk.h"

#include <QTest>

#include <functional>

namespace tst_full_disk {

using namespace evenmatch;
using samples::Folder;
namespace fs = std::filesystem;

namespace {

/// The n-th call fails, for every n, alone and with all later calls. `act` runs on a full disk; `check` runs afterwards, with whether `act`
/// succeeded.
void everywhere(const std::function<void(const Folder&)>& prepare, const std::function<bool(const Folder&)>& act,
    const std::function<bool(const Folder&, bool)>& check)
{
    for (const bool stays : {false, true})
        for (long n = 1;; ++n) {
            const Folder folder;
            prepare(folder);
            fullDisk::failAt(n, stays);
            const bool done = act(folder);
            const long calls = fullDisk::stop();
            QVERIFY2(check(folder, done), qPrintable(QStringLiteral("call %1%2").arg(n).arg(stays ? " and all after it" : "")));
            if (calls < n) { // no call failed
                QVERIFY(done && n > 2);
                break;
            }
        }
}

bool noPartIsLeft(const fs::path& folder)
{
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().extension() == ".part")
            return false;
    return true;
}

} // namespace

class TestFullDisk : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Written, synchronised, renamed, and the folder synchronised; a cache works without the disk.
    void aFileWaitsForTheDisk()
    {
        const Folder folder;
        fullDisk::failAt(0);
        QVERIFY(core::writeWholeFile(folder / "game.sgf", "text").ok());
        QCOMPARE(fullDisk::stop(), 4L);
        fullDisk::failAt(0);
        QVERIFY(core::writeWholeFile(folder / "kept", "text", core::Survives::Crash).ok());
        QCOMPARE(fullDisk::stop(), 2L);
    }

    void aFileIsTheOldOrTheNew()
    {
        everywhere([](const Folder& f) { QVERIFY(core::writeWholeFile(f / "game.sgf", "old").ok()); },
            [](const Folder& f) { return core::writeWholeFile(f / "game.sgf", "new").ok(); },
            [](const Folder& f, bool done) {
                const std::string content = samples::readFile(f / "game.sgf");
                return (content == "new" || (!done && content == "old")) && noPartIsLeft((f / "game.sgf").parent_path());
            });
    }

    void aNetworkIsTheOldOrTheNew()
    {
        const std::vector<float> weights{1, 2, 3};
        const std::vector<nn::NamedTensor> tensors{{"w", {nn::DType::F32, {3}, std::as_bytes(std::span(weights))}}};
        everywhere(
            [&](const Folder& f) {
                QVERIFY(nn::writeTensorFile(f / "n.evm", {{"name", "old"}}, tensors).ok());
            },
            [&](const Folder& f) {
                return nn::writeTensorFile(f / "n.evm", {{"name", "new"}}, tensors).ok();
            },
            [](const Folder& f, bool done) {
                const auto file = nn::TensorFile::open(f / "n.evm");
                return file && (file->metadata().at("name") == "new" || !done);
            });
    }

    void theStoreHandsOutNothingTorn()
    {
        everywhere([](const Folder& f) { QVERIFY(nn::AnswerStore(f / "store").put("key", "old").ok()); },
            [](const Folder& f) { return nn::AnswerStore(f / "store").put("key", "new").ok(); },
            [](const Folder& f, bool done) {
                const auto found = nn::AnswerStore(f / "store").find("key");
                return found && (*found == "new" || (!done && *found == "old"));
            });
    }

    void anImportLosesNoGame()
    {
        constexpr std::uint64_t kOld = 3;
        constexpr std::uint64_t kNew = 4;
        const auto prepare = [&](const Folder& f) {
            auto library = library::Library::open(f / "games.evl");
            QVERIFY(library.ok() && library->addAll(samples::preparedMany(1, kOld)).ok());
            samples::writeFile(f / "games/new.sgf", samples::collection(kOld + 1, kNew));
        };
        const auto act = [](const Folder& f) {
            jobs::JobContext context;
            const auto report = library::importGames(f / "games.evl", std::vector{f / "games"}, context);
            return report && report->failed.empty();
        };
        everywhere(prepare, act, [&](const Folder& f, bool done) {
            auto library = library::Library::open(f / "games.evl", {.create = false});
            if (!library || *library->count() < kOld || (done && *library->count() != kOld + kNew))
                return false;
            const std::vector<library::GameId> ids = *library->find({});
            for (const library::GameId id : ids)
                if (!library->text(id))
                    return false;
            return act(f) && *library->count() == kOld + kNew; // with free space again, the same files complete it
        });
    }

    void aSavedGameIsThereOrTheErrorSaysIt()
    {
        const auto prepare = [](const Folder& f) {
            auto library = library::Library::open(f / "games.evl");
            QVERIFY(library.ok() && library->save(samples::prepared(samples::sgf(1))).ok());
        };
        everywhere(
            prepare,
            [](const Folder& f) {
                auto library = library::Library::open(f / "games.evl", {.create = false});
                return library && library->save(samples::prepared(samples::sgf(2))).ok();
            },
            [](const Folder& f, bool done) {
                auto library = library::Library::open(f / "games.evl", {.create = false});
                return library && *library->count() >= (done ? 2U : 1U) && library->text(1).ok();
            });
    }
};

EVENMATCH_TEST(TestFullDisk)

} // namespace tst_full_disk

#include "tst_full_disk.moc"
