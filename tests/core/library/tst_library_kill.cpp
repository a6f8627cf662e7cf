// kill -9 at any moment: this program starts itself as a child that imports, and kills it repeatedly.
#include "tests/run_tests.h"

#include "tests/core/library_samples.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <set>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_library_kill {

using namespace evenmatch;
using namespace evenmatch::library;
namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t kSgfGames = 6'000;
constexpr std::uint64_t kPgnGames = 1'000;
/// EVENMATCH_KILLS sets another number.
int numberOfKills()
{
    constexpr int kKills = 30;
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue("EVENMATCH_KILLS", &isNumber);
    return isNumber ? wanted : kKills;
}

/// The child's work: imports the folder, and writes the number of games in the library to the pipe after every commit.
int importAsChild(const fs::path& libraryPath, const fs::path& folder)
{
    auto library = Library::open(libraryPath);
    if (!library)
        return 2;
    const std::uint64_t before = *library->count();
    ImportOptions options;
    options.onCommit = [&](const ImportReport& report) {
        const std::uint64_t games = before + report.imported;
        if (::write(STDOUT_FILENO, &games, sizeof games) != sizeof games)
            std::abort();
    };
    jobs::JobContext context;
    const auto report = importGames(*library, std::vector{folder}, context, options);
    return report && report->failed.empty() && report->problems.empty() ? 0 : 3;
}

/// The child process, its output a pipe of numbers.
class Child {
public:
    Child(const fs::path& library, const fs::path& folder)
    {
        int ends[2];
        if (::pipe(ends) != 0)
            throw std::runtime_error("pipe");
        const std::string program = fs::read_symlink("/proc/self/exe").string();
        m_process = ::fork();
        if (m_process == 0) {
            ::dup2(ends[1], STDOUT_FILENO);
            ::close(ends[0]);
            ::close(ends[1]);
            ::execl(program.c_str(), program.c_str(), "library_kill", "--child", library.c_str(), folder.c_str(), nullptr);
            ::_exit(127);
        }
        ::close(ends[1]);
        m_output = ends[0];
    }
    ~Child() { ::close(m_output); }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    /// Waits for the next number. Nothing: the child has ended.
    std::optional<std::uint64_t> announced()
    {
        std::uint64_t games = 0;
        return ::read(m_output, &games, sizeof games) == sizeof games ? std::optional(games) : std::nullopt;
    }

    void kill() { ::kill(m_process, SIGKILL); }

    /// The exit code, or minus the signal that ended it.
    int wait()
    {
        int status = 0;
        ::waitpid(m_process, &status, 0);
        return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
    }

private:
    pid_t m_process = 0;
    int m_output = 0;
};

std::string pgn(std::uint64_t number)
{
    return "[Event \"E" + std::to_string(number % 7) + "\"]\n[White \"W" + std::to_string(number)
        + "\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n" + "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 {game " + std::to_string(number)
        + "} 1-0\n\n";
}

/// Takes some nanoseconds per step, so that the kill occurs between any two instructions of the child.
void spin(std::uint32_t steps)
{
    core::Random random(steps);
    std::atomic<std::uint64_t> sink = 0;
    for (std::uint32_t i = 0; i < steps; ++i)
        sink = random();
}

} // namespace

class TestLibraryKill : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keepsEveryGameCommitted()
    {
        const samples::Folder folder;
        std::string games;
        for (std::uint64_t i = 0; i < kPgnGames; ++i)
            games += pgn(i);
        samples::writeFile(folder / "games/1.pgn", games);
        samples::writeFile(folder / "games/2.sgf", samples::collection(1, kSgfGames));
        const fs::path path = folder / "library.evl";

        core::Random random(7);
        int kills = 0;
        int killedWhileWriting = 0;
        std::uint64_t committed = 0; // the highest number that any child has announced
        for (int round = 0; round < numberOfKills(); ++round) {
            // A new library now and then, so that its creation is interrupted, too, and no round has all work done already.
            if (round % 6 == 5) {
                for (const char* suffix : {"", "-wal", "-shm"})
                    fs::remove(path.string() + suffix);
                committed = 0;
            }
            Child child(path, folder / "games");
            for (std::uint32_t commits = random.below(5); commits > 0; --commits)
                committed = std::max(committed, child.announced().value_or(0));
            spin(random.below(round % 2 == 0 ? 200'000 : 8'000'000));
            child.kill();
            while (const auto number = child.announced()) // written before its end
                committed = std::max(committed, *number);
            const int ended = child.wait();
            QVERIFY2(ended == -SIGKILL || ended == 0, std::to_string(ended).c_str());
            kills += ended == -SIGKILL ? 1 : 0;

            if (!fs::exists(path)) {
                QCOMPARE(committed, 0u);
                continue;
            }
            auto library = Library::open(path); // with the integrity check
            QVERIFY2(library.ok(), library.ok() ? "" : core::describe(library.error()).c_str());
            QVERIFY(!library->report().recovered);
            const std::uint64_t count = *library->count();
            QVERIFY2(count >= committed, (std::to_string(count) + " of " + std::to_string(committed)).c_str());
            killedWhileWriting += count > 0 && count < kSgfGames + kPgnGames ? 1 : 0;
        }
        QVERIFY(kills >= 20);
        QVERIFY(killedWhileWriting >= 10);

        // Another import completes it: every game once, every text unchanged.
        Child last(path, folder / "games");
        while (last.announced()) { }
        QCOMPARE(last.wait(), 0);
        auto library = Library::open(path);
        QCOMPARE(*library->count(), kSgfGames + kPgnGames);
        std::set<std::string> texts;
        const std::vector<GameId> ids = *library->find({.game = "go"}, {.limit = kSgfGames});
        QCOMPARE(ids.size(), kSgfGames);
        for (const GameId id : ids)
            QVERIFY(texts.insert(*library->text(id)).second);
        for (std::uint64_t number = 1; number <= kSgfGames; number += 97)
            QVERIFY(texts.contains(samples::sgf(number)));
        const ImportReport again = *[&] {
            jobs::JobContext context;
            return importGames(*library, std::vector{folder / "games"}, context);
        }();
        QCOMPARE(again.imported, 0u);
        QCOMPARE(again.duplicates, kSgfGames + kPgnGames);
    }
};

EVENMATCH_TEST_UNDER(TestLibraryKill, evenmatch::tests::Application::None, evenmatch::tests::make<TestLibraryKill>,
    [](int argc, char** argv) { return argc == 2 ? importAsChild(argv[0], argv[1]) : 2; })

} // namespace tst_library_kill

#include "tst_library_kill.moc"
