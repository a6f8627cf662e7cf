// Calibration and verification of opponents, handicap games, and the statistics of soundness.
#include "tests/run_tests.h"

#include "app/lab/measure/calibration.h"
#include "app/lab/measure/soundness.h"
#include "app/lab/measure/verification.h"
#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/game/registry/games.h"
#include "nn/evaluate/fake_evaluator.h"
#include "search/player/position_player.h"
#include "search/spec/opponent.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_calibration {

using namespace evenmatch;
using namespace evenmatch::search;

namespace {

std::shared_ptr<nn::Evaluator> network()
{
    return std::make_shared<nn::FakeEvaluator>(
        nn::FakeOptions{.game = "chess", .scale = strength::RankScale("chess", {"1600-1799", "1400-1599", "1200-1399"})});
}

Anchor randomAnchor(double rating)
{
    return {{"somebody", [] { return core::Result<std::unique_ptr<Player>>(std::make_unique<RandomPlayer>()); }}, rating, 50};
}

jobs::JobContext context(const std::stop_source& stop) { return {stop.get_token(), std::make_shared<jobs::ProgressMeter>()}; }

MatchPlan quickMatch()
{
    MatchPlan plan;
    plan.start = game::findGame("chess")->start();
    plan.parallel = 2;
    plan.arbiter.mostMoves = 30;
    return plan;
}

/// A game of those moves, without players.
PlayedGame gameOf(const game::AnyPosition& start, const QString& moves)
{
    PlayedGame played;
    game::AnyPosition position = start;
    for (const QString& text : moves.split(' ', Qt::SkipEmptyParts)) {
        played.moves.push_back(*position.parseMove(text.toStdString()));
        position.play(played.moves.back());
    }
    return played;
}

} // namespace

class TestCalibration : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void beginsAtTheAnchors()
    {
        const std::vector<double> ratings = {1900, 1700, 1500, 1300, 1100};
        QCOMPARE(calibrationOrder(ratings, {}), (std::vector<std::size_t>{0, 1, 2, 3, 4}));
        QCOMPARE(calibrationOrder(ratings, {1480}), (std::vector<std::size_t>{2, 3, 1, 4, 0}));
        QCOMPARE(calibrationOrder(ratings, {1100, 1900}), (std::vector<std::size_t>{0, 4, 1, 3, 2}));
    }

    void evensGamesByStones()
    {
        const game::AnyPosition full(go::Position(19));
        QCOMPARE(evenGame(full, 3, 0).stones, 3);
        QCOMPARE(evenGame(full, 3, 0).lead, 0.0);
        QCOMPARE(evenGame(full, 2, -10).stones, 9);
        QCOMPARE(evenGame(full, 2, -10).lead, 3 * strength::kEloARank);
        QCOMPARE(evenGame(game::AnyPosition(go::Position(9)), 2, 0).stones, 0);
        QVERIFY(evenGame(game::AnyPosition(go::Position(9)), 1, 0).lead < 90); // a rank is worth less there
        QCOMPARE(evenGame(game::AnyPosition(chess::Position()), 1700, 1500).lead, 200.0);
    }

    void secondTakesBlackWithItsStones()
    {
        const auto start = withHandicap(game::AnyPosition(go::Position(9)), 4);
        QVERIFY(start);
        QCOMPARE(start->as<go::Position>()->handicap(), 4);
        QCOMPARE(start->as<go::Position>()->komi(), 0.5);
        QVERIFY(start->sideToMove() == game::Side::Second);
        QVERIFY(withHandicap(game::AnyPosition(go::Position(9)), 1)->sideToMove() == game::Side::First);
        QVERIFY(!withHandicap(game::AnyPosition(go::Position(9)), 10));
        QVERIFY(!withHandicap(game::AnyPosition(chess::Position()), 2));

        MatchPlan plan;
        plan.start = game::AnyPosition(go::Position(9));
        plan.games = 6;
        plan.openings.moves = 0;
        plan.arbiter.mostMoves = 40;
        const auto given = withStones(plan, 4);
        QVERIFY(given && given->secondTakesBlack);
        const PlayerMaker random = [] { return core::Result<std::unique_ptr<Player>>(std::make_unique<RandomPlayer>()); };
        const std::stop_source stop;
        const auto result = playMatch(*given, {{"one", random}, {"other", random}}, {}, context(stop));
        QVERIFY(result);
        for (const MatchGame& game : result->games) {
            QVERIFY(game.firstSide() == game::Side::Second);
            QVERIFY(game.tally().wins == (game.played.outcome == game::Outcome::SecondWins ? 1U : 0U));
        }
    }

    void goesOnWhereItWas()
    {
        QTemporaryDir folder;
        const auto evaluator = network();
        CalibrationPlan plan;
        plan.match = quickMatch();
        plan.folder = folder.path().toStdString();
        plan.anchors = {randomAnchor(1450)};
        plan.mostVisits = 4;
        plan.matchGames = 2;
        plan.mostGames = 6;
        std::stop_source stop;
        std::uint64_t played = 0;
        const auto count = [&](const std::string&, std::uint64_t, std::uint64_t) { ++played; };
        const auto first = calibrate(plan, evaluator, {}, context(stop), count);
        QVERIFY(first && !first->stopped);
        QCOMPARE(first->ranks.size(), std::size_t{3});
        QCOMPARE(first->ranks.front().rank, std::size_t{1}); // the rank nearest to the anchor
        QVERIFY(played > 0);
        for (const CalibratedRank& rank : first->ranks)
            QVERIFY(rank.settled && rank.games >= 6 && rank.play.visits > 0);

        played = 0;
        const auto again = calibrate(plan, evaluator, {}, context(stop), count);
        QVERIFY(again);
        QCOMPARE(played, std::uint64_t{0}); // all games were kept
        for (std::size_t i = 0; i < first->ranks.size(); ++i)
            QVERIFY(first->ranks[i].play == again->ranks[i].play && first->ranks[i].error == again->ranks[i].error);

        QTemporaryDir other;
        plan.folder = other.path().toStdString();
        const auto stopped
            = calibrate(plan, evaluator, {}, context(stop), [&](const std::string&, std::uint64_t, std::uint64_t) { stop.request_stop(); });
        QVERIFY(stopped && stopped->stopped);
        QVERIFY(!stopped->ranks.front().settled);
    }

    void verifiesAndBindsToTheNetwork()
    {
        QTemporaryDir folder;
        const auto evaluator = network();
        VerificationPlan plan;
        plan.match = quickMatch();
        plan.folder = folder.path().toStdString();
        plan.anchors = {randomAnchor(1100), randomAnchor(1500), randomAnchor(1550)};
        plan.anchors[1].player.name = "another";
        plan.anchors[1].scale = "people";
        plan.anchors[1].deviation = 40;
        plan.anchors[2].player.name = "a third";
        plan.ranks = {1, 2};
        plan.games = 4;
        plan.simulations = 4;
        const std::stop_source stop;
        const auto found = verify(plan, evaluator, {}, context(stop));
        QVERIFY(found && !found->stopped);
        QCOMPARE(found->ranks.size(), std::size_t{2});
        QCOMPARE(found->meetings.size(), std::size_t{5}); // each with two anchors, and one with the other
        QCOMPARE(found->games, std::uint64_t{20});
        for (const VerifiedRank& rank : found->ranks)
            QVERIFY(rank.measured.games == 12 && rank.measured.error > 20 && rank.measured.error < 500
                && std::abs(rank.measured.rating - 1400) < 600);
        Verification known = *found;
        known.ranks[0].measured.error = 100;
        known.ranks[1].measured.error = kUsefulElo + 1; // as for a player that lost every game
        const strength::MeasuredStrength measured = toMeasured(known, evaluator->info(), "2026-11-22");
        QCOMPARE(measured.network, evaluator->info().hash);
        QCOMPARE(measured.opponents, std::string("somebody, another, a third"));
        QVERIFY(measured.ranks.size() == 3 && !measured.ranks[0] && measured.ranks[1] && !measured.ranks[2]);
        QCOMPARE(measured.scale, std::string("people")); // with the most games
        QVERIFY(found->meeting(0, 1) && !found->meeting(1, 0));
        // A measurement of some ranks keeps the others'.
        strength::MeasuredStrength earlier = measured;
        earlier.opponents = "a fourth, somebody";
        earlier.ranks = {strength::MeasuredRank{1650, 50, 90}, strength::MeasuredRank{1300, 40, 80}, std::nullopt};
        const strength::MeasuredStrength both = toMeasured(known, evaluator->info(), "2026-11-23", earlier);
        QVERIFY(both.ranks[0] == earlier.ranks[0] && both.ranks[1] == measured.ranks[1] && !both.ranks[2]);
        QCOMPARE(both.opponents, std::string("a fourth, somebody, another, a third"));
        earlier.network = "another";
        QVERIFY(toMeasured(known, evaluator->info(), "2026-11-22", earlier) == measured);
    }

    void needsAnAnchor()
    {
        VerificationPlan plan;
        plan.match = quickMatch();
        const std::stop_source stop;
        QCOMPARE(verify(plan, network(), {}, context(stop)).error().code, core::ErrorCode::BadArgument);
    }

    void seesMatesMissed()
    {
        const game::AnyPosition start{chess::Position()};
        const auto found = soundnessOf(start, gameOf(start, "f2f3 e7e5 g2g4 d8h4"));
        QCOMPARE(found[1].matesFound, std::uint64_t{1});
        QCOMPARE(found[0].matesMissed, std::uint64_t{0});
        const nn::PlayedGame same{std::make_shared<const game::AnyPosition>(start), gameOf(start, "f2f3 e7e5 g2g4 d8h4").moves};
        QVERIFY(soundnessOf(same, game::Side::Second) == found[1]); // independent of the player
        QCOMPARE(
            soundnessOf(same, game::Side::Second, 4).matesFound, std::uint64_t{0}); // moves of a drawn opening count for neither player
        const auto missed = soundnessOf(start, gameOf(start, "f2f3 e7e5 g2g4 d7d5 a2a3 d8h4"));
        QCOMPARE(missed[1].matesMissed, std::uint64_t{1});
        QCOMPARE(missed[1].matesFound, std::uint64_t{1});
        QCOMPARE(missed[1].lengths, std::uint64_t{6});
        QCOMPARE(missed[0].moves, std::uint64_t{3});
    }

    void seesBadShape()
    {
        const game::AnyPosition start{go::Position(9)};
        // White encloses the corner stone A1; Black connects B1 to it and leaves both with one liberty.
        const auto atari = soundnessOf(start, gameOf(start, "A1 A2 E5 B2 B1 F6"));
        QCOMPARE(atari[0].selfAtaris, std::uint64_t{1});
        QCOMPARE(atari[1].selfAtaris, std::uint64_t{0});
        // Black walls the corner off and fills it; passes early.
        const auto fills = soundnessOf(start, gameOf(start, "A2 E5 B2 E6 C2 pass D1 E7 A1 E8 pass F5 pass pass"));
        QCOMPARE(fills[0].ownFills, std::uint64_t{1});
        QCOMPARE(fills[0].idlePasses, std::uint64_t{1});
        QCOMPARE(fills[1].idlePasses, std::uint64_t{1});
    }

    /// A calibration compares the others' losses with people's, as it counts the others alone.
    void judgesNoGamesOfFailedEngines()
    {
        const game::AnyPosition start{chess::Position()};
        std::vector<MatchGame> games(2);
        for (MatchGame& game : games) {
            game.second = 1;
            game.played = gameOf(start, "e2e4 e7e5 g1f3");
        }
        games[1].number = 1;
        games[1].played.reason = EndReason::EngineFailure;
        for (const std::size_t player : {std::size_t{0}, std::size_t{1}}) {
            const auto sides = sidesOf(games, player, start);
            QCOMPARE(sides.size(), std::size_t{1});
            QVERIFY(sides[0].side == (player == 0 ? game::Side::First : game::Side::Second));
        }
    }

    /// White loses 30 % of the winning chance with the third move and nothing else; the opening of one move each does not count.
    void sumsWhatMovesCost()
    {
        const game::AnyPosition start{chess::Position()};
        const PlayedGame played = gameOf(start, "e2e4 e7e5 g1f3 b8c6 f1c4");
        const SideToJudge white{{std::make_shared<const game::AnyPosition>(start), played.moves}, game::Side::First, 2};
        std::vector<nn::OutsidePly> plies(6);
        const float values[] = {0, 0, 0.2F, 0.4F, -0.4F, 0.4F}; // for the side to move
        for (std::size_t ply = 0; ply < plies.size(); ++ply) {
            plies[ply].known = true;
            plies[ply].value = values[ply];
        }
        const LossTable table = lossesOf(white, plies);
        QCOMPARE(table.whole().moves, std::uint64_t{2});
        QCOMPARE(table.of(strength::GamePhase::Opening).moves, std::uint64_t{2});
        QVERIFY(std::abs(table.whole().mean() - 0.15) < 1e-6);
        QCOMPARE(table.whole().blunders, std::uint64_t{1});
        plies[3].known = false; // unknown values do not count
        QCOMPARE(lossesOf(white, plies).whole().moves, std::uint64_t{1});

        LossTable people;
        people.of(strength::GamePhase::Middle) = {1000, 40, 60};
        LossTable alike = people;
        QCOMPARE(misfit(alike, people), 0.0);
        alike.of(strength::GamePhase::Middle) = {1000, 46, 69};
        const double off = misfit(alike, people);
        QVERIFY2(off > 0.1 && off < 0.15, qPrintable(QString::number(off)));
        alike.of(strength::GamePhase::Middle) = {1000, 80, 120};
        QVERIFY(misfit(alike, people) > 0.5);
    }

    void keepsTheMostHumanPath()
    {
        QTemporaryDir folder;
        CalibrationPlan plan;
        plan.match = quickMatch();
        plan.folder = folder.path().toStdString();
        plan.anchors = {randomAnchor(1450)};
        plan.ranks = {1};
        plan.mostVisits = 4;
        plan.matchGames = 2;
        plan.mostGames = 6;
        int asked = 0;
        plan.misfit = [&](std::size_t rank, std::span<const SideToJudge> games, const jobs::JobContext&) -> core::Result<double> {
            ++asked;
            return rank == 1 && !games.empty() ? 0.5 : 9;
        };
        const std::stop_source stop;
        const auto found = calibrate(plan, network(), {}, context(stop));
        QVERIFY(found && found->ranks.size() == 1);
        QCOMPARE(asked, static_cast<int>(strength::kPlayPaths.size()));
        const CalibratedRank& rank = found->ranks.front();
        QVERIFY(rank.settled && rank.misfit && *rank.misfit == 0.5);
        QVERIFY(rank.games >= 3 * 6); // for all candidates
    }

    /// A player between two ranks, by its text and by the window's choice: every setting lies between those of both ranks.
    void playsBetweenRanks()
    {
        const auto evaluator = network();
        const auto spec = parsePlayerSpec("rank:1200-1399+0.4");
        QVERIFY(spec);
        const auto style = makeStyle(*spec, {.evaluator = evaluator});
        QVERIFY(style && style->search.priorRank);
        QVERIFY(std::abs(*style->search.priorRank - 1.6) < 1e-9 && std::abs(style->search.rootRanks.place - 1.6) < 1e-9);
        const strength::RankPlay play = playAt(evaluator->info(), 1.6);
        QVERIFY(std::get<RankPolicy>(style->chooser) == RankPolicy::of(play));
        QVERIFY(*style->resigns == ResignRule::of(play));
        const auto opponent = makeOpponent(evaluator, {.strength = RankPlace{1.6}});
        QVERIFY(opponent && std::abs(*(*opponent)->style().search.priorRank - 1.6) < 1e-9);
        QVERIFY((*opponent)->name().ends_with("1200-1399+0.4"));
        QVERIFY(!makeStyle(*parsePlayerSpec("rank:1600-1799+1.4"), {.evaluator = evaluator})); // the scale ends a rank above the strongest
    }
};

EVENMATCH_TEST_WITH_EVENTS(TestCalibration)

} // namespace tst_calibration

#include "tst_calibration.moc"
