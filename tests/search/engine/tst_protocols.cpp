// Evenmatch as an engine: complete sessions over GTP and UCI.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/record/file/game_reader.h"
#include "nn/evaluate/fake_evaluator.h"
#include "search/protocol/gtp_server.h"
#include "search/protocol/uci_server.h"
#include "tests/files.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

namespace tst_protocols {

using namespace evenmatch;
using namespace evenmatch::search;

/// Collects a server's lines, and lets a test wait for one.
class Transcript {
public:
    ProtocolOutput output()
    {
        return [this](std::string_view text) {
            const std::lock_guard lock(m_mutex);
            m_text += text;
            m_changed.notify_all();
        };
    }
    /// All output since the last call.
    QString take()
    {
        const std::lock_guard lock(m_mutex);
        return QString::fromStdString(std::exchange(m_text, {}));
    }
    /// Waits for output that contains the text.
    bool waitFor(const std::string& text)
    {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, std::chrono::seconds(20), [&] { return m_text.find(text) != std::string::npos; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::string m_text;
};

namespace {

/// An SGF file for loadsgf.
class SavedGame {
public:
    explicit SavedGame(const char* text) { writeFile(path(), text); }
    QString path() const { return m_folder.filePath("a.sgf"); }

private:
    QTemporaryDir m_folder;
};

PlayerResources resourcesFor(const strength::RankScale& scale, std::uint64_t simulations = 40)
{
    return {std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = scale.game(), .scale = scale}), simulations, 4, true};
}

class WithoutRanksOnNine final : public nn::Evaluator {
public:
    WithoutRanksOnNine() : m_info(m_fake.info())
    {
        m_info.boards["go9"] = *m_info.profile;
        m_info.boards["go9"].ranks.clear();
    }
    const nn::NetworkInfo& info() const override { return m_info; }
    core::Result<void> evaluate(std::span<const nn::Query> queries, std::span<nn::Evaluation> answers) override
    {
        return m_fake.evaluate(queries, answers);
    }

private:
    nn::FakeEvaluator m_fake{{.game = "go", .scale = strength::goScale()}};
    nn::NetworkInfo m_info;
};

/// Expects steps of pawns only, of which there are 32 from the start, so that a search soon finds long lines.
class StepsOfPawns final : public nn::Evaluator {
public:
    const nn::NetworkInfo& info() const override { return m_fake.info(); }
    core::Result<void> evaluate(std::span<const nn::Query> queries, std::span<nn::Evaluation> answers) override
    {
        if (auto done = m_fake.evaluate(queries, answers); !done)
            return done;
        for (std::size_t i = 0; i < queries.size(); ++i) {
            const auto* board = queries[i].state->position().as<chess::Position>();
            const auto isStep = [board](game::Move move) {
                const std::string text = board->uci(move);
                return text[0] == text[2] && std::abs(text[1] - text[3]) == 1 && text[1] != '1' && text[1] != '8';
            };
            const auto step = std::ranges::find_if(answers[i].moves, isStep);
            if (step == answers[i].moves.end())
                continue;
            answers[i].value = 0;
            std::ranges::fill(answers[i].prior, 1e-6F);
            answers[i].prior[static_cast<std::size_t>(step - answers[i].moves.begin())] = 1;
        }
        return {};
    }

private:
    nn::FakeEvaluator m_fake{{.game = "chess", .scale = strength::chessScale()}};
};

} // namespace

class TestProtocols : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_gtp.reset();
        m_uci.reset();
        m_gtp = *GtpServer::make(*parsePlayerSpec("se-inf:3d"), resourcesFor(strength::goScale()), m_transcript.output());
        m_uci = *UciServer::make(*parsePlayerSpec("mcts"), resourcesFor(strength::chessScale()), m_transcript.output());
        m_transcript.take();
    }

    void gtpAnswers_data()
    {
        QTest::addColumn<QStringList>("before");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("answer");
        const QStringList small{"boardsize 9"};
        addRow("version", QStringList{}, "protocol_version", "= 2\n\n");
        addRow("id", QStringList{}, "17 name", "=17 Evenmatch\n\n");
        addRow("upper case and blanks", QStringList{}, "  12\tNAME \r", "=12 Evenmatch\n\n");
        addRow("comment", QStringList{}, "name # who?", "= Evenmatch\n\n");
        addRow("empty", QStringList{}, "   # nothing", "");
        addRow("unknown", QStringList{}, "3 dance", "?3 unknown command\n\n");
        addRow("known", QStringList{}, "known_command kata-analyze", "= true\n\n");
        addRow("not known", QStringList{}, "known_command dance", "= false\n\n");
        addRow("too large", QStringList{}, "boardsize 25", "? unacceptable size\n\n");
        addRow("not enough", QStringList{}, "play b", "? syntax error\n\n");
        addRow("komi", QStringList{"komi 0.5"}, "get_komi", "= 0.5\n\n");
        addRow("komi outlives the board", QStringList{"komi 0.5", "clear_board", "boardsize 13"}, "get_komi", "= 0.5\n\n");
        addRow("play", small, "play black E5", "= \n\n");
        addRow("taken", QStringList{"boardsize 9", "play b E5"}, "play w e5", "? illegal move\n\n");
        addRow("stones", QStringList{"boardsize 9", "play b E5", "play w C3"}, "list_stones w", "= C3\n\n");
        addRow("handicap", small, "fixed_handicap 2", "= G7 C3\n\n");
        addRow("too much handicap", small, "fixed_handicap 12", "? invalid handicap\n\n");
        addRow("handicap on stones", QStringList{"boardsize 9", "play b E5"}, "fixed_handicap 2", "? invalid handicap\n\n");
        addRow("free handicap", QStringList{"boardsize 9", "set_free_handicap A1 B2 C3"}, "list_stones b", "= C3 B2 A1\n\n");
        addRow("free handicap on stones", QStringList{"boardsize 9", "play b E5"}, "set_free_handicap A1 B2", "? board not empty\n\n");
        addRow("bad free handicap", small, "set_free_handicap A1 Z99", "? bad vertex list\n\n");
        addRow("score", QStringList{"boardsize 9", "komi 5.5", "play b E5", "play w pass", "play b pass"}, "final_score", "= B+75.5\n\n");
        addRow("alive", QStringList{"boardsize 9", "play b E5"}, "final_status_list alive", "= E5\n\n");
        addRow("dead", QStringList{"boardsize 9", "play b E5"}, "final_status_list dead", "= \n\n");
        addRow("rules", QStringList{"kata-set-rules japanese"}, "kata-get-rules", "= Japanese\n\n");
        addRow("unknown rules", QStringList{}, "kata-set-rules calvinball", "? unknown rules\n\n");
        addRow("rank", QStringList{"evenmatch-rank 4k"}, "evenmatch-rank", "= 4k\n\n");
        addRow("no such rank", QStringList{}, "evenmatch-rank 40k", "? no such rank\n\n");
        addRow("a file beside the rank", QStringList{}, "evenmatch-rank 3d?network=/etc/passwd", "? no such rank\n\n");
        addRow("options beside the rank", QStringList{}, "evenmatch-rank 3d?sims=5", "? no such rank\n\n");
        addRow("a file beside the player", QStringList{}, "evenmatch-player rank:3d?network=/etc/passwd", "? no such player\n\n");
        addRow("a scale beside the player", QStringList{}, "evenmatch-player rank:3d?scale=/etc/passwd", "? no such player\n\n");
        addRow("a strong network beside the player", QStringList{}, "evenmatch-player rank:3d?strong=/etc/passwd", "? no such player\n\n");
        addRow("a device as a game", QStringList{}, "loadsgf /dev/zero", "? cannot load file\n\n");
        addRow("undo leaves komi", QStringList{"play b D4", "komi 0.5", "undo"}, "get_komi", "= 0.5\n\n");
        addRow("undo nothing", QStringList{}, "undo", "? cannot undo\n\n");
        addRow("resigned", QStringList{}, "play b resign", "= \n\n");
        addRow("no file", QStringList{}, "loadsgf /nowhere.sgf", "? cannot load file\n\n");
    }

    void gtpAnswers()
    {
        QFETCH(QStringList, before);
        QFETCH(QString, line);
        QFETCH(QString, answer);
        for (const QString& earlier : before)
            QVERIFY(ask(earlier).startsWith("="));
        QCOMPARE(ask(line), answer);
    }

    void gtpKnowsWhatItLists()
    {
        const QStringList commands = ask("list_commands").mid(2).trimmed().split('\n');
        QVERIFY(commands.size() > 25);
        for (const QString& command : commands) {
            QCOMPARE(ask("known_command " + command), QString("= true\n\n"));
            if (command != "quit")
                QVERIFY2(!ask(command).contains("unknown command"), qPrintable(command));
            ask("name"); // ends an analysis
        }
        QVERIFY(!m_gtp->handle("quit"));
        QCOMPARE(m_transcript.take(), QString("= \n\n"));
    }

    void gtpPlaysAWholeGame()
    {
        ask("boardsize 5");
        ask("komi 0.5");
        QStringList moves;
        while (moves.size() < 150) {
            const QString answer = ask(QString::number(moves.size()) + " genmove " + (moves.size() % 2 == 0 ? "b" : "w"));
            QVERIFY(answer.startsWith("=" + QString::number(moves.size()) + " "));
            moves << answer.section(' ', 1).trimmed();
            if (moves.last() == "resign" || (moves.size() > 1 && moves.last() == "pass" && moves[moves.size() - 2] == "pass"))
                break;
        }
        QVERIFY(moves.size() > 4);
        QVERIFY(ask("final_score").contains(QRegularExpression("^= ([BW]\\+[0-9.]+|0)\n\n$")));
        QVERIFY(ask("showboard").contains("A B C D E"));
    }

    void gtpUndoes()
    {
        ask("boardsize 9");
        ask("play b E5");
        ask("genmove w");
        ask("play b C3");
        for (int i = 0; i < 3; ++i)
            QCOMPARE(ask("undo"), QString("= \n\n"));
        QCOMPARE(ask("undo"), QString("? cannot undo\n\n"));
        QCOMPARE(ask("list_stones b"), QString("= \n\n"));
        QVERIFY(ask("showboard").contains("move 0, black to play"));
    }

    /// Networks read the earlier positions, so only what changes the position cuts them off.
    void gtpKeepsTheHistory()
    {
        GtpGame game;
        game.clear(9);
        const std::pair<go::Side, const char*> moves[] = {{go::Side::First, "E5"}, {go::Side::Second, "C3"}, {go::Side::First, "G7"}};
        for (const auto& [side, vertex] : moves)
            QVERIFY(game.play(side, vertex).ok());
        QVERIFY(game.undo().ok());
        const auto isWhole = [&] { return game.state().before(2) && game.board().moveText(game.state().lastMove()) == "C3"; };
        QVERIFY(isWhole());
        game.setKomi(game.board().komi());
        QVERIFY(isWhole());
        game.setKomi(0.5);
        QVERIFY(!isWhole());
        // A question about the other side's turn leaves the game as it is.
        ask("boardsize 9");
        ask("play b E5");
        QVERIFY(ask("reg_genmove b").startsWith("= "));
        QVERIFY(ask("showboard").contains("move 1, white to play"));
        ask("lz-analyze b 1");
        QVERIFY(ask("showboard").contains("move 1, white to play"));
    }

    /// The players have passed; White's stone in Black's area is dead.
    void gtpCapturesDeadStonesBeforeItPasses()
    {
        ask("boardsize 9");
        for (int row = 1; row <= 9; ++row) {
            ask("play b E" + QString::number(row));
            ask("play w F" + QString::number(row));
        }
        ask("play w B8");
        ask("play b pass");
        ask("play w pass");
        QCOMPARE(ask("final_status_list dead"), QString("= B8\n\n"));
        for (int moves = 0; moves < 4; ++moves) {
            QVERIFY(ask("list_stones w").contains("B8"));
            const QString move = ask("kgs-genmove_cleanup b").section(' ', 1).trimmed();
            QVERIFY2(QStringList({"A8", "B7", "B9", "C8"}).contains(move), qPrintable(move));
            QCOMPARE(ask("play w pass"), QString("= \n\n"));
        }
        QVERIFY(!ask("list_stones w").contains("B8"));
    }

    /// Its network has no ranks on 9×9.
    void gtpKeepsTheBoardIfItCannotPlayOnAnother()
    {
        PlayerResources resources = resourcesFor(strength::goScale());
        resources.evaluator = std::make_shared<WithoutRanksOnNine>();
        m_gtp = *GtpServer::make(*parsePlayerSpec("se-inf:3d"), resources, m_transcript.output());
        ask("play b D4");
        QVERIFY(ask("boardsize 9").startsWith("?"));
        QCOMPARE(ask("list_stones b"), QString("= D4\n\n"));
        QTemporaryDir folder;
        const QString path = folder.filePath("a.sgf");
        writeFile(path, "(;GM[1]SZ[9];B[ee])");
        QVERIFY(ask("loadsgf " + path).startsWith("?"));
        QCOMPARE(ask("list_stones b"), QString("= D4\n\n"));
        QVERIFY(ask("boardsize 13").startsWith("="));
    }

    /// After time_left B 30 5 Black has 30 seconds for this move in Japanese byo-yomi, and for five moves in Canadian.
    void gtpClocks()
    {
        using namespace std::chrono_literals;
        using Words = std::vector<std::string>;
        const auto forMove = [](const Words& settings) {
            GtpClock clock;
            const bool isSet = clock.kgsTimeSettings(settings).ok() && clock.timeLeft(game::Side::First, Words{"30", "5"}).ok();
            return isSet ? clock.forMove(game::Side::First) : std::nullopt;
        };
        const auto japanese = forMove({"byoyomi", "600", "30", "5"});
        QVERIFY(japanese && *japanese > 20s && *japanese < 30s);
        const auto canadian = forMove({"canadian", "600", "30", "5"});
        QVERIFY(canadian && *canadian > 4s && *canadian < 6s);
    }

    /// Not every client sends time_left.
    void gtpRunsItsOwnClock()
    {
        using namespace std::chrono_literals;
        using Words = std::vector<std::string>;
        GtpClock clock;
        QVERIFY(clock.timeSettings(Words{"600", "0", "0"}).ok());
        std::chrono::duration<double> used{0};
        for (int move = 0; move < 200; ++move) {
            const auto time = *clock.forMove(game::Side::First);
            clock.use(game::Side::First, time);
            used += time;
        }
        QVERIFY(used > 400s && used < 600s);
        QVERIFY(*clock.forMove(game::Side::Second) > 10s);
        QVERIFY(clock.timeLeft(game::Side::First, Words{"600", "0"}).ok());
        QCOMPARE(*clock.forMove(game::Side::First), *clock.forMove(game::Side::Second));
        clock.use(game::Side::First, 1000s);
        QCOMPARE(*clock.forMove(game::Side::First), 1ms);
        clock.newGame();
        QCOMPARE(*clock.forMove(game::Side::First), *clock.forMove(game::Side::Second));
        QVERIFY(clock.timeSettings(Words{"600", "300", "25"}).ok());
        clock.use(game::Side::First, 1000s);
        QVERIFY(*clock.forMove(game::Side::First) > 10s); // the overtime remains
    }

    /// This network expects the whole board to be White's; by playouts Black's stone lives.
    void gtpAsksOwnersForDeadStones()
    {
        const auto ownership = [](const nn::GameState& state) {
            return std::vector<float>(81, state.position().sideToMove() == game::Side::First ? -0.9F : 0.9F);
        };
        const auto network = std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "go", .ownership = ownership});
        std::string text;
        auto server = GtpServer::make(*parsePlayerSpec("mcts"), {.evaluator = network}, [&](std::string_view more) { text += more; });
        QVERIFY(server);
        for (const char* line : {"boardsize 9", "play b E5", "play w pass", "play b pass"})
            QVERIFY((*server)->handle(line));
        text.clear();
        QVERIFY((*server)->handle("final_status_list dead"));
        QCOMPARE(text, std::string("= E5\n\n"));
    }

    void gtpLetsASideMoveTwice()
    {
        ask("boardsize 9");
        ask("play b E5");
        ask("play b E6");
        ask("play b pass");
        ask("play w pass");
        QCOMPARE(ask("play b E7"), QString("= \n\n")); // after the end, when a cleanup begins
        QCOMPARE(ask("list_stones b").count('E'), 3);
        ask("undo");
        QCOMPARE(ask("list_stones b").count('E'), 2);
    }

    void gtpLoadsGames()
    {
        const SavedGame file("(;GM[1]SZ[9]KM[6.5]RU[Japanese];B[ee];W[cc]C[here];B[gg];AW[aa]PL[W])");
        const QString path = file.path();
        QCOMPARE(ask("loadsgf " + path), QString("= white\n\n"));
        QCOMPARE(ask("list_stones w"), QString("= A9 C7\n\n"));
        QCOMPARE(ask("loadsgf " + path + " 2"), QString("= white\n\n")); // the position before move 2
        QCOMPARE(ask("list_stones b"), QString("= E5\n\n"));
        QCOMPARE(ask("list_stones w"), QString("= \n\n"));
        QCOMPARE(ask("get_komi"), QString("= 6.5\n\n"));
    }

    /// A comment is not a move: undo passes over it, and networks read the positions before it.
    void gtpPassesOverComments()
    {
        const SavedGame file("(;GM[1]SZ[9];B[ee];C[between];W[cc];C[the moves];B[gg];W[];C[and at the end])");
        const QString load = "loadsgf " + file.path();
        QCOMPARE(ask(load), QString("= black\n\n"));
        for (const char* left : {"= E5 G3\n\n", "= E5\n\n", "= E5\n\n", "= \n\n"}) {
            QCOMPARE(ask("undo"), QString("= \n\n"));
            QCOMPARE(ask("list_stones b"), QString(left));
        }
        QCOMPARE(ask("undo"), QString("? cannot undo\n\n"));
        QCOMPARE(ask(load + " 3"), QString("= black\n\n"));
        QCOMPARE(ask("list_stones w"), QString("= C7\n\n"));
        const auto reader = record::openGames(file.path().toStdString());
        QVERIFY(reader);
        const auto read = (*reader)->next();
        QVERIFY(read && *read && (*read)->record);
        GtpGame game;
        QVERIFY(game.load(*(*read)->record, 100).ok());
        QVERIFY(game.state().before(4) && game.state().lastMove() == game.board().passMove());
    }

    /// Black's last move repeats the start, which superko forbids and many servers allow; an immediate recapture is illegal everywhere.
    void gtpLoadsGamesWithoutSuperko()
    {
        const SavedGame repeats("(;GM[1]SZ[9]RU[Chinese]AB[ba][cb][da]AW[ab][bb];B[aa];W[ca];B[ba];W[ee])");
        QCOMPARE(ask("loadsgf " + repeats.path()), QString("= black\n\n"));
        QCOMPARE(ask("list_stones b"), QString("= B9 D9 C8\n\n"));
        QCOMPARE(ask("list_stones w"), QString("= A8 B8 E5\n\n"));
        const SavedGame recaptures("(;GM[1]SZ[9]RU[Chinese]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb];W[bb])");
        QCOMPARE(ask("loadsgf " + recaptures.path()), QString("? cannot load file\n\n"));
    }

    void gtpKeepsStonesThatWereSetUp()
    {
        const SavedGame file("(;GM[1]SZ[9]AB[ee]AW[cc]PL[W])");
        QCOMPARE(ask("loadsgf " + file.path()), QString("= white\n\n"));
        for (const char* command : {"kata-set-rules chinese", "kgs-rules chinese"})
            QVERIFY(ask(command).startsWith("?"));
        QCOMPARE(ask("list_stones b"), QString("= E5\n\n"));
        QCOMPARE(ask("list_stones w"), QString("= C7\n\n"));
        ask("clear_board");
        QCOMPARE(ask("kata-set-rules chinese"), QString("= \n\n"));
    }

    void gtpAnalyses_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("form");
        addRow("lz", "lz-analyze b 1", "^info move [A-J][1-9] visits \\d+ winrate \\d{1,5} prior \\d{1,5} order 0 pv( ([A-J][1-9]|pass))+");
        addRow("kata", "kata-analyze 1 ownership true",
            "^info move [A-J][1-9] visits \\d+ utility -?[0-9.]+ winrate 0\\.\\d+ prior 0\\.\\d+ beta -?[0-9.]+ order 0 "
            "pv( ([A-J][1-9]|pass))+");
        addRow("kata interval", "kata-analyze b interval 1", "^info move ");
        addRow("numbers of other options", "lz-analyze b 1 minmoves 100000 maxmoves 100000", "^info move ");
        addRow("numbers before the interval", "kata-analyze b avoid w D4,E5 100000 interval 1 allow w E5 100000", "^info move ");
    }

    void gtpAnalyses()
    {
        QFETCH(QString, command);
        QFETCH(QString, form);
        ask("boardsize 9");
        m_gtp->handle(("5 " + command).toStdString());
        QVERIFY(m_transcript.waitFor("info move"));
        QVERIFY(m_transcript.waitFor("pv"));
        m_gtp->handle("6 name");
        const QString text = m_transcript.take();
        QVERIFY(text.startsWith("=5\ninfo move "));
        QVERIFY2(text.endsWith("\n\n=6 Evenmatch\n\n"), qPrintable(text.right(100)));
        QVERIFY2(text.section('\n', 1, 1).contains(QRegularExpression(form)), qPrintable(text.section('\n', 1, 1).left(200)));
        QVERIFY(text.section('\n', 1, 1).count("info move") > 1);
    }

    void gtpReportsTheSearchOfItsMove()
    {
        ask("boardsize 9");
        for (const char* command : {"lz-genmove_analyze b 50", "kata-genmove_analyze w interval 50 maxmoves 3"}) {
            const QString text = ask(command);
            const QRegularExpression form("^= \\ninfo move [A-J][1-9] visits \\d+ [^\\n]* pv[^\\n]*\\nplay ([A-J][1-9]|pass)\\n\\n$");
            QVERIFY2(text.contains(form), qPrintable(text.left(400)));
        }
        QVERIFY(ask("showboard").contains("move 2, black to play"));
        QCOMPARE(ask("kata-genmove_analyze b allow b C3 1"), QString("? avoid and allow are for analyses only\n\n"));
        QCOMPARE(ask("kata-genmove_analyze"), QString("? syntax error\n\n"));
    }

    void gtpAnalysesTheseMoves_data()
    {
        QTest::addColumn<QString>("options");
        QTest::newRow("allow") << "allow b D4,c3,E5 1";
        QTest::newRow("for the other side") << "allow b D4,C3 1 allow w E6 1 avoid w C3 1";
        QTest::newRow("at any depth") << "allow b D4,C3 30";
        QTest::newRow("avoid") << "allow b D4,C3,G7,pass 1 avoid b G7 1 avoid b PASS 1";
    }

    void gtpAnalysesTheseMoves()
    {
        QFETCH(QString, options);
        QCOMPARE(movesAnalysed("minmoves 90 " + options), QStringList({"C3", "D4"}));
    }

    void gtpReportsSoManyMoves()
    {
        QCOMPARE(movesAnalysed("minmoves 90").size(), 81); // 80 points and the pass
        QCOMPARE(movesAnalysed("minmoves 90 maxmoves 3").size(), 3);
        QCOMPARE(movesAnalysed("minmoves 5 avoid b pass 1").contains("pass"), false);
    }

    void gtpRefusesRestrictions()
    {
        ask("boardsize 9");
        ask("play w E5");
        for (const char* options : {"allow b D4", "avoid x D4 1", "avoid b D4 0", "allow b D4 deep", "avoid"})
            QCOMPARE(ask("lz-analyze b " + QString(options)), QString("? syntax error\n\n"));
        QCOMPARE(ask("kata-analyze b allow b E5 1"), QString("? no move left\n\n"));
    }

    void gtpChangesItsRank()
    {
        QCOMPARE(ask("evenmatch-player"), QString("= se-inf:3d\n\n"));
        ask("evenmatch-rank 11-18k");
        QCOMPARE(ask("evenmatch-player"), QString("= se-inf:11-18k\n\n"));
        ask("evenmatch-rank none");
        QCOMPARE(ask("evenmatch-rank"), QString("= none\n\n"));
        QCOMPARE(ask("evenmatch-player"), QString("= mcts\n\n"));
        ask("evenmatch-rank 3d");
        QCOMPARE(ask("evenmatch-player"), QString("= se-inf:3d\n\n")); // as before "none"
        ask("evenmatch-player mcts");
        ask("evenmatch-rank 3d");
        QCOMPARE(ask("evenmatch-player"), QString("= rank:3d\n\n"));
        QCOMPARE(ask("evenmatch-player rank:1d?sims=5"), QString("= \n\n"));
        QVERIFY(ask("evenmatch-player gtp:x").startsWith("?"));
        QVERIFY(ask("genmove b").startsWith("= "));
    }

    void gtpSurvivesNonsense()
    {
        core::Random random(8);
        const std::vector<std::string> words = {"play", "b", "w", "pass", "A1", "T19", "-1", "1e300", "nan", "genmove", "undo", "boardsize",
            "2", "time_left", "time_settings", "komi", "fixed_handicap", "set_free_handicap", "final_status_list", "kgs-time_settings",
            "byoyomi", "loadsgf", "/dev/null", "\xff\xfe", "lz-analyze", "99999999999999999999", "#"};
        ask("boardsize 5");
        for (int i = 0; i < 400; ++i) {
            std::string line;
            for (std::uint32_t n = random.below(5); n-- > 0;)
                line += words[random.below(static_cast<std::uint32_t>(words.size()))] + " ";
            QVERIFY(m_gtp->handle(line));
        }
        m_gtp->handle("boardsize 9");
        m_transcript.take();
        QCOMPARE(ask("play b E5"), QString("= \n\n"));
    }

    void uciIntroducesItself()
    {
        const QString text = tell("uci");
        QVERIFY(text.startsWith("id name Evenmatch"));
        QVERIFY(text.endsWith("uciok\n"));
        QVERIFY(text.contains("option name Rank type combo default none var none var 2400-2599 "));
        QVERIFY(text.contains("option name UCI_Elo type spin default 1500 min 1000 max 2599\n"));
        for (const char* option :
            {"UCI_LimitStrength", "Simulations", "MultiPV", "Hash", "Threads", "Ponder", "UCI_ShowWDL", "UCI_Chess960"})
            QVERIFY2(text.contains(QString("option name ") + option + " type "), option);
        QCOMPARE(tell("isready"), QString("readyok\n"));
    }

    /// A client may refuse an option whose default is not among its values.
    void uciOffersItsOwnRank()
    {
        for (const char* rank : {"1500", "1400-1599", "1400-1599+0.4"}) {
            PlayerResources resources = resourcesFor(strength::chessScale());
            resources.seed = 5;
            auto server = UciServer::make(*parsePlayerSpec("rank:" + std::string(rank)), resources, m_transcript.output());
            QVERIFY(server.ok());
            QVERIFY((*server)->handle("uci"));
            const QString text = m_transcript.take();
            QVERIFY(text.contains(QString("option name Rank type combo default ") + rank + " var none "));
            QCOMPARE(text.section("option name Rank ", 1).section('\n', 0, 0).split(' ').count(rank), 2);
            QVERIFY(text.contains("option name Seed type spin default 5 "));
        }
    }

    void uciPlaysAWholeGame()
    {
        tell("ucinewgame");
        chess::Position position;
        QString moves;
        while (!position.isOver() && !position.canClaimDraw() && position.moveNumber() < 200) {
            tell("position startpos" + (moves.isEmpty() ? QString() : " moves" + moves));
            const QString text = think("go nodes 20");
            QCOMPARE(text.count("bestmove"), 1);
            const QString best = text.section("bestmove ", 1).section(QRegularExpression("\\s"), 0, 0);
            const auto move = position.parseUci(best.toStdString());
            QVERIFY2(move, qPrintable(text));
            position.play(*move);
            moves += " " + best;
        }
        QVERIFY(position.moveNumber() > 10);
    }

    void uciLimits_data()
    {
        QTest::addColumn<QString>("go");
        QTest::newRow("nodes") << "go nodes 10";
        QTest::newRow("nothing") << "go";
        QTest::newRow("movetime") << "go movetime 10";
        QTest::newRow("clock") << "go wtime 1000 btime 1000 winc 10 binc 10";
        QTest::newRow("clock nearly run out") << "go wtime 1 btime 1 movestogo 1";
        QTest::newRow("depth") << "go depth 2";
        QTest::newRow("mate") << "go mate 1";
        QTest::newRow("one node") << "go nodes 1";
        QTest::newRow("searchmoves") << "go nodes 30 searchmoves a2a3 h2h3";
    }

    void uciLimits()
    {
        QFETCH(QString, go);
        tell("position startpos");
        const QString text = think(go);
        QVERIFY2(text.contains(QRegularExpression(
                     "info depth \\d+ seldepth \\d+ multipv 1 score cp -?\\d+ nodes \\d+ nps \\d+ time \\d+ pv [a-h][1-8]")),
            qPrintable(text));
        QVERIFY(text.contains(QRegularExpression("\nbestmove [a-h][1-8][a-h][1-8]")));
        QVERIFY2(!text.contains("score cp -12800"), "what was not looked at is not lost"); // cp of a lost game
        if (go.contains("searchmoves"))
            QVERIFY(text.contains(QRegularExpression("\nbestmove (a2a3|h2h3)")));
        if (go.contains("nodes 10"))
            QVERIFY(text.contains(" nodes 10 "));
    }

    /// It ends at that depth, long before its simulations.
    void uciSearchesToAnyDepth()
    {
        PlayerResources resources = resourcesFor(strength::chessScale(), 3000);
        resources.evaluator = std::make_shared<StepsOfPawns>();
        m_uci = *UciServer::make(*parsePlayerSpec("mcts"), resources, m_transcript.output());
        tell("position startpos");
        const auto last = QRegularExpression("info depth (\\d+) .* nodes (\\d+) [^\n]*\nbestmove").match(think("go depth 30"));
        QVERIFY(last.hasMatch());
        QVERIFY2(last.captured(1).toInt() >= 30, qPrintable(last.captured(0)));
        QVERIFY2(last.captured(2).toInt() < 3000, qPrintable(last.captured(0)));
    }

    void uciStopsAndPonders()
    {
        tell("position startpos");
        m_uci->handle("go infinite");
        QVERIFY(m_transcript.waitFor("info depth"));
        m_uci->handle("isready"); // answered during a search
        QVERIFY(m_transcript.waitFor("readyok"));
        m_uci->handle("stop");
        QVERIFY(m_transcript.waitFor("bestmove"));
        m_uci->waitForMove();
        QCOMPARE(m_transcript.take().count("bestmove"), 1);

        m_uci->handle("position startpos moves e2e4");
        m_uci->handle("go ponder wtime 1000 btime 1000");
        QVERIFY(m_transcript.waitFor("info depth"));
        QVERIFY(!m_transcript.take().contains("bestmove"));
        m_uci->handle("ponderhit");
        QVERIFY(m_transcript.waitFor("bestmove"));
        m_uci->waitForMove();
        m_transcript.take();

        // A search that has filled its memory still waits for "stop".
        m_uci->handle("setoption name Hash value 1");
        m_uci->handle("go ponder");
        QVERIFY(m_transcript.waitFor("info depth"));
        m_uci->handle("stop");
        m_uci->waitForMove();
        QCOMPARE(m_transcript.take().count("bestmove"), 1);
        m_uci->handle("go infinite");
        QVERIFY(!m_uci->handle("quit"));
    }

    void uciShowsVariations()
    {
        tell("setoption name MultiPV value 3");
        tell("setoption name UCI_ShowWDL value true");
        tell("position startpos");
        const QString text = think("go nodes 60");
        for (int i = 1; i <= 3; ++i)
            QVERIFY(text.contains("multipv " + QString::number(i) + " score cp"));
        const auto wdl = QRegularExpression(" wdl (\\d+) 0 (\\d+) ").match(text);
        QVERIFY(wdl.hasMatch());
        QCOMPARE(wdl.captured(1).toInt() + wdl.captured(2).toInt(), 1000);
    }

    void uciTakesPositions_data()
    {
        QTest::addColumn<QStringList>("lines");
        QTest::addColumn<QString>("best");
        QTest::newRow("the only move") << QStringList{"position fen 7k/8/8/8/8/8/5r2/7K w - - 0 1"} << "h1g1";
        QTest::newRow("only one, after moves") << QStringList{"position fen 7k/8/8/8/8/8/4r3/7K b - - 0 1 moves e2f2"} << "h1g1";
        QTest::newRow("over") << QStringList{"position startpos moves f2f3 e7e5 g2g4 d8h4"} << "(none)";
        QTest::newRow("a draw by rule") << QStringList{"position fen 8/8/8/8/8/8/2k5/K7 w - - 0 1"} << "a1a2";
        QTest::newRow("a bad FEN changes nothing")
            << QStringList{"position fen 7k/8/8/8/8/8/5r2/7K w - - 0 1", "position fen 9/8 w"} << "h1g1";
        QTest::newRow("as far as the moves can be played")
            << QStringList{"position startpos", "position fen 7k/8/8/8/8/8/4r3/7K b - - 0 1 moves e2f2 h1h5 h8h7"} << "h1g1";
        QTest::newRow("Chess960") << QStringList{"setoption name UCI_Chess960 value true", "position fen 7k/8/8/8/8/8/5r2/7K w - - 0 1"}
                                  << "h1g1";
    }

    void uciTakesPositions()
    {
        QFETCH(QStringList, lines);
        QFETCH(QString, best);
        for (const QString& line : lines)
            tell(line);
        const QString text = think("go nodes 600");
        QVERIFY2(text.contains("bestmove " + best), qPrintable(text.right(100)));
    }

    void uciChangesItsRank()
    {
        tell("position startpos");
        std::set<QString> seen;
        for (const char* option :
            {"Rank value none", "Rank value 1000-1199", "Rank value 2400-2599", "UCI_LimitStrength value true", "UCI_Elo value 1450"}) {
            const QString said = tell(QString("setoption name ") + option);
            QVERIFY2(said.isEmpty(), qPrintable(said));
            seen.insert(think("go nodes 200").section("pv", 1, 1));
        }
        QVERIFY(seen.size() > 1);
        QVERIFY(tell("setoption name UCI_Elo value 4000").contains("info string"));
        QVERIFY(tell("setoption name UCI_LimitStrength value false").isEmpty());
        QVERIFY(tell("setoption name Rank value 9d").contains("info string"));
        QVERIFY2(tell("setoption name MultiPV value 2").isEmpty(), "a bad rank is not heard of again");
        QVERIFY(think("go nodes 200").contains("multipv 2"));
    }

    /// "bestmove" before "stop" would be read as the reply to the next "go".
    void uciWaitsWhereTheGameIsOver()
    {
        const std::pair<const char*, const char*> ends[] = {
            {"position startpos moves f2f3 e7e5 g2g4 d8h4", "score mate 0"}, {"position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "score cp 0"}};
        for (const auto& [position, score] : ends) {
            tell(position);
            for (const char* go : {"go infinite", "go ponder"}) {
                m_uci->handle(go);
                QVERIFY(m_transcript.waitFor(score));
                QVERIFY(!tell("isready").contains("bestmove"));
                m_uci->handle("stop");
                QVERIFY(m_transcript.waitFor("bestmove (none)"));
                m_transcript.take();
            }
        }
    }

    void uciLooksAtTheseMovesOnly()
    {
        tell("setoption name MultiPV value 5");
        tell("position startpos");
        think("go nodes 50");
        const QString text = think("go nodes 80 searchmoves a2a3 h2h3");
        QVERIFY(text.contains(" pv a2a3") && text.contains(" pv h2h3"));
        QVERIFY(!text.contains(QRegularExpression(" pv (?!a2a3|h2h3)")));
        QVERIFY(!text.contains("multipv 3"));
        QVERIFY(think("go nodes 80").contains("multipv 5")); // all moves again
    }

    void uciKnowsMates()
    {
        tell("position fen 6k1/5ppp/8/8/8/8/8/R6K w - - 0 1");
        const QString text = think("go nodes 600");
        QVERIFY2(text.contains(" score mate 1 "), qPrintable(text));
        QVERIFY(text.contains("bestmove a1a8"));
        // After Black's only move, Kb8, Rh8 mates: two plies, each with few moves.
        tell("position fen k7/7R/1K6/8/8/8/8/8 b - - 0 1");
        QVERIFY(think("go nodes 600").contains(" score mate -1 "));
    }

    /// The profile's table, without an explicit number.
    void rankedPlayersMakeTheirOwnNumber()
    {
        PlayerResources resources = resourcesFor(strength::goScale(), 300);
        const auto spec = *parsePlayerSpec("se-inf:3d");
        const nn::NetworkInfo& network = resources.evaluator->info();
        const strength::RankPlay table = playAt(network, static_cast<double>(*network.scale.find("3d")));
        const std::uint64_t own = table.visits >= 1 ? static_cast<std::uint64_t>(std::lround(table.visits)) : 300;
        resources.own = OwnNumber::Nobody;
        QCOMPARE(makeStyle(spec, resources)->limits.visits, std::uint64_t(300));
        resources.own = OwnNumber::AllRanked;
        QCOMPARE(makeStyle(spec, resources)->limits.visits, own);
        QCOMPARE(makeStyle(*parsePlayerSpec("se-inf:3d?sims=7"), resources)->limits.visits, std::uint64_t(7));
        QCOMPARE(makeStyle(*parsePlayerSpec("mcts"), resources)->limits.visits, std::uint64_t(300));
    }

    /// With a seed a server repeats its games in the next run, but not within a run.
    void seedsRepeatGames()
    {
        PlayerResources resources = resourcesFor(strength::goScale(), 8);
        resources.seed = 5;
        const auto gameOf = [&] {
            ask("clear_board");
            QString moves;
            for (int i = 0; i < 6; ++i)
                moves += ask(i % 2 == 0 ? "genmove b" : "genmove w");
            return moves;
        };
        std::vector<QString> runs;
        for (int run = 0; run < 2; ++run) {
            m_gtp = *GtpServer::make(*parsePlayerSpec("rank:3d"), resources, m_transcript.output());
            ask("boardsize 9");
            runs.push_back(gameOf());
            runs.push_back(gameOf());
        }
        QCOMPARE(runs[0], runs[2]);
        QCOMPARE(runs[1], runs[3]);
        QVERIFY(runs[0] != runs[1]);
    }

    /// Some clients send every option with its default.
    void uciRanksKeepTheirSimulations()
    {
        PlayerResources resources = resourcesFor(strength::chessScale(), 400);
        resources.own = OwnNumber::AllRanked;
        m_uci = *UciServer::make(*parsePlayerSpec("rank:1500"), resources, m_transcript.output());
        const auto nodes = [&] {
            tell("position startpos");
            return think("go").section(" nodes ", -1).section(' ', 0, 0);
        };
        const QString own = nodes();
        QVERIFY2(own.toInt() > 0 && own.toInt() <= 100, qPrintable(own));
        tell("setoption name Simulations value 400");
        QCOMPARE(nodes(), own);
        tell("setoption name Simulations value 133");
        QCOMPARE(nodes(), QString("133"));
        QVERIFY(tell("uci").contains("option name Simulations type spin default 400 "));
    }

    void uciSeedCountsFromTheNextGame()
    {
        PlayerResources resources = resourcesFor(strength::chessScale(), 8);
        const auto begin = [&](std::uint64_t seed) {
            resources.seed = seed;
            m_uci = *UciServer::make(*parsePlayerSpec("rank:1500"), resources, m_transcript.output());
        };
        const auto gameWith = [&](const char* afterTheFirstMove) {
            QString moves;
            for (int ply = 0; ply < 8; ++ply) {
                tell("position startpos" + (moves.isEmpty() ? QString() : " moves" + moves));
                moves += " " + think("go").section("bestmove ", 1).section(QRegularExpression("\\s"), 0, 0);
                if (ply == 0)
                    tell(afterTheFirstMove);
            }
            return moves;
        };
        begin(7);
        const QString seven = gameWith("isready");
        begin(5);
        const QString five = gameWith("isready");
        QVERIFY(five != seven);
        begin(5);
        QCOMPARE(gameWith("setoption name Seed value 7"), five);
        tell("ucinewgame");
        QCOMPARE(gameWith("isready"), seven);
    }

    void refusesNetworksOfOtherGames()
    {
        const auto gtp = GtpServer::make(*parsePlayerSpec("mcts"), resourcesFor(strength::chessScale()), m_transcript.output());
        QVERIFY(!gtp.ok() && gtp.error().code == core::ErrorCode::BadArgument);
        const auto uci = UciServer::make(*parsePlayerSpec("mcts"), resourcesFor(strength::goScale()), m_transcript.output());
        QVERIFY(!uci.ok() && uci.error().code == core::ErrorCode::BadArgument);
    }

    void uciSurvivesNonsense()
    {
        core::Random random(8);
        const std::vector<std::string> words = {"go", "position", "startpos", "fen", "moves", "e2e4", "nodes", "5", "-3", "movetime", "1",
            "setoption", "name", "value", "MultiPV", "Hash", "stop", "ponderhit", "isready", "uci", "depth", "searchmoves", "\xff",
            "99999999999999999999", "wtime", "ucinewgame", "Rank", "debug"};
        for (int i = 0; i < 300; ++i) {
            std::string line;
            for (std::uint32_t n = random.below(6); n-- > 0;)
                line += words[random.below(static_cast<std::uint32_t>(words.size()))] + " ";
            QVERIFY(m_uci->handle(line));
        }
        m_uci->handle("stop");
        m_uci->waitForMove();
        m_transcript.take();
        tell("position startpos");
        QVERIFY(think("go nodes 10").contains("bestmove"));
    }

private:
    QString ask(const QString& line)
    {
        m_gtp->handle(line.toStdString());
        return m_transcript.take();
    }

    /// The moves of an analysis's last report. Black is to move, and E5 is taken.
    QStringList movesAnalysed(const QString& options)
    {
        ask("boardsize 9");
        ask("play w E5");
        m_gtp->handle(("lz-analyze b 1 " + options).toStdString());
        m_transcript.waitFor("info move");
        const QString text = m_transcript.take() + ask("name");
        QStringList moves;
        const QStringList parts = text.section("\n\n= Evenmatch", 0, 0).section('\n', -1).split("info move ", Qt::SkipEmptyParts);
        for (const QString& part : parts)
            moves << part.section(' ', 0, 0);
        moves.sort();
        return moves;
    }

    QString tell(const QString& line)
    {
        m_uci->handle(line.toStdString());
        return m_transcript.take();
    }
    QString think(const QString& line)
    {
        m_uci->handle(line.toStdString());
        m_uci->waitForMove();
        return m_transcript.take();
    }

    Transcript m_transcript;
    std::unique_ptr<GtpServer> m_gtp;
    std::unique_ptr<UciServer> m_uci;
};

EVENMATCH_TEST(TestProtocols)

} // namespace tst_protocols

#include "tst_protocols.moc"
