// Costs of moves by a judge, marks, and their cache.
#include "core/game/family.h"
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "nn/review/flag_check.h"
#include "nn/review/judgement_cache.h"
#include "nn/review/review_curves.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace tst_move_costs {

using namespace evenmatch;
using namespace evenmatch::nn;

namespace {

constexpr game::Move kOther{300};

/// A game of this many moves; the board does not matter.
PlayedGame gameOf(std::size_t moves)
{
    PlayedGame game{std::make_shared<const game::AnyPosition>(go::Position(19)), {}};
    for (std::size_t i = 0; i < moves; ++i)
        game.moves.push_back({static_cast<std::uint16_t>(i)});
    return game;
}

float valueOfChance(double chance) { return static_cast<float>(chance / 50 - 1); }

/// At every ply another move has the first value and the move played the second.
GameJudgement judgementOf(const PlayedGame& game, const std::vector<std::pair<double, double>>& chances)
{
    GameJudgement judgement{
        .by = {.identity = "test", .name = "Test", .family = game::Family::Go, .countsPoints = false}, .plies = {}, .trouble = {}};
    for (std::size_t ply = 0; ply < chances.size(); ++ply)
        judgement.plies.push_back({.moves = {{.move = kOther, .value = valueOfChance(chances[ply].first)},
                                       {.move = game.moves[ply], .value = valueOfChance(chances[ply].second)}},
            .line = {kOther},
            .isSure = true});
    judgement.plies.push_back({.moves = {{.move = kOther, .value = 0}}, .line = {}, .isSure = true});
    return judgement;
}

} // namespace

class TestMoveCosts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void mistakesAreMarked_data()
    {
        QTest::addColumn<double>("best");
        QTest::addColumn<double>("played");
        QTest::addColumn<int>("grade");
        QTest::addColumn<double>("cost");
        QTest::newRow("nothing") << 55.0 << 46.0 << 0 << 9.0;
        QTest::newRow("mistake") << 55.0 << 44.9 << 1 << 10.1;
        QTest::newRow("blunder") << 55.0 << 34.9 << 2 << 20.1;
        QTest::newRow("won anyway") << 100.0 << 90.0 << 0 << 6.0;
        QTest::newRow("lost anyway") << 9.0 << 0.5 << 0 << 4.9;
        QTest::newRow("a win thrown away") << 100.0 << 50.0 << 2 << 46.0;
    }

    void mistakesAreMarked()
    {
        QFETCH(double, best);
        QFETCH(double, played);
        QFETCH(int, grade);
        QFETCH(double, cost);
        const PlayedGame game = gameOf(1);
        const auto costs = moveCosts(game, judgementOf(game, {{best, played}}));
        QCOMPARE(static_cast<int>(costs[0].grade), grade);
        QVERIFY2(std::abs(costs[0].cost - cost) < 1e-3, qPrintable(QString::number(costs[0].cost)));
        QVERIFY(costs[0].better == kOther);
    }

    void marksNeedAMargin_data()
    {
        QTest::addColumn<double>("margin");
        QTest::addColumn<double>("cost");
        QTest::addColumn<int>("grade");
        QTest::newRow("none is needed") << 0.0 << 10.5 << 1;
        QTest::newRow("too little") << 2.0 << 11.5 << 0;
        QTest::newRow("enough") << 2.0 << 12.5 << 1;
        QTest::newRow("no blunder yet") << 2.0 << 21.5 << 1;
        QTest::newRow("a blunder") << 2.0 << 22.5 << 2;
    }

    /// A judge's margin is added to the limits of marks; the cost is unchanged.
    void marksNeedAMargin()
    {
        QFETCH(double, margin);
        QFETCH(double, cost);
        QFETCH(int, grade);
        const PlayedGame game = gameOf(1);
        GameJudgement judgement = judgementOf(game, {{60, 60 - cost}});
        judgement.by.margin = margin;
        const auto costs = moveCosts(game, judgement);
        QCOMPARE(static_cast<int>(costs[0].grade), grade);
        QVERIFY(std::abs(costs[0].cost - cost) < 1e-3);
        QCOMPARE(costOf(judgement.plies[0], judgement.plies[0].moves[1], judgement.by).grade, costs[0].grade);
    }

    /// Both moves must be analysed as long as the judge ever does.
    void theLongestAnalysisNeedsNoMargin()
    {
        const PlayedGame game = gameOf(1);
        GameJudgement judgement = judgementOf(game, {{60, 49.5}});
        judgement.by.margin = 2;
        judgement.by.surestEffort = 480;
        std::vector<JudgedMove>& moves = judgement.plies[0].moves;
        moves[1].effort = 480;
        QCOMPARE(moveCosts(game, judgement)[0].grade, CostGrade::None);
        moves[0].effort = 480;
        QCOMPARE(moveCosts(game, judgement)[0].grade, CostGrade::Mistake);
    }

    void pointsNeedChanceToo_data()
    {
        QTest::addColumn<double>("points");
        QTest::addColumn<double>("chance");
        QTest::addColumn<int>("grade");
        QTest::newRow("two points") << 2.0 << 12.0 << 0;
        QTest::newRow("three that do not matter") << 3.0 << 4.0 << 0;
        QTest::newRow("three that do") << 3.0 << 6.0 << 1;
        QTest::newRow("seven") << 7.0 << 15.0 << 2;
    }

    void pointsNeedChanceToo()
    {
        QFETCH(double, points);
        QFETCH(double, chance);
        QFETCH(int, grade);
        const PlayedGame game = gameOf(1);
        GameJudgement judgement = judgementOf(game, {{60, 60 - chance}});
        judgement.by.countsPoints = true;
        judgement.plies[0].moves[0].scoreLead = 4;
        judgement.plies[0].moves[1].scoreLead = static_cast<float>(4 - points);
        const auto costs = moveCosts(game, judgement);
        QCOMPARE(static_cast<int>(costs[0].grade), grade);
        QVERIFY(std::abs(costs[0].cost - points) < 1e-4);
    }

    /// The same chances give the same cost for both colours.
    void colorsAreAlike()
    {
        const PlayedGame game = gameOf(6);
        const auto costs = moveCosts(game, judgementOf(game, {{70, 58}, {70, 58}, {97, 80}, {97, 80}, {20, 6}, {20, 6}}));
        for (std::size_t ply = 0; ply < 6; ply += 2) {
            QCOMPARE(costs[ply].cost, costs[ply + 1].cost);
            QCOMPARE(costs[ply].grade, costs[ply + 1].grade);
        }
        for (const double chance : {3.0, 20.0, 60.0, 98.0}) // and the same for the other side
            QVERIFY(std::abs(fadedChance(valueOfChance(chance)) + fadedChance(valueOfChance(100 - chance)) - 100) < 1e-4);
    }

    void onlyWhatIsSureIsMarked()
    {
        const PlayedGame game = gameOf(2);
        GameJudgement judgement = judgementOf(game, {{60, 30}, {60, 30}});
        judgement.plies[0].isSure = false;
        judgement.plies[1].moves.clear();
        const auto costs = moveCosts(game, judgement);
        QCOMPARE(costs[0].grade, CostGrade::None);
        QVERIFY(std::isnan(costs[1].cost));
        QVERIFY(dearestMoves(costs, 9).empty());
        QVERIFY(std::isnan(moveCosts(game, {})[0].cost)); // without a judge
    }

    void bothLooksMustSaySo_data()
    {
        QTest::addColumn<double>("doubt"); // percent of the chance, of each of the two moves
        QTest::addColumn<double>("cost");
        QTest::addColumn<int>("grade");
        QTest::newRow("agreed") << 0.0 << 12.0 << 1;
        QTest::newRow("nearly agreed") << 3.0 << 12.0 << 1;
        QTest::newRow("one says nothing is lost") << 6.0 << 12.0 << 0;
        QTest::newRow("a blunder in both") << 5.0 << 24.0 << 2;
        QTest::newRow("a blunder in one") << 8.0 << 24.0 << 1;
    }

    /// The cost is the mean of two analyses; a mark needs half of its cost in the analysis with the smaller one.
    void bothLooksMustSaySo()
    {
        QFETCH(double, doubt);
        QFETCH(double, cost);
        QFETCH(int, grade);
        const PlayedGame game = gameOf(1);
        GameJudgement judgement = judgementOf(game, {{60, 60 - cost}});
        for (JudgedMove& move : judgement.plies[0].moves)
            move.doubt = static_cast<float>(doubt / 50);
        const auto costs = moveCosts(game, judgement);
        QCOMPARE(static_cast<int>(costs[0].grade), grade);
        QVERIFY(std::abs(costs[0].cost - cost) < 1e-3);
        const JudgedCost same = costOf(judgement.plies[0], judgement.plies[0].moves[1], judgement.by);
        QCOMPARE(same.grade, costs[0].grade);
        QCOMPARE(same.cost, costs[0].cost);
        QCOMPARE(costOf(judgement.plies[0], judgement.plies[0].moves[0], judgement.by).grade, CostGrade::None);
    }

    void ownChoiceCostsNothing()
    {
        const PlayedGame game = gameOf(1);
        GameJudgement judgement = judgementOf(game, {{60, 30}});
        judgement.plies[0].moves.front().move = game.moves[0];
        judgement.plies[0].moves.pop_back();
        const auto costs = moveCosts(game, judgement);
        QCOMPARE(costs[0].cost, 0.0);
        QCOMPARE(costs[0].better, game::kNoMove);
    }

    void brilliantMovesAreRareAndAlone_data()
    {
        QTest::addColumn<double>("second"); // chance after the best other move; the move played: 60 %
        QTest::addColumn<bool>("isCompared");
        QTest::addColumn<float>("share"); // of players of the rank
        QTest::addColumn<bool>("isBrilliant");
        QTest::newRow("alone and rare") << 30.0 << true << 0.03F << true;
        QTest::newRow("many play it") << 30.0 << true << 0.06F << false;
        QTest::newRow("another is nearly as good") << 45.0 << true << 0.03F << false;
        QTest::newRow("others were not analysed as deeply") << 30.0 << false << 0.03F << false;
    }

    void brilliantMovesAreRareAndAlone()
    {
        QFETCH(double, second);
        QFETCH(bool, isCompared);
        QFETCH(float, share);
        QFETCH(bool, isBrilliant);
        const PlayedGame game = gameOf(1);
        GameJudgement judgement = judgementOf(game, {{second, 60}});
        std::swap(judgement.plies[0].moves[0], judgement.plies[0].moves[1]);
        judgement.plies[0].isCompared = isCompared;
        GameReview review(game, 2);
        review.plies[0].known = true;
        review.plies[0].legalMoves = 300;
        review.plies[0].moves = {{.move = game.moves[0], .rankPriors = {0.5F, share}}};
        const std::vector<MoveCost> costs = moveCosts(game, judgement);
        QCOMPARE(costs[0].cost, 0.0);
        QCOMPARE(nn::isBrilliant(costs[0], review, 1), isBrilliant);
        QVERIFY(!nn::isBrilliant(costs[0], review, 0)); // the stronger rank plays it often
        QVERIFY(!nn::isBrilliant(costs[0], review, std::nullopt));
        QCOMPARE(rarePlies(review).size(), std::size_t(share < kRarely ? 1 : 0));
    }

    void othersOfTheRankAreWeighed()
    {
        PlyReview seen;
        seen.moves = {{.move = {0}, .rankPriors = {0.1F, 0.2F}}, {.move = kOther, .rankPriors = {0.8F, 0.2F}},
            {.move = {7}, .rankPriors = {0.1F, 0.6F}}};
        const JudgedPly judged{
            .moves = {{.move = kOther, .value = valueOfChance(60)}, {.move = {0}, .value = valueOfChance(40)}}, .line = {}};
        QVERIFY(std::abs(expectedCost(seen, 0, judged, CostUnit::Chance) - 0.1 * 20 / 0.9) < 1e-3);
        QVERIFY(std::isnan(expectedCost(seen, 1, judged, CostUnit::Chance))); // most of the policy has no value from the judge
    }

    void standingsAreTheFirstPlayers()
    {
        const PlayedGame game = gameOf(2);
        const auto shown = standings(game, judgementOf(game, {{70, 60}, {30, 20}}));
        QVERIFY(std::abs(shown[0] - 70) < 1e-3);
        QVERIFY(std::abs(shown[1] - 70) < 1e-3);
        QVERIFY(std::abs(shown[2] - 50) < 1e-3);
        GameJudgement ended = judgementOf(game, {{70, 60}, {30, 20}});
        ended.plies[2] = {};
        QVERIFY(std::abs(standings(game, ended)[2] - 80) < 1e-3); // the value of the last move
    }

    /// A network that evaluates the side to move 6 points worse than the other side does.
    void networkStandingsDoNotSaw()
    {
        GameReview review(gameOf(30), 0);
        for (std::size_t ply = 0; ply <= 30; ++ply) {
            const float black = ply > 12 ? -5 : 2;
            review.plies[ply].known = true;
            review.plies[ply].legalMoves = 1;
            review.plies[ply].scoreLead = (ply % 2 == 0 ? black : -black) - 3;
        }
        const auto shown = networkStandings(review, CostUnit::Points);
        for (const std::size_t ply : {0, 3, 11})
            QVERIFY(std::abs(shown[ply] - 2) < 1e-4);
        for (const std::size_t ply : {15, 30})
            QVERIFY(std::abs(shown[ply] + 5) < 1e-4);
        review.plies[30].legalMoves = 0; // the result is the value
        QVERIFY(std::abs(networkStandings(review, CostUnit::Points)[30] + 8) < 1e-4);
    }

    void bandsBeginWhereTheGameDoes()
    {
        strength::RankProfile profile{.scale = strength::RankScale("go", {"2d", "1d"}), .ranks = {}, .verified = {}};
        for (const double mean : {1.0, 0.0}) {
            strength::RankEntry entry;
            for (int move = 0; move < 40; ++move)
                entry.beta.byMove.push_back(mean + 0.01 * move);
            profile.ranks.push_back(entry);
        }
        go::Position start(19);
        for (int i = 0; i < 6; ++i)
            start.play(start.moveAt(i, i));
        const PlayedGame late{std::make_shared<const game::AnyPosition>(start), {{100}, {101}}};
        const auto bands = bandsAlong(late, profile, strength::Measure::Beta, 1);
        QCOMPARE(bands.size(), 2U);
        QCOMPARE(bands[0].mean.size(), 3U);
        QVERIFY(std::abs(bands[0].mean[0] - 1.06) < 1e-9);
    }

    void marksAreHeldAgainstADeeperJudge()
    {
        const PlayedGame game = gameOf(5);
        const auto own = moveCosts(game, judgementOf(game, {{60, 40}, {60, 48}, {60, 48}, {60, 60}, {60, 60}}));
        const auto deeper = moveCosts(game, judgementOf(game, {{60, 30}, {60, 54}, {60, 58}, {60, 30}, {60, 60}}));
        const FlagCheck check = checkFlags(own, deeper);
        QCOMPARE(check.moves, 5U);
        QCOMPARE(check.flags, 3U);
        QCOMPARE(check.right, 1U);
        QCOMPARE(check.nearly, 2U);
        QCOMPARE(check.blunders, 2U);
        QCOMPARE(check.found, 1U);
        FlagCheck twice = check;
        twice += check;
        QCOMPARE(twice.games, 2U);
        QCOMPARE(twice.recall(), 0.5);
        QVERIFY(!check.isSampled());

        // Of the moves without a mark, the deeper judge knows one of two, which is a blunder: so are both, probably.
        auto some = deeper;
        some[4].cost = NAN;
        const FlagCheck sample = checkFlags(own, some);
        QVERIFY(sample.isSampled());
        QCOMPARE(sample.others, 2U);
        QCOMPARE(sample.sampled, 1U);
        QCOMPARE(sample.blunders, 2U);
        QCOMPARE(sample.recall(), 1.0 / 3);

        // A game whose sample holds every move does not change what another's stands for.
        FlagCheck both = sample;
        both += check;
        QCOMPARE(both.missed, 3.0);
        QCOMPARE(both.recall(), 2.0 / 5);
    }

    void judgementsComeBack()
    {
        const QTemporaryDir folder;
        JudgementCache cache(folder.path().toStdString());
        chess::Position position;
        PlayedGame game{std::make_shared<const game::AnyPosition>(position), {*position.parseUci("e2e4")}};
        GameJudgement judgement{.by = {.identity = "x", .name = "X", .family = game::Family::Chess}, .plies = {}, .trouble = {}};
        judgement.plies = {{.moves = {{.move = *position.parseUci("d2d4"), .value = 0.25F, .scoreLead = 1, .effort = 7},
                                {.move = game.moves[0], .value = 0.125F, .scoreLead = 0, .effort = 3, .doubt = 0.0625F}},
                               .line = {*position.parseUci("d2d4")},
                               .mateIn = -3,
                               .depth = 9,
                               .effort = 20,
                               .isSure = true},
            {}};
        QVERIFY(cache.store(game, judgement).ok());
        QVERIFY(cache.load(game, judgement.by) == judgement.plies);
        QCOMPARE(cache.load(game, {.identity = "y", .name = "X", .family = game::Family::Chess}).front().isKnown(), false); // another judge
        judgement.plies[0].moves[0].move = *position.parseUci("e2e4");
        judgement.plies[0].moves[0].move.code ^= 0x7f; // never legal
        QVERIFY(cache.store(game, judgement).ok());
        QCOMPARE(cache.load(game, judgement.by).front().isKnown(), false);

        const PlayedGame go{std::make_shared<const game::AnyPosition>(go::Position(9)), {{40}}};
        GameJudgement points{.by = {.identity = "z", .name = "Z", .family = game::Family::Go}, .plies = {}, .trouble = {}};
        points.plies = {{.moves = {{.move = go.moves[0], .value = 0.5F, .scoreLead = 2}}, .line = {}}, {}};
        points.plies[0].owners.assign(81, 0);
        points.plies[0].owners[3] = 100;
        points.plies[0].owners[80] = -50;
        QVERIFY(cache.store(go, points).ok());
        QVERIFY(cache.load(go, points.by) == points.plies);
        points.plies[0].owners.pop_back(); // fits no board
        QVERIFY(cache.store(go, points).ok());
        QCOMPARE(cache.load(go, points.by).front().isKnown(), false);
    }
};

EVENMATCH_TEST(TestMoveCosts)

} // namespace tst_move_costs

#include "tst_move_costs.moc"
