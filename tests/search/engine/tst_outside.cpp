// Results of other programs: KataGo's analysis engine by a recorded exchange and by stand-ins that misbehave, UCI programs (scripts, and
// Stockfish if installed), networks as levels, and stored results.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/json_text.h"
#include "core/random.h"
#include "nn/evaluate/fake_evaluator.h"
#include "nn/ranks/sources/networks_source.h"
#include "nn/ranks/sources/outside_numbers.h"
#include "search/engine/katago_source.h"
#include "search/engine/uci_source.h"
#include "search/lesson/uci_position_judge.h"
#include "tests/files.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <stop_token>
#include <thread>

namespace tst_outside {

using namespace evenmatch;
using namespace evenmatch::nn;
using namespace evenmatch::search;
using namespace std::chrono_literals;
using core::ErrorCode;
using nlohmann::json;
using nn::PlayedGame;

namespace {

/// B C3, W E5, B pass on 9×9, with a white stone set up at G7.
PlayedGame goGame()
{
    go::Position start(9, go::Rules::japanese(), 6.5);
    PlayedGame game{std::make_shared<const game::AnyPosition>(start), {}};
    game.moves = {*start.parseMove("C3"), *start.parseMove("E5"), start.passMove()};
    return game;
}

PlayedGame chessGame(const std::vector<std::string>& moves)
{
    chess::Position position;
    PlayedGame game{std::make_shared<const game::AnyPosition>(position), {}};
    for (const std::string& text : moves) {
        const auto move = position.parseUci(text);
        game.moves.push_back(*move);
        position.play(*move);
    }
    return game;
}

/// A stand-in for "katago analysis": answers the version query, and handles each query with `onQuery`, with $id, $turns and $line set.
/// Starts are counted.
std::string standIn(const QString& folder, const std::string& onQuery)
{
    return "echo start >> " + folder.toStdString() + "/starts; n=$(wc -l < " + folder.toStdString()
        + "/starts); "
          "policy() { three=$1,$1,$1; nine=$three,$three,$three; row=$nine,$nine,$nine; echo \"[$row,$row,$row,$1]\"; }; "
          "while read -r line; do echo \"$line\" >> "
        + folder.toStdString()
        + "/queries; "
          "id=$(echo \"$line\" | sed 's/.*\"id\":\"\\([^\"]*\\)\".*/\\1/'); "
          "turns=$(echo \"$line\" | sed 's/.*\"analyzeTurns\":\\[\\([^]]*\\)\\].*/\\1/; s/,/ /g'); "
          "case $line in *query_version*) echo "
          "'{\"action\":\"query_version\",\"git_hash\":\"x\",\"id\":\"'$id'\",\"version\":\"1.16.0\"}';; "
          "*query_models*) echo "
          "'{\"action\":\"query_models\",\"id\":\"'$id'\",\"models\":[{\"internalName\":\"'${MODEL:-b18}'\",\"usesHumanSLProfile\":false}]}"
          "';; "
          "*) "
        + onQuery + ";; esac; done";
}

/// Answers every turn t with win rate 0.5 + t/10, lead t and a probability of a quarter for every move.
const std::string kAnswer
    = "all=$(policy 0.25); for t in $turns; do echo '{\"id\":\"'$id'\",\"isDuringSearch\":false,\"turnNumber\":'$t',\"moveInfos\":[],"
      "\"policy\":'$all',\"rootInfo\":{\"winrate\":0.'$((5+t))',\"scoreLead\":'$t'.5,\"visits\":1}}'; done";
const std::string kHumanAnswer
    = "case $line in *humanSLProfile*) case $line in *preaz_3k*) p=0.5;; *) p=0.05;; esac; all=$(policy $p); for t in $turns; do "
      "echo '{\"id\":\"'$id'\",\"turnNumber\":'$t',\"rootInfo\":{\"winrate\":0.5,\"scoreLead\":0},\"humanPolicy\":'$all'}'; "
      "done;; *) "
    + kAnswer + ";; esac";

std::vector<std::string> shell(const std::string& script) { return {"/bin/sh", "-c", script}; }

KataGoSettings quick(bool human = false)
{
    return {.visits = 7, .human = human, .style = "preaz", .patience = {.start = 20s, .answer = 20s}};
}

int lines(const QString& file) { return static_cast<int>(contentOf(file).count('\n')); }

/// A request for every game, both sides.
std::vector<OutsideQuestion> asking(std::span<const SourceGame> games)
{
    std::vector<OutsideQuestion> questions;
    for (const SourceGame& game : games)
        questions.push_back({&game.played, ReviewPart::Whole});
    return questions;
}

std::size_t known(const OutsideGame& plies) { return static_cast<std::size_t>(std::ranges::count_if(plies, &OutsidePly::known)); }

std::string uciScript(const std::string& onGo)
{
    return "while read command rest; do case $command in uci) echo 'id name Script 1'; echo uciok;; isready) echo readyok;; "
           "position) set -- $rest; for word; do last=$word; done;; go) "
        + onGo + ";; quit) exit;; esac; done";
}

} // namespace

class TestOutside : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void asksKataGoAsDocumented()
    {
        auto source = kataGo(kAnswer, quick());
        QVERIFY(source.ok());
        const PlayedGame game = goGame();
        OutsideGame plies(game.moves.size() + 1);
        QVERIFY((*source)->look(game, plies, {}).ok());
        QCOMPARE(known(plies), std::size_t(4));
        for (std::size_t t = 0; t < 4; ++t) {
            QVERIFY(std::abs(plies[t].value - (2 * (0.5 + 0.1 * static_cast<double>(t)) - 1)) < 1e-5);
            QCOMPARE(plies[t].scoreLead, static_cast<float>(t) + 0.5F);
            QCOMPARE(plies[t].levelLogPriors, t < 3 ? std::vector<float>{std::log(0.25F)} : std::vector<float>());
        }
        QVERIFY(!(*source)->info().tellsRanks()); // one policy is no scale
        // Black was 0.5 ahead, then White is 1.5 ahead: two points lost.
        QCOMPARE(lossBySource(plies, 0, true), 2.0);
        QVERIFY(std::isnan(lossBySource(plies, 3, true)));

        std::ifstream in(path("queries").toStdString());
        std::string line;
        std::getline(in, line); // the version
        std::getline(in, line); // the models
        std::getline(in, line);
        const json query = core::parseJson(line);
        QVERIFY(query["boardXSize"] == 9 && query["boardYSize"] == 9 && query["komi"] == 6.5 && query["rules"] == "japanese"
            && query["maxVisits"] == 7);
        QVERIFY(query["moves"] == core::parseJson(R"([["B","C3"],["W","E5"],["B","pass"]])"));
        QVERIFY(query["analyzeTurns"] == core::parseJson("[0,1,2,3]"));
        QVERIFY(query["overrideSettings"]["reportAnalysisWinratesAs"] == "SIDETOMOVE");
        QVERIFY(query["id"].is_string() && query["includePolicy"] == true);
    }

    void readsADocumentedAnswer()
    {
        // The format of docs/Analysis_Engine.md, with fields that we do not read.
        const std::string answer
            = R"({"id":"'$id'","isDuringSearch":false,"moveInfos":[{"lcb":0.87,"move":"G5","order":0,"prior":0.89,"pv":["G5","H5"],"scoreLead":8.18,)"
              R"("scoreMean":8.18,"scoreSelfplay":10.4,"scoreStdev":23.9,"utility":0.75,"utilityLcb":0.77,"visits":495,"winrate":0.866}],"rootInfo":)"
              R"({"currentPlayer":"B","lcb":0.867,"rawStScoreError":1.0,"scoreLead":8.25,"scoreSelfplay":10.4,"scoreStdev":23.9,"symHash":"1D25","thisHash":"F8FA",)"
              R"("utility":0.75,"visits":500,"winrate":0.875},"policy":'$all',"turnNumber":'$t'})";
        auto source = kataGo("all=$(policy 0.01); for t in $turns; do echo '" + answer + "'; done", quick());
        QVERIFY(source.ok());
        const PlayedGame game = goGame();
        OutsideGame plies(4);
        QVERIFY((*source)->look(game, plies, {}).ok());
        QCOMPARE(plies[2].value, 0.75F);
        QCOMPARE(plies[2].scoreLead, 8.25F);
    }

    void humanModelTellsTheRank()
    {
        auto source = kataGo(kHumanAnswer, quick(true));
        QVERIFY(source.ok());
        QCOMPARE((*source)->info().levels.size(), std::size_t(29));
        std::vector<SourceGame> games(1);
        games[0].played = goGame();
        for (int i = 0; i < 36; ++i) // enough moves for an estimate
            games[0].played.moves.push_back(games[0].played.moves.back());
        games[0].played.moves.resize(39, games[0].played.moves.back());
        OutsideGame plies(games[0].played.moves.size() + 1);
        QVERIFY((*source)->look(games[0].played, plies, {}).ok());
        QCOMPARE(known(plies), plies.size());
        QCOMPARE(plies[0].levelLogPriors.size(), std::size_t(29));
        const QByteArray queries = contentOf(path("queries"));
        QVERIFY(queries.contains("\"ignorePreRootHistory\":false") && queries.contains("\"humanSLProfile\":\"preaz_20k\""));
        const auto third = (*source)->info().levels.find("3k");
        QVERIFY(third.has_value());
        QVERIFY(std::abs(plies[0].levelLogPriors[*third] - std::log(0.5F)) < 1e-5F);
        QVERIFY(plies.back().levelLogPriors.empty()); // no move was made there
        const PlayerSides black{"b", {{0, game::Side::First}}};
        const OutsideReport report = outsideReportOf({.info = (*source)->info(), .games = {plies}}, black, games);
        QVERIFY(report.rank && report.rank->isEnough());
        QCOMPARE(report.rank->median, *third);
        QVERIFY(!report.rank->calibrated);
    }

    void bearsNoise_data()
    {
        QTest::addColumn<QString>("before");
        QTest::newRow("no JSON") << "loading model…";
        QTest::newRow("JSON that is no object") << "[1, 2";
        QTest::newRow("answer to an older query") << R"({"id":"old","turnNumber":0,"rootInfo":{"winrate":0.1}})";
        QTest::newRow("warning") << R"({"warning":"unused field","field":"x","id":"q3"})";
        QTest::newRow("not the last word")
            << R"({"id":"q3","isDuringSearch":true,"turnNumber":0,"rootInfo":{"winrate":0.1,"scoreLead":9}})";
    }

    void bearsNoise()
    {
        QFETCH(QString, before);
        auto source = kataGo("echo '" + before.toStdString() + "'; " + kAnswer, quick());
        QVERIFY(source.ok());
        OutsideGame plies(4);
        QVERIFY((*source)->look(goGame(), plies, {}).ok());
        QVERIFY(std::abs(plies[0].value) < 1e-6F);
        QCOMPARE(plies[3].scoreLead, 3.5F);
    }

    void startsAnewOnce()
    {
        // The first program ends after two of four answers; the second is queried only for the others.
        auto source = kataGo("if [ $n = 1 ]; then set -- $turns; turns=\"$1 $2\"; " + kAnswer + "; exit 1; fi; " + kAnswer, quick());
        QVERIFY(source.ok());
        OutsideGame plies(4);
        const auto looked = (*source)->look(goGame(), plies, {});
        QVERIFY2(looked.ok(), looked ? "" : qPrintable(QString::fromStdString(core::describe(looked.error()))));
        QCOMPARE(known(plies), std::size_t(4));
        QCOMPARE(lines(path("starts")), 2);
        std::ifstream in(path("queries").toStdString());
        std::string line;
        std::string last;
        while (std::getline(in, line))
            last = line;
        QVERIFY(core::parseJson(last)["analyzeTurns"] == core::parseJson("[2,3]"));
    }

    void givesUpAfterTwoFailures_data()
    {
        QTest::addColumn<QString>("onQuery");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("heard");
        const QString first = "set -- $turns; turns=$1; " + QString::fromStdString(kAnswer) + "; ";
        QTest::newRow("ends each time") << first + "exit 1" << static_cast<int>(ErrorCode::EngineEnded) << 2;
        QTest::newRow("says nothing more") << first + "sleep 600" << static_cast<int>(ErrorCode::EngineSilent) << 2;
        QTest::newRow("talks nonsense") << "while echo nonsense; do :; done" << static_cast<int>(ErrorCode::EngineNonsense) << 0;
        QTest::newRow("turn that was not asked for")
            << R"(echo '{"id":"'$id'","turnNumber":77,"rootInfo":{}}')" << static_cast<int>(ErrorCode::EngineNonsense) << 0;
        QTest::newRow("no result")
            << R"(for t in $turns; do echo '{"id":"'$id'","isDuringSearch":false,"noResults":true,"turnNumber":'$t'}'; done)"
            << static_cast<int>(ErrorCode::EngineNonsense) << 0;
        QTest::newRow("no policy") << R"(echo '{"id":"'$id'","turnNumber":0,"rootInfo":{"winrate":0.5}}')"
                                   << static_cast<int>(ErrorCode::EngineNonsense) << 0;
        QTest::newRow("turn that is no number")
            << R"(echo '{"id":"'$id'","turnNumber":[],"rootInfo":3}')" << static_cast<int>(ErrorCode::EngineNonsense) << 0;
    }

    void givesUpAfterTwoFailures()
    {
        QFETCH(QString, onQuery);
        QFETCH(int, code);
        QFETCH(int, heard);
        KataGoSettings settings = quick();
        auto source = kataGo(onQuery.toStdString(), settings);
        QVERIFY(source.ok());
        if (code == static_cast<int>(ErrorCode::EngineSilent)) {
            settings.patience.answer = 1s;
            source = kataGo(onQuery.toStdString(), settings);
            QVERIFY(source.ok());
        }
        OutsideGame plies(4);
        const auto looked = (*source)->look(goGame(), plies, {});
        QVERIFY(!looked.ok());
        QCOMPARE(static_cast<int>(looked.error().code), code);
        if (code != static_cast<int>(ErrorCode::EngineSilent)) // the number of answers within a second depends on the machine
            QCOMPARE(static_cast<int>(known(plies)), heard);
    }

    void refusalsAreNotTriedAgain_data()
    {
        QTest::addColumn<QString>("onQuery");
        QTest::addColumn<QString>("says");
        QTest::newRow("an error") << R"(echo '{"error":"Could not set settings","field":"overrideSettings","id":"'$id'"}')"
                                  << "Could not set";
        QTest::newRow("an error about nothing") << R"(echo '{"error":"out of memory"}')"
                                                << "out of memory";
        QTest::newRow("no human model") << QString::fromStdString(kAnswer) << "-human-model";
    }

    void refusalsAreNotTriedAgain()
    {
        QFETCH(QString, onQuery);
        QFETCH(QString, says);
        auto source = kataGo(onQuery.toStdString(), quick(true));
        QVERIFY(source.ok());
        OutsideGame plies(4);
        const auto looked = (*source)->look(goGame(), plies, {});
        QVERIFY(!looked.ok() && looked.error().code == ErrorCode::EngineRefused);
        QVERIFY(QString::fromStdString(core::describe(looked.error())).contains(says));
        QCOMPARE(lines(path("starts")), 1);
        for (const OutsidePly& ply : std::span(plies).first(3)) // values without the requested priors do not count
            QVERIFY(!ply.known);
    }

    void endsWhenAskedToStop()
    {
        auto source = kataGo("sleep 600", quick());
        QVERIFY(source.ok());
        std::stop_source stop;
        stop.request_stop();
        OutsideGame plies(4);
        const auto looked = (*source)->look(goGame(), plies, stop.get_token());
        QVERIFY(!looked.ok() && looked.error().code == ErrorCode::Stopped);
        QCOMPARE(lines(path("starts")), 1);
        QVERIFY(!KataGoSource::launch({"no-such-katago"}, quick()).ok());
        QVERIFY(!KataGoSource::launch(shell("echo could not load the model >&2; exit 3"), quick()).ok());
    }

    void uciGivesValuesAndLosses()
    {
        const std::string script = uciScript("case $last in startpos) echo 'info depth 1 score cp 30 pv e2e4'; echo bestmove e2e4;; "
                                             "e2e4) echo 'info depth 1 score cp -20'; echo bestmove e7e5;; "
                                             "*) echo 'info depth 1 score mate 3'; echo bestmove g1f3;; esac");
        auto source = UciSource::launch(shell(script), {});
        QVERIFY(source.ok());
        const PlayedGame game = chessGame({"e2e4", "e7e5"});
        OutsideGame plies(3);
        const auto looked = (*source)->look(game, plies, {});
        QVERIFY2(looked.ok(), looked ? "" : qPrintable(QString::fromStdString(core::describe(looked.error()))));
        QVERIFY(std::abs(plies[0].value - (2 / (1 + std::exp(-0.00368208 * 30)) - 1)) < 1e-5);
        QCOMPARE(plies[2].value, 1.0F);
        // In log odds: 30 cp before, 20 cp after, from the same side's view.
        QVERIFY(std::abs(lossBySource(plies, 0, false) - 0.00368208 * 10) < 1e-4);
        QCOMPARE(lossBySource(plies, 1, false), 4.0); // allowed mate: the maximum loss of one move
    }

    void uciStartsAnew()
    {
        const std::string count = "echo x >> " + path("starts").toStdString() + "; n=$(wc -l < " + path("starts").toStdString() + "); ";
        const std::string script = count
            + uciScript("[ $n = 1 ] && [ $last = e2e4 ] && exit 1; echo 'info depth 1 score cp 10'; "
                        "case $last in startpos|e7e5) echo bestmove g1f3;; *) echo bestmove g8f6;; esac");
        auto source = UciSource::launch(shell(script), {});
        QVERIFY(source.ok());
        OutsideGame plies(3);
        QVERIFY((*source)->look(chessGame({"e2e4", "e7e5"}), plies, {}).ok());
        QCOMPARE(known(plies), std::size_t(3));
        QCOMPARE(lines(path("starts")), 2);
    }

    /// So a lesson of cards survives a program that ends in it.
    void uciStartsAnewForAPosition()
    {
        const std::string count = "echo x >> " + path("starts").toStdString() + "; n=$(wc -l < " + path("starts").toStdString() + "); ";
        const std::string script = count + uciScript("[ $n = 1 ] && exit 1; echo 'info depth 1 score cp 10 pv g1f3'; echo bestmove g1f3");
        const QString program = path("program");
        writeFile(program, QByteArray::fromStdString(script));
        auto judge = UciPositionJudge::launch("/bin/sh " + program.toStdString(), 7);
        QVERIFY(judge.ok());
        const PlayedGame game = chessGame({});
        const auto verdict = (*judge)->judge({.game = &game, .best = 1}, {});
        QVERIFY2(verdict.ok(), verdict ? "" : qPrintable(QString::fromStdString(core::describe(verdict.error()))));
        QCOMPARE(verdict->moves.front().move, *chess::Position().parseUci("g1f3"));
        QCOMPARE(lines(path("starts")), 2);
    }

    /// The window waits for this when it closes.
    void uciStopsWhileItStartsAnew()
    {
        const QString starts = path("starts");
        const QString program = path("program");
        writeFile(program,
            QByteArray::fromStdString("echo x >> " + starts.toStdString() + "; [ $(($(wc -l < " + starts.toStdString()
                + ") % 2)) = 0 ] && exec sleep 600; " + uciScript("exit 1")));
        const std::vector<std::string> command{"/bin/sh", program.toStdString()};
        const PlayedGame game = chessGame({"e2e4"});
        const auto stopsAt = [&](int count, const std::function<std::optional<ErrorCode>(const std::stop_token&)>& look) {
            std::stop_source stop;
            const std::jthread other([&](const std::stop_token& ended) {
                while (!ended.stop_requested() && lines(starts) < count)
                    std::this_thread::yield();
                stop.request_stop();
            });
            return look(stop.get_token()) == ErrorCode::Stopped;
        };
        auto source = UciSource::launch(command, {.options = {}, .go = {}, .patience = {.start = 300s}});
        QVERIFY(source.ok());
        QVERIFY(stopsAt(2, [&](const std::stop_token& stop) -> std::optional<ErrorCode> {
            OutsideGame plies(2);
            const auto looked = (*source)->look(game, plies, stop);
            return looked ? std::nullopt : std::optional(looked.error().code);
        }));
        auto judge = UciPositionJudge::launch("/bin/sh " + program.toStdString(), 7);
        QVERIFY(judge.ok());
        QVERIFY(stopsAt(4, [&](const std::stop_token& stop) -> std::optional<ErrorCode> {
            const auto verdict = (*judge)->judge({.game = &game}, stop);
            return verdict ? std::nullopt : std::optional(verdict.error().code);
        }));
    }

    /// A program that is stopped responds early, with the evaluation of a shorter search.
    void stoppedUciSearchesAreNotStored()
    {
        const QString begun = path("begun");
        auto source = UciSource::launch(
            shell(uciScript("echo 'info depth 1 score cp 900'; echo x > " + begun.toStdString() + "; read command; echo bestmove e2e4")),
            {.options = {}, .go = {}, .patience = {.quit = 60s}});
        QVERIFY(source.ok());
        std::stop_source stop;
        const std::jthread other([&](const std::stop_token& ended) {
            while (!ended.stop_requested() && lines(begun) == 0)
                std::this_thread::yield();
            stop.request_stop();
        });
        OutsideGame plies(2);
        const auto looked = (*source)->look(chessGame({"e2e4"}), plies, stop.get_token());
        QVERIFY(!looked && looked.error().code == ErrorCode::Stopped);
        QCOMPARE(known(plies), std::size_t(0));
    }

    void stockfishSeesABlunder()
    {
        if (!findProgram("stockfish"))
            QSKIP("stockfish is not installed");
        auto source = UciSource::launch({"stockfish"}, {.options = {}, .go = {.nodes = 5000, .depth = {}, .time = {}}, .patience = {}});
        QVERIFY(source.ok());
        // 3... Nf6?? allows mate; the earlier moves lost little.
        const PlayedGame game = chessGame({"e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"});
        OutsideGame plies(game.moves.size() + 1);
        QVERIFY((*source)->look(game, plies, {}).ok());
        QCOMPARE(known(plies), plies.size());
        QVERIFY(lossBySource(plies, 5, false) > 3);
        QVERIFY(lossBySource(plies, 0, false) < 0.3);
        QCOMPARE(plies.back().value, -1.0F); // mated
    }

    void networksAreLevels()
    {
        std::vector<NetworksSource::Level> levels;
        for (const int seed : {1, 2, 3})
            levels.push_back({std::to_string(2000 - 100 * seed),
                std::make_shared<FakeEvaluator>(FakeOptions{.game = "chess", .scale = {}, .seed = static_cast<std::uint64_t>(seed)})});
        NetworksSource source("Levels", levels);
        QCOMPARE(source.info().levels.name(0), std::string("1900"));
        // A game by the policy of the second.
        std::vector<SourceGame> games(1);
        games[0].played.start = std::make_shared<const game::AnyPosition>(chess::Position());
        GameState state(*games[0].played.start);
        core::Random random(4);
        while (games[0].played.moves.size() < 60 && !state.position().isOver()) {
            Evaluation answer;
            const Query query{&state, {}};
            QVERIFY(levels[1].network->evaluate({&query, 1}, {&answer, 1}).ok());
            double left = random.below(1'000'000) / 1e6;
            std::size_t move = 0;
            while (move + 1 < answer.moves.size() && (left -= answer.prior[move]) > 0)
                ++move;
            games[0].played.moves.push_back(answer.moves[move]);
            state.play(answer.moves[move]);
        }
        OutsideGame plies(games[0].played.moves.size() + 1);
        QVERIFY(source.look(games[0].played, plies, {}).ok());
        QCOMPARE(known(plies), plies.size());
        const OutsideReport report = outsideReportOf({.info = source.info(), .games = {plies}}, {"x", {{0, game::Side::First}}}, games);
        QVERIFY(report.rank && report.rank->isEnough());
        QCOMPARE(report.rank->median, std::size_t(1));
        QCOMPARE(report.moves, std::size_t(0)); // policies give no losses
    }

    void strongNetworkTellsLosses()
    {
        const auto network = std::make_shared<FakeEvaluator>(FakeOptions{.game = "go", .scale = {}, .seed = 5});
        NetworksSource source(network);
        QVERIFY(source.info().tellsLosses);
        QVERIFY(!source.info().tellsRanks());
        const PlayedGame game = goGame();
        OutsideGame plies(game.moves.size() + 1);
        plies[1].wanted = false;
        QVERIFY(source.look(game, plies, {}).ok());
        QCOMPARE(known(plies), plies.size() - 1);
        QVERIFY(!plies[1].known);
        for (const std::size_t ply : {std::size_t(0), std::size_t(2), game.moves.size()}) {
            const GameState state = stateAt(game, ply);
            Evaluation answer;
            const Query query{&state, {}};
            QVERIFY(network->evaluate({&query, 1}, {&answer, 1}).ok());
            QCOMPARE(plies[ply].value, answer.value);
            QCOMPARE(plies[ply].levelLogPriors.size(), std::size_t(ply < game.moves.size() ? 1 : 0));
            if (ply < game.moves.size())
                QCOMPARE(plies[ply].levelLogPriors[0], std::log(answer.prior[answer.indexOf(game.moves[ply])]));
        }
        std::stop_source stop;
        stop.request_stop();
        OutsideGame later(game.moves.size() + 1);
        QVERIFY(source.look(game, later, stop.get_token()).error().code == ErrorCode::Stopped);
    }

    void maiasNetworksComeFromAFolder()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        std::vector<std::string> opened;
        const auto open = [&](const std::string& file) -> core::Result<std::shared_ptr<Evaluator>> {
            opened.push_back(std::filesystem::path(file).filename().string());
            return std::shared_ptr<Evaluator>(
                std::make_shared<FakeEvaluator>(FakeOptions{.game = "chess", .scale = {}, .seed = opened.size()}));
        };
        QVERIFY(openMaia(path, open).error().code == ErrorCode::NotFound);
        QVERIFY(openMaia(path / "missing", open).error().code == ErrorCode::NotFound);
        for (const char* name : {"maia-1100.pb.gz", "maia-1900.pb.gz", "maia-1500.pb", "readme-7.txt", "weights.pb.gz"})
            std::ofstream(path / name) << "x";
        const auto maia = openMaia(path, open);
        QVERIFY(maia.ok());
        QCOMPARE(opened, (std::vector<std::string>{"maia-1900.pb.gz", "maia-1500.pb", "maia-1100.pb.gz"}));
        QCOMPARE((*maia)->info().levels.size(), 3u);
        QCOMPARE((*maia)->info().levels.name(0), std::string("1900"));
        for (const char* name : {"maia-2200.pb.gz", "maia-1300.pb.gz", "maia-1500.pb.gz"}) // not Maia's; broken; another of the same level
            std::ofstream(path / name) << "x";
        const auto most = openMaia(path, [&](const std::string& file) -> core::Result<std::shared_ptr<Evaluator>> {
            if (file.ends_with("maia-1300.pb.gz"))
                return core::Error{ErrorCode::NetworkDamaged, {}, file};
            return open(file);
        });
        QVERIFY(most.ok());
        QCOMPARE((*most)->info().levels.size(), 3u); // as before
        QCOMPARE((*most)->info().levels.name(0), std::string("1900"));
        QCOMPARE((*most)->info().leftOut.size(), 1u);
        QVERIFY((*most)->info().leftOut.front().file.ends_with("maia-1300.pb.gz"));
        const auto two = openMaia(path, open, std::array{1100, 1900});
        QVERIFY(two.ok());
        QCOMPARE((*two)->info().levels.size(), 2u);
        QCOMPARE((*two)->info().levels.name(1), std::string("1100"));
        QVERIFY((*two)->info().identity != (*most)->info().identity);
        QVERIFY(openMaia(path, open, std::array{1100, 1200}).error().code == ErrorCode::NotFound);
        const auto damaged = [](const std::string& file) -> core::Result<std::shared_ptr<Evaluator>> {
            return core::Error{ErrorCode::NetworkDamaged, {}, file};
        };
        QVERIFY(openMaia(path, damaged).error().code == ErrorCode::NetworkDamaged);
    }

    void nothingIsAskedTwice()
    {
        std::vector<SourceGame> games(2);
        games[0].played = games[1].played = goGame();
        games[1].played.moves.pop_back();
        const std::filesystem::path cache = path("cache").toStdString();
        jobs::JobContext job;
        OutsideSaid first;
        {
            auto source = kataGo(kHumanAnswer, quick(true));
            QVERIFY(source.ok());
            first = askOutside(**source, asking(games), cache, job);
            QVERIFY(!first.error && first.looked == 2);
        }
        const int queries = lines(path("queries"));
        auto source = kataGo(kHumanAnswer, quick(true));
        QVERIFY(source.ok());
        const OutsideSaid again = askOutside(**source, asking(games), cache, job);
        QVERIFY(!again.error && again.looked == 0);
        QCOMPARE(lines(path("queries")), queries + 2); // its version and models
        for (std::size_t ply = 0; ply < 4; ++ply) {
            QCOMPARE(again.games[0][ply].value, first.games[0][ply].value);
            QCOMPARE(again.games[0][ply].levelLogPriors, first.games[0][ply].levelLogPriors);
        }
        // Other settings give other results.
        KataGoSettings more = quick(true);
        more.visits = 8;
        auto other = kataGo(kHumanAnswer, more);
        QVERIFY(other.ok());
        QCOMPARE(askOutside(**other, asking({games.begin(), 1}), cache, job).looked, std::size_t(1));
    }

    /// Its folder is a file.
    void aCacheThatCannotBeWrittenEndsNothing()
    {
        std::vector<SourceGame> games(2);
        games[0].played = games[1].played = goGame();
        games[1].played.moves.pop_back();
        const std::filesystem::path cache = path("cache").toStdString();
        std::ofstream(cache) << "x";
        jobs::JobContext job;
        auto source = kataGo(kAnswer, quick());
        QVERIFY(source.ok());
        const OutsideSaid heard = askOutside(**source, asking(games), cache, job);
        QVERIFY(heard.error);
        QCOMPARE(heard.looked, std::size_t(2));
        QVERIFY(known(heard.games[0]) == 4 && known(heard.games[1]) == 3);
    }

    void damagedCacheIsAskedAgain()
    {
        std::vector<SourceGame> games(1);
        games[0].played = goGame();
        const std::filesystem::path cache = path("cache").toStdString();
        jobs::JobContext job;
        auto source = kataGo(kAnswer, quick());
        QVERIFY(source.ok());
        QCOMPARE(askOutside(**source, asking(games), cache, job).looked, std::size_t(1));
        for (const char* content : {"", "[", "{}", "[1,2,3,4]", "[[0,0,[1]],[0,0,[]],[0,0,[]],[0,0,[]]]"}) {
            for (const auto& entry : std::filesystem::recursive_directory_iterator(cache))
                if (entry.is_regular_file())
                    std::ofstream(entry.path()) << content;
            const OutsideSaid heard = askOutside(**source, asking(games), cache, job);
            QCOMPARE(heard.looked, std::size_t(1));
            QCOMPARE(known(heard.games[0]), std::size_t(4));
        }
    }

    void anErrorKeepsWhatWasHeard()
    {
        // Ends permanently in the second game.
        std::vector<SourceGame> games(3);
        for (SourceGame& game : games)
            game.played = goGame();
        games[1].played.moves.resize(2);
        games[2].played.moves.resize(1);
        const std::filesystem::path cache = path("cache").toStdString();
        jobs::JobContext job;
        auto source = kataGo("case $line in *pass*) " + kAnswer + ";; *) exit 1;; esac", quick());
        QVERIFY(source.ok());
        const OutsideSaid heard = askOutside(**source, asking(games), cache, job);
        QVERIFY(heard.error && heard.error->code == ErrorCode::EngineEnded);
        QCOMPARE(known(heard.games[0]), std::size_t(4));
        QCOMPARE(heard.looked, std::size_t(2)); // the third is not tried
        auto better = kataGo(kAnswer, quick());
        QVERIFY(better.ok());
    }

    void aGameThatIsRefusedIsPassedOver()
    {
        std::vector<SourceGame> games(3);
        for (SourceGame& game : games)
            game.played = goGame();
        games[1].played.moves.resize(2);
        games[2].played.moves.resize(1);
        jobs::JobContext job;
        auto source = kataGo("case $line in *pass*) " + kAnswer
                + R"(;; *E5*) echo '{"error":"Illegal move 2: E5","field":"moves","id":"'$id'"}';; *) )" + kAnswer + ";; esac",
            quick());
        QVERIFY(source.ok());
        const OutsideSaid heard = askOutside(**source, asking(games), {}, job);
        QVERIFY(!heard.error && heard.refused == 1 && heard.refusal);
        QVERIFY(core::describe(heard.refusal->detail).find("Illegal move 2: E5") != std::string::npos);
        QVERIFY(known(heard.games[0]) == 4 && known(heard.games[1]) == 0 && known(heard.games[2]) == 2);
        QCOMPARE(lines(path("starts")), 1);
    }

    void otherModelsAreAnotherSource()
    {
        const auto identity = [&](const char* before) {
            const auto source = KataGoSource::launch(shell(before + standIn(m_folder->path(), kAnswer)), quick());
            return source ? (*source)->info().identity : std::string();
        };
        const auto model = [&](const char* name) {
            qputenv("MODEL", name);
            return identity("");
        };
        const std::string one = model("b18");
        QVERIFY2(one.find("1.16.0") != std::string::npos && one.find("b18") != std::string::npos, one.c_str());
        QVERIFY(model("b28") != one);
        qunsetenv("MODEL");
        const auto uci = [](const std::vector<std::string>& arguments) {
            std::vector<std::string> command = shell(uciScript(""));
            command.insert(command.end(), arguments.begin(), arguments.end());
            const auto source = UciSource::launch(std::move(command), {});
            return source ? (*source)->info().identity : std::string();
        };
        QVERIFY(uci({"lc0", "--weights=a"}) != uci({"lc0", "--weights=b"}));
        QCOMPARE(uci({"lc0", "--weights=a"}), uci({"lc0", "--weights=a"}));
        // A program that does not support the query still works.
        auto old = KataGoSource::launch(
            shell("while read -r line; do id=$(echo \"$line\" | sed 's/.*\"id\":\"\\([^\"]*\\)\".*/\\1/'); case $line in *query_version*) "
                  "echo '{\"id\":\"'$id'\",\"version\":\"1.9\"}';; *) echo '{\"error\":\"Unknown "
                  "action\",\"field\":\"action\",\"id\":\"'$id'\"}';; esac; done"),
            quick());
        QVERIFY(old.ok());
    }

private:
    core::Result<std::unique_ptr<KataGoSource>> kataGo(const std::string& onQuery, KataGoSettings settings)
    {
        return KataGoSource::launch(shell(standIn(m_folder->path(), onQuery)), settings);
    }
    QString path(const char* name) const { return m_folder->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

EVENMATCH_TEST(TestOutside)

} // namespace tst_outside

#include "tst_outside.moc"
