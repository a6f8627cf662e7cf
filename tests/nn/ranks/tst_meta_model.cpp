#include "tests/run_tests.h"

#include "core/strength/estimate/rank_accuracy.h"
#include "core/strength/estimators/estimators.h"
#include "nn/ranks/estimators/meta_model.h"
#include "tests/core/synthetic_sides.h"

#include <QTest>

#include <cmath>

namespace tst_meta_model {

using namespace evenmatch;
using namespace evenmatch::nn;
using core::ErrorCode;
using strength::SyntheticWorld;

namespace {

Forest::Node leaf(float value) { return {value, Forest::kLeaf, 0}; }

/// y = 3 where x0 < 0.5 and x1 < 0.5, 1 where x0 < 0.5 only, else −2.
struct Step {
    std::vector<float> rows;
    std::vector<float> values;
    std::vector<float> weights;

    explicit Step(std::size_t count)
    {
        core::Random random(1);
        for (std::size_t i = 0; i < count; ++i) {
            const auto x0 = static_cast<float>(random.uniform());
            const auto x1 = static_cast<float>(random.uniform());
            rows.insert(rows.end(), {x0, x1});
            values.push_back(x0 < 0.5F ? (x1 < 0.5F ? 3 : 1) : -2);
            weights.push_back(1);
        }
    }
};

} // namespace

class TestMetaModel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void forestWalksItsTrees()
    {
        // x1 < 2 ? (x0 < 1 ? 10 : 20) : 30, and a tree that is a leaf
        const auto forest = Forest::make(2, 0.5F, {{2, 1, 4}, {1, 0, 2}, leaf(10), leaf(20), leaf(30), leaf(100)}, {0, 5});
        QVERIFY(forest.ok());
        QCOMPARE(forest->trees(), std::size_t(2));
        const auto at = [&](float x0, float x1) { return forest->predict(std::vector<float>{x0, x1}); };
        QCOMPARE(at(0, 0), 110.5);
        QCOMPARE(at(1, 0), 120.5);
        QCOMPARE(at(0, 2), 130.5);
        QCOMPARE(at(std::numeric_limits<float>::quiet_NaN(), 1), 120.5);
        QCOMPARE(Forest().predict({}), 0.0);
    }

    void forestRefusesNonsense_data()
    {
        QTest::addColumn<int>("node");
        QTest::addColumn<float>("number");
        QTest::addColumn<int>("feature");
        QTest::addColumn<int>("right");
        QTest::newRow("right child is itself") << 0 << 1.0F << 0 << 0;
        QTest::newRow("right child is the left") << 0 << 1.0F << 0 << 1;
        QTest::newRow("right child beyond the tree") << 0 << 1.0F << 0 << 5;
        QTest::newRow("unknown feature") << 0 << 1.0F << 2 << 4;
        QTest::newRow("not a number") << 2 << std::numeric_limits<float>::quiet_NaN() << int(Forest::kLeaf) << 0;
        QTest::newRow("tree without an end") << 4 << 1.0F << 0 << 2;
    }

    void forestRefusesNonsense()
    {
        QFETCH(int, node);
        QFETCH(float, number);
        QFETCH(int, feature);
        QFETCH(int, right);
        std::vector<Forest::Node> nodes{{2, 1, 4}, {1, 0, 2}, leaf(10), leaf(20), leaf(30)};
        QVERIFY(Forest::make(2, 0, nodes, {0}).ok());
        nodes[static_cast<std::size_t>(node)] = {number, static_cast<std::uint16_t>(feature), static_cast<std::uint16_t>(right)};
        QVERIFY(!Forest::make(2, 0, nodes, {0}).ok());
        QVERIFY(!Forest::make(2, 0, {leaf(1)}, {}).ok());
        QVERIFY(!Forest::make(2, 0, {leaf(1), leaf(2)}, {0, 0}).ok());
        QVERIFY(!Forest::make(2, 0, {leaf(1), leaf(2)}, {0, 7}).ok());
    }

    void growsWhatIsThere()
    {
        const Step step(2000);
        const auto forest = growForest(step.rows, 2, step.values, step.weights);
        QVERIFY2(forest.ok(), forest ? "" : core::describe(forest.error()).c_str());
        QCOMPARE(forest->trees(), std::size_t(100));
        double worst = 0;
        for (const float x0 : {0.1F, 0.4F, 0.6F, 0.9F})
            for (const float x1 : {0.1F, 0.4F, 0.6F, 0.9F})
                worst = std::max(worst, std::abs(forest->predict(std::vector<float>{x0, x1}) - (x0 < 0.5F ? (x1 < 0.5F ? 3 : 1) : -2)));
        QVERIFY2(worst < 0.02, qPrintable(QString::number(worst)));
        QCOMPARE(growForest({}, 2, {}, {}).error().code, ErrorCode::NotFound);
    }

    void firstTreesAreThoseOfAShorterGrowth()
    {
        const Step step(500);
        const auto many = growForest(step.rows, 2, step.values, step.weights, {.trees = 40}).value();
        QVERIFY(many.first(15) == growForest(step.rows, 2, step.values, step.weights, {.trees = 15}).value());
        QVERIFY(many.first(40) == many && many.first(99) == many);
        QCOMPARE(many.first(0).trees(), std::size_t{0});
    }

    void growsTheSameAgain()
    {
        const Step step(500);
        QVERIFY(*growForest(step.rows, 2, step.values, step.weights, {.trees = 20})
            == *growForest(step.rows, 2, step.values, step.weights, {.trees = 20}));
    }

    void bytesComeBack()
    {
        const SyntheticWorld world{.ranks = 3};
        const auto models = fitMetaModels(world.sides(60, 1), 3, {.games = {1, 5}, .draws = 200, .forest = {.trees = 10}});
        QVERIFY(models.ok());
        const auto bytes = toBytes(*models);
        QCOMPARE(bytes.size(), std::size_t(2));
        QVERIFY(bytes.contains("rank-5"));
        const auto read = metaModelsFrom(bytes, 3);
        QVERIFY(read.ok());
        QVERIFY(*read == *models);
        QVERIFY(!metaModelsFrom(bytes, 4).ok());
        QVERIFY(metaModelsFrom({{"something else", {}}}, 3)->empty());
        QVERIFY(metaEstimators({}).empty());
    }

    void everyFeatureSetComesBack()
    {
        const SyntheticWorld world{.ranks = 3};
        auto sides = world.sides(40, 1);
        for (strength::ScoredSide& side : sides)
            side.outside = {{0.1 * side.labels.rank, 0.05, 0.2}, {-2.0, -2.1, -2.3, -2.6}};
        std::vector<MetaModel> models;
        for (const strength::FeatureSet& set : strength::featureSets({.losses = true, .levels = true})) {
            const auto some = fitMetaModels(sides, 3, {.games = {1, 5}, .draws = 50, .forest = {.trees = 3}, .set = set});
            QVERIFY(some.ok());
            QCOMPARE(some->front().forest.features(), strength::featureNames(set, 3, 4).size());
            models.insert(models.end(), some->begin(), some->end());
        }
        QCOMPARE(models.size(), std::size_t(16));
        const auto bytes = toBytes(models);
        const auto read = metaModelsFrom(bytes, 3);
        QVERIFY(read.ok());
        QCOMPARE(read->size(), models.size());
        const strength::Estimators estimators = metaEstimators(*read);
        QCOMPARE(estimators.size(), std::size_t(16)); // nearest and rounded, for each set
        for (const auto& estimator : estimators) {
            const bool isOutside = estimator->name().find('+') != std::string::npos;
            QCOMPARE(estimator->needs().any(), isOutside);
            const auto probabilities = strength::estimate(*estimator, std::span(sides).first(1));
            QVERIFY(std::abs(probabilities[0] + probabilities[1] + probabilities[2] - 1) < 1e-9);
        }
        // The losses determine the rank; estimators without them cannot find it.
        for (const auto& estimator : estimators)
            if (estimator->name() == "meta-moves+losses")
                for (const std::size_t side : {0, 40, 80})
                    QVERIFY(strength::estimate(*estimator, std::span(sides).subspan(side, 1))[side / 40] > 0.5);
        // A forest of another set does not fit this one.
        QVERIFY(!metaModelsFrom({{"meta-moves/1", bytes.at("rank-1")}}, 3).ok());
        QVERIFY(!metaModelsFrom({{"rank-1", bytes.at("meta-moves+levels/1")}}, 3).ok());
    }

    void brokenBytesAreRefused()
    {
        const SyntheticWorld world{.ranks = 3};
        const auto models = fitMetaModels(world.sides(40, 1), 3, {.games = {1}, .forest = {.trees = 3}});
        const auto whole = toBytes(*models).begin()->second;
        for (std::size_t size = 0; size < whole.size(); ++size)
            QVERIFY(!metaModelsFrom({{"rank-1", {whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)}}}, 3).ok());
        core::Random random(2);
        for (int i = 0; i < 500; ++i) { // any bytes: an error or a usable model
            auto bytes = whole;
            for (int k = 0; k < 3; ++k)
                bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] = static_cast<std::byte>(random() & 0xff);
            auto read = metaModelsFrom({{"rank-1", bytes}}, 3);
            if (!read)
                continue;
            const auto side = world.side(1, random);
            for (const double p : strength::estimate(*metaEstimators(std::move(*read)).front(), std::span(&side, 1)))
                QVERIFY(p >= 0 && p <= 1);
        }
    }

    /// The number of levels of an imitation model is not stored, but all models of a set were fitted with one.
    void modelsOfASetHaveOneWidth()
    {
        const strength::FeatureSet set = *strength::featureSetOf("meta-moves+levels");
        const auto model = [&](int games, std::size_t levels) {
            MetaModel made{.set = set, .games = games, .means = {0, 1, 2}, .deviation = 0.1F};
            made.forest = *Forest::make(strength::featureNames(set, 3, levels).size(), 0, {leaf(1)}, {0});
            return made;
        };
        QVERIFY(metaModelsFrom(toBytes(std::vector{model(1, 4), model(5, 4)}), 3).ok());
        const auto wider = metaModelsFrom(toBytes(std::vector{model(1, 4), model(5, 9)}), 3);
        QVERIFY(!wider.ok() && wider.error().code == ErrorCode::NetworkDamaged);
    }

    void metaBeatsItsParts()
    {
        const SyntheticWorld world{.ranks = 4, .gap = 0.12, .sharpness = 0.15}; // β and policies each contain a part
        const auto models = fitMetaModels(world.sides(400, 3), 4, {.games = {1, 5}, .draws = 400, .forest = {.trees = 50}});
        QVERIFY(models.ok());
        const auto estimators = metaEstimators(*models);
        const auto policies = strength::policyEstimators(4);
        const strength::Estimator* methods[] = {estimators[0].get(), estimators[1].get(), policies[2].get()};
        const auto rows = strength::measureAccuracy(methods, world.sides(400, 4), {.games = {5}, .draws = 1000, .replicates = 0});
        QCOMPARE(rows[0].method, std::string("meta"));
        QVERIFY2(rows[0].accuracy > rows[2].accuracy + 0.03, qPrintable(QString("%1 %2").arg(rows[0].accuracy).arg(rows[2].accuracy)));
        QVERIFY(rows[0].accuracy > rows[1].accuracy - 0.03);
        QVERIFY2(rows[0].logLoss < 0.9, qPrintable(QString::number(rows[0].logLoss)));
    }

    void missingNumbersGoWhereTheyBelong()
    {
        const float missing = std::numeric_limits<float>::quiet_NaN();
        const auto left = static_cast<std::uint16_t>(Forest::kMissingLeft);
        const auto forest = Forest::make(1, 0, {{2, left, 2}, leaf(1), leaf(5)}, {0});
        QVERIFY(forest.ok());
        QCOMPARE(forest->predict(std::vector<float>{1}), 1.0);
        QCOMPARE(forest->predict(std::vector<float>{3}), 5.0);
        QCOMPARE(forest->predict(std::vector<float>{missing}), 1.0);
        QVERIFY(!Forest::make(1, 0, {{2, static_cast<std::uint16_t>(left + 1), 2}, leaf(1), leaf(5)}, {0}).ok());

        // Rows that lack the number have the value of those below 0.5, then of those above.
        for (const float like : {-2.0F, 2.0F}) {
            std::vector<float> rows;
            std::vector<float> values;
            for (int i = 0; i < 600; ++i) {
                rows.push_back(i % 3 == 0 ? missing : i % 3 == 1 ? 0.0F : 1.0F);
                values.push_back(i % 3 == 0 ? like : i % 3 == 1 ? -2.0F : 2.0F);
            }
            const auto grown = growForest(rows, 1, values, std::vector<float>(600, 1));
            QVERIFY(grown.ok());
            QVERIFY(std::abs(grown->predict(std::vector<float>{missing}) - double{like}) < 0.05);
        }
    }

    void clocksHelpAndMayBeMissing()
    {
        const SyntheticWorld world{.ranks = 3, .gap = 0.1, .sharpness = 0.1};
        const auto timed = [&](std::uint64_t seed) {
            auto sides = world.sides(150, seed);
            core::Random random(seed);
            for (strength::ScoredSide& side : sides)
                for (std::size_t i = 0; i < side.numbers.moves.size(); ++i) // the weaker the faster
                    side.clocks.push_back({.spent = static_cast<float>((3 - side.labels.rank) * (0.5 + random.uniform()) / 80),
                        .left = static_cast<float>(1 - 0.01 * static_cast<double>(i))});
            return sides;
        };
        const auto sides = timed(1);
        std::vector<MetaModel> models;
        for (const strength::FeatureSet& set : strength::featureSets({.clocks = true})) {
            auto some = fitMetaModels(sides, 3, {.games = {1, 5}, .draws = 300, .forest = {.trees = 40}, .set = set});
            QVERIFY(some.ok());
            QCOMPARE(some->front().forest.features(), strength::featureNames(set, 3, 0).size());
            models.insert(models.end(), some->begin(), some->end());
        }
        QCOMPARE(models.size(), std::size_t(8)); // "meta", "meta-moves", each without and with clocks
        const auto read = metaModelsFrom(toBytes(models), 3);
        QVERIFY(read.ok());
        const strength::Estimators estimators = metaEstimators(*read);
        const auto named = [&](std::string_view name) -> const strength::Estimator* {
            for (const auto& estimator : estimators)
                if (estimator->name() == name)
                    return estimator.get();
            return nullptr;
        };
        const strength::Estimator* methods[] = {named("meta-moves"), named("meta-moves+clocks")};
        QVERIFY(methods[0] && methods[1]);
        QVERIFY(methods[1]->needs().clocks && methods[1]->speaksOfThePlayer());
        QVERIFY(!named("meta+clocks")->speaksOfThePlayer()); // it uses the other player's pace too
        auto others = timed(2);
        const auto with = strength::measureAccuracy(methods, others, {.games = {1}, .draws = 300, .replicates = 0});
        QVERIFY2(with[1].accuracy > with[0].accuracy + 0.2, qPrintable(QString("%1 %2").arg(with[0].accuracy).arg(with[1].accuracy)));
        for (strength::ScoredSide& side : others)
            side.clocks.clear();
        const auto without = strength::measureAccuracy(methods, others, {.games = {1}, .draws = 300, .replicates = 0});
        QVERIFY2(without[1].accuracy > without[0].accuracy - 0.12,
            qPrintable(QString("%1 %2").arg(without[0].accuracy).arg(without[1].accuracy)));
        // Some games of a player have clocks, others do not.
        std::vector<strength::ScoredSide> mixed{sides[0], others[0]};
        double sum = 0;
        for (const double p : strength::estimate(*methods[1], mixed))
            sum += p;
        QVERIFY(std::abs(sum - 1) < 1e-9);
    }

    void modelGoesByTheNumberOfGames()
    {
        const auto constant = [](int games, float answer) {
            MetaModel model{.games = games, .means = {0, 1, 2}, .deviation = 0.1F};
            model.forest = *Forest::make(16, 0, {leaf(answer)}, {0});
            return model;
        };
        const auto estimators = metaEstimators({constant(1, 0), constant(5, 1), constant(20, 2)});
        const SyntheticWorld world{.ranks = 3};
        const auto sides = world.sides(10, 5);
        const auto best = [&](std::size_t games) {
            const auto probabilities = strength::estimate(*estimators.front(), std::span(sides).first(games));
            return std::ranges::max_element(probabilities) - probabilities.begin();
        };
        QCOMPARE(best(1), 0);
        QCOMPARE(best(4), 0);
        QCOMPARE(best(5), 1);
        QCOMPARE(best(19), 1);
        QCOMPARE(best(25), 2);
    }

    void knowsHowFarAnswersStrayOnHalfOfThePlayers()
    {
        // As fitPlayers() does, with one game a player: fits on one half of the players and estimates the other half.
        const SyntheticWorld world{.ranks = 4, .gap = 0.8, .sharpness = 0.1};
        auto sides = world.sides(50, 6);
        core::Random random(7);
        for (strength::ScoredSide& side : sides) // a game's level is weak evidence
            for (const auto off = static_cast<float>(strength::normal(random)); strength::MoveNumbers & move : side.numbers.moves)
                move.level += off;
        std::vector<strength::ScoredSide> halves[2];
        for (std::size_t i = 0; i < sides.size(); ++i) {
            sides[i].labels.player = "p" + std::to_string(i);
            halves[strength::isInSecondHalf(sides[i].labels, i) ? 1 : 0].push_back(sides[i]);
        }
        QVERIFY(halves[0].size() > 60 && halves[1].size() > 60);
        auto models = fitMetaModels(halves[0], 4, {.games = {1}, .forest = {.trees = 30}});
        QVERIFY(models.ok());
        QVERIFY2(models->front().deviation > 0.05F, qPrintable(QString::number(models->front().deviation)));
        const strength::Estimators estimators = metaEstimators(*std::move(models));
        const strength::Estimator* methods[] = {estimators.front().get()};
        const auto rows = strength::measureAccuracy(methods, halves[1], {.games = {1}, .replicates = 0});
        QVERIFY2(rows[0].logLoss < std::log(4.0) - 0.1, qPrintable(QString::number(rows[0].logLoss)));
    }

    void smallTreesAreTakenWhereTheyErrLess()
    {
        // Sides without any difference between the ranks: large trees only learn the sides by heart.
        const SyntheticWorld world{.ranks = 3, .gap = 0, .sharpness = 0};
        const auto sides = world.sides(40, 8);
        const auto published = fitMetaModels(sides, 3, {.games = {2}, .draws = 400});
        const auto chosen = fitMetaModels(sides, 3, {.games = {2}, .draws = 400, .fewerLeaves = 2});
        QVERIFY(published.ok() && chosen.ok());
        std::vector<std::byte> large;
        std::vector<std::byte> small;
        published->front().forest.append(large);
        chosen->front().forest.append(small);
        QVERIFY(small.size() < large.size());
    }

    void growingStopsWhereHeldOutPlayersErrMore()
    {
        const SyntheticWorld world{.ranks = 3, .gap = 0, .sharpness = 0};
        const auto sides = world.sides(40, 8);
        const auto published = fitMetaModels(sides, 3, {.games = {2}, .draws = 400});
        const auto stopped = fitMetaModels(sides, 3, {.games = {2}, .draws = 400, .stopEvery = 25});
        QVERIFY(published.ok() && stopped.ok());
        QCOMPARE(published->front().forest.trees(), std::size_t{100});
        QCOMPARE(stopped->front().forest.trees(), std::size_t{25});
    }

    void publishedFeaturesAreNeitherLogarithmsNorDifferences()
    {
        using enum strength::FeatureKind;
        strength::ScoredSide side = SyntheticWorld{.ranks = 3}.sides(1, 1).front();
        side.outside.losses = {1, 2, 3};
        side.outside.levels = {std::log(0.5), std::log(0.25)};
        const strength::FeatureSet set{"published", {MeanBeta, Losses, OwnLosses, GeometricMeans, LevelGeometricMeans}};
        const auto row = strength::features(side, set);
        const auto names = strength::featureNames(set, 3, 2);
        QCOMPARE(row.size(), names.size());
        const auto of = [&](const char* name) {
            const auto found = std::ranges::find(names, name);
            return found == names.end() ? std::nan("") : row[static_cast<std::size_t>(found - names.begin())];
        };
        double log = 0;
        double beta = 0;
        const double moves = static_cast<double>(side.numbers.moves.size());
        for (std::size_t i = 0; i < side.numbers.moves.size(); ++i) {
            log += side.numbers.rankLogPriorsOf(i)[1] / moves;
            beta += (side.numbers.moves[i].level + side.numbers.moves[i].quality) / moves;
        }
        QVERIFY(std::abs(of("rankPrior1") - std::exp(log)) < 1e-6);
        QVERIFY(std::abs(of("beta") - beta) < 1e-6);
        QCOMPARE(of("levelPrior0"), 0.5);
        QCOMPARE(of("levelPrior1"), 0.25);
        QCOMPARE(of("outsideMedianLoss"), 2.0);
        QVERIFY(!std::isnan(of("loss")) && !std::isnan(of("lossSpread")));
        QVERIFY(set.needs().levels && set.needs().losses && !set.speaksOfThePlayer());
    }
};

EVENMATCH_TEST(TestMetaModel)

} // namespace tst_meta_model

#include "tst_meta_model.moc"
