// Who says what moves cost: UCI programs (scripts that behave badly, and Stockfish where it is), KataGo by a stand-in, our own search, and
// the desk.
#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "nn/fake_evaluator.h"
#include "nn/review/move_costs.h"
#include "search/engine/child_process.h"
#include "search/judge/judge_desk.h"
#include "search/judge/katago_judge.h"
#include "search/judge/search_judge.h"
#include "search/judge/uci_judge.h"
#include "search/lesson/katago_position_judge.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <fstream>

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

std::vector<std::string> shell(const std::string& script)
{
    return {"/bin/sh", "-c", script};
}

/// Says the same of every position: e2e4 (or what `onGo` says), 20 centipawns; counts its starts in a file.
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

/// The mover's values of a game by a judge.
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

} // namespace

class TestJudges : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void stockfishFindsTheBlunder();
    void programThatEndsIsStartedAnew_data();
    void programThatEndsIsStartedAnew();
    void programThatNeverAnswersIsGivenUp();
    void kataGoCounts();
    void ownSearchKnowsEveryMove_data();
    void ownSearchKnowsEveryMove();
    void ownSearchIsTheSameWhateverTheBatch();
    void stopsAtOnceAndKeepsWhatItHas();
    void deskGoesOnWithoutTheEngine();
    void deskKeepsWhatWasSaid();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestJudges::stockfishFindsTheBlunder()
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

void TestJudges::programThatEndsIsStartedAnew_data()
{
    QTest::addColumn<QString>("first");
    QTest::newRow("dies") << "exit";
    QTest::newRow("hangs") << "sleep 1000";
    QTest::newRow("nonsense") << "echo bestmove e2e4";
}

void TestJudges::programThatEndsIsStartedAnew()
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
}

void TestJudges::programThatNeverAnswersIsGivenUp()
{
    auto judge = UciJudge::launch(
        shell(uciScript(m_folder->path(), "true")), {.patience = {.start = 20s, .answer = 20s, .move = 200ms, .quit = 100ms}});
    QVERIFY(judge.ok());
    core::Result<void> done;
    (void)judged(**judge, chessGame({"e2e4"}), &done);
    QVERIFY(!done);
    QCOMPARE(done.error().code, ErrorCode::EngineSilent);
}

/// A stand-in that likes C3 by 2 points more than what was played.
void TestJudges::kataGoCounts()
{
    const std::string script = "while read -r line; do id=$(echo \"$line\" | sed 's/.*\"id\":\"\\([^\"]*\\)\".*/\\1/'); turns=$(echo "
                               "\"$line\" | sed 's/.*\"analyzeTurns\":\\[\\([^]]*\\)\\].*/\\1/; s/,/ /g'); "
                               "case $line in *query_version*) echo "
                               "'{\"action\":\"query_version\",\"git_hash\":\"x\",\"id\":\"'$id'\",\"version\":\"1.16.0\"}';; "
                               "*query_models*) echo '{\"action\":\"query_models\",\"id\":\"'$id'\",\"models\":[]}';; "
                               "*) for t in $turns; do echo "
                               "'{\"id\":\"'$id'\",\"isDuringSearch\":false,\"turnNumber\":'$t',\"rootInfo\":{\"winrate\":0.6,"
                               "\"scoreLead\":3,\"visits\":100},\"moveInfos\":['"
                               "'{\"move\":\"C3\",\"winrate\":0.6,\"scoreLead\":3,\"visits\":80,\"pv\":[\"C3\",\"G7\"]},{\"move\":\"E5\","
                               "\"winrate\":0.4,\"scoreLead\":-1,\"visits\":15}]}'; done;; esac; done";
    auto judge = KataGoJudge::launch(shell(script), {.patience = {.start = 20s, .answer = 20s}});
    QVERIFY2(judge.ok(), judge.ok() ? "" : core::describe(judge.error()).c_str());
    go::Position start(9);
    const nn::PlayedGame game{std::make_shared<const game::AnyPosition>(start), {*start.parseMove("E5")}};
    const auto plies = judged(**judge, game);
    QCOMPARE(plies[0].line.size(), 2U);
    const auto costs = nn::moveCosts(game, {.by = (*judge)->info(), .plies = plies, .trouble = {}});
    QVERIFY(std::abs(costs[0].cost - 4) < 1e-4);
    QCOMPARE(costs[0].grade, CostGrade::Mistake);

    const std::string command = m_folder->filePath("katago").toStdString();
    std::ofstream(command) << script;
    auto positions = KataGoPositionJudge::launch("/bin/sh " + command, 100, {.start = 20s, .answer = 20s});
    QVERIFY2(positions.ok(), positions.ok() ? "" : core::describe(positions.error()).c_str());
    const nn::PositionQuestion question{.game = &game, .ply = 0, .also = {game.moves[0], *start.parseMove("A1")}, .likely = {}};
    const auto verdict = (*positions)->judge(question, {});
    QVERIFY(verdict.ok());
    QCOMPARE(verdict->moves.size(), 2U); // of A1 it says nothing though it was asked
    QCOMPARE(verdict->moves[0].move, *start.parseMove("C3"));
    QCOMPARE(verdict->moves[0].line.size(), 1U);
    QVERIFY(std::abs(verdict->lossOf(verdict->moves[1], lesson::LossUnit::Points) - 4) < 1e-4);
}

void TestJudges::ownSearchKnowsEveryMove_data()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("chess") << "chess";
    QTest::newRow("go") << "go";
}

void TestJudges::ownSearchKnowsEveryMove()
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
        QVERIFY(3 * plies[ply].find(played.moves[ply])->effort >= most); // a fair share
    }
    if (game == QLatin1String("chess"))
        QVERIFY(plies[3].find(played.moves[3])->value > 0.9F); // it mates
}

void TestJudges::ownSearchIsTheSameWhateverTheBatch()
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

void TestJudges::stopsAtOnceAndKeepsWhatItHas()
{
    const nn::PlayedGame game = chessGame({"e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"});
    SearchJudge judge(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess", .scale = {}}), {.visits = {16, 40}, .batch = 2});
    std::stop_source stop;
    jobs::JobContext job(stop.get_token(), nullptr);
    std::vector<nn::JudgedPly> plies(game.moves.size() + 1);
    const auto done = judge.judge({game, {}}, plies, job, [&](const auto&) { stop.request_stop(); });
    QVERIFY(!done);
    QCOMPARE(done.error().code, ErrorCode::Stopped);
    const auto known = std::ranges::count_if(plies, &nn::JudgedPly::isKnown);
    QVERIFY(known > 0 && known < 7);
}

void TestJudges::deskGoesOnWithoutTheEngine()
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

void TestJudges::deskKeepsWhatWasSaid()
{
    const auto network = std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess", .scale = {}});
    const nn::GameReview review(chessGame({"e2e4", "e7e5", "g1f3"}), 0);
    jobs::JobContext job;
    const JudgeChoice choice{.kind = JudgeChoice::Kind::Search, .visits = {12, 24}};
    const auto first = JudgeDesk(choice, network, m_folder->path().toStdString()).judge(review, {}, job);
    QVERIFY(first.ok());
    const auto asked = network->positions();
    const auto second = JudgeDesk(choice, network, m_folder->path().toStdString()).judge(review, {}, job);
    QVERIFY(second.ok());
    QCOMPARE(network->positions(), asked);
    QCOMPARE(second->plies[1].moves.front().value, first->plies[1].moves.front().value);
}

QTEST_GUILESS_MAIN(TestJudges)
#include "tst_judges.moc"
