// Games that a study counts, and the estimate from one game.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/game/registry/games.h"
#include "core/json_text.h"
#include "core/strength/estimators/estimators.h"
#include "nn/evaluate/fake_evaluator.h"
#include "nn/ranks/estimate_words.h"
#include "nn/ranks/estimators/meta_model.h"
#include "nn/ranks/estimators/player_fit.h"
#include "nn/ranks/game_estimate.h"
#include "nn/ranks/study.h"
#include "tests/core/synthetic_sides.h"

#include <QTemporaryDir>
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

/// Gives every move the same probability at its only level.
class OneLevel final : public OutsideSource {
public:
    OneLevel(const std::string& name, float log) : m_log(log)
    {
        m_info = {.identity = name, .name = name, .family = game::Family::Chess, .levels = strength::RankScale("chess", {"policy"})};
    }

    const OutsideInfo& info() const override { return m_info; }
    core::Result<void> look(const PlayedGame&, std::span<OutsidePly> plies, const std::stop_token&) override
    {
        for (OutsidePly& ply : plies)
            ply = {.known = true, .levelLogPriors = {m_log}};
        plies.back().levelLogPriors.clear();
        return {};
    }

private:
    OutsideInfo m_info;
    float m_log;
};

/// A model that knows ranks by the levels of a source: -1 for the strongest, -2, -3.
ModelDescription knowsLevelsOf(const std::string& source, const strength::RankScale& scale)
{
    std::vector<strength::ScoredSide> sides = strength::SyntheticWorld{.ranks = scale.size()}.sides(40, 1);
    for (strength::ScoredSide& side : sides)
        side.outside.levels = {-1.0 - side.labels.rank};
    const std::string name = "meta-moves+levels";
    const auto trees = fitMetaModels(sides, scale.size(), {.games = {1}, .forest = {}, .set = *strength::featureSetOf(name)});
    PlayerFit fit{.chosen = "likelihood"};
    fit.chosenWith["levels"] = name;
    fit.sources = {{source, source, {.levels = true}}};
    const strength::RankCurve curve{0, 1, {0}, {1}};
    ModelDescription model;
    model.network = {.encoding = "chess119", .blocks = 1, .channels = 8, .ranks = static_cast<int>(scale.size())};
    model.scale = scale;
    model.profile = {.scale = scale, .ranks = std::vector<strength::RankEntry>(scale.size(), {curve, curve, 12, 345}), .verified = {}};
    model.metaModels = toBytes(*trees);
    model.other["estimators"] = core::jsonText(strength::toJson(strength::fitEstimators(sides, scale.size())));
    model.other[kPlayersKey] = core::jsonText(toJson(fit));
    return model;
}

} // namespace

class TestStudy : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void gamesCount_data()
    {
        QTest::addColumn<Facts>("facts");
        QTest::addColumn<int>("why");
        const auto row
            = [](const char* name, const Facts& facts, NotCounted why) { QTest::newRow(name) << facts << static_cast<int>(why); };
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

    void gamesCount()
    {
        QFETCH(Facts, facts);
        QFETCH(int, why);
        QCOMPARE(static_cast<int>(whyNotCounted(gameOf(facts))), why);
    }

    void onlyCountedGamesAreStudied()
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

    /// Nobody knows which of two guests of one name is the player.
    void gamesOfTwoGuestsAreNobodys()
    {
        StudySubject subject = annas({Facts{}, Facts{}, Facts{.opponent = "Evenmatch"}});
        for (const std::size_t game : {1U, 2U})
            subject.players.front().sides.push_back({game, game::Side::Second});
        const auto counted = studied(subject, false);
        QVERIFY(counted.ok());
        QCOMPARE(counted->reports.front().sides.size(), std::size_t(1));
        QVERIFY((counted->notCounted == NotCountedGames{.againstUs = 1, .bothSides = 1}));
        QCOMPARE(core::describe(counted->notes.back()), std::string("Games with the same player on both sides do not count (1 game)."));
        QCOMPARE(studied(subject, true)->reports.front().sides.size(), std::size_t(5));
    }

    void aPlayerWithoutCountedGamesStays()
    {
        const auto none = studied(annas({{.opponent = "Evenmatch"}, {.moves = 5}}), false);
        QVERIFY(none.ok());
        QCOMPARE(none->reports.size(), std::size_t(1));
        QVERIFY(none->reports.front().estimate.sufficiency == strength::Sufficiency::NoGames);
        QCOMPARE(none->notCounted.all(), std::size_t(2));
    }

    void oneGameIsAStudyOfItself()
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

    void oneGameShowsARankOrNot()
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

    /// The interval of a player who may be beyond the scale is narrow only because the scale ends.
    void precisionIsUnknownAtTheEndsOfTheScale()
    {
        strength::RankEstimate estimate{
            .sufficiency = strength::Sufficiency::Enough, .calibrated = true, .probabilities = {0, 0.1, 0.5, 0.4}};
        estimate.median = 2;
        estimate.interval = {.strongest = 2, .weakest = 3};
        estimate.moreGamesForOneRank = 0;
        QCOMPARE(core::describe(precisionWords(estimate)), std::string("Accurate to about ± one rank."));
        QVERIFY(beyondWords(estimate, "10k").empty());
        estimate.probabilities = {0, 0.1, 0.3, 0.6};
        estimate.median = 3;
        QVERIFY(precisionWords(estimate).empty());
        QVERIFY(core::describe(beyondWords(estimate, "10k")).starts_with("10k is the weakest rank on this scale"));
        estimate.calibrated = false;
        QCOMPARE(core::describe(precisionWords(estimate)), std::string(kNotMeasured));
    }

    /// The rank from the moves of a player who may be beyond the scale has no end there.
    void exactRanksAreOpenAtTheEndsOfTheScale()
    {
        PlayerReport report;
        report.estimate = {.sufficiency = strength::Sufficiency::Enough, .probabilities = {0, 0, 0, 0, 0, 0, 0.3, 0.7}};
        PlayerEstimators estimators;
        estimators.scale = strength::chessScale();
        NetworkInfo network;
        network.scale = estimators.scale;
        const auto firstWords = [&] { return core::describe(twoAnswers(report, {}, estimators, network).words().front()); };
        QVERIFY2(firstWords().ends_with("or weaker (80 % interval: 1330 or weaker)."), firstWords().c_str());
        std::ranges::reverse(report.estimate.probabilities);
        QVERIFY2(firstWords().ends_with("or stronger (80 % interval: 2270 or stronger)."), firstWords().c_str());
        report.estimate.probabilities = {0, 0, 0, 0.3, 0.3, 0.4, 0, 0};
        QVERIFY2(firstWords().find("or ") == std::string::npos, firstWords().c_str());
    }

    /// The opponents' ranks and the results count; the player's own tag, games against Evenmatch and ranks of Go in chess do not.
    void filesGiveASecondAnswer()
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
        QCOMPARE(none.remarks().back(), none.words().back());
        QCOMPARE(some.remarks().size(), std::size_t(2));
        QCOMPARE(core::describe(some.remarks()[0]),
            std::string("The estimate from everything in the files uses opponents' ranks in 3 games and results in 2."));
        QCOMPARE(some.remarks()[1], some.words()[2]);
    }

    /// Ratings of chess.com, of FIDE, of KGS or of other time controls than blitz are not those of the network's ranks.
    void ratingsOfUnknownServersNameNoServer()
    {
        const auto answers = [](const char* kind, const char* rank, const char* place, const char* time = "", const char* event = "") {
            SourceGame game = gameOf({.kind = kind});
            game.info.players[1].rank = rank;
            game.info.place = place;
            game.info.timeControl = time;
            game.info.event = event;
            PlayerEstimators estimators;
            estimators.scale = game.kind.starts_with("go") ? strength::goScale() : strength::chessScale();
            NetworkInfo network;
            network.scale = estimators.scale;
            network.profile = strength::RankProfile{};
            PlayerReport report;
            report.estimate.sufficiency = strength::Sufficiency::Enough;
            report.estimate.probabilities.assign(estimators.scale.size(), 1.0 / static_cast<double>(estimators.scale.size()));
            report.reacting = report.estimate;
            report.sides = {{.played = {0, game::Side::First}, .moves = 20}};
            report.onSmallBoards = onSmallBoard(game) ? 1 : 0;
            return twoAnswers(report, {&game, 1}, estimators, network);
        };
        const TwoAnswers lichess = answers("chess", "1650", "https://lichess.org/abcdefgh");
        QCOMPARE(lichess.everythingServer, std::string("Lichess blitz"));
        const auto namesFide = [](const TwoAnswers& given) {
            const auto isFides
                = [](const core::Phrase& words) { return core::describe(words).find(" FIDE, by a published ") != std::string::npos; };
            return std::pair(std::ranges::count_if(given.words(), isFides), std::ranges::count_if(given.remarks(), isFides));
        };
        QCOMPARE(namesFide(lichess), std::pair(1L, 1L));
        QVERIFY(core::describe(lichess.words().back()).starts_with("On 80 held-out players"));
        QCOMPARE(answers("chess", "1650", "https://lichess.org/abcdefgh", "180+2").everythingServer, std::string("Lichess blitz"));
        for (const auto& [place, time] : {std::pair("Chess.com", ""), std::pair("Paris", ""), std::pair("", ""),
                 std::pair("https://lichess.org/abcdefgh", "600+0"), std::pair("https://lichess.org/abcdefgh", "60+0")}) {
            const TwoAnswers other = answers("chess", "1650", place, time);
            QVERIFY(other.everything->exact == lichess.everything->exact && other.everythingServer.empty());
            QCOMPARE(other.movesServer, std::string("Lichess blitz"));
            QCOMPARE(core::describe(other.words().back()), std::string(kNotMeasured));
            QCOMPARE(namesFide(other), std::pair(0L, 0L));
            QCOMPARE(other.remarks().back(), other.words().back());
        }
        QVERIFY(answers("chess", "1650", "https://lichess.org/abcdefgh", "", "Rated Correspondence game").everythingServer.empty());
        QVERIFY(answers("chess960", "1650", "https://lichess.org/abcdefgh", "180+2").everythingServer.empty());
        QCOMPARE(answers("go", "3d", "Fox").everythingServer, std::string("Fox"));
        QVERIFY(answers("go", "3d", "The KGS Go Server").everythingServer.empty());
        const TwoAnswers small = answers("go13", "3d", "Fox"); // ranks are not calibrated there
        QVERIFY(small.everything && small.movesServer.empty() && small.everythingServer.empty());
    }

    void resultsFromSetUpPositionsDoNotCount_data()
    {
        QTest::addColumn<game::AnyPosition>("start");
        QTest::addColumn<std::size_t>("results");
        const auto chess = [](const char* fen) { return game::AnyPosition(chess::Position::fromFen(fen).value()); };
        const auto go = [](int black, int white, int handicap) {
            go::Position start(19);
            std::vector<go::SetupStone> stones;
            for (int i = 0; i < black + white; ++i)
                stones.push_back({.x = 3 + 3 * i, .y = 3, .color = i < black ? go::Color::Black : go::Color::White});
            [[maybe_unused]] const bool isSet = start.setStones(stones).ok();
            start.setHandicap(handicap);
            return game::AnyPosition(start);
        };
        const std::size_t counts = 1;
        const std::size_t doesNot = 0;
        QTest::newRow("chess") << game::AnyPosition(chess::Position()) << counts;
        QTest::newRow("Chess960") << game::AnyPosition(chess::Position::chess960(0)) << counts;
        QTest::newRow("without a queen") << chess("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1") << doesNot;
        QTest::newRow("an endgame") << chess("8/5k2/8/8/8/8/P4K2/8 w - - 0 60") << doesNot;
        QTest::newRow("Go") << go(0, 0, 0) << counts;
        QTest::newRow("a handicap") << go(2, 0, 2) << counts;
        QTest::newRow("stones that are no handicap") << go(2, 0, 0) << doesNot;
        QTest::newRow("stones of both") << go(2, 2, 2) << doesNot;
    }

    /// Nobody knows who has the better position.
    void resultsFromSetUpPositionsDoNotCount()
    {
        QFETCH(game::AnyPosition, start);
        QFETCH(std::size_t, results);
        SourceGame game = gameOf({.kind = start.as<go::Position>() ? "go" : "chess"});
        game.played = {.start = std::make_shared<const game::AnyPosition>(start), .moves = {}};
        game.info.outcome = game::Outcome::FirstWins;
        game.info.players[1].rank = start.as<go::Position>() ? "3d" : "1650";
        PlayerEstimators estimators;
        estimators.scale = game.kind == "go" ? strength::goScale() : strength::chessScale();
        NetworkInfo network;
        network.scale = estimators.scale;
        PlayerReport report;
        report.estimate.sufficiency = strength::Sufficiency::Enough;
        report.estimate.probabilities.assign(estimators.scale.size(), 1.0 / static_cast<double>(estimators.scale.size()));
        report.reacting = report.estimate;
        report.sides = {{.played = {0, game::Side::First}, .moves = 20}};
        const TwoAnswers answers = twoAnswers(report, {&game, 1}, estimators, network);
        QVERIFY(answers.everything && answers.everything->rated == 1);
        QCOMPARE(answers.everything->results, results);
    }

    void onlyChosenGamesAreStudied()
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
        QCOMPARE(
            keepChosen(both.source.games, both.players, {.since = {}, .colour = both.players.back().sides[0].side}), 0U); // Ben's remain
        QCOMPARE(keepLatest(both, 1), 2U);
        QCOMPARE(keepChosen(both.source.games, both.players, {.since = "2030-01-01", .colour = {}}), 1U);
    }

    /// Another source with results of the same kind leaves the estimate as it is.
    void onlySourcesOfTheFitCount()
    {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("model.evm").toStdString();
        const strength::RankScale scale("chess", {"1600-1799", "1400-1599", "1200-1399"});
        const auto written = writeModel(file, knowsLevelsOf("fitted", scale), {});
        QVERIFY2(written.ok(), written ? "" : core::describe(written.error()).c_str());
        FakeEvaluator network({.game = "chess", .scale = scale});
        const auto with = [&](const std::vector<std::pair<std::string, float>>& levels) {
            std::vector<StartsOutside> sources;
            for (const auto& [name, log] : levels)
                sources.push_back(
                    [name, log] { return core::Result<std::unique_ptr<OutsideSource>>(std::make_unique<OneLevel>(name, log)); });
            jobs::JobContext job;
            return study(annas({Facts{.moves = 60}}), {.network = network, .model = file, .outside = sources, .outsideCache = {}}, job);
        };
        const auto alone = with({{"fitted", -1}});
        QVERIFY2(alone.ok(), alone ? "" : core::describe(alone.error()).c_str());
        QCOMPARE(alone->restsOn, std::vector<std::string>{"fitted"});
        QCOMPARE(alone->reports.front().estimate.median, std::size_t(0));
        const auto both = with({{"fitted", -1}, {"other", -3}});
        QVERIFY(both.ok());
        QCOMPARE(both->restsOn, std::vector<std::string>{"fitted"});
        QVERIFY(both->reports.front().estimate.probabilities == alone->reports.front().estimate.probabilities);
    }
};

EVENMATCH_TEST(TestStudy)

} // namespace tst_study

#include "tst_study.moc"
