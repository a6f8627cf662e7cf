// Judges of moves: UCI programs (scripts that misbehave, and Stockfish if installed), KataGo by a stand-in, our own search, and the desk.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "core/game/go/position.h"
#include "nn/evaluate/caching_evaluator.h"
#include "nn/evaluate/fake_evaluator.h"
#include "nn/review/judgement_cache.h"
#include "nn/review/move_costs.h"
#include "search/engine/child_process.h"
#include "search/judge/closer_look.h"
#include "search/judge/forced_losses.h"
#include "search/judge/judge_desk.h"
#include "search/judge/judged_moves.h"
#include "search/judge/katago_judge.h"
#include "search/judge/search_judge.h"
#include "search/judge/uci_judge.h"
#include "search/lesson/katago_position_judge.h"
#include "search/lesson/search_position_judge.h"
#include "tests/search/ruled_network.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <set>
#include <thread>

namespace tst_judges {

using namespace evenmatch;
using namespace evenmatch::search;
using namespace std::chrono_literals;
using core::ErrorCode;
using nn::CostGrade;

namespace {

nn::PlayedGame chessGame(const std::vector<std::string>& moves, const std::string& fen = {})
{
    chess::Position position = fen.empty() ? chess::Position() : *chess::Position::fromFen(fen);
    nn::PlayedGame game{std::make_shared<const game::AnyPosition>(position), {}};
    for (const std::string& text : moves) {
        game.moves.push_back(*position.parseUci(text));
        position.play(game.moves.back());
    }
    return game;
}

std::vector<std::string> shell(const std::string& script) { return {"/bin/sh", "-c", script}; }

/// Evaluates every position the same: e2e4 (or `onGo`), 20 centipawns; counts its starts in a file.
std::string uciScript(const QString& folder, const std::string& onGo)
{
    return "echo start >> " + folder.toStdString() + "/starts; n=$(wc -l < " + folder.toStdString()
        + "/starts); while read line; do case $line in\n"
          "uci) echo 'id name Script 1'; echo uciok;;\n"
          "isready) echo readyok;;\n"
          "go*) "
        + onGo
        + ";;\n"
          "quit) exit;; esac; done";
}

/// A stand-in for KataGo with these values of every position, others of moves searched alone, and of searches without some moves.
std::string kataGoScript(
    const std::string& moves, const std::string& alone, const std::string& owners, const std::string& others = "'$moves'")
{
    return "while read -r line; do id=$(echo \"$line\" | sed 's/.*\"id\":\"\\([^\"]*\\)\".*/\\1/'); turns=$(echo \"$line\" | sed "
           "'s/.*\"analyzeTurns\":\\[\\([^]]*\\)\\].*/\\1/; s/,/ /g'); case $line in *query_version*) echo "
           "'{\"action\":\"query_version\",\"git_hash\":\"x\",\"id\":\"'$id'\",\"version\":\"1.16.0\"}';; "
           "*query_models*) echo '{\"action\":\"query_models\",\"id\":\"'$id'\",\"models\":[]}';; *) moves='"
        + moves + "'; case $line in *allowMoves*) moves='" + alone + "';; *avoidMoves*) moves='" + others
        + "';; esac; for t in $turns; do echo '{\"id\":\"'$id'\",\"isDuringSearch\":false,\"turnNumber\":'$t',\"rootInfo\":{"
          "\"winrate\":0.6,\"scoreLead\":3,\"visits\":100},\"ownership\":["
        + owners + "],\"moveInfos\":['\"$moves\"']}'; done;; esac; done";
}

/// A judge's values of a game, for the side to move.
std::vector<nn::JudgedPly> judged(nn::MoveJudge& judge, const nn::PlayedGame& game, core::Result<void>* result = nullptr)
{
    std::vector<nn::JudgedPly> plies(game.moves.size() + 1);
    jobs::JobContext job;
    const auto done = judge.judge({game, {}}, plies, job, {});
    if (result)
        *result = done;
    return plies;
}

bool isWhole(const std::vector<nn::JudgedPly>& plies, const nn::PlayedGame& game)
{
    for (std::size_t ply = 0; ply < game.moves.size(); ++ply)
        if (!plies[ply].find(game.moves[ply]) || !plies[ply].isSure)
            return false;
    return std::ranges::all_of(
        plies, [](const nn::JudgedPly& ply) { return std::ranges::is_sorted(ply.moves, std::greater(), &nn::JudgedMove::value); });
}

/// White has an uncaptured stone in Black's area, and is to move; Black is 1.5 points ahead.
go::Position boardWithADeadStone()
{
    go::Position position(9, {}, 7.5);
    std::vector<go::SetupStone> stones{{1, 1, go::Color::White}};
    for (int y = 0; y < 9; ++y) {
        stones.push_back({4, y, go::Color::Black});
        stones.push_back({5, y, go::Color::White});
    }
    if (!position.setStones(stones).ok())
        qFatal("the board of the test cannot be set up");
    position.setSideToMove(game::Side::Second);
    return position;
}

class EvenEvaluator final : public nn::Evaluator {
public:
    const nn::NetworkInfo& info() const override { return m_fake.info(); }
    core::Result<void> evaluate(std::span<const nn::Query> queries, std::span<nn::Evaluation> answers) override
    {
        auto done = m_fake.evaluate(queries, answers);
        for (nn::Evaluation& answer : answers.first(queries.size()))
            answer.value = 0;
        return done;
    }

private:
    nn::FakeEvaluator m_fake{{.game = "chess", .scale = {}}};
};

} // namespace

class TestJudges : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void stockfishFindsTheBlunder()
    {
        if (!findProgram("stockfish"))
            QSKIP("Stockfish is not installed");
        auto judge = UciJudge::launch({"stockfish"}, {.nodes = 3000, .sureNodes = 12'000});
        QVERIFY(judge.ok());
        const nn::PlayedGame game = chessGame({"e2e4", "e7e5", "d1h5", "g7g6", "h5e5"}); // 2… g6 gives a rook away
        const auto plies = judged(**judge, game);
        QVERIFY(isWhole(plies, game));
        nn::GameJudgement judgement{.by = (*judge)->info(), .plies = plies, .trouble = {}};
        const auto costs = nn::moveCosts(game, judgement);
        QCOMPARE(costs[3].grade, CostGrade::Blunder);
        QCOMPARE(costs[0].grade, CostGrade::None);
        QCOMPARE(costs[4].grade, CostGrade::None);
        QVERIFY(plies[4].depth > 3 && plies[4].line.size() > 1);
        const nn::PlayedGame mated = chessGame({"f2f3", "e7e5", "g2g4", "d8h4"});
        const auto end = judged(**judge, mated);
        QVERIFY(!end[4].isKnown()); // the game is over
        QCOMPARE(end[3].mateIn, 1);
        QCOMPARE(nn::moveCosts(mated, {.by = (*judge)->info(), .plies = end, .trouble = {}})[2].grade, CostGrade::Blunder);
    }

    void bestMoveHasItsOwnLine_data()
    {
        QTest::addColumn<QString>("choice"); // the engine's score of its choice
        QTest::addColumn<QString>("next"); // and of the position after the move played
        QTest::addColumn<int>("mateIn");
        QTest::newRow("no mate") << "cp 0"
                                 << "cp -300" << 0;
        QTest::newRow("the choice is mated") << "mate -3"
                                             << "cp 10" << 0;
        QTest::newRow("the move mates") << "cp 0"
                                        << "mate -2" << 3;
    }

    /// The move played turns out to be better than the engine's choice: line, mate and depth are the move's.
    void bestMoveHasItsOwnLine()
    {
        QFETCH(QString, choice);
        QFETCH(QString, next);
        QFETCH(int, mateIn);
        const std::string script = "while read line; do case $line in\n"
                                   "uci) echo 'id name Script 1'; echo uciok;;\n"
                                   "isready) echo readyok;;\n"
                                   "position*moves*) move=a7a6; score='"
            + next.toStdString()
            + "';;\n"
              "position*) move=a2a3; score='"
            + choice.toStdString()
            + "';;\n"
              "go*) echo \"info depth 5 nodes 9 score $score pv $move\"; echo bestmove $move;;\n"
              "quit) exit;; esac; done";
        auto judge = UciJudge::launch(shell(script));
        QVERIFY(judge.ok());
        const nn::PlayedGame game = chessGame({"e2e4"});
        const nn::JudgedPly ply = judged(**judge, game)[0];
        QCOMPARE(ply.moves.front().move, game.moves[0]);
        QCOMPARE(ply.line.size(), std::size_t(2));
        QCOMPARE(ply.line.front(), game.moves[0]);
        QCOMPARE(ply.mateIn, mateIn);
        QCOMPARE(ply.depth, 6);
    }

    /// An engine that evaluates a move 130 centipawns below its choice, and after many nodes 400.
    void whatIsNearlyAMarkIsLookedAtLonger()
    {
        const std::string script = "say() { echo \"info depth 5 nodes 9 score cp $1 pv $2\"; echo bestmove $2; }\n"
                                   "while read line; do case $line in\n"
                                   "uci) echo 'id name Script 1'; echo uciok;;\n"
                                   "isready) echo readyok;;\n"
                                   "position*moves*) move=a7a6; cp=0;;\n"
                                   "position*) move=a2a3; cp=130;;\n"
                                   "'go nodes 48 searchmoves'*) say -270 ${line##* };;\n"
                                   "go*searchmoves*) say 0 ${line##* };;\n"
                                   "go*) say $cp $move;;\n"
                                   "quit) exit;; esac; done";
        auto judge = UciJudge::launch(shell(script), {.nodes = 2, .sureNodes = 12, .surestNodes = 48});
        QVERIFY(judge.ok());
        QVERIFY((*judge)->info().margin > 0);
        const nn::PlayedGame game = chessGame({"e2e4"});
        const auto plies = judged(**judge, game);
        QCOMPARE(plies[0].find(game.moves[0])->effort, 48u);
        QCOMPARE(plies[0].moves.front().effort, 48u); // although the last report says 9 nodes
        QCOMPARE((*judge)->info().surestEffort, 48u);
        QCOMPARE(nn::moveCosts(game, {.by = (*judge)->info(), .plies = plies, .trouble = {}})[0].grade, CostGrade::Blunder);
        auto hasty = UciJudge::launch(shell(script), {.nodes = 2, .sureNodes = 12, .surestNodes = 12});
        QVERIFY(hasty.ok());
        QVERIFY((*hasty)->info().identity != (*judge)->info().identity);
        QCOMPARE(judged(**hasty, game)[0].find(game.moves[0])->effort, 12u);
        const std::string command = m_folder->filePath("engine").toStdString();
        std::ofstream(command) << script;
        const auto coarse
            = openJudge(search::coarse({.kind = JudgeChoice::Kind::Uci, .command = "/bin/sh " + command, .visits = {}}), nullptr);
        QVERIFY(coarse.ok());
        const nn::PlayedGame longer = chessGame({"e2e4", "e7e5", "g1f3"});
        std::vector<nn::JudgedPly> some(longer.moves.size() + 1);
        jobs::JobContext job;
        QVERIFY((*coarse)->judge({longer, {}, {0}}, some, job).ok());
        QCOMPARE(some[0].find(longer.moves[0])->effort, 4000u); // a large loss, but not analysed again
        for (std::size_t ply = 1; ply < some.size(); ++ply)
            QVERIFY(!some[ply].isKnown());
    }

    void rareChoicesAreCompared_data()
    {
        QTest::addColumn<int>("others"); // centipawns
        QTest::addColumn<bool>("isOnly");
        QTest::newRow("all others lose") << -300 << true;
        QTest::newRow("others are as good") << 20 << false;
    }

    /// The engine's choice is e2e4 with 40 centipawns; it is asked about the other moves only where that move is rare.
    void rareChoicesAreCompared()
    {
        QFETCH(int, others);
        QFETCH(bool, isOnly);
        const std::string script = "say() { echo \"info depth 5 nodes 9 score cp $1 pv $2\"; echo bestmove $2; }\n"
                                   "while read line; do case $line in\n"
                                   "uci) echo 'id name Script 1'; echo uciok;;\n"
                                   "isready) echo readyok;;\n"
                                   "position*moves*) move=a7a6; cp=-40;;\n"
                                   "position*) move=e2e4; cp=40;;\n"
                                   "go*searchmoves?e2e4) say 40 e2e4;;\n"
                                   "go*searchmoves*) say "
            + std::to_string(others)
            + " a2a3;;\n"
              "go*) say $cp $move;;\n"
              "quit) exit;; esac; done";
        auto judge = UciJudge::launch(shell(script), {.nodes = 2, .sureNodes = 12, .surestNodes = 12});
        QVERIFY(judge.ok());
        const nn::PlayedGame game = chessGame({"e2e4"});
        for (const bool isRare : {false, true}) {
            std::vector<nn::JudgedPly> plies(2);
            jobs::JobContext job;
            nn::JudgeQuestion question{game, {}};
            if (isRare)
                question.rare = {0};
            QVERIFY((*judge)->judge(question, plies, job, {}).ok());
            QCOMPARE(plies[0].isCompared, isRare);
            QCOMPARE(plies[0].moves.size(), std::size_t(isRare ? 2 : 1));
            QCOMPARE(plies[0].moves.front().move, game.moves[0]);
            const auto costs = nn::moveCosts(game, {.by = (*judge)->info(), .plies = plies, .trouble = {}});
            QCOMPARE(costs[0].isOnly, isRare && isOnly);
        }
    }

    /// What is compared is the search's choice after both looks, and the rival was searched, too.
    void ownSearchComparesRareChoices()
    {
        SearchJudge judge(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess", .scale = {}}), {.visits = {16, 64}});
        const nn::PlayedGame game = chessGame({"d1h5", "g8f6", "h5f7"}, "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 1");
        std::vector<nn::JudgedPly> plies(game.moves.size() + 1);
        jobs::JobContext job;
        QVERIFY(judge.judge({.game = game, .others = {}, .rare = {0, 1, 2}}, plies, job, {}).ok());
        for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
            if (!plies[ply].isCompared)
                continue;
            QCOMPARE(plies[ply].moves.front().move, game.moves[ply]);
            QVERIFY(plies[ply].moves.size() > 1 && plies[ply].moves[1].effort >= 32);
        }
    }

    /// An engine that evaluates a move 130 centipawns below its choice. A stop comes during the longest look, or at the other moves.
    void stoppedAnalysesAreCompleted()
    {
        const std::string script = "say() { echo \"info depth 5 nodes 9 score cp $1 pv $2\"; echo bestmove $2; }\n"
                                   "while read line; do case $line in\n"
                                   "uci) echo 'id name Script 1'; echo uciok;;\n"
                                   "isready) echo readyok;;\n"
                                   "position*moves*) move=a7a6; cp=0;;\n"
                                   "position*) move=a2a3; cp=130;;\n"
                                   "*HELD*) echo x > "
            + m_folder->filePath("held").toStdString()
            + "; read line; say 0 e2e4;;\n"
              "go*searchmoves*) say 0 ${line##* };;\n"
              "go*) say $cp $move;;\n"
              "quit) exit;; esac; done";
        const nn::PlayedGame game = chessGame({"e2e4"});
        const game::Move other = *chess::Position().parseUci("d2d4");
        for (const std::string held : {"'go nodes 48 searchmoves e2e4'", "'go nodes 2 searchmoves d2d4'"}) {
            std::string holding = script;
            holding.replace(holding.find("*HELD*"), 6, held);
            const QString mark = m_folder->filePath("held");
            QFile::remove(mark);
            const UciJudgeSettings settings{
                .nodes = 2, .sureNodes = 12, .surestNodes = 48, .patience = {.start = 20s, .answer = 20s, .move = 60s, .quit = 60s}};
            auto judge = UciJudge::launch(shell(holding), settings);
            QVERIFY(judge.ok());
            std::vector<nn::JudgedPly> plies(2);
            {
                std::stop_source stop;
                const std::jthread stopping([&](const std::stop_token& ended) {
                    while (!ended.stop_requested() && !QFile::exists(mark))
                        std::this_thread::yield();
                    stop.request_stop();
                });
                jobs::JobContext job(stop.get_token(), nullptr);
                const auto done = (*judge)->judge({game, {{other}}}, plies, job, {});
                QVERIFY(!done && done.error().code == ErrorCode::Stopped);
            }
            auto again = UciJudge::launch(shell(script), settings);
            QVERIFY(again.ok());
            jobs::JobContext job;
            QVERIFY((*again)->judge({game, {{other}}}, plies, job, {}).ok());
            QVERIFY(plies[0].isSure);
            QCOMPARE(plies[0].find(game.moves[0])->effort, 48u);
            QVERIFY(plies[0].find(other));
        }
    }

    void programThatEndsIsStartedAnew_data()
    {
        QTest::addColumn<QString>("first");
        QTest::newRow("dies") << "exit";
        QTest::newRow("hangs") << "sleep 1000";
        QTest::newRow("nonsense") << "echo bestmove e2e4";
    }

    void programThatEndsIsStartedAnew()
    {
        QFETCH(QString, first);
        const std::string answer = "echo 'info depth 5 nodes 9 score cp 20 pv a2a3'; echo bestmove a2a3";
        const std::string script = uciScript(m_folder->path(), "if [ $n = 2 ]; then " + first.toStdString() + "; else " + answer + "; fi");
        const EnginePatience patience{.start = 20s, .answer = 20s, .move = 1s, .quit = 100ms};
        auto judge = UciJudge::launch(shell(script), {.patience = patience});
        QVERIFY(judge.ok());
        judge = UciJudge::launch(shell(script), {.patience = patience}); // the second start
        QVERIFY(judge.ok());
        const nn::PlayedGame game = chessGame({});
        core::Result<void> done;
        const auto plies = judged(**judge, game, &done);
        QVERIFY(done.ok());
        QVERIFY(plies[0].isKnown());
        QVERIFY((*judge)->startedAnew().has_value()); // and this is reported
        (void)judged(**judge, game, &done);
        QVERIFY(done.ok() && !(*judge)->startedAnew());
    }

    void programThatNeverAnswersIsGivenUp()
    {
        auto judge = UciJudge::launch(
            shell(uciScript(m_folder->path(), "true")), {.patience = {.start = 20s, .answer = 20s, .move = 200ms, .quit = 100ms}});
        QVERIFY(judge.ok());
        core::Result<void> done;
        (void)judged(**judge, chessGame({"e2e4"}), &done);
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::EngineSilent);
    }

    /// Programs that start slowly or not at all: the request can be stopped, and the window can close.
    void nobodyWaitsForAStart()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto silent = shell("while read line; do true; done");
        const auto uci = UciJudge::launch(silent, {.patience = {.start = 300s, .answer = 20s, .move = 1s, .quit = 10ms}}, stop.get_token());
        QVERIFY(!uci);
        QCOMPARE(uci.error().code, ErrorCode::Stopped);
        const auto kataGo = KataGoJudge::launch(silent, {.patience = {.start = 300s, .answer = 300s}}, stop.get_token());
        QVERIFY(!kataGo);
        QCOMPARE(kataGo.error().code, ErrorCode::Stopped);
    }

    void nobodyWaitsForAnotherProgram_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<int>("code");
        QTest::newRow("it speaks GTP") << "while read line; do echo '? unknown command'; echo; done"
                                       << static_cast<int>(ErrorCode::EngineNonsense);
        QTest::newRow("it speaks UCI") << "echo Some engine; while read line; do echo Unknown command; done"
                                       << static_cast<int>(ErrorCode::EngineNonsense);
        QTest::newRow("it never reads") << "while echo y; do :; done" << static_cast<int>(ErrorCode::EngineNonsense);
        QTest::newRow("it explains itself and ends") << "echo Usage; exit 1" << static_cast<int>(ErrorCode::EngineEnded);
        QTest::newRow("it ends") << "exit 0" << static_cast<int>(ErrorCode::EngineEnded);
    }

    /// The time limits are for KataGo, which may load its models for minutes.
    void nobodyWaitsForAnotherProgram()
    {
        QFETCH(const QString, script);
        QFETCH(const int, code);
        const auto judge = KataGoJudge::launch(shell(script.toStdString()), {.patience = {.start = 60s, .answer = 60s}});
        QVERIFY(!judge);
        QCOMPARE(static_cast<int>(judge.error().code), code);
        // A script may say something before it starts KataGo.
        const std::string kataGo = "echo Welcome; echo; " + kataGoScript("", "", "");
        QVERIFY(KataGoJudge::launch(shell(kataGo), {.patience = {.start = 60s, .answer = 60s}}).ok());
    }

    /// Both sides evaluate their own position 10 % lower than the other side does; after the fourth move the evaluation falls.
    void whatTheGameSaysLaterIsWorthALook()
    {
        const nn::PlayedGame game = chessGame({"e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7"});
        std::vector<nn::JudgedPly> plies;
        for (std::size_t ply = 0; ply <= game.moves.size(); ++ply) {
            const double white = ply > 3 ? 70 : 50;
            const double mover = (ply % 2 == 0 ? white : 100 - white) - 5;
            nn::JudgedPly judged;
            judged.moves.push_back(
                {.move = ply < game.moves.size() ? game.moves[ply] : game::kNoMove, .value = static_cast<float>(mover / 50 - 1)});
            plies.push_back(std::move(judged));
        }
        const CloserLook look(game, plies);
        for (std::size_t ply = 0; ply < game.moves.size(); ++ply)
            QCOMPARE(look.lossAt(ply), 0.0); // each is the judge's own choice
        QVERIFY(look.isDear(3) && look.mayBeMarked(3));
        for (const std::size_t ply : {0, 1, 4, 5, 6, 8, 9})
            QVERIFY2(!look.isDear(ply), qPrintable(QString::number(ply)));
        plies[6].moves.push_back({.move = game.moves[6], .value = plies[6].moves.front().value - 0.1F});
        plies[6].moves.front().move = *chess::Position().parseUci("a2a3");
        const CloserLook dear(game, plies);
        QVERIFY(dear.isDear(6) && !dear.mayBeMarked(6)); // 5 %
        QCOMPARE(CloserLook(game, std::vector<nn::JudgedPly>(11)).fallAt(3), 0.0); // unknown
    }

    /// Two searches must agree on the loss: that of the position, and that of the next one.
    void plainLossesAreMarkedEarly()
    {
        const nn::PlayedGame game = chessGame({"e2e4", "e7e5", "d1h5", "b8c6"});
        std::vector<nn::JudgedPly> plies(game.moves.size() + 1);
        const auto judge = [&](std::size_t ply, float best, float played) {
            plies[ply].moves = {{.move = {1}, .value = best}, {.move = game.moves[ply], .value = played}};
        };
        judge(0, 0.1F, 0);
        judge(1, 0.1F, 0);
        judge(2, 0.1F, -0.5F);
        QVERIFY(!CloserLook(game, plies).isPlain(2)); // the next position is not known yet
        judge(3, 0.6F, 0.5F);
        QVERIFY(CloserLook(game, plies).isPlain(2));
        QVERIFY(!CloserLook(game, plies).isPlain(0) && !CloserLook(game, plies).isPlain(3));
        nn::GameJudgement judgement{.by = {.family = game::Family::Chess, .margin = 2}, .plies = plies, .trouble = {}};
        QCOMPARE(nn::moveCosts(game, judgement)[2].grade, CostGrade::None);
        judgement.plies[2].isPlain = true;
        QCOMPARE(nn::moveCosts(game, judgement)[2].grade, CostGrade::Blunder);
        judge(3, 0.1F, 0);
        QVERIFY(!CloserLook(game, plies).isPlain(2)); // it does not agree
    }

    /// No position of the game is evaluated twice, and known ones have ownership from the first report on.
    void ownersComeWithTheFirstLook()
    {
        class Counting final : public nn::FakeEvaluator {
        public:
            Counting() : FakeEvaluator({.game = "go", .ownership = [](const nn::GameState&) { return std::vector<float>(81, 0.5F); }}) { }
            core::Result<void> evaluate(std::span<const nn::Query> queries, std::span<nn::Evaluation> answers) override
            {
                for (const nn::Query& query : queries)
                    ++asked[query.state->key()];
                seen.insert(meter->read().done);
                return FakeEvaluator::evaluate(queries, answers);
            }
            std::map<std::uint64_t, int> asked;
            std::shared_ptr<jobs::ProgressMeter> meter = std::make_shared<jobs::ProgressMeter>();
            std::set<std::uint64_t> seen; ///< progress
        };
        const go::Position start(9);
        nn::PlayedGame game{std::make_shared<const game::AnyPosition>(start), {}};
        for (const char* move : {"E5", "C3", "G7", "G3", "C6"})
            game.moves.push_back(*start.parseMove(move));
        const auto network = std::make_shared<Counting>();
        SearchJudge judge(std::make_shared<nn::CachingEvaluator>(network), {.visits = {8, 24}, .batch = 2});
        std::vector<nn::JudgedPly> plies(game.moves.size() + 1);
        jobs::JobContext job({}, network->meter);
        int told = 0;
        const auto hear = [&](const std::vector<nn::JudgedPly>& sofar) {
            ++told;
            for (std::size_t ply = 0; ply < sofar.size(); ++ply)
                if (sofar[ply].isKnown())
                    QCOMPARE(sofar[ply].owners, std::vector<std::int8_t>(81, ply % 2 == 0 ? 50 : -50));
        };
        QVERIFY(judge.judge({game, {}}, plies, job, hear).ok());
        QVERIFY(told >= 3 && told < 20);
        QVERIFY(network->seen.contains(2) && network->seen.contains(14)); // between two finished positions, too
        QCOMPARE(network->meter->read().done, network->meter->read().total);
        for (std::size_t ply = 0; ply < plies.size(); ++ply) {
            QVERIFY(plies[ply].isKnown());
            QCOMPARE(network->asked[nn::stateAt(game, ply).key()], 1);
        }
    }

    void whatIsLostByForceIsWorthALook()
    {
        const nn::PlayedGame game = chessGame({"e2e4", "e7e5", "d1h5", "g7g6"});
        std::vector<nn::JudgedPly> plies(game.moves.size() + 1);
        for (std::size_t ply = 0; ply < game.moves.size(); ++ply)
            plies[ply].moves.push_back({.move = game.moves[ply], .value = 0}); // a search that overlooks it
        ForcedLosses forced(game, 20'000);
        QVERIFY(!forced.bestAt(3));
        for (std::size_t ply = 0; ply < plies.size(); ++ply)
            forced.look(ply, plies[ply], {});
        const CloserLook look(game, plies, 12, forced.losses());
        QVERIFY(look.isDear(3) && look.mayBeMarked(3)); // it loses a pawn and a rook
        QVERIFY(!look.isDear(0) && !look.isDear(1));
        QVERIFY(!CloserLook(game, plies).isDear(3));
        const std::vector<game::Move> moves{*forced.bestAt(3), game.moves[3]};
        const auto looks = forced.looksAt(3, plies[3], moves, {});
        QCOMPARE(looks.size(), 2U);
        QCOMPARE(looks[0].move.value, 0.0F); // the evaluation of the position comes from the search
        QVERIFY(looks[1].move.value < -0.2F);
        const nn::PlayedGame go{std::make_shared<const game::AnyPosition>(go::Position(9)), {{40}}};
        ForcedLosses none(go, 20'000);
        QVERIFY(!none.isOfUse());
        none.look(0, plies[0], {});
        QVERIFY(none.looksAt(0, plies[0], go.moves, {}).empty());
    }

    /// A stop ends them at an arbitrary depth.
    void stoppedAnalysesByForceCountAsNone()
    {
        const nn::PlayedGame game = chessGame({"e2e4", "e7e5", "d1h5", "g7g6"});
        nn::JudgedPly judged;
        judged.moves.push_back({.move = game.moves[3], .value = 0});
        ForcedLosses forced(game, 20'000);
        std::stop_source stop;
        stop.request_stop();
        forced.look(3, judged, stop.get_token());
        QVERIFY(!forced.bestAt(3));
        QCOMPARE(forced.losses()[3], 0.0);
        forced.look(3, judged, {});
        QVERIFY(forced.bestAt(3).has_value());
        QVERIFY(!forced.looksAt(3, judged, std::span(&game.moves[3], 1), {}).empty());
        QVERIFY(forced.looksAt(3, judged, std::span(&game.moves[3], 1), stop.get_token()).empty());
    }

    void secondLookIsWeighed()
    {
        nn::JudgedPly judged;
        judged.line = {{1}, {9}};
        judged.effort = 30;
        judged.moves = {{.move = {1}, .value = 0.5F, .effort = 10}, {.move = {2}, .value = 0.4F, .effort = 10},
            {.move = {3}, .value = 0.1F, .effort = 10}};
        const std::vector<SecondLook> kept{{.move = {.move = {1}, .value = 0.3F, .effort = 5}, .line = {{7}}},
            {.move = {.move = {3}, .value = -0.1F, .effort = 5}, .line = {{8}}}};
        takeSecondLook(judged, kept);
        QCOMPARE(judged.moves.front().move, game::Move{1});
        QVERIFY(std::abs(judged.moves.front().value - 0.4F) < 1e-6 && std::abs(judged.moves.front().doubt - 0.1F) < 1e-6);
        QCOMPARE(judged.line, (std::vector<game::Move>{{1}, {9}}));
        QCOMPARE(judged.effort, 40u);
        QVERIFY(judged.find({2})->value <= judged.moves.front().value); // analysed once, it cannot be the choice
        QVERIFY(std::abs(judged.find({3})->value) < 1e-6);
        const std::vector<SecondLook> turned{{.move = {.move = {1}, .value = -0.8F, .effort = 5}, .line = {{7}}},
            {.move = {.move = {3}, .value = 0.6F, .effort = 5}, .line = {{8}}}};
        takeSecondLook(judged, turned);
        QCOMPARE(judged.moves.front().move, game::Move{3});
        QCOMPARE(judged.line, (std::vector<game::Move>{{3}, {8}}));
        QVERIFY(std::ranges::is_sorted(judged.moves, std::greater(), &nn::JudgedMove::value));
        nn::JudgedPly leaning;
        leaning.moves = {{.move = {1}, .value = 0.5F, .effort = 10}, {.move = {2}, .value = 0.4F, .effort = 10}};
        const std::vector<SecondLook> heavy{{.move = {.move = {1}, .value = 0.5F, .effort = 0}, .line = {}},
            {.move = {.move = {2}, .value = -0.2F, .effort = 0}, .line = {}}};
        takeSecondLook(leaning, heavy, 0.75F); // it has three times the weight, and a third of the doubt
        QVERIFY(std::abs(leaning.find({2})->value + 0.05F) < 1e-6 && std::abs(leaning.find({2})->doubt - 0.15F) < 1e-6);
    }

    /// The lead of a move is the mean of the network's leads below it; this network's lead is 20 times its value.
    void ownSearchCountsPoints()
    {
        nn::PlayedGame game{std::make_shared<const game::AnyPosition>(go::Position(9)), {}};
        const go::Position start(9);
        for (const char* move : {"E5", "C3", "G7", "G3"})
            game.moves.push_back(*start.parseMove(move));
        SearchJudge judge(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "go", .scale = {}}), {.visits = {24, 48}});
        QVERIFY(judge.info().countsPoints);
        for (const nn::JudgedPly& ply : judged(judge, game)) {
            QVERIFY(std::abs(ply.moves.front().scoreLead - 20 * ply.moves.front().value) < 1e-3);
            for (const nn::JudgedMove& move : ply.moves)
                QVERIFY(move.scoreLead >= 20 * move.value - 1e-3); // the value of hardly visited moves is limited
        }
        SearchJudge chess(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess", .scale = {}}), {.visits = {24, 48}});
        QVERIFY(!chess.info().countsPoints);
    }

    /// Our own search analyses every marked move twice, and gives the same numbers when it runs again.
    void marksRestOnTwoLooks()
    {
        const nn::PlayedGame game = chessGame({"e2e4", "e7e5", "d1h5", "b8c6", "h5f7", "e8f7", "a2a4", "d8h4", "h2h3", "h4f2"});
        const auto network = std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess", .scale = {}});
        SearchJudge judge(network, {.visits = {8, 24}, .batch = 4});
        QVERIFY(judge.info().identity.find(" twice") != std::string::npos);
        const auto plies = judged(judge, game);
        QVERIFY(isWhole(plies, game));
        const nn::GameJudgement judgement{.by = judge.info(), .plies = plies, .trouble = {}};
        for (const nn::MoveCost& cost : nn::moveCosts(game, judgement))
            if (cost.grade != CostGrade::None)
                QVERIFY(plies[cost.ply].effort >= 24 + 2 * 12);
        const auto again = judged(judge, game);
        for (std::size_t ply = 0; ply < plies.size(); ++ply)
            QVERIFY(std::ranges::equal(plies[ply].moves, again[ply].moves, [](const nn::JudgedMove& a, const nn::JudgedMove& b) {
                return a.move == b.move && a.value == b.value && a.doubt == b.doubt;
            }));
        SearchJudge coarse(network, {.visits = {8}, .batch = 4}); // reports only the moves that need a closer analysis
        for (const nn::JudgedPly& ply : judged(coarse, game))
            QVERIFY(ply.effort <= 8);
        std::vector<nn::JudgedPly> some(game.moves.size() + 1);
        const auto meter = std::make_shared<jobs::ProgressMeter>();
        jobs::JobContext job({}, meter);
        QVERIFY(coarse.judge({game, {}, {1, 3}}, some, job, {}).ok());
        QCOMPARE(meter->read(), (jobs::Progress{.done = 16, .total = 16}));
        for (std::size_t ply = 0; ply < some.size(); ++ply)
            QCOMPARE(some[ply].isKnown(), ply == 1 || ply == 3);
    }

    /// A stand-in that prefers C3 by 4 points to the move played, and gives high values to moves with few visits.
    void kataGoCounts()
    {
        std::string owners = "0.5";
        for (int point = 1; point < 81; ++point)
            owners += ",-1";
        const std::string first
            = R"({"move":"C3","winrate":0.6,"scoreLead":3,"visits":80,"pv":["C3","G7"]},)"
              R"({"move":"E5","winrate":0.4,"scoreLead":-1,"visits":15},{"move":"G7","winrate":0.6,"visits":9,"scoreLead":)";
        const std::string script = kataGoScript(first + "5}", first + "2.5}", owners);
        auto judge = KataGoJudge::launch(shell(script), {.patience = {.start = 20s, .answer = 20s}});
        QVERIFY2(judge.ok(), judge.ok() ? "" : core::describe(judge.error()).c_str());
        go::Position start(9);
        const nn::PlayedGame game{std::make_shared<const game::AnyPosition>(start), {*start.parseMove("E5")}};
        const auto plies = judged(**judge, game);
        QCOMPARE(plies[0].line.size(), 2U);
        QCOMPARE(plies[0].owners.size(), 81U);
        QCOMPARE(static_cast<int>(plies[0].owners[0]), 50); // from the view of Black, who is to move
        QCOMPARE(static_cast<int>(plies[1].owners[0]), -50);
        QCOMPARE(static_cast<int>(plies[1].owners[80]), 100);
        const auto costs = nn::moveCosts(game, {.by = (*judge)->info(), .plies = plies, .trouble = {}});
        QVERIFY(std::abs(costs[0].cost - 4) < 1e-4);
        QCOMPARE(costs[0].grade, CostGrade::Mistake);

        const std::string command = m_folder->filePath("katago").toStdString();
        std::ofstream(command) << script;
        auto coarse
            = openJudge(search::coarse({.kind = JudgeChoice::Kind::KataGo, .command = "/bin/sh " + command, .visits = {}}), nullptr);
        QVERIFY2(coarse.ok(), coarse.ok() ? "" : core::describe(coarse.error()).c_str());
        const auto atOneLook = nn::moveCosts(game, {.by = (*coarse)->info(), .plies = judged(**coarse, game), .trouble = {}});
        QVERIFY(std::abs(atOneLook[0].cost - 4) < 1e-4);
        QCOMPARE(atOneLook[0].grade, CostGrade::None); // no mark is sure
        auto positions = KataGoPositionJudge::launch("/bin/sh " + command, 100, {.start = 20s, .answer = 20s});
        QVERIFY2(positions.ok(), positions.ok() ? "" : core::describe(positions.error()).c_str());
        const nn::PositionQuestion question{.game = &game, .ply = 0, .also = {game.moves[0], *start.parseMove("A1")}, .likely = {}};
        const auto verdict = (*positions)->judge(question, {});
        QVERIFY(verdict.ok());
        QCOMPARE(verdict->moves.size(), 3U); // no value for A1 although it was requested
        QCOMPARE(verdict->moves[0].move, *start.parseMove("C3"));
        QCOMPARE(verdict->moves[0].line.size(), 1U);
        QCOMPARE(verdict->moves[1].move, *start.parseMove("G7"));
        QVERIFY(std::abs(verdict->moves[1].points - 2.5) < 1e-4); // analysed alone
        QVERIFY(std::abs(verdict->lossOf(verdict->moves[2], lesson::LossUnit::Points) - 4) < 1e-4);
    }

    /// The program ends when it is asked about the move played, which looks dear by the next position, and hardly is by itself.
    void kataGosMarksAreConfirmed()
    {
        const std::string choice = R"({"move":"C3","winrate":0.6,"scoreLead":3,"visits":80})";
        const std::string file = m_folder->filePath("ended").toStdString();
        const std::string end = "'; [ -e " + file + " ] || { echo x > " + file + "; exit 1; }; moves='";
        const std::string script = kataGoScript(choice, end + R"({"move":"E5","winrate":0.6,"scoreLead":2.5,"visits":80})", {});
        auto judge = KataGoJudge::launch(shell(script), {.patience = {.start = 20s, .answer = 20s}});
        QVERIFY(judge.ok());
        go::Position start(9);
        const nn::PlayedGame game{std::make_shared<const game::AnyPosition>(start), {*start.parseMove("E5")}};
        const auto plies = judged(**judge, game);
        QVERIFY((*judge)->startedAnew().has_value());
        QVERIFY(plies[0].isSure);
        QCOMPARE(plies[0].find(game.moves[0])->scoreLead, 2.5F);
    }

    /// Review stops the analysis whenever another game or line is opened, and loading a network may take minutes.
    void stoppedKataGoKeepsRunning()
    {
        const std::string log = m_folder->filePath("queries").toStdString();
        const std::string kataGo = kataGoScript(R"({"move":"C3","winrate":0.6,"scoreLead":3,"visits":80})", {}, {});
        const std::string logs = "echo start >> " + log + "; tee -a " + log;
        const std::string script = logs + " | grep --line-buffered -v terminateId | { " + kataGo + "; }";
        auto judge = KataGoJudge::launch(shell(script), {.patience = {.start = 20s, .answer = 20s}});
        QVERIFY2(judge.ok(), judge.ok() ? "" : core::describe(judge.error()).c_str());
        go::Position start(9);
        const nn::PlayedGame game{std::make_shared<const game::AnyPosition>(start), {*start.parseMove("C3")}};
        std::vector<nn::JudgedPly> plies(game.moves.size() + 1);
        std::stop_source stop;
        stop.request_stop();
        jobs::JobContext stopped(stop.get_token(), nullptr);
        const auto done = (*judge)->judge({game, {}}, plies, stopped, {});
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::Stopped);
        QVERIFY(isWhole(judged(**judge, game), game));
        QFile queries(QString::fromStdString(log));
        QVERIFY(queries.open(QFile::ReadOnly));
        const QByteArray sent = queries.readAll();
        QCOMPARE(sent.count("start\n"), 1);
        QCOMPARE(sent.count("terminateId"), 1);
    }

    /// An earlier analysis of these positions may not be complete.
    void kataGoLeavesOtherPositionsAlone()
    {
        const std::string script = kataGoScript(R"({"move":"C3","winrate":0.6,"scoreLead":3,"visits":80})", {}, {});
        auto judge = KataGoJudge::launch(shell(script), {.patience = {.start = 20s, .answer = 20s}});
        QVERIFY(judge.ok());
        go::Position start(9);
        const nn::PlayedGame game{
            std::make_shared<const game::AnyPosition>(start), {*start.parseMove("C3"), *start.parseMove("E5"), *start.parseMove("G7")}};
        std::vector<nn::JudgedPly> plies(game.moves.size() + 1);
        plies[2].moves = {{.move = *start.parseMove("A1"), .value = 0.2F, .scoreLead = 1}};
        const nn::JudgedPly before = plies[2];
        jobs::JobContext job;
        QVERIFY((*judge)->judge({game, {}, {0}}, plies, job, {}).ok());
        QVERIFY(plies[0].isSure);
        QVERIFY(plies[2] == before && !plies[1].isKnown());
    }

    /// KataGo's configuration and the network of other programs are known from the command only.
    void programsOfOtherCommandsAreOtherJudges()
    {
        const auto identity = [](const std::string& model) {
            std::vector<std::string> command = shell(kataGoScript({}, {}, {}));
            command.insert(command.end(), {"katago", "-model", model});
            const auto judge = KataGoJudge::launch(std::move(command), {.patience = {.start = 20s, .answer = 20s}});
            return judge ? (*judge)->info().identity : std::string();
        };
        QVERIFY(!identity("b18.bin.gz").empty());
        QCOMPARE(identity("b18.bin.gz"), identity("b18.bin.gz"));
        QVERIFY(identity("b18.bin.gz") != identity("b28.bin.gz"));
        const auto uci = [&](const std::string& weights) {
            std::vector<std::string> command = shell(uciScript(m_folder->path(), ""));
            command.insert(command.end(), {"lc0", "--weights=" + weights});
            const auto judge = UciJudge::launch(std::move(command));
            return judge ? (*judge)->info().identity : std::string();
        };
        QVERIFY(uci("a") != uci("b"));
        QCOMPARE(uci("a"), uci("a"));
    }

    void unknownMovesAreComparedWithTheBestOnes_data()
    {
        QTest::addColumn<bool>("isKataGo");
        QTest::newRow("own search") << false;
        QTest::newRow("KataGo") << true;
    }

    /// The game's blunder is evaluated too, but moves without a value are no better than the search's best ones only.
    void unknownMovesAreComparedWithTheBestOnes()
    {
        QFETCH(const bool, isKataGo);
        const go::Position start(9);
        const nn::PlayedGame game{std::make_shared<const game::AnyPosition>(start), {*start.parseMove("A1")}};
        const auto cornerLoses = [](const go::Position& board) {
            return board.colorAt(0, 0) == go::Color::Black || board.colorAt(0, 8) == go::Color::Black ? -0.9F : 0.0F;
        };
        std::unique_ptr<nn::PositionJudge> judge = std::make_unique<SearchPositionJudge>(std::make_shared<RuledNetwork>(cornerLoses), 200);
        if (isKataGo) {
            const std::string command = m_folder->filePath("katago").toStdString();
            std::ofstream(command) << kataGoScript(R"({"move":"C3","winrate":0.6,"scoreLead":3,"visits":60},)"
                                                   R"({"move":"G7","winrate":0.6,"scoreLead":2.5,"visits":40})",
                R"({"move":"A1","winrate":0.1,"scoreLead":-9,"visits":50})", "0");
            auto kataGo = KataGoPositionJudge::launch("/bin/sh " + command, 100, {.start = 20s, .answer = 20s});
            QVERIFY2(kataGo.ok(), kataGo.ok() ? "" : core::describe(kataGo.error()).c_str());
            judge = *std::move(kataGo);
        }
        const nn::PositionQuestion question{.game = &game, .ply = 0, .best = 2, .also = {game.moves[0]}, .likely = {}};
        const auto verdict = judge->judge(question, {});
        QVERIFY2(verdict.ok(), verdict.ok() ? "" : core::describe(verdict.error()).c_str());
        QCOMPARE(verdict->moves.size(), 3U);
        QCOMPARE(verdict->moves.back().move, game.moves[0]);
        QCOMPARE(verdict->ranked, 2U);
        const auto loss = [&](std::size_t i) { return verdict->lossOf(verdict->moves[i], judge->unit()); };
        QVERIFY(loss(1) < 0.6 * loss(2) && loss(2) > 8);
    }

    /// KataGo searched little but its choice, so a second search without the known moves finds what the others lose.
    void nextCandidateIsSearchedWithoutTheBest()
    {
        const go::Position start(9);
        const nn::PlayedGame game{std::make_shared<const game::AnyPosition>(start), {*start.parseMove("A1")}};
        const std::string command = m_folder->filePath("katago").toStdString();
        std::ofstream(command) << kataGoScript(R"({"move":"C3","winrate":0.6,"scoreLead":3,"visits":95},)"
                                               R"({"move":"G7","winrate":0.9,"scoreLead":9,"visits":5})",
            R"({"move":"A1","winrate":0.1,"scoreLead":-9,"visits":50})", "0", R"({"move":"G7","winrate":0.4,"scoreLead":-2,"visits":50})");
        auto judge = KataGoPositionJudge::launch("/bin/sh " + command, 100, {.start = 20s, .answer = 20s});
        QVERIFY2(judge.ok(), judge.ok() ? "" : core::describe(judge.error()).c_str());
        nn::PositionQuestion question{.game = &game, .ply = 0, .also = {game.moves[0]}, .likely = {}};
        const auto verdict = (*judge)->judge(question, {});
        QVERIFY(verdict.ok());
        QCOMPARE(verdict->moves.size(), 3U);
        QCOMPARE(verdict->moves[1].move, *start.parseMove("G7"));
        QCOMPARE(verdict->ranked, 2U); // no other move loses less
        QVERIFY(std::abs(verdict->lossOf(verdict->moves[1], lesson::LossUnit::Points) - 5) < 1e-4);
        question.isEnough = [](const nn::PositionVerdict& soFar) { return soFar.moves.size() > 1; };
        const auto shorter = (*judge)->judge(question, {});
        QVERIFY(shorter.ok());
        QCOMPARE(shorter->moves.size(), 2U);
        QCOMPARE(shorter->ranked, 1U);
    }

    /// An uncaptured white stone is dead, so Black wins by passing, too.
    void lastPassIsCounted()
    {
        const go::Position start = boardWithADeadStone();
        const nn::PlayedGame game{std::make_shared<const game::AnyPosition>(start), {start.passMove(), start.passMove()}};
        SearchJudge judge(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "go", .scale = {}}), {.visits = {48, 96}});
        const nn::GameJudgement judgement{.by = judge.info(), .plies = judged(judge, game), .trouble = {}};
        QVERIFY(judgement.plies[1].find(start.passMove()));
        QCOMPARE(judgement.plies[1].find(start.passMove())->value, 1.0F);
        QCOMPARE(nn::moveCosts(game, judgement)[1].grade, CostGrade::None);
        QCOMPARE(nn::standings(game, judgement)[2], 1.5); // points
    }

    void cardsCountTheLastPass()
    {
        const go::Position start = boardWithADeadStone();
        const nn::PlayedGame game{std::make_shared<const game::AnyPosition>(start), {start.passMove()}};
        SearchPositionJudge judge(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "go", .scale = {}}), 24);
        QCOMPARE(judge.unit(), lesson::LossUnit::Points);
        const auto verdict = judge.judge({.game = &game, .ply = 1, .best = 1, .also = {start.passMove()}, .likely = {}}, {});
        QVERIFY(verdict.ok());
        const auto pass = std::ranges::find(verdict->moves, start.passMove(), &nn::ValuedMove::move);
        QVERIFY(pass != verdict->moves.end());
        QCOMPARE(pass->chance, 1.0);
        QCOMPARE(pass->points, 1.5);
    }

    void ownSearchSeesWhatHangs()
    {
        const nn::PlayedGame game = chessGame({"e2e4", "e7e5", "d1h5", "b8c6", "h5h7"}); // the queen for a pawn
        SearchJudge judge(std::make_shared<EvenEvaluator>(), {.visits = {4, 8}, .forcedNodes = 2500, .batch = 4});
        QVERIFY(judge.info().identity.ends_with(" by force 20000"));
        const auto plies = judged(judge, game);
        QVERIFY(isWhole(plies, game));
        const auto costs = nn::moveCosts(game, {.by = judge.info(), .plies = plies, .trouble = {}});
        QVERIFY2(costs[4].cost > 15 && costs[4].cost < 40, qPrintable(QString::number(costs[4].cost)));
        QVERIFY(costs[4].better != game::kNoMove && costs[4].better != game.moves[4]);
        QVERIFY(costs[0].cost < 3);
        QVERIFY(costs[4].grade != CostGrade::None);
        SearchJudge blind(std::make_shared<EvenEvaluator>(), {.visits = {4, 8}, .forcedNodes = 0, .batch = 4});
        QCOMPARE(nn::moveCosts(game, {.by = blind.info(), .plies = judged(blind, game), .trouble = {}})[4].cost, 0.0);
    }

    void ownSearchKnowsEveryMove_data()
    {
        QTest::addColumn<QString>("game");
        QTest::newRow("chess") << "chess";
        QTest::newRow("go") << "go";
    }

    void ownSearchKnowsEveryMove()
    {
        QFETCH(QString, game);
        const auto network = std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = game.toStdString(), .scale = {}});
        nn::PlayedGame played = chessGame({"f2f3", "e7e5", "g2g4", "d8h4"});
        if (game == QLatin1String("go")) {
            go::Position start(9);
            played = {std::make_shared<const game::AnyPosition>(start),
                {*start.parseMove("E5"), *start.parseMove("A1"), start.passMove(), start.passMove()}};
        }
        SearchJudge judge(network, {.visits = {20, 60}, .batch = 3});
        const auto plies = judged(judge, played);
        QVERIFY(isWhole(plies, played));
        QVERIFY(!plies.back().isKnown());
        for (std::size_t ply = 0; ply < played.moves.size(); ++ply) {
            QVERIFY(plies[ply].effort >= 20);
            const auto most = std::ranges::max_element(plies[ply].moves, {}, &nn::JudgedMove::effort)->effort;
            const bool endsGame = nn::stateAt(played, ply + 1).position().isOver(); // the end is counted, and needs no visits
            QVERIFY(endsGame || 3 * plies[ply].find(played.moves[ply])->effort >= most); // a fair share
        }
        if (game == QLatin1String("chess"))
            QVERIFY(plies[3].find(played.moves[3])->value > 0.9F); // it mates
    }

    void ownSearchIsTheSameWhateverTheBatch()
    {
        const nn::PlayedGame game = chessGame({"e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"});
        std::vector<std::vector<nn::JudgedPly>> found;
        for (const std::size_t batch : {1U, 4U, 64U}) {
            SearchJudge judge(
                std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess", .scale = {}}), {.visits = {16, 40}, .batch = batch});
            found.push_back(judged(judge, game));
        }
        for (std::size_t i = 1; i < found.size(); ++i)
            for (std::size_t ply = 0; ply < found[0].size(); ++ply) {
                QCOMPARE(found[i][ply].moves.size(), found[0][ply].moves.size());
                QCOMPARE(found[i][ply].moves.front().value, found[0][ply].moves.front().value);
            }
    }

    void stopsAtOnceAndKeepsWhatItHas()
    {
        const nn::PlayedGame game = chessGame({"e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"});
        SearchJudge judge(
            std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess", .scale = {}}), {.visits = {16, 40}, .batch = 2});
        std::stop_source stop;
        jobs::JobContext job(stop.get_token(), nullptr);
        std::vector<nn::JudgedPly> plies(game.moves.size() + 1);
        const auto done = judge.judge({game, {}}, plies, job, [&](const auto&) { stop.request_stop(); });
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::Stopped);
        const auto known = std::ranges::count_if(plies, &nn::JudgedPly::isKnown);
        QVERIFY(known > 0 && known < 7);
    }

    void deskGoesOnWithoutTheEngine()
    {
        const auto network = std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess", .scale = {}});
        const nn::GameReview review(chessGame({"e2e4", "e7e5"}), 0);
        jobs::JobContext job;
        JudgeDesk desk({.kind = JudgeChoice::Kind::Uci, .command = "no-such-stockfish", .visits = {}}, network, {});
        const auto judgement = desk.judge(review, {}, job);
        QVERIFY(judgement.ok());
        QVERIFY(judgement->trouble.has_value());
        QCOMPARE(judgement->by.name, std::string("Evenmatch"));
        QCOMPARE(judgement->known(), 3U);
        JudgeDesk alone({.kind = JudgeChoice::Kind::Uci, .command = "no-such-stockfish", .visits = {}}, nullptr, {});
        QVERIFY(!alone.judge(review, {}, job).ok());
    }

    /// KataGo cannot analyse games with moves that its rules forbid; it takes long to start again for the next game.
    void deskKeepsAProgramThatRefusesAGame()
    {
        const std::string starts = m_folder->filePath("starts").toStdString();
        const std::string command = m_folder->filePath("katago").toStdString();
        std::ofstream(command) << "echo start >> " + starts
                + "; while read -r line; do id=$(echo \"$line\" | sed 's/.*\"id\":\"\\([^\"]*\\)\".*/\\1/'); case $line in\n"
                  "*query_version*) echo '{\"id\":\"'$id'\",\"version\":\"1.16.0\"}';;\n"
                  "*query_models*) echo '{\"id\":\"'$id'\",\"models\":[]}';;\n"
                  "*) echo '{\"id\":\"'$id'\",\"error\":\"Illegal move 1\",\"field\":\"moves\"}';; esac; done\n";
        const auto network = std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "go", .scale = {}});
        JudgeDesk desk({.kind = JudgeChoice::Kind::KataGo, .command = "/bin/sh " + command, .visits = {}, .isCoarse = true}, network, {});
        go::Position start(9);
        const nn::GameReview review({std::make_shared<const game::AnyPosition>(start), {*start.parseMove("E5")}}, 0);
        jobs::JobContext job;
        for (int game = 0; game < 2; ++game) {
            const auto judgement = desk.judge(review, {}, job);
            QVERIFY(judgement.ok() && judgement->trouble.has_value());
            QCOMPARE(judgement->by.name, std::string("Evenmatch"));
        }
        std::ifstream file(starts);
        const std::string begun(std::istreambuf_iterator<char>(file), {});
        QCOMPARE(std::ranges::count(begun, '\n'), 1);
    }

    /// Whoever opens another game meanwhile does not wait for its network from the beginning.
    void deskLetsAProgramLoadItsNetwork()
    {
        const std::string starts = m_folder->filePath("starts").toStdString();
        const std::string loaded = m_folder->filePath("loaded").toStdString();
        const std::string command = m_folder->filePath("katago").toStdString();
        std::ofstream(command) << "echo start >> " + starts + "; while [ ! -e " + loaded + " ]; do sleep 0.02; done; "
                + kataGoScript(R"({"move":"C3","winrate":0.6,"scoreLead":3,"visits":80})", {}, {});
        JudgeDesk desk({.kind = JudgeChoice::Kind::KataGo, .command = "/bin/sh " + command, .visits = {}}, nullptr, {});
        go::Position start(9);
        const nn::GameReview review({std::make_shared<const game::AnyPosition>(start), {*start.parseMove("C3")}}, 0);
        std::stop_source stop;
        std::thread user([&] {
            while (!QFile::exists(QString::fromStdString(starts)))
                std::this_thread::yield();
            stop.request_stop();
        });
        jobs::JobContext stopped(stop.get_token(), nullptr);
        const auto first = desk.judge(review, {}, stopped);
        user.join();
        QVERIFY(!first);
        QCOMPARE(first.error().code, ErrorCode::Stopped);
        std::ofstream(loaded) << "x";
        jobs::JobContext job;
        const auto second = desk.judge(review, {}, job);
        QVERIFY2(second.ok(), second.ok() ? "" : core::describe(second.error()).c_str());
        QCOMPARE(second->by.name, std::string("KataGo"));
        QFile file(QString::fromStdString(starts));
        QVERIFY(file.open(QFile::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("start\n"));
    }

    void deskKeepsWhatWasSaid()
    {
        const auto network = std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess", .scale = {}});
        const nn::GameReview review(chessGame({"e2e4", "e7e5", "g1f3"}), 0);
        jobs::JobContext job;
        const JudgeChoice choice{.kind = JudgeChoice::Kind::Search, .visits = {12, 24}};
        const auto first = JudgeDesk(choice, network, m_folder->path().toStdString()).judge(review, {}, job);
        QVERIFY(first.ok());
        const std::filesystem::path folder = m_folder->path().toStdString();
        const std::filesystem::path stored = std::filesystem::directory_iterator(folder)->path();
        std::filesystem::create_hard_link(stored, folder / "link");
        const auto asked = network->positions();
        const auto second = JudgeDesk(choice, network, m_folder->path().toStdString()).judge(review, {}, job);
        QVERIFY(second.ok());
        QCOMPARE(network->positions(), asked);
        QCOMPARE(second->plies[1].moves.front().value, first->plies[1].moves.front().value);
        QCOMPARE(std::filesystem::hard_link_count(stored), std::uintmax_t{2}); // it was not written again
    }

    /// Review passes what it knows of a game with the same beginning: nothing of the later moves. An analysis that was stopped has results
    /// that are not sure yet.
    void deskKeepsWhatAnotherGameDoesNotHave()
    {
        const auto network = std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess", .scale = {}});
        const nn::GameReview review(chessGame({"e2e4", "e7e5", "g1f3"}), 0);
        jobs::JobContext job;
        const JudgeChoice choice{.kind = JudgeChoice::Kind::Search, .visits = {12, 24}};
        const std::filesystem::path folder = m_folder->path().toStdString();
        const auto whole = JudgeDesk(choice, network, folder).judge(review, {}, job);
        QVERIFY(whole.ok());
        nn::GameJudgement stopped = *whole;
        for (nn::JudgedPly& ply : stopped.plies)
            ply.isSure = false;
        const auto workBesides = [&](const nn::GameJudgement& known) {
            const auto before = network->positions();
            const bool isDone = nn::JudgementCache(folder).store(review.game, stopped).ok()
                && JudgeDesk(choice, network, folder).judge(review, known, job).ok();
            return isDone ? std::optional(network->positions() - before) : std::nullopt;
        };
        const nn::GameJudgement other{.by = whole->by, .plies = std::vector<nn::JudgedPly>(stopped.plies.size()), .trouble = {}};
        const auto work = workBesides({});
        QVERIFY(work.has_value());
        QCOMPARE(workBesides(other), work);
    }

    /// Results that Review has stored cost no further analysis.
    void costsComeFromTheReview()
    {
        const auto network = std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess", .scale = {}});
        const nn::GameReview review(chessGame({"e2e4", "e7e5", "g1f3"}), 0);
        jobs::JobContext job;
        const JudgeChoice choice{.kind = JudgeChoice::Kind::Search, .visits = {12, 24}};
        JudgeDesk desk(coarse({}), network, m_folder->path().toStdString());
        const auto by = openJudge(choice, network);
        QVERIFY(by.ok());
        const auto costs = costsBy(desk, (*by)->info());
        const std::vector<std::size_t> plies{0, 2};
        const auto without = costs(review, plies, job);
        QVERIFY(without.ok() && !std::isnan(without->at(0).cost) && std::isnan(without->at(1).cost));
        const auto reviewed = JudgeDesk(choice, network, m_folder->path().toStdString()).judge(review, {}, job);
        QVERIFY(reviewed.ok());
        const auto asked = network->positions();
        const auto with = costs(review, plies, job);
        QVERIFY(with.ok());
        QCOMPARE(network->positions(), asked);
        QCOMPARE(with->at(1).cost, nn::moveCosts(review.game, *reviewed)[1].cost);
    }

    /// Window and command line name no visits, so both get the same ones for a network.
    void visitsFitTheNetwork()
    {
        const auto identity = [](const JudgeChoice& choice, nn::FakeOptions options) {
            options.scale = {};
            const auto judge = openJudge(choice, std::make_shared<nn::FakeEvaluator>(options));
            return judge ? (*judge)->info().identity : std::string();
        };
        const nn::FakeOptions ours{.game = "go"};
        const nn::FakeOptions strong{.game = "go", .classifier = true}; // without β
        const nn::FakeOptions maia{.game = "chess", .classifier = true};
        QVERIFY(identity({}, ours).find(" 48 192 768 twice") != std::string::npos);
        QVERIFY(identity({}, strong).find(" 4 16 48 twice") != std::string::npos);
        QVERIFY(identity({}, maia).find(" 48 192 768 twice") != std::string::npos);
        QVERIFY(identity({.visits = {12, 24}}, strong).find(" 12 24 twice") != std::string::npos);
        QVERIFY(identity(coarse({}), ours).find(" 24 counted") != std::string::npos);
        QVERIFY(identity(coarse({}), strong).find(" 8 counted") != std::string::npos);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

EVENMATCH_TEST_WITH_EVENTS(TestJudges)

} // namespace tst_judges

#include "tst_judges.moc"
