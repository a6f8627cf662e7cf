// The tree against a naive search, the invariants of batches, stopping, errors, and what is kept from move to move.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/registry/games.h"
#include "nn/evaluate/caching_evaluator.h"
#include "nn/evaluate/fake_evaluator.h"
#include "search/tree/choose.h"
#include "search/tree/round.h"
#include "search/tree/search.h"
#include "tests/search/adjusted_evaluator.h"
#include "tests/search/naive_search.h"

#include <QTest>

#include <set>

namespace tst_tree_search {

using namespace evenmatch;
using namespace evenmatch::search;

namespace {

nn::GameState startOf(std::string_view game) { return nn::GameState(game::findGame(game)->start()); }

SearchOptions optionsOf(const QString& name)
{
    SearchOptions options;
    options.batch = 1;
    options.claimDraws = false;
    if (name == "plain")
        return options;
    if (name == "reduced value") {
        options.puct.firstPlay = FirstPlay::ReducedValue;
        return options;
    }
    if (name == "rank's prior") {
        options.priorRank = 7;
        return options;
    }
    if (name.startsWith("relative")) {
        options.strength = StrengthPuct::atNode(8.5);
        if (name.endsWith("prior"))
            options.priorRank = 6.25;
        return options;
    }
    if (name.startsWith("policies")) {
        options.strength = StrengthPuct::byPolicies(8.5, strength::goScale().size());
        options.strength->halveBelow = name.contains("halved");
        if (name.endsWith("prior"))
            options.priorRank = 6;
        return options;
    }
    const auto profile = nn::FakeEvaluator({.scale = strength::goScale()}).info().profile;
    options.strength = StrengthPuct::atRank(*profile, 8.5, name == "quality" ? Measure::Quality : Measure::Beta);
    options.strength->halveBelow = name == "halved";
    if (name == "from the map")
        options.strength->unvisited = UnvisitedDelta::FromMap;
    if (name == "mover's pairs")
        options.strength->pairs = PairsCounted::Mover;
    if (name == "position after")
        options.strength->source = BetaSource::PositionAfter;
    return options;
}

void addRowsOfOptions(std::initializer_list<const char*> games)
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("options");
    for (const char* game : games)
        for (const char* options :
            {"plain", "reduced value", "rank's prior", "steered", "quality", "halved", "from the map", "mover's pairs", "position after",
                "relative", "relative, a rank's prior", "policies", "policies, halved", "policies, a rank's prior"})
            QTest::addRow("%s %s", game, options) << QString(game) << QString(options);
}

/// Whether the result's node and all below it say what the naive search says.
bool sameTree(const SearchResult& result, const ResultNode& node, const NaiveSearch::Node& naive)
{
    std::size_t found = 0;
    for (const ResultNode& move : result.childrenOf(node)) {
        if (move.visits == 0)
            continue;
        ++found;
        const auto edge = std::ranges::find(naive.edges, move.move, &NaiveSearch::Edge::move);
        if (edge == naive.edges.end() || !edge->child || static_cast<int>(move.visits) != edge->child->visits)
            return false;
        const double sign = naive.state.position().sideToMove() == game::Side::First ? 1 : -1;
        if (move.q != sign * (edge->child->valueSum / edge->child->visits) || move.prior != edge->prior)
            return false;
        if (edge->child->pairs > 0 && std::abs(move.betaMean - edge->child->strengthSum / edge->child->pairs) > 1e-9)
            return false;
        if (!sameTree(result, move, *edge->child))
            return false;
    }
    return found == naive.visited;
}

const ResultShape kWhole{.depth = 1000};

struct Audit {
    std::size_t nodes = 0;
    bool sound = true;
};

/// Counts what hangs below a node and checks what must be true of every node between rounds.
void audit(const Tree& tree, NodeIndex index, Audit& seen)
{
    const Node& node = tree[index];
    ++seen.nodes;
    std::uint64_t visits = 0;
    std::size_t children = 0;
    std::set<game::Move> opened;
    for (NodeIndex child = node.firstChild; child != kNoNode; child = tree[child].nextSibling) {
        const Node& below = tree[child];
        visits += below.visits;
        seen.sound = seen.sound && below.slot == node.opened - 1 - children && tree.find(node, below.move) == child
            && node.answer.move(below.edge) == below.move && node.answer.prior(below.edge) == below.prior;
        ++children;
        opened.insert(below.move);
        audit(tree, child, seen);
    }
    std::set<game::Move> moves;
    std::uint16_t highest = 0;
    if (node.answer)
        node.answer.forEach([&](std::size_t edge, std::uint16_t prior, float) {
            moves.insert(node.answer.move(edge));
            if (!opened.contains(node.answer.move(edge)))
                highest = std::max(highest, prior);
        });
    const bool end = node.state == Node::Terminal;
    seen.sound = seen.sound && node.inFlight == 0 && node.state != Node::Waiting && children == node.opened && opened.size() == children
        && moves.size() == node.edgeCount() && (end ? children == 0 && node.edgeCount() == 0 : node.visits == visits + 1) && node.visits > 0
        && std::abs(node.valueSum) <= node.visits;
    const bool hasNext = node.next != kNoEdge;
    seen.sound = seen.sound && hasNext == (children < moves.size());
    if (hasNext)
        seen.sound = seen.sound && node.nextPrior == highest && node.answer.prior(node.next) == highest
            && !opened.contains(node.answer.move(node.next));
}

} // namespace

class TestTreeSearch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oneAtATimeIsTheNaiveSearch_data() { addRowsOfOptions({"go", "go9", "chess", "connect4", "othello6"}); }

    void oneAtATimeIsTheNaiveSearch()
    {
        QFETCH(QString, game);
        QFETCH(QString, options);
        AdjustedEvaluator evaluator({}, 1, options == "position after");
        const nn::GameState state = startOf(game.toStdString());
        Searcher searcher(evaluator, optionsOf(options));
        searcher.setPosition(state);
        NaiveSearch naive(evaluator, optionsOf(options), state);
        constexpr int kVisits = 300;
        for (int i = 1; i < kVisits; ++i)
            naive.simulate();
        const auto result = searcher.run({.visits = kVisits}, {}, kWhole);
        QVERIFY(result.ok());
        QVERIFY(sameTree(*result, result->nodes.front(), naive.root()));
    }

    void continuesAKeptTreeAsTheNaiveSearchDoes_data() { addRowsOfOptions({"connect4", "go9"}); }

    void continuesAKeptTreeAsTheNaiveSearchDoes()
    {
        QFETCH(QString, game);
        QFETCH(QString, options);
        AdjustedEvaluator evaluator({}, 1, options == "position after");
        Searcher searcher(evaluator, optionsOf(options));
        searcher.setPosition(startOf(game.toStdString()));
        NaiveSearch naive(evaluator, optionsOf(options), startOf(game.toStdString()));
        while (naive.root().visits < 200)
            naive.simulate();
        auto result = searcher.run({.visits = 200}, {}, kWhole);
        for (int move = 0; move < 6; ++move) {
            QVERIFY(result.ok());
            QVERIFY(sameTree(*result, result->nodes.front(), naive.root()));
            const game::Move best = result->moves().front().move;
            searcher.play(best);
            naive.play(best);
            const int target = naive.root().visits + 100;
            while (naive.root().visits < target)
                naive.simulate();
            result = searcher.run({.visits = static_cast<std::uint64_t>(target)}, {}, kWhole);
        }
    }

    void batchesLeaveASoundTree_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("batch");
        for (const char* game : {"connect4", "go9", "chess", "awari"})
            for (const int batch : {1, 2, 7, 64})
                QTest::newRow(qPrintable(QString("%1 %2").arg(game).arg(batch))) << QString(game) << batch;
    }

    void batchesLeaveASoundTree()
    {
        QFETCH(QString, game);
        QFETCH(int, batch);
        AdjustedEvaluator evaluator;
        SearchOptions options = optionsOf("steered");
        options.batch = static_cast<std::size_t>(batch);
        nn::GameState state = startOf(game.toStdString());
        core::Random random(3);
        for (int i = 0; i < 30 && !state.position().isOver(); ++i)
            state.play(state.position().randomMove(random));
        if (state.position().isOver())
            state = startOf(game.toStdString());
        TreeGrower grower(evaluator);
        nn::Evaluation root;
        const nn::Query query{&state, {}};
        QVERIFY(evaluator.evaluate(std::span(&query, 1), std::span(&root, 1)).ok());
        QVERIFY(grower.startAt(state, root, options).ok());
        std::uint64_t visits = 1;
        for (int round = 0; round < 40; ++round) {
            const std::uint64_t before = grower.counts().simulations;
            QVERIFY(grower.round(state, options, 1000, {}).ok());
            const std::uint64_t made = grower.counts().simulations - before;
            QVERIFY(made >= 1 && made <= static_cast<std::uint64_t>(batch));
            visits += made;
            QCOMPARE(std::uint64_t{grower.tree()[Tree::kRoot].visits}, visits);
            Audit seen;
            audit(grower.tree(), Tree::kRoot, seen);
            QVERIFY(seen.sound);
            QCOMPARE(seen.nodes, grower.tree().size());
        }
    }

    void keepsWhatIsBelowTheMove()
    {
        AdjustedEvaluator evaluator;
        SearchOptions options = optionsOf("steered");
        options.batch = 8;
        Searcher searcher(evaluator, options);
        searcher.setPosition(startOf("chess"));
        const auto before = searcher.run({.visits = 500}, {}, kWhole);
        QVERIFY(before.ok());
        const ResultNode& best = before->moves().front();
        searcher.play(best.move);
        const SearchResult after = searcher.snapshot(kWhole);
        QCOMPARE(after.nodes.front().visits, best.visits);
        QVERIFY(after.nodes.front().childCount >= best.childCount);
        for (const ResultNode& move : before->childrenOf(best)) {
            const ResultNode* kept = after.find(move.move);
            QVERIFY(kept);
            QCOMPARE(kept->visits, move.visits);
            QCOMPARE(kept->q, move.q);
            QCOMPARE(kept->betaMean, move.betaMean);
            QCOMPARE(kept->childCount, move.childCount);
        }
        QVERIFY(after.treeNodes < before->treeNodes);
    }

    void findsItsPlaceInTheGame()
    {
        AdjustedEvaluator evaluator;
        Searcher searcher(evaluator, optionsOf("plain"));
        nn::GameState state = startOf("connect4");
        searcher.setPosition(state);
        const auto first = searcher.run({.visits = 300}, {}, kWhole);
        QVERIFY(first.ok());
        const ResultNode& move = first->moves().front();
        const ResultNode& answer = first->childrenOf(move).front();
        state.play(move.move);
        state.play(answer.move);
        searcher.setPosition(state); // two moves on
        QCOMPARE(searcher.snapshot().nodes.front().visits, answer.visits);
        searcher.setPosition(state); // the same again
        QCOMPARE(searcher.snapshot().nodes.front().visits, answer.visits);
        searcher.setPosition(startOf("connect4")); // back
        QVERIFY(searcher.snapshot().nodes.empty());
        // The same stones by other moves are another game: networks see the moves before.
        nn::GameState one = startOf("connect4");
        nn::GameState other = startOf("connect4");
        for (const char* text : {"a", "b", "c"})
            one.play(*one.position().parseMove(text));
        for (const char* text : {"c", "b", "a"})
            other.play(*other.position().parseMove(text));
        QVERIFY(one.position() == other.position());
        searcher.setPosition(one);
        QVERIFY(searcher.run({.visits = 50}).ok());
        searcher.setPosition(other);
        QVERIFY(searcher.snapshot().nodes.empty());
    }

    void saysTheSameTwice()
    {
        std::vector<std::uint32_t> visits[2];
        for (auto& list : visits) {
            AdjustedEvaluator evaluator;
            SearchOptions options = optionsOf("steered");
            options.batch = 16;
            options.noise = {0.25, 0.3};
            options.seed = 77;
            Searcher searcher(evaluator, options);
            searcher.setPosition(startOf("go9"));
            const auto result = searcher.run({.visits = 1000});
            QVERIFY(result.ok());
            for (const ResultNode& move : result->moves())
                list.push_back(move.visits);
        }
        QCOMPARE(visits[0], visits[1]);
    }

    void manyCoresDoNotSearchEverythingAtOnce()
    {
        class ManyCores final : public AdjustedEvaluator {
        public:
            std::size_t preferredBatch() const override { return 128; }
        };
        ManyCores evaluator;
        for (const auto& [visits, batches] : {std::pair(200U, 16U), std::pair(41U, 5U)}) {
            Searcher searcher(evaluator, SearchOptions{});
            searcher.setPosition(startOf("go9"));
            const auto result = searcher.run({.visits = visits});
            QVERIFY(result.ok());
            QCOMPARE(result->nodes.front().visits, visits);
            QVERIFY2(result->batches >= batches, qPrintable(QString::number(result->batches)));
        }
    }

    void stopsWithinABatch_data()
    {
        QTest::addColumn<int>("call");
        for (const int call : {1, 2, 3, 10})
            QTest::addRow("asked during call %d", call) << call;
    }

    void stopsWithinABatch()
    {
        QFETCH(int, call);
        AdjustedEvaluator evaluator;
        std::stop_source stop;
        evaluator.beforeCall = [&]() -> core::Result<void> {
            if (evaluator.calls == call)
                stop.request_stop();
            return {};
        };
        Searcher searcher(evaluator, SearchOptions{});
        searcher.setPosition(startOf("go9"));
        const auto result = searcher.run({.visits = 0}, stop.get_token());
        QVERIFY(result.ok());
        QCOMPARE(result->stopped, StopReason::Asked);
        QCOMPARE(evaluator.calls, call); // no evaluation after the one during which it was asked to stop
        core::Random random(1);
        QVERIFY(choose(MostVisited{}, *result, random) != game::kNoMove);
    }

    void endsAtItsLimits()
    {
        AdjustedEvaluator evaluator;
        SearchOptions options;
        options.mostNodes = 200;
        Searcher searcher(evaluator, options);
        searcher.setPosition(startOf("go9"));
        const auto exact = searcher.run({.visits = 101});
        QVERIFY(exact.ok());
        QCOMPARE(exact->nodes.front().visits, 101U);
        QCOMPARE(exact->simulations, std::uint64_t{101});
        QCOMPARE(exact->stopped, StopReason::Visits);
        const auto more = searcher.run({.visits = 101});
        QCOMPARE(more->simulations, std::uint64_t{0});
        const auto full = searcher.run({.visits = 0});
        QCOMPARE(full->stopped, StopReason::Full);
        QVERIFY(full->treeNodes >= 200 && full->treeNodes < 200 + 8);
        options.mostNodes = 1'000'000;
        searcher.setOptions(options);
        const auto timed = searcher.run({.visits = 0, .time = std::chrono::milliseconds(2)});
        QCOMPARE(timed->stopped, StopReason::Time);
        QVERIFY(timed->seconds >= 0.002);
        int reports = 0;
        const Reporting often{[&](const SearchResult& result) { reports += result.moves().empty() ? 0 : 1; }, std::chrono::milliseconds(0)};
        const auto reported = searcher.run({.visits = timed->nodes.front().visits + 80}, {}, {}, often);
        QVERIFY(reported.ok());
        QCOMPARE(std::uint64_t(reports), reported->batches);
    }

    /// Every move is a draw, by the 75 moves: analysed until it is stopped, it would fill a processor core for nothing.
    void endsWhereNothingMoreCanBeFound()
    {
        AdjustedEvaluator evaluator;
        SearchOptions options;
        options.mostNodes = 100;
        Searcher searcher(evaluator, options);
        searcher.setPosition(nn::GameState(*chess::Position::fromFen("8/8/8/8/8/2k5/8/K6R w - - 149 120")));
        const auto result = searcher.run({.visits = 0, .time = std::chrono::seconds(30)});
        QVERIFY(result.ok());
        QCOMPARE(result->stopped, StopReason::Full);
        QVERIFY(result->treeNodes < options.mostNodes);
        QCOMPARE(result->moves().front().q, 0.0);
    }

    void survivesErrors()
    {
        AdjustedEvaluator evaluator;
        evaluator.beforeCall = [&]() -> core::Result<void> {
            if (evaluator.calls == 5)
                return core::Error{core::ErrorCode::Unexpected, "device"};
            return {};
        };
        Searcher searcher(evaluator, optionsOf("steered"));
        searcher.setPosition(startOf("chess"));
        const auto failed = searcher.run({.visits = 100});
        QVERIFY(!failed.ok());
        QCOMPARE(core::describe(failed.error().detail), std::string("device"));
        const auto again = searcher.run({.visits = 100});
        QVERIFY(again.ok());
        QCOMPARE(again->nodes.front().visits, 100U);
    }

    void refusesWhatIsNoEvaluation_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addRow("a value that is no number") << 0;
        QTest::addRow("a policy that is no number") << 1;
        QTest::addRow("a quality that is infinite") << 2;
        QTest::addRow("no policy") << 3;
    }

    void refusesWhatIsNoEvaluation()
    {
        QFETCH(int, kind);
        AdjustedEvaluator evaluator([kind](const nn::GameState& state, nn::Evaluation& answer) {
            if (state.moveNumber() < 2)
                return;
            if (kind == 0)
                answer.value = std::nanf("");
            if (kind == 1)
                answer.prior[0] = std::nanf("");
            if (kind == 2)
                answer.quality[0] = INFINITY;
            if (kind == 3)
                answer.prior.clear();
        });
        Searcher searcher(evaluator, SearchOptions{});
        searcher.setPosition(startOf("chess"));
        QVERIFY(!searcher.run({.visits = 200}).ok());
    }

    void noiseIsForTheRootOnly()
    {
        AdjustedEvaluator evaluator;
        SearchOptions options;
        Searcher quiet(evaluator, options);
        options.noise = {0.25, 0.3};
        Searcher noisy(evaluator, options);
        quiet.setPosition(startOf("connect4"));
        noisy.setPosition(startOf("connect4"));
        const auto a = quiet.run({.visits = 200}, {}, {.depth = 2});
        const auto b = noisy.run({.visits = 200}, {}, {.depth = 2});
        QVERIFY(a.ok() && b.ok());
        double sum = 0;
        double difference = 0;
        for (const ResultNode& move : b->moves()) {
            sum += move.prior;
            difference += std::abs(move.prior - a->find(move.move)->prior);
            QVERIFY(move.prior >= 0.74 * a->find(move.move)->prior);
            for (const ResultNode& answer : b->childrenOf(move))
                for (const ResultNode& same : a->childrenOf(*a->find(move.move)))
                    if (same.move == answer.move)
                        QCOMPARE(answer.prior, same.prior);
        }
        QVERIFY(std::abs(sum - 1) < 1e-3);
        QVERIFY(difference > 0.01);
    }

    void changesItsTargetInTheMiddle()
    {
        AdjustedEvaluator evaluator;
        SearchOptions options = optionsOf("steered");
        Searcher searcher(evaluator, options);
        searcher.setPosition(startOf("go9"));
        QVERIFY(searcher.run({.visits = 100}).ok());
        options.strength->targets = {-1};
        searcher.setOptions(options);
        const SearchResult kept = searcher.snapshot();
        QCOMPARE(kept.nodes.front().visits, 100U);
        for (const ResultNode& move : kept.moves())
            QCOMPARE(move.target, -1.0);
        options.strength->measure = Measure::Quality; // sums of β mean nothing then
        searcher.setOptions(options);
        QVERIFY(searcher.snapshot().nodes.empty());
    }

    void restrictsEveryRoot()
    {
        AdjustedEvaluator evaluator;
        SearchOptions options = optionsOf("plain");
        options.rootMoves = {{40}, {41}, {30}};
        Searcher searcher(evaluator, options);
        searcher.setPosition(startOf("go9"));
        QVERIFY(searcher.run({.visits = 60}).ok());
        searcher.play({40});
        const auto result = searcher.run({.visits = 60});
        QVERIFY(result.ok());
        QCOMPARE(result->moves().size(), std::size_t(2));
        QVERIFY(result->find({41}) && result->find({30}));
    }

    void publishedNetworksCostOneEvaluationANode()
    {
        AdjustedEvaluator evaluator({}, 1, true);
        const nn::GameState state = startOf("chess");
        nn::Evaluation whole;
        nn::Evaluation itself;
        const nn::Query withQualities{&state};
        const nn::Query without{&state, {}, false};
        QVERIFY(evaluator.evaluate(std::span(&withQualities, 1), std::span(&whole, 1))
            && evaluator.evaluate(std::span(&without, 1), std::span(&itself, 1)));
        QCOMPARE(itself.level, whole.level);
        QVERIFY(std::ranges::all_of(itself.quality, [](float quality) { return quality == 0; }));

        Searcher searcher(evaluator, optionsOf("position after"));
        searcher.setPosition(state);
        const auto result = searcher.run({.visits = 200});
        QVERIFY(result.ok());
        QVERIFY(std::ranges::all_of(result->root.quality, [](float quality) { return quality == 0; })); // it did not ask
        bool steers = false;
        for (const ResultNode& move : result->moves()) {
            if (move.visits > 0)
                QVERIFY(std::abs(move.beta - whole.beta(whole.indexOf(move.move))) < 1e-6); // by the evaluation of the position after it
            steers = steers || move.deltaHat > 0;
        }
        QVERIFY(steers);
    }

    void isTheSameThroughACache_data() { addRowsOfOptions({"go", "chess"}); }

    void isTheSameThroughACache()
    {
        QFETCH(QString, game);
        QFETCH(QString, options);
        const auto fake = std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.scale = strength::goScale()});
        nn::CachingEvaluator cache(fake);
        std::vector<SearchResult> results;
        nn::Evaluator* const direct = fake.get();
        nn::Evaluator* const cached = &cache;
        for (nn::Evaluator* evaluator : {direct, cached, cached}) {
            Searcher searcher(*evaluator, optionsOf(options));
            searcher.setPosition(startOf(game.toStdString()));
            const auto result = searcher.run({.visits = 150}, {}, kWhole);
            QVERIFY(result.ok());
            results.push_back(*result);
        }
        QVERIFY(cache.statistics().hits > 20); // a game may end in the tree
        for (const SearchResult& other : {results[1], results[2]}) {
            QCOMPARE(other.nodes.size(), results[0].nodes.size());
            for (std::size_t i = 0; i < other.nodes.size(); ++i) {
                QVERIFY(other.nodes[i].move == results[0].nodes[i].move && other.nodes[i].visits == results[0].nodes[i].visits);
                QVERIFY(other.nodes[i].q == results[0].nodes[i].q && other.nodes[i].betaMean == results[0].nodes[i].betaMean);
            }
        }
    }

    void sharesAnswersWithTheCache()
    {
        nn::CachingEvaluator cache(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.scale = strength::goScale(), .sharpness = 3}));
        const nn::GameState state = startOf("go");
        const SearchOptions options = optionsOf("plain");
        TreeGrower grower(cache);
        nn::Evaluation root;
        const nn::Query query{&state, {}};
        QVERIFY(cache.evaluate(std::span(&query, 1), std::span(&root, 1)).ok());
        QVERIFY(grower.startAt(state, root, options).ok());
        constexpr std::size_t kVisits = 500;
        for (std::size_t visit = 1; visit < kVisits; ++visit)
            QVERIFY(grower.round(state, options, 1, {}).ok());
        const Node& child = grower.tree()[grower.tree()[Tree::kRoot].firstChild];
        nn::GameState after = state;
        after.play(child.move);
        const nn::Query again{&after, {}, false, nn::Keep::TreeRankFree}; // as searches ask
        nn::Evaluation answer;
        QVERIFY(cache.evaluate(std::span(&again, 1), std::span(&answer, 1)).ok());
        QVERIFY(answer.packed.sharesWith(child.answer));
        // All that a visit keeps: the node and the answer in the tree, and what the cache keeps beside the answer.
        const std::size_t besideAnswers = cache.statistics().entries * nn::RecentAnswers::bytesOf({});
        QVERIFY(grower.tree().bytes() + besideAnswers <= 900 * kVisits);
        QVERIFY(cache.statistics().bytes <= 900 * kVisits);
    }
};

EVENMATCH_TEST(TestTreeSearch)

} // namespace tst_tree_search

#include "tst_tree_search.moc"
