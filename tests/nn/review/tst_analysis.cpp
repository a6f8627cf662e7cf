#include "tests/run_tests.h"

#include "core/game/registry/games.h"
#include "core/whole_file.h"
#include "nn/data/analysis_store.h"
#include "nn/data/servers.h"
#include "nn/evaluate/fake_evaluator.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>
#include <map>

namespace tst_analysis {

using namespace evenmatch;
using namespace evenmatch::nn;
using strength::MoveNumbers;
using strength::SideNumbers;

namespace {

FakeOptions chessFake(std::uint64_t seed = 1) { return {.game = "chess", .scale = strength::chessScale(), .seed = seed}; }

LabelledGame randomLabelledGame(std::uint64_t seed, std::size_t moves, int rank)
{
    core::Random random(seed);
    LabelledGame game;
    game.start = std::make_shared<const game::AnyPosition>(game::findGame("chess")->start());
    game::AnyPosition position = *game.start;
    while (game.moves.size() < moves && !position.isOver()) {
        game.moves.push_back(position.randomMove(random));
        position.play(game.moves.back());
    }
    game.sides[0] = {.rank = rank, .scored = true, .rating = 1500, .player = "a"};
    game.sides[1] = {.rank = 2, .scored = false, .rating = 2000, .player = "b"};
    game.result = 1;
    game.file = "test";
    game.line = seed;
    game.source = "club";
    return game;
}

std::vector<SideNumbers> analysed(Evaluator& evaluator, std::span<const LabelledGame> games, const AnalysisOptions& options = {})
{
    jobs::JobContext job;
    auto result = analyse(evaluator, games, scoredSides(games, 8), options, job);
    return result ? *result : std::vector<SideNumbers>();
}

bool same(const SideNumbers& a, const SideNumbers& b)
{
    const auto equal = [](float x, float y) { return x == y || (std::isnan(x) && std::isnan(y)); };
    return a.ranks == b.ranks && a.rankLogPriors == b.rankLogPriors
        && std::ranges::equal(a.moves, b.moves, [&](const MoveNumbers& x, const MoveNumbers& y) {
               return x.moveNumber == y.moveNumber && x.legalMoves == y.legalMoves && x.value == y.value
                   && equal(x.valueAfter, y.valueAfter) && x.level == y.level && x.quality == y.quality
                   && x.expectedQuality == y.expectedQuality && equal(x.randomQuality, y.randomQuality) && x.logPrior == y.logPrior
                   && x.likeliest == y.likeliest && x.likeliestFree == y.likeliestFree;
           });
}

} // namespace

class TestAnalysis : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void saysWhatTheEvaluatorSays()
    {
        FakeEvaluator evaluator(chessFake());
        const std::vector<LabelledGame> games{randomLabelledGame(1, 31, 4)};
        const auto sides = analysed(evaluator, games);
        QCOMPARE(sides.size(), std::size_t(1));
        QCOMPARE(sides[0].moves.size(), std::size_t(16));
        for (std::size_t i = 0; i < 16; ++i) {
            const GameState state = stateAt(games[0], 2 * i);
            const Query query{&state, RankWish::all()};
            Evaluation evaluation;
            QVERIFY(evaluator.evaluate(std::span(&query, 1), std::span(&evaluation, 1)).ok());
            const std::size_t played = evaluation.indexOf(games[0].moves[2 * i]);
            const MoveNumbers& move = sides[0].moves[i];
            QCOMPARE(std::size_t(move.moveNumber), 2 * i);
            QCOMPARE(std::size_t(move.legalMoves), evaluation.moves.size());
            QCOMPARE(move.value, evaluation.value);
            QVERIFY(std::abs(move.beta() - evaluation.beta(played)) < 1e-6);
            QVERIFY(std::abs(std::exp(move.logPrior) - evaluation.prior[played]) < 1e-6);
            QVERIFY(std::isnan(move.valueAfter));
            QCOMPARE(move.likeliestFree, *std::ranges::max_element(evaluation.prior) == evaluation.prior[played]);
            double expected = 0;
            for (std::size_t m = 0; m < evaluation.moves.size(); ++m)
                expected += evaluation.prior[m] * evaluation.quality[m];
            QVERIFY(std::abs(move.expectedQuality - expected) < 1e-5);
            const auto other = std::ranges::find(evaluation.quality, move.randomQuality);
            QVERIFY(other != evaluation.quality.end());
            for (std::size_t r = 0; r < 8; ++r) {
                const auto prior = evaluation.rankPrior(r);
                QVERIFY(std::abs(std::exp(sides[0].rankLogPriorsOf(i)[r]) - prior[played]) < 1e-6);
                QCOMPARE((move.likeliest >> r & 1) != 0, *std::ranges::max_element(prior) == prior[played]);
            }
        }
    }

    /// SLsum and SLvote use a classifier's head, evaluated at the position after each move.
    void classifiersSpeakOfThePositionAfter()
    {
        FakeOptions options = chessFake();
        options.classifier = true;
        FakeEvaluator evaluator(options);
        const std::vector<LabelledGame> games{randomLabelledGame(1, 31, 4)};
        const auto sides = analysed(evaluator, games, {.batch = 5});
        QCOMPARE(sides.size(), std::size_t(1));
        QCOMPARE(sides[0].moves.size(), std::size_t(16));
        for (std::size_t i = 0; i < 16; ++i) {
            const GameState after = stateAt(games[0], 2 * i + 1);
            const Query query{&after, {}};
            Evaluation evaluation;
            QVERIFY(evaluator.evaluate(std::span(&query, 1), std::span(&evaluation, 1)).ok());
            QCOMPARE(evaluation.rankScores.size(), std::size_t(8));
            double sum = 0;
            for (const float score : evaluation.rankScores)
                sum += std::exp(score);
            QVERIFY(std::abs(sum - 1) < 1e-5);
            QVERIFY(std::ranges::equal(sides[0].rankLogPriorsOf(i), evaluation.rankScores));
        }
    }

    void batchesAndThreadsChangeNothing()
    {
        FakeEvaluator evaluator(chessFake());
        std::vector<LabelledGame> games;
        for (std::uint64_t i = 0; i < 12; ++i)
            games.push_back(randomLabelledGame(i, 5 + 7 * i, static_cast<int>(i % 8)));
        const auto one = analysed(evaluator, games, {.batch = 1});
        const auto many = analysed(evaluator, games, {.batch = 64, .threads = 3});
        QCOMPARE(one.size(), std::size_t(12));
        QVERIFY(std::ranges::equal(one, many, same));
        FakeEvaluator counted(chessFake());
        analysed(counted, games, {.batch = 64});
        std::size_t positions = 0;
        for (const SideNumbers& side : one)
            positions += side.moves.size();
        QCOMPARE(counted.positions(), positions);
        QVERIFY(counted.calls() <= positions / 64 + 1);
    }

    void valueAfterIsTheOpponentsView()
    {
        FakeEvaluator evaluator(chessFake());
        const std::vector<LabelledGame> games{randomLabelledGame(5, 20, 1)};
        const auto side = analysed(evaluator, games, {.valueAfter = true, .batch = 7}).front();
        for (std::size_t i = 0; i < side.moves.size(); ++i) {
            const GameState after = stateAt(games[0], 2 * i + 1);
            const Query query{&after, {}};
            Evaluation evaluation;
            QVERIFY(evaluator.evaluate(std::span(&query, 1), std::span(&evaluation, 1)).ok());
            QCOMPARE(side.moves[i].valueAfter, -evaluation.value);
        }
    }

    void takesOnlyScoredSides()
    {
        std::vector<LabelledGame> games{randomLabelledGame(1, 10, 3), randomLabelledGame(2, 1, 3), randomLabelledGame(3, 10, 3)};
        games[1].sides[0].scored = false;
        games[1].sides[1] = {.rank = 5, .scored = true}; // but without a move
        games[2].sides[1].scored = true;
        const auto sides = scoredSides(games, 8);
        QVERIFY(sides == (std::vector<PlayedSide>{{0, game::Side::First}, {2, game::Side::First}, {2, game::Side::Second}}));
        const auto labels = labelsOf(games[2], game::Side::Second);
        QCOMPARE(labels.rank, 2);
        QCOMPARE(labels.opponentRank, 3);
        QCOMPARE(labels.rating, 2000.0);
        QCOMPARE(labels.opponentRating, 1500.0);
        QCOMPARE(labels.result, -1.0);
        QCOMPARE(labels.player, std::string("b"));
        QCOMPARE(labels.source, std::string("club"));
    }

    void samplesAreNestedAndStable()
    {
        std::vector<LabelledGame> games;
        for (std::uint64_t i = 0; i < 40; ++i)
            games.push_back(randomLabelledGame(i, 4, static_cast<int>(i % 2)));
        const auto five = scoredSides(games, 8, 5);
        const auto ten = scoredSides(games, 8, 10);
        QCOMPARE(five.size(), std::size_t(10));
        QCOMPARE(ten.size(), std::size_t(20));
        QVERIFY(std::ranges::includes(ten, five));
        QVERIFY(scoredSides(games, 8, 5, 2) != five);
        QCOMPARE(scoredSides(games, 8, 100).size(), std::size_t(40));
    }

    /// Ann has seven games at her rank, Bob four, Cid two, and many have one.
    void samplesPlayers()
    {
        std::vector<LabelledGame> games;
        const std::vector<std::pair<std::string, int>> players{{"ann", 7}, {"bob", 4}, {"cid", 2}, {"", 9}};
        for (const auto& [player, count] : players)
            for (int i = 0; i < count; ++i) {
                games.push_back(randomLabelledGame(games.size(), 4, 3));
                games.back().sides[0].player = player;
            }
        const auto counts = [&](std::size_t perRank, std::size_t ofPlayer) {
            std::map<std::string, int> found;
            for (const PlayedSide& side : scoredSides(games, 8, perRank, 1, ofPlayer))
                ++found[games[side.game].sides[0].player];
            return found;
        };
        QVERIFY(counts(6, 3) == (std::map<std::string, int>{{"ann", 3}, {"bob", 3}}));
        QVERIFY(counts(0, 3) == (std::map<std::string, int>{{"ann", 7}, {"bob", 4}}));
        QVERIFY(counts(0, 8).empty());
    }

    void aRankIsOfOneServer()
    {
        std::vector<LabelledGame> games;
        const auto add = [&](const char* source, int rank, int count) {
            for (int i = 0; i < count; ++i) {
                games.push_back(randomLabelledGame(games.size() + 1, 4, rank));
                games.back().source = source;
            }
        };
        add("Fox", 0, 3);
        add("GTL", 0, 2);
        add("The KGS Go Server at http://www.gokgs.com/", 0, 1);
        add("GTL", 1, 2);
        add("club", 0, 1);
        const auto homes = homeServers(games, 8);
        QCOMPARE(homes[0], std::string("Fox"));
        QCOMPARE(homes[1], std::string("GTL"));
        QVERIFY(homes[2].empty());
        QCOMPARE(keepHomeServers(games, homes), std::size_t(3));
        const auto isScored = [](const LabelledGame& game) { return game.sides[0].scored; };
        QCOMPARE(std::ranges::count_if(games, isScored), 6); // Fox at rank 0, GTL at rank 1, and games of unknown servers
        QVERIFY(games.back().sides[0].scored);
        // A rank without a server uses all sides.
        QCOMPARE(keepHomeServers(games, std::vector<std::string>(8)), std::size_t(0));
    }

    void serversHaveTheirPlaces()
    {
        strength::RankProfile profile{.scale = strength::goScale(), .ranks = {}, .verified = {}};
        for (std::size_t r = 0; r < profile.scale.size(); ++r)
            profile.ranks.push_back(
                {.beta = {.mean = r == 3 ? 5.0 : 7.0 - static_cast<double>(r)}, .quality = {}}); // two ranks were pooled
        const Yardstick beta = betaYardstick(profile);
        QCOMPARE(placeAmong(beta.ranks, 9), 0.0);
        QCOMPARE(placeAmong(beta.ranks, 6.5), 0.5);
        QCOMPARE(placeAmong(beta.ranks, -90), 12.0);
        QVERIFY(std::abs(placeAmong(beta.ranks, 5) - 2) < 1e-9);

        // Ranks on GTL are two ranks stronger than the profile's; one rank has too few players, and KGS has one rank only.
        core::Random random(3);
        std::vector<strength::ScoredSide> sides;
        const auto add = [&](const char* source, int rank, double place, int players) {
            for (int i = 0; i < players; ++i) {
                strength::ScoredSide side;
                side.labels = {.rank = rank, .player = std::string(source) + std::to_string(i), .source = source};
                for (int move = 0; move < 10; ++move)
                    side.numbers.moves.push_back({.level = static_cast<float>(7 - place + random.uniform() - 0.5)});
                sides.push_back(side);
            }
        };
        add("GTL", 8, 6, 40);
        add("GTL", 9, 7, 40);
        add("GTL", 10, 8, 5);
        add("KGS", 8, 5, 40);
        const auto servers = measureServers(profile.scale, sides, beta);
        QCOMPARE(servers.size(), std::size_t(1));
        QCOMPARE(servers[0].server, std::string("GTL"));
        QCOMPARE(servers[0].ranks.size(), std::size_t(2));
        QCOMPARE(servers[0].ranks[0].name, profile.scale.name(8));
        for (std::size_t k = 0; k < 2; ++k) {
            const strength::ServerRank& rank = servers[0].ranks[k];
            QVERIFY(std::abs(rank.place - (6.0 + static_cast<double>(k))) < 0.1);
            QVERIFY(rank.low <= rank.place && rank.place <= rank.high && rank.high - rank.low < 0.2);
            QCOMPARE(rank.players, std::size_t(40));
        }

        // With another program's features, ranks are those of the server with most of their players; the others' GTL is one rank stronger.
        sides.clear();
        for (int rank = 6; rank < 10; ++rank) {
            add("Fox", rank, rank, 40);
            add("GTL", rank, rank - 1, 20);
        }
        QVERIFY(measureServers(profile.scale, sides, lossYardstick(profile.scale.size(), sides)).empty()); // without a judge
        for (strength::ScoredSide& side : sides)
            side.outside.losses = {20.0 - static_cast<double>(side.numbers.moves.front().level), 0, 0};
        const auto byLoss = measureServers(profile.scale, sides, lossYardstick(profile.scale.size(), sides));
        QCOMPARE(byLoss.size(), std::size_t(2));
        for (std::size_t k = 1; k < 4; ++k) {
            QVERIFY(std::abs(byLoss[0].ranks[k].place - static_cast<double>(6 + k)) < 0.3);
            QVERIFY(std::abs(byLoss[1].ranks[k].place - static_cast<double>(5 + k)) < 0.3);
        }
    }

    void stopsWhenAsked()
    {
        FakeEvaluator evaluator(chessFake());
        const std::vector<LabelledGame> games{randomLabelledGame(1, 10, 1)};
        std::stop_source stop;
        stop.request_stop();
        jobs::JobContext job(stop.get_token(), nullptr);
        const auto result = analyse(evaluator, games, scoredSides(games, 8), {}, job);
        QVERIFY(!result.ok() && result.error().code == core::ErrorCode::Stopped);
    }

    void errorsComeThrough()
    {
        FakeEvaluator evaluator({.game = "go", .scale = strength::chessScale()});
        const std::vector<LabelledGame> games{randomLabelledGame(1, 10, 1), randomLabelledGame(2, 10, 1)};
        jobs::JobContext job;
        const auto result = analyse(evaluator, games, scoredSides(games, 8), {.threads = 2}, job);
        QVERIFY(!result.ok() && result.error().code == core::ErrorCode::BadArgument);
    }

    void storeGivesBackWhatItGot()
    {
        FakeEvaluator evaluator(chessFake());
        const std::vector<LabelledGame> games{randomLabelledGame(1, 31, 4), randomLabelledGame(2, 12, 5)};
        const auto sides = analysed(evaluator, games);
        const auto path = writeGames("store-games");
        AnalysisStore store(folder("cache"), path, evaluator.info(), {});
        store.add({7, game::Side::First}, sides[0]);
        store.add({9, game::Side::Second}, sides[1]);
        store.add({9, game::Side::First}, SideNumbers{8, {}, {}});
        QVERIFY(store.save().ok());
        const AnalysisStore again(folder("cache"), path, evaluator.info(), {});
        QCOMPARE(again.size(), std::size_t(3));
        QVERIFY(same(*again.find({7, game::Side::First}), sides[0]));
        QVERIFY(same(*again.find({9, game::Side::Second}), sides[1]));
        QVERIFY(again.find({9, game::Side::First})->moves.empty());
        QVERIFY(!again.find({7, game::Side::Second}));
        QCOMPARE(AnalysisStore(folder("cache"), path, FakeEvaluator(chessFake(2)).info(), {}).size(), std::size_t(0));
        QCOMPARE(AnalysisStore(folder("cache"), path, evaluator.info(), {.valueAfter = true}).size(), std::size_t(0));
        QCOMPARE(AnalysisStore(folder("cache"), path, evaluator.info(), {}, strength::chessScale()).size(), std::size_t(3));
        const strength::RankScale few("chess", {"1800-1999", "1400-1599"}); // other games have a place on it
        QCOMPARE(AnalysisStore(folder("cache"), path, evaluator.info(), {}, few).size(), std::size_t(0));
    }

    void folderIsEvaluatedOnce()
    {
        const auto path = writeGames("once");
        FakeEvaluator evaluator(chessFake());
        jobs::JobContext job;
        const FolderOptions options{.cache = folder("cache-once")};
        const auto first = analyseFolder(evaluator, path, options, job);
        QVERIFY(first.ok());
        QCOMPARE(first->sides.size(), std::size_t(3));
        QCOMPARE(first->evaluated, std::size_t(3));
        QCOMPARE(evaluator.positions(), std::uint64_t(3 + 3 + 2));
        QCOMPARE(first->sides[1].labels.player, std::string("bob"));
        QCOMPARE(first->sides[1].labels.rank, 5);
        QCOMPARE(first->sides[2].labels.rank, 3);
        const auto second = analyseFolder(evaluator, path, options, job);
        QVERIFY(second.ok());
        QCOMPARE(second->evaluated, std::size_t(0));
        QCOMPARE(evaluator.positions(), std::uint64_t(8));
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(same(first->sides[i].numbers, second->sides[i].numbers));
        QVERIFY(!analyseFolder(evaluator, folder("absent"), options, job).ok());
    }

    void changedFilesAreEvaluatedAgain()
    {
        const auto path = writeGames("changed");
        FakeEvaluator evaluator(chessFake());
        jobs::JobContext job;
        const FolderOptions options{.cache = folder("cache-changed")};
        QVERIFY(analyseFolder(evaluator, path, options, job).ok());
        writeGames("changed", "B slow 1500 1410 300+0 2016 here 1-0 ann bob | e2e4 e7e5\n");
        const auto again = analyseFolder(evaluator, path, options, job);
        QVERIFY(again.ok());
        QCOMPARE(again->evaluated, std::size_t(4));
        const auto file = path / "1400-1599.txt";
        std::filesystem::last_write_time(file, std::filesystem::last_write_time(file) + std::chrono::seconds(1));
        QCOMPARE(analyseFolder(evaluator, path, options, job)->evaluated, std::size_t(4));
        std::filesystem::remove_all(path);
    }

    void everyFlippedByteIsNoticed()
    {
        FakeEvaluator evaluator(chessFake());
        const std::vector<LabelledGame> games{randomLabelledGame(1, 31, 4)};
        const auto path = writeGames("flipped-games");
        AnalysisStore store(folder("cache-flipped"), path, evaluator.info(), {});
        store.add({0, game::Side::First}, analysed(evaluator, games)[0]);
        QVERIFY(store.save().ok());
        const std::string whole = core::readWholeFile(store.path(), 1 << 30).value();
        for (std::size_t i = 0; i < whole.size(); i += 1 + whole.size() / 200) {
            std::string damaged = whole;
            damaged[i] = static_cast<char>(damaged[i] ^ 4);
            QVERIFY(core::writeWholeFile(store.path(), damaged).ok());
            QCOMPARE(AnalysisStore(folder("cache-flipped"), path, evaluator.info(), {}).size(), std::size_t(0));
        }
    }

    void damagedStoreIsAsGoodAsNone_data()
    {
        QTest::addColumn<double>("kept");
        for (const double kept : {0.0, 0.3, 0.7, 0.99})
            QTest::addRow("%g", kept) << kept;
    }

    void damagedStoreIsAsGoodAsNone()
    {
        QFETCH(double, kept);
        const auto path = writeGames("damaged");
        FakeEvaluator evaluator(chessFake());
        jobs::JobContext job;
        const FolderOptions options{.cache = folder("cache-damaged")};
        QVERIFY(analyseFolder(evaluator, path, options, job).ok());
        const auto file = AnalysisStore(options.cache, path, evaluator.info(), {}).path();
        std::filesystem::resize_file(file, static_cast<std::uintmax_t>(kept * static_cast<double>(std::filesystem::file_size(file))));
        const auto again = analyseFolder(evaluator, path, options, job);
        QVERIFY(again.ok());
        QCOMPARE(again->evaluated, std::size_t(3));
    }

private:
    std::filesystem::path folder(const char* name) const { return std::filesystem::path(m_folder.path().toStdString()) / name; }
    /// Two lines as nn/data/README.md describes them: both sides scored, then White alone.
    std::filesystem::path writeGames(const char* name, const char* more = "") const
    {
        std::filesystem::create_directories(folder(name));
        std::ofstream(folder(name) / "1400-1599.txt") << "WB slow 1500 1410 300+0 2016 here 1-0 ann bob | e2e4 e7e5 g1f3 b8c6 f1b5 a7a6\n"
                                                      << "W slow 1900 2000 300+0 2016 there 0-1 cid - | d2d4 d7d5 c2c4\n"
                                                      << more;
        return folder(name);
    }
    QTemporaryDir m_folder;
};

EVENMATCH_TEST(TestAnalysis)

} // namespace tst_analysis

#include "tst_analysis.moc"
