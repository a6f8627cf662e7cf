// Ratings from results, compared with formulas by hand and with results drawn from known ratings.
#include "tests/run_tests.h"

#include "core/random.h"
#include "core/strength/rating/elo.h"

#include <QTest>

#include <cmath>

namespace tst_elo {

using namespace evenmatch;
using namespace evenmatch::strength;

namespace {

/// Games of a player who wins with chance `win` and draws with chance `draw`.
Tally drawn(core::Random& random, std::uint64_t games, double win, double draw)
{
    Tally tally;
    for (std::uint64_t i = 0; i < games; ++i) {
        const double u = random.uniform();
        ++(u < win ? tally.wins : u < win + draw ? tally.draws : tally.losses);
    }
    return tally;
}

} // namespace

class TestElo : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void knownDifferences()
    {
        QCOMPARE(expectedScore(0), 0.5);
        QVERIFY(std::abs(expectedScore(400) - 10.0 / 11) < 1e-12);
        QVERIFY(std::abs(eloOf(0.75) - 190.848501887865) < 1e-6);
        const EloInterval even = eloFrom({50, 0, 50});
        QCOMPARE(even.elo, 0.0);
        QVERIFY(std::abs(even.low + even.high) < 1e-9);
        QVERIFY(std::abs(even.high - 67.0) < 1.5); // Wilson: 0.5 ± 0.0962
        const EloInterval withDraws = eloFrom({25, 50, 25});
        QVERIFY(withDraws.high < even.high); // draws are less noise
    }

    void intervalsHoldTheTruth_data()
    {
        QTest::addColumn<int>("games");
        QTest::addColumn<double>("win");
        QTest::addColumn<double>("draw");
        QTest::newRow("even, 20 games") << 20 << 0.5 << 0.0;
        QTest::newRow("even with draws, 50 games") << 50 << 0.3 << 0.4;
        QTest::newRow("lopsided, 100 games") << 100 << 0.9 << 0.05;
        QTest::newRow("very lopsided, 100 games") << 100 << 0.03 << 0.02;
    }

    void intervalsHoldTheTruth()
    {
        QFETCH(int, games);
        QFETCH(double, win);
        QFETCH(double, draw);
        core::Random random(5);
        const double truth = eloOf(win + draw / 2);
        int held = 0;
        constexpr int kTrials = 4000;
        for (int i = 0; i < kTrials; ++i) {
            const EloInterval interval = eloFrom(drawn(random, static_cast<std::uint64_t>(games), win, draw));
            QVERIFY(interval.low <= interval.elo && interval.elo <= interval.high);
            held += interval.low <= truth && truth <= interval.high;
        }
        QVERIFY2(held > 0.925 * kTrials && held < 0.985 * kTrials, qPrintable(QString::number(held)));
    }

    void extremesStayHonest()
    {
        const EloInterval all = eloFrom({10, 0, 0});
        QVERIFY(std::isinf(all.elo) && all.elo > 0);
        QVERIFY(std::isfinite(all.low) && all.low > 100 && all.low < 200); // 10 of 10 implies at least 72 %
        QVERIFY(std::isinf(all.high));
        const EloInterval none = eloFrom({0, 0, 0});
        QVERIFY(std::isinf(none.low) && std::isinf(none.high));
        const EloInterval draws = eloFrom({0, 5, 0});
        QCOMPARE(draws.elo, 0.0);
        QVERIFY(draws.high > 50); // five draws are not conclusive
    }

    void sprtErrsAsRarelyAsPromised_data()
    {
        QTest::addColumn<double>("truth");
        QTest::addColumn<int>("right");
        QTest::newRow("elo0 is true") << 0.0 << static_cast<int>(Sprt::Verdict::Lower);
        QTest::newRow("elo1 is true") << 40.0 << static_cast<int>(Sprt::Verdict::Higher);
    }

    void sprtErrsAsRarelyAsPromised()
    {
        QFETCH(double, truth);
        QFETCH(int, right);
        const Sprt sprt{.elo0 = 0, .elo1 = 40};
        core::Random random(11);
        const double win = expectedScore(truth) - 0.15;
        constexpr int kTrials = 400;
        int wrong = 0;
        for (int i = 0; i < kTrials; ++i) {
            Tally tally;
            while (sprt.judge(tally) == Sprt::Verdict::Undecided)
                tally += drawn(random, 1, win, 0.3);
            wrong += static_cast<int>(sprt.judge(tally)) != right;
        }
        QVERIFY2(wrong <= 0.08 * kTrials, qPrintable(QString::number(wrong)));
    }

    void roundRobinFindsTheRatings()
    {
        const std::vector<double> truth = {1800, 1650, 1500, 1400, 1150};
        core::Random random(3);
        int held = 0;
        int all = 0;
        for (int trial = 0; trial < 60; ++trial) {
            std::vector<PairTally> pairs;
            for (std::size_t a = 0; a < truth.size(); ++a)
                for (std::size_t b = a + 1; b < truth.size(); ++b)
                    pairs.push_back({a, b, drawn(random, 100, expectedScore(truth[a] - truth[b]), 0)});
            const auto found = bradleyTerry(truth.size(), pairs);
            for (std::size_t i = 0; i < truth.size(); ++i) {
                held += found[i].low <= truth[i] && truth[i] <= found[i].high;
                ++all;
                QVERIFY(std::abs(found[i].elo - truth[i]) < 150);
            }
        }
        QVERIFY2(held > 0.91 * all && held < 0.99 * all, qPrintable(QString::number(held)));
    }

    void roundRobinExpectsWhatWasObserved()
    {
        // Two players: the difference is that of the score, except for the half draw added.
        const std::vector<PairTally> one = {{0, 1, {750, 0, 250}}};
        const auto ratings = bradleyTerry(2, one);
        QVERIFY(std::abs(ratings[0].elo - ratings[1].elo - eloOf(0.75)) < 0.5);
        QVERIFY(std::abs(ratings[0].elo + ratings[1].elo - 3000) < 1e-6);
        // The interval of the difference is that of the match.
        const EloInterval match = eloFrom({750, 0, 250});
        QVERIFY(std::abs((ratings[0].high - ratings[0].low) * 2 - (match.high - match.low)) < 0.5);
        // From the other player's view, and split in two lines.
        const std::vector<PairTally> other = {{1, 0, {100, 0, 400}}, {0, 1, {350, 0, 150}}};
        QVERIFY(std::abs(bradleyTerry(2, other)[0].elo - ratings[0].elo) < 0.5);
    }

    void roundRobinSurvivesAnything()
    {
        QVERIFY(bradleyTerry(0, {}).empty());
        const auto lonely = bradleyTerry(3, std::vector<PairTally>{{0, 1, {20, 0, 0}}});
        QVERIFY(lonely[0].elo > lonely[1].elo && std::isfinite(lonely[0].elo));
        QVERIFY(std::isinf(lonely[2].high));
        const auto unbeaten = bradleyTerry(3, std::vector<PairTally>{{0, 1, {1000, 0, 0}}, {1, 2, {1000, 0, 0}}, {0, 2, {1000, 0, 0}}});
        QVERIFY(unbeaten[0].elo > unbeaten[1].elo && unbeaten[1].elo > unbeaten[2].elo && std::isfinite(unbeaten[0].high));
    }
};

EVENMATCH_TEST(TestElo)

} // namespace tst_elo

#include "tst_elo.moc"
