#include "tests/run_tests.h"

#include "core/json_text.h"
#include "core/strength/estimate/rank_accuracy.h"
#include "core/strength/estimate/side_features.h"
#include "core/strength/estimators/among_ranks.h"
#include "core/strength/estimators/baselines.h"
#include "core/strength/estimators/pooled.h"
#include "core/strength/fit/profile_builder.h"
#include "tests/core/synthetic_sides.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <numeric>

namespace tst_estimators {

using namespace evenmatch;
using namespace evenmatch::strength;

namespace {

RankScale scaleOf(std::size_t ranks)
{
    std::vector<std::string> names;
    for (std::size_t r = 0; r < ranks; ++r)
        names.push_back("rank " + std::to_string(r));
    return {"chess", names};
}

const Estimator& named(const Estimators& estimators, const std::string& name)
{
    return **std::ranges::find_if(estimators, [&](const auto& estimator) { return estimator->name() == name; });
}

AccuracyRow measureOne(const Estimator& estimator, std::span<const ScoredSide> sides, ProtocolOptions options)
{
    const Estimator* methods[] = {&estimator};
    return measureAccuracy(methods, sides, options).front();
}

/// Share of draws nearest to their own mean if means are `gap` apart and a draw's mean has that standard deviation.
double nearestAccuracy(std::size_t ranks, double gap, double deviation)
{
    const double inside = 0.5 * std::erfc(-gap / 2 / deviation / std::sqrt(2.0));
    const double n = static_cast<double>(ranks);
    return ((n - 2) * (2 * inside - 1) + 2 * inside) / n;
}

} // namespace

class TestEstimators : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nearestMeanIsAsGoodAsItCanBe_data()
    {
        QTest::addColumn<int>("games");
        for (const int games : {1, 5, 20})
            QTest::addRow("%d", games) << games;
    }

    void nearestMeanIsAsGoodAsItCanBe()
    {
        QFETCH(int, games);
        const SyntheticWorld world;
        const auto profile = buildProfile(scaleOf(world.ranks), world.sides(2000, 1));
        const auto query = world.sides(2000, 2);
        const double expected = nearestAccuracy(world.ranks, world.gap, 1 / std::sqrt(static_cast<double>(world.moves) * games));
        for (const char* name : {"beta", "beta-by-move"}) {
            const auto row = measureOne(named(profileEstimators(profile), name), query, {.games = {games}, .draws = 2000, .replicates = 0});
            QVERIFY2(std::abs(row.accuracy - expected) < 0.025,
                qPrintable(QString("%1: %2, expected %3").arg(name).arg(row.accuracy).arg(expected)));
        }
    }

    /// Early moves are alike at every rank, so short games must not make a player look stronger or weaker.
    void byMoveSeesThroughTheOpening()
    {
        SyntheticWorld world{.ranks = 3, .gap = 0.4, .moves = 40};
        const auto bend = [](std::vector<ScoredSide> sides, std::size_t kept) {
            for (ScoredSide& side : sides) {
                side.numbers.moves.resize(kept);
                side.numbers.rankLogPriors.resize(kept * side.numbers.ranks);
                for (MoveNumbers& move : side.numbers.moves)
                    move.level += move.moveNumber < 30 ? 2.0F : 0.0F; // the opening is of a high level everywhere
            }
            return sides;
        };
        const auto profile = buildProfile(scaleOf(3), bend(world.sides(800, 1), 40));
        const auto shortGames = bend(world.sides(800, 2), 20);
        const ProtocolOptions options{.games = {5}, .replicates = 0};
        const auto plain = measureOne(named(profileEstimators(profile), "beta"), shortGames, options);
        const auto byMove = measureOne(named(profileEstimators(profile), "beta-by-move"), shortGames, options);
        QVERIFY2(plain.accuracy < 0.45, qPrintable(QString::number(plain.accuracy)));
        QVERIFY2(byMove.accuracy > 0.85, qPrintable(QString::number(byMove.accuracy)));
    }

    /// Ranks 1 and 2 have no candidates: ordering gives them the mean of rank 0. With the tie, no side of rank 0 would be estimated right.
    void ranksWithoutCandidatesGetNothing()
    {
        const SyntheticWorld world{.ranks = 5, .gap = 0.6, .moves = 200};
        const auto outOfReach = [](const ScoredSide& side) { return side.labels.rank == 1 || side.labels.rank == 2; };
        std::vector<ScoredSide> candidates = world.sides(50, 1);
        std::vector<ScoredSide> query = world.sides(50, 2);
        std::erase_if(candidates, outOfReach);
        std::erase_if(query, outOfReach);
        const auto profile = buildProfile(scaleOf(5), candidates);
        const std::vector<bool> present = ranksWithSides(candidates, 5);
        QCOMPARE(present, (std::vector<bool>{true, false, false, true, true}));

        Estimators estimators = profileEstimators(profile);
        const ProtocolOptions options{.games = {5}, .replicates = 0};
        const double tied = measureOne(*estimators.front(), query, options).byRank.front().accuracy;
        const auto limited = amongRanks(present, std::move(estimators.front()));
        const AccuracyRow row = measureOne(*limited, query, options);
        QVERIFY2(tied < 0.5, qPrintable(QString::number(tied)));
        QVERIFY2(row.byRank.front().accuracy > 0.95, qPrintable(QString::number(row.byRank.front().accuracy)));
        QVERIFY(std::isfinite(row.logLoss));
    }

    /// SE's β̄i and β̄i^d: means over the candidates, in any order.
    void rawCurvesArePlainMeans()
    {
        const SyntheticWorld world{.ranks = 3};
        const auto sides = world.sides(6, 5);
        const auto profile = buildProfile(scaleOf(3), sides, {.raw = true});
        for (std::size_t rank = 0; rank < 3; ++rank) {
            double sum = 0;
            double moves = 0;
            double first = 0;
            double games = 0;
            for (const ScoredSide& side : sides) {
                if (side.labels.rank != static_cast<int>(rank))
                    continue;
                for (const MoveNumbers& move : side.numbers.moves) {
                    sum += move.beta();
                    ++moves;
                    if (move.moveNumber == 0) {
                        first += move.beta();
                        ++games;
                    }
                }
            }
            QVERIFY(moves > 0);
            QVERIFY(std::abs(profile.ranks[rank].beta.mean - sum / moves) < 1e-9);
            QVERIFY(games == 0 || std::abs(profile.ranks[rank].beta.byMove.front() - first / games) < 1e-9);
        }
    }

    void likelihoodIsAsGoodAsBayes()
    {
        const SyntheticWorld world{.ranks = 3, .sharpness = 0.3};
        const auto fit = fitEstimators(world.sides(500, 3), world.ranks);
        const auto query = world.sides(1000, 4);
        const ProtocolOptions options{.games = {1, 5}, .draws = 1000, .replicates = 0};
        const Estimators raw = policyEstimators(world.ranks); // knows the true policies, so it is optimal
        const Estimators fitted = fittedEstimators(fit);
        const Estimator* methods[] = {&named(raw, "likelihood-raw"), &named(fitted, "likelihood"), &named(raw, "sl-sum")};
        const auto rows = measureAccuracy(methods, query, options);
        for (const std::size_t n : {std::size_t(0), std::size_t(1)}) {
            QVERIFY(rows[n].accuracy > 0.5);
            QVERIFY(std::abs(rows[2 + n].accuracy - rows[n].accuracy) < 0.03);
            QVERIFY(rows[2 + n].logLoss < rows[n].logLoss + 0.03);
            QVERIFY(rows[4 + n].accuracy > 0.45 && rows[4 + n].accuracy < rows[n].accuracy + 0.02);
        }
    }

    void temperatureFindsRepeatedEvidence()
    {
        const SyntheticWorld world{.ranks = 4, .moves = 10};
        auto sides = world.sides(400, 5);
        const double once = fitEstimators(sides, world.ranks).calibrations.at("likelihood").temperature;
        QVERIFY2(once > 0.8 && once < 1.25, qPrintable(QString::number(once)));
        for (ScoredSide& side : sides) { // every score three times
            const SideNumbers said = side.numbers;
            for (int again = 0; again < 2; ++again) {
                side.numbers.moves.insert(side.numbers.moves.end(), said.moves.begin(), said.moves.end());
                side.numbers.rankLogPriors.insert(side.numbers.rankLogPriors.end(), said.rankLogPriors.begin(), said.rankLogPriors.end());
            }
        }
        const double thrice = fitEstimators(sides, world.ranks).calibrations.at("likelihood").temperature;
        QVERIFY2(std::abs(thrice / once - 3) < 0.3, qPrintable(QString::number(thrice)));
    }

    void biasIsTakenAway()
    {
        const SyntheticWorld world{.ranks = 3};
        const auto skew = [](std::vector<ScoredSide> sides) {
            for (ScoredSide& side : sides)
                for (std::size_t i = 0; i < side.numbers.rankLogPriors.size(); i += 3)
                    side.numbers.rankLogPriors[i] += 1; // the first rank's policy is overconfident
            return sides;
        };
        const auto fit = fitEstimators(skew(world.sides(300, 6)), 3);
        const auto query = skew(world.sides(300, 7));
        const ProtocolOptions options{.games = {5}, .replicates = 0};
        QVERIFY(measureOne(named(policyEstimators(3), "likelihood-raw"), query, options).accuracy < 0.4);
        QVERIFY(measureOne(named(fittedEstimators(fit), "likelihood"), query, options).accuracy > 0.9);
    }

    void discriminantUsesWhatSeparates()
    {
        const SyntheticWorld world{.ranks = 4, .gap = 0.2};
        const auto fit = fitEstimators(world.sides(300, 8), world.ranks);
        const auto row = measureOne(named(fittedEstimators(fit), "discriminant"), world.sides(300, 9), {.games = {5}, .replicates = 0});
        const auto likelihood
            = measureOne(named(fittedEstimators(fit), "likelihood"), world.sides(300, 9), {.games = {5}, .replicates = 0});
        QVERIFY2(row.accuracy > likelihood.accuracy, qPrintable(QString("%1 %2").arg(row.accuracy).arg(likelihood.accuracy)));
        QVERIFY2(row.logLoss < 0.5, qPrintable(QString::number(row.logLoss)));
    }

    void discriminantBearsRanksThatNobodyHad()
    {
        const SyntheticWorld world{.ranks = 4, .gap = 0.2};
        const auto withoutTheFirst = [](std::vector<ScoredSide> sides) {
            std::erase_if(sides, [](const ScoredSide& side) { return side.labels.rank == 0; });
            return sides;
        };
        const auto fit = fitEstimators(withoutTheFirst(world.sides(300, 8)), world.ranks);
        const auto query = withoutTheFirst(world.sides(300, 9));
        const auto row = measureOne(named(fittedEstimators(fit), "discriminant"), query, {.games = {5}, .replicates = 0});
        QVERIFY2(row.logLoss < 0.5, qPrintable(QString::number(row.logLoss)));
    }

    /// Half of the players has none of the last rank. Its players in the other half made the temperature exceed 1,000.
    void discriminantBearsARankOfOnePlayer()
    {
        const SyntheticWorld world{.ranks = 4, .gap = 0.2};
        auto sides = world.sides(300, 8);
        for (std::size_t i = 0; i < sides.size(); ++i)
            sides[i].labels.player = sides[i].labels.rank == 3 ? "the only one" : std::to_string(i);
        const auto fit = fitEstimators(sides, world.ranks);
        QVERIFY2(fit.calibrations.at("discriminant").temperature < 10,
            qPrintable(QString::number(fit.calibrations.at("discriminant").temperature)));
        auto query = world.sides(300, 9);
        std::erase_if(query, [](const ScoredSide& side) { return side.labels.rank == 3; });
        const auto row = measureOne(named(fittedEstimators(fit), "discriminant"), query, {.games = {5}, .replicates = 0});
        QVERIFY2(row.logLoss < 0.6, qPrintable(QString::number(row.logLoss)));
    }

    /// What counts is the loss, not the temperature: scores may be of any size.
    void calibrationsThatDivergeAreRefused()
    {
        core::Random random(3);
        const auto samples = [&](double scale) {
            std::vector<ScoreSample> made;
            for (std::size_t i = 0; i < 200; ++i) {
                const double told = scale * (i % 2 == 0 ? 1 : -1);
                made.push_back({{told + std::abs(scale) * normal(random), 0.0}, 1, i % 2});
            }
            return made;
        };
        const auto sound = soundCalibration(samples(1e6));
        QVERIFY(sound && sound->temperature > 1e5);
        QVERIFY(lossOf(*sound, samples(1e6)) < 0.6);
        QVERIFY(!soundCalibration(samples(-1e6))); // always the wrong rank
        QVERIFY(!soundCalibration(samples(std::numeric_limits<double>::quiet_NaN())));
        QVERIFY(!soundCalibration(std::vector<ScoreSample>(5, {{kImpossible, 0.0}, 1, 0})));
    }

    void nothingIsFittedToNumbersThatAreNone()
    {
        const SyntheticWorld world{.ranks = 3};
        auto sides = world.sides(50, 8);
        sides[7].numbers.moves[3].quality = std::numeric_limits<float>::infinity();
        const auto fit = fitEstimators(sides, world.ranks);
        QVERIFY(!fit.calibrations.contains("discriminant"));
        QVERIFY(fit.calibrations.contains("likelihood")); // which does not use qualities
        QVERIFY(estimatorFitFromJson(core::parseJson(core::jsonText(toJson(fit)))).ok());
    }

    void pooledIsTheGeometricMean()
    {
        const SyntheticWorld world{.ranks = 3};
        const auto candidates = world.sides(40, 8);
        const auto profile = buildProfile(scaleOf(3), candidates);
        const auto fit = fitEstimators(candidates, 3);
        const Estimators pool = pooledEstimators(profile, fit);
        QCOMPARE(pool.size(), std::size_t(1));
        QCOMPARE(pool.front()->name(), std::string("beta+discriminant"));
        const Estimators nearest = profileEstimators(profile);
        const Estimators fitted = fittedEstimators(fit);
        const auto games = world.sides(3, 9);
        for (const std::size_t count : {1, 4}) {
            const auto some = std::span(games).first(count);
            const auto beta = estimate(named(nearest, "beta"), some);
            const auto linear = estimate(named(fitted, "discriminant"), some);
            const auto together = estimate(*pool.front(), some);
            double sum = 0;
            for (std::size_t r = 0; r < 3; ++r)
                sum += std::sqrt(beta[r] * linear[r]);
            for (std::size_t r = 0; r < 3; ++r)
                QVERIFY(std::abs(together[r] - std::sqrt(beta[r] * linear[r]) / sum) < 1e-5);
        }
        QVERIFY(pooledEstimators(profile, {.ranks = 3}).empty()); // no estimator was fitted
    }

    void votesAreCounted()
    {
        ScoredSide side{{.rank = 1}, {2, std::vector<MoveNumbers>(3), {}}};
        // Two moves barely for the weaker rank, one strongly for the stronger: the vote and the sum differ.
        for (const double q : {0.45, 0.45, 0.95}) {
            side.numbers.rankLogPriors.push_back(static_cast<float>(std::log(q)));
            side.numbers.rankLogPriors.push_back(static_cast<float>(std::log(1 - q)));
        }
        const Estimators all = policyEstimators(2);
        QVERIFY(estimate(named(all, "sl-vote"), std::span(&side, 1))[1] > 0.5);
        QVERIFY(estimate(named(all, "sl-sum"), std::span(&side, 1))[0] > 0.5);
        QVERIFY(estimate(named(all, "likelihood-raw"), std::span(&side, 1))[0] > 0.5);
    }

    void baselinesKnowOnlyLabels()
    {
        const SyntheticWorld world{.ranks = 3, .gap = 5};
        auto sides = world.sides(100, 10);
        for (ScoredSide& side : sides) {
            side.labels.source = side.labels.rank == 0 ? "club" : "server";
            side.labels.year = 2000 + side.labels.rank;
            side.labels.setting = "even";
        }
        const auto fit = fitEstimators(sides, 3);
        const Estimators all = baselines(fit);
        QVERIFY(std::ranges::all_of(all, [](const auto& estimator) { return estimator->isBaseline(); }));
        const ProtocolOptions options{.games = {5}, .replicates = 0};
        QVERIFY(std::abs(measureOne(named(all, "source"), sides, options).accuracy - 2.0 / 3) < 0.01);
        QCOMPARE(measureOne(named(all, "year"), sides, options).accuracy, 1.0);
        QVERIFY(std::abs(measureOne(named(all, "setting"), sides, options).accuracy - 1.0 / 3) < 0.01);
        ScoredSide unseen = sides.front();
        unseen.labels.source = "elsewhere";
        const auto probabilities = estimate(named(all, "source"), std::span(&unseen, 1));
        QVERIFY(std::abs(probabilities[0] - 1.0 / 3) < 1e-9);
    }

    void tiesAreWorthTheirShare()
    {
        RankProfile profile{scaleOf(4), std::vector<RankEntry>(4), {}}; // knows nothing: all means are 0
        const auto row = measureOne(
            named(profileEstimators(profile), "beta"), SyntheticWorld{.ranks = 4}.sides(20, 1), {.games = {3}, .replicates = 0});
        QVERIFY(std::abs(row.accuracy - 0.25) < 1e-9);
        QVERIFY(std::abs(row.accuracyPm1 - (2 + 3 + 3 + 2) / 16.0) < 1e-9);
    }

    void errorsAreInRatings()
    {
        QCOMPARE(chessScale().middleRating(7).value(), 1099.5);
        QCOMPARE(chessScale().middleRatings().size(), std::size_t(8));
        QVERIFY(goScale().middleRatings().empty());
        RankProfile profile{scaleOf(4), std::vector<RankEntry>(4), {}}; // knows nothing: expects the middle of the scale
        const Estimators all = profileEstimators(profile);
        const auto sides = SyntheticWorld{.ranks = 4}.sides(20, 1);
        const auto row = measureOne(named(all, "beta"), sides, {.games = {3}, .replicates = 0, .middles = {1700, 1500, 1300, 1100}});
        QVERIFY(row.meanError && std::abs(*row.meanError - 200) < 1e-6);
        QVERIFY(!measureOne(named(all, "beta"), sides, {.games = {3}, .replicates = 0}).meanError);
    }

    void rowsComeWithDrawsAndConfusion()
    {
        const SyntheticWorld world{.ranks = 3};
        const auto sides = world.sides(50, 11);
        const auto profile = buildProfile(scaleOf(3), sides);
        const Estimators all = profileEstimators(profile);
        const Estimator* methods[] = {all[0].get(), all[2].get()};
        const auto rows = measureAccuracy(methods, sides, {.games = {1, 10}, .draws = 100, .replicates = 20, .replicateDraws = 20});
        QCOMPARE(rows.size(), std::size_t(4));
        QCOMPARE(rows[0].method, std::string("beta"));
        QCOMPARE(rows[1].games, 10);
        QCOMPARE(rows[2].method, std::string("quality"));
        for (const AccuracyRow& row : rows) {
            QCOMPARE(row.draws, 300);
            QCOMPARE(row.ranks, 3);
            QCOMPARE(row.sides, std::size_t(150));
            QVERIFY(row.accuracyPm1 >= row.accuracy && row.interval.low <= row.accuracy + 0.05 && row.interval.high >= row.accuracy - 0.05);
            int hits = 0;
            for (std::size_t r = 0; r < 3; ++r) {
                QCOMPARE(std::accumulate(row.confusion[r].begin(), row.confusion[r].end(), 0), 100);
                hits += row.confusion[r][r];
            }
            QVERIFY(std::abs(hits / 300.0 - row.accuracy) < 1e-9);
            QCOMPARE(row.byRank.size(), std::size_t(3));
            double near = 0;
            for (const RankShare& share : row.byRank) {
                QCOMPARE(share.draws, 100);
                QVERIFY(std::abs(row.confusion[share.rank][share.rank] / 100.0 - share.accuracy) < 1e-9);
                QVERIFY(share.interval.low <= share.interval.high && share.interval.high <= share.intervalPm1.high);
                near += share.accuracyPm1 / 3;
            }
            QVERIFY(std::abs(near - row.accuracyPm1) < 1e-9);
            QCOMPARE(row.byRank[1].accuracyPm1, 1.0); // the middle of three is never more than one off
        }
        QVERIFY(rows[1].accuracy > rows[0].accuracy);
    }

    /// Players differ from their rank, so more games of one player do not average the difference out.
    void playerSamplingTakesOnePlayersGames()
    {
        SyntheticWorld world{.ranks = 3, .gap = 0.5, .moves = 40};
        core::Random random(12);
        std::vector<ScoredSide> sides;
        for (std::size_t rank = 0; rank < 3; ++rank) {
            for (int player = 0; player < 40; ++player) {
                const auto own = static_cast<float>(0.4 * normal(random));
                for (int game = 0; game < 12; ++game) {
                    ScoredSide side = world.side(rank, random);
                    side.labels.player = std::to_string(rank) + '/' + std::to_string(player);
                    for (MoveNumbers& move : side.numbers.moves)
                        move.level += own;
                    sides.push_back(side);
                }
            }
        }
        const auto profile = buildProfile(scaleOf(3), sides);
        const Estimators all = profileEstimators(profile);
        const auto random10 = measureOne(*all[0], sides, {.games = {10}, .replicates = 0});
        const auto player10 = measureOne(*all[0], sides, {.games = {10}, .sampling = Sampling::Player, .replicates = 50});
        QVERIFY2(random10.accuracy > 0.9 && player10.accuracy < 0.75,
            qPrintable(QString("%1 %2").arg(random10.accuracy).arg(player10.accuracy)));
        QVERIFY(player10.interval.high - player10.interval.low > 0.1);
        const Estimator* methods[] = {all[0].get()};
        QVERIFY(measureAccuracy(methods, sides, {.games = {13}, .sampling = Sampling::Player}).empty());
    }

    void ranksWithFewSidesStayOut()
    {
        const SyntheticWorld world{.ranks = 3};
        auto sides = world.sides(30, 13);
        sides.erase(sides.begin() + 5, sides.begin() + 30); // five of the strongest are left
        const auto row = measureOne(*profileEstimators(buildProfile(scaleOf(3), sides)).front(), sides, {.games = {1}, .replicates = 0});
        QCOMPARE(row.ranks, 2);
        QCOMPARE(row.sides, std::size_t(60));
        QCOMPARE(std::accumulate(row.confusion[0].begin(), row.confusion[0].end(), 0), 0);
    }

    /// For repeatedly drawn query sets, about 95 in 100 have the true accuracy within their interval.
    void intervalsHoldTheTruth()
    {
        const SyntheticWorld world{.ranks = 3, .gap = 0.3, .moves = 10};
        const auto profile = buildProfile(scaleOf(3), world.sides(3000, 1));
        const Estimators all = profileEstimators(profile);
        const double truth = nearestAccuracy(3, world.gap, 1 / std::sqrt(10.0));
        int held = 0;
        constexpr int kWorlds = 100;
        for (int i = 0; i < kWorlds; ++i) {
            const auto row = measureOne(*all[0], world.sides(60, 100 + static_cast<std::uint64_t>(i)),
                {.games = {1}, .draws = 100, .replicates = 60, .replicateDraws = 100});
            held += row.interval.low <= truth && truth <= row.interval.high ? 1 : 0;
        }
        QVERIFY2(held >= 88, qPrintable(QString::number(held)));
    }

    void selectsMoves()
    {
        SyntheticWorld world{.ranks = 2, .moves = 60};
        const auto sides = world.sides(3, 14);
        const auto first = select(sides, MoveSelection::First50, 1);
        const auto last = select(sides, MoveSelection::Last50, 1);
        const auto one = select(sides, MoveSelection::One, 1);
        QCOMPARE(first.size(), std::size_t(6));
        QCOMPARE(first[0].numbers.moves.size(), std::size_t(25));
        QCOMPARE(last[0].numbers.moves.size(), std::size_t(25));
        QCOMPARE(int(last[0].numbers.moves.back().moveNumber), 118);
        QCOMPARE(one.size(), std::size_t(48));
        for (const ScoredSide& side : one) {
            QCOMPARE(side.numbers.moves.size(), std::size_t(1));
            QCOMPARE(side.numbers.rankLogPriors.size(), std::size_t(2));
        }
        // The rank log priors stay with their moves.
        for (std::size_t i = 0; i < 25; ++i)
            QVERIFY(std::ranges::equal(last[0].numbers.rankLogPriorsOf(i), sides[0].numbers.rankLogPriorsOf(35 + i)));
        QVERIFY(select(std::vector<ScoredSide>(2), MoveSelection::All, 1).empty());
    }

    void fitSurvivesJson()
    {
        const SyntheticWorld world{.ranks = 3};
        const auto fit = fitEstimators(world.sides(30, 15), 3);
        const auto read = estimatorFitFromJson(core::parseJson(core::jsonText(toJson(fit))));
        QVERIFY(read.ok());
        QVERIFY(*read == fit);
        QCOMPARE(fit.discriminant.features, featureNames(3).size());
        QCOMPARE(featureCount(3), featureNames(3).size());
    }

    void fitRefusesNonsense_data()
    {
        QTest::addColumn<QByteArray>("patch");
        for (const char* patch :
            {R"({"ranks": 0})", R"({"ranks": 1e9})", R"({"ranks": 4})", R"({"discriminant": null})", R"({"scalars": []})",
                R"({"calibrations": {"likelihood": {"temperature": 0, "bias": [0,0,0]}}})", R"({"categories": {"year": {"1": [1,2]}}})",
                R"({"categories": {"year": {"1": [1,2,-3]}}})", R"({"scalars": {"value": {"means": [0,0,"x"], "deviation": 1}}})"})
            QTest::newRow(patch) << QByteArray(patch);
    }

    void fitRefusesNonsense()
    {
        QFETCH(QByteArray, patch);
        auto json = toJson(fitEstimators(SyntheticWorld{.ranks = 3}.sides(5, 16), 3));
        json.update(core::parseJson(patch.toStdString()));
        QVERIFY(!estimatorFitFromJson(json).ok());
        QVERIFY(!estimatorFitFromJson(nlohmann::json()).ok());
    }
};

EVENMATCH_TEST(TestEstimators)

} // namespace tst_estimators

#include "tst_estimators.moc"
