// Choice of moves from a search, steering by δ, and reports.
#include "tests/run_tests.h"

#include "core/game/registry/games.h"
#include "core/json_text.h"
#include "search/tree/choose.h"
#include "search/tree/report.h"
#include "search/tree/search.h"
#include "tests/search/adjusted_evaluator.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

namespace tst_choose {

using namespace evenmatch;
using namespace evenmatch::search;

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// A result with these visits and Q; the moves' codes count from 0, their rank's priors are `priors`.
SearchResult resultOf(const std::vector<std::uint32_t>& visits, const std::vector<double>& q = {}, const std::vector<float>& priors = {})
{
    SearchResult result;
    result.nodes.resize(1 + visits.size());
    result.nodes[0].firstChild = 1;
    result.nodes[0].childCount = static_cast<std::uint32_t>(visits.size());
    for (std::size_t i = 0; i < visits.size(); ++i) {
        ResultNode& node = result.nodes[i + 1];
        node.move = {static_cast<std::uint16_t>(i)};
        node.visits = visits[i];
        node.q = i < q.size() ? q[i] : 0;
        result.root.moves.push_back(node.move);
    }
    result.root.prior.assign(visits.size(), 1.0F / static_cast<float>(visits.size()));
    result.root.rankPriors = priors;
    return result;
}

nn::GameState startOf(std::string_view game) { return nn::GameState(game::findGame(game)->start()); }

/// Connect Four with equal values except β: column c has β = c - 3 for both players.
void marksColumns(const nn::GameState&, nn::Evaluation& answer)
{
    answer.value = 0;
    answer.level = 0.5F;
    for (std::size_t i = 0; i < answer.moves.size(); ++i) {
        answer.prior[i] = 1.0F / static_cast<float>(answer.moves.size());
        answer.quality[i] = static_cast<float>(answer.moves[i].code % 7) - 3.5F;
    }
}

} // namespace

class TestChoose : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void strengthIndexIsThePapersFormula_data()
    {
        QTest::addColumn<double>("z");
        QTest::addColumn<std::vector<double>>("expected");
        // 400, 200, 100 and 40 pass the tenth of 400; 39 and 0 do not.
        QTest::newRow("0 is uniform") << 0.0 << std::vector<double>{0.25, 0.25, 0.25, 0.25, 0, 0};
        QTest::newRow("1 is the visits") << 1.0 << std::vector<double>{400 / 740.0, 200 / 740.0, 100 / 740.0, 40 / 740.0, 0, 0};
        const double sum = 1 / 400.0 + 1 / 200.0 + 1 / 100.0 + 1 / 40.0;
        QTest::newRow("-1 turns them round") << -1.0
                                             << std::vector<double>{
                                                    1 / 400.0 / sum, 1 / 200.0 / sum, 1 / 100.0 / sum, 1 / 40.0 / sum, 0, 0};
        QTest::newRow("infinite is the most visited") << kInfinity << std::vector<double>{1, 0, 0, 0, 0, 0};
        QTest::newRow("very large too") << 10000.0 << std::vector<double>{1, 0, 0, 0, 0, 0};
        QTest::newRow("minus infinity is the weakest that passes") << -kInfinity << std::vector<double>{0, 0, 0, 1, 0, 0};
        QTest::newRow("very small too") << -10000.0 << std::vector<double>{0, 0, 0, 1, 0, 0};
    }

    void strengthIndexIsThePapersFormula()
    {
        QFETCH(double, z);
        QFETCH(std::vector<double>, expected);
        const std::vector<double> found = probabilities(StrengthIndex{z}, resultOf({400, 200, 100, 40, 39, 0}));
        QCOMPARE(found.size(), expected.size());
        for (std::size_t i = 0; i < found.size(); ++i)
            QVERIFY(std::abs(found[i] - expected[i]) < 1e-12);
    }

    void rankPolicyPlaysSoundMovesAsTheRankDoes()
    {
        // The second loses too much, the fourth was not visited, the fifth is not a move of this rank.
        const SearchResult result = resultOf({100, 50, 20, 0, 10}, {0.3, -0.2, 0.2, 0.3, 0.3}, {0.3F, 0.4F, 0.1F, 0.195F, 0.005F});
        const std::vector<double> found = probabilities(RankPolicy{.visitWeight = 0}, result);
        QVERIFY(std::abs(found[0] - 0.75) < 1e-6 && std::abs(found[2] - 0.25) < 1e-6);
        QCOMPARE(found[1] + found[3] + found[4], 0.0);
        const std::vector<double> seen = probabilities(RankPolicy{.visitWeight = 0.5}, result); // √(0.3 · 100) : √(0.1 · 20)
        QVERIFY(std::abs(seen[0] / seen[2] - std::sqrt(15)) < 1e-6);
        for (const double cold : {1e-3, 1e-9, 0.0}) // all on the favourite, which is not the most visited
            QCOMPARE(probabilities(RankPolicy{.mostLoss = 2, .temperature = cold, .visitWeight = 0}, result)[1], 1.0);
        QCOMPARE(probabilities(RankPolicy{.leastShare = 0.9}, result).front(), 1.0); // no move passes: the most visited one
        const RankPolicy asItIs = RankPolicy::of(strength::usualPlay(8, 9, 2)); // far down a ladder
        QVERIFY(std::abs(probabilities(asItIs, result)[3] - 0.195) < 0.002); // independent of the search
        const SearchResult unsearched = resultOf({0, 0}, {0, 0}, {0.7F, 0.3F});
        QVERIFY(std::abs(probabilities(asItIs, unsearched)[1] - 0.3) < 0.01);
        QCOMPARE(probabilities(RankPolicy{}, unsearched)[1], 0.0);

        const std::vector<double> strongest = probabilities(RankPolicy::of(strength::usualPlay(0, 8, 8)), result);
        const std::vector<double> weakest = probabilities(RankPolicy::of(strength::usualPlay(7, 8, 8)), result);
        QVERIFY(strongest[1] == 0 && strongest[2] == 0 && weakest[1] > 0
            && weakest[2] > 0); // a tenth of a game is too much for one, half a game not for the other
        // A player that overlooks so much in one of four cases plays the losing move a quarter as often, and otherwise chooses as usual.
        RankPolicy sometimes = RankPolicy::of(strength::usualPlay(7, 8, 8));
        const double always = weakest[1];
        sometimes.lossChance = 0.25;
        const std::vector<double> quarter = probabilities(sometimes, result);
        QVERIFY(std::abs(quarter[1] - always / 4) < 1e-9);
        QVERIFY(std::abs(quarter[0] + quarter[1] + quarter[2] + quarter[3] + quarter[4] - 1) < 1e-9);
    }

    void drawsAsOftenAsItShould()
    {
        const SearchResult result = resultOf({400, 200, 100, 40, 39, 0});
        core::Random random(9);
        std::array<int, 6> drawn{};
        for (int i = 0; i < 74000; ++i)
            ++drawn[choose(StrengthIndex{1}, result, random).code];
        QVERIFY(std::abs(drawn[0] - 40000) < 700 && std::abs(drawn[1] - 20000) < 600 && std::abs(drawn[2] - 10000) < 500
            && std::abs(drawn[3] - 4000) < 300);
        QCOMPARE(drawn[4] + drawn[5], 0);
        QCOMPARE(choose(MostVisited{}, SearchResult{}, random), game::kNoMove);
    }

    void enginesPlayTheShortestMate()
    {
        SearchResult result = resultOf({400, 200, 100, 40, 1});
        QCOMPARE(result.firstChoice(), result.moves().data());
        result.nodes[1].mate = 2; // the most visited
        result.nodes[3].mate = -1;
        result.nodes[5].mate = 1;
        QCOMPARE(result.firstChoice(), &result.nodes[5]);
        QCOMPARE(probabilities(MostVisited{}, result), (std::vector<double>{0, 0, 0, 0, 1}));
        QCOMPARE(probabilities(StrengthIndex{kInfinity}, result).front(), 1.0); // the paper's
        QVERIFY(!SearchResult{}.firstChoice());
    }

    void playsThePolicyWhereNothingWasSearched()
    {
        AdjustedEvaluator evaluator;
        Searcher searcher(evaluator, SearchOptions{});
        searcher.setPosition(startOf("chess"));
        const auto result = searcher.run({.visits = 1});
        QVERIFY(result.ok());
        const auto best = std::ranges::max_element(result->root.prior) - result->root.prior.begin();
        core::Random random(1);
        for (const Chooser& chooser : {Chooser(MostVisited{}), Chooser(StrengthIndex{0}), Chooser(RankPolicy{})})
            QCOMPARE(choose(chooser, *result, random), result->root.moves[static_cast<std::size_t>(best)]);
    }

    void theTargetPullsTheChoice_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("unvisited");
        for (int column = 0; column < 7; ++column)
            for (const int unvisited : {0, 1})
                QTest::addRow("column %d, unvisited %d", column, unvisited) << column << unvisited;
    }

    void theTargetPullsTheChoice()
    {
        QFETCH(int, column);
        QFETCH(int, unvisited);
        AdjustedEvaluator evaluator(marksColumns);
        SearchOptions options;
        options.strength.emplace();
        options.strength->targets = {column - 3.0};
        options.strength->unvisited = unvisited == 0 ? UnvisitedDelta::Zero : UnvisitedDelta::FromMap;
        options.strength->pairs = PairsCounted::Mover;
        Searcher searcher(evaluator, options);
        searcher.setPosition(startOf("connect4"));
        const auto result = searcher.run({.visits = 800});
        QVERIFY(result.ok());
        QCOMPARE(int(result->moves().front().move.code % 7), column);
    }

    void saysWhatDeltaChanged()
    {
        // Chess from the start with equal values: the policy prefers the second move, and the sixth has the target β.
        AdjustedEvaluator evaluator([](const nn::GameState& state, nn::Evaluation& answer) {
            answer.value = 0;
            answer.level = 0;
            for (std::size_t i = 0; i < answer.moves.size(); ++i) {
                answer.quality[i] = i == 5 || state.moveNumber() > 0 ? 2.0F : -2.0F;
                answer.prior[i] = (i == 1 ? 8.0F : 1.0F) / static_cast<float>(answer.moves.size() + 7);
            }
        });
        SearchOptions options;
        options.strength.emplace();
        options.strength->targets = {2};
        options.strength->pairs = PairsCounted::Mover;
        Searcher searcher(evaluator, options);
        searcher.setPosition(startOf("chess"));
        const auto result = searcher.run({.visits = 800});
        QVERIFY(result.ok() && result->steered);
        QCOMPARE(result->moves().front().move, result->root.moves[5]);
        QCOMPARE(result->plainFirst()->move, result->root.moves[1]);
        double shares = 0;
        for (const ResultNode& move : result->moves()) {
            QVERIFY(move.deltaHat >= 0 && move.deltaHat <= 1);
            QCOMPARE(move.delta, std::abs(move.betaMean - 2));
            shares += move.plainShare;
        }
        QVERIFY(std::abs(shares - 1) < 1e-9);

        // Without steering, the share approximates the visits.
        Searcher plain(evaluator, SearchOptions{});
        plain.setPosition(startOf("chess"));
        const auto unsteered = plain.run({.visits = 4000});
        for (const ResultNode& move : unsteered->moves())
            QVERIFY(std::abs(move.plainShare - move.visits / 3999.0) < 0.03);
    }

    void theRangeIsNeverEmpty()
    {
        DeltaRange range;
        QCOMPARE(range.normalise(1), 0.0); // no values
        range.add(0.7);
        QCOMPARE(range.normalise(0.7), 0.0); // one value
        QCOMPARE(range.normalise(5), 0.0);
        range.add(0.7 + 5e-324);
        QVERIFY(std::isfinite(range.normalise(0.8)));
        range.add(0.9);
        QCOMPARE(range.normalise(0.7), 0.0);
        QCOMPARE(range.normalise(0.9), 1.0);
        QVERIFY(std::abs(range.normalise(0.8) - 0.5) < 1e-9);
        QCOMPARE(range.normalise(17), 1.0);
        // A network with constant output: no steering, and no NaN.
        AdjustedEvaluator evaluator([](const nn::GameState&, nn::Evaluation& answer) {
            answer.level = 0;
            std::ranges::fill(answer.quality, 0.0F);
        });
        SearchOptions options;
        options.strength.emplace();
        options.strength->targets = {1};
        Searcher steered(evaluator, options);
        Searcher plain(evaluator, SearchOptions{});
        steered.setPosition(startOf("chess"));
        plain.setPosition(startOf("chess"));
        const auto a = steered.run({.visits = 300});
        const auto b = plain.run({.visits = 300});
        for (const ResultNode& move : a->moves()) {
            QCOMPARE(move.deltaHat, 0.0);
            QCOMPARE(move.visits, b->find(move.move)->visits);
        }
    }

    void targetsBetweenRanks()
    {
        strength::RankProfile profile{strength::goScale(), {}, {}};
        for (std::size_t rank = 0; rank < profile.scale.size(); ++rank) {
            const double mean = 3 - 0.5 * static_cast<double>(rank);
            profile.ranks.push_back({{mean, 1, {mean, mean + 1}, {1, 1}}, {-mean, 1, {-mean}, {1}}, 1, 1});
        }
        const StrengthPuct between = StrengthPuct::atRank(profile, 2.5);
        QCOMPARE(between.target(0), 1.75);
        QCOMPARE(between.target(1), 2.75);
        QCOMPARE(between.target(300), 2.75); // the last applies to all later ones
        QCOMPARE(StrengthPuct::atRank(profile, -4).target(0), 3.0);
        QCOMPARE(StrengthPuct::atRank(profile, 99).target(0), -3.0);
        QCOMPARE(StrengthPuct::atRank(profile, 1, Measure::Quality).target(7), -2.5);
    }

    void reportsAsJson()
    {
        AdjustedEvaluator evaluator;
        SearchOptions options;
        options.strength = StrengthPuct::atRank(*evaluator.info().profile, 6);
        Searcher searcher(evaluator, options);
        searcher.setPosition(startOf("chess"));
        const auto result = searcher.run({.visits = 200}, {}, {.depth = 2, .leastVisits = 3, .variations = 3});
        QVERIFY(result.ok());
        const nlohmann::json json = core::parseJson(core::jsonText(toJson(*result)));
        QCOMPARE(json["visits"].get<int>(), 200);
        QCOMPARE(json["moves"].size(), std::size_t{20});
        QVERIFY(json["first"] == json["moves"][0]["move"]);
        QCOMPARE(json["variations"].size(), std::size_t{3});
        QVERIFY(json["variations"][0][0] == json["moves"][0]["move"]);
        for (const nlohmann::json& move : json["moves"]) {
            for (const char* key : {"visits", "q", "prior", "beta", "quality", "betaMean", "target", "delta", "deltaHat", "plainShare"})
                QVERIFY2(move.contains(key) && move[key].is_number(), key);
            for (const nlohmann::json& answer : move.value("children", nlohmann::json::array()))
                QVERIFY(answer["visits"].get<int>() >= 3 && !answer.contains("children"));
        }
    }

    void reportsAsDot()
    {
        AdjustedEvaluator evaluator;
        Searcher searcher(evaluator, SearchOptions{});
        searcher.setPosition(startOf("go9"));
        const auto result = searcher.run({.visits = 100}, {}, {.depth = 3});
        const QString dot = QString::fromStdString(toDot(*result));
        qsizetype visited = 1;
        for (const ResultNode& node : result->nodes)
            visited += &node != &result->nodes.front() && node.visits > 0 ? 1 : 0;
        QVERIFY(dot.startsWith("digraph") && dot.endsWith("}\n"));
        QCOMPARE(dot.count("[label="), visited);
        QCOMPARE(dot.count(" -> "), visited - 1);
        QCOMPARE(toDot(SearchResult{}).find("label"), std::string::npos);
    }
};

EVENMATCH_TEST(TestChoose)

} // namespace tst_choose

#include "tst_choose.moc"
