// Bounds and bisection against synthetic targets of known strength.
#include "tests/run_tests.h"

#include "app/lab/complexity/bisection.h"

#include <QTest>

#include <cmath>

namespace tst_bisection {

using namespace evenmatch;
using namespace evenmatch::strength;

namespace {

/// A match that always shows which player is stronger.
Verdict exact(double iterations, double target)
{
    if (std::abs(iterations - target) < 0.005 * target)
        return Verdict::Balanced;
    return iterations < target ? Verdict::Weaker : Verdict::Stronger;
}

/// A match of 1000 games in which doubling the iterations is worth 100 Elo.
Verdict noisy(double iterations, double target, core::Random& random)
{
    const double chance = expectedScore(100 * std::log2(iterations / target));
    std::vector<double> scores;
    for (int i = 0; i < 1000; ++i)
        scores.push_back(random.uniform() < chance ? 1 : 0);
    return Balance{}.judge(scores);
}

template <class Match>
double measure(const Bounds& bounds, Match match)
{
    Bisection bisection(bounds);
    for (int steps = 0; !bisection.done() && steps < 100; ++steps)
        bisection.take(match(static_cast<double>(bisection.iterations())));
    return bisection.done() ? bisection.estimate() : NAN;
}

} // namespace

class TestBisection : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void findsTheTarget_data()
    {
        QTest::addColumn<double>("lower");
        QTest::addColumn<double>("upper");
        QTest::addColumn<double>("target");
        QTest::newRow("a small number") << 1.0 << 100.0 << 21.0;
        QTest::newRow("the least") << 1.0 << 100.0 << 1.0;
        QTest::newRow("a large one") << 1732.5 << 3610.2 << 2000.0;
        QTest::newRow("at the upper end") << 400.0 << 800.0 << 799.0;
        QTest::newRow("already narrow") << 500.0 << 501.0 << 500.0;
        QTest::newRow("nothing between") << 7.0 << 7.0 << 7.0;
    }

    void findsTheTarget()
    {
        QFETCH(double, lower);
        QFETCH(double, upper);
        QFETCH(double, target);
        const double found = measure({lower, upper}, [&](double iterations) { return exact(iterations, target); });
        QVERIFY2(std::abs(found - target) <= std::max(1.0, Bisection::kNarrow * target), qPrintable(QString::number(found)));
    }

    void boundsHoldTheTarget_data()
    {
        QTest::addColumn<double>("target");
        for (const double target : {1.0, 50.0, 99.0, 100.0, 101.0, 200.0, 500.0, 1000.0, 2000.0, 123456.0})
            QTest::addRow("%g", target) << target;
    }

    void boundsHoldTheTarget()
    {
        QFETCH(double, target);
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            BoundSearch search(seed);
            while (!search.done())
                search.take(exact(static_cast<double>(search.iterations()), target));
            QVERIFY(!search.exhausted());
            QVERIFY(search.bounds().lower <= target && search.bounds().upper >= target * 0.995);
            QVERIFY(target <= 100 || search.bounds().upper < 2.2 * 2.2 * target);
        }
    }

    void growsAsThePaperSays()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            BoundSearch search(seed);
            QCOMPARE(search.iterations(), 100u);
            search.take(Verdict::Weaker);
            const Bounds once = search.bounds();
            QVERIFY(once.lower >= 90 && once.lower <= 100 && once.upper >= 200 && once.upper <= 210);
            search.take(seed % 2 == 0 ? Verdict::Balanced : Verdict::Stronger); // an equal number of wins is enough: Algorithm 3, line 8
            QVERIFY(search.done() && !search.exhausted());
            QCOMPARE(search.bounds(), once);
        }
    }

    void givesUp()
    {
        for (std::uint64_t seed = 1; seed <= 50; ++seed) { // nearly as strong as the most iterations allowed
            BoundSearch within(seed, 5000);
            while (!within.done())
                within.take(exact(static_cast<double>(within.iterations()), 4900));
            QVERIFY(!within.exhausted() && within.bounds().lower <= 4900 && within.bounds().upper == 5000);
        }
        BoundSearch search(1, 5000);
        int matches = 0;
        for (; !search.done(); ++matches)
            search.take(Verdict::Weaker);
        QVERIFY(search.exhausted());
        QCOMPARE(matches, 7); // 100, 200, …, 3200 and a little, and 5000
    }

    void meansOfNoisyTrialsAreRight_data()
    {
        QTest::addColumn<double>("target");
        for (const double target : {100.0, 500.0, 1000.0, 2000.0})
            QTest::addRow("%g", target) << target;
    }

    /// Single trials vary by the noise of a thousand games; their mean must not.
    void meansOfNoisyTrialsAreRight()
    {
        QFETCH(double, target);
        core::Random random(7);
        std::vector<double> trials;
        for (int i = 0; i < 200; ++i)
            trials.push_back(measure({0.75 * target, 1.6 * target}, [&](double iterations) { return noisy(iterations, target, random); }));
        const MeanOfTrials mean = meanOf(trials);
        QVERIFY2(std::abs(mean.mean / target - 1) < 0.04, qPrintable(QString::number(mean.mean)));
        QVERIFY(mean.error / target < 0.01);
    }

    void meansAndErrors()
    {
        const std::vector<double> values = {1, 2, 3, 4};
        QCOMPARE(meanOf(values).mean, 2.5);
        QCOMPARE(meanOf(values).error, std::sqrt(5.0 / 3 / 4));
        QCOMPARE(meanOf(std::span(values).first(1)).error, 0.0);
        QCOMPARE(meanOf(std::span(values).first(1)).reach, 0.0);
    }

    /// Student's t for 1, 4, 9 and 29 degrees of freedom, from a table.
    void intervalsOfFewTrialsAreWide()
    {
        for (const auto& [trials, quantile] : {std::pair(2, 12.706), std::pair(5, 2.776), std::pair(10, 2.262), std::pair(30, 2.045)}) {
            std::vector<double> values;
            for (int i = 0; i < trials; ++i)
                values.push_back(i);
            const MeanOfTrials mean = meanOf(values);
            QVERIFY2(std::abs(mean.reach / mean.error - quantile) < 0.004, qPrintable(QString::number(mean.reach / mean.error)));
        }
    }
};

EVENMATCH_TEST(TestBisection)

} // namespace tst_bisection

#include "tst_bisection.moc"
