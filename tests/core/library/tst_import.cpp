#include "tests/run_tests.h"

#include "core/jobs/thread_pool.h"
#include "tests/core/library_samples.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <QTest>

#include <algorithm>
#include <latch>

namespace tst_import {

using namespace evenmatch;
using namespace evenmatch::library;
using core::ErrorCode;
using samples::Folder;
namespace fs = std::filesystem;

namespace {

ImportReport import(Library& library, const std::vector<fs::path>& paths, const ImportOptions& options = {})
{
    jobs::JobContext context;
    auto report = importGames(library, paths, context, options);
    if (!report)
        throw std::runtime_error(core::describe(report.error()));
    return std::move(*report);
}

Library memory() { return std::move(*Library::open(":memory:")); }

/// Returns games from memory, then ends, fails, or continues forever.
class FakeReader final : public record::GameReader {
public:
    enum class End { Normal, Error, Never };
    FakeReader(std::uint64_t games, End end, std::latch* atGame = nullptr) : m_games(games), m_end(end), m_reached(atGame) { }

    core::Result<std::optional<record::ReadGame>> next() override
    {
        if (m_number >= m_games && m_end == End::Normal)
            return std::optional<record::ReadGame>();
        if (m_number >= m_games && m_end == End::Error) {
            m_end = End::Normal;
            return core::Error{ErrorCode::DamagedCompression, "crc"};
        }
        if (++m_number == m_games && m_reached)
            m_reached->count_down();
        auto reader = record::readGames(samples::sgf(m_number), "fake");
        auto game = (*reader)->next();
        (*game)->number = m_number;
        return game;
    }
    std::uint64_t bytesRead() const override { return m_number; }
    std::uint64_t bytesTotal() const override { return m_games; }

private:
    std::uint64_t m_games;
    End m_end;
    std::latch* m_reached;
    std::uint64_t m_number = 0;
};

ImportOptions with(std::uint64_t games, FakeReader::End end, std::latch* reached = nullptr)
{
    ImportOptions options;
    options.openReader = [=](const fs::path&) -> core::Result<std::unique_ptr<record::GameReader>> {
        return std::unique_ptr<record::GameReader>(std::make_unique<FakeReader>(games, end, reached));
    };
    return options;
}

} // namespace

class TestImport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void takesFilesAndFolders()
    {
        const Folder folder;
        samples::writeFile(folder / "games/b/two.SGF", samples::collection(10, 5));
        samples::writeFile(folder / "games/a.sgf", samples::collection(1, 3));
        samples::writeFile(folder / "games/readme.txt", "not a game");
        samples::writeFile(folder / "games/b/.sgf", "hidden, without a name");
        samples::writeFile(folder / "games/photo.jpg.gz", "not a game");
        samples::writeFile(folder / "games/._a.sgf", std::string("\0\5\x16\7\0\2\0\0Mac OS X", 16)); // from a stick that was used by macOS
        const auto single = samples::writeFile(folder / "other/named.without.ending", samples::collection(20, 2));
        Library library = memory();
        const ImportReport report = import(library, {folder / "games", single});
        QCOMPARE(report.imported, 10u);
        QCOMPARE(report.skipped, 4u);
        QVERIFY(report.failed.empty() && report.problems.empty() && !report.stopped);
        // Files in the order of their names, games in the order of their files.
        QCOMPARE(*library.text(1), samples::sgf(1));
        QCOMPARE(library.game(1)->header.file, (folder / "games/a.sgf").string());
        QCOMPARE(library.game(5)->header.number, 2u);
        QCOMPARE(*library.text(10), samples::sgf(21));
    }

    void findsPositionsInFolders()
    {
        const Folder folder;
        samples::writeFile(folder / "endings/pawn.fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n");
        Library library = memory();
        const ImportReport report = import(library, {folder / "endings"});
        QCOMPARE(report.skipped, 0u);
        QVERIFY(report.failed.empty() && report.problems.empty());
    }

    void reportsWhatIsBrokenAndTakesTheRest()
    {
        const Folder folder;
        const std::string unclosed = samples::sgf(3).substr(0, samples::sgf(3).size() - 1);
        samples::writeFile(folder / "d/1.sgf", samples::sgf(1) + "\n" + "(;GM[77]C[no game that we know])\n" + samples::sgf(2));
        samples::writeFile(folder / "d/2.sgf", unclosed);
        samples::writeFile(folder / "d/3.sgf", "nothing here");
        samples::writeFile(folder / "d/4.sgf", "");
        const auto notes = samples::writeFile(folder / "notes.txt", "named, so it is told");
        Library library = memory();
        const ImportReport report = import(library, {folder / "d", notes, folder / "missing.sgf"});
        QCOMPARE(report.imported, 3u);
        QCOMPARE(report.gamesWithProblems, 1u);
        QCOMPARE(report.problems.size(), 1u);
        QVERIFY(report.problems[0].file.ends_with("2.sgf"));
        QCOMPARE(library.game(3)->problems.size(), 1u);
        QCOMPARE(*library.text(3), unclosed);

        const auto tells = [&](const std::string& file, std::uint64_t game) {
            return std::any_of(report.failed.begin(), report.failed.end(),
                [&](const core::Error& error) { return error.file.ends_with(file) && error.game == game; });
        };
        QVERIFY(tells("d/1.sgf", 2));
        QVERIFY(tells("d/3.sgf", 0));
        QVERIFY(tells("notes.txt", 0));
        QVERIFY(tells("missing.sgf", 0));
        QCOMPARE(report.failedGames, 1u);
        QVERIFY(tells("d/4.sgf", 0));
        QCOMPARE(report.failedFiles, 4u);
    }

    void importingAgainAddsNothing()
    {
        const Folder folder;
        samples::writeFile(folder / "d/1.sgf", samples::collection(1, 700));
        samples::writeFile(folder / "d/2.sgf", samples::sgf(701).substr(0, 100));
        Library library = memory();
        QCOMPARE(import(library, {folder / "d"}).imported, 701u);
        const ImportReport again = import(library, {folder / "d"});
        QCOMPARE(again.imported, 0u);
        QCOMPARE(again.duplicates, 701u);
        QCOMPARE(*library.count(), 701u);
    }

    void theSameGameTwiceInAFileIsOne()
    {
        const Folder folder;
        const auto file = samples::writeFile(folder / "1.sgf", samples::collection(1, 5) + samples::collection(3, 5));
        Library library = memory();
        const ImportReport report = import(library, {file, file});
        QCOMPARE(report.imported, 7u);
        QCOMPARE(report.duplicates, 13u);
    }

    void whatOnlyTheNameSaysToBeAGameIsReadAgain()
    {
        const Folder folder;
        const auto file = samples::writeFile(folder / "1.pgn", "1. from memory e4 e5\n");
        Library library = memory();
        QCOMPARE(import(library, {file}).gamesWithProblems, 1u);
        QVERIFY(!library.game(1)->problems.empty());
        const auto reader = record::readGames(*library.text(1), "");
        QVERIFY(reader.ok());
        const auto game = (*reader)->next();
        QVERIFY(game.ok() && *game && (*game)->record);
        QCOMPARE(library.game(1)->header.moves, 2);
        QCOMPARE((*game)->record->size(), std::size_t(3)); // the start and two moves

        // A game without a problem, and of a format that is not written.
        const auto tygem = samples::writeFile(
            folder / "2.gib", "Tygem\n\\HS\n\\[GAMEBLACKNAME=Anna\\]\n\\HE\n\\GS\nINI 0 1 0\nSTO 0 2 1 3 3\nSTO 0 3 2 15 15\n\\GE\n");
        QCOMPARE(import(library, {tygem}).imported, 1u);
        QVERIFY(library.game(2)->problems.empty());
        const auto goReader = record::readGames(*library.text(2), "");
        QVERIFY(goReader.ok());
        const auto goGame = (*goReader)->next();
        QVERIFY(goGame.ok() && *goGame && (*goGame)->record);
        QCOMPARE((*goGame)->record->tag("PB"), std::string_view("Anna"));
        QCOMPARE((*goGame)->record->mainLineMoves().size(), std::size_t(2));
    }

    void aFileThatBreaksOffKeepsItsGames()
    {
        const Folder folder;
        const auto file = samples::writeFile(folder / "1.sgf", "x");
        Library library = memory();
        const ImportReport report = import(library, {file}, with(1234, FakeReader::End::Error));
        QCOMPARE(report.imported, 1234u);
        QCOMPARE(report.failedFiles, 1u);
        QVERIFY(report.failed[0].code == ErrorCode::DamagedCompression);
        QCOMPARE(report.failed[0].file, file.string());
    }

    void anExceptionEndsOneFile()
    {
        const Folder folder;
        for (std::uint64_t i = 1; i <= 3; ++i)
            samples::writeFile(folder / ("d/" + std::to_string(i) + ".sgf"), samples::sgf(i));
        ImportOptions options;
        options.openReader = [](const fs::path& path) {
            if (path.filename() == "2.sgf")
                throw std::runtime_error("no room");
            return record::openGames(path);
        };
        Library library = memory();
        const ImportReport report = import(library, {folder / "d"}, options);
        QCOMPARE(report.imported, 2u);
        QCOMPARE(report.failedFiles, 1u);
        QCOMPARE(report.failed[0].file, (folder / "d/2.sgf").string());
        QVERIFY(core::describe(report.failed[0]).find("no room") != std::string::npos);
    }

    void stoppedThenCompleted()
    {
        const Folder folder;
        const auto file = samples::writeFile(folder / "1.sgf", "x");
        std::latch reached(1);
        jobs::ThreadPool pool(1);
        const auto job = pool.submit(jobs::Priority::Normal, [&](jobs::JobContext& context) {
            return importGames(folder / "a.evl", std::vector{file}, context, with(1500, FakeReader::End::Never, &reached));
        });
        reached.wait(); // it would continue forever
        job.requestStop();
        job.wait();
        QVERIFY(job.result().ok());
        QVERIFY(job.result()->stopped);
        auto library = Library::open(folder / "a.evl");
        QVERIFY(library.ok() && !library->report().recovered);
        const std::uint64_t before = *library->count();
        QCOMPARE(before, job.result()->imported);
        QVERIFY(before >= 1500);

        const ImportReport rest = import(*library, {file}, with(before + 10, FakeReader::End::Normal));
        QCOMPARE(rest.imported, 10u);
        QCOMPARE(rest.duplicates, before);
    }

    /// That takes seconds for each gigabyte, and the window did it when it opened the library.
    void aJobDoesNotCheckTheWholeLibrary()
    {
        const Folder folder;
        const auto path = folder / "a.evl";
        QVERIFY(Library::open(path)->save(samples::prepared(samples::sgf(1))).ok());
        SQLite::Database(path.string(), SQLite::OPEN_READWRITE).exec("UPDATE games SET result = 'W+R'");
        jobs::JobContext context;
        const auto file = samples::writeFile(folder / "2.sgf", samples::sgf(2));
        const auto report = importGames(path, std::vector{file}, context);
        QVERIFY(report.ok() && report->imported == 1);
        QCOMPARE(Library::open(path)->report().factsMended, 1u); // nobody had looked yet
    }

    void stoppedBeforeItBegins()
    {
        const Folder folder;
        const auto file = samples::writeFile(folder / "1.sgf", samples::collection(1, 5));
        std::stop_source stop;
        stop.request_stop();
        jobs::JobContext context(stop.get_token(), nullptr);
        Library library = memory();
        const auto report = importGames(library, std::vector{file}, context);
        QVERIFY(report.ok() && report->stopped);
        QCOMPARE(report->imported, 0u);
    }

    void aFailingLibraryEndsIt()
    {
        const Folder folder;
        const auto file = samples::writeFile(folder / "1.sgf", "x");
        auto library = Library::open(folder / "a.evl", {.busyTimeoutMs = 0});
        auto other = Library::open(folder / "a.evl");
        // Another program begins to write after the first commit, and does not finish.
        SQLite::Database blocker((folder / "a.evl").string(), SQLite::OPEN_READWRITE);
        ImportOptions options = with(1, FakeReader::End::Never);
        options.onCommit = [&](const ImportReport&) { blocker.tryExec("BEGIN IMMEDIATE"); };
        jobs::JobContext context;
        const auto report = importGames(*library, std::vector{file}, context, options);
        QVERIFY(!report.ok());
        QVERIFY(report.error().code == ErrorCode::LibraryBusy);
        blocker.tryExec("ROLLBACK");
        QVERIFY(*other->count() > 0); // committed games stay
    }

    void asksABusyLibraryAgain()
    {
        int calls = 0;
        const auto busyTimes = [&](int times, ErrorCode code) {
            calls = 0;
            return patiently(jobs::JobContext(),
                [&calls, times, code]() -> core::Result<int> { return ++calls > times ? core::Result<int>(calls) : core::Error{code}; });
        };
        QCOMPARE(busyTimes(3, ErrorCode::LibraryBusy).valueOr(0), 4);
        QVERIFY(!busyTimes(100, ErrorCode::LibraryBusy).ok());
        QVERIFY(!busyTimes(1, ErrorCode::DatabaseFailed).ok());
        QCOMPARE(calls, 1);
    }

    void reportsProgressInBytes()
    {
        const Folder folder;
        samples::writeFile(folder / "d/1.sgf", samples::collection(1, 1100));
        samples::writeFile(folder / "d/2.sgf", samples::collection(2000, 100));
        const std::uint64_t bytes = fs::file_size(folder / "d/1.sgf") + fs::file_size(folder / "d/2.sgf");
        const auto meter = std::make_shared<jobs::ProgressMeter>();
        jobs::JobContext context(std::stop_token(), meter);
        Library library = memory();
        std::vector<std::uint64_t> seen;
        ImportOptions options;
        options.onCommit = [&](const ImportReport&) {
            QCOMPARE(meter->read().total, bytes);
            seen.push_back(meter->read().done);
        };
        QVERIFY(importGames(library, std::vector{folder / "d"}, context, options).ok());
        QVERIFY(seen.size() >= 3);
        QVERIFY(std::is_sorted(seen.begin(), seen.end()));
        QVERIFY(seen.front() > 0 && seen.front() < bytes);
        QCOMPARE(meter->read(), (jobs::Progress{bytes, bytes}));
    }

    void announcesOnlyWhatIsCommitted()
    {
        const Folder folder;
        const auto file = samples::writeFile(folder / "1.sgf", samples::collection(1, 1700));
        auto library = Library::open(folder / "a.evl");
        auto witness = Library::open(folder / "a.evl");
        ImportOptions options;
        std::uint64_t last = 0;
        options.onCommit = [&](const ImportReport& report) {
            QCOMPARE(*witness->count(), report.imported);
            last = report.imported;
        };
        jobs::JobContext context;
        QVERIFY(importGames(*library, std::vector{file}, context, options).ok());
        QCOMPARE(last, 1700u);
    }

    void manyImportAtTheSameTime()
    {
        const Folder folder;
        std::vector<fs::path> files;
        for (std::uint64_t i = 0; i < 4; ++i) // each overlaps the next by half
            files.push_back(samples::writeFile(folder / (std::to_string(i) + ".sgf"), samples::collection(1 + i * 300, 600)));
        jobs::ThreadPool pool(4);
        std::vector<jobs::Job<ImportReport>> jobs;
        for (const fs::path& file : files)
            jobs.push_back(pool.submit(jobs::Priority::Normal,
                [&folder, file](jobs::JobContext& context) { return importGames(folder / "a.evl", std::vector{file}, context); }));
        std::uint64_t imported = 0;
        for (const auto& job : jobs) {
            job.wait();
            QVERIFY2(job.result().ok(), job.result().ok() ? "" : core::describe(job.result().error()).c_str());
            imported += job.result()->imported;
        }
        QCOMPARE(imported, 1500u);
        QCOMPARE(*Library::open(folder / "a.evl")->count(), 1500u);
    }
};

EVENMATCH_TEST(TestImport)

} // namespace tst_import

#include "tst_import.moc"
