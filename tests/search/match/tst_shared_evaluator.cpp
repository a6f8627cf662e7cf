// Several searches, each on its thread, with one batching evaluator: each gives the same result as alone.
#include "tests/run_tests.h"

#include "core/game/registry/games.h"
#include "nn/evaluate/batching_evaluator.h"
#include "nn/evaluate/fake_evaluator.h"
#include "search/tree/search.h"

#include <QTest>

#include <thread>

namespace tst_shared_evaluator {

using namespace evenmatch;
using namespace evenmatch::search;

namespace {

constexpr std::size_t kSearches = 6;

SearchOptions optionsOf(std::size_t i, const nn::Evaluator& evaluator)
{
    SearchOptions options;
    options.batch = 1 + i % 3;
    if (i % 2 == 1)
        options.strength = StrengthPuct::atRank(*evaluator.info().profile, static_cast<double>(i));
    if (i % 3 == 2)
        options.priorRank = i;
    return options;
}

/// A few moves of a game, each by the most visited.
std::vector<std::uint32_t> visitsOf(nn::Evaluator& evaluator, std::size_t i)
{
    Searcher searcher(evaluator, optionsOf(i, evaluator));
    searcher.setPosition(nn::GameState(game::findGame(i % 2 == 0 ? "chess" : "go9")->start()));
    std::vector<std::uint32_t> visits;
    for (int move = 0; move < 4; ++move) {
        const auto result = searcher.run({.visits = 150});
        if (!result.ok())
            return {};
        for (const ResultNode& node : result->moves())
            visits.push_back(node.visits);
        searcher.play(result->moves().front().move);
    }
    return visits;
}

} // namespace

class TestSharedEvaluator : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void findsWhatItWouldFindAlone()
    {
        const auto fake = std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.scale = strength::goScale()});
        nn::BatchingEvaluator shared(fake);
        std::array<std::vector<std::uint32_t>, kSearches> found;
        {
            std::vector<std::jthread> threads;
            for (std::size_t i = 0; i < kSearches; ++i)
                threads.emplace_back([&, i] {
                    const nn::BatchingEvaluator::Caller caller(shared);
                    found[i] = visitsOf(shared, i);
                });
        }
        for (std::size_t i = 0; i < kSearches; ++i) {
            QVERIFY(!found[i].empty());
            QCOMPARE(found[i], visitsOf(*fake, i));
        }
    }

    void stopsOneOfMany()
    {
        const auto fake = std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.scale = strength::goScale()});
        nn::BatchingEvaluator shared(fake);
        std::stop_source stop;
        StopReason endless = StopReason::Visits;
        std::uint32_t visits = 0;
        {
            const std::jthread first([&] {
                Searcher searcher(shared, SearchOptions{});
                searcher.setPosition(nn::GameState(game::findGame("chess")->start()));
                endless = searcher.run({.visits = 0}, stop.get_token())->stopped;
            });
            const std::jthread second([&] {
                Searcher searcher(shared, SearchOptions{});
                searcher.setPosition(nn::GameState(game::findGame("go9")->start()));
                visits = searcher.run({.visits = 300}, stop.get_token())->nodes.front().visits;
                stop.request_stop();
            });
        }
        QCOMPARE(endless, StopReason::Asked);
        QCOMPARE(visits, 300U);
    }
};

EVENMATCH_TEST(TestSharedEvaluator)

} // namespace tst_shared_evaluator

#include "tst_shared_evaluator.moc"
