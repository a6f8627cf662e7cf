// Ratings anchored to players of known strength, the calibration's search for a setting, and the play table.
#include "tests/run_tests.h"

#include "core/json_text.h"
#include "core/random.h"
#include "core/strength/scale/rank_profile.h"
#include "core/strength/scale/ratings.h"
#include "core/strength/scale/server_ratings.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <cmath>

namespace tst_ratings {

using namespace evenmatch;
using namespace evenmatch::strength;

namespace {

/// Games between players of those Elo; a fifth are draws.
Tally play(double first, double second, int games, core::Random& random)
{
    Tally tally;
    for (int i = 0; i < games; ++i) {
        const double chance = expectedScore(first - second);
        const double draws = 0.4 * std::min(chance, 1 - chance);
        const double lot = random.uniform();
        ++(lot < chance - draws / 2 ? tally.wins : lot < chance + draws / 2 ? tally.draws : tally.losses);
    }
    return tally;
}

RankProfile threeRanks()
{
    const RankCurve curve{1, 0.5, {1}, {1}};
    return {RankScale("chess", {"1800-1999", "1600-1799", "1400-1599"}), std::vector<RankEntry>(3, {curve, curve, 5, 100}), "a test"};
}

} // namespace

class TestRatings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ranksAsNumbers()
    {
        const RankScale go = goScale();
        QCOMPARE(*middleRating(go.ranks()[0]), 9.0);
        QCOMPARE(*middleRating(go.ranks()[*go.find("3-5k")]), -3.0);
        QCOMPARE(*middleRating(chessScale().ranks()[5]), 1499.5);
        QVERIFY(!middleRating({"our best", {}, {}}));
        QCOMPARE(ratingText(3.2, true), std::string("3d"));
        QCOMPARE(ratingText(-8.1, true), std::string("9k"));
        QCOMPARE(ratingText(0.2, true), std::string("1k"));
        QCOMPARE(ratingText({1480.4, 61, 400}, false), std::string("1480 ± 61"));
    }

    void ranksAreWorthLessOnSmallBoards()
    {
        const EloScale chess(EloScale::Kind::Elo);
        const EloScale full(EloScale::Kind::FullBoard);
        const EloScale small(EloScale::Kind::SmallBoard);
        QCOMPARE(chess.between(1700, 1500), 200.0);
        QCOMPARE(full.between(1, -8), 9 * kEloARank);
        QCOMPARE(std::round(small.elo(1)), 1918.0); // where 1d begins on OGS
        QCOMPARE(std::round(small.elo(-9)), 1246.0); // and 10k
        for (const EloScale& scale : {chess, full, small})
            for (const double rating : {9.0, 1.0, 0.0, -8.5, -27.0}) {
                QVERIFY(std::abs(scale.rating(scale.elo(rating)) - rating) < 1e-9);
                QVERIFY(scale.around(rating, 2) > scale.around(rating, 1));
            }
    }

    void tiesPlayersToTheKnown()
    {
        // Two anchors, one with a rating 100 Elo wrong, and three players in between, one of them with a handicap of 150.
        core::Random random(5);
        const std::vector<double> truth = {1100, 1600, 1300, 1450, 1900};
        std::vector<std::optional<KnownRating>> known(5);
        known[0] = KnownRating{1100, 50};
        known[1] = KnownRating{1500, 50};
        std::vector<Meeting> meetings;
        for (std::size_t a = 0; a < 5; ++a)
            for (std::size_t b = a + 1; b < 5; ++b) {
                const double given = a == 2 ? 150 : 0;
                meetings.push_back({a, b, play(truth[a] + given, truth[b], 4000, random), given});
            }
        const auto ratings = tiedRatings(known, meetings);
        for (std::size_t i = 0; i < 5; ++i) // the anchors disagree by 100 and weigh alike, so everybody is 50 lower
            QVERIFY2(std::abs(ratings[i].elo - (truth[i] - 50)) < 20, qPrintable(QString::number(ratings[i].elo)));
    }

    void saysHowSureItIs()
    {
        core::Random random(7);
        int inside = 0;
        constexpr int kTrials = 200;
        for (int trial = 0; trial < kTrials; ++trial) {
            const std::vector<std::optional<KnownRating>> known = {KnownRating{1500, 1}, std::nullopt};
            const Meeting meeting{1, 0, play(1620, 1500, 60, random)};
            const EloInterval found = tiedRatings(known, std::span(&meeting, 1))[1];
            inside += found.low <= 1620 && 1620 <= found.high;
        }
        QVERIFY2(inside > 0.92 * kTrials, qPrintable(QString::number(inside))); // draws make it more precise than stated
        const auto nobody = tiedRatings(std::vector<std::optional<KnownRating>>{KnownRating{1500, 50}, std::nullopt}, {});
        QVERIFY(nobody[1].high - nobody[1].low > 5000);
    }

    void findsTheDial_data()
    {
        QTest::addColumn<double>("right");
        QTest::addColumn<double>("slope");
        QTest::newRow("where it begins") << 1.5 << 500.0;
        QTest::newRow("strong") << 0.3 << 400.0;
        QTest::newRow("weak and flat") << 2.6 << 200.0;
        QTest::newRow("steep") << 0.9 << 900.0;
    }

    void findsTheDial()
    {
        QFETCH(double, right);
        QFETCH(double, slope);
        int good = 0;
        constexpr int kTrials = 20;
        for (int trial = 0; trial < kTrials; ++trial) {
            core::Random random(static_cast<std::uint64_t>(trial) + 1);
            DialSearch search(0, 3, 1.5);
            while (search.games() < 400) {
                const double setting = search.dial();
                const double ahead = slope * (right - setting); // of the target
                search.take(setting, play(1500 + ahead, 1300, 12, random), 200);
                search.take(setting, play(1500 + ahead, 1550, 12, random), -50);
            }
            const double off = slope * (right - search.dial());
            good += std::abs(off) <= search.error();
            QVERIFY(search.error() < 80);
        }
        QVERIFY2(good >= 0.8 * kTrials, qPrintable(QString::number(good)));
    }

    void believesTheBetterKnown()
    {
        // One opponent is as strong as assumed; another, with few games, is 300 Elo stronger.
        core::Random random(11);
        DialSearch search(0, 3, 1.5);
        DialSearch trusting(0, 3, 1.5);
        while (search.games() < 600) {
            const double setting = search.dial();
            const double strength = 1500 + 400 * (1.2 - setting);
            const Tally known = play(strength, 1450, 12, random);
            const Tally doubtful = play(strength, 1800, 12, random);
            search.take(setting, known, 50, 1, 20);
            search.take(setting, doubtful, 0, 2, 200);
            trusting.take(setting, known, 50);
            trusting.take(setting, doubtful, 0);
        }
        QVERIFY2(400 * std::abs(search.dial() - 1.2) < 60, qPrintable(QString::number(search.dial())));
        QVERIFY2(400 * std::abs(trusting.dial() - 1.2) > 80, qPrintable(QString::number(trusting.dial())));
        QVERIFY(search.chance() < search.error()); // more games cannot reduce the rest
    }

    void saysWhatIsOutOfReach()
    {
        core::Random random(3);
        DialSearch search(0, 3, 1.5);
        for (int round = 0; round < 12; ++round) // 300 Elo too weak at the strongest setting
            search.take(search.dial(), play(1500 - 300 - 400 * search.dial(), 1500, 20, random), 0);
        QCOMPARE(search.dial(), 0.0);
        QVERIFY2(std::abs(search.excess() + 300) < 100, qPrintable(QString::number(search.excess())));
    }

    void findsTheDialWhereItHardlyMatters()
    {
        // 58 % at every setting, with a target of 64 %. With the smallest allowed slope, 60 Elo a unit, a base of 67 is the likeliest (all
        // were tried, in steps of 1): somewhat stronger than the middle of the settings, and not beyond their end.
        DialSearch search(0, 4, 2);
        for (int round = 0; round < 12; ++round)
            search.take(round % 5, {14, 0, 10}, 100);
        QVERIFY2(std::abs(search.dial() - 67.0 / 60) < 0.02, qPrintable(QString::number(search.dial())));
        QCOMPARE(search.excess(), 0.0);
    }

    void interpolatesBetweenRanks()
    {
        RankProfile profile = threeRanks();
        QCOMPARE(playAt(profile, 0), usualPlay(0, 3, 3));
        QCOMPARE(playAt(profile, 99), usualPlay(2, 3, 3));
        profile.ranks[1].play = RankPlay{.visits = 64, .temperature = 0.4, .largestLoss = 0.1};
        profile.ranks[2].play = RankPlay{.visits = 16, .temperature = 0.9, .largestLoss = 0.3, .passesToEnd = false};
        for (const double tenth : {0.1, 0.5, 0.9}) {
            const RankPlay play = playAt(profile, 1 + tenth);
            QVERIFY(std::abs(play.temperature - (0.4 + 0.5 * tenth)) < 1e-12);
            QVERIFY(std::abs(play.visits - 64 * std::pow(0.25, tenth)) < 1e-9);
            QCOMPARE(play.passesToEnd, tenth < 0.5);
        }
        profile.ranks[2].ladder = true;
        profile.ranks[2].play.reset();
        QVERIFY(playAt(profile, 2).visitWeight == 0 && playAt(profile, 2).largestLoss == 1); // a rung plays by its policy
    }

    void namesPlacesBetweenRanks()
    {
        const RankScale go = goScale();
        const double threeToFive = static_cast<double>(*go.find("3-5k"));
        QCOMPARE(*go.findPlace("4k"), threeToFive);
        QCOMPARE(*go.findPlace("3-5k+0.4"), threeToFive - 0.4);
        for (const char* bad :
            {"3-5k+1", "3-5k+", "3-5k+-0.2", "3-5k+0.4x", "9d+1.1", "9d+-1", "9d-0.1", "26-30k-1.1", "nobody+0.5", "+0.5"})
            QVERIFY2(!go.findPlace(bad), bad);
        for (int tenth = -10; tenth <= static_cast<int>(10 * go.size()); ++tenth) { // a rank beyond both ends
            const auto back = go.findPlace(go.placeName(tenth / 10.0));
            QVERIFY2(back && std::abs(*back - tenth / 10.0) < 1e-9, go.placeName(tenth / 10.0).c_str());
        }
        QCOMPARE(go.placeName(2), std::string("7d"));
        QCOMPARE(go.placeName(1.6), std::string("7d+0.4"));
        QCOMPARE(go.placeName(-3), std::string("9d+1"));
        QCOMPARE(go.placeName(static_cast<double>(go.size()) - 0.7), go.ranks().back().name + "-0.3");
        const RankScale chess = chessScale();
        QVERIFY(std::abs(*placeOf(chess, 1499.5) - 5) < 1e-9 && std::abs(*placeOf(chess, 1599.5) - 4.5) < 1e-9);
        QCOMPARE(*placeOf(chess, 4000), 0.0);
        QCOMPARE(*placeOf(chess, 100), 7.0);
        QCOMPARE(*ratingAt(chess, 4.5), 1599.5);
        const MeasuredStrength measured{
            "abc", "Maia 1500", "2026-11-22", {MeasuredRank{1700, 40, 100}, MeasuredRank{1500, 60, 200}, std::nullopt}};
        QCOMPARE(*measuredAt(measured, 0.5), (MeasuredRank{1600, 60, 300}));
        QCOMPARE(*measuredAt(measured, 1), (MeasuredRank{1500, 60, 200}));
        QVERIFY(!measuredAt(measured, 1.1) && !measuredAt(measured, 9));
    }

    void translatesServersRatings()
    {
        const ServerRanks server{"GTL", {{.name = "1d", .place = 6.5}, {.name = "1-2k", .place = 8}, {.name = "3-5k", .place = 10}}};
        const auto ratings = ServerRatings::of(server, goScale());
        QVERIFY(ratings);
        const auto isNear = [](double found, double expected) { return std::abs(found - expected) < 1e-9; };
        QVERIFY(isNear(ratings->toOwn(1), 2.5)); // the server's 1d is between our 3d and 2d
        QVERIFY(isNear(ratings->toOwn(-0.5), 1));
        QVERIFY(isNear(ratings->toOwn(0.25), 1.75));
        QVERIFY(isNear(ratings->toOwn(-3), -3));
        QVERIFY(isNear(ratings->toOwn(3), 4.5)); // beyond its ends rank for rank
        QVERIFY(isNear(ratings->toOwn(-8), -8));
        for (const double rating : {-20.0, -3.0, -1.7, 0.0, 0.8, 4.0})
            QVERIFY(isNear(ratings->fromOwn(ratings->toOwn(rating)), rating));
        QCOMPARE(ServerRatings().toOwn(3), 3.0);
        QVERIFY(!ServerRatings::of(server, RankScale("go", {"strong", "weak"})));
    }

    void strengthFallsAlongTheDial()
    {
        for (const PlayPath path : kPlayPaths) {
            RankPlay before = playOfWeakness(0, 800, {}, path);
            QCOMPARE(before.visits, 800.0);
            for (double weakness = 0.1; weakness <= kWeakestPlay; weakness += 0.1) {
                const RankPlay play = playOfWeakness(weakness, 800, {}, path);
                QVERIFY(play.visits <= before.visits && play.largestLoss >= before.largestLoss && play.temperature >= before.temperature
                    && play.lossChance >= before.lossChance && play.visitWeight <= before.visitWeight
                    && play.leastShare <= before.leastShare);
                QVERIFY(!(play == before));
                before = play;
            }
            QVERIFY(playOfWeakness(kWeakestPlay, 800, {}, path) == playOfWeakness(kWeakestPlay, 800, {})); // the ends are the same
        }
    }

    void keepsTheTable()
    {
        RankProfile profile = threeRanks();
        const auto old = rankProfileFromJson(core::parseJson(core::jsonText(toJson(profile))));
        QVERIFY(old && !old->ranks[0].play && !old->measured); // older files without a table
        profile.ranks[0].play = RankPlay{.visits = 33, .resignTurns = 7};
        profile.measured = MeasuredStrength{"abc", "Maia 1500", "2026-11-22", {MeasuredRank{1480, 60, 400}, std::nullopt, std::nullopt}};
        setPlayElsewhere(profile, "go13", 1, RankPlay{.visits = 44});
        const auto back = rankProfileFromJson(core::parseJson(core::jsonText(toJson(profile))));
        QVERIFY(back);
        QVERIFY(*back == profile);
        QCOMPARE(back->elsewhere.at("go13").play[1]->visits, 44.0);
        profile.measured->scale = "Lichess";
        QCOMPARE(rankProfileFromJson(toJson(profile))->measured->scale, std::string("Lichess"));
        QVERIFY(isElsewhere({1480, 60, 400}, 1600, false) && !isElsewhere({1480, 60, 400}, 1540, false)
            && !isElsewhere({1480, 200, 40}, 1600, false));
        QVERIFY(isElsewhere({2, 0.8, 100}, 5, true));
        nlohmann::json partly = toJson(profile);
        partly["ranks"][2]["play"] = {{"visits", 5}}; // missing fields have the usual values
        const auto filled = rankProfileFromJson(partly);
        QVERIFY(filled && filled->ranks[2].play->visits == 5 && filled->ranks[2].play->temperature == usualPlay(2, 3, 3).temperature);
    }

    void refusesBadTables_data()
    {
        QTest::addColumn<QByteArray>("pointer");
        QTest::addColumn<QByteArray>("value");
        QTest::newRow("no object") << QByteArray("/ranks/0/play") << QByteArray("3");
        QTest::newRow("a loss of more than a game") << QByteArray("/ranks/0/play/largestLoss") << QByteArray("1.5");
        QTest::newRow("text") << QByteArray("/ranks/0/play/visits") << QByteArray("\"many\"");
        QTest::newRow("no choice of passing") << QByteArray("/ranks/0/play/passesToEnd") << QByteArray("1");
        QTest::newRow("other ranks measured") << QByteArray("/measured/ranks") << QByteArray("[]");
        QTest::newRow("measured by nobody") << QByteArray("/measured/opponents") << QByteArray("null");
        QTest::newRow("a negative error") << QByteArray("/measured/ranks/0/error") << QByteArray("-1");
        QTest::newRow("elsewhere, no boards") << QByteArray("/playElsewhere") << QByteArray("[]");
        QTest::newRow("elsewhere, no table") << QByteArray("/playElsewhere/go13") << QByteArray("null");
        QTest::newRow("elsewhere, fewer ranks") << QByteArray("/playElsewhere/go13") << QByteArray("[null]");
        QTest::newRow("elsewhere, no settings") << QByteArray("/playElsewhere/go13/1") << QByteArray("3");
        QTest::newRow("elsewhere, a negative number") << QByteArray("/playElsewhere/go13/1/visits") << QByteArray("-3");
    }

    void refusesBadTables()
    {
        QFETCH(QByteArray, pointer);
        QFETCH(QByteArray, value);
        RankProfile profile = threeRanks();
        profile.ranks[0].play = RankPlay{};
        setPlayElsewhere(profile, "go13", 1, RankPlay{});
        profile.measured = MeasuredStrength{"abc", "Maia 1500", "2026-11-22", {MeasuredRank{1480, 60, 400}, std::nullopt, std::nullopt}};
        nlohmann::json json = toJson(profile);
        json[nlohmann::json::json_pointer(pointer.toStdString())] = core::parseJson(value.toStdString());
        QVERIFY(!rankProfileFromJson(json));
    }
};

EVENMATCH_TEST(TestRatings)

} // namespace tst_ratings

#include "tst_ratings.moc"
