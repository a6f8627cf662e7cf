// Calibration of intervals, on simulated players of known rank.
#include "tests/run_tests.h"

#include "core/json_text.h"
#include "core/strength/estimate/mixture_rate.h"
#include "core/strength/estimate/rank_estimate.h"
#include "core/strength/estimate/side_features.h"
#include "core/strength/estimators/estimators.h"
#include "core/strength/estimators/server_estimator.h"
#include "core/strength/scale/rank_profile.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <numbers>
#include <numeric>

namespace tst_player_calibration {

using namespace evenmatch::strength;
using evenmatch::core::Random;

namespace {

constexpr std::size_t kRanks = 8;

double normal(Random& random) { return std::sqrt(-2 * std::log(1 - random.uniform())) * std::cos(2 * std::numbers::pi * random.uniform()); }

/// Uses the true distribution of a game's mean β, normal around 7 − rank, and treats games as independent.
class GaussEstimator final : public Estimator {
public:
    const std::string& name() const override { return m_name; }
    std::size_t ranks() const override { return kRanks; }
    std::size_t width() const override { return 1; }
    void summarise(const ScoredSide& side, std::span<double> sums) const override
    {
        for (const MoveNumbers& move : side.numbers.moves)
            sums[0] += move.beta() / static_cast<double>(side.numbers.moves.size());
    }
    void probabilities(std::span<const double> sums, std::size_t sides, std::span<double> result) const override
    {
        for (std::size_t r = 0; r < kRanks; ++r)
            result[r] = sums[0] / static_cast<double>(sides) - (7.0 - static_cast<double>(r));
        normaliseDistances(result, static_cast<double>(sides), 1.5);
    }

private:
    std::string m_name = "gauss";
};

/// A game of a player: β = 7 − rank + the player's offset + the game's deviation (1.5).
ScoredSide gameOf(double strength, Random& random, int rank = -1, std::string player = {})
{
    ScoredSide side;
    side.labels.rank = rank;
    side.labels.player = std::move(player);
    const double level = strength + 1.5 * normal(random);
    for (int i = 0; i < 30; ++i)
        side.numbers.moves.push_back({.moveNumber = static_cast<std::uint16_t>(2 * i), .level = static_cast<float>(level)});
    return side;
}

/// Players of every rank who differ from their rank by `own` (standard deviation).
std::vector<ScoredSide> playersOf(int perRank, int games, double own, std::uint64_t seed)
{
    Random random(seed);
    std::vector<ScoredSide> sides;
    for (int rank = 0; rank < static_cast<int>(kRanks); ++rank)
        for (int player = 0; player < perRank; ++player) {
            const double strength = 7.0 - rank + own * normal(random);
            for (int game = 0; game < games; ++game)
                sides.push_back(gameOf(strength, random, rank, std::to_string(rank) + '-' + std::to_string(player)));
        }
    return sides;
}

const std::vector<int> kGames{1, 2, 5, 10, 20};

PlayerCalibration calibrated(double own)
{
    static std::map<double, PlayerCalibration> made;
    PlayerCalibration& calibration = made[own];
    if (!calibration.isCalibrated())
        calibration = fitPlayerCalibration(drawPlayers(GaussEstimator(), playersOf(60, 20, own, 1), kGames, 3));
    return calibration;
}

std::vector<ScoredSide> gamesOf(double strength, int count, std::uint64_t seed)
{
    Random random(seed);
    std::vector<ScoredSide> sides;
    for (int i = 0; i < count; ++i)
        sides.push_back(gameOf(strength, random));
    return sides;
}

RankEstimator estimatorFor(double own) { return {std::make_shared<GaussEstimator>(), calibrated(own)}; }

} // namespace

class TestPlayerCalibration : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void intervalsAreTheShortestWayToTheirLevel_data()
    {
        QTest::addColumn<double>("level");
        QTest::addColumn<int>("strongest");
        QTest::addColumn<int>("weakest");
        QTest::newRow("0") << 0.0 << 2 << 2;
        QTest::newRow("40") << 0.4 << 2 << 2;
        QTest::newRow("60") << 0.6 << 1 << 2;
        QTest::newRow("80") << 0.8 << 1 << 3;
        QTest::newRow("100") << 1.1 << 0 << 4;
    }

    void intervalsAreTheShortestWayToTheirLevel()
    {
        QFETCH(double, level);
        QFETCH(int, strongest);
        QFETCH(int, weakest);
        const RankInterval interval = intervalOf(std::vector{0.1, 0.25, 0.4, 0.2, 0.05}, level);
        QCOMPARE(interval, (RankInterval{std::size_t(strongest), std::size_t(weakest)}));
        QCOMPARE(intervalOf(std::vector<double>(8, 0.125), 0.5), (RankInterval{2, 5})); // level: about the middle
    }

    void answersInTheRanksOfAServer()
    {
        // Half a rank lower, and no rank for the weakest.
        const ServerRanks server{"KGS", {{"3d", 0.5, 0.4, 0.6, 20}, {"2d", 1.5, 1.4, 1.6, 20}, {"1d", 2.5, 2.4, 2.6, 20}}};
        const std::vector<double> certain{0, 1, 0, 0, 0}; // from 0.5 to 1.5
        const auto between = toServer(certain, server);
        QVERIFY(std::abs(between[0] - 0.5) < 1e-9 && std::abs(between[1] - 0.5) < 1e-9 && between[2] == 0);
        const std::vector<double> any{0.1, 0.2, 0.3, 0.2, 0.2};
        const auto all = toServer(any, server);
        QVERIFY(std::abs(all[0] + all[1] + all[2] - 1) < 1e-9);
        QVERIFY(std::abs(all[2] - (0.15 + 0.2 + 0.2)) < 1e-9);

        const auto gauss = std::make_shared<GaussEstimator>();
        const RankEstimator own(gauss, {});
        const RankEstimator there(gauss, {}, server);
        QCOMPARE(there.ranks(), std::size_t(3));
        const auto sides = playersOf(1, 4, 0, 5);
        const auto some = std::span(sides).first(4); // of the strongest
        const RankEstimate here = own.estimate(some);
        const RankEstimate said = there.estimate(some);
        QCOMPARE(said.probabilities.size(), std::size_t(3));
        const auto expected = toServer(here.probabilities, server);
        for (std::size_t r = 0; r < 3; ++r)
            QVERIFY(std::abs(said.probabilities[r] - expected[r]) < 1e-9);
        QVERIFY(said.interval.weakest < 3 && said.median < 3);
    }

    void anEstimatorIsMeasuredInTheRanksOfAServer()
    {
        const ServerRanks server{"KGS", {{"7d", 0.5, 0.4, 0.6, 20}, {"6d", 1.5, 1.4, 1.6, 20}, {"4d", 4.5, 4.4, 4.6, 20}}};
        const RankScale own("go", {"8d", "7d", "6d", "5d", "4d", "3d", "2d", "1d"});
        auto sides = playersOf(1, 1, 0, 5);
        sides[1].labels.opponentRank = 2;
        sides[2].labels.opponentRank = 0;
        const auto ranked = sidesRankedBy(server, own, sides);
        QCOMPARE(ranked.size(), std::size_t(3)); // the others' ranks are not on the server
        for (int rank = 0; rank < 3; ++rank)
            QCOMPARE(ranked[static_cast<std::size_t>(rank)].labels.rank, rank);
        QCOMPARE(ranked[0].labels.opponentRank, 1);
        QCOMPARE(ranked[1].labels.opponentRank, -1);

        const auto there = answeringIn(server, std::make_unique<GaussEstimator>());
        QCOMPARE(there->ranks(), std::size_t(3));
        QCOMPARE(there->name(), GaussEstimator().name());
        const auto said = evenmatch::strength::estimate(*there, ranked);
        const auto expected = toServer(evenmatch::strength::estimate(GaussEstimator(), ranked), server);
        for (std::size_t r = 0; r < said.size(); ++r)
            QVERIFY(std::abs(said[r] - expected[r]) < 1e-9);
    }

    void serversComeBack()
    {
        ServerRanks server{"KGS", {{"3d", 2, 1.9, 2.1, 20}, {"2d", 1.8, 1.5, 2, 12}}};
        bringInOrder(server);
        QCOMPARE(server.ranks[1].place, 2.1);
        const std::vector<ServerRanks> servers{server};
        QVERIFY(*serverRanksFromJson(toJson(servers)) == servers);
        auto json = toJson(servers);
        json[0]["ranks"][1]["place"] = 1; // not in order
        QVERIFY(!serverRanksFromJson(json).ok());
        json[0]["ranks"][1]["place"] = 1e300;
        QVERIFY(!serverRanksFromJson(json).ok());
        json = toJson(servers);
        json[0]["ranks"][0]["place"] = -0.5; // before the strongest
        QVERIFY(!serverRanksFromJson(json).ok());
        json[0]["ranks"] = nlohmann::json::array();
        QVERIFY(!serverRanksFromJson(json).ok());
        QVERIFY(!serverRanksFromJson(nlohmann::json::object()).ok());

        RankProfile profile{.scale = goScale(), .ranks = {}, .verified = {}};
        for (std::size_t r = 0; r < profile.scale.size(); ++r) {
            const double beta = 7 - static_cast<double>(r);
            profile.ranks.push_back({.beta = {beta, 1, {beta}, {1}}, .quality = {0, 1, {0}, {1}}});
        }
        profile.servers = servers;
        const auto read = rankProfileFromJson(toJson(profile));
        QVERIFY(read.ok() && read->servers == servers);
        const RankProfile there = profileOf(server, profile);
        QCOMPARE(there.scale.name(0), std::string("3d"));
        QCOMPARE(there.ranks[0].beta.mean, 5.0);
        QVERIFY(std::abs(there.ranks[1].beta.byMove[0] - 4.9) < 1e-9);
        QVERIFY(there.elsewhere.empty());

        for (std::size_t rank = 0; rank < profile.scale.size(); ++rank) // opponents on another board
            setPlayElsewhere(profile, "go13", rank, RankPlay{.visits = 77});
        QCOMPARE(playAt(sharedWith(profileOf(server, profile), "go13"), 1).visits, 77.0);
        QVERIFY(playAt(profileOf(server, profile), 1).visits != 77);
    }

    void placesGoThereAndBack()
    {
        const ServerRanks server{"KGS", {{"3d", 0.5, 0.4, 0.6, 20}, {"2d", 1.5, 1.4, 1.6, 20}, {"1d", 4.5, 4.4, 4.6, 20}}};
        for (std::size_t rank = 0; rank < server.ranks.size(); ++rank) {
            const auto place = static_cast<double>(rank);
            QCOMPARE(networkPlace(server, place), server.ranks[rank].place);
            QCOMPARE(serverPlace(server, server.ranks[rank].place), place);
        }
        QCOMPARE(networkPlace(server, 1.5), 3.0);
        QCOMPARE(serverPlace(server, 3), 1.5);
        QCOMPARE(serverPlace(server, 0), 0.0); // beyond an end it is that end
        QCOMPARE(serverPlace(server, 12), 2.0);
        QCOMPARE(networkPlace(server, 7), 4.5);

        const SaidRanks there(goScale(), &server);
        QVERIFY(there.server() == "KGS" && there.scale().name(1) == "2d" && there.toOwn(1) == 1.5 && there.fromOwn(1.5) == 1);
        const SaidRanks own(goScale());
        QVERIFY(own.server().empty() && own.scale() == goScale() && own.toOwn(1) == 1 && own.fromOwn(7.5) == 7.5);
    }

    void theMiddleIsTold_data()
    {
        QTest::addColumn<QList<double>>("probabilities");
        QTest::addColumn<int>("median");
        QTest::addColumn<double>("held");
        QTest::addColumn<int>("beyond");
        using enum Beyond;
        const auto row = [](const char* name, QList<double> probabilities, int median, double held, Beyond beyond) {
            QTest::newRow(name) << std::move(probabilities) << median << held << static_cast<int>(beyond);
        };
        row("one hill", {0.1, 0.25, 0.4, 0.2, 0.05}, 2, 0.85, No);
        row("a peak aside", {0.2, 0.25, 0.2, 0.05, 0.3}, 2, 0.8, No); // the most probable rank is far from the others
        row("the strongest", {0.6, 0.25, 0.1, 0.05, 0}, 0, 0.85, Stronger);
        row("the weakest", {0, 0, 0.05, 0.1, 0.85}, 4, 0.85, Weaker);
        row("the weakest likeliest, but not most", {0.1, 0.1, 0.1, 0.25, 0.45}, 3, 0.8, No);
    }

    void theMiddleIsTold()
    {
        QFETCH(QList<double>, probabilities);
        QFETCH(int, median);
        QFETCH(double, held);
        QFETCH(int, beyond);
        RankEstimate estimate{.sufficiency = Sufficiency::Enough, .probabilities = {probabilities.begin(), probabilities.end()}};
        estimate.interval = intervalOf(estimate.probabilities, kIntervalShare);
        QCOMPARE(medianOf(estimate.probabilities), std::size_t(median));
        QVERIFY(estimate.interval.holds(std::size_t(median)));
        QVERIFY2(std::abs(estimate.held() - held) < 1e-9, QByteArray::number(estimate.held()));
        QCOMPARE(static_cast<int>(estimate.beyond()), beyond);
    }

    void intervalsHoldTheirShareOnOtherPlayers_data()
    {
        QTest::addColumn<double>("own");
        QTest::newRow("players all alike") << 0.0;
        QTest::newRow("players differ by a rank") << 1.0;
    }

    void intervalsHoldTheirShareOnOtherPlayers()
    {
        QFETCH(double, own);
        const PlayerCalibration calibration = calibrated(own);
        const auto rows = measureCoverage(calibration, drawPlayers(GaussEstimator(), playersOf(100, 20, own, 77), kGames, 3));
        QCOMPARE(rows.size(), kGames.size());
        for (const CoverageRow& row : rows) {
            const QByteArray where
                = QByteArray::number(row.games) + " games: " + QByteArray::number(row.coverage) + " of " + QByteArray::number(row.said);
            QVERIFY2(row.said >= kIntervalShare - 1e-9 && row.coverage > row.said - 0.08 && row.coverage < row.said + 0.08, where);
        }
        for (std::size_t i = 1; i < rows.size(); ++i)
            QVERIFY(rows[i].width < rows[i - 1].width + 0.05);
    }

    void probabilitiesMeanWhatTheySay()
    {
        const auto bins = reliability(calibrated(1), drawPlayers(GaussEstimator(), playersOf(100, 20, 1, 5), kGames, 3));
        QVERIFY(bins.size() >= 5);
        for (const ReliabilityBin& bin : bins)
            if (bin.weight > 0.01)
                QVERIFY2(std::abs(bin.said - bin.right) < 0.08, QByteArray::number(bin.said) + " came " + QByteArray::number(bin.right));
    }

    void playersWhoDifferMakeGamesTellLess()
    {
        // Games deviate by 1.5 and players by 1, so games of one player are correlated by 1 / (1 + 1.5²) = 0.31.
        const PlayerCalibration calibration = calibrated(1);
        QVERIFY2(calibration.likeness > 0.15 && calibration.likeness < 0.5, QByteArray::number(calibration.likeness));
        QVERIFY(calibration.temperature(20) > 3 * calibration.temperature(1));
    }

    void independentGamesStayIndependent()
    {
        const PlayerCalibration calibration = calibrated(0);
        QVERIFY2(calibration.temperature(20) < 1.4 && calibration.temperature(1) > 0.7, QByteArray::number(calibration.temperature(20)));
    }

    /// Players deviate by one rank, games by 1.5 around the player: each game narrows the player's offset plus rank, but not the offset.
    void ownOffsetsCountGamesInFull()
    {
        PlayerCalibration own = calibrated(1);
        own.base = 1;
        own.offset = 1;
        const auto draws = drawPlayers(GaussEstimator(), playersOf(100, 20, 1, 5), kGames, 3);
        for (const CoverageRow& row : measureCoverage(own, draws))
            QVERIFY2(row.coverage > 0.74 && row.logLoss < 2, QByteArray::number(row.games) + ": " + QByteArray::number(row.coverage));
        std::vector<double> sure{0, 0, 0, 1, 0, 0, 0, 0};
        own.apply(sure, 20);
        QVERIFY(std::abs(std::accumulate(sure.begin(), sure.end(), 0.0) - 1) < 1e-9);
        QVERIFY(sure[3] > 0.3 && sure[3] < 0.5 && std::abs(sure[2] - sure[4]) < 1e-9);
        PlayerCalibration none = own;
        none.offset = none.likeness = 0;
        const auto games = gamesOf(3, 20, 1);
        const auto gauss = std::make_shared<GaussEstimator>();
        const RankEstimate estimate = RankEstimator(gauss, own).estimate(games);
        QCOMPARE(estimate.withoutOffset, RankEstimator(gauss, none).estimate(games).probabilities);
        QVERIFY(std::ranges::max(estimate.withoutOffset) > std::ranges::max(estimate.probabilities) + 0.1);
        const auto back = playerCalibrationFromJson(toJson(own));
        QVERIFY(back.ok() && *back == own);
        auto damaged = toJson(own);
        damaged["offset"] = -1;
        QVERIFY(!playerCalibrationFromJson(damaged));
    }

    void fewerGamesGiveWiderIntervals()
    {
        const RankEstimator estimator = estimatorFor(0.5);
        std::size_t narrow = 0;
        std::size_t wide = 0;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            wide += estimator.estimate(gamesOf(3.5, 1, seed)).interval.size();
            narrow += estimator.estimate(gamesOf(3.5, 20, seed)).interval.size();
        }
        QVERIFY(wide > 50 * 3); // one game is weak evidence
        QVERIFY(narrow < wide / 2 + 25);
        const RankEstimate one = estimatorFor(1).estimate(gamesOf(3.5, 1, 1)); // if players differ more, one game is never enough
        QVERIFY(one.calibrated && (one.moreGamesForOneRank.value_or(1) == 0) == (one.interval.size() <= 3));
        for (std::uint64_t seed = 0; seed < 50; ++seed) { // a narrow estimate needs no more games, and a wide one never counts as narrow
            const RankEstimate some = estimator.estimate(gamesOf(3.5, 4, seed));
            QCOMPARE(some.moreGamesForOneRank.value_or(1) == 0, some.interval.size() <= 3);
        }
        QCOMPARE(estimator.estimate(gamesOf(3.5, 20, 1)).moreGamesForOneRank.value_or(-1), 0);
    }

    /// A game resigned after two moves is ignored beside complete games; short games count only if there are no others.
    void gamesGivenUpAtOnceAreNotCounted()
    {
        const RankEstimator estimator = estimatorFor(0.5);
        std::vector<ScoredSide> sides = gamesOf(3.5, 20, 1);
        const RankEstimate before = estimator.estimate(sides);
        ScoredSide brief = gamesOf(-20, 1, 2).front();
        brief.numbers.moves.resize(2);
        sides.push_back(brief);
        const RankEstimate after = estimator.estimate(sides);
        QCOMPARE(after.probabilities, before.probabilities);
        QCOMPARE(after.games, std::size_t(20));
        QCOMPARE(after.moves, before.moves);
        const std::vector<ScoredSide> many(15, brief);
        QCOMPARE(estimator.estimate(many).games, std::size_t(15));
        QVERIFY(estimator.estimate(many).isEnough());
    }

    void gamesWithoutEndDoNotMakeSure()
    {
        const RankEstimator estimator = estimatorFor(1);
        const RankEstimate estimate = estimator.estimate(gamesOf(3.0, 2000, 4));
        QCOMPARE(estimate.games, std::size_t(2000));
        QVERIFY2(estimate.probabilities[estimate.median] < 0.7, QByteArray::number(estimate.probabilities[estimate.median]));
    }

    void tooLittleIsRefused_data()
    {
        QTest::addColumn<int>("moves");
        QTest::addColumn<int>("sufficiency");
        QTest::newRow("no game") << -1 << static_cast<int>(Sufficiency::NoGames);
        QTest::newRow("a game without moves") << 0 << static_cast<int>(Sufficiency::NoGames);
        QTest::newRow("a few moves") << 19 << static_cast<int>(Sufficiency::FewMoves);
        QTest::newRow("some moves") << 20 << static_cast<int>(Sufficiency::Enough);
    }

    void tooLittleIsRefused()
    {
        QFETCH(int, moves);
        QFETCH(int, sufficiency);
        std::vector<ScoredSide> sides;
        if (moves >= 0) {
            Random random(1);
            sides.push_back(gameOf(3, random));
            sides[0].numbers.moves.resize(static_cast<std::size_t>(moves));
        }
        const RankEstimate estimate = estimatorFor(0.5).estimate(sides);
        QCOMPARE(static_cast<int>(estimate.sufficiency), sufficiency);
        QCOMPARE(estimate.probabilities.size(), estimate.isEnough() ? kRanks : 0);
    }

    void labelsDoNotMatter()
    {
        const RankEstimator estimator = estimatorFor(0.5);
        std::vector<ScoredSide> sides = gamesOf(2, 6, 3);
        const auto before = estimator.estimate(sides).probabilities;
        for (ScoredSide& side : sides)
            side.labels = {.rank = 0,
                .opponentRank = 0,
                .rating = 2500,
                .opponentRating = 2500,
                .result = 1,
                .player = "x",
                .source = "y",
                .setting = "z",
                .year = 2001};
        QCOMPARE(estimator.estimate(sides).probabilities, before);
    }

    void twoPlayersAreSeen_data()
    {
        QTest::addColumn<double>("first");
        QTest::addColumn<double>("second");
        QTest::addColumn<bool>("seen");
        QTest::newRow("one player") << 3.5 << 3.5 << false;
        QTest::newRow("nearly alike") << 4.0 << 3.0 << false;
        QTest::newRow("far apart") << 8.0 << -1.0 << true;
    }

    void twoPlayersAreSeen()
    {
        QFETCH(double, first);
        QFETCH(double, second);
        QFETCH(bool, seen);
        const RankEstimator estimator = estimatorFor(0.5);
        int found = 0;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            std::vector<ScoredSide> sides = gamesOf(first, 12, seed);
            std::ranges::move(gamesOf(second, 8, seed + 100), std::back_inserter(sides));
            const RankEstimate estimate = estimator.estimate(sides);
            found += estimate.mixture ? 1 : 0;
            if (estimate.mixture && seen) {
                QVERIFY(std::abs(estimate.mixture->weakerShare - 0.4) < 0.15);
                QVERIFY(estimate.mixture->weakerProbability[0] < 0.5 && estimate.mixture->weakerProbability[19] > 0.5);
            }
        }
        QCOMPARE(found, seen ? 10 : 0);
    }

    void warningsAreCounted()
    {
        const std::vector<ScoredSide> sides = playersOf(12, 20, 0.5, 5);
        const std::vector<int> games{4, 20};
        const auto rates = measureMixtures(estimatorFor(0.5), sides, games, 40);
        QVERIFY(!rates.empty());
        QCOMPARE(rates.front().ranksApart, 0);
        QCOMPARE(rates.front().games, 20); // four games are too few to be two players'
        QCOMPARE(rates.front().samples, 12 * static_cast<int>(kRanks));
        QVERIFY2(rates.front().warned < 0.05, QByteArray::number(rates.front().warned));
        double before = 0;
        for (const MixtureRate& rate : rates) {
            if (rate.ranksApart == 1)
                QVERIFY(rate.warned < 0.1);
            if (rate.ranksApart == 7)
                QVERIFY2(rate.warned > 0.9, QByteArray::number(rate.warned));
            QVERIFY(rate.interval.low <= rate.warned && rate.warned <= rate.interval.high);
            before = rate.warned;
        }
        QVERIFY(before > 0.9); // the farthest apart comes last
    }

    void anUnusualGameStandsOut()
    {
        const RankEstimator estimator = estimatorFor(0.5);
        std::vector<ScoredSide> sides = gamesOf(5, 15, 8);
        Random random(3);
        sides.push_back(gameOf(-4, random));
        const auto deviations = estimator.deviations(sides);
        QCOMPARE(deviations.size(), std::size_t(16));
        QVERIFY2(deviations.back() > 2.5, QByteArray::number(deviations.back()));
        for (std::size_t i = 0; i < 15; ++i)
            QVERIFY(std::abs(deviations[i]) < deviations.back());
        QVERIFY(std::isnan(estimator.deviations(std::span(sides).first(4))[0]));
    }

    void jsonComesBack()
    {
        const PlayerCalibration calibration = calibrated(0.5);
        const auto back = playerCalibrationFromJson(evenmatch::core::parseJson(evenmatch::core::jsonText(toJson(calibration))));
        QVERIFY(back.ok());
        QCOMPARE(*back, calibration);
    }

    void badJsonIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << "null";
        QTest::newRow("no rows") << R"({"base":1,"likeness":0})";
        QTest::newRow("temperature 0") << R"({"base":0,"likeness":0,"rows":[]})";
        QTest::newRow("likeness 2") << R"({"base":1,"likeness":2,"rows":[]})";
        QTest::newRow("games fall")
            << R"({"base":1,"likeness":0,"rows":[{"games":5,"width":3,"players":9},{"games":2,"width":3,"players":9}]})";
        QTest::newRow("no games") << R"({"base":1,"likeness":0,"rows":[{"games":0,"width":3,"players":9}]})";
        QTest::newRow("less than a game") << R"({"base":1,"likeness":0,"rows":[{"games":0.5,"width":3,"players":9}]})";
        QTest::newRow("text") << R"({"base":"1","likeness":0,"rows":[]})";
    }

    void badJsonIsRefused()
    {
        QFETCH(QString, text);
        QVERIFY(!playerCalibrationFromJson(evenmatch::core::parseJson(text.toStdString())).ok());
    }
};

EVENMATCH_TEST(TestPlayerCalibration)

} // namespace tst_player_calibration

#include "tst_player_calibration.moc"
