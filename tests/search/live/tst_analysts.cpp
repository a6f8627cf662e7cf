// Analysis of a position until it is stopped: by UCI programs and KataGo (stand-ins; Stockfish if installed), and by our own search.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/go/diagram.h"
#include "core/game/go/position.h"
#include "nn/evaluate/fake_evaluator.h"
#include "nn/review/owners.h"
#include "search/engine/katago_answer.h"
#include "search/engine/uci_option.h"
#include "search/live/gtp_analyst.h"
#include "search/live/katago_analyst.h"
#include "search/live/open_analyst.h"
#include "search/live/search_analyst.h"
#include "search/live/territory_analyst.h"
#include "search/live/uci_analyst.h"
#include "tests/files.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <nlohmann/json.hpp>
#include <stop_token>

namespace tst_analysts {

using namespace evenmatch;
using namespace evenmatch::search;
using namespace std::chrono_literals;
using core::ErrorCode;

namespace {

std::vector<std::string> shell(const std::string& script) { return {"/bin/sh", "-c", script}; }

const std::string kFishsMove = "echo bestmove e2e4";

/// Searches until it is stopped, and logs all commands. `onStop`, `atLimit`: its reactions to the ends of a search.
std::string fishScript(const std::string& log, const std::string& onStop = kFishsMove, const std::string& atLimit = kFishsMove)
{
    return "while read -r word rest; do echo \"$word $rest\" >> " + log
        + "; case $word in\n"
          "uci) echo id name Fish 1; echo option name MultiPV type spin default 1 min 1 max 500;"
          " echo option name Hash type spin default 16 min 1 max 1024; echo uciok;;\n"
          "isready) echo readyok;;\n"
          "go) echo info depth 7 multipv 1 score cp 11 lowerbound nodes 90 pv a2a3;"
          " echo info depth 8 multipv 1 score cp 30 nodes 100 pv e2e4 e7e5 e2e4;"
          " echo info depth 8 multipv 2 score mate -3 nodes 120 pv d2d4;"
          " case $rest in *infinite*) ;; *) "
        + atLimit
        + ";; esac;;\n"
          "stop) "
        + onStop
        + ";;\n"
          "quit) exit;; esac; done";
}

/// Analyses until the next command, and logs all commands. `afterIt`: its further reaction to a request for an analysis.
std::string gtpScript(const std::string& log, const std::string& command = "kata-analyze", const std::string& afterIt = "true")
{
    return "while read -r id word rest; do echo \"$word $rest\" >> " + log
        + "; case $word in\n"
          "list_commands) printf '=%s name\\nplay\\n"
        + command
        + "\\n\\n' $id;;\n"
          "name) printf '\\n=%s Script\\n\\n' $id;;\n"
          "*-analyze) printf '=%s\\ninfo move C3 visits 30 winrate 0.75 scoreLead 2.5 order 0 pv C3 G7 info move G7 visits 9 winrate 0.5 "
          "order 1 pv G7\\n' $id; "
        + afterIt
        + ";;\n"
          "*) printf '=%s\\n\\n' $id;; esac; done";
}

nn::PlayedGame gameOf(const game::AnyPosition& start, const std::vector<std::string>& moves = {})
{
    nn::PlayedGame game{std::make_shared<const game::AnyPosition>(start), {}};
    game::AnyPosition position = start;
    for (const std::string& text : moves) {
        game.moves.push_back(*position.parseMove(text));
        position.play(game.moves.back());
    }
    return game;
}

/// Requests a stop after the first report.
struct Listener {
    std::stop_source stop;
    std::vector<LiveReport> reports;

    OnLiveReport tell(std::size_t enough = 1)
    {
        return [this, enough](LiveReport report) {
            reports.push_back(std::move(report));
            if (reports.size() >= enough)
                stop.request_stop();
        };
    }
};

std::string textOf(const std::string& file) { return contentOf(QString::fromStdString(file)).toStdString(); }

} // namespace

class TestAnalysts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void optionsAreRead_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("type"); // -1: no option
        QTest::addColumn<QString>("usual");
        QTest::newRow("number") << "type spin default 16 min 1 max 1024" << int(UciOption::Type::Spin) << "16";
        QTest::newRow("number without a default") << "type spin min 1 max 8" << int(UciOption::Type::Spin) << "1";
        QTest::newRow("number without a range") << "type spin default 16" << -1 << "";
        QTest::newRow("empty range") << "type spin default 3 min 5 max 4" << -1 << "";
        QTest::newRow("not a number") << "type spin default 1 min one max 4" << -1 << "";
        QTest::newRow("tick") << "type check default true" << int(UciOption::Type::Check) << "true";
        QTest::newRow("choice of words") << "type combo default Very Solid var Very Solid var Risky" << int(UciOption::Type::Combo)
                                         << "Very Solid";
        QTest::newRow("empty text") << "type string default <empty>" << int(UciOption::Type::String) << "";
        QTest::newRow("text of words") << "type string default C:\\my nets" << int(UciOption::Type::String) << "C:\\my nets";
        QTest::newRow("button") << "type button" << -1 << "";
        QTest::newRow("nothing") << "" << -1 << "";
    }

    void optionsAreRead()
    {
        QFETCH(QString, words);
        QFETCH(int, type);
        QFETCH(QString, usual);
        const auto option = uciOption("Name", words.toStdString());
        QCOMPARE(option.has_value(), type >= 0);
        if (!option)
            return;
        QCOMPARE(int(option->type), type);
        QCOMPARE(QString::fromStdString(option->usual), usual);
        if (option->type == UciOption::Type::Combo)
            QCOMPARE(option->choices, (std::vector<std::string>{"Very Solid", "Risky"}));
        QCOMPARE(uciOptions({{"Name", words.toStdString()}, {"Other", "type button"}}).size(), std::size_t{1});
    }

    void uciTellsAllLines()
    {
        const std::string log = file("log");
        auto analyst = UciAnalyst::launch(shell(fishScript(log)), {{"Hash", "64"}, {"Unheard", "1"}});
        QVERIFY(analyst.ok());
        QCOMPARE((*analyst)->name(), std::string("Fish 1"));
        Listener listener;
        const auto done = (*analyst)->analyse({.game = gameOf(chess::Position()), .lines = 2}, listener.tell(), listener.stop.get_token());
        QVERIFY(!done.ok());
        QCOMPARE(done.error().code, ErrorCode::Stopped);
        const LiveReport& report = listener.reports.at(0);
        QCOMPARE(report.lines.size(), std::size_t{2});
        QCOMPARE(report.depth, 8); // a bound is not a score
        QCOMPARE(report.effort, std::uint64_t{120});
        QCOMPARE(report.lines[0].centipawns, std::optional(30));
        QCOMPARE(report.lines[0].moves.size(), std::size_t{2}); // the third is not legal
        QCOMPARE(report.lines[1].mateIn, -3);
        QCOMPARE(report.lines[1].value, -1.0F);
        const std::string heard = textOf(log);
        QVERIFY(heard.find("setoption name Hash value 64\n") != heard.npos && heard.find("Unheard") == heard.npos);
        QVERIFY(heard.find("setoption name MultiPV value 2\n") < heard.find("go infinite\n"));
        QVERIFY(heard.find("stop \n") != heard.npos);
    }

    /// Its knowledge of a game is useful for the next position, so no new game is announced; for another game one is.
    void uciKeepsItsGame()
    {
        const std::string log = file("log");
        auto analyst = UciAnalyst::launch(shell(fishScript(log)), {});
        QVERIFY(analyst.ok());
        const auto look = [&](const nn::PlayedGame& game) {
            Listener listener;
            const auto done = (*analyst)->analyse({.game = game}, listener.tell(), listener.stop.get_token());
            QVERIFY(!done && done.error().code == ErrorCode::Stopped);
        };
        const auto games = [&] {
            const QString heard = contentOf(QString::fromStdString(log));
            return heard.count(QStringLiteral("ucinewgame"));
        };
        look(gameOf(chess::Position()));
        look(gameOf(chess::Position(), {"a2a3", "a7a6"}));
        QCOMPARE(games(), 1);
        QVERIFY(textOf(log).find("position startpos moves a2a3 a7a6\n") != std::string::npos);
        look(gameOf(*chess::Position::fromFen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1")));
        QCOMPARE(games(), 2);
    }

    void uciEndsAtALimit()
    {
        const std::string log = file("log");
        auto analyst = UciAnalyst::launch(shell(fishScript(log)), {});
        QVERIFY(analyst.ok());
        Listener listener;
        const auto done = (*analyst)->analyse(
            {.game = gameOf(chess::Position()), .lines = 5, .limits = {.depth = 12, .effort = 1000, .time = 7s}}, listener.tell(9), {});
        QVERIFY(done.ok());
        QCOMPARE(listener.reports.back().lines.size(), std::size_t{2}); // it had no further lines
        QVERIFY(textOf(log).find("go nodes 1000 depth 12 movetime 7000\n") != std::string::npos);
    }

    void uciIsStartedAnewAfterItEnded()
    {
        const std::string starts = file("starts");
        auto analyst
            = UciAnalyst::launch(shell("echo x >> " + starts + "; [ $(wc -l < " + starts + ") = 1 ] && dies=1; "
                                     + "while read -r word rest; do case $word in uci) echo uciok;; isready) echo readyok;; "
                                       "go) [ \"$dies\" ] && exit; echo info depth 1 score cp 1 nodes 1 pv e2e4; echo bestmove e2e4;; "
                                       "esac; done"),
                {});
        QVERIFY(analyst.ok());
        Listener listener;
        const LiveQuestion question{.game = gameOf(chess::Position()), .limits = {.depth = 1}};
        QCOMPARE((*analyst)->analyse(question, listener.tell(), {}).error().code, ErrorCode::EngineEnded);
        QVERIFY((*analyst)->analyse(question, listener.tell(), {}).ok());
        QCOMPARE(listener.reports.size(), std::size_t{1});
    }

    /// It never responds to "stop".
    void uciIsStartedAnewIfItDoesNotStop()
    {
        auto analyst = UciAnalyst::launch(shell(fishScript(file("log"), "true")), {});
        QVERIFY(analyst.ok());
        for (int time = 0; time < 2; ++time) {
            Listener listener;
            const auto done
                = (*analyst)->analyse({.game = gameOf(chess::Position()), .lines = 2}, listener.tell(), listener.stop.get_token());
            QVERIFY(!done);
            QCOMPARE(done.error().code, ErrorCode::Stopped);
            QCOMPARE(listener.reports.size(), std::size_t{1});
        }
    }

    /// It closes its input and ends as soon as a search has reached its limit.
    void uciIsStartedAnewAfterItEndedBetweenSearches()
    {
        auto analyst = UciAnalyst::launch(shell(fishScript(file("log"), "true", "exec 0</dev/null; " + kFishsMove)), {});
        QVERIFY(analyst.ok());
        Listener listener;
        const LiveQuestion question{.game = gameOf(chess::Position()), .lines = 2, .limits = {.depth = 1}};
        QVERIFY((*analyst)->analyse(question, listener.tell(9), {}).ok());
        if (!(*analyst)->analyse(question, listener.tell(9), {})) // it may not have been noticed yet that it ended
            QVERIFY((*analyst)->analyse(question, listener.tell(9), {}).ok());
    }

    void kataGoTellsDuringTheSearch()
    {
        const std::string log = file("log");
        std::string owners = "0.5";
        for (int point = 1; point < 81; ++point)
            owners += ",-1";
        const auto answer = [&](const char* during, int visits) {
            return "echo '{\"id\":\"'$id'\",\"isDuringSearch\":" + std::string(during)
                + ",\"turnNumber\":1,\"rootInfo\":{\"visits\":" + std::to_string(visits) + "},\"ownership\":[" + owners
                + "],\"moveInfos\":[{\"move\":\"C3\",\"winrate\":0.7,\"scoreLead\":2.5,\"visits\":30,\"pv\":[\"C3\",\"G7\"]},"
                  "{\"move\":\"G7\",\"winrate\":0.5,\"scoreLead\":0.5,\"visits\":9}]}'; ";
        };
        const std::string script = "while read -r line; do echo \"$line\" >> " + log
            + "; id=$(echo \"$line\" | sed 's/.*\"id\":\"\\([^\"]*\\)\".*/\\1/'); case $line in *query_version*) echo "
              "'{\"action\":\"query_version\",\"git_hash\":\"x\",\"id\":\"'$id'\",\"version\":\"1.16.0\"}';; "
              "*query_models*) echo '{\"action\":\"query_models\",\"id\":\"'$id'\",\"models\":[]}';; *terminate*) ;; "
              "*:50*) "
            + answer("true", 10) + answer("false", 50) + ";; *) " + answer("true", 40) + ";; esac; done";
        auto analyst = KataGoAnalyst::launch(shell(script), {.start = 60s, .answer = 60s});
        QVERIFY(analyst.ok());
        const nn::PlayedGame game = gameOf(go::Position(9), {"E5"}); // White is to move
        Listener listener;
        const auto done = (*analyst)->analyse({.game = game, .lines = 1}, listener.tell(), listener.stop.get_token());
        QCOMPARE(done.error().code, ErrorCode::Stopped);
        const LiveReport& report = listener.reports.at(0);
        QCOMPARE(report.effort, std::uint64_t{40});
        QCOMPARE(report.lines.size(), std::size_t{1});
        QCOMPARE(report.lines[0].scoreLead, 2.5F);
        QVERIFY(std::abs(report.lines[0].value - 0.4F) < 1e-6F);
        QCOMPARE(report.lines[0].moves.size(), std::size_t{2});
        QCOMPARE(report.owners[0], std::int8_t{-50}); // from Black's view
        Listener whole;
        QVERIFY((*analyst)->analyse({.game = game, .lines = 5, .limits = {.effort = 50}}, whole.tell(9), {}).ok());
        QCOMPARE(whole.reports.size(), std::size_t{2}); // including the last report
        QCOMPARE(whole.reports[1].lines.size(), std::size_t{2});
        QVERIFY(textOf(log).find("\"terminateId\":\""
                                 "q")
            != std::string::npos);
    }

    void gtpLinesAreRead()
    {
        const game::AnyPosition board(go::Position(9));
        const auto kata
            = gtpLines("info move C3 visits 30 utility 0.1 winrate 0.75 scoreMean 2.5 scoreLead 2.5 prior 0.1 order 0 pv C3 G7 C3 "
                       "info move pass visits 1 winrate 1e-2 order 1 info move Z99 winrate 0.5 pv Z99 info move G7 visits x pv G7",
                board, true);
        QCOMPARE(kata.size(), std::size_t{2}); // the others lack a move or winning chances
        QCOMPARE(kata[0].moves.size(), std::size_t{2}); // the third move is on an occupied point
        QCOMPARE(kata[0].value, 0.5f);
        QCOMPARE(kata[0].scoreLead, 2.5f);
        QCOMPARE(kata[0].visits, std::uint64_t{30});
        QCOMPARE(kata[1].moves, std::vector<game::Move>{*board.parseMove("pass")});
        const auto leela = gtpLines("info move C3 visits 3 winrate 5200 prior 1200 lcb 5000 order 0 pv C3", board, false);
        QCOMPARE(leela.size(), std::size_t{1});
        QVERIFY(std::abs(leela[0].value - 0.04f) < 1e-6f && std::isnan(leela[0].scoreLead));
        for (const char* nonsense : {"", "info", "info info", "info move", "pv C3", "info pv", "info move C3 winrate"})
            QVERIFY(gtpLines(nonsense, board, true).empty());
        for (const char* hostile : {"info move C3 winrate nan", "info move C3 winrate inf", "info move C3 winrate -nan pv C3"})
            QVERIFY(gtpLines(hostile, board, true).empty());
        const auto huge = gtpLines("info move C3 visits 1e300 winrate 1e300 scoreLead inf", board, true);
        QVERIFY(huge.size() == 1 && huge[0].value == 1 && huge[0].visits < 10'000'000'000'000'000ULL && std::isnan(huge[0].scoreLead));
        QVERIFY(kataVisits(nlohmann::json{{"rootInfo", {{"visits", 1e30}}}}) < 10'000'000'000'000'000ULL);
    }

    void gtpTellsUntilItIsStopped()
    {
        const std::string log = file("log");
        auto analyst = GtpAnalyst::launch(shell(gtpScript(log)), {.start = 60s, .answer = 60s, .move = 60s, .quit = 100ms});
        QVERIFY(analyst.ok());
        QCOMPARE((*analyst)->name(), std::string("Script"));
        for (int time = 0; time < 2; ++time) { // a stopped analyst can run again
            Listener listener;
            const auto done = (*analyst)->analyse(
                {.game = gameOf(go::Position(9), {"E5"}), .lines = 1, .limits = {}}, listener.tell(), listener.stop.get_token());
            QCOMPARE(done.error().code, ErrorCode::Stopped);
            QCOMPARE(listener.reports.back().lines.size(), std::size_t{1});
            QCOMPARE(listener.reports.back().effort, std::uint64_t{39});
        }
        Listener listener;
        QVERIFY((*analyst)
                    ->analyse({.game = gameOf(go::Position(9)), .lines = 5, .limits = {.effort = 30}}, listener.tell(9), {})
                    .ok()); // there are enough visits
        QCOMPARE(listener.reports.back().lines.size(), std::size_t{2});
        QVERIFY(textOf(log).find("kata-analyze W 20 ownership true\n") != std::string::npos);
    }

    /// Numbers for the side to move follow the lines; a program that does not know them is asked without.
    void gtpTellsWhoOwnsWhat()
    {
        std::string owners = " ownership 0.5";
        for (int point = 1; point < 81; ++point)
            owners += " -1";
        const nn::PlayedGame game = gameOf(go::Position(9), {"E5"}); // White is to move
        const game::AnyPosition position = nn::stateAt(game, 1).position();
        const std::string line = "info move C3 visits 30 winrate 0.75 order 0 pv C3 G7";
        const auto read = gtpOwnersOfFirst(line + owners, position);
        QCOMPARE(read.size(), std::size_t{81});
        QCOMPARE(read[0], std::int8_t{-50}); // as Black sees it
        QCOMPARE(read[80], std::int8_t{100});
        QCOMPARE(gtpLines(line + owners, position, true)[0].moves.size(), std::size_t{2});
        for (const std::string& broken : {std::string(), owners.substr(0, owners.size() - 3), owners.substr(0, owners.size() - 1) + 'x'})
            QVERIFY(gtpOwnersOfFirst(line + broken, position).empty());
        const auto script = [&](const std::string& onOwners) {
            return "while read -r id word rest; do case \"$word $rest\" in\n"
                   "list_commands*) printf '=%s name\nplay\nkata-analyze\n\n' $id;;\n"
                   "*ownership*) printf '"
                + onOwners
                + "\n' $id;;\n"
                  "kata-analyze*) printf '=%s\n"
                + line
                + "\n' $id;;\n"
                  "*) printf '\n=%s\n\n' $id;; esac; done";
        };
        for (const bool knows : {true, false}) {
            auto analyst = GtpAnalyst::launch(shell(script(knows ? "=%s\n" + line + owners : "?%s syntax error\n")),
                {.start = 60s, .answer = 60s, .move = 60s, .quit = 100ms});
            QVERIFY(analyst.ok());
            TerritoryAnalyst withTerritory(*std::move(analyst));
            Listener listener;
            const auto done = withTerritory.analyse({.game = game, .limits = {}}, listener.tell(), listener.stop.get_token());
            QCOMPARE(done.error().code, ErrorCode::Stopped);
            QVERIFY(!listener.reports.at(0).owners.empty());
            QCOMPARE(listener.reports.at(0).owners == nn::playedOutOwners(*position.as<go::Position>()), !knows);
            QCOMPARE(listener.reports.at(0).lines.size(), std::size_t{1});
        }
    }

    void gtpGoesOnWithTheGame()
    {
        const std::string log = file("log");
        auto analyst = GtpAnalyst::launch(shell(gtpScript(log)), {.start = 60s, .answer = 60s, .move = 60s, .quit = 100ms});
        QVERIFY(analyst.ok());
        const auto look = [&](const nn::PlayedGame& game) {
            Listener listener;
            QVERIFY((*analyst)->analyse({.game = game, .limits = {.effort = 1}}, listener.tell(9), {}).ok());
        };
        const auto boards = [&] { return contentOf(QString::fromStdString(log)).count("clear_board"); };
        look(gameOf(go::Position(9), {"E5"}));
        look(gameOf(go::Position(9), {"E5", "D4", "F6"}));
        QCOMPARE(boards(), 1);
        QCOMPARE(contentOf(QString::fromStdString(log)).count("play B E5"), 1);
        look(gameOf(go::Position(9), {"E5", "D4"})); // back
        QCOMPARE(boards(), 2);
    }

    /// It responds to nothing after it has begun to analyse.
    void gtpIsStartedAnewIfItDoesNotStop()
    {
        const std::string log = file("log");
        auto analyst = GtpAnalyst::launch(shell(gtpScript(log, "kata-analyze", "while read -r line; do true; done")),
            {.start = 60s, .answer = 60s, .move = 60s, .quit = 100ms});
        QVERIFY(analyst.ok());
        for (int time = 0; time < 2; ++time) {
            Listener listener;
            const auto done
                = (*analyst)->analyse({.game = gameOf(go::Position(9), {"E5"}), .limits = {}}, listener.tell(), listener.stop.get_token());
            QVERIFY(!done);
            QCOMPARE(done.error().code, ErrorCode::Stopped);
            QCOMPARE(listener.reports.size(), std::size_t{1});
        }
        QCOMPARE(contentOf(QString::fromStdString(log)).count("list_commands"), 2);
    }

    /// It responds to no command of a game's start.
    void nobodyWaitsForASilentGtpStart()
    {
        auto analyst = GtpAnalyst::launch(shell("while read -r id word rest; do case $word in\n"
                                                "list_commands) printf '=%s name\\nkata-analyze\\n\\n' $id;;\n"
                                                "name) printf '=%s Script\\n\\n' $id;; esac; done"),
            {.start = 60s, .answer = 60s, .move = 60s, .quit = 100ms});
        QVERIFY(analyst.ok());
        Listener listener;
        listener.stop.request_stop();
        const auto done = (*analyst)->analyse({.game = gameOf(go::Position(9)), .limits = {}}, listener.tell(), listener.stop.get_token());
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::Stopped);
    }

    void gtpMustKnowHow()
    {
        const auto analyst
            = GtpAnalyst::launch(shell(gtpScript(file("log"), "genmove")), {.start = 60s, .answer = 60s, .move = 60s, .quit = 100ms});
        QCOMPARE(analyst.error().code, ErrorCode::EngineRefused);
        QVERIFY(core::describe(analyst.error().detail).find("kata-analyze") != std::string::npos);
    }

    /// Leads and ownership are means over the tree; both are available although a tree does not store them.
    void ownSearchCountsAndStops()
    {
        const auto network = std::make_shared<nn::FakeEvaluator>(
            nn::FakeOptions{.game = "go", .scale = {}, .ownership = [](const nn::GameState& state) {
                                return std::vector<float>(81, state.position().sideToMove() == game::Side::First ? 0.5F : -0.5F);
                            }});
        SearchAnalyst analyst(network);
        Listener listener;
        const auto done
            = analyst.analyse({.game = gameOf(go::Position(9), {"E5"}), .lines = 4}, listener.tell(2), listener.stop.get_token());
        QCOMPARE(done.error().code, ErrorCode::Stopped);
        const LiveReport& report = listener.reports.back();
        QCOMPARE(report.lines.size(), std::size_t{4});
        QVERIFY(report.effort > listener.reports.front().effort);
        QCOMPARE(report.owners.size(), std::size_t{81});
        QCOMPARE(report.owners[40], std::int8_t{50}); // Black's, whichever side is to move
        for (const LiveLine& line : report.lines) {
            QVERIFY(line.visits > 0 && !line.moves.empty());
            QCOMPARE(std::isnan(line.scoreLead), !network->info().hasScoreLead);
        }
    }

    /// Black has E and what is left of it, White the rest.
    void territoryIsPlayedOutWithoutOwnership()
    {
        std::string wall;
        for (int row = 0; row < 9; ++row)
            wall += ". . . X O . . . .\n";
        TerritoryAnalyst analyst(
            std::make_unique<SearchAnalyst>(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "go", .scale = {}})));
        Listener listener;
        QVERIFY(analyst
                    .analyse(
                        {.game = gameOf(*go::readDiagram(wall, go::Rules::chinese(), 7.5)), .limits = {.effort = 9}}, listener.tell(99), {})
                    .ok());
        const std::vector<std::int8_t>& owners = listener.reports.back().owners;
        QCOMPARE(owners.size(), std::size_t{81});
        QVERIFY(owners[0] > 20 && owners[80] < -20);
    }

    void ownSearchEndsAtALimit()
    {
        SearchAnalyst analyst(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess", .scale = {}}));
        Listener listener;
        QVERIFY(analyst.analyse({.game = gameOf(chess::Position()), .lines = 2, .limits = {.effort = 100}}, listener.tell(99), {}).ok());
        QCOMPARE(listener.reports.back().effort, std::uint64_t{100});
        QCOMPARE(listener.reports.back().lines.size(), std::size_t{2});
        QVERIFY(openAnalyst({}).error().code == ErrorCode::NotFound); // no network
    }

    void stockfishSeesTheMate()
    {
        auto analyst = openAnalyst({.kind = AnalystChoice::Kind::Uci, .command = "stockfish", .options = {{"Threads", "1"}}});
        if (!analyst)
            QSKIP("stockfish is not installed");
        const auto mate = *chess::Position::fromFen("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
        Listener listener;
        QVERIFY((*analyst)->analyse({.game = gameOf(mate), .lines = 3, .limits = {.depth = 8}}, listener.tell(99), {}).ok());
        const LiveReport& report = listener.reports.back();
        QCOMPARE(report.lines.size(), std::size_t{3});
        QCOMPARE(report.lines[0].mateIn, 1);
        QCOMPARE(report.depth, 8);
        Listener infinite;
        const auto done = (*analyst)->analyse({.game = gameOf(chess::Position()), .lines = 2}, infinite.tell(3), infinite.stop.get_token());
        QCOMPARE(done.error().code, ErrorCode::Stopped);
    }

private:
    std::string file(const char* name) const { return m_folder->filePath(QLatin1String(name)).toStdString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

EVENMATCH_TEST(TestAnalysts)

} // namespace tst_analysts

#include "tst_analysts.moc"
