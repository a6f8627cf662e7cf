#include "app/window/heartbeat.h"

#include "core/random.h"
#include "ui/learn/exercise.h"
#include "ui/library/library_model.h"
#include "ui/main_window.h"
#include "ui/pages/games_page.h"
#include "ui/pages/learn_page.h"
#include "ui/pages/play_page.h"
#include "ui/pages/review_page.h"
#include "ui/review/reviewer.h"

#include <QComboBox>
#include <QEvent>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QTableView>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <optional>
#include <thread>
#include <unistd.h>
#include <vector>

namespace evenmatch::app {

using namespace std::chrono_literals;
using ui::NewGame;

namespace {

constexpr auto kBeat = 5ms;
constexpr double kMost = 50; ///< milliseconds below perception
constexpr int kMoves = 30; ///< of both sides, in each game
constexpr auto kPatience = 180s; ///< for each part

double milliseconds(std::chrono::steady_clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

/// Processor time of this thread.
double threadMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1000 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// An idle thread for reference: it measures how long the machine delays even a thread without work.
class Idler {
public:
    void start()
    {
        m_thread = std::jthread([this](const std::stop_token& stop) {
            m_longest = 0;
            for (auto before = std::chrono::steady_clock::now(); !stop.stop_requested();) {
                std::this_thread::sleep_for(kBeat);
                const auto now = std::chrono::steady_clock::now();
                m_longest = std::max(m_longest, milliseconds(now - before));
                before = now;
            }
        });
    }

    double stop()
    {
        m_thread.request_stop();
        m_thread.join();
        return m_longest;
    }

private:
    double m_longest = 0;
    std::jthread m_thread;
};

class Heart {
public:
    Heart()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(kBeat);
        QObject::connect(&m_timer, &QTimer::timeout, [this] { beat(); });
    }

    void start()
    {
        m_gaps.clear();
        m_longestWork = 0;
        m_begun = m_before = std::chrono::steady_clock::now();
        m_workedBefore = threadMilliseconds();
        m_idler.start();
        m_timer.start();
    }

    void stop(const char* what)
    {
        m_timer.stop();
        const double idle = m_idler.stop();
        std::ranges::sort(m_gaps);
        const auto at = [this](double share) {
            return m_gaps.empty() ? 0.0 : m_gaps[static_cast<std::size_t>(share * static_cast<double>(m_gaps.size() - 1))];
        };
        const auto over = std::ranges::count_if(m_gaps, [](double gap) { return gap > kMost; });
        std::printf("%-28s %6.2f s %7zu beats   gaps: 99 %% %6.1f, longest %6.1f ms, %td over %g ms   longest work %6.1f ms   an idle "
                    "thread: %6.1f ms\n",
            what, milliseconds(std::chrono::steady_clock::now() - m_begun) / 1000, m_gaps.size(), at(0.99), at(1), over, kMost,
            m_longestWork, idle);
        std::fflush(stdout);
    }

private:
    void beat()
    {
        const auto now = std::chrono::steady_clock::now();
        const double worked = threadMilliseconds();
        m_gaps.push_back(milliseconds(now - m_before));
        m_longestWork = std::max(m_longestWork, worked - m_workedBefore);
        m_before = now;
        m_workedBefore = worked;
    }

    QTimer m_timer;
    Idler m_idler;
    std::chrono::steady_clock::time_point m_begun;
    std::chrono::steady_clock::time_point m_before;
    double m_workedBefore = 0;
    double m_longestWork = 0; ///< of this thread between two beats, in milliseconds of processor time
    std::vector<double> m_gaps; ///< between beats, in milliseconds
};

/// Runs the window until the condition holds.
bool waitFor(const std::function<bool()>& holds)
{
    QEventLoop loop;
    QTimer look;
    QTimer end;
    end.setSingleShot(true);
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        if (holds())
            loop.quit();
    });
    QObject::connect(&end, &QTimer::timeout, &loop, &QEventLoop::quit);
    look.start(kBeat);
    end.start(kPatience);
    loop.exec();
    return holds();
}

double nowSinceBoot()
{
    timespec time{};
    clock_gettime(CLOCK_BOOTTIME, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

/// The start of this process in seconds since boot, by Linux, in hundredths. Below 0 if unknown.
double beginSinceBoot()
{
    QFile file(QStringLiteral("/proc/self/stat"));
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    const QByteArray line = file.readAll();
    const QList<QByteArray> fields = line.mid(line.lastIndexOf(')') + 2).split(' '); // from the third on: names have blanks
    constexpr int kBegin = 22 - 3;
    return fields.size() > kBegin ? fields[kBegin].toDouble() / static_cast<double>(sysconf(_SC_CLK_TCK)) : -1;
}

/// Waits for the window's first frame, and prints its time since the start of the process.
void printFirstFrame(ui::MainWindow& window)
{
    class Painted : public QObject {
    public:
        bool eventFilter(QObject* /*watched*/, QEvent* event) override
        {
            seen = seen || event->type() == QEvent::Paint;
            return false;
        }
        bool seen = false;
    } painted;
    window.installEventFilter(&painted);
    if (!waitFor([&] { return painted.seen; }))
        return;
    const double begin = beginSinceBoot();
    timespec worked{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &worked);
    if (begin >= 0)
        std::printf("the first frame: %.0f ms after the process began (to 10 ms), of which it worked %.0f\n",
            (nowSinceBoot() - begin) * 1000, static_cast<double>(worked.tv_sec) * 1000 + static_cast<double>(worked.tv_nsec) / 1e6);
    std::fflush(stdout);
}

void playGame(ui::MainWindow& window, NewGame::Kind kind, const char* rank)
{
    core::Random random(3);
    NewGame game;
    game.kind = kind;
    game.plan.opponent = ui::OpponentPlan{.kind = ui::OpponentPlan::Kind::Rank, .side = game::Side::Second, .rank = rank, .engine = {}};
    window.document().startGame(game);
    window.showPage(QStringLiteral("play"));
    window.playPage()->showGame();
    ui::GameSession& session = window.document().session();
    while (session.phase() == ui::Phase::Playing && session.record().mainLineMoves().size() < kMoves) {
        session.play(session.position().randomMove(random));
        if (!waitFor([&] { return window.playPage()->opponent().state() == ui::Opponent::State::Resting; }))
            return;
    }
}

/// Answers the exercise with arbitrary moves, at most this many times.
void answerExercise(ui::LearnPage& page)
{
    core::Random random(5);
    for (int i = 0; i < kMoves && page.exercise(); ++i) {
        ui::Exercise& exercise = *page.exercise();
        std::optional<int> next;
        const auto isAsked = [&] {
            const ui::ExerciseView view = exercise.view();
            const auto main = std::ranges::find(view.choices, true, &ui::ExerciseChoice::isMain);
            next = main != view.choices.end() ? std::optional(main->id) : std::nullopt;
            return view.isPlayable || next;
        };
        if (!waitFor(isAsked))
            return;
        if (const ui::ExerciseView view = exercise.view(); view.isPlayable)
            exercise.play(view.position.randomMove(random));
        else
            exercise.choose(*next);
    }
}

} // namespace

void measureHeartbeat(ui::MainWindow& window, const QStringList& imports)
{
    Heart heart;
    const auto part = [&](const char* what, const std::function<void()>& work) {
        heart.start();
        work();
        heart.stop(what);
    };
    printFirstFrame(window);
    part("the window, first seconds", [&] { waitFor([&window, seen = 0]() mutable { return ++seen > 50 && window.isVisible(); }); });
    part("Go 19x19 against a rank", [&] { playGame(window, NewGame::Kind::Go, "3d"); });
    const auto review = [&](const QString& page) {
        window.showPage(page);
        waitFor([&, quiet = 0]() mutable { return (quiet = window.isSettled() ? quiet + 1 : 0) > 20; });
    };
    part("its review", [&] { review(QStringLiteral("review")); });
    part("its tree", [&] { review(QStringLiteral("tree")); });
    part("chess against a rank", [&] { playGame(window, NewGame::Kind::Chess, "1400-1599"); });
    part("its review", [&] { review(QStringLiteral("review")); });
    ui::LearnPage& learn = *window.learnPage();
    window.showPage(QStringLiteral("learn"));
    part("its moves, guessed", [&] {
        learn.startGuessing();
        answerExercise(learn);
    });
    part("a rank test", [&] {
        learn.startRankTest();
        answerExercise(learn);
    });
    for (const QString& file : imports) {
        const std::string name = QFileInfo(file).fileName().toStdString();
        const ui::Reviewer& reviewer = window.reviewPage()->reviewer();
        window.showPage(QStringLiteral("play"));
        part((name + ", opened").c_str(), [&] {
            window.openFiles({file});
            waitFor([&] { return !window.opener().isReading(); });
        });
        part("its review, first lines", [&] {
            window.showPage(QStringLiteral("review"));
            waitFor([&] { return reviewer.known() > 0; });
        });
        part("its review, all of it", [&] { review(QStringLiteral("review")); });
        std::printf("%zu positions\n", reviewer.known());
    }
    if (!imports.isEmpty())
        part("import of files", [&] {
            window.showPage(QStringLiteral("games"));
            window.library().importFiles(imports);
            waitFor([&] { return !window.library().isImporting(); });
        });
}

void measureLibrary(ui::MainWindow& window)
{
    Heart heart;
    ui::LibraryModel& model = window.gamesPage()->model();
    auto* table = window.findChild<QTableView*>(QStringLiteral("gamesTable"));
    const auto isThere
        = [&](int row) { return model.isCurrent() && (model.rowCount() == 0 || model.rowAt(std::min(row, model.rowCount() - 1))); };
    const auto part = [&](const std::string& what, const std::function<void()>& begin, const std::function<bool()>& isDone) {
        heart.start();
        begin();
        waitFor(isDone);
        heart.stop(what.c_str());
    };
    part(
        "the first page", [&] { window.showPage(QStringLiteral("games")); }, [&] { return model.rowCount() > 0 && isThere(0); });
    std::printf("%d games\n", model.rowCount());
    for (int column = 0; column < model.columnCount(); ++column)
        part(
            "sorted by " + model.headerData(column, Qt::Horizontal).toString().toStdString(),
            [&] { table->sortByColumn(column, Qt::DescendingOrder); }, [&] { return isThere(0); });
    part(
        "scrolled to the end", [&] { table->scrollToBottom(); }, [&] { return isThere(model.rowCount() - 1); });
    auto* search = window.findChild<QLineEdit*>(QStringLiteral("searchGames"));
    for (const char* text : {"a", "anna", "zzzz", ""})
        part(
            std::string("search “") + text + "”", [&] { search->setText(QLatin1String(text)); },
            [&] { return model.filter().text == text && isThere(0); });
    auto* outcome = window.findChild<QComboBox*>(QStringLiteral("resultFilter"));
    part(
        "only games that were won", [&] { outcome->setCurrentIndex(1); }, [&] { return model.filter().outcome && isThere(0); });
}

} // namespace evenmatch::app
