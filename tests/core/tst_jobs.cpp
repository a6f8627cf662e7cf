#include "tests/run_tests.h"

#include "core/jobs/for_each.h"
#include "core/jobs/remaining_time.h"
#include "core/jobs/thread_pool.h"

#include <QTest>

#include <algorithm>
#include <latch>
#include <stdexcept>
#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace tst_jobs {

using namespace evenmatch;
using namespace evenmatch::jobs;
using namespace std::chrono_literals;
using core::ErrorCode;

/// Work that keeps the pool's only thread busy until it is released.
struct Blocker {
    std::latch started{1};
    std::latch release{1};

    Job<void> occupy(ThreadPool& pool)
    {
        auto job = pool.submit(Priority::Interactive, [this](JobContext&) {
            started.count_down();
            release.wait();
        });
        started.wait();
        return job;
    }
};

class TestJobs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void givesValueErrorOrNothing()
    {
        ThreadPool pool(2);
        const Job<int> value = pool.submit(Priority::Normal, [](JobContext&) { return 42; });
        const Job<int> error = pool.submit(Priority::Normal, [](JobContext&) -> core::Result<int> {
            return core::Error{ErrorCode::NotFound, "x"};
        });
        const Job<void> nothing = pool.submit(Priority::Normal, [](JobContext&) {});
        const Job<void> failed
            = pool.submit(Priority::Normal, [](JobContext&) -> core::Result<void> { return core::Error{ErrorCode::CannotRead}; });
        value.wait();
        error.wait();
        nothing.wait();
        failed.wait();
        QCOMPARE(*value.result(), 42);
        QCOMPARE(error.result().error(), (core::Error{ErrorCode::NotFound, "x"}));
        QVERIFY(nothing.result().ok());
        QVERIFY(failed.result().error().code == ErrorCode::CannotRead);
        QVERIFY(!Job<int>().isValid());
    }

    void threadsStandBehind()
    {
#ifdef __linux__
        const auto standing = [](JobContext&) { return getpriority(PRIO_PROCESS, static_cast<id_t>(gettid())); };
        const int own = getpriority(PRIO_PROCESS, 0);
        ThreadPool equal(1);
        ThreadPool behind(1, 3);
        const Job<int> first = equal.submit(Priority::Normal, standing);
        const Job<int> second = behind.submit(Priority::Normal, standing);
        first.wait();
        second.wait();
        QCOMPARE(*first.result(), own);
        QCOMPARE(*second.result(), std::min(own + 3, 19));
        QCOMPARE(getpriority(PRIO_PROCESS, 0), own); // only theirs
#endif
    }

    void exceptionsBecomeErrors()
    {
        ThreadPool pool(1);
        const Job<int> known = pool.submit(Priority::Normal, [](JobContext&) -> int { throw std::runtime_error("boom"); });
        const Job<void> unknown = pool.submit(Priority::Normal, [](JobContext&) { throw 7; });
        const Job<int> after = pool.submit(Priority::Normal, [](JobContext&) { return 1; });
        after.wait();
        QCOMPARE(known.result().error(), (core::Error{ErrorCode::Unexpected, "boom"}));
        QVERIFY(unknown.result().error().code == ErrorCode::Unexpected);
        QVERIFY(after.result().ok());
    }

    void forEachEndsInWhatIsThrown()
    {
        std::atomic<int> calls{0};
        const auto done = forEach(1000, 4, [&](std::size_t i) -> core::Result<void> {
            ++calls;
            if (i == 1)
                throw std::runtime_error("boom");
            return {};
        });
        QCOMPARE(done.error(), (core::Error{ErrorCode::Unexpected, "boom"}));
        QVERIFY(calls <= 1000);
    }

    void takesMoveOnlyWorkAndReleasesItBeforeDone()
    {
        ThreadPool pool(1);
        auto owned = std::make_shared<int>(5);
        const std::weak_ptr<int> watch = owned;
        const Job<int> job = pool.submit(
            Priority::Normal, [held = std::make_unique<std::shared_ptr<int>>(std::move(owned))](JobContext&) { return **held; });
        job.wait();
        QCOMPARE(*job.result(), 5);
        QVERIFY(watch.expired());
    }

    void urgentFirstThenInOrder()
    {
        Blocker blocker;
        std::vector<int> order; // written by the only worker
        ThreadPool pool(1);
        blocker.occupy(pool);
        const auto note = [&](int number) { return [&order, number](JobContext&) { order.push_back(number); }; };
        std::vector<Job<void>> jobs;
        jobs.push_back(pool.submit(Priority::Background, note(5)));
        jobs.push_back(pool.submit(Priority::Normal, note(3)));
        jobs.push_back(pool.submit(Priority::Interactive, note(1)));
        jobs.push_back(pool.submit(Priority::Background, note(6)));
        jobs.push_back(pool.submit(Priority::Normal, note(4)));
        jobs.push_back(pool.submit(Priority::Interactive, note(2)));
        blocker.release.count_down();
        for (const Job<void>& job : jobs)
            job.wait();
        QCOMPARE(order, (std::vector<int>{1, 2, 3, 4, 5, 6}));
    }

    void stopsRunningWork()
    {
        ThreadPool pool(1);
        std::latch started(1);
        const Job<int> job = pool.submit(Priority::Normal, [&](JobContext& context) -> core::Result<int> {
            std::latch stopped(1);
            const std::stop_callback onStop(context.stopToken(), [&] { stopped.count_down(); });
            started.count_down();
            stopped.wait();
            return context.stopRequested() ? core::Result<int>(core::Error{ErrorCode::Stopped}) : core::Result<int>(1);
        });
        started.wait();
        QVERIFY(!job.isDone());
        job.requestStop();
        job.wait();
        QVERIFY(job.result().error().code == ErrorCode::Stopped);
    }

    void stoppedBeforeStartNeverRuns()
    {
        Blocker blocker;
        ThreadPool pool(1);
        blocker.occupy(pool);
        std::atomic<bool> ran = false;
        const Job<void> job = pool.submit(Priority::Normal, [&](JobContext&) { ran = true; });
        job.requestStop();
        blocker.release.count_down();
        job.wait();
        QVERIFY(job.result().error().code == ErrorCode::Stopped);
        QVERIFY(!ran);
    }

    void callsBackExactlyOnce()
    {
        Blocker blocker;
        std::atomic<int> calls = 0;
        std::latch called(2);
        ThreadPool pool(1);
        blocker.occupy(pool);
        const Job<int> job = pool.submit(Priority::Normal, [](JobContext&) { return 9; });
        std::thread::id where;
        job.onDone([&](const core::Result<int>& result) {
            calls += *result;
            where = std::this_thread::get_id();
            called.count_down();
        });
        job.onDone([&](const core::Result<int>& result) {
            calls += *result;
            called.count_down();
        });
        blocker.release.count_down();
        called.wait();
        QCOMPARE(calls.load(), 18);
        QVERIFY(where != std::this_thread::get_id());

        bool here = false;
        job.onDone([&](const core::Result<int>&) { here = true; });
        QVERIFY(here);
        QCOMPARE(calls.load(), 18);
    }

    void destructorLeavesNoJobWithoutResult()
    {
        std::vector<Job<int>> jobs;
        std::atomic<int> callbacks = 0;
        std::latch started(1);
        {
            ThreadPool pool(2);
            jobs.push_back(pool.submit(Priority::Interactive, [&](JobContext& context) {
                std::latch stopped(1);
                const std::stop_callback onStop(context.stopToken(), [&] { stopped.count_down(); });
                started.count_down();
                stopped.wait();
                return 1;
            }));
            for (int i = 0; i < 50; ++i)
                jobs.push_back(pool.submit(Priority::Background, [](JobContext&) { return 2; }));
            for (const Job<int>& job : jobs)
                job.onDone([&](const core::Result<int>&) { ++callbacks; });
            started.wait();
        }
        QCOMPARE(callbacks.load(), 51);
        QCOMPARE(*jobs.front().result(), 1);
        for (const Job<int>& job : jobs) {
            QVERIFY(job.isDone());
            QVERIFY(job.result().ok() || job.result().error().code == ErrorCode::Stopped);
        }
    }

    void submitsFromInsideAndWhileEnding()
    {
        Job<int> inner;
        std::latch started(1);
        {
            ThreadPool pool(1);
            pool.submit(Priority::Normal, [&](JobContext& context) {
                std::latch stopped(1);
                const std::stop_callback onStop(context.stopToken(), [&] { stopped.count_down(); });
                started.count_down();
                stopped.wait();
                inner = pool.submit(Priority::Normal, [](JobContext&) { return 1; });
            });
            started.wait();
        }
        QVERIFY(inner.isDone());
        QVERIFY(inner.result().error().code == ErrorCode::Stopped);
    }

    void progressIsNeverMoreThanTotal()
    {
        ThreadPool pool(1);
        std::latch reading(1);
        const Job<void> job = pool.submit(Priority::Normal, [&](JobContext& context) {
            reading.wait();
            for (std::uint64_t i = 1; i <= 20'000; ++i)
                context.report(i, i);
        });
        QCOMPARE(job.progress(), (Progress{0, 0}));
        reading.count_down();
        while (!job.isDone()) {
            const Progress progress = job.progress();
            QVERIFY(progress.done <= progress.total || progress.total == 0);
        }
        QCOMPARE(job.progress(), (Progress{20'000, 20'000}));
    }

    void manyJobsFromManyThreads()
    {
        ThreadPool pool(4);
        std::atomic<long> sum = 0;
        std::vector<std::thread> submitters;
        for (int t = 0; t < 4; ++t) {
            submitters.emplace_back([&] {
                std::vector<Job<long>> jobs;
                for (long i = 0; i < 500; ++i)
                    jobs.push_back(pool.submit(static_cast<Priority>(i % 3), [i](JobContext&) { return i; }));
                for (const Job<long>& job : jobs) {
                    job.wait();
                    sum += *job.result();
                }
            });
        }
        for (std::thread& thread : submitters)
            thread.join();
        QCOMPARE(sum.load(), 4 * (499L * 500 / 2));
    }

    void remainingTimeFollowsTheMeasuredRate()
    {
        RemainingTime remaining;
        const RemainingTime::Clock::time_point start{};
        for (int second = 0; second <= 10; ++second)
            remaining.update({static_cast<std::uint64_t>(second) * 10, 1000}, start + std::chrono::seconds(second));
        QCOMPARE(remaining.estimate(start + 10s)->count(), 90); // 900 left at 10 a second

        for (int second = 11; second <= 60; ++second) // now one a second; the window forgets the faster time
            remaining.update({static_cast<std::uint64_t>(90 + second), 1000}, start + std::chrono::seconds(second));
        QCOMPARE(remaining.estimate(start + 60s)->count(), 850);
        QVERIFY(remaining.estimate(start + 120s)->count() > 2000); // no progress for a minute

        remaining.update({1000, 1000}, start + 121s);
        QCOMPARE(remaining.estimate(start + 121s)->count(), 0);

        RemainingTime uneven; // steps of 10 and 50 seconds in turn
        for (const auto& [done, second] : {std::pair(0, 0s), std::pair(5, 10s), std::pair(10, 60s), std::pair(15, 70s)})
            uneven.update({static_cast<std::uint64_t>(done), 200}, start + second);
        QCOMPARE(uneven.estimate(start + 75s)->count(), 925); // 15 in 75 seconds, not the last 5 in 15
    }

    void remainingTimeForPeopleCountsDown()
    {
        RemainingTime remaining;
        const RemainingTime::Clock::time_point start{};
        std::uint64_t done = 0;
        std::vector<std::chrono::seconds> shown;
        for (int second = 0; second <= 20; ++second) { // 8 and 12 of 400 in turn
            done += second % 2 == 0 ? 8 : 12;
            remaining.update({done, 400}, start + std::chrono::seconds(second));
            if (const auto left = remaining.steadyEstimate(start + std::chrono::seconds(second)); left && second >= 5)
                shown.push_back(*left);
        }
        QVERIFY(std::ranges::is_sorted(shown, std::greater()));
        remaining.update({done, 4000}, start + 21s); // the total has grown
        QVERIFY(remaining.steadyEstimate(start + 21s)->count() > 300);
    }

    void remainingTimeSaysNothingTooEarly()
    {
        RemainingTime remaining;
        const RemainingTime::Clock::time_point start{};
        QVERIFY(!remaining.estimate(start));
        remaining.update({0, 100}, start);
        remaining.update({50, 100}, start + 1s);
        QVERIFY(!remaining.estimate(start + 1s));
        QCOMPARE(remaining.estimate(start + 2s)->count(), 2);
        remaining.update({1, 100}, start + 3s); // another job
        QVERIFY(!remaining.estimate(start + 10s));

        RemainingTime unknownTotal;
        unknownTotal.update({1, 0}, start);
        unknownTotal.update({5, 0}, start + 10s);
        QVERIFY(!unknownTotal.estimate(start + 10s));

        RemainingTime waited; // ten seconds for another job
        waited.update({0, 0}, start);
        waited.update({10, 100}, start + 10s);
        waited.update({40, 100}, start + 13s);
        QCOMPARE(waited.estimate(start + 13s)->count(), 6);
    }
};

EVENMATCH_TEST(TestJobs)

} // namespace tst_jobs

#include "tst_jobs.moc"
