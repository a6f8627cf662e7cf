// Ladders: choice of moves, placing of rungs, and a complete small ladder on 9×9 with a fake network.
#include "tests/run_tests.h"

#include "app/lab/measure/ladder.h"
#include "core/game/go/position.h"
#include "core/game/registry/games.h"
#include "core/json_text.h"
#include "nn/data/labelled_games.h"
#include "nn/evaluate/fake_evaluator.h"
#include "search/match/play_game.h"
#include "search/player/ladder_player.h"
#include "tests/files.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_ladder {

using namespace evenmatch;
using namespace evenmatch::search;

namespace {

const std::vector<float> kPrior = {0.5f, 0.3f, 0.15f, 0.0495f, 0.0005f};

/// How often each move is chosen.
std::vector<double> frequencies(const Rung& rung, std::vector<double> share = {})
{
    if (share.empty())
        share.assign(kPrior.begin(), kPrior.end());
    constexpr int kDraws = 20000;
    core::Random random(7);
    std::vector<double> counts(kPrior.size());
    for (int i = 0; i < kDraws; ++i)
        counts[chooseAsRung(rung, kPrior, share, random)] += 1.0 / kDraws;
    return counts;
}

std::shared_ptr<nn::Evaluator> fakeNetwork() { return std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.scale = strength::goScale()}); }

LadderPlan tinyPlan(const QTemporaryDir& folder, std::string_view game)
{
    LadderPlan plan;
    plan.match.start = game::findGame(game)->start();
    plan.match.parallel = 2;
    plan.match.seed = 3;
    plan.match.arbiter.mostMoves = 40;
    plan.folder = folder.path().toStdString();
    plan.rungs = 3;
    plan.rounds = 2;
    plan.placingGames = 4;
    plan.measuringGames = 2;
    plan.anchorGames = 2;
    plan.games = 4;
    plan.anchors.push_back({{"random", [] { return makePlayer(*parsePlayerSpec("random"), {}); }}, -19.0});
    return plan;
}

LadderPlayers tinyPlayers(const std::shared_ptr<nn::Evaluator>& network)
{
    return {[network](double weakness) {
                const auto spec = *parsePlayerSpec("rung:" + core::jsonText(nlohmann::json(weakness)));
                return MatchPlayer{spec.text, [spec, network] { return makePlayer(spec, {network}); }};
            },
        {network.get(), {}}};
}

} // namespace

class TestLadder : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void choosesFromWhatItSees()
    {
        // No oversights, temperature 1: the policy itself, without negligible moves.
        const auto plain = frequencies({.temperature = 1, .overlook = 0, .leastPrior = 0.002});
        for (std::size_t i = 0; i < 4; ++i)
            QVERIFY(std::abs(plain[i] - double{kPrior[i]}) < 0.02);
        QCOMPARE(plain[4], 0.0);
        // Temperature 0 plays the best move not overlooked: the first one with probability 0.5 / (0.5 + 0.5).
        const auto sharp = frequencies({.temperature = 0, .overlook = 0.5, .leastPrior = 0});
        std::vector<double> seen;
        std::ranges::transform(kPrior, std::back_inserter(seen), [](float p) { return p / (p + 0.5); });
        double unseen = 1;
        for (const double chance : seen)
            unseen *= 1 - chance;
        QVERIFY(std::abs(sharp[0] - seen[0] / (1 - unseen)) < 0.02);
        QVERIFY(std::abs(sharp[1] - (1 - seen[0]) * seen[1] / (1 - unseen)) < 0.02);
        // A single legal move is played despite oversights.
        core::Random random(1);
        const std::vector<float> one = {1e-6f};
        const std::vector<double> share = {1};
        QCOMPARE(chooseAsRung(Rung::atWeakness(20), one, share, random), std::size_t(0));
        // After a search the visits count; moves without visits are not played.
        const auto searched = frequencies({.temperature = 1, .overlook = 0, .leastPrior = 0}, {1, 3, 0, 0, 0});
        QVERIFY(std::abs(searched[1] - 0.75) < 0.02);
        QCOMPARE(searched[2], 0.0);
    }

    void weakerRungsPlayUnlikelierMoves()
    {
        QVERIFY(Rung::atWeakness(-2).simulations == 8 && Rung::atWeakness(-4).simulations == 32 && Rung::atWeakness(0).simulations == 0);
        double before = 0;
        for (double weakness = 0; weakness <= 16; weakness += 2) {
            const auto counts = frequencies(Rung::atWeakness(weakness));
            double logPrior = 0;
            for (std::size_t i = 0; i < counts.size(); ++i)
                logPrior += counts[i] * std::log(double{kPrior[i]});
            QVERIFY2(logPrior < before, qPrintable(QString::number(weakness)));
            before = logPrior;
        }
    }

    void fillsNoEyesAndEndsWonGames()
    {
        // Two rungs that overlook nearly everything: every game ends, and neither fills its own eyes.
        const auto network = fakeNetwork();
        for (const double weakness : {2.0, 12.0}) {
            LadderPlayer black(network, {.name = "b", .rung = Rung::atWeakness(weakness), .resigns = {}});
            LadderPlayer white(network, {.name = "w", .rung = Rung::atWeakness(weakness), .resigns = {}});
            const GameStart start{game::findGame("go9")->start(), {}, {}, 5};
            const auto played = playGame({&black, &white}, start);
            QVERIFY(played.ok());
            go::Position board = *start.position.as<go::Position>();
            for (const game::Move move : played->moves) {
                const auto own = board.sideToMove() == game::Side::First ? go::Color::Black : go::Color::White;
                QVERIFY(board.isPass(move) || !board.board().isEye(board.board().at(board.xOf(move), board.yOf(move)), own));
                board.play(move);
            }
        }
    }

    void placesRungsEvenly()
    {
        // A curve that falls slowly, then fast: rungs 100 Elo apart are placed on it.
        const std::vector<double> weakness = {0, 2, 4, 6};
        const std::vector<double> elo = {1800, 1700, 1400, 1300};
        const auto places = placeRungs(weakness, elo, 6, 0, 100);
        const std::vector<double> expected = {0, 2, 2.65, 3.35, 4, 6};
        for (std::size_t i = 0; i < expected.size(); ++i)
            QCOMPARE(places[i], expected[i]);
        // Rising noise is pooled; beyond the end, rungs continue at limited distances.
        const auto beyond = placeRungs(std::vector<double>{0, 1, 2}, std::vector<double>{1600, 1500, 1520}, 8, 0, 100);
        for (std::size_t i = 1; i < beyond.size(); ++i)
            QVERIFY(beyond[i] > beyond[i - 1]);
        QVERIFY(beyond.back() <= 3.05);
    }

    void buildsATinyLadder()
    {
        const QTemporaryDir folder;
        LadderPlan plan = tinyPlan(folder, "go9");
        plan.games = 20;
        plan.eloARank = 100;
        std::uint64_t heard = 0;
        const auto ladder
            = buildLadder(plan, tinyPlayers(fakeNetwork()), {}, [&](const std::string&, std::uint64_t, std::uint64_t) { ++heard; });
        QVERIFY(ladder.ok());
        QCOMPARE(ladder->rungs.size(), std::size_t(3));
        QVERIFY(heard >= 3 * 4 + 3 * 2 + 6 + 4 + 60);
        QVERIFY(!ladder->stopped);
        for (std::size_t i = 0; i < 3; ++i) {
            const LadderRung& rung = ladder->rungs[i];
            QCOMPARE(rung.games, std::uint64_t(20));
            QVERIFY(rung.elo.low < rung.elo.elo && rung.elo.elo < rung.elo.high);
            QVERIFY(std::abs(*rung.rating - (-19 + (rung.elo.elo - ladder->anchors[0].elo.elo) / *plan.eloARank)) < 1e-9);
            QVERIFY(i == 0 || (rung.weakness > ladder->rungs[i - 1].weakness && rung.against[i - 1].games() > 0));
        }
        // The games are labelled with the rungs' scale: both sides known, no humans, complete games, separate strata.
        const strength::RankScale scale("go", {"r1", "r2", "r3"});
        const auto read = nn::readLabelledGames(plan.folder / "games", scale);
        QVERIFY(read.ok() && read->errors.empty());
        QCOMPARE(read->games.size(), std::size_t(60));
        for (const nn::LabelledGame& game : read->games) {
            QVERIFY(game.sides[0].scored && !game.sides[0].human && game.sides[0].rank == game.sides[1].rank);
            QVERIFY(!game.moves.empty() && std::abs(game.result) == 1);
            QVERIFY(game.stratum(game::Side::First).ends_with(" ladder"));
        }
        for (const char* split : {"train", "candidate", "query"})
            QVERIFY(QFile::exists(folder.filePath(QString("games/%1/r2.sgf").arg(split))));
    }

    void goesOnWhereItWasKilled()
    {
        const QTemporaryDir whole;
        const QTemporaryDir killed;
        const auto network = fakeNetwork();
        QVERIFY(buildLadder(tinyPlan(whole, "connect4"), tinyPlayers(network), {}).ok());
        // Each run is stopped after a few games; the last one finishes.
        for (int life = 0; life < 4; ++life) {
            std::stop_source stop;
            int games = 0;
            const auto ladder = buildLadder(tinyPlan(killed, "connect4"), tinyPlayers(network),
                {life < 3 ? stop.get_token() : std::stop_token(), nullptr}, [&](const std::string&, std::uint64_t, std::uint64_t) {
                    if (++games == 9)
                        stop.request_stop();
                });
            QVERIFY(ladder.ok());
            QCOMPARE(ladder->stopped, life < 3);
        }
        QCOMPARE(contentOf(killed.filePath("ladder.json")), contentOf(whole.filePath("ladder.json")));
        QVERIFY(!contentOf(whole.filePath("ladder.json")).isEmpty());
    }

    void isStoppedBeforeItsFirstGame()
    {
        const QTemporaryDir folder;
        std::stop_source stop;
        stop.request_stop();
        const auto ladder = buildLadder(tinyPlan(folder, "connect4"), tinyPlayers(fakeNetwork()), {stop.get_token(), nullptr});
        QVERIFY(ladder.ok() && ladder->stopped && !ladder->even);
        QCOMPARE(ladder->rungs.size(), std::size_t(3));
        for (const LadderRung& rung : ladder->rungs)
            QVERIFY(std::isinf(rung.elo.low) && std::isinf(rung.elo.high) && !rung.rating); // no information
        QVERIFY(std::isinf(ladder->anchors[0].elo.high));
    }

    void ratesInRanksOrElo_data()
    {
        QTest::addColumn<double>("eloARank");
        QTest::newRow("go9") << 148.0;
        QTest::newRow("connect4") << 1.0;
    }

    /// An anchor of 1200 that is 300 Elo weaker makes a rung of 1500, not of 1202.
    void ratesInRanksOrElo()
    {
        QFETCH(double, eloARank);
        const QTemporaryDir folder;
        LadderPlan plan = tinyPlan(folder, QTest::currentDataTag());
        plan.games = 0;
        const auto ladder = buildLadder(plan, tinyPlayers(fakeNetwork()), {});
        QVERIFY(ladder.ok());
        for (const LadderRung& rung : ladder->rungs)
            QVERIFY(std::abs(*rung.rating - (-19 + (rung.elo.elo - ladder->anchors[0].elo.elo) / eloARank)) < 1e-9);
        QVERIFY(ladder->rungs.front().elo.elo != ladder->rungs.back().elo.elo);
    }
};

EVENMATCH_TEST(TestLadder)

} // namespace tst_ladder

#include "tst_ladder.moc"
