// Games and matches of players without a network: arbiter, openings, specs, seeds, resuming, saving.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/game/registry/games.h"
#include "core/record/board/replay.h"
#include "core/record/file/game_reader.h"
#include "nn/evaluate/fake_evaluator.h"
#include "search/match/match.h"
#include "search/match/match_log.h"
#include "tests/files.h"
#include "tests/search/adjusted_evaluator.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <cmath>
#include <set>
#include <stdexcept>
#include <thread>

namespace tst_match {

using namespace evenmatch;
using namespace evenmatch::search;
using core::ErrorCode;

namespace {

std::shared_ptr<nn::Evaluator> fakeNetwork() { return std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.scale = strength::goScale()}); }

game::AnyPosition startOf(std::string_view game) { return game::findGame(game)->start(); }

/// Plays the moves of a list, then calls `after`.
class ScriptedPlayer : public Player {
public:
    ScriptedPlayer(std::vector<std::string> moves, core::Result<Decision> after) : m_moves(std::move(moves)), m_after(std::move(after)) { }
    const std::string& name() const override { return m_name; }
    core::Result<void> start(const GameStart& start) override
    {
        m_position = start.position;
        for (const game::Move move : start.opening)
            m_position.play(move);
        m_next = 0;
        return {};
    }
    core::Result<Decision> decide(const Clocks&, std::stop_token) override
    {
        if (m_next >= m_moves.size())
            return m_after;
        return Decision{Decision::Move, *m_position.parseMove(m_moves[m_next++]), {}, {}};
    }
    core::Result<void> play(game::Move move) override
    {
        m_position.play(move);
        return {};
    }

private:
    std::string m_name = "script";
    std::vector<std::string> m_moves;
    core::Result<Decision> m_after;
    game::AnyPosition m_position;
    std::size_t m_next = 0;
};

MatchPlayer playerOf(const std::string& spec, std::shared_ptr<nn::Evaluator> evaluator = {}, std::uint64_t simulations = 12)
{
    return {spec, [=] { return makePlayer(*parsePlayerSpec(spec), {evaluator, simulations, 1, true}); }};
}

MatchPlan planOf(std::string_view game, std::uint64_t games)
{
    MatchPlan plan;
    plan.start = startOf(game);
    plan.games = games;
    plan.seed = 42;
    plan.settings = {{"network", "fake"}};
    return plan;
}

/// Without the clock times, which always differ.
std::vector<MatchGame> timeless(std::vector<MatchGame> games)
{
    for (MatchGame& game : games)
        game.played.thinking = {};
    return games;
}

} // namespace

namespace {

/// Plays at random; each move takes a given time on a simulated clock.
class SlowPlayer final : public Player {
public:
    SlowPlayer(std::chrono::milliseconds aMove, std::chrono::steady_clock::time_point& clock, std::vector<std::chrono::milliseconds>* told)
        : m_aMove(aMove), m_clock(clock), m_told(told)
    {
    }
    const std::string& name() const override { return m_name; }
    core::Result<void> start(const GameStart& start) override
    {
        m_position = start.position;
        for (const game::Move move : start.opening)
            m_position.play(move);
        return {};
    }
    core::Result<Decision> decide(const Clocks& clocks, std::stop_token) override
    {
        m_clock += m_aMove;
        if (m_told)
            m_told->push_back(clocks.left[static_cast<std::size_t>(m_position.sideToMove())]);
        return Decision{Decision::Move, m_position.randomMove(m_random), {}, {}};
    }
    core::Result<void> play(game::Move move) override
    {
        m_position.play(move);
        return {};
    }

private:
    std::string m_name = "slow";
    std::chrono::milliseconds m_aMove;
    std::chrono::steady_clock::time_point& m_clock;
    std::vector<std::chrono::milliseconds>* m_told;
    core::Random m_random{3};
    game::AnyPosition m_position;
};

} // namespace

namespace {

/// Resigns at once in the first thread; in others it thinks until it is stopped.
class HeldPlayer final : public ScriptedPlayer {
public:
    explicit HeldPlayer(std::atomic<std::thread::id>& first)
        : ScriptedPlayer({}, Decision{Decision::Resign, {}, {}, {}}), m_first(first) { }
    core::Result<Decision> decide(const Clocks& clocks, std::stop_token stop) override
    {
        std::thread::id none;
        m_first.compare_exchange_strong(none, std::this_thread::get_id());
        while (m_first.load() != std::this_thread::get_id() && !stop.stop_requested())
            std::this_thread::yield();
        return ScriptedPlayer::decide(clocks, stop);
    }

private:
    std::atomic<std::thread::id>& m_first;
};

} // namespace

class TestMatch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsSpecs_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("argument");
        QTest::addColumn<int>("options");
        using Kind = PlayerSpec::Kind;
        QTest::newRow("se") << "se:3d" << int(Kind::Steered) << "3d" << 0;
        QTest::newRow("se-inf") << "se-inf:1400-1599?sims=50" << int(Kind::Steered) << "1400-1599" << 1;
        QTest::newRow("rank") << "rank:4k?loss=0.1&temperature=0.5" << int(Kind::RankConditioned) << "4k" << 2;
        QTest::newRow("se by its rank's policy") << "se:3d?chooser=policy&prior=rank&free=0.5&visits=1" << int(Kind::Steered) << "3d" << 4;
        QTest::newRow("se by z") << "se:3d?z=1" << int(Kind::Steered) << "3d" << 1;
        QTest::newRow("sa that adapts") << "sa:0?adjust=within&step=0.1&inside=0.25" << int(Kind::StrengthIndex) << "0" << 3;
        QTest::newRow("sa") << "sa:-0.5" << int(Kind::StrengthIndex) << "-0.5" << 0;
        QTest::newRow("mcts") << "mcts" << int(Kind::Plain) << "" << 0;
        QTest::newRow("mcts with simulations") << "mcts?sims=7" << int(Kind::Plain) << "" << 1;
        QTest::newRow("own network") << "se:3d?network=/a/b.evm" << int(Kind::Steered) << "3d" << 1;
        QTest::newRow("policy") << "policy" << int(Kind::Policy) << "" << 0;
        QTest::newRow("policy of a rank") << "policy:9d?temperature=0" << int(Kind::Policy) << "9d" << 1;
        QTest::newRow("random") << "random" << int(Kind::Random) << "" << 0;
        QTest::newRow("gtp") << "gtp:gnugo --mode gtp --level 1" << int(Kind::Gtp) << "gnugo --mode gtp --level 1" << 0;
        QTest::newRow("gtp in quotes") << "gtp:\"go? --a\"?movetime=5" << int(Kind::Gtp) << "go? --a" << 1;
        QTest::newRow("uci") << "uci:stockfish?UCI_Elo=1500&nodes=1000" << int(Kind::Uci) << "stockfish" << 2;
        QTest::newRow("uci in quotes") << "uci:\"stockfish\"" << int(Kind::Uci) << "stockfish" << 0;
    }

    void readsSpecs()
    {
        QFETCH(QString, text);
        QFETCH(int, kind);
        QFETCH(QString, argument);
        QFETCH(int, options);
        const auto spec = parsePlayerSpec(text.toStdString());
        QVERIFY(spec.ok());
        QCOMPARE(int(spec->kind), kind);
        QCOMPARE(QString::fromStdString(spec->argument), argument);
        QCOMPARE(int(spec->options.size()), options);
    }

    void refusesSpecs_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "se", "se:", "sa", "sa:strong", "sa:nan", "mcts:3", "random:1", "gtp:", "gtp:\"open", "chess",
                 "mcts?sims", "mcts?sims=0", "mcts?sims=-4", "mcts?sims=1&sims=2", "mcts?c1=2", "mcts?c=inf", "mcts?firstplay=zero",
                 "se:3d?measure=love", "uci:x?nodes=0", "uci:x?nodes=inf", "policy?temperature=-1", "mcts?=", "mcts?a=1&", "mcts?network=",
                 // options that another one makes useless
                 "rank:3d?z=1", "se:3d?chooser=most&z=1", "se:3d?temperature=2", "rank:3d?chooser=most&loss=0.1", "se:3d?free=0.5",
                 "rank:3d?prior=free&free=0.5", "sa:0?step=0.1", "sa:0?adjust=none&inside=0.25"})
            QTest::newRow(text) << QString(text);
    }

    void refusesSpecs()
    {
        QFETCH(QString, text);
        const auto spec = parsePlayerSpec(text.toStdString());
        QVERIFY(!spec.ok());
        QCOMPARE(spec.error().code, ErrorCode::BadArgument);
    }

    void styleOfARank()
    {
        const PlayerResources resources{fakeNetwork(), 100, 1, true};
        const auto style = makeStyle(*parsePlayerSpec("se:4k?c1=1.5&sims=33"), resources);
        QVERIFY(style.ok());
        QCOMPARE(style->limits.visits, std::uint64_t{33});
        QCOMPARE(style->search.strength->weight, 1.5);
        QCOMPARE(style->search.strength->target(10), resources.evaluator->info().profile->ranks[10].beta.at(10)); // 3-5k
        QVERIFY(!style->search.priorRank);
        const PlayerResources anyBatch{fakeNetwork(), 100};
        QCOMPARE(makeStyle(*parsePlayerSpec("rank:4k"), anyBatch)->search.batch, kBatchOfRanks); // on machines with many cores too
        QCOMPARE(makeStyle(*parsePlayerSpec("rank:4k?batch=3"), anyBatch)->search.batch, std::size_t(3));
        QCOMPARE(makeStyle(*parsePlayerSpec("mcts"), anyBatch)->search.batch, std::size_t(0));
        QCOMPARE(makeStyle(*parsePlayerSpec("mcts"), anyBatch)->search.puct, Puct());
        QCOMPARE(makeStyle(*parsePlayerSpec("mcts?c=2&firstplay=value"), anyBatch)->search.puct,
            (Puct{.init = 2, .firstPlay = FirstPlay::ReducedValue}));
        const auto ours = makeStyle(*parsePlayerSpec("rank:4k"), resources);
        QVERIFY(ours.ok());
        QCOMPARE(ours->search.priorRank, std::optional(10.0));
        QVERIFY(std::holds_alternative<RankPolicy>(ours->chooser));
        // The accuracy of a rank follows its place, unless it is set explicitly.
        SearchStyle moved = *ours;
        setStrength(moved, resources.evaluator->info(), 0);
        QCOMPARE(std::get<RankPolicy>(moved.chooser), RankPolicy::of(strength::usualPlay(0, 13, 13)));
        QVERIFY(std::get<RankPolicy>(moved.chooser).mostLoss < std::get<RankPolicy>(ours->chooser).mostLoss);
        nn::NetworkInfo ofLadder
            = resources.evaluator->info(); // whose 9d would be the first rung: it plays by its policy, without the search's values
        ofLadder.profile->ranks[0].ladder = true;
        for (const auto& [place, temperature] : {std::pair(0.0, 0.5), std::pair(3.0, 1 - 0.5 * std::exp(-2)), std::pair(12.0, 1.0)}) {
            setStrength(moved, ofLadder, place);
            RankPolicy policy = std::get<RankPolicy>(moved.chooser);
            QVERIFY(std::abs(policy.temperature - temperature) < 1e-3);
            QVERIFY(policy.mostLoss == 2 && policy.visitWeight == 0);
        }
        // The profile's table overrides the usual values, and the player's options override the table.
        nn::FakeEvaluator calibrated({.game = "go", .scale = strength::goScale()});
        nn::NetworkInfo table = calibrated.info();
        table.profile->ranks[3].play = strength::RankPlay{.visits = 100, .temperature = 0.4, .largestLoss = 0.2, .lossChance = 0.3};
        table.profile->ranks[4].play
            = strength::RankPlay{.visits = 25, .temperature = 0.6, .largestLoss = 0.4, .lossChance = 0.5, .passesToEnd = false};
        setStrength(moved, table, 3.5); // between ranks: visits by factors, the rest by steps
        const auto& half = std::get<RankPolicy>(moved.chooser);
        QCOMPARE(moved.limits.visits, std::uint64_t(50));
        QVERIFY(std::abs(half.temperature - 0.5) < 1e-9 && std::abs(half.mostLoss - 0.6) < 1e-9 && std::abs(half.lossChance - 0.4) < 1e-9);
        SearchStyle said = *makeStyle(*parsePlayerSpec("rank:6d?sims=7&chance=0.9"), resources);
        setStrength(said, table, 3);
        QCOMPARE(said.limits.visits, std::uint64_t(7));
        QCOMPARE(std::get<RankPolicy>(said.chooser).lossChance, 0.9);
        SearchStyle careless = *makeStyle(*parsePlayerSpec("rank:4k?loss=0.7"), resources);
        setStrength(careless, resources.evaluator->info(), 0);
        QCOMPARE(std::get<RankPolicy>(careless.chooser).mostLoss, 0.7);
        QCOMPARE(makeStyle(*parsePlayerSpec("se:40k"), resources).error().code, ErrorCode::NotFound);
        const PlayerResources noProfile{
            std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.scale = strength::goScale(), .profile = false}), 100, 1, true};
        QCOMPARE(makeStyle(*parsePlayerSpec("se:3d"), noProfile).error().code, ErrorCode::NoRankProfile);
        QCOMPARE(makePlayer(*parsePlayerSpec("mcts"), {}).error().code, ErrorCode::NotFound);
    }

    void arbiterKnowsEveryEnd_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<int>("after"); ///< Decision::Kind, -1: an engine's failure, -2: an illegal move
        QTest::addColumn<int>("outcome");
        QTest::addColumn<int>("reason");
        QTest::addColumn<QString>("text");
        constexpr int kFirst = int(game::Outcome::FirstWins);
        constexpr int kSecond = int(game::Outcome::SecondWins);
        constexpr int kDraw = int(game::Outcome::Draw);
        addRow("mate", "chess", "f2f3 g2g4", "e7e5 d8h4", 0, kSecond, int(EndReason::Rules), "0-1");
        addRow("repetition", "chess", "g1f3 f3g1 g1f3 f3g1", "g8f6 f6g8 g8f6 f6g8", 0, kDraw, int(EndReason::DrawClaimed), "1/2-1/2");
        addRow("resignation", "chess", "e2e4", "e7e5 e8e7", int(Decision::Resign), kSecond, int(EndReason::Resignation), "0-1");
        addRow("a draw that is none", "chess", "e2e4", "e7e5 e8e7", int(Decision::ClaimDraw), kSecond, int(EndReason::IllegalMove), "0-1");
        addRow("illegal", "chess", "e2e4", "e7e5 e8e7", -2, kSecond, int(EndReason::IllegalMove), "0-1");
        addRow("failure", "chess", "e2e4", "e7e5 e8e7", -1, kSecond, int(EndReason::EngineFailure), "0-1");
        addRow("two passes", "go9", "E5 pass", "pass", 0, kFirst, int(EndReason::Rules), "B+73.5");
        addRow("Go resignation", "go9", "E5", "C3 pass", int(Decision::Resign), kSecond, int(EndReason::Resignation), "W+R");
        addRow("Go failure", "go9", "E5", "C3 pass", -1, kSecond, int(EndReason::EngineFailure), "W+F");
        addRow("too long", "go9", "E5 F5 G5", "A1 pass A2", 6, kFirst, int(EndReason::MoveLimit), "");
    }

    void arbiterKnowsEveryEnd()
    {
        QFETCH(QString, game);
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(int, after);
        QFETCH(int, outcome);
        QFETCH(int, reason);
        QFETCH(QString, text);
        const auto words = [](const QString& moves) {
            std::vector<std::string> list;
            for (const QString& word : moves.split(' '))
                list.push_back(word.toStdString());
            return list;
        };
        core::Result<Decision> last
            = Decision{after == -2 ? Decision::Move : static_cast<Decision::Kind>(std::clamp(after, 0, 2)), {}, {}, {}};
        if (after == -1)
            last = core::Error{ErrorCode::EngineSilent, "script"};
        ScriptedPlayer one(words(first), last);
        ScriptedPlayer two(words(second), last);
        const GameStart start{.position = startOf(game.toStdString())};
        const auto played = playGame({&one, &two}, start, {.mostMoves = after == 6 ? 6 : 0});
        QVERIFY(played.ok());
        QCOMPARE(int(played->outcome), outcome);
        QCOMPARE(int(played->reason), reason);
        if (!text.isEmpty())
            QCOMPARE(QString::fromStdString(resultText(start.position, *played)), text);
        QCOMPARE(played->problem.empty(), after != -1);
    }

    /// A second for each game; no real time passes. A player with 90 ms a move loses on time at the thirteenth, after a tenth of grace; one
    /// with 30 ms does not, nor does any with an increment of 90 ms.
    void clocksRunOutByTheirOwnTime()
    {
        using std::chrono::milliseconds;
        std::chrono::steady_clock::time_point clock;
        std::vector<milliseconds> told;
        const auto slow = [&](int aMove, bool tells = false) {
            return [&, aMove, tells]() -> core::Result<std::unique_ptr<Player>> {
                return std::unique_ptr<Player>(std::make_unique<SlowPlayer>(milliseconds(aMove), clock, tells ? &told : nullptr));
            };
        };
        MatchPlan plan = planOf("go9", 4);
        plan.openings.moves = 0;
        plan.time.main = milliseconds(1000);
        plan.arbiter.mostMoves = 60;
        plan.arbiter.now = [&clock] { return clock; };
        const auto blitz = playMatch(plan, {{"quick", slow(30)}, {"slow", slow(90, true)}}, {}, {});
        QVERIFY(blitz.ok());
        QCOMPARE(blitz->lost(0, EndReason::Time), std::uint64_t(0));
        QCOMPARE(blitz->lost(1, EndReason::Time), std::uint64_t(4));
        QCOMPARE(blitz->count(EndReason::Time), std::uint64_t(4));
        QCOMPARE(blitz->tally(0, 1).wins, std::uint64_t(4));
        QCOMPARE(blitz->longestThinking(1), milliseconds(1170));
        QCOMPARE(told.size(), std::size_t(4 * 13));
        QVERIFY(told[0] == milliseconds(1000) && told[11] == milliseconds(10)
            && told[12] == milliseconds(0)); // a player never gets negative time

        plan.time.increment = milliseconds(90);
        const auto fischer = playMatch(plan, {{"quick", slow(30)}, {"slow", slow(90)}}, {}, {});
        QVERIFY(fischer.ok() && fischer->count(EndReason::Time) == 0);
        plan.time = {.main = {}, .increment = {}, .perMove = milliseconds(20)};
        plan.arbiter.grace = milliseconds(15);
        const auto perMove = playMatch(plan, {{"quick", slow(30)}, {"slow", slow(90)}}, {}, {});
        QVERIFY(perMove.ok());
        QCOMPARE(perMove->lost(1, EndReason::Time), std::uint64_t(4)); // 30 is within the grace
    }

    void aBareKingWinsNothingByTheClock()
    {
        using std::chrono::milliseconds;
        std::chrono::steady_clock::time_point clock;
        for (const auto& [fen, outcome] : {std::pair("k7/8/8/8/8/8/7Q/K7 w - - 0 1", game::Outcome::Draw),
                 std::pair("k7/8/8/8/8/8/7Q/K7 b - - 0 1", game::Outcome::FirstWins)}) {
            SlowPlayer white(milliseconds(90), clock, nullptr);
            SlowPlayer black(milliseconds(90), clock, nullptr);
            const GameStart start{.position = *chess::Position::fromFen(fen), .opening = {}, .time = {.main = milliseconds(50)}};
            const auto played = playGame({&white, &black}, start, {.grace = milliseconds(0), .now = [&clock] { return clock; }});
            QVERIFY(played.ok());
            QCOMPARE(played->reason, EndReason::Time);
            QCOMPARE(played->outcome, outcome);
        }
    }

    void whatOneThreadThrowsEndsTheMatch()
    {
        std::atomic<std::thread::id> first;
        const MatchPlayer held{"held",
            [&]() -> core::Result<std::unique_ptr<Player>> { return std::unique_ptr<Player>(std::make_unique<HeldPlayer>(first)); }};
        MatchPlan plan = planOf("go9", 1000);
        plan.parallel = 2;
        const auto done = playMatch(plan, {held, held}, {}, {}, [](const MatchGame&) { throw std::runtime_error("boom"); });
        QVERIFY(!done.ok());
        QCOMPARE(done.error(), (core::Error{core::ErrorCode::Unexpected, "boom"}));
    }

    void countsGoWithDeadStones()
    {
        // Black has a wall on the fifth column and everything left of it except one dead white stone; White has the rest.
        go::Position position(9, go::Rules::chinese(), 5.5);
        std::vector<go::SetupStone> stones;
        for (int y = 0; y < 9; ++y) {
            stones.push_back({4, y, go::Color::Black});
            stones.push_back({5, y, go::Color::White});
        }
        for (const auto& [x, y] : {std::pair{0, 1}, {1, 1}, {2, 1}, {2, 0}, {7, 7}, {7, 6}, {7, 1}})
            stones.push_back({x, y, x < 5 ? go::Color::Black : go::Color::White});
        stones.push_back({2, 6, go::Color::White});
        QVERIFY(position.setStones(stones).ok());
        ScriptedPlayer one({"pass"}, Decision{});
        ScriptedPlayer two({"pass"}, Decision{});
        const auto played = playGame({&one, &two}, {.position = position});
        QVERIFY(played.ok());
        QVERIFY(played->margin.has_value());
        QCOMPARE(*played->margin, 45 - 36 - 5.5);
    }

    void playersPlayEveryGame_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("spec");
        for (const char* game : {"go9", "chess", "connect4", "othello6", "awari"})
            for (const char* spec : {"mcts", "se:3d", "rank:4k", "sa:-0.5", "policy", "policy:9d", "policy:9d?temperature=0", "random"})
                QTest::addRow("%s %s", game, spec) << QString(game) << QString(spec);
    }

    void playersPlayEveryGame()
    {
        QFETCH(QString, game);
        QFETCH(QString, spec);
        const auto network = fakeNetwork();
        const auto maker = playerOf(spec.toStdString(), network).make;
        auto one = maker();
        auto two = maker();
        QVERIFY(one.ok() && two.ok());
        QCOMPARE(QString::fromStdString((*one)->name()), spec);
        const GameStart start{.position = startOf(game.toStdString()), .seed = 9};
        const auto played = playGame({one->get(), two->get()}, start, {.mostMoves = 60});
        QVERIFY(played.ok());
        QVERIFY(played->reason != EndReason::IllegalMove && played->reason != EndReason::EngineFailure);
        game::AnyPosition position = start.position;
        for (const game::Move move : played->moves) {
            QVERIFY(position.isLegal(move));
            position.play(move);
        }
    }

    void openingsVaryAndAreBalanced_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("network");
        for (const char* game : {"go", "go9", "chess", "connect4", "othello6"})
            for (const bool network : {false, true})
                QTest::addRow("%s %s", game, network ? "by a network" : "by rules of thumb") << QString(game) << network;
    }

    void openingsVaryAndAreBalanced()
    {
        QFETCH(QString, game);
        QFETCH(bool, network);
        const auto evaluator = network ? fakeNetwork() : nullptr;
        const game::AnyPosition start = startOf(game.toStdString());
        std::set<std::vector<game::Move>> seen;
        int balanced = 0;
        constexpr int kDraws = 40;
        for (int seed = 0; seed < kDraws; ++seed) {
            const auto opening = drawOpening(start, evaluator.get(), {}, static_cast<std::uint64_t>(seed));
            QVERIFY(opening.ok());
            QCOMPARE(opening->size(), std::size_t(game == "go" || (game == "chess" && network) ? 8 : 4));
            nn::GameState state(start);
            for (const game::Move move : *opening) {
                QVERIFY(state.position().isLegal(move));
                state.play(move);
            }
            QVERIFY(!state.position().isOver());
            if (evaluator) {
                nn::Evaluation answer;
                const nn::Query query{&state, {}};
                QVERIFY(evaluator->evaluate(std::span(&query, 1), std::span(&answer, 1)).ok());
                balanced += std::abs(answer.value) <= 0.25f;
            }
            QVERIFY(*drawOpening(start, evaluator.get(), {}, static_cast<std::uint64_t>(seed)) == *opening);
            seen.insert(*opening);
        }
        const bool small = game == "connect4" || game == "othello6"; // where the policy has few moves to choose from
        QVERIFY(seen.size() > (small ? 8 : kDraws - 4));
        if (evaluator)
            QVERIFY(balanced >= kDraws - 2);
    }

    /// Even by a network that likes to pass.
    void openingsHaveNoPasses()
    {
        const go::Position start(9);
        AdjustedEvaluator evaluator([&](const nn::GameState&, nn::Evaluation& answer) {
            answer.prior.assign(answer.moves.size(), 0.1F / static_cast<float>(answer.moves.size()));
            answer.prior[answer.indexOf(start.passMove())] = 0.9F;
        });
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto opening = drawOpening(start, &evaluator, {}, seed);
            QVERIFY(opening.ok());
            QCOMPARE(opening->size(), std::size_t(4));
            QVERIFY(std::ranges::find(*opening, start.passMove()) == opening->end());
        }
    }

    void sameSeedSameMatch_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        addRow("connect4", "connect4", "mcts?sims=30", "sa:-1");
        addRow("go9", "go9", "se:9d", "rank:4k");
        addRow("chess", "chess", "policy:3d", "random");
    }

    void sameSeedSameMatch()
    {
        QFETCH(QString, game);
        QFETCH(QString, first);
        QFETCH(QString, second);
        std::vector<std::vector<MatchGame>> all;
        for (const std::size_t parallel : {1, 4}) {
            MatchPlan plan = planOf(game.toStdString(), 4);
            plan.arbiter.mostMoves = 80;
            plan.parallel = parallel;
            const auto network = std::make_shared<nn::BatchingEvaluator>(fakeNetwork());
            const auto result = playMatch(plan, {playerOf(first.toStdString(), network), playerOf(second.toStdString(), network)},
                {network.get(), {network.get()}}, {});
            QVERIFY(result.ok());
            QCOMPARE(result->games.size(), std::size_t{4});
            QVERIFY(!result->stopped);
            all.push_back(timeless(result->games));
        }
        QVERIFY(all[0] == all[1]);
    }

    void coloursAlternateOverEachOpening()
    {
        MatchPlan plan = planOf("othello6", 20);
        const auto result = playMatch(plan, {playerOf("random"), playerOf("random")}, {}, {});
        QVERIFY(result.ok());
        for (std::size_t i = 0; i < 20; i += 2) {
            const PlayedGame& one = result->games[i].played;
            const PlayedGame& two = result->games[i + 1].played;
            QVERIFY(result->games[i].firstSide() != result->games[i + 1].firstSide());
            QVERIFY(std::equal(one.moves.begin(), one.moves.begin() + 4, two.moves.begin()));
            QVERIFY(one.moves != two.moves); // but not the same game
        }
    }

    void searchBeatsChance()
    {
        MatchPlan plan = planOf("connect4", 30);
        const auto network = fakeNetwork();
        const auto result = playMatch(plan, {playerOf("mcts", network, 200), playerOf("random")}, {}, {});
        QVERIFY(result.ok());
        const strength::Tally tally = result->tally(0, 1);
        QCOMPARE(tally.games(), std::uint64_t{30});
        QVERIFY(tally.score() > 0.75); // it finds four in a row with an untrained network
        QVERIFY(result->tally(1, 0) == tally.reversed());
    }

    void resumesWhereItWasKilled()
    {
        QTemporaryDir folder;
        MatchPlan plan = planOf("connect4", 8);
        const std::vector<MatchPlayer> players = {playerOf("mcts", fakeNetwork()), playerOf("random")};
        const auto whole = playMatch(plan, players, {}, {});
        QVERIFY(whole.ok());

        plan.state = folder.filePath("match.jsonl").toStdString();
        QVERIFY(playMatch(plan, players, {}, {}).ok());
        const QByteArray text = contentOf(folder.filePath("match.jsonl"));
        QCOMPARE(text.count('\n'), 9);
        // Killed at any byte: after each line, and in the middle of each.
        for (qsizetype cut = 0; cut <= text.size(); cut = cut == text.size() ? cut + 1 : std::min(text.size(), cut + 97)) {
            writeFile(folder.filePath("match.jsonl"), text.left(cut));
            const auto resumed = playMatch(plan, players, {}, {});
            QVERIFY(resumed.ok());
            QVERIFY(timeless(resumed->games) == timeless(whole->games));
            QCOMPARE(resumed->resumed, std::uint64_t(std::max<qsizetype>(0, text.left(cut).count('\n') - 1)));
            QCOMPARE(contentOf(folder.filePath("match.jsonl")).count('\n'), 9);
        }
        // More games of the same match continue from there.
        plan.games = 10;
        const auto longer = playMatch(plan, players, {}, {});
        QVERIFY(longer.ok());
        QCOMPARE(longer->resumed, std::uint64_t{8});
        QCOMPARE(longer->games.size(), std::size_t{10});
    }

    void refusesAnotherMatchsFile()
    {
        QTemporaryDir folder;
        MatchPlan plan = planOf("connect4", 2);
        plan.state = folder.filePath("match.jsonl").toStdString();
        const std::vector<MatchPlayer> players = {playerOf("random"), playerOf("random")};
        QVERIFY(playMatch(plan, players, {}, {}).ok());
        MatchPlan other = plan;
        other.seed = 43;
        QCOMPARE(playMatch(other, players, {}, {}).error().code, ErrorCode::BadArgument);
        other = plan;
        other.start = startOf("othello6");
        QCOMPARE(playMatch(other, players, {}, {}).error().code, ErrorCode::BadArgument);
        QByteArray text = contentOf(folder.filePath("match.jsonl"));
        text.replace("\"number\":0", "\"number\":\"x\"");
        writeFile(folder.filePath("match.jsonl"), text);
        const auto damaged = playMatch(plan, players, {}, {});
        QCOMPARE(damaged.error().code, ErrorCode::BadValue);
        QVERIFY(damaged.error().line > 1);
        writeFile(folder.filePath("match.jsonl"), "my thesis\n");
        QVERIFY(!playMatch(plan, players, {}, {}).ok());
        QCOMPARE(contentOf(folder.filePath("match.jsonl")), QByteArray("my thesis\n"));
    }

    void stopsInTheMiddle()
    {
        MatchPlan plan = planOf("othello6", 1000);
        std::stop_source stop;
        const jobs::JobContext context(stop.get_token(), std::make_shared<jobs::ProgressMeter>());
        int heard = 0;
        const auto result = playMatch(plan, {playerOf("random"), playerOf("random")}, {}, context, [&](const MatchGame&) {
            if (++heard == 5)
                stop.request_stop();
        });
        QVERIFY(result.ok());
        QVERIFY(result->stopped);
        QCOMPARE(result->games.size(), std::size_t{5});
    }

    void sprtEndsTheMatchAtTheSameGame()
    {
        std::vector<std::size_t> games;
        for (const std::size_t parallel : {1, 3}) {
            MatchPlan plan = planOf("connect4", 400);
            plan.parallel = parallel;
            plan.sprt = strength::Sprt{.elo0 = 0, .elo1 = 100};
            const auto network = fakeNetwork();
            const auto result = playMatch(plan, {playerOf("mcts", network, 100), playerOf("random")}, {}, {});
            QVERIFY(result.ok());
            QVERIFY(result->verdict == strength::Sprt::Verdict::Higher);
            QVERIFY(!result->stopped);
            games.push_back(result->games.size());
        }
        QVERIFY(games[0] < 100);
        QCOMPARE(games[0], games[1]);
    }

    void engineFailureLosesTheGame()
    {
        MatchPlan plan = planOf("chess", 2);
        const MatchPlayer broken{"broken", []() -> core::Result<std::unique_ptr<Player>> {
                                     return std::unique_ptr<Player>(std::make_unique<ScriptedPlayer>(
                                         std::vector<std::string>{}, core::Error{ErrorCode::EngineEnded, "x"}));
                                 }};
        const auto result = playMatch(plan, {broken, playerOf("random")}, {}, {});
        QVERIFY(result.ok());
        QCOMPARE(result->tally(0, 1).losses, std::uint64_t{2});
        QCOMPARE(result->count(EndReason::EngineFailure), std::uint64_t{2});
    }

    void evaluatorErrorEndsTheMatch()
    {
        MatchPlan plan = planOf("chess", 20);
        plan.parallel = 3;
        const auto goOnly = std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "go"});
        const auto result = playMatch(plan, {playerOf("mcts", goOnly), playerOf("random")}, {}, {});
        QCOMPARE(result.error().code, ErrorCode::BadArgument);
        QCOMPARE(playMatch(plan, {playerOf("uci:no-such-program"), playerOf("random")}, {}, {}).error().code, ErrorCode::NotFound);
    }

    void roundRobinMeetsEverybody()
    {
        MatchPlan plan = planOf("connect4", 20);
        plan.parallel = 2;
        const auto network = fakeNetwork();
        const auto result
            = playMatch(plan, {playerOf("random"), playerOf("mcts?sims=20", network), playerOf("mcts?sims=300", network)}, {}, {});
        QVERIFY(result.ok());
        QCOMPARE(result->games.size(), std::size_t{60});
        std::vector<strength::PairTally> pairs;
        for (std::size_t a = 0; a < 3; ++a)
            for (std::size_t b = a + 1; b < 3; ++b) {
                pairs.push_back({a, b, result->tally(a, b)});
                QCOMPARE(pairs.back().tally.games(), std::uint64_t{20});
            }
        const auto ratings = strength::bradleyTerry(3, pairs);
        QVERIFY(ratings[2].elo > ratings[0].elo && ratings[2].elo > ratings[1].elo);
    }

    void savesWhatWasPlayed_data()
    {
        QTest::addColumn<QString>("game");
        for (const char* game : {"go9", "chess", "chess960"})
            QTest::newRow(game) << QString(game);
    }

    void savesWhatWasPlayed()
    {
        QFETCH(QString, game);
        QTemporaryDir folder;
        MatchPlan plan = planOf(game.toStdString(), 4);
        plan.arbiter.mostMoves = 50;
        plan.drawsChess960 = game == "chess960";
        const std::vector<MatchPlayer> players = {playerOf("policy", fakeNetwork()), playerOf("random")};
        const auto result = playMatch(plan, players, {}, {});
        QVERIFY(result.ok());
        const std::string path = folder.filePath(game == "go9" ? "games.sgf" : "games.pgn").toStdString();
        QVERIFY(saveGames(path, plan, players, *result).ok());
        auto reader = record::openGames(path);
        QVERIFY(reader.ok());
        for (const MatchGame& expected : result->games) {
            const auto read = (*reader)->next();
            QVERIFY(read.ok() && read->has_value());
            QVERIFY((*read)->problems.empty());
            const record::GameRecord& record = *(*read)->record;
            QVERIFY(record.mainLineMoves() == expected.played.moves);
            const record::GameInfo info = record::gameInfo(record);
            QCOMPARE(info.outcome, expected.played.outcome);
            QCOMPARE(info.players[expected.number % 2].name, std::string("policy"));
            const auto start = record::startPosition(record);
            QVERIFY(start.ok() && *start == startOfGame(plan, expected.number));
        }
        QVERIFY(!(*reader)->next()->has_value());
        QCOMPARE(saveGames(path, planOf("awari", 1), players, {}).error().code, ErrorCode::CannotWrite);
    }
};

EVENMATCH_TEST(TestMatch)

} // namespace tst_match

#include "tst_match.moc"
