#include "tests/run_tests.h"

#include "core/game/go/position.h"
#include "core/game/registry/games.h"
#include "core/record/board/replay.h"
#include "core/record/file/game_reader.h"
#include "nn/evaluate/fake_evaluator.h"
#include "nn/review/game_review.h"
#include "nn/review/review_cache.h"
#include "nn/review/review_curves.h"

#include <QTest>

#include <cmath>

namespace tst_game_review {

using namespace evenmatch;
using namespace evenmatch::nn;

namespace {

PlayedGame randomGame(const char* kind, std::uint64_t seed, std::size_t moves)
{
    core::Random random(seed);
    PlayedGame game{std::make_shared<const game::AnyPosition>(game::findGame(kind)->start()), {}};
    game::AnyPosition position = *game.start;
    while (game.moves.size() < moves && !position.isOver()) {
        game.moves.push_back(position.randomMove(random));
        position.play(game.moves.back());
    }
    return game;
}

FakeOptions fakeFor(const char* kind)
{
    return std::string_view(kind) == "chess" ? FakeOptions{.game = "chess", .scale = strength::chessScale()}
                                             : FakeOptions{.game = "go", .scale = strength::goScale()};
}

record::GameRecord recordOf(const std::string& text)
{
    auto reader = record::readGames(text, "test");
    auto game = (*reader)->next();
    return *(*game)->record;
}

} // namespace

class TestGameReview : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void saysWhatTheEvaluatorSays_data() { games(); }

    void saysWhatTheEvaluatorSays()
    {
        QFETCH(QString, kind);
        const std::string name = kind.toStdString();
        FakeEvaluator evaluator(fakeFor(name.c_str()));
        const PlayedGame game = randomGame(name.c_str(), 3, 40);
        jobs::JobContext job;
        const auto review = reviewGame(evaluator, game, {.batch = 7}, job);
        QVERIFY(review.ok());
        QCOMPARE(review->plies.size(), game.moves.size() + 1);
        for (std::size_t ply = 0; ply <= game.moves.size(); ++ply) {
            const GameState state = stateAt(game, ply);
            const Query query{&state, RankWish::all()};
            Evaluation evaluation;
            QVERIFY(evaluator.evaluate({&query, 1}, {&evaluation, 1}).ok());
            const PlyReview& said = review->plies[ply];
            QVERIFY(said.known);
            QCOMPARE(said.value, evaluation.value);
            QCOMPARE(std::size_t(said.legalMoves), evaluation.moves.size());
            if (ply == game.moves.size())
                continue;
            QVERIFY(review->hasPlayed(ply));
            const std::size_t played = evaluation.indexOf(game.moves[ply]);
            QCOMPARE(said.beta(0), evaluation.beta(played));
            for (std::size_t rank = 0; rank < review->ranks; ++rank)
                QCOMPARE(said.moves[0].rankPriors[rank], evaluation.rankPrior(rank)[played]);
        }
    }

    void keepsEveryRanksFirstChoice_data() { games(); }

    void keepsEveryRanksFirstChoice()
    {
        QFETCH(QString, kind);
        const std::string name = kind.toStdString();
        FakeEvaluator evaluator(fakeFor(name.c_str()));
        const PlayedGame game = randomGame(name.c_str(), 5, 30);
        jobs::JobContext job;
        const auto review = reviewGame(evaluator, game, {}, job);
        QVERIFY(review.ok());
        for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
            const GameState state = stateAt(game, ply);
            const Query query{&state, RankWish::all()};
            Evaluation evaluation;
            QVERIFY(evaluator.evaluate({&query, 1}, {&evaluation, 1}).ok());
            const PlyReview& said = review->plies[ply];
            for (std::size_t rank = 0; rank < review->ranks; ++rank) {
                const auto prior = evaluation.rankPrior(rank);
                QCOMPARE(said.moves[said.firstChoice(rank)].rankPriors[rank], *std::ranges::max_element(prior));
            }
            for (std::size_t i = 2; i < said.moves.size(); ++i)
                QVERIFY(said.moves[i - 1].prior >= said.moves[i].prior);
        }
    }

    void threadsAndBatchesChangeNothing()
    {
        FakeEvaluator evaluator(fakeFor("chess"));
        std::vector<GameReview> one;
        for (std::uint64_t i = 0; i < 6; ++i)
            one.emplace_back(randomGame("chess", i, 20 + i), 8);
        std::vector<GameReview> other = one;
        const std::vector<ReviewPart> parts{
            ReviewPart::Whole, ReviewPart::First, ReviewPart::Second, ReviewPart::Whole, ReviewPart::First, ReviewPart::Whole};
        jobs::JobContext job;
        QVERIFY(reviewGames(evaluator, one, parts, {.batch = 1000}, job).ok());
        QVERIFY(reviewGames(evaluator, other, parts, {.batch = 5, .threads = 4}, job).ok());
        for (std::size_t i = 0; i < one.size(); ++i)
            QVERIFY(std::ranges::equal(one[i].plies, other[i].plies,
                [](const PlyReview& a, const PlyReview& b) { return toBytes(a) == toBytes(b) && a.known == b.known; }));
        QVERIFY(one[1].plies[0].known && !one[1].plies[1].known);
        QVERIFY(!one[2].plies[0].known && one[2].plies[1].known);
    }

    void batchesTellEveryPlyOnce()
    {
        FakeEvaluator evaluator(fakeFor("chess"));
        std::vector<GameReview> games{GameReview(randomGame("chess", 1, 25), 8), GameReview(randomGame("chess", 2, 31), 8)};
        const std::vector<ReviewPart> parts{ReviewPart::Whole, ReviewPart::Second};
        std::vector<std::vector<int>> told{std::vector<int>(games[0].plies.size()), std::vector<int>(games[1].plies.size())};
        jobs::JobContext job;
        QVERIFY(reviewGames(evaluator, games, parts, {.batch = 8, .threads = 3}, job, [&](const ReviewedPlies& batch) {
            for (std::size_t i = 0; i < batch.plies.size(); ++i)
                told[batch.game][batch.first + i] += batch.plies[i].known ? 1 : 0;
        }).ok());
        for (std::size_t game = 0; game < 2; ++game)
            for (std::size_t ply = 0; ply < told[game].size(); ++ply)
                QCOMPARE(told[game][ply], games[game].plies[ply].known ? 1 : 0);
    }

    void evaluatesOnlyWhatIsMissing()
    {
        FakeEvaluator evaluator(fakeFor("go9"));
        GameReview review(randomGame("go9", 1, 40), strength::goScale().size());
        jobs::JobContext job;
        ReviewPart part = ReviewPart::First;
        QCOMPARE(missingPlies(review, part), std::size_t(20));
        QVERIFY(reviewGames(evaluator, {&review, 1}, {&part, 1}, {}, job).ok());
        QCOMPARE(evaluator.positions(), std::uint64_t(20));
        part = ReviewPart::Whole;
        QVERIFY(reviewGames(evaluator, {&review, 1}, {&part, 1}, {}, job).ok());
        QCOMPARE(evaluator.positions(), std::uint64_t(41));
        QVERIFY(reviewGames(evaluator, {&review, 1}, {&part, 1}, {}, job).ok());
        QCOMPARE(evaluator.positions(), std::uint64_t(41));
    }

    void stopsInTheMiddleAndKeepsWhatItHas()
    {
        FakeEvaluator evaluator(fakeFor("chess"));
        GameReview review(randomGame("chess", 9, 60), 8);
        const ReviewPart part = ReviewPart::Whole;
        std::stop_source stop;
        jobs::JobContext job(stop.get_token(), nullptr);
        int batches = 0;
        const auto done = reviewGames(evaluator, {&review, 1}, {&part, 1}, {.batch = 10}, job, [&](const ReviewedPlies&) {
            if (++batches == 2)
                stop.request_stop();
        });
        QVERIFY(!done && done.error().code == core::ErrorCode::Stopped);
        QCOMPARE(missingPlies(review, part), review.plies.size() - 20);
        QCOMPARE(evaluator.positions(), std::uint64_t(20));
    }

    void lossIsWhatTheValueDropsBy()
    {
        GameReview review(randomGame("chess", 1, 4), 0);
        const auto set = [&](std::size_t ply, float value) { review.plies[ply] = {.known = true, .value = value}; };
        set(0, 0.5F);
        QVERIFY(std::isnan(review.loss(0)));
        set(1, -0.1F);
        QVERIFY(std::isnan(review.loss(0)));
        set(2, 0.2F);
        QVERIFY(std::abs(review.loss(0) - 0.3) < 1e-6); // until the player's next turn
        QVERIFY(std::isnan(review.loss(1)));
        set(4, 0.1F);
        QVERIFY(std::isnan(review.loss(2))); // the player's last turn, although the end of the game is known
        QVERIFY(std::isnan(review.loss(4)));
    }

    void bytesComeBack()
    {
        FakeEvaluator evaluator(fakeFor("chess"));
        jobs::JobContext job;
        const auto review = reviewGame(evaluator, randomGame("chess", 4, 300), {}, job);
        QVERIFY(review.ok());
        for (const PlyReview& ply : review->plies) {
            const auto back = plyFromBytes(toBytes(ply), 8);
            QVERIFY(back.has_value());
            QVERIFY(std::isnan(ply.randomQuality) ? std::isnan(back->randomQuality) : *back == ply);
        }
    }

    void brokenBytesAreNothing()
    {
        FakeEvaluator evaluator(fakeFor("chess"));
        jobs::JobContext job;
        const auto review = reviewGame(evaluator, randomGame("chess", 4, 3), {}, job);
        const std::string bytes = toBytes(review->plies[1]);
        QVERIFY(!plyFromBytes(bytes, 7));
        QVERIFY(!plyFromBytes(bytes + 'x', 8));
        for (std::size_t size = 0; size < bytes.size(); ++size)
            QVERIFY(!plyFromBytes(std::string_view(bytes).substr(0, size), 8));
        std::string infinite = bytes;
        infinite.replace(0, 4, std::string("\x00\x00\x80\x7f", 4));
        QVERIFY(!plyFromBytes(infinite, 8));
    }

    void recordsBecomeGames_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("moves");
        QTest::addColumn<bool>("firstBegins");
        QTest::newRow("even") << "(;GM[1]SZ[9];B[ee];W[cc];B[])" << 3 << true;
        QTest::newRow("handicap") << "(;GM[1]SZ[19]HA[2]AB[pd][dp];W[dd];B[pp])" << 2 << false;
        QTest::newRow("handicap played as moves") << "(;GM[1]SZ[19]HA[3];B[pd];B[dp];B[pp];W[dd];B[nc])" << 2 << false;
        QTest::newRow("handicap played with passes") << "(;GM[1]SZ[19]HA[2];B[pd];W[];B[dp];W[dd];B[nc])" << 2 << false;
        QTest::newRow("stones set up after the root") << "(;GM[1]SZ[9];AB[cc][gg]PL[W];W[ee];B[ce])" << 2 << false;
        QTest::newRow("set up in the middle") << "(;GM[1]SZ[9];B[ee];W[cc];AE[ee];B[gg])" << 2 << true;
        QTest::newRow("whose turn it is anyway") << "(;GM[1]SZ[9];B[ee]PL[W];W[cc];PL[B];B[gg])" << 3 << true;
        QTest::newRow("another turn") << "(;GM[1]SZ[9];B[ee];PL[B];B[gg])" << 1 << true;
        QTest::newRow("a point taken") << "(;GM[1]SZ[9];B[ee];W[ee];B[gg])" << 1 << true;
        QTest::newRow("twice the same side") << "(;GM[1]SZ[9];B[ee];B[cc])" << 1 << true;
        QTest::newRow("resumed after two passes") << "(;GM[1]SZ[9];B[ee];W[cc];B[];W[];B[gg];W[gc])" << 6 << true;
        QTest::newRow("resumed on a point taken") << "(;GM[1]SZ[9];B[ee];W[cc];B[];W[];B[ee])" << 4 << true;
        QTest::newRow("a third pass") << "(;GM[1]SZ[9];B[ee];W[cc];B[];W[];B[])" << 4 << true;
        QTest::newRow("chess") << "[White \"a\"]\n\n1. e4 e5 2. Nf3 *\n" << 3 << true;
        QTest::newRow("nothing") << "(;GM[1]SZ[9])" << 0 << true;
    }

    void recordsBecomeGames()
    {
        QFETCH(QString, text);
        QFETCH(int, moves);
        QFETCH(bool, firstBegins);
        const record::GameRecord record = recordOf(text.toStdString());
        const auto game = playedGame(record);
        QVERIFY(game.ok());
        QCOMPARE(static_cast<int>(game->moves.size()), moves);
        QCOMPARE(game->sideOf(0) == game::Side::First, firstBegins);
        const auto main = record.mainLineMoves();
        QVERIFY(std::ranges::equal(game->moves, std::span(main).first(game->moves.size())));
    }

    void keysGoByTheGameAlone()
    {
        const auto keyOf = [](const char* text) { return contentKey(*playedGame(recordOf(text))); };
        const std::string key = keyOf("(;GM[1]SZ[9]KM[6.5]PB[x];B[ee];W[cc])");
        QCOMPARE(keyOf("(;GM[1]SZ[9]KM[6.5]PB[other]C[hello];B[ee];W[cc])"), key);
        QVERIFY(keyOf("(;GM[1]SZ[9]KM[7.5];B[ee];W[cc])") != key);
        QVERIFY(keyOf("(;GM[1]SZ[13]KM[6.5];B[ee];W[cc])") != key);
        QVERIFY(keyOf("(;GM[1]SZ[9]KM[6.5];B[ee])") != key);
    }

    /// An uncaptured white stone is dead: by counting, Black wins by 1.5 points.
    void endIsCountedAndNotGuessed()
    {
        go::Position start(9, {}, 7.5);
        std::vector<go::SetupStone> stones{{1, 1, go::Color::White}};
        for (int y = 0; y < 9; ++y) {
            stones.push_back({4, y, go::Color::Black});
            stones.push_back({5, y, go::Color::White});
        }
        QVERIFY(start.setStones(stones).ok());
        const PlayedGame game{std::make_shared<const game::AnyPosition>(start), {start.passMove(), start.passMove()}};
        FakeEvaluator evaluator(fakeFor("go9"));
        jobs::JobContext job;
        const auto review = reviewGame(evaluator, game, {}, job);
        QVERIFY(review.ok());
        QCOMPARE(review->plies.back().value, 1.0F); // Black is to move
        QCOMPARE(review->plies.back().scoreLead, 1.5F);
        QVERIFY(std::abs(review->plies.front().value) < 1);
    }

    /// Players who disagree about dead stones play on after two passes.
    void resumedGamesAreReviewed()
    {
        const record::GameRecord record = recordOf("(;GM[1]SZ[9];B[ee];W[cc];B[];W[];B[gg];W[gc])");
        const PlayedGame game = *playedGame(record);
        const GameState end = stateAt(game, game.moves.size());
        QVERIFY(end.position() == *record::positionAt(record, record.mainLineEnd()));
        FakeEvaluator evaluator(fakeFor("go9"));
        jobs::JobContext job;
        const auto review = reviewGame(evaluator, game, {}, job);
        QVERIFY(review.ok());
        QVERIFY(!review->hasPlayed(4)); // the game was over
        QVERIFY(review->hasPlayed(5));
        QCOMPARE(review->numbers(game::Side::First).moves.size(), std::size_t{2});
        QCOMPARE(review->numbers(game::Side::Second).moves.size(), std::size_t{3});

        GameReview stored(game, review->ranks);
        for (std::size_t ply = 0; ply < review->plies.size(); ++ply)
            takeStored(stored, ply, toBytes(review->plies[ply]));
        QCOMPARE(missingPlies(stored, ReviewPart::Whole), std::size_t{0});
    }

    /// A move that players of the rank rarely make is unusual, unless it is the judge's best move.
    void bestMovesAreNotUnlike()
    {
        FakeEvaluator evaluator(fakeFor("go9"));
        jobs::JobContext job;
        const auto review = reviewGame(evaluator, randomGame("go9", 5, 40), {}, job);
        QVERIFY(review);
        const auto unlike = unlikeMoves(*review, game::Side::First, 3, 100);
        QVERIFY(unlike.size() >= 2);
        std::vector<JudgedPly> judged(review->plies.size());
        judged[unlike[0].ply].moves = {{.move = review->game.moves[unlike[0].ply], .value = 0.5F}};
        judged[unlike[1].ply].moves = {{.move = {80}, .value = 0.5F}, {.move = review->game.moves[unlike[1].ply], .value = 0.4F}};
        const auto left = unlikeMoves(*review, game::Side::First, 3, 100, judged);
        QCOMPARE(left.size(), unlike.size() - 1);
        QCOMPARE(left.front().ply, unlike[1].ply);
    }

private:
    static void games()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"go9", "go13", "go", "chess"})
            QTest::newRow(kind) << kind;
    }
};

EVENMATCH_TEST(TestGameReview)

} // namespace tst_game_review

#include "tst_game_review.moc"
