// A network of the published form in the search: one evaluation per node, and the same tree as a naive search that evaluates the position
// after every move. In a review of the moves played: one or two more evaluations per move, and the same β.
#include "tests/run_tests.h"

#include "core/game/registry/games.h"
#include "nn/evaluate/caching_evaluator.h"
#include "nn/review/game_review.h"
#include "nn/torch/evaluator.h"
#include "tests/search/naive_search.h"

#include <QTest>

namespace tst_published_search {

using namespace evenmatch;
using namespace evenmatch::search;

namespace {

/// Counts a network's queries.
class CountingEvaluator : public nn::Evaluator {
public:
    explicit CountingEvaluator(std::shared_ptr<nn::Evaluator> inner) : m_inner(std::move(inner)) { }
    const nn::NetworkInfo& info() const override { return m_inner->info(); }
    core::Result<void> evaluate(std::span<const nn::Query> queries, std::span<nn::Evaluation> answers) override
    {
        for (const nn::Query& query : queries)
            ++(query.qualities ? behindMoves : alone);
        return m_inner->evaluate(queries, answers);
    }
    int alone = 0; ///< queries of one evaluation
    int behindMoves = 0; ///< queries that cost one evaluation for every move

private:
    std::shared_ptr<nn::Evaluator> m_inner;
};

std::shared_ptr<nn::Evaluator> publishedNetwork()
{
    const nn::NetworkConfig config{
        .encoding = "chess119", .blocks = 1, .channels = 16, .headChannels = 8, .hidden = 16, .strength = nn::StrengthHead::Published};
    auto made = nn::makeUntrainedEvaluator(config, 5, {.threads = 1, .precision = nn::Precision::Float32});
    return made ? std::shared_ptr<nn::Evaluator>(*std::move(made)) : nullptr;
}

SearchOptions steered(double target)
{
    SearchOptions options;
    options.batch = 1;
    options.claimDraws = false;
    options.strength.emplace();
    options.strength->targets = {target};
    options.strength->source = BetaSource::PositionAfter;
    return options;
}

/// The largest difference between the trees, in visits and β̄.
double farthest(const SearchResult& result, const ResultNode& node, const NaiveSearch::Node& naive)
{
    double most = 0;
    for (const ResultNode& move : result.childrenOf(node)) {
        const auto edge = std::ranges::find(naive.edges, move.move, &NaiveSearch::Edge::move);
        const int visits = edge != naive.edges.end() && edge->child ? edge->child->visits : 0;
        if (static_cast<int>(move.visits) != visits)
            return 1e9;
        if (visits == 0)
            continue;
        most = std::max(most, std::abs(move.betaMean - edge->child->strengthSum / edge->child->pairs));
        most = std::max(most, farthest(result, move, *edge->child));
    }
    return most;
}

} // namespace

class TestPublishedSearch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void growsTheNaiveTree()
    {
        const auto network = publishedNetwork();
        QVERIFY(network && network->info().published);
        const nn::GameState start(game::findGame("chess")->start());
        const nn::Query whole{&start};
        nn::Evaluation answer;
        QVERIFY(network->evaluate(std::span(&whole, 1), std::span(&answer, 1)));
        const auto [least, most] = std::ranges::minmax(answer.quality);
        QVERIFY(most - least > 1e-4F); // the network distinguishes moves, so steering is possible
        for (const float quality : {least, most}) {
            CountingEvaluator counting(network);
            const SearchOptions options = steered(answer.level + quality);
            Searcher searcher(counting, options);
            searcher.setPosition(start);
            const auto result = searcher.run({.visits = 120}, {}, {.depth = 1000});
            QVERIFY(result.ok());
            QCOMPARE(counting.behindMoves, 0);
            QVERIFY(counting.alone <= 121); // the root once more for display

            CountingEvaluator costly(network);
            NaiveSearch naive(costly, options, start);
            while (naive.root().visits < 120)
                naive.simulate();
            QVERIFY(costly.behindMoves > 100);
            QVERIFY(farthest(*result, result->nodes.front(), naive.root()) < 1e-4);
            QVERIFY(std::ranges::any_of(result->moves(), [](const ResultNode& move) { return move.deltaHat > 0; }));
        }
    }

    void keepsWhatWasAskedApart()
    {
        nn::CachingEvaluator cached(publishedNetwork());
        const nn::GameState start(game::findGame("chess")->start());
        const auto ask = [&](bool qualities) {
            const nn::Query query{&start, {}, qualities};
            nn::Evaluation answer;
            (void)cached.evaluate(std::span(&query, 1), std::span(&answer, 1));
            return answer;
        };
        for (int turn = 0; turn < 2; ++turn) {
            QVERIFY(std::ranges::all_of(ask(false).quality, [](float quality) { return quality == 0; }));
            QVERIFY(std::ranges::any_of(ask(true).quality, [](float quality) { return quality != 0; }));
        }
    }

    void reviewsWhatWasPlayedAlone()
    {
        nn::PlayedGame game{std::make_shared<const game::AnyPosition>(game::findGame("chess")->start()), {}};
        game::AnyPosition position = *game.start;
        core::Random random(3);
        while (game.moves.size() < 30) {
            game.moves.push_back(position.randomMove(random));
            position.play(game.moves.back());
        }
        jobs::JobContext job;
        const auto whole = nn::reviewGame(*publishedNetwork(), game, {}, job);
        CountingEvaluator counting(publishedNetwork());
        const auto played = nn::reviewGame(counting, game, {.playedOnly = true}, job);
        QVERIFY(whole.ok() && played.ok());
        QCOMPARE(counting.behindMoves, 0);
        QVERIFY(counting.alone <= 3 * 31);
        for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
            const nn::PlyReview& one = whole->plies[ply];
            const nn::PlyReview& other = played->plies[ply];
            QVERIFY(other.moves.front().quality != 0);
            QVERIFY(std::abs(one.moves.front().quality - other.moves.front().quality) < 1e-4F);
            QVERIFY(std::abs(one.randomQuality - other.randomQuality) < 1e-4F);
            QCOMPARE(other.level, one.level);
        }
    }
};

EVENMATCH_TEST(TestPublishedSearch)

} // namespace tst_published_search

#include "tst_published_search.moc"
