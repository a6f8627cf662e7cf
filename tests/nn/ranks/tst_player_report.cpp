// From files to a player's report: choice of games, one evaluation for each position, no use of labels, stopping, cached reviews.
#include "tests/run_tests.h"

#include "core/game/registry/games.h"
#include "core/json_text.h"
#include "core/strength/estimators/estimators.h"
#include "nn/data/review_games.h"
#include "nn/evaluate/fake_evaluator.h"
#include "nn/model/model_file.h"
#include "nn/ranks/estimators/player_fit.h"
#include "nn/ranks/estimators/player_offsets.h"
#include "nn/ranks/player_report.h"
#include "nn/ranks/written_rank.h"
#ifdef EVENMATCH_LIBRARY
#include "core/library/transfer/import.h"
#include "nn/ranks/library_games.h"
#endif

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>
#include <map>

namespace tst_player_report {

using namespace evenmatch;
using namespace evenmatch::nn;

namespace {

namespace fs = std::filesystem;

/// A PGN game of random moves, in coordinates.
std::string pgnGame(
    const std::string& white, const std::string& black, const std::string& date, std::uint64_t seed, const std::string& more = {})
{
    core::Random random(seed);
    std::string text = "[White \"" + white + "\"]\n[Black \"" + black + "\"]\n[Date \"" + date + "\"]\n" + more + "\n";
    game::AnyPosition position = game::findGame("chess")->start();
    for (int ply = 0; ply < 40 && !position.isOver(); ++ply) {
        const game::Move move = position.randomMove(random);
        text += (ply % 2 == 0 ? std::to_string(ply / 2 + 1) + ". " : "") + position.moveText(move) + ' ';
        position.play(move);
    }
    return text + "*\n\n";
}

FakeOptions chessFake() { return {.game = "chess", .scale = strength::chessScale()}; }

} // namespace

#ifdef EVENMATCH_LIBRARY

class TestPlayerReport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsAFolderAndNamesWhatIsBroken()
    {
        write("folder/a.pgn", pgnGame("anna", "bob", "2024.01.01", 1));
        write("folder/sub/b.pgn", pgnGame("bob", "anna", "2024.01.02", 2) + "[White \"anna\"]\n[Black \"x\"]\n\n1. e4 e5 2. Nf9 *\n");
        write("folder/broken.sgf", "(;GM[1]SZ[");
        write("folder/other.sgf", "(;GM[1]SZ[9]PB[anna];B[ee];W[cc])");
        write("folder/readme.txt", "no game");
        write("folder/taken.sgf", "(;GM[1]SZ[9]PB[carl];B[ee];W[ee])");
        write("folder/twice.pgn", pgnGame("anna", "bob", "2024.01.01", 1));
        write("folder/reversi.sgf", "(;GM[2]SZ[8]PB[anna];B[ee])");
        SourceGames games = read(path("folder"));
        QCOMPARE(games.games.size(), std::size_t(5));
        QCOMPARE(games.twice, std::size_t(1));
        QCOMPARE(keepCommonFamily(games), std::string("chess"));
        QCOMPARE(games.games.size(), std::size_t(3));
        QVERIFY((games.others == std::map<std::string, std::size_t>{{"go", 2}, {"GM[2]", 1}}));
        QCOMPARE(games.games[2].played.moves.size(), std::size_t(2)); // the readable part of a broken game
        jobs::JobContext job;
        const fs::path folder = path("folder");
        const auto go = readSourceGames({&folder, 1}, "go", job);
        QVERIFY(go && go->games.size() == 2 && go->others.at("chess") == 4 && go->errors.size() < games.errors.size());
        QVERIFY(std::ranges::any_of(games.errors, [](const core::Error& error) { return error.file.ends_with("broken.sgf"); }));
        QVERIFY(
            std::ranges::none_of(games.errors, [](const core::Error& error) { return error.code == core::ErrorCode::UnsupportedGame; }));
        const auto taken = std::ranges::find_if(games.errors, [](const core::Error& error) { return error.file.ends_with("taken.sgf"); });
        QVERIFY(taken != games.errors.end());
        QVERIFY2(core::describe(*taken).ends_with("move 2: the point is taken: E5"), core::describe(*taken).c_str()); // Go has no pieces
        QVERIFY(
            std::ranges::any_of(games.errors, [](const core::Error& error) { return error.file.ends_with("b.pgn") && error.game == 2; }));
    }

    void namesTheMoveThatEndsAGame_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        const QString twice = QStringLiteral(" (one side moves twice in a row)");
        addRow("Black twice", "a.sgf", "(;GM[1]SZ[9];B[ee];W[cc];B[gg];B[gc])", "move 4: unreadable move: G7" + twice);
        addRow("a null move", "a.pgn", "[White \"a\"]\n\n1. e4 -- 2. d4 e5 *\n", "move 2: unreadable move: d2d4" + twice);
        addRow("stones set up", "a.sgf", "(;GM[1]SZ[9];B[ee];W[cc];AB[gg][gc];B[cg])",
            "move 3: unreadable move: C3 (a position is set up in the middle of the game)");
        addRow("after the end", "a.sgf", "(;GM[1]SZ[9];B[ee];W[];B[];W[])", "move 4: the game is already over before this move: pass");
        addRow("after the fifth repetition", "a.pgn",
            "[White \"a\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 *\n",
            "move 17: the game is already over before this move: e2e4");
    }

    void namesTheMoveThatEndsAGame()
    {
        QFETCH(QString, name);
        QFETCH(QString, text);
        QFETCH(QString, problem);
        QTemporaryDir folder;
        std::ofstream(folder.filePath(name).toStdString()) << text.toStdString();
        const SourceGames games = read(folder.path().toStdString());
        QCOMPARE(games.errors.size(), std::size_t(1));
        QVERIFY2(QString::fromStdString(core::describe(games.errors[0])).endsWith(problem), core::describe(games.errors[0]).c_str());
    }

    void findsWhoseGamesTheyAre_data()
    {
        QTest::addColumn<QStringList>("games");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("one in all") << QStringList{"anna bob", "cid anna", "Anna dan"} << QStringList{"anna"};
        QTest::newRow("two always") << QStringList{"anna bob", "bob anna", "anna bob"} << QStringList{"anna", "bob"};
        QTest::newRow("a club") << QStringList{"a b", "a c", "a d", "b c", "b d", "e f"} << QStringList{"a", "b"};
        QTest::newRow("two collections") << QStringList{"a x", "y a", "a z", "a w", "b x", "b q", "r b", "a x", "x c"}
                                         << QStringList{"a", "x", "b"};
        QTest::newRow("a collection and strangers") << QStringList{"a x", "y a", "a z", "a w", "a v", "k l", "m n"} << QStringList{"a"};
        QTest::newRow("one game") << QStringList{"a b"} << QStringList{"a", "b"};
        QTest::newRow("nobody named") << QStringList{"? ?"} << QStringList{};
    }

    void findsWhoseGamesTheyAre()
    {
        QFETCH(QStringList, games);
        QFETCH(QStringList, expected);
        std::vector<SourceGame> sources;
        for (const QString& game : games) {
            SourceGame source;
            for (std::size_t side = 0; side < 2; ++side)
                source.info.players[side].name = game.split(' ')[static_cast<int>(side)].toStdString();
            sources.push_back(source);
        }
        QStringList names;
        for (const PlayerSides& player : likelyPlayers(playersOf(sources), sources.size()))
            names << QString::fromStdString(player.name);
        QCOMPARE(names, expected);
    }

    void evaluatesNothingTwice()
    {
        FakeEvaluator evaluator(chessFake());
        const SourceGames games = read(annasGames("twice.pgn"));
        FolderReviewCache cache(path("cache"), evaluator.info());
        const auto first = report(evaluator, games, &cache);
        QVERIFY(first.ok());
        QCOMPARE(first->size(), std::size_t(1));
        QCOMPARE((*first)[0].estimate.games, std::size_t(12));
        QCOMPARE(evaluator.positions(), std::uint64_t((*first)[0].estimate.moves)); // only hers
        const auto second = report(evaluator, games, &cache);
        QCOMPARE(evaluator.positions(), std::uint64_t((*first)[0].estimate.moves));
        QCOMPARE((*second)[0].estimate.probabilities, (*first)[0].estimate.probabilities);
        FakeEvaluator another({.game = "chess", .scale = strength::chessScale(), .seed = 2});
        FolderReviewCache others(path("cache"), another.info());
        QVERIFY(report(another, games, &others).ok());
        QVERIFY(another.positions() > 0); // another network evaluates again
    }

    /// The first failure is reported, and the report is the same.
    void needsNoCacheThatWorks()
    {
        class Broken final : public ReviewCache {
        public:
            void load(GameReview&, std::int64_t) override { }
            core::Result<void> store(const GameReview&, std::int64_t) override { return core::Error{core::ErrorCode::CannotWrite, "full"}; }
        };
        FakeEvaluator evaluator(chessFake());
        const SourceGames games = read(annasGames("broken.pgn"));
        std::vector<core::Error> told;
        LenientReviewCache cache(std::make_unique<Broken>(), [&](const core::Error& error) { told.push_back(error); });
        const auto made = report(evaluator, games, &cache);
        QVERIFY(made.ok());
        QCOMPARE(told.size(), std::size_t(1));
        QCOMPARE(core::describe(told[0].detail), std::string("full"));
        QCOMPARE((*made)[0].estimate.probabilities, (*report(evaluator, games, nullptr))[0].estimate.probabilities);
    }

    void stopsInTheMiddleAndGoesOn()
    {
        FakeEvaluator evaluator(chessFake());
        const SourceGames games = read(annasGames("stop.pgn"));
        FolderReviewCache cache(path("stopcache"), evaluator.info());
        std::stop_source stop;
        /// Stops after three batches.
        class Stopping final : public Evaluator {
        public:
            Stopping(Evaluator& inner, std::stop_source& source) : m_inner(inner), m_stop(source) { }
            const NetworkInfo& info() const override { return m_inner.info(); }
            core::Result<void> evaluate(std::span<const Query> queries, std::span<Evaluation> answers) override
            {
                if (++m_calls == 3)
                    m_stop.request_stop();
                return m_inner.evaluate(queries, answers);
            }

        private:
            Evaluator& m_inner;
            std::stop_source& m_stop;
            int m_calls = 0;
        } stopping(evaluator, stop);
        const auto stopped = report(stopping, games, &cache, {stop.get_token(), nullptr});
        QVERIFY(!stopped && stopped.error().code == core::ErrorCode::Stopped);
        const std::uint64_t before = evaluator.positions();
        QVERIFY(before > 0);
        const auto whole = report(evaluator, games, &cache);
        QVERIFY(whole.ok());
        QCOMPARE(evaluator.positions(), std::uint64_t((*whole)[0].estimate.moves)); // work done before the stop is not repeated
    }

    void labelsLeaveTheMovesAlone()
    {
        FakeEvaluator evaluator(chessFake());
        const auto plain = report(evaluator, read(annasGames("plain.pgn")), nullptr);
        const auto labelled
            = report(evaluator, read(annasGames("labelled.pgn", "[WhiteElo \"2500\"]\n[BlackElo \"2500\"]\n[Result \"1-0\"]\n")), nullptr);
        QCOMPARE((*labelled)[0].estimate.probabilities, (*plain)[0].estimate.probabilities);
        QVERIFY((*labelled)[0].answers.moves == (*plain)[0].answers.moves);
        QCOMPARE((*labelled)[0].rank().value_or(99), std::size_t(0)); // opponents of 2500
        QVERIFY((*labelled)[0].nextRank.empty());
    }

    void namesMovesOfTheRankAbove()
    {
        FakeEvaluator evaluator(chessFake());
        const SourceGames games = read(annasGames("next.pgn"));
        const auto reports = report(evaluator, games, nullptr);
        const PlayerReport& anna = (*reports)[0];
        if (anna.rank().value_or(0) == 0)
            QSKIP("random moves looked like the strongest rank's");
        QVERIFY(!anna.nextRank.empty());
        const std::size_t above = *anna.rank() - 1;
        double before = 1e9;
        for (const NextRankMove& move : anna.nextRank) {
            const PlayedSide& side = anna.sides[move.side].played;
            const PlayedGame& game = games.games[side.game].played;
            QVERIFY(game.sideOf(move.ply) == side.side);
            QVERIFY(move.played.move == game.moves[move.ply]);
            QVERIFY(move.better.move != move.played.move && stateAt(game, move.ply).position().isLegal(move.better.move));
            QVERIFY(move.better.rankPriors[above] > move.played.rankPriors[above]);
            QVERIFY(move.evidence <= before);
            before = move.evidence;
        }
    }

    void lossesDoNotDependOnOtherReviews()
    {
        FakeEvaluator evaluator(chessFake());
        const SourceGames games = read(annasGames("losses.pgn"));
        FolderReviewCache cache(path("losses"), evaluator.info());
        jobs::JobContext job;
        const std::vector<std::optional<ReviewPart>> whole(games.games.size(), ReviewPart::Whole);
        QVERIFY(reviewsOf(evaluator, games.games, whole, &cache, {}, job).ok()); // as Review does
        const auto fresh = report(evaluator, games, nullptr);
        const auto reviewed = report(evaluator, games, &cache);
        QVERIFY(!(*fresh)[0].nextRank.empty());
        const auto lossesOf = [](const PlayerReport& player) {
            std::vector<double> losses;
            for (const NextRankMove& move : player.nextRank)
                losses.push_back(std::isnan(move.loss) ? 9 : move.loss);
            return losses;
        };
        QCOMPARE(lossesOf((*reviewed)[0]), lossesOf((*fresh)[0]));
    }

    void trendGoesByDate()
    {
        FakeEvaluator evaluator(chessFake());
        const auto reports = report(evaluator, read(annasGames("trend.pgn")), nullptr);
        const PlayerReport& anna = (*reports)[0];
        QCOMPARE(anna.trend.size(), std::size_t(2));
        QCOMPARE(QString::fromStdString(anna.trend[0].from), QString("2024-01-01"));
        QCOMPARE(QString::fromStdString(anna.trend[0].to), QString("2024-06-01"));
        QCOMPARE(anna.trend[1].estimate.games, std::size_t(6));
        QCOMPARE(anna.colours.size(), std::size_t(2));
        QCOMPARE(anna.colours[0].estimate.games, std::size_t(6));
        std::size_t moves = 0;
        for (const PartEstimate& part : anna.phases)
            moves += part.estimate.moves;
        QCOMPARE(moves, anna.estimate.moves);
    }

    void rankAloneIsThatOfTheReport()
    {
        FakeEvaluator evaluator(chessFake());
        const SourceGames games = read(annasGames("alone.pgn"));
        const auto whole = report(evaluator, games, nullptr);
        const PlayerSides anna = likelyPlayers(playersOf(games.games), games.games.size()).front();
        jobs::JobContext job;
        const auto reviews = reviewsOf(evaluator, games.games, partsFor(games.games.size(), anna.sides), nullptr, {}, job);
        QVERIFY(whole.ok() && reviews.ok());
        const PlayerReport alone = rankReportOf(anna, *uncalibratedEstimators(evaluator.info()), evaluator.info(), games.games, *reviews);
        QVERIFY(alone.rank() && alone.rank() == whole->front().rank());
        QCOMPARE(alone.sides.size(), whole->front().sides.size());
        QVERIFY(alone.colours.empty() && alone.nextRank.empty());
    }

    void partsGamesByTimeAndOpponent()
    {
        std::string text;
        for (std::uint64_t i = 0; i < 6; ++i)
            text += pgnGame("anna", "other", "2024.01.01", i,
                "[WhiteElo \"1500\"]\n[BlackElo \"" + std::to_string(i < 4 ? 1700 : 1450) + "\"]\n[TimeControl \""
                    + (i < 2 ? "60+0" : "600+5") + "\"]\n");
        text += pgnGame("anna", "other", "2024.01.01", 9); // is no evidence for either
        const SourceGames games = read(write("parts.pgn", text));
        FakeEvaluator evaluator(chessFake());
        const auto reports = report(evaluator, games, nullptr);
        QVERIFY(reports.ok());
        const auto anna = std::ranges::find(*reports, "anna", &PlayerReport::name);
        QVERIFY(anna != reports->end());
        const auto gamesOf = [](const std::vector<PartEstimate>& parts) {
            std::map<std::string, std::size_t> counts;
            for (const PartEstimate& part : parts)
                counts[part.name] = part.estimate.games;
            return counts;
        };
        QCOMPARE(anna->estimate.games, std::size_t(7));
        QCOMPARE(gamesOf(anna->times), (std::map<std::string, std::size_t>{{"bullet", 2}, {"rapid", 4}}));
        QCOMPARE(gamesOf(anna->opponents), (std::map<std::string, std::size_t>{{"equal", 2}, {"stronger", 4}}));
        const auto other = std::ranges::find(*reports, "other", &PlayerReport::name);
        QCOMPARE(gamesOf(other->opponents), (std::map<std::string, std::size_t>{{"equal", 2}, {"weaker", 4}}));
    }

    void filesSayTheirRank()
    {
        std::string text;
        const std::vector<std::string> ratings{"900", "1210", "1190", "?", "1230"};
        for (std::uint64_t i = 0; i < ratings.size(); ++i)
            text += pgnGame("anna", "b" + std::to_string(i), "2024.01.0" + std::to_string(9 - i), i, "[WhiteElo \"" + ratings[i] + "\"]\n");
        FakeEvaluator evaluator(chessFake());
        const SourceGames games = read(write("written.pgn", text));
        const auto reports = report(evaluator, games, nullptr);
        QVERIFY(reports.ok());
        const auto written = writtenRanksOf(reports->front(), games.games);
        QVERIFY(written && written->areRatings());
        QCOMPARE(written->ranks.size(), std::size_t(4)); // one game does not name it
        QCOMPARE(record::rankText(written->at(0.5)), std::string("1190"));
        QCOMPARE(record::rankText(written->latest), std::string("900")); // by date, not by order
        const strength::RankScale scale = strength::chessScale();
        const auto elo = [](int rating) { return record::Rank{record::Rank::Kind::Elo, rating}; };
        QVERIFY(beyondScale(elo(1500), scale) == strength::Beyond::No);
        QVERIFY(beyondScale(elo(597), scale) == strength::Beyond::Weaker);
        QVERIFY(beyondScale(elo(2692), scale) == strength::Beyond::Stronger);
        QVERIFY(beyondScale({record::Rank::Kind::Dan, 9}, scale) == strength::Beyond::No); // of another kind
        const auto none = report(evaluator, read(annasGames("unwritten.pgn")), nullptr);
        QVERIFY(!writtenRanksOf(none->front(), read(annasGames("unwritten.pgn")).games));
    }

    void opponentsGoByWrittenRanks_data()
    {
        QTest::addColumn<QString>("own");
        QTest::addColumn<QString>("other");
        QTest::addColumn<QString>("expected");
        addRow("ratings 100 apart", "1500", "1600", "equal");
        addRow("101 apart", "1500", "1601", "stronger");
        addRow("weaker rating", "1500", "1300", "weaker");
        addRow("same dan", "3d", "3 dan", "equal");
        addRow("a dan more", "3d", "4d", "stronger");
        addRow("kyu below dan", "1d", "1k", "weaker");
        addRow("a rank and a rating", "3d", "1500", "");
        addRow("nothing written", "3d", "", "");
        addRow("no rank", "NR", "3d", "");
    }

    void opponentsGoByWrittenRanks()
    {
        QFETCH(QString, own);
        QFETCH(QString, other);
        QFETCH(QString, expected);
        SourceGame game;
        game.info.players = {{{"a", own.toStdString()}, {"b", other.toStdString()}}};
        QCOMPARE(std::string(opponentClass(game, game::Side::First)), expected.toStdString());
    }

    void damagedCacheIsEvaluatedAgain()
    {
        FakeEvaluator evaluator(chessFake());
        const SourceGames games = read(annasGames("damage.pgn"));
        FolderReviewCache cache(path("damaged"), evaluator.info());
        const auto first = report(evaluator, games, &cache);
        const std::uint64_t whole = evaluator.positions();
        int number = 0;
        for (const auto& entry : fs::recursive_directory_iterator(path("damaged"))) {
            if (!entry.is_regular_file())
                continue;
            switch (number++ % 3) {
            case 0: fs::resize_file(entry.path(), fs::file_size(entry.path()) / 2); break;
            case 1: std::ofstream(entry.path()) << "EVMR nonsense"; break;
            default: fs::resize_file(entry.path(), 0);
            }
        }
        QCOMPARE(number, 12);
        const auto again = report(evaluator, games, &cache);
        QVERIFY(again.ok());
        QVERIFY(evaluator.positions() > whole);
        QCOMPARE((*again)[0].estimate.probabilities, (*first)[0].estimate.probabilities);
    }

    void fitsPlayersAndComesBack()
    {
        // Stronger players' moves are more probable under stronger policies.
        core::Random random(1);
        const strength::RankScale scale("chess", {"1600-1799", "1400-1599", "1200-1399"});
        std::vector<strength::ScoredSide> sides;
        for (int player = 0; player < 60; ++player) {
            for (int game = 0; game < 6; ++game) {
                strength::ScoredSide side;
                side.labels = {.rank = player % 3, .player = "p" + std::to_string(player)};
                side.numbers.ranks = 3;
                for (int i = 0; i < 30; ++i) {
                    side.numbers.moves.push_back({.moveNumber = static_cast<std::uint16_t>(2 * i),
                        .level = static_cast<float>(random.uniform() - 0.3 * side.labels.rank),
                        .phase = i < 12 ? strength::GamePhase::Opening : strength::GamePhase::Middle});
                    for (int rank = 0; rank < 3; ++rank)
                        side.numbers.rankLogPriors.push_back(
                            static_cast<float>(std::log(0.05 + 0.5 * random.uniform()) + (rank == side.labels.rank ? 0.15 : 0)));
                }
                sides.push_back(std::move(side));
            }
        }
        PlayerFitOptions options{.games = {1, 3, 5}, .draws = 3};
        options.meta.games = {1};
        options.meta.forest.trees = 5;
        const auto players = fitPlayers(scale, sides, {}, options);
        QVERIFY(players.ok());
        QVERIFY(!players->chosen.starts_with("beta"));
        const auto again = playerFitFromJson(core::parseJson(core::jsonText(toJson(*players))));
        QVERIFY(again.ok() && *again == *players);

        ModelDescription model;
        model.scale = scale;
        model.profile = strength::RankProfile{.scale = scale, .ranks = std::vector<strength::RankEntry>(3), .verified = "in a test"};
        model.other["estimators"] = core::jsonText(strength::toJson(strength::fitEstimators(sides, 3)));
        model.other[kPlayersKey] = core::jsonText(toJson(*players));
        for (const strength::FeatureSet& set : strength::featureSets({}))
            model.metaModels.merge(toBytes(*fitMetaModels(sides, 3, {.games = {1}, .forest = {.trees = 5}, .set = set})));
        const auto estimators = playerEstimatorsOf(model);
        QVERIFY(estimators.ok());
        QVERIFY(estimators->whole->calibration().isCalibrated());
        QCOMPARE(estimators->phases.size(), std::size_t(2)); // no game has an endgame
        QCOMPARE(QString::fromStdString(estimators->verified), QString("in a test"));
        int right = 0;
        for (std::size_t player = 0; player < 60; ++player)
            right += estimators->whole->estimate(std::span(sides).subspan(6 * player, 6)).median == player % 3 ? 1 : 0;
        QVERIFY2(right > 40, QByteArray::number(right));
        QVERIFY(!playerEstimatorsOf(model, {.name = "no such estimator"}).ok());
        model.other[kPlayersKey] = "{\"calibrations\":{\"likelihood\":{}},\"chosen\":\"likelihood\"}";
        QVERIFY(!playerEstimatorsOf(model).ok());
    }

    void whatHelpsIsChosen()
    {
        // Levels determine the rank, losses are the same for all.
        core::Random random(2);
        const strength::RankScale scale("chess", {"1600-1799", "1400-1599", "1200-1399"});
        std::vector<strength::ScoredSide> sides;
        for (int player = 0; player < 90; ++player) {
            for (int game = 0; game < 2; ++game) {
                strength::ScoredSide side;
                side.labels = {.rank = player % 3, .player = "p" + std::to_string(player)};
                side.numbers.ranks = 3;
                for (int i = 0; i < 10; ++i) {
                    side.numbers.moves.push_back(
                        {.moveNumber = static_cast<std::uint16_t>(2 * i), .level = static_cast<float>(random.uniform())});
                    for (int rank = 0; rank < 3; ++rank)
                        side.numbers.rankLogPriors.push_back(static_cast<float>(std::log(0.05 + 0.5 * random.uniform())));
                }
                side.outside = {{0.1, 0.05, 0.2}, {-2 + 0.3 * random.uniform() - 0.5 * side.labels.rank, -2.2}};
                sides.push_back(std::move(side));
            }
        }
        PlayerFitOptions options{.games = {1, 2}, .draws = 2};
        options.meta.games = {1};
        options.meta.forest.trees = 30;
        const auto players = fitPlayers(scale, sides, sides, options);
        QVERIFY(players.ok());
        QCOMPARE(players->chosenFor({.levels = true}), std::string("meta-moves+levels"));
        QVERIFY(players->chosenFor({.losses = true}).find("losses") == std::string::npos);
        QVERIFY(players->calibrationOf("meta+losses").isCalibrated());
        QVERIFY(players->chosen.find('+') == std::string::npos && players->chosenFor({}) == players->chosen);
    }

    void bundledProfilesKnowEveryKindOfPlayer_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<strength::OutsideKinds>("known");
        for (const char* file : {"go.evm", "chess.evm"})
            for (int kinds = 0; kinds < 8; ++kinds) {
                const strength::OutsideKinds known{.losses = (kinds & 1) != 0, .levels = (kinds & 2) != 0, .clocks = (kinds & 4) != 0};
                QTest::addRow("%s %s", file, strength::nameOf(known).c_str()) << file << known;
            }
    }

    /// Some estimator applies to any data of a player, and one that needs more than moves has a substitute that needs moves only.
    void bundledProfilesKnowEveryKindOfPlayer()
    {
        QFETCH(QString, file);
        QFETCH(strength::OutsideKinds, known);
        const auto model = openModel((QStringLiteral(MODELS "/") + file).toStdString());
        QVERIFY(model.ok());
        QVERIFY2(model->description().name.starts_with("Evenmatch "), model->description().name.c_str()); // not the name of a training file
        const auto estimators = playerEstimatorsOf(model->description(), {.available = known});
        QVERIFY(estimators.ok());
        QVERIFY(known.holds(estimators->whole->estimator().needs()));
        QCOMPARE(estimators->alone != nullptr, estimators->whole->estimator().needs().any());
        QVERIFY(!estimators->alone || !estimators->alone->estimator().needs().any());
    }

    /// The offsets were measured on far more players than the profiles have: games of one player count in full, and players differ from
    /// their rank.
    void severalGamesOfOnePlayerAreMeasured()
    {
        const auto calibrationOf = [](const char* file, const EstimatorWish& wish) {
            const auto model = openModel(std::string(MODELS "/") + file);
            return playerEstimatorsOf(model->description(), wish)->whole->calibration();
        };
        for (const strength::PlayerCalibration& calibration : {calibrationOf("chess.evm", {}), calibrationOf("go.evm", {.game = "go9"})}) {
            QVERIFY(calibration.offset > 0 && calibration.rows.size() > 3);
            QVERIFY(5 * calibration.temperature(1) / calibration.temperature(5) > 2);
            for (std::size_t i = 1; i < calibration.rows.size(); ++i)
                QVERIFY(calibration.rows[i].width < calibration.rows[i - 1].width);
        }
        const strength::PlayerCalibration another{.base = 1.5};
        QCOMPARE(withOwnOffset("likelihood", another).base, 1.5); // not the calibration with which it was measured
    }

#ifdef EVENMATCH_LIBRARY

    /// Imported from a file without thinking times, and fetched from the server with them.
    void repeatedGamesOfALibraryCountOnce()
    {
        const std::string players = "[White \"anna\"]\n[Black \"bob\"]\n";
        const std::vector<fs::path> files{annasGames("first.pgn"), annasGames("again.pgn", "[Event \"again\"]\n"),
            write("plain.pgn", players + "\n1. e4 e5 *\n"),
            write("timed.pgn", players + "\n1. e4 {[%clk 0:02:59]} e5 {[%clk 0:02:58]} *\n")};
        auto library = library::Library::open(":memory:");
        jobs::JobContext job;
        QVERIFY(library.ok() && library::importGames(*library, files, job).ok());
        QCOMPARE(*library->count(), std::uint64_t(26));
        const auto games = readLibraryGames(*library, {}, {}, job);
        QVERIFY(games.ok());
        QCOMPARE(games->games.size(), std::size_t(13));
        QCOMPARE(games->twice, std::size_t(13));
        QVERIFY(!games->games.back().played.clocks.empty());
    }

    /// Lessons are made from them, too.
    void gamesOfTheUserAreThoseOfAllOwnNames()
    {
        const std::vector<fs::path> files{annasGames("own.pgn"), write("other.pgn", pgnGame("player3", "bob", "2024.01.01", 99))};
        auto library = library::Library::open(":memory:");
        jobs::JobContext job;
        QVERIFY(library.ok() && library::importGames(*library, files, job).ok());
        const auto anna = library->playerOf("anna");
        const auto gamesOfAnna = [&] { return readGamesOf(*library, *anna, "chess", job)->source.games.size(); };
        QVERIFY(library->setMe(*anna, true).ok());
        QCOMPARE(gamesOfAnna(), std::size_t(12 / 2)); // "Anna" is another name of the file's
        QVERIFY(library->setMe(*library->playerOf("Anna"), true).ok() && library->setMe(*library->playerOf("player3"), true).ok());
        QCOMPARE(gamesOfAnna(), std::size_t(13));
    }

    void libraryKeepsReviewsAndKnowsAliases()
    {
        const fs::path file = annasGames("library.pgn");
        auto library = library::Library::open(":memory:");
        QVERIFY(library.ok());
        jobs::JobContext job;
        QVERIFY(library::importGames(*library, {&file, 1}, job).ok());
        const auto anna = library->playerOf("anna");
        QVERIFY(library->setAlias("player3", *anna).ok());
        auto games = readLibraryGames(*library, {}, {}, job);
        QVERIFY(games.ok());
        QCOMPARE(games->games.size(), std::size_t(12));
        const auto players = library->players();
        const auto sides = playersOf(games->games, aliasesOf(*players));
        const PlayerSides* hers = findPlayer(sides, "ANNA");
        QVERIFY(hers && hers->sides.size() == 13); // in one game she played herself, under another name

        FakeEvaluator evaluator(chessFake());
        LibraryReviewCache cache(*library, evaluator.info());
        const auto first = report(evaluator, *games, &cache);
        const std::uint64_t whole = evaluator.positions();
        const auto second = report(evaluator, *games, &cache);
        QVERIFY(first.ok() && second.ok());
        QCOMPARE(evaluator.positions(), whole);
        QCOMPARE((*second)[0].estimate.probabilities, (*first)[0].estimate.probabilities);

        QVERIFY(library->moveToTrash(std::vector<library::GameId>{games->games.front().id}).ok());
        QVERIFY(library->emptyTrash().ok());
        FakeOptions options = chessFake();
        options.seed = 2;
        FakeEvaluator other(options);
        LibraryReviewCache otherCache(*library, other.info());
        QVERIFY(report(other, *games, &otherCache).ok()); // with a game that was deleted after it was read
    }

#endif

private:
    fs::path path(const char* name) const { return fs::path(m_folder.path().toStdString()) / name; }
    fs::path write(const char* name, const std::string& text) const
    {
        fs::create_directories(path(name).parent_path());
        std::ofstream(path(name), std::ios::binary) << text;
        return path(name);
    }
    /// Twelve games of "anna", six with each colour, one month apart.
    fs::path annasGames(const char* name, const std::string& more = {}) const
    {
        std::string text;
        for (int i = 0; i < 12; ++i) {
            const std::string date = "2024." + std::string(i < 9 ? "0" : "") + std::to_string(i + 1) + ".01";
            const std::string other = "player" + std::to_string(i);
            text += i % 2 == 0 ? pgnGame("anna", other, date, static_cast<std::uint64_t>(i), more)
                               : pgnGame(other, "Anna", date, static_cast<std::uint64_t>(i), more);
        }
        return write(name, text);
    }
    static SourceGames read(const fs::path& file)
    {
        jobs::JobContext job;
        auto games = readSourceGames({&file, 1}, {}, job);
        return games ? *games : SourceGames();
    }
    static core::Result<std::vector<PlayerReport>> report(
        Evaluator& evaluator, const SourceGames& games, ReviewCache* cache, jobs::JobContext job = {})
    {
        const auto players = likelyPlayers(playersOf(games.games), games.games.size());
        return reportPlayers(evaluator, *uncalibratedEstimators(evaluator.info()), games.games, players, cache, {}, job);
    }
    QTemporaryDir m_folder;
};

#endif

EVENMATCH_TEST(TestPlayerReport)

} // namespace tst_player_report

#include "tst_player_report.moc"
