// The move from which a lost game is replayed.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/library/transfer/import.h"
#include "nn/evaluate/fake_evaluator.h"
#include "nn/lesson/lost_game.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <filesystem>
#include <fstream>

namespace tst_lost_game {

using namespace evenmatch;
using namespace evenmatch::nn;

namespace {

/// A game with these values at White's turns; NaN: not evaluated.
GameReview reviewed(const std::vector<float>& values)
{
    PlayedGame game{std::make_shared<const game::AnyPosition>(chess::Position()), {}};
    game.moves.resize(2 * values.size());
    GameReview review(game, 0);
    for (std::size_t turn = 0; turn < values.size(); ++turn)
        if (!std::isnan(values[turn])) {
            review.plies[2 * turn].known = true;
            review.plies[2 * turn].value = values[turn];
        }
    return review;
}

} // namespace

class TestLostGame : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theLastFairTurn()
    {
        const float unknown = std::nanf("");
        QCOMPARE(turnToRetry(reviewed({0.1F, 0.3F, -0.1F, -0.5F, -0.9F}), game::Side::First), std::optional<std::size_t>(4));
        QCOMPARE(turnToRetry(reviewed({0.1F, -0.8F, 0.2F, unknown, -0.9F}), game::Side::First), std::optional<std::size_t>(4));
        QCOMPARE(turnToRetry(reviewed({-0.6F, -0.7F}), game::Side::First), std::optional<std::size_t>(0)); // never was
        QVERIFY(!turnToRetry(reviewed({unknown, unknown}), game::Side::First));
        QVERIFY(!turnToRetry(reviewed({0.1F}), game::Side::Second));
    }

    void gamesOfALibrary()
    {
        QTemporaryDir folder;
        const std::filesystem::path file(folder.filePath(QStringLiteral("games.pgn")).toStdString());
        std::ofstream(file) << "[White \"anna\"]\n[Black \"bob\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n"
                               "[White \"bob\"]\n[Black \"anna\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 1/2-1/2\n";
        auto library = library::Library::open(":memory:");
        jobs::JobContext job;
        QVERIFY(library.ok() && library::importGames(*library, {&file, 1}, job).ok());
        FakeEvaluator network({.game = "chess", .scale = strength::chessScale()});
        const auto ids = library->find({});
        int lost = 0;
        for (const library::GameId id : *ids) {
            const auto game = lostGameIn(*library, id, network, job);
            if (!game) {
                QVERIFY(game.error().code == core::ErrorCode::BadArgument); // drawn
                continue;
            }
            ++lost;
            QVERIFY(game->loser == game::Side::First);
            QVERIFY(game->game.moves.size() < 4 && game->game.sideOf(game->game.moves.size()) == game->loser);
        }
        QCOMPARE(lost, 1);
        const std::uint64_t positions = network.positions();
        QCOMPARE(positions, std::uint64_t{2}); // only the loser's
        for (const library::GameId id : *ids)
            (void)lostGameIn(*library, id, network, job);
        QCOMPARE(network.positions(), positions); // they were cached
        QVERIFY(!lostGameIn(*library, 999, network, job));
    }
};

EVENMATCH_TEST(TestLostGame)

} // namespace tst_lost_game

#include "tst_lost_game.moc"
