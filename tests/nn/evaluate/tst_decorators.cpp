#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "nn/evaluate/batching_evaluator.h"
#include "nn/evaluate/caching_evaluator.h"
#include "nn/evaluate/fake_evaluator.h"
#include "nn/evaluate/gpu_batches.h"
#include "tests/nn/nn_samples.h"

#include <QTest>

#include <array>
#include <barrier>
#include <cmath>
#include <map>
#include <thread>

namespace tst_decorators {

using namespace evenmatch;
using namespace evenmatch::nn;
using namespace std::chrono_literals;

namespace {

bool same(const Evaluation& a, const Evaluation& b)
{
    return a.value == b.value && a.scoreLead == b.scoreLead && a.level == b.level && a.moves == b.moves && a.prior == b.prior
        && a.quality == b.quality && a.rankPriors == b.rankPriors;
}

std::vector<Evaluation> askAll(Evaluator& evaluator, const std::vector<Query>& queries)
{
    std::vector<Evaluation> answers(queries.size());
    [[maybe_unused]] const auto done = evaluator.evaluate(queries, answers);
    assert(done.ok());
    return answers;
}

std::vector<Query> queriesOf(const std::vector<GameState>& states, RankWish ranks = {})
{
    std::vector<Query> queries;
    for (const GameState& state : states)
        queries.push_back({&state, ranks});
    return queries;
}

FakeOptions chessFake() { return {.game = "chess", .scale = strength::chessScale()}; }

/// Evaluates everything once in another order, one to three at a time, and counts wrong evaluations.
int wrongAnswers(Evaluator& evaluator, const std::vector<Query>& queries, const std::vector<Evaluation>& expected, std::uint64_t seed)
{
    core::Random random(seed);
    int wrong = 0;
    for (std::size_t asked = 0; asked < queries.size();) {
        const std::size_t count = std::min<std::size_t>(1 + random.below(3), queries.size() - asked);
        const std::size_t first = random.below(static_cast<std::uint32_t>(queries.size() - count + 1));
        std::vector<Evaluation> answers(count);
        const auto done = evaluator.evaluate(std::span(queries).subspan(first, count), answers);
        for (std::size_t i = 0; i < count; ++i)
            wrong += !done || !same(answers[i], expected[first + i]);
        asked += count;
    }
    return wrong;
}

} // namespace

class TestDecorators : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void gpuBatchesAreChosenByTheirTimes()
    {
        const std::array<TimedBatch, 1> one = {{{16, 0.5}}};
        QCOMPARE(bestBatch(one), std::size_t{16});
        const std::array<TimedBatch, 4> levelsOff
            = {{{16, 0.016}, {32, 0.016}, {64, 0.020}, {128, 0.039}}}; // 1000, 2000, 3200, 3282 a second
        QCOMPARE(bestBatch(levelsOff), std::size_t{64});
        const std::array<TimedBatch, 3> grows = {{{16, 0.01}, {32, 0.01}, {64, 0.01}}};
        QCOMPARE(bestBatch(grows), std::size_t{64});
        const std::array<TimedBatch, 3> falls = {{{16, 0.01}, {32, 0.03}, {64, 0.2}}};
        QCOMPARE(bestBatch(falls), std::size_t{16});

        const std::map<std::size_t, std::size_t> held
            = {{0, 1}, {1, 1}, {2, 2}, {3, 3}, {4, 4}, {5, 6}, {7, 8}, {9, 12}, {13, 16}, {97, 128}, {256, 256}};
        for (const auto& [count, fixed] : held)
            QCOMPARE(fixedBatch(count), fixed);
    }

    void cacheAnswersTheSame()
    {
        const auto fake = std::make_shared<FakeEvaluator>(chessFake());
        CachingEvaluator cache(fake);
        const auto states = randomGame("chess", 80, 1);
        const auto queries = queriesOf(states, RankWish::all());
        const auto expected = askAll(*fake, queries);
        for (int round = 0; round < 3; ++round) {
            const auto answers = askAll(cache, queries);
            for (std::size_t i = 0; i < answers.size(); ++i)
                QVERIFY(same(answers[i], expected[i]));
        }
        QCOMPARE(cache.statistics().misses, std::uint64_t(states.size()));
        QCOMPARE(cache.statistics().hits, std::uint64_t(2 * states.size()));
        QCOMPARE(fake->positions(), std::uint64_t(2 * states.size()));
        cache.clear();
        QCOMPARE(cache.statistics().bytes, std::size_t(0));
        askAll(cache, queries);
        QCOMPARE(fake->positions(), std::uint64_t(3 * states.size()));
    }

    void cacheTellsQuestionsApart()
    {
        CachingEvaluator cache(std::make_shared<FakeEvaluator>(FakeOptions{.scale = strength::goScale()}));
        game::AnyPosition first = game::findGame("go9")->start();
        go::Position withKomi = *first.as<go::Position>();
        withKomi.setKomi(withKomi.komi() + 1);
        GameState passed(first); // the same board two passes later would be over; one pass changes the side to move
        passed.play(*first.parseMove("pass"));
        const std::vector<GameState> states{GameState(first), GameState(withKomi), passed};
        std::vector<Query> queries = queriesOf(states);
        queries.push_back({&states[0], RankWish::one(0)});
        queries.push_back({&states[0], RankWish::one(1)});
        queries.push_back({&states[0], RankWish::at(0.5)});
        queries.push_back({&states[0], RankWish::all()});
        askAll(cache, queries);
        QCOMPARE(cache.statistics().misses, std::uint64_t(queries.size()));
    }

    /// Positions that differ only in a history of more than eight positions, or in the notation of castling.
    void cacheTellsHistoriesApart()
    {
        CachingEvaluator chessCache(std::make_shared<FakeEvaluator>(chessFake()));
        chess::Position repeated;
        for (const char* move : {"g1f3", "g8f6", "f3g1", "f6g8"})
            repeated.play(*repeated.parseUci(move));
        const std::string fen = repeated.fen();
        const std::vector<GameState> chessStates{
            GameState(repeated), GameState(*chess::Position::fromFen(fen)), GameState(*chess::Position::fromFen(fen, true))};
        askAll(chessCache, queriesOf(chessStates));
        QCOMPARE(chessCache.statistics().misses, std::uint64_t(3));

        // Black sends two stones and may not take one back, because that would repeat the start.
        constexpr std::array<go::SetupStone, 5> kStones{{{1, 0, go::Color::Black}, {2, 1, go::Color::Black}, {3, 0, go::Color::Black},
            {0, 1, go::Color::White}, {1, 1, go::Color::White}}};
        go::Position remembers(5);
        QVERIFY(remembers.setStones(kStones).ok());
        remembers.play(remembers.moveAt(0, 0));
        remembers.play(remembers.moveAt(2, 0));
        go::Position forgets = remembers;
        QVERIFY(forgets.setStones({}).ok());
        const std::vector<GameState> goStates{GameState(remembers), GameState(forgets)};
        QCOMPARE(goStates[0].key(), goStates[1].key());
        const auto fake = std::make_shared<FakeEvaluator>();
        CachingEvaluator goCache(fake);
        const auto answers = askAll(goCache, queriesOf(goStates));
        QCOMPARE(answers[0].moves.size() + 1, answers[1].moves.size());
    }

    void cacheAsksOnceForDoubles()
    {
        const auto fake = std::make_shared<FakeEvaluator>();
        CachingEvaluator cache(fake);
        const auto states = randomGame("go9", 3, 1);
        const auto answers = askAll(cache, {{&states[0], {}}, {&states[1], {}}, {&states[0], {}}, {&states[0], {}}});
        QCOMPARE(fake->positions(), std::uint64_t(2));
        QVERIFY(same(answers[0], answers[2]) && same(answers[0], answers[3]) && !same(answers[0], answers[1]));
    }

    void cacheKeepsItsBound()
    {
        constexpr std::size_t kBound = 400'000;
        CachingEvaluator cache(std::make_shared<FakeEvaluator>(), kBound);
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const auto states = randomGame("go9", 100, seed);
            askAll(cache, queriesOf(states));
            QVERIFY(cache.statistics().bytes <= kBound);
        }
        QVERIFY(cache.statistics().bytes > kBound / 2);
        CachingEvaluator tiny(std::make_shared<FakeEvaluator>(), 0);
        const auto states = randomGame("go9", 10, 1);
        askAll(tiny, queriesOf(states));
        QCOMPARE(tiny.statistics().entries, std::size_t(0));
    }

    void cacheForgetsTheLeastRecentlyUsed()
    {
        const auto fake = std::make_shared<FakeEvaluator>();
        CachingEvaluator cache(fake, 400'000);
        const GameState kept(game::findGame("go9")->start());
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            for (const GameState& state : randomGame("go9", 60, seed)) {
                askAll(cache, {{&state, {}}});
                askAll(cache, {{&kept, {}}});
            }
        }
        const std::uint64_t before = fake->positions();
        askAll(cache, {{&kept, {}}});
        QCOMPARE(fake->positions(), before);
        QVERIFY(cache.statistics().entries < 900);
    }

    void cachePassesErrorsOn()
    {
        CachingEvaluator cache(std::make_shared<FakeEvaluator>(chessFake()));
        const GameState wrong(game::findGame("go9")->start());
        const Query query{&wrong, {}};
        Evaluation answer;
        for (int round = 0; round < 2; ++round)
            QVERIFY(cache.evaluate({&query, 1}, {&answer, 1}).error().code == core::ErrorCode::BadArgument);
    }

    void packedAnswersSayWhatTheyWereGiven_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<float>("sharpness");
        for (const char* game : {"go", "go9", "chess", "connect4"})
            for (const float sharpness : {0.1F, 1.F, 3.F})
                QTest::addRow("%s %.1f", game, static_cast<double>(sharpness)) << QString(game) << sharpness;
    }

    void packedAnswersSayWhatTheyWereGiven()
    {
        QFETCH(QString, game);
        QFETCH(float, sharpness);
        FakeEvaluator fake({.scale = strength::goScale(), .sharpness = sharpness});
        const auto states = randomGame(game.toStdString(), 30, 2);
        for (const Evaluation& given : askAll(fake, queriesOf(states, RankWish::one(4)))) {
            if (given.moves.empty())
                continue;
            const PackedAnswer packed = PackedAnswer::of(given, given.prior);
            QVERIFY(packed && packed.value() == given.value && packed.level() == given.level);
            QCOMPARE(packed.moveCount(), given.moves.size());
            const bool isCoarse = given.moves.size() > PackedAnswer::kMostFullPriors;
            const auto [low, high] = std::ranges::minmax(given.quality);
            PackedAnswer::Edges none{};
            std::uint16_t highest = 0;
            std::size_t next = 0;
            packed.forEach([&](std::size_t edge, std::uint16_t prior, float quality) {
                QVERIFY(edge == next++);
                QVERIFY(packed.move(edge) == given.moves[edge] && packed.edgeOf(given.moves[edge]) == edge && packed.prior(edge) == prior);
                QVERIFY(std::abs(quality - given.quality[edge]) <= 0.51F * (high - low) / 255);
                const float was = given.prior[edge];
                const float is = unpackPrior(prior);
                if (was < 0x1p-31F)
                    QVERIFY(is <= 0x1.4p-16F);
                else if (!isCoarse || was >= 0x1.01p-9F)
                    QVERIFY(std::abs(is - was) <= 0.00025F * was);
                else if (was >= 0x1.01p-16F)
                    QVERIFY(std::abs(is - was) <= 0.25F * was);
                else
                    QVERIFY(is <= 0x1.4p-16F);
                highest = std::max(highest, prior);
            });
            QCOMPARE(next, given.moves.size());
            QCOMPARE(packed.edgeOf(game::kNoMove), given.moves.size());
            for (std::size_t i = 0; i < given.moves.size(); ++i) // one after another, the most probable first
            {
                const auto [edge, prior] = packed.likeliestBeside(none);
                QVERIFY(
                    edge < given.moves.size() && !PackedAnswer::contains(none, edge) && prior <= highest && prior == packed.prior(edge));
                highest = prior;
                PackedAnswer::insert(none, edge);
            }
            QCOMPARE(packed.likeliestBeside(none).edge, given.moves.size());
        }
    }

    /// The memory of a visit, counted: header, moves, priors, qualities.
    void packedAnswersKnowTheirBytes()
    {
        FakeEvaluator fake({.scale = strength::goScale(), .sharpness = 3});
        const GameState go(game::findGame("go")->start());
        const GameState chess(game::findGame("chess")->start());
        const auto answers = askAll(fake, {{&go, {}}, {&chess, {}}});
        const auto full
            = static_cast<std::size_t>(std::ranges::count_if(answers[0].prior, [](float p) { return packPrior(p) >= packPrior(0x1p-9F); }));
        const std::size_t goBytes = PackedAnswer::of(answers[0], answers[0].prior).bytes();
        QCOMPARE(goBytes, 28 + 48 + 23 * 8 + 2 * full + 362);
        QVERIFY(goBytes <= 800);
        QCOMPARE(PackedAnswer::of(answers[1], answers[1].prior).bytes(), std::size_t(28 + 20 * (2 + 2 + 1)));
    }

    void packedAnswersRefuseWhatIsNone()
    {
        FakeEvaluator fake;
        const GameState state(game::findGame("go9")->start());
        const Evaluation sound = askAll(fake, {{&state, {}}}).front();
        Evaluation answer = sound;
        answer.value = std::nanf("");
        QVERIFY(!PackedAnswer::of(answer, answer.prior));
        answer = sound;
        answer.prior[3] = std::nanf("");
        QVERIFY(!PackedAnswer::of(answer, answer.prior));
        answer = sound;
        answer.quality[3] = INFINITY;
        QVERIFY(!PackedAnswer::of(answer, answer.prior));
        QVERIFY(!PackedAnswer::of(sound, sound.rankPriors)); // it has none
        QVERIFY(!PackedAnswer::of({}, {}));
        QVERIFY(PackedAnswer::of(sound, sound.prior));
    }

    void cachePacksForTrees()
    {
        const auto fake = std::make_shared<FakeEvaluator>(FakeOptions{.scale = strength::goScale()});
        CachingEvaluator cache(fake);
        const auto states = randomGame("go9", 20, 1);
        for (const Keep keep : {Keep::TreeRankFree, Keep::TreeOfRank}) {
            std::vector<Query> queries = queriesOf(states, RankWish::one(4));
            const auto whole = askAll(*fake, queries);
            for (Query& query : queries)
                query.keep = keep;
            const auto first = askAll(cache, queries);
            const auto again = askAll(cache, queries);
            for (std::size_t i = 0; i < queries.size(); ++i) {
                QVERIFY(first[i].packed && first[i].packed.sharesWith(again[i].packed));
                const auto& policy = keep == Keep::TreeOfRank ? whole[i].rankPriors : whole[i].prior;
                QCOMPARE(first[i].packed.prior(0), packPrior(policy[0]));
                QCOMPARE(first[i].packed.value(), whole[i].value);
            }
            for (Query& query : queries)
                query.keep = Keep::Whole; // another query: no precision is lost
            const auto exact = askAll(cache, queries);
            for (std::size_t i = 0; i < queries.size(); ++i)
                QVERIFY(same(exact[i], whole[i]) && !exact[i].packed);
        }
    }

    void cacheKeepsItsBoundOfPackedAnswers()
    {
        constexpr std::size_t kBound = 400'000;
        CachingEvaluator cache(std::make_shared<FakeEvaluator>(), kBound);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto states = randomGame("go9", 100, seed);
            std::vector<Query> queries = queriesOf(states);
            for (std::size_t i = 0; i < queries.size(); i += 1 + seed % 3)
                queries[i].keep = Keep::TreeRankFree;
            askAll(cache, queries);
            askAll(cache, queries);
            QVERIFY(cache.statistics().bytes <= kBound);
        }
        QVERIFY(cache.statistics().bytes > kBound / 2);
        cache.clear();
        QCOMPARE(cache.statistics().bytes, std::size_t(0));
        QCOMPARE(cache.statistics().entries, std::size_t(0));
    }

    void batchesAnswerTheSame()
    {
        const auto fake = std::make_shared<FakeEvaluator>(chessFake());
        BatchingEvaluator batching(fake, {.batch = 4, .deadline = 0us});
        const auto states = randomGame("chess", 30, 1);
        const auto queries = queriesOf(states, RankWish::one(2));
        const auto expected = askAll(*fake, queries);
        QCOMPARE(wrongAnswers(batching, queries, expected, 1), 0);
        const auto whole = askAll(batching, queries);
        for (std::size_t i = 0; i < whole.size(); ++i)
            QVERIFY(same(whole[i], expected[i]));
    }

    void batchesFillUp()
    {
        // Four threads with single queries, and a deadline longer than the test's limit: each round must be one batch.
        const auto fake = std::make_shared<FakeEvaluator>();
        BatchingEvaluator batching(fake, {.batch = 4, .deadline = 100s});
        const auto states = randomGame("go9", 50, 1);
        std::vector<std::jthread> threads;
        for (int t = 0; t < 4; ++t) {
            threads.emplace_back([&] {
                for (const GameState& state : states)
                    askAll(batching, {{&state, {}}});
            });
        }
        threads.clear();
        QCOMPARE(fake->calls(), std::uint64_t(50));
        QCOMPARE(fake->positions(), std::uint64_t(200));
    }

    void batchesGoWhenAllWait()
    {
        const auto fake = std::make_shared<FakeEvaluator>();
        BatchingEvaluator batching(fake, {.batch = 100, .deadline = 100s});
        const auto states = randomGame("go9", 50, 1);
        std::barrier joined(3);
        std::vector<std::jthread> threads;
        for (int t = 0; t < 3; ++t) {
            threads.emplace_back([&] {
                const BatchingEvaluator::Caller caller(batching);
                joined.arrive_and_wait();
                for (const GameState& state : states)
                    askAll(batching, {{&state, {}}});
            });
        }
        threads.clear();
        QCOMPARE(fake->positions(), std::uint64_t(150));
    }

    void batchesGoAtTheDeadline()
    {
        const auto fake = std::make_shared<FakeEvaluator>();
        BatchingEvaluator batching(fake, {.batch = 100, .deadline = 200us});
        const GameState state(game::findGame("go9")->start());
        for (int i = 0; i < 5; ++i)
            askAll(batching, {{&state, {}}});
        QCOMPARE(fake->calls(), std::uint64_t(5));
    }

    void batchesGatherWhileOneIsComputed()
    {
        /// Counts simultaneous callers.
        struct Witness : FakeEvaluator {
            core::Result<void> evaluate(std::span<const Query> queries, std::span<Evaluation> answers) override
            {
                const int now = ++inside;
                int most = mostInside;
                while (now > most && !mostInside.compare_exchange_weak(most, now)) { }
                std::this_thread::yield();
                auto result = FakeEvaluator::evaluate(queries, answers);
                --inside;
                return result;
            }
            std::atomic<int> inside = 0;
            std::atomic<int> mostInside = 0;
        };
        const auto witness = std::make_shared<Witness>();
        BatchingEvaluator batching(witness, {.batch = 100, .deadline = 0us}); // every query would run at once
        const auto states = randomGame("go9", 50, 1);
        std::vector<std::jthread> threads;
        for (int t = 0; t < 6; ++t) {
            threads.emplace_back([&] {
                for (const GameState& state : states)
                    askAll(batching, {{&state, {}}});
            });
        }
        threads.clear();
        QCOMPARE(witness->positions(), std::uint64_t(300));
        QCOMPARE(witness->mostInside.load(), 1);
    }

    void batchesGoWhenACallerLeaves()
    {
        const auto fake = std::make_shared<FakeEvaluator>();
        BatchingEvaluator batching(fake, {.batch = 100, .deadline = 100s});
        const GameState state(game::findGame("go9")->start());
        auto leaving = std::make_unique<BatchingEvaluator::Caller>(batching);
        const BatchingEvaluator::Caller staying(batching);
        std::jthread thread([&] { askAll(batching, {{&state, {}}}); });
        leaving.reset(); // before or after the query arrived: it must be evaluated
        thread.join();
        QCOMPARE(fake->calls(), std::uint64_t(1));
    }

    void batchesGiveErrorsToTheirOwner()
    {
        BatchingEvaluator batching(std::make_shared<FakeEvaluator>(chessFake()), {.batch = 2, .deadline = 100s});
        const GameState right(game::findGame("chess")->start());
        const GameState wrong(game::findGame("go9")->start());
        int failed = 0;
        int answered = 0;
        for (int round = 0; round < 20; ++round) {
            core::Result<void> results[2];
            {
                std::vector<std::jthread> threads;
                for (int t = 0; t < 2; ++t) {
                    threads.emplace_back([&, t] {
                        const Query query{t == 0 ? &right : &wrong, {}};
                        Evaluation answer;
                        results[t] = batching.evaluate({&query, 1}, {&answer, 1});
                    });
                }
            }
            answered += results[0].ok();
            failed += !results[1].ok() && results[1].error().code == core::ErrorCode::BadArgument;
        }
        QCOMPARE(answered, 20);
        QCOMPARE(failed, 20);
    }

    void manyThreadsThroughBoth()
    {
        const auto fake = std::make_shared<FakeEvaluator>(chessFake());
        const auto batching = std::make_shared<BatchingEvaluator>(fake, BatchingOptions{.batch = 8, .deadline = 100us});
        CachingEvaluator cache(batching, 300'000);
        const auto states = randomGame("chess", 120, 9);
        const auto queries = queriesOf(states, RankWish::one(1));
        const auto expected = askAll(*fake, queries);
        std::atomic<int> wrong = 0;
        std::vector<std::jthread> threads;
        for (std::uint64_t t = 0; t < 8; ++t) {
            threads.emplace_back([&, t] {
                const BatchingEvaluator::Caller caller(*batching);
                for (std::uint64_t round = 0; round < 3; ++round)
                    wrong += wrongAnswers(cache, queries, expected, 10 * t + round);
            });
        }
        threads.clear();
        QCOMPARE(wrong.load(), 0);
        QVERIFY(cache.statistics().hits > 0 && cache.statistics().misses > 0);
    }
};

EVENMATCH_TEST(TestDecorators)

} // namespace tst_decorators

#include "tst_decorators.moc"
