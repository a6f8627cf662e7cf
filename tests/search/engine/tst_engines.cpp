// Other programs as players: real ones if they are installed, and scripts that misbehave like real programs.
#include "tests/run_tests.h"

#include "search/engine/gtp_engine.h"
#include "search/engine/uci_engine.h"
#include "tests/files.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <thread>

namespace tst_engines {

using namespace evenmatch;
using namespace evenmatch::search;
using namespace std::chrono_literals;
using core::ErrorCode;

namespace {

/// Never reached, however busy the machine is; also the time for engines that never respond.
constexpr EnginePatience kPatience{.start = 60s, .answer = 60s, .move = 60s, .quit = 100ms};
constexpr EnginePatience kShort{.start = 60s, .answer = 60s, .move = 300ms, .quit = 100ms};

/// A GTP program in shell that answers the usual commands; `onGenmove` is its reaction to a request for a move.
std::string gtpScript(const std::string& onGenmove)
{
    return "echo hello; echo; while read id command rest; do case $command in\n"
           "list_commands) printf '=%s name\\nplay\\ngenmove\\nclear_board\\nboardsize\\nkomi\\nquit\\n\\n' $id;;\n"
           "genmove) "
        + onGenmove
        + ";;\n"
          "quit) printf '=%s\\n\\n' $id; exit;;\n"
          "*) printf '=%s \\n\\n' $id;; esac; done";
}

/// A GTP program that knows another command and writes what it hears to a file.
std::string listeningScript(const std::string& known, const std::string& log)
{
    return "while read id command rest; do echo \"$command $rest\" >> " + log
        + "; case $command in\n"
          "list_commands) printf '=%s name\\n"
        + known
        + "\\n\\n' $id;;\n"
          "name) printf '=%s Script\\n\\n' $id;;\n"
          "quit) printf '=%s\\n\\n' $id; exit;;\n"
          "*) printf '=%s \\n\\n' $id;; esac; done";
}

std::string uciScript(const std::string& onGo)
{
    return "while read command rest; do case $command in\n"
           "uci) echo noise; echo 'id name Script 1'; echo 'option name UCI_Elo type spin default 1500 min 100 max 3000'; echo uciok;;\n"
           "isready) echo readyok;;\n"
           "go) "
        + onGo
        + ";;\n"
          "quit) exit;; esac; done";
}

std::vector<std::string> shell(const std::string& script) { return {"/bin/sh", "-c", script}; }

GameStart goStart(int size = 9) { return {.position = go::Position(size)}; }

bool isRunning(int process) { return kill(process, 0) == 0; }

} // namespace

class TestEngines : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void splitsCommands_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("plain") << "gnugo --mode gtp" << QStringList{"gnugo", "--mode", "gtp"};
        QTest::newRow("quotes") << "\"a b\" 'c d'e  f\\ g" << QStringList{"a b", "c de", "f g"};
        QTest::newRow("empty word") << "a '' b" << QStringList{"a", "", "b"};
        const QString home = qEnvironmentVariable("HOME");
        QTest::newRow("home") << "~/katago -model ~/a~b '~/c' ~d ~"
                              << QStringList{home + "/katago", "-model", home + "/a~b", "~/c", "~d", home};
        QTest::newRow("open quote") << "a 'b" << QStringList{};
        QTest::newRow("nothing") << "  " << QStringList{};
    }

    void splitsCommands()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, words);
        const auto split = splitCommand(text.toStdString());
        QCOMPARE(split.ok(), !words.isEmpty());
        QStringList found;
        if (split)
            for (const std::string& word : *split)
                found << QString::fromStdString(word);
        QCOMPARE(found, words);
    }

    /// As a file manager copies it.
    void pathWithBlanksNeedsNoQuotes()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("Bob's engines")));
        const QString program = folder.filePath(QStringLiteral("Bob's engines/fish 16"));
        QFile file(program);
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (const QString& command : {program, QStringLiteral(" %1\n").arg(program)}) {
            const auto split = splitCommand(command.toStdString());
            QVERIFY(split);
            QCOMPARE(split->size(), std::size_t(1));
            QCOMPARE(QString::fromStdString(split->front()), program);
        }
        QVERIFY(!splitCommand((program + QStringLiteral(" --none")).toStdString()));
    }

    void misbehavingGtp_data()
    {
        QTest::addColumn<QString>("onGenmove");
        QTest::addColumn<int>("code");
        QTest::newRow("silence") << "exec sleep 60" << int(ErrorCode::EngineSilent);
        QTest::newRow("exit") << "echo 'out of memory' >&2; exit 3" << int(ErrorCode::EngineEnded);
        QTest::newRow("crash") << "kill -SEGV $$" << int(ErrorCode::EngineEnded);
        QTest::newRow("garbage, then exit") << "head -c 3000 /dev/urandom; exit" << int(ErrorCode::EngineEnded);
        QTest::newRow("flood of lines") << "exec yes" << int(ErrorCode::EngineSilent);
        QTest::newRow("flood without a line end") << "exec cat /dev/zero" << int(ErrorCode::EngineNonsense);
        QTest::newRow("illegal move") << "printf '=%s Z99\\n\\n' $id" << int(ErrorCode::EngineNonsense);
        QTest::newRow("no move") << "printf '=%s \\n\\n' $id" << int(ErrorCode::EngineNonsense);
        QTest::newRow("answer without an end") << "echo \"=$id D4\"; exec yes a line that is as long as many a line"
                                               << int(ErrorCode::EngineNonsense);
        QTest::newRow("half an answer") << "printf '=%s D4\\n' $id" << int(ErrorCode::EngineSilent);
        QTest::newRow("another's answer") << "printf '=999 D4\\n\\n'" << int(ErrorCode::EngineSilent);
        QTest::newRow("refusal") << "printf '?%s no\\n\\n' $id" << int(ErrorCode::EngineRefused);
    }

    void misbehavingGtp()
    {
        QFETCH(QString, onGenmove);
        QFETCH(int, code);
        auto engine
            = GtpEngine::launch(shell(gtpScript(onGenmove.toStdString())), code == int(ErrorCode::EngineSilent) ? kShort : kPatience);
        QVERIFY(engine.ok());
        QVERIFY((*engine)->start(goStart()).ok());
        const auto decision = (*engine)->decide({});
        QVERIFY(!decision.ok());
        QCOMPARE(int(decision.error().code), code);
        QVERIFY(isEngineFailure(decision.error()));
    }

    void misbehavingUci_data()
    {
        QTest::addColumn<QString>("onGo");
        QTest::addColumn<int>("code");
        QTest::newRow("silence") << "exec sleep 60" << int(ErrorCode::EngineSilent);
        QTest::newRow("exit") << "exit" << int(ErrorCode::EngineEnded);
        QTest::newRow("flood") << "exec yes info depth 3 score cp 20" << int(ErrorCode::EngineSilent);
        QTest::newRow("illegal move") << "echo bestmove e2e5" << int(ErrorCode::EngineNonsense);
        QTest::newRow("no move") << "echo bestmove" << int(ErrorCode::EngineNonsense);
        QTest::newRow("none") << "echo bestmove '(none)'" << int(ErrorCode::EngineNonsense);
    }

    void misbehavingUci()
    {
        QFETCH(QString, onGo);
        QFETCH(int, code);
        auto engine = UciEngine::launch(
            shell(uciScript(onGo.toStdString())), {.patience = code == int(ErrorCode::EngineSilent) ? kShort : kPatience});
        QVERIFY(engine.ok());
        QCOMPARE((*engine)->name(), std::string("Script 1"));
        QVERIFY((*engine)->start({.position = chess::Position()}).ok());
        const auto decision = (*engine)->decide({});
        QVERIFY(!decision.ok());
        QCOMPARE(int(decision.error().code), code);
    }

    void playsOnAfterACrash()
    {
        QTemporaryDir folder;
        const std::string mark = folder.filePath("crashed").toStdString();
        auto engine = GtpEngine::launch(
            shell(gtpScript("[ -e " + mark + " ] || { touch " + mark + "; kill -9 $$; }; printf '=%s D4\\n\\n' $id")), kPatience);
        QVERIFY(engine.ok());
        QVERIFY((*engine)->start(goStart()).ok());
        QVERIFY(!(*engine)->decide({}).ok());
        QVERIFY(!(*engine)->decide({}).ok()); // broken until the next game
        QVERIFY((*engine)->start(goStart()).ok());
        const auto decision = (*engine)->decide({});
        QVERIFY(decision.ok());
        QCOMPARE(go::Position(9).moveText(decision->move), std::string("D4"));
    }

    void playsOnAfterACrashBetweenGames()
    {
        // It receives no commands after its first move.
        QTemporaryDir folder;
        const std::string mark = folder.filePath("ended").toStdString();
        const std::string script = "[ -e " + mark + " ] || { touch " + mark + "; exec 0</dev/null; }; echo bestmove e2e4";
        auto uci = uciScript(script);
        uci.insert(uci.find("echo uciok"), "echo 'option name UCI_Chess960 type check default false'; ");
        auto engine = UciEngine::launch(shell(uci), {.patience = kPatience});
        QVERIFY(engine.ok());
        QVERIFY((*engine)->start({.position = chess::Position()}).ok());
        QVERIFY((*engine)->decide({}).ok());
        if (!(*engine)->start({.position = chess::Position()})) // it may not have been noticed yet that it ended
            QVERIFY((*engine)->start({.position = chess::Position()}).ok());
        QVERIFY((*engine)->decide({}).ok());
    }

    void saysOnlyWhatItHeardOfThePosition()
    {
        auto engine
            = UciEngine::launch(shell("n=0; "
                                    + uciScript("n=$((n+1)); [ $n = 1 ] && echo 'info depth 1 score cp 30 pv e2e4'; [ $n = 2 ] && echo "
                                                "'info string a score cp 99'; echo bestmove e2e4")),
                {.patience = kPatience});
        QVERIFY(engine.ok());
        QVERIFY((*engine)->start({.position = chess::Position()}).ok());
        QVERIFY((*engine)->decide({}).ok());
        QCOMPARE((*engine)->opinion().centipawns, std::optional(30));
        QVERIFY((*engine)->decide({}).ok());
        QVERIFY(!(*engine)->opinion().centipawns);
    }

    /// Results of another network must not pass for this one's.
    void replacedNetworkIsAnotherEngine()
    {
        QTemporaryDir folder;
        const QString network = folder.filePath("network.pb");
        std::vector<std::string> command = shell(uciScript(""));
        command.push_back("--weights=" + network.toStdString());
        const auto identity = [&command] {
            const auto engine = UciEngine::launch(command, {.patience = kPatience});
            return engine ? (*engine)->identity() : std::string();
        };
        writeFile(network, "one");
        const std::string before = identity();
        QVERIFY(!before.empty());
        QCOMPARE(identity(), before);
        writeFile(network, "another");
        QVERIFY(identity() != before);
    }

    /// A network of Maia plays like its ranks with one node only, whatever the clock.
    void nodesLimitMovesUnderAClock()
    {
        QTemporaryDir folder;
        const std::string log = folder.filePath("log").toStdString();
        const std::string script = uciScript("echo \"$rest;\" >> " + log + "; echo bestmove e2e4");
        auto engine = UciEngine::launch(shell(script), {.go = {.nodes = 7, .time = 9s}, .patience = kPatience});
        QVERIFY(engine.ok());
        for (const TimeControl& time : {TimeControl{.main = 60s, .increment = 1s}, {.perMove = 500ms}, {}}) {
            QVERIFY((*engine)->start({.position = chess::Position(), .time = time}).ok());
            QVERIFY((*engine)->decide({.left = {30s, 20s}}).ok());
        }
        const QByteArray heard = contentOf(QString::fromStdString(log));
        QCOMPARE(heard,
            QByteArray("nodes 7 wtime 30000 btime 20000 winc 1000 binc 1000;\n"
                       "nodes 7 movetime 500;\n"
                       "nodes 7 movetime 9000;\n"));
    }

    void waitsAsLongAsAClockGives()
    {
        const EnginePatience patience{.start = 1s, .answer = 10s, .move = 120s, .quit = 1s};
        QCOMPARE(patience.forMove({}, 0s), std::chrono::milliseconds(120s));
        QCOMPARE(patience.forMove({.main = 60s}, 5s), std::chrono::milliseconds(120s));
        QCOMPARE(patience.forMove({.main = 3600s}, 1800s), std::chrono::milliseconds(1810s));
        QCOMPARE(patience.forMove({.perMove = 300s}, 0s), std::chrono::milliseconds(310s));
    }

    /// Never more than there is; less than a second per move cannot be sent.
    void gtpTimeIsInWholeSeconds()
    {
        QTemporaryDir folder;
        const std::string log = folder.filePath("log").toStdString();
        auto engine = GtpEngine::launch(shell(listeningScript("time_settings\\nkata-time_settings", log)), kPatience);
        QVERIFY(engine.ok());
        const auto startWith = [&](const TimeControl& time) {
            GameStart start = goStart();
            start.time = time;
            return (*engine)->start(start);
        };
        QVERIFY(startWith({.perMove = 1900ms}).ok());
        QVERIFY(startWith({.main = 90'900ms}).ok());
        QVERIFY(startWith({.main = 300s, .increment = 10'500ms}).ok());
        const auto refused = startWith({.perMove = 900ms});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::BadArgument);
        QCOMPARE(core::describe(refused.error().detail), std::string("Script needs at least 1 second per move"));
        const QByteArray heard = contentOf(QString::fromStdString(log));
        QVERIFY2(heard.contains("time_settings 0 1 1\n"), heard);
        QVERIFY2(heard.contains("time_settings 90 0 0\n"), heard);
        QVERIFY2(heard.contains("kata-time_settings fischer 300 10\n"), heard);
    }

    /// Sent as absolute time, the last period would make a program play at once from then on.
    void gtpProgramsGetOvertime()
    {
        QTemporaryDir folder;
        const std::string log = folder.filePath("log").toStdString();
        const auto heard = [&](const std::string& known, const game::TimeSettings& clock, const game::ClockFace& face) {
            QFile::remove(QString::fromStdString(log));
            std::string script = listeningScript("time_settings\\ntime_left" + known, log);
            script.insert(script.find("name)"), "genmove) printf '=%s D4\\n\\n' $id;;\n");
            auto engine = GtpEngine::launch(shell(script), kPatience);
            GameStart start = goStart();
            start.time = {.main = clock.main + clock.period, .increment = clock.period, .perMove = {}, .clock = clock};
            return engine && (*engine)->start(start) && (*engine)->decide({.left = {90s, 90s}, .faces = {face, face}})
                ? contentOf(QString::fromStdString(log))
                : QByteArray();
        };
        const game::TimeSettings byoYomi{.main = 600s, .period = 30s, .periods = 5};
        const game::ClockFace inMain{.left = 90s, .periods = 5};
        const game::ClockFace inPeriods{.left = 28s, .periods = 3, .inPeriods = true, .stones = 1};
        const std::string kgs = "\\nkgs-time_settings";
        QVERIFY(heard(kgs, byoYomi, inMain).contains("kgs-time_settings byoyomi 600 30 5\n"));
        QVERIFY(heard(kgs, byoYomi, inMain).contains("time_left B 90 0\n"));
        QVERIFY(heard(kgs, byoYomi, inPeriods).contains("time_left B 28 3\n"));
        QVERIFY(heard({}, byoYomi, inPeriods).contains("time_settings 600 30 1\n"));
        QVERIFY(heard({}, byoYomi, inPeriods).contains("time_left W 28 1\n"));
        const game::TimeSettings canadian{.main = 600s, .period = 300s, .periods = 1, .stones = 20};
        const game::ClockFace inCanadian{.left = 200s, .periods = 1, .inPeriods = true, .stones = 12};
        QVERIFY(heard(kgs, canadian, inCanadian).contains("time_settings 600 300 20\n"));
        QVERIFY(heard(kgs, canadian, inCanadian).contains("time_left B 200 12\n"));
    }

    /// KataGo refuses other numbers, and with them the game.
    void kataGoGetsKomiInHalfPoints()
    {
        QTemporaryDir folder;
        const std::string log = folder.filePath("log").toStdString();
        auto engine = GtpEngine::launch(shell(listeningScript("kata-set-rules", log)), kPatience);
        QVERIFY(engine.ok());
        QVERIFY((*engine)->start({.position = go::Position(9, go::Rules::japanese(), 5.75)}).ok());
        const QByteArray heard = contentOf(QString::fromStdString(log));
        QVERIFY2(heard.contains("komi 6\n"), heard);
    }

    /// With its rules "chinese" a board may repeat, and such a move would be invalid here. Other programs know no other name.
    void kataGoRepeatsNoBoard()
    {
        QTemporaryDir folder;
        const std::string log = folder.filePath("log").toStdString();
        const auto heard = [&](const std::string& script) {
            QFile::remove(QString::fromStdString(log));
            auto engine = GtpEngine::launch(shell(script), kPatience);
            return engine && (*engine)->start({.position = go::Position(9)}) ? contentOf(QString::fromStdString(log)) : QByteArray();
        };
        std::string script = listeningScript("kata-set-rules", log);
        QVERIFY(heard(script).contains("kata-set-rules chinese-ogs\nkomi 7.5\n"));
        script.insert(script.find("name)"), "*rules) [ $rest = chinese ] && printf '=%s \\n\\n' $id || printf '?%s no\\n\\n' $id;;\n");
        QVERIFY(heard(script).contains("kata-set-rules chinese-ogs\nkata-set-rules chinese\nkomi 7.5\n"));
    }

    /// KataGo loads its network again for another size of the board.
    void newBoardsMayTakeLong()
    {
        std::string script = gtpScript("printf '=%s D4\\n\\n' $id");
        script.insert(script.find("genmove) "), "boardsize) sleep 3.5; printf '=%s \\n\\n' $id;;\n");
        EnginePatience patience = kPatience;
        patience.answer = 3s;
        auto engine = GtpEngine::launch(shell(script), patience);
        QVERIFY(engine.ok());
        const auto started = (*engine)->start(goStart());
        QVERIFY2(started.ok(), started.ok() ? "" : core::describe(started.error()).c_str());
        QVERIFY((*engine)->decide({}).ok());
    }

    void toleratesNoise()
    {
        auto gtp = GtpEngine::launch(
            shell(gtpScript(
                "head -c 2000 /dev/urandom | tr '=?' 'xx'; echo; echo '# thinking'; echo '=77 Q9'; printf '\\n=%s  c7 \\r\\n\\r\\n' $id")),
            kPatience);
        QVERIFY(gtp.ok());
        QVERIFY((*gtp)->start(goStart()).ok());
        const auto stone = (*gtp)->decide({});
        QVERIFY(stone.ok());
        QCOMPARE(go::Position(9).moveText(stone->move), std::string("C7"));

        auto chessEngine
            = UciEngine::launch(shell(uciScript("echo garbage; echo 'info depth 9 seldepth 12 multipv 1 score cp -33 nodes 5 pv "
                                                "e2e4 e7e5'; echo '  bestmove e2e4 ponder e7e5'")),
                {.patience = kPatience});
        QVERIFY(chessEngine.ok());
        QVERIFY((*chessEngine)->start({.position = chess::Position()}).ok());
        const auto move = (*chessEngine)->decide({});
        QVERIFY(move.ok());
        QCOMPARE(chess::Position().uci(move->move), std::string("e2e4"));
        QCOMPARE((*chessEngine)->opinion().centipawns, std::optional(-33));
        QCOMPARE((*chessEngine)->opinion().depth, 9);
        QCOMPARE((*chessEngine)->opinion().line.size(), std::size_t{2});
    }

    void refusesUnknownPrograms()
    {
        QCOMPARE(GtpEngine::launch({"no-such-program-anywhere"}).error().code, ErrorCode::NotFound);
        QCOMPARE(UciEngine::launch({"/dev/null"}).error().code, ErrorCode::NotFound);
        QCOMPARE(UciEngine::launch({"/bin/true"}).error().code, ErrorCode::EngineEnded);
        QCOMPARE(UciEngine::launch(shell(uciScript("")), {.options = {{"Nonsense", "1"}}, .patience = kPatience}).error().code,
            ErrorCode::EngineRefused);
        const auto tooWeak = UciEngine::launch(shell(uciScript("")), {.options = {{"UCI_Elo", "50"}}, .patience = kPatience});
        QCOMPARE(tooWeak.error().code, ErrorCode::EngineRefused); // it would play at 1500
        QCOMPARE(core::describe(tooWeak.error().detail), std::string("Script 1: setoption UCI_Elo 50 (100 … 3000)"));
        auto engine = GtpEngine::launch(shell(gtpScript("")), kPatience);
        QVERIFY(engine.ok());
        QCOMPARE((*engine)->start({.position = chess::Position()}).error().code, ErrorCode::BadArgument);
    }

    void stopsWhenAsked()
    {
        auto engine = GtpEngine::launch(shell(gtpScript("exec sleep 60")), kPatience);
        QVERIFY(engine.ok());
        QVERIFY((*engine)->start(goStart()).ok());
        std::stop_source stop;
        std::jthread other([&] { stop.request_stop(); });
        QCOMPARE((*engine)->decide({}, stop.get_token()).error().code, ErrorCode::Stopped); // not EngineSilent

        // A UCI engine that is stopped returns its best move so far.
        EnginePatience patience = kPatience;
        patience.quit = patience.move; // so that its last response has time, too
        auto thinker = UciEngine::launch(shell(uciScript("read command; echo bestmove d2d4")), {.patience = patience});
        QVERIFY(thinker.ok());
        QVERIFY((*thinker)->start({.position = chess::Position()}).ok());
        const auto decision = (*thinker)->decide({}, stop.get_token());
        QVERIFY(decision.ok());
        QCOMPARE(chess::Position().uci(decision->move), std::string("d2d4"));
    }

    /// KataGo takes long to start, and a user may view an earlier move while it thinks.
    void gtpProgramsOutliveAStoppedMove()
    {
        QTemporaryDir folder;
        const QString starts = folder.filePath("starts");
        const QString begun = folder.filePath("begun");
        const QString end = folder.filePath("end");
        const std::string onGenmove = "touch " + begun.toStdString() + "; while [ ! -e " + end.toStdString() + " ]; do sleep 0.02; done; ";
        auto engine = GtpEngine::launch(
            shell("echo x >> " + starts.toStdString() + "; " + gtpScript(onGenmove + "printf '=%s D4\\n\\n' $id")), kPatience);
        QVERIFY(engine.ok());
        QVERIFY((*engine)->start(goStart()).ok());
        std::stop_source stop;
        const std::jthread other([&](const std::stop_token& ended) {
            while (!ended.stop_requested() && !QFile::exists(begun))
                std::this_thread::yield();
            stop.request_stop();
        });
        QCOMPARE((*engine)->decide({}, stop.get_token()).error().code, ErrorCode::Stopped);
        (*engine)->startFor(stop.get_token());
        QCOMPARE((*engine)->start(goStart()).error().code, ErrorCode::Stopped); // it still thinks
        writeFile(end, {});
        (*engine)->startFor({});
        QVERIFY((*engine)->start(goStart()).ok());
        const auto decision = (*engine)->decide({});
        QVERIFY(decision.ok());
        QCOMPARE(go::Position(9).moveText(decision->move), std::string("D4"));
        QCOMPARE(contentOf(starts), QByteArray("x\n"));
    }

    void leavesNoProcessBehind()
    {
        // It ignores SIGTERM and the end of its input, and has a child of its own.
        auto process = ChildProcess::start(shell("trap '' TERM; sleep 60 & echo $!; wait; while :; do sleep 60; done"));
        QVERIFY(process.ok());
        const auto child = process->readLine(fromNow(5s));
        QVERIFY(child.ok());
        const int grandchild = std::stoi(*child);
        const int leader = process->processId();
        QVERIFY(isRunning(leader) && isRunning(grandchild));
        process->end(20ms);
        QVERIFY(!isRunning(leader));
        // Its parent is gone; the process that adopted it may take a moment to notice its end.
        QTRY_VERIFY(!isRunning(grandchild) || QFile("/proc/" + QString::number(grandchild) + "/stat").exists());
    }

    void survivesAnEngineThatNeverReads()
    {
        auto process = ChildProcess::start(shell("exec sleep 60"));
        QVERIFY(process.ok());
        const std::string much(1 << 20, 'x');
        QCOMPARE(process->writeLine(much, fromNow(100ms)).error().code, ErrorCode::EngineSilent);
        auto gone = ChildProcess::start({"/bin/true"});
        QVERIFY(gone.ok());
        QCOMPARE(gone->readLine(fromNow(5s)).error().code, ErrorCode::EngineEnded);
        QCOMPARE(gone->writeLine(much, fromNow(5s)).error().code, ErrorCode::EngineEnded); // and SIGPIPE did not end this program
    }

    void playsGnuGo()
    {
        auto engine = GtpEngine::launch({"gnugo", "--mode", "gtp", "--level", "1"});
        if (!engine)
            QSKIP("gnugo is not installed");
        QCOMPARE((*engine)->name(), std::string("GNU Go"));
        for (int game = 0; game < 2; ++game) {
            GameStart start = goStart();
            start.opening = {*start.position.parseMove("E5"), *start.position.parseMove("C3")};
            QVERIFY((*engine)->start(start).ok());
            game::AnyPosition position = start.position;
            for (const game::Move move : start.opening)
                position.play(move);
            core::Random random(7);
            while (!position.isOver() && position.moveNumber() < 120) {
                game::Move move = position.randomMove(random);
                if (position.sideToMove() == game::Side::First) {
                    const auto decision = (*engine)->decide({});
                    QVERIFY(decision.ok());
                    if (decision->kind == Decision::Resign)
                        break;
                    QVERIFY(position.isLegal(decision->move));
                    move = decision->move;
                }
                position.play(move);
                QVERIFY((*engine)->play(move).ok());
            }
            const auto score = (*engine)->ask("final_score");
            QVERIFY(score.ok());
            QVERIFY2(score->starts_with("B+"), score->c_str()); // a random player loses against it
        }
    }

    void placesHandicapForGnuGo()
    {
        auto engine = GtpEngine::launch({"gnugo", "--mode", "gtp", "--level", "1"});
        if (!engine)
            QSKIP("gnugo is not installed");
        go::Position position(19, go::Rules::japanese(), 0.5);
        QVERIFY(position.placeHandicap(4).ok());
        QVERIFY((*engine)->start({.position = position}).ok());
        const auto stones = (*engine)->ask("list_stones black");
        QVERIFY(stones.ok());
        QCOMPARE(QString::fromStdString(*stones).split(' ', Qt::SkipEmptyParts).size(), 4);
        QVERIFY((*engine)->decide({}).ok());
    }

    void playsStockfish()
    {
        auto engine = UciEngine::launch({"stockfish"}, {.options = {{"UCI_Elo", "1500"}, {"Threads", "1"}}, .go = {.nodes = 500}});
        if (!engine)
            QSKIP("stockfish is not installed");
        QVERIFY((*engine)->name().starts_with("Stockfish"));
        QVERIFY((*engine)->announced().contains("UCI_LimitStrength"));
        QVERIFY((*engine)->start({.position = chess::Position()}).ok());
        chess::Position position;
        core::Random random(3);
        while (!position.isOver() && position.moveNumber() < 60) {
            game::Move move = position.randomMove(random);
            if (position.sideToMove() == game::Side::Second) {
                const auto decision = (*engine)->decide({});
                QVERIFY(decision.ok());
                move = decision->move;
            }
            position.play(move);
            QVERIFY((*engine)->play(move).ok());
        }
        QVERIFY(position.outcome() == game::Outcome::SecondWins || (*engine)->opinion().centipawns.value_or(1000) > 300);
    }

    void playsStockfishFromAnyStart_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<bool>("chess960");
        QTest::addColumn<QString>("best");
        QTest::newRow("mate in one") << "6k1/5ppp/8/8/8/8/8/R3K2R w KQ - 0 1" << false << "a1a8";
        QTest::newRow("Chess960, castling is mate") << "8/8/8/8/8/8/7R/1RK2k2 w B - 0 1" << true << QString();
    }

    void playsStockfishFromAnyStart()
    {
        QFETCH(QString, fen);
        QFETCH(bool, chess960);
        QFETCH(QString, best);
        auto engine = UciEngine::launch({"stockfish"}, {.go = {.depth = 5}});
        if (!engine)
            QSKIP("stockfish is not installed");
        const auto position = chess::Position::fromFen(fen.toStdString(), chess960);
        QVERIFY(position.ok());
        QVERIFY((*engine)->start({.position = *position}).ok());
        const auto decision = (*engine)->decide({});
        QVERIFY(decision.ok());
        QVERIFY(position->isLegal(decision->move));
        if (!best.isEmpty())
            QCOMPARE(QString::fromStdString(position->uci(decision->move)), best);
    }
};

EVENMATCH_TEST(TestEngines)

} // namespace tst_engines

#include "tst_engines.moc"
