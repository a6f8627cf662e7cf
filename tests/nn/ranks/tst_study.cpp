// Games that a study counts, and the estimate from one game.
#include "tests/run_tests.h"

#include "core/game/registry/games.h"
#include "nn/evaluate/fake_evaluator.h"
#include "nn/ranks/game_estimate.h"
#include "nn/ranks/study.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>

namespace tst_study {

using namespace evenmatch;
using namespace evenmatch::nn;

namespace {

struct Facts {
    const char* kind = "chess";
    std::size_t moves = 40;
    const char* result = "1-0";
    const char* opponent = "bob";
};

SourceGame gameOf(const Facts& facts, std::uint64_t seed = 1)
{
    SourceGame source;
    source.kind = facts.kind;
    source.played.start = std::make_shared<const game::AnyPosition>(game::findGame(facts.kind)->start());
    core::Random random(seed);
    game::AnyPosition position = *source.played.start;
    while (source.played.moves.size() < facts.moves && !position.isOver()) {
        source.played.moves.push_back(position.randomMove(random));
        position.play(source.played.moves.back());
    }
    source.info.players[0].name = "anna";
    source.info.players[1].name = facts.opponent;
    source.info.result = facts.result;
    source.info.outcome = source.info.result == "1-0" || source.info.result == "B+R" ? game::Outcome::FirstWins : game::Outcome::None;
    return source;
}

StudySubject annas(std::initializer_list<Facts> games)
{
    StudySubject subject;
    PlayerSides anna{.name = "anna", .sides = {}};
    for (const Facts& facts : games) {
        anna.sides.push_back({subject.source.games.size(), game::Side::First});
        subject.source.games.push_back(gameOf(facts, subject.source.games.size() + 1));
    }
    subject.players.push_back(std::move(anna));
    return subject;
}

core::Result<Study> studied(StudySubject subject, bool everyGame)
{
    FakeEvaluator network({.game = "chess", .scale = strength::chessScale()});
    jobs::JobContext job;
    return study(std::move(subject), {.network = network, .model = {}, .outside = {}, .outsideCache = {}, .everyGame = everyGame}, job);
}

} // namespace

class TestStudy : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void gamesCount_data();
    void gamesCount();
    void onlyCountedGamesAreStudied();
    void aPlayerWithoutCountedGamesStays();
    void oneGameIsAStudyOfItself();
    void oneGameShowsARankOrNot();
    void filesGiveASecondAnswer();
    void onlyChosenGamesAreStudied();
};

void TestStudy::gamesCount_data()
{
    QTest::addColumn<Facts>("facts");
    QTest::addColumn<int>("why");
    const auto row = [](const char* name, const Facts& facts, NotCounted why) { QTest::newRow(name) << facts << static_cast<int>(why); };
    row("chess", {}, NotCounted::No);
    row("Go", {.kind = "go9", .result = "B+R"}, NotCounted::No);
    row("Go without a result", {.kind = "go9", .result = ""}, NotCounted::No);
    row("Go that was stopped", {.kind = "go9", .result = "Void"}, NotCounted::Unfinished);
    row("chess without a result", {.result = ""}, NotCounted::Unfinished);
    row("against us", {.opponent = "Evenmatch"}, NotCounted::AgainstUs);
    row("against us in chess", {.opponent = "Evenmatch 1200-1399"}, NotCounted::AgainstUs);
    row("against somebody of a like name", {.opponent = "Evenmatched"}, NotCounted::No);
    row("against us, resigned at once", {.moves = 10, .opponent = "Evenmatch"}, NotCounted::AgainstUs);
    row("short", {.moves = 19}, NotCounted::Short);
    row("just long enough", {.moves = 20}, NotCounted::No);
}

void TestStudy::gamesCount()
{
    QFETCH(Facts, facts);
    QFETCH(int, why);
    QCOMPARE(static_cast<int>(whyNotCounted(gameOf(facts))), why);
}

void TestStudy::onlyCountedGamesAreStudied()
{
    const auto games = {Facts{}, Facts{.opponent = "Evenmatch"}, Facts{.result = ""}, Facts{}, Facts{.moves = 12}};
    const auto counted = studied(annas(games), false);
    QVERIFY(counted.ok());
    QCOMPARE(counted->reports.front().sides.size(), std::size_t(2));
    QVERIFY((counted->notCounted == NotCountedGames{.againstUs = 1, .unfinished = 1, .tooShort = 1}));
    QCOMPARE(counted->notes.size(), std::size_t(3)); // kinds and numbers
    QCOMPARE(core::describe(counted->notes.front()), std::string("Games against Evenmatch do not count (1 game)."));
    const auto all = studied(annas(games), true);
    QVERIFY(all.ok() && all->notCounted.all() == 0 && all->notes.empty());
    QCOMPARE(all->reports.front().sides.size(), std::size_t(5));
    QVERIFY(all->reports.front().estimate.probabilities != counted->reports.front().estimate.probabilities);
}

void TestStudy::aPlayerWithoutCountedGamesStays()
{
    const auto none = studied(annas({{.opponent = "Evenmatch"}, {.moves = 5}}), false);
    QVERIFY(none.ok());
    QCOMPARE(none->reports.size(), std::size_t(1));
    QVERIFY(none->reports.front().estimate.sufficiency == strength::Sufficiency::NoGames);
    QCOMPARE(none->notCounted.all(), std::size_t(2));
}

void TestStudy::oneGameIsAStudyOfItself()
{
    const auto whole = studied(annas({Facts{.moves = 60}}), false);
    QVERIFY(whole.ok());
    FakeEvaluator network({.game = "chess", .scale = strength::chessScale()});
    jobs::JobContext job;
    const auto review = reviewGame(network, gameOf({.moves = 60}).played, {}, job);
    QVERIFY(review.ok());
    const auto alone = estimateSides(*review, network.info(), {});
    QVERIFY(alone && alone->scale == whole->scale());
    QVERIFY(alone->of(game::Side::First).probabilities == whole->reports.front().estimate.probabilities);
}

void TestStudy::oneGameShowsARankOrNot()
{
    GameEstimates estimates{.sides = {}, .scale = strength::goScale(), .policyRanks = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}};
    strength::RankEstimate& black = estimates.sides[0];
    QVERIFY(estimates.evidence(game::Side::First) == GameEvidence::FewMoves && !estimates.rankOf(game::Side::First));
    black.sufficiency = strength::Sufficiency::Enough;
    black.median = 4;
    black.interval = {.strongest = 2, .weakest = 10};
    QVERIFY(estimates.evidence(game::Side::First) == GameEvidence::Unknown && !estimates.rankOf(game::Side::First));
    black.interval = {.strongest = 3, .weakest = 5};
    QVERIFY(estimates.evidence(game::Side::First) == GameEvidence::Known);
    QCOMPARE(estimates.rankOf(game::Side::First).value_or(99), std::size_t(4));
    QCOMPARE(estimates.policyRankOf(game::Side::First).value_or(99), std::size_t(4));
}

/// The opponents' ranks and the results count; the player's own tag, games against Evenmatch and ranks of Go in chess do not.
void TestStudy::filesGiveASecondAnswer()
{
    const auto report = [](const std::function<void(SourceGame&)>& change) {
        StudySubject subject = annas({Facts{}, Facts{.result = "0-1", .opponent = "carl"}, Facts{.opponent = "dora"}});
        std::ranges::for_each(subject.source.games, change);
        return studied(std::move(subject), true)->reports.front();
    };
    const auto answers = [&](const std::function<void(SourceGame&)>& change) { return report(change).answers; };
    const PlayerReport alone = report([](SourceGame&) {});
    QCOMPARE(alone.rank().value_or(99), alone.estimate.median);
    const PlayerReport strong = report([](SourceGame& game) { game.info.players[1].rank = "2250"; });
    QCOMPARE(strong.rank().value_or(99), strong.answers.everything->estimate.median);
    QVERIFY(strong.rank() != alone.rank() && strong.estimate.median == alone.estimate.median);
    const TwoAnswers none = answers([](SourceGame&) {});
    QVERIFY(none.moves && !none.everything);
    QVERIFY(core::describe(none.words().back()).starts_with("The files name no opponent's rank"));
    const auto rated = [&](const char* rank, const char* own) {
        return answers([&](SourceGame& game) {
            game.info.players[1].rank = rank;
            game.info.players[0].rank = own;
        });
    };
    const TwoAnswers some = rated("1650", "");
    QVERIFY(some.everything && some.everything->rated == 3 && some.everything->results == 2);
    QVERIFY(some.moves == none.moves);
    QVERIFY(std::abs(some.everything->exact.middle - 1650) < 120);
    QVERIFY(rated("1650", "2500").everything->exact == some.everything->exact);
    QVERIFY(rated("2250", "").everything->exact.weakest > some.everything->exact.strongest);
    QVERIFY(!rated("3d", "").everything);
    QVERIFY(!answers([](SourceGame& game) { game.info.players[1] = {.name = "Evenmatch 1600-1799", .rank = "1700"}; }).everything);
    const auto named = [&](const char* name) {
        return answers([&](SourceGame& game) { game.info.players[1] = {.name = name, .rank = "1650"}; }).everything->exact;
    };
    QVERIFY(named("?") == named("") && !(named("?") == named("bob"))); // opponents without a name are different ones
    QCOMPARE(some.words().size(), std::size_t(3));
    QVERIFY(core::describe(some.words()[1]).starts_with("From everything in the files: "));
    QCOMPARE(none.remarks(), std::vector<core::Phrase>{none.words().back()});
    QCOMPARE(some.remarks().size(), std::size_t(2));
    QCOMPARE(core::describe(some.remarks()[0]), std::string("The second estimate uses opponents' ranks in 3 games and results in 2."));
    QCOMPARE(some.remarks()[1], some.words()[2]);
}

void TestStudy::onlyChosenGamesAreStudied()
{
    const auto gamesOf = [](const GameChoice& choice) {
        StudySubject subject = annas({Facts{}, Facts{}, Facts{}, Facts{}});
        std::vector<SourceGame>& games = subject.source.games;
        games[0].info.isoDate = "2024-02-01";
        games[1].info.isoDate = "2023-12-31";
        games[2].info.timeControl = "180+2";
        subject.players.front().sides[3].side = game::Side::Second;
        const std::size_t gone = keepChosen(games, subject.players, choice);
        std::vector<std::size_t> left;
        for (const PlayedSide& side : subject.players.front().sides)
            left.push_back(side.game);
        return gone + left.size() == 4 ? left : std::vector<std::size_t>{99};
    };
    using Games = std::vector<std::size_t>;
    QVERIFY(gamesOf({}) == (Games{0, 1, 2, 3}));
    QVERIFY(gamesOf({.since = "2024-01-01", .colour = {}}) == Games{0});
    QVERIFY(gamesOf({.since = {}, .colour = game::Side::Second}) == Games{3});
    QVERIFY(gamesOf({.since = {}, .colour = {}, .time = record::TimeClass::Blitz}) == Games{2});
    QVERIFY(gamesOf({.since = "2030-01-01", .colour = {}}).empty());

    StudySubject both = annas({Facts{}, Facts{}, Facts{}});
    both.players.push_back({.name = "Ben", .sides = both.players.front().sides});
    for (PlayedSide& side : both.players.back().sides)
        side.side = game::opponent(side.side);
    QCOMPARE(keepChosen(both.source.games, both.players, {.since = {}, .colour = both.players.back().sides[0].side}), 0U); // Ben's remain
    QCOMPARE(keepLatest(both, 1), 2U);
    QCOMPARE(keepChosen(both.source.games, both.players, {.since = "2030-01-01", .colour = {}}), 1U);
}

EVENMATCH_TEST(TestStudy)

} // namespace tst_study

#include "tst_study.moc"
