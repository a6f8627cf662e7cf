// Boards with separate ranks: games that count, the part of the model that is used, and the ranks of the result.
#include "tests/run_tests.h"

#include "core/game/registry/games.h"
#include "core/json_text.h"
#include "core/strength/estimators/estimators.h"
#include "nn/evaluate/fake_evaluator.h"
#include "nn/model/boards.h"
#include "nn/ranks/estimators/player_fit.h"
#include "nn/ranks/game_estimate.h"
#include "nn/ranks/rescaled_evaluator.h"
#include "nn/ranks/study.h"
#include "tests/core/synthetic_sides.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

namespace tst_boards {

using namespace evenmatch;
using namespace evenmatch::nn;

namespace {

const strength::RankScale kScale("go", {"3d", "1d", "2k"});

/// A profile that a study can use, without a calibration.
BoardPart madeUp(const std::string& verified, const std::string& server, std::uint64_t seed)
{
    const auto sides = strength::SyntheticWorld{.ranks = 3}.sides(40, seed);
    BoardPart part;
    const strength::RankCurve curve{0, 1, {0}, {1}};
    part.profile = {.scale = kScale, .ranks = std::vector<strength::RankEntry>(3, {curve, curve, 12, 345}), .verified = verified};
    part.profile.servers = {{server, {{"1d", 0.5, 0.4, 0.6, 20}, {"2k", 1.5, 1.4, 1.6, 20}}}};
    part.other["estimators"] = core::jsonText(strength::toJson(strength::fitEstimators(sides, 3)));
    part.other[kPlayersKey] = core::jsonText(toJson(PlayerFit{.chosen = "likelihood"}));
    return part;
}

SourceGame randomSource(const char* kind, std::uint64_t seed)
{
    SourceGame source;
    source.kind = kind;
    source.played.start = std::make_shared<const game::AnyPosition>(game::findGame(kind)->start());
    core::Random random(seed);
    game::AnyPosition position = *source.played.start;
    while (source.played.moves.size() < 59) {
        source.played.moves.push_back(position.randomMove(random));
        position.play(source.played.moves.back());
    }
    source.info.players[0].name = "anna";
    source.info.players[1].name = "bob" + std::to_string(seed);
    return source;
}

/// Anna's games as Black, so many of each kind.
StudySubject annas(std::initializer_list<std::pair<const char*, int>> kinds)
{
    StudySubject subject;
    PlayerSides anna{.name = "anna", .sides = {}};
    for (const auto& [kind, count] : kinds)
        for (int i = 0; i < count; ++i) {
            anna.sides.push_back({subject.source.games.size(), game::Side::First});
            subject.source.games.push_back(randomSource(kind, subject.source.games.size() + 1));
        }
    subject.players.push_back(std::move(anna));
    return subject;
}

bool hasNote(const Study& study, const char* words)
{
    return std::ranges::any_of(
        study.notes, [&](const core::Phrase& note) { return core::describe(note).find(words) != std::string::npos; });
}

} // namespace

class TestBoards : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        ModelDescription model;
        model.network = {.encoding = "go18", .blocks = 1, .channels = 8, .ranks = 3};
        model.scale = kScale;
        const BoardPart large = madeUp("on large boards", "Fox", 1);
        model.profile = large.profile;
        model.other = large.other;
        QVERIFY(writeModel(path("whole.evm"), model, {}).ok());
        model.boards["go9"] = madeUp("on 9×9", "OGS", 2);
        QVERIFY(writeModel(path("parts.evm"), model, {}).ok());
        for (const char* name : {"whole.evm", "parts.evm"}) {
            const auto read = openModel(path(name));
            QVERIFY2(read.ok(), read ? "" : core::describe(read.error()).c_str());
        }
    }

    void theBoardOfMostGamesIsToldAlone()
    {
        const auto small = studied(annas({{"go", 2}, {"go9", 4}, {"go13", 1}}));
        QVERIFY2(small.ok(), small ? "" : core::describe(small.error()).c_str());
        QCOMPARE(small->reports.front().sides.size(), std::size_t(4));
        QCOMPARE(small->estimators.board, std::string("go9"));
        QCOMPARE(small->estimators.verified, std::string("on 9×9"));
        QCOMPARE(small->reports.front().onSmallBoards, std::size_t(0)); // their ranks have a profile
        QVERIFY(hasNote(*small, "only games on 9×9") && hasNote(*small, "(3 games left out)"));

        const auto large = studied(annas({{"go", 2}, {"go9", 2}, {"go13", 1}}));
        QVERIFY(large.ok());
        QCOMPARE(large->reports.front().sides.size(), std::size_t(3));
        QVERIFY(large->estimators.board.empty() && large->estimators.verified == "on large boards");
        QCOMPARE(large->reports.front().onSmallBoards, std::size_t(1));
        QVERIFY(hasNote(*large, "only games on 19×19, 13×13, because")); // which have the same ranks
        QVERIFY(!hasNote(*studied(annas({{"go9", 2}})), "only games on"));

        // The same moves have another estimate with another part.
        const auto nine = studied(annas({{"go9", 3}}));
        const auto asIfLarge = studied(annas({{"go9", 3}}), {}, {}, "whole.evm");
        QVERIFY(nine.ok() && asIfLarge.ok());
        QVERIFY(nine->reports.front().estimate.probabilities != asIfLarge->reports.front().estimate.probabilities);
    }

    void whoAsksForABoardGetsIt()
    {
        const auto large = studied(annas({{"go", 1}, {"go9", 3}}), "go");
        QVERIFY(large.ok() && large->reports.front().sides.size() == 1 && large->estimators.board.empty());
        const auto none = studied(annas({{"go", 1}, {"go9", 3}}), "go13");
        QVERIFY(!none.ok() && none.error().code == core::ErrorCode::NotFound);
        QVERIFY(core::describe(none.error()).find("13×13") != std::string::npos);
    }

    void serversAreThoseOfTheBoard()
    {
        const auto known = studied(annas({{"go9", 3}}), {}, "OGS");
        QVERIFY2(known.ok(), known ? "" : core::describe(known.error()).c_str());
        QCOMPARE(known->scale().size(), std::size_t(2));
        QCOMPARE(known->reports.front().estimate.probabilities.size(), std::size_t(2));
        const auto elsewhere = studied(annas({{"go9", 3}}), {}, "Fox");
        QVERIFY(elsewhere.ok() && elsewhere->scale() == kScale && hasNote(*elsewhere, "Ranks of Fox cannot be converted to 9×9"));
        QVERIFY(!studied(annas({{"go9", 3}}), {}, "KGS").ok());
    }

    void withoutPartsAllGamesCount()
    {
        const auto all = studied(annas({{"go", 1}, {"go9", 3}}), {}, {}, "whole.evm");
        QVERIFY(all.ok());
        QCOMPARE(all->reports.front().sides.size(), std::size_t(4));
        QCOMPARE(all->reports.front().onSmallBoards, std::size_t(3));
        QVERIFY(!hasNote(*all, "only games on"));
    }

    void oneGameGoesByItsBoard()
    {
        FakeEvaluator network({.game = "go", .scale = kScale});
        jobs::JobContext job;
        const auto review = reviewGame(network, randomSource("go9", 5).played, {}, job);
        QVERIFY(review.ok());
        const auto parts = estimateSides(*review, network.info(), path("parts.evm"));
        const auto whole = estimateSides(*review, network.info(), path("whole.evm"));
        QVERIFY(parts && whole);
        QVERIFY(parts->of(game::Side::First).probabilities != whole->of(game::Side::First).probabilities);
        QCOMPARE(estimateSides(*review, network.info(), path("parts.evm"), "OGS")->scale.size(), std::size_t(2));
        QVERIFY(estimateSides(*review, network.info(), path("parts.evm"), "KGS")->scale == kScale); // counts as no server
    }

    /// The bundled network's ranks are calibrated on 19×19 and 9×9.
    void accuracyIsKnownOnMeasuredBoardsOnly_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<bool>("isKnown");
        QTest::newRow("19×19") << QByteArray("go") << true;
        QTest::newRow("9×9") << QByteArray("go9") << true;
        QTest::newRow("13×13") << QByteArray("go13") << false;
    }

    void accuracyIsKnownOnMeasuredBoardsOnly()
    {
        QFETCH(QByteArray, kind);
        QFETCH(bool, isKnown);
        const char* file = MODELS "/go.evm";
        const auto model = openModel(file);
        QVERIFY(model.ok());
        FakeEvaluator network({.game = "go", .scale = model->info().scale});
        jobs::JobContext job;
        const auto review = reviewGame(network, randomSource(kind.constData(), 5).played, {}, job);
        QVERIFY(review.ok());
        const auto estimates = estimateSides(*review, network.info(), file);
        QVERIFY(estimates);
        QCOMPARE(estimates->of(game::Side::First).calibrated, isKnown);
        const auto all = study(annas({{kind.constData(), 2}}), {.network = network, .model = file, .outside = {}, .outsideCache = {}}, job);
        QVERIFY2(all.ok(), all ? "" : core::describe(all.error()).c_str());
        QCOMPARE(all->reports.front().sides.size(), std::size_t(2));
        QCOMPARE(all->reports.front().estimate.calibrated, isKnown);
    }

    void networksPlayAsOnTheirBoard()
    {
        const auto network = std::make_shared<FakeEvaluator>(FakeOptions{.game = "go", .scale = kScale, .boards = {"go9"}});
        QCOMPARE(onBoard(network, "go").get(), static_cast<Evaluator*>(network.get()));
        const auto small = onBoard(network, "go9");
        QCOMPARE(small->info().hash, network->info().hash); // the evaluations are the same
        QCOMPARE(small->info().profile->ranks[0].beta.mean, network->info().profile->ranks[0].beta.mean + 1);
        const GameState state(game::findGame("go9")->start());
        const Query query{&state, RankWish::all()};
        Evaluation one;
        Evaluation other;
        QVERIFY(small->evaluate({&query, 1}, {&one, 1}).ok() && network->evaluate({&query, 1}, {&other, 1}).ok());
        QVERIFY(one.rankPriors == other.rankPriors && one.value == other.value);
    }

    void networksSpeakOfAServersRanks()
    {
        const strength::ServerRanks ogs{"OGS", {{"1d", 0.5, 0.4, 0.6, 20}, {"2k", 2.1, 2, 2.2, 20}}}; // the last is beyond the end
        const auto network = std::make_shared<FakeEvaluator>(FakeOptions{.game = "go", .scale = kScale, .servers = {ogs}});
        const auto ranks = ranksOfServer("OGS", network->info());
        QVERIFY(ranks.ok());
        RescaledEvaluator there(network, *ranks);
        QVERIFY(there.info().scale.size() == 2 && there.info().hash != network->info().hash && there.info().profile->ranks.size() == 2);
        const GameState state(game::findGame("go9")->start());
        const std::array<Query, 2> queries{{{&state, RankWish::all()}, {&state, RankWish::one(1)}}};
        std::array<Evaluation, 2> said;
        const Query weakest{&state, RankWish::one(2)};
        Evaluation own;
        QVERIFY(there.evaluate(queries, said).ok() && network->evaluate({&weakest, 1}, {&own, 1}).ok());
        QCOMPARE(said[0].rankPriors.size(), 2 * said[0].moves.size());
        for (std::size_t move = 0; move < own.moves.size(); ++move) {
            QVERIFY(std::abs(said[0].rankPrior(1)[move] - own.rankPriors[move]) < 1e-6);
            QVERIFY(std::abs(said[1].rankPriors[move] - own.rankPriors[move]) < 1e-6);
        }
        jobs::JobContext job;
        const auto review = reviewGame(*network, randomSource("go9", 3).played, {}, job);
        const auto spoken = reviewGame(there, randomSource("go9", 3).played, {}, job);
        QVERIFY(review.ok() && spoken.ok());
        const GameReview converted = inRanks(*review, *ranks);
        QCOMPARE(converted.ranks, std::size_t(2));
        for (std::size_t rank = 0; rank < 2; ++rank) // cached results in the network's ranks equal new ones in the server's
            QVERIFY(std::abs(converted.plies[7].moves[0].rankPriors[rank] - spoken->plies[7].moves[0].rankPriors[rank]) < 1e-6);

        const strength::ServerRanks outside{"OGS", {{"1d", -2.5, -2.6, -2.4, 20}, {"2k", 2.1, 2, 2.2, 20}}};
        const FakeEvaluator strange(FakeOptions{.game = "go", .scale = kScale, .servers = {outside}});
        QCOMPARE(uncalibratedEstimators(strange.info(), "OGS")->places, (std::vector<double>{0, 2}));

        const auto unknown = ranksOfServer("KGS", network->info());
        QVERIFY(!unknown.ok() && core::describe(unknown.error()).find("OGS") != std::string::npos);
    }

private:
    core::Result<Study> studied(
        StudySubject subject, const std::string& board = {}, const std::string& server = {}, const char* model = "parts.evm")
    {
        FakeEvaluator network({.game = "go", .scale = kScale});
        jobs::JobContext job;
        return study(std::move(subject),
            {.network = network, .model = path(model), .board = board, .server = server, .outside = {}, .outsideCache = {}}, job);
    }
    std::filesystem::path path(const char* name) const { return std::filesystem::path(m_folder.path().toStdString()) / name; }
    QTemporaryDir m_folder;
};

EVENMATCH_TEST(TestBoards)

} // namespace tst_boards

#include "tst_boards.moc"
