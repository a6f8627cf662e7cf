#include "tests/run_tests.h"

#include "core/strength/fit/profile_builder.h"
#include "core/strength/maths/intervals.h"
#include "core/strength/maths/isotonic.h"
#include "core/strength/maths/linear.h"
#include "core/strength/maths/regression.h"
#include "core/strength/scale/rank_bands.h"
#include "tests/core/synthetic_sides.h"

#include <QTest>

#include <algorithm>
#include <numeric>

namespace tst_strength_statistics {

using namespace evenmatch;
using namespace evenmatch::strength;

class TestStrengthStatistics : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void wilsonKnownValues()
    {
        const Interval eight = wilson(8, 10); // Wilson 1927, as in published tables
        QVERIFY(std::abs(eight.low - 0.4902) < 5e-4 && std::abs(eight.high - 0.9433) < 5e-4);
        QCOMPARE(wilson(0, 20).low, 0.0);
        QVERIFY(std::abs(wilson(0, 20).high - 0.1611) < 5e-4);
        QCOMPARE(wilson(0, 0).high, 1.0);
        QCOMPARE(middle({}).high, 0.0);
        std::vector<double> replicates(101);
        std::iota(replicates.rbegin(), replicates.rend(), 0);
        QVERIFY(std::abs(middle(replicates).low - 2.5) < 1e-9 && std::abs(middle(replicates).high - 97.5) < 1e-9);
    }

    void clustersAreTheTrials()
    {
        // A cluster of a thousand equal trials counts about as one.
        std::vector<Cluster> clusters;
        for (int i = 0; i < 40; ++i)
            clusters.push_back({i % 2 == 0 ? 1000.0 : 0.0, 1000});
        const Interval interval = clusteredShare(clusters);
        QVERIFY(std::abs((interval.high - interval.low) - (wilson(20, 40).high - wilson(20, 40).low)) < 0.01);
        QCOMPARE(clusteredShare({}).high, 1.0);
    }

    void clusteredIntervalCovers()
    {
        core::Random random(1);
        int held = 0;
        for (int world = 0; world < 400; ++world) {
            std::vector<Cluster> clusters;
            for (int game = 0; game < 40; ++game) {
                const double share = std::clamp(0.4 + 0.15 * normal(random), 0.0, 1.0);
                Cluster cluster{0, 10 + random.uniform() * 40};
                cluster.trials = std::floor(cluster.trials);
                for (int i = 0; i < static_cast<int>(cluster.trials); ++i)
                    cluster.successes += random.uniform() < share ? 1 : 0;
                clusters.push_back(cluster);
            }
            const Interval interval = clusteredShare(clusters);
            held += interval.low <= 0.4 && 0.4 <= interval.high ? 1 : 0;
        }
        QVERIFY2(held >= 370 && held <= 392, qPrintable(QString::number(held)));
    }

    void isotonicKnownValues()
    {
        const auto of = [](std::vector<double> values, std::vector<double> weights) { return neverRising(values, weights); };
        QVERIFY(of({3, 2, 1}, {1, 1, 1}) == (std::vector<double>{3, 2, 1}));
        QVERIFY(of({1, 2, 3}, {1, 1, 1}) == (std::vector<double>{2, 2, 2}));
        QVERIFY(of({1, 4}, {1, 2}) == (std::vector<double>{3, 3}));
        QVERIFY(of({9, 5, 7, 1}, {1, 1, 0, 1}) == (std::vector<double>{9, 5, 5, 1}));
        QVERIFY(of({100, 5, 1}, {0, 1, 1}) == (std::vector<double>{5, 5, 1}));
        QVERIFY(of({}, {}).empty());
    }

    void isotonicIsTheClosest()
    {
        core::Random random(2);
        for (int trial = 0; trial < 200; ++trial) {
            std::vector<double> values(6);
            std::vector<double> weights(6);
            for (std::size_t i = 0; i < 6; ++i) {
                values[i] = random.uniform() - 0.1 * static_cast<double>(i);
                weights[i] = 0.1 + random.uniform();
            }
            const auto fit = neverRising(values, weights);
            const auto cost = [&](const std::vector<double>& x) {
                double sum = 0;
                for (std::size_t i = 0; i < x.size(); ++i)
                    sum += weights[i] * (x[i] - values[i]) * (x[i] - values[i]);
                return sum;
            };
            QVERIFY(std::ranges::is_sorted(fit, std::greater()));
            for (int other = 0; other < 100; ++other) {
                auto x = fit;
                for (double& entry : x)
                    entry += 0.1 * (random.uniform() - 0.5);
                std::ranges::sort(x, std::greater());
                QVERIFY(cost(x) >= cost(fit) - 1e-12);
            }
        }
    }

    void solvesSystems()
    {
        const auto factor = Cholesky::of(std::vector<double>{4, 0, 0, 2, 5, 0, 1, 3, 6}, 3);
        QVERIFY(factor.has_value());
        const auto x = factor->solve(std::vector<double>{4 + 2 * 2 + 3, 2 + 5 * 2 + 3 * 3, 1 + 3 * 2 + 6 * 3});
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(std::abs(x[i] - static_cast<double>(i + 1)) < 1e-9);
        QVERIFY(!Cholesky::of(std::vector<double>{1, 0, 2, 1}, 2).has_value());
    }

    void profileFindsTheCurves()
    {
        SyntheticWorld world{.ranks = 3, .gap = 0.5, .moves = 30};
        auto sides = world.sides(400, 3);
        for (ScoredSide& side : sides)
            for (MoveNumbers& move : side.numbers.moves)
                move.level += 0.02F * move.moveNumber;
        const RankProfile profile = buildProfile(RankScale("chess", {"a", "b", "c"}), sides);
        for (std::size_t r = 0; r < 3; ++r) {
            const RankCurve& curve = profile.ranks[r].beta;
            for (const int d : {0, 10, 30, 58})
                QVERIFY2(std::abs(curve.at(d) - (0.02 * d - 0.5 * static_cast<double>(r))) < 0.08,
                    qPrintable(QString("rank %1 move %2: %3").arg(r).arg(d).arg(curve.at(d))));
            QVERIFY(std::abs(curve.mean - (0.58 - 0.5 * static_cast<double>(r))) < 0.05);
            QVERIFY(std::abs(curve.spread - 1 / std::sqrt(30.0)) < 0.03);
            QVERIFY(std::abs(curve.bandByMove[30] - 1.02) < 0.1);
            QCOMPARE(profile.ranks[r].games, std::uint64_t(400));
            QCOMPARE(profile.ranks[r].moves, std::uint64_t(12000));
        }
    }

    void thinRankCannotStandAboveAStronger()
    {
        SyntheticWorld world{.ranks = 3, .gap = 0.4};
        auto sides = world.sides(200, 4);
        std::vector<ScoredSide> thin(sides.begin(), sides.begin() + 200);
        thin.insert(thin.end(), sides.begin() + 400, sides.end());
        core::Random random(5);
        for (int i = 0; i < 3; ++i) { // three lucky games in the middle, better than the strongest
            ScoredSide lucky = world.side(1, random);
            for (MoveNumbers& move : lucky.numbers.moves)
                move.level += 3;
            thin.push_back(lucky);
        }
        const RankProfile profile = buildProfile(RankScale("chess", {"a", "b", "c"}), thin);
        for (std::size_t d = 0; d < profile.ranks[0].beta.byMove.size(); ++d)
            for (std::size_t r = 1; r < 3; ++r)
                QVERIFY(profile.ranks[r].beta.byMove[d] <= profile.ranks[r - 1].beta.byMove[d]);
        QVERIFY(profile.ranks[1].beta.mean <= profile.ranks[0].beta.mean);
        QVERIFY(std::abs(profile.ranks[0].beta.mean) < 0.1);
    }

    void profileOfNothing()
    {
        const RankProfile profile = buildProfile(RankScale("chess", {"a", "b"}), {});
        QCOMPARE(profile.ranks.size(), std::size_t(2));
        QVERIFY(!profile.ranks[0].beta.byMove.empty() && profile.ranks[0].games == 0);
    }

    void ranksThatAreTheSameShareABand()
    {
        const auto curve = [](double mean) { return RankCurve{mean, 0.3, {mean}, {1.2}}; };
        RankProfile profile{chessScale(), {}, {}};
        for (const double mean : {1.0, 1.0, 0.5, 0.0})
            profile.ranks.push_back({curve(mean), curve(mean), 10, 100});
        const auto bands = rankBands(profile, Measure::Beta, 40, 9);
        QCOMPARE(bands.size(), 3U);
        QCOMPARE(bands[0].strongest, 0U);
        QCOMPARE(bands[0].weakest, 1U);
        QCOMPARE(bands[2].mean.size(), 41U);
        // √(0.3² + 1.2² / 9) = 0.5: the middle half is 0.337 to either side
        QVERIFY(std::abs(bands[1].high[7] - 0.5 - 0.6745 * 0.5) < 1e-9);
        QVERIFY(std::abs(bands[1].low[7] - 0.5 + 0.6745 * 0.5) < 1e-9);
        // More ranks than fit into a picture: neighbours are merged, and all are included.
        RankProfile many{RankScale("go", std::vector<std::string>(30, "9d")), {}, {}};
        for (int rank = 0; rank < 30; ++rank)
            many.ranks.push_back({curve(-rank), curve(-rank), 10, 100});
        const auto few = rankBands(many, Measure::Beta, 40, 9);
        QVERIFY(few.size() > 4 && few.size() <= 8);
        std::size_t next = 0;
        for (const RankBand& band : few) {
            QCOMPARE(band.strongest, next);
            next = band.weakest + 1;
        }
        QCOMPARE(next, 30U);
    }

    void regressionTellsOwnFromOpponent()
    {
        core::Random random(6);
        std::vector<Observation> observations;
        for (int player = 0; player < 300; ++player) {
            const double own = normal(random);
            for (int game = 0; game < 3; ++game) {
                const double opponent = 0.7 * own + 0.7 * normal(random); // players meet their equals
                observations.push_back({2 * own + 0.5 * normal(random), {own, opponent}, std::to_string(player)});
            }
        }
        const auto coefficients = regress(observations);
        QCOMPARE(coefficients.size(), std::size_t(2));
        QVERIFY(std::abs(coefficients[0].value - 2) < 0.1 && std::abs(coefficients[1].value) < 0.1);
        QVERIFY(coefficients[0].interval.low > 1.8 && coefficients[1].interval.low < 0 && coefficients[1].interval.high > 0);
        QVERIFY(regress(std::vector<Observation>(2)).empty());
        for (Observation& observation : observations)
            observation.player = "one";
        QVERIFY(regress(observations).empty()); // one player gives no difference between players
        QCOMPARE(partialCorrelation(observations).interval.high, 1.0);
    }

    void correlationGivenTheRest()
    {
        core::Random random(7);
        std::vector<Observation> through;
        std::vector<Observation> own;
        for (int i = 0; i < 2000; ++i) {
            const double z = normal(random);
            const double x = z + normal(random);
            through.push_back({z + normal(random), {x, z}, {}}); // y and x are related only through z
            own.push_back({x + z + std::sqrt(3.0) * normal(random), {x, z}, {}}); // given z, correlation 1/2
        }
        const Coefficient none = partialCorrelation(through);
        QVERIFY2(std::abs(none.value) < 0.06 && none.interval.low < 0 && none.interval.high > 0, qPrintable(QString::number(none.value)));
        const Coefficient half = partialCorrelation(own);
        QVERIFY2(std::abs(half.value - 0.5) < 0.05 && half.interval.low > 0.4, qPrintable(QString::number(half.value)));
        std::vector<Observation> constant(50, Observation{1, {1, 2}, {}});
        QCOMPARE(partialCorrelation(constant).value, 0.0);
    }
};

EVENMATCH_TEST(TestStrengthStatistics)

} // namespace tst_strength_statistics

#include "tst_strength_statistics.moc"
