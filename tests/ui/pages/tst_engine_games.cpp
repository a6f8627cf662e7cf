// Games against other programs, in the real window: real ones if they are installed, and scripts that misbehave like real programs.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/random.h"
#include "search/engine/child_process.h"
#include "tests/files.h"
#include "tests/ui/fake_networks.h"
#include "tests/ui/shown_window.h"
#include "ui/engine/engine_chooser.h"
#include "ui/game/game_plan.h"
#include "ui/main_window.h"
#include "ui/pages/play_page.h"
#include "ui/widgets/card.h"

#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTest>

namespace tst_engine_games {

using namespace evenmatch;
using namespace evenmatch::ui;

class TestEngineGames : public QObject, protected TestedWindow {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        newFolder();
        m_window = shownWindow(m_folder->path());
    }

    void cleanup() { closeWindow(); }

    void gnuGoPlaysAGame()
    {
        if (!search::findProgram("gnugo"))
            QSKIP("GNU Go is not installed");
        m_window->playPage()->showNewGame();
        press(QStringLiteral("9×9"));
        press(QStringLiteral("againstEngine"));
        choose("engines", QStringLiteral("GNU Go"));
        choose("engineStrengths", QStringLiteral("level 0"));
        press(QStringLiteral("startGame"));
        QCOMPARE(opponent().name(), QStringLiteral("GNU Go"));
        QCOMPARE(session().record().tag("PW"), std::string_view("GNU Go level 0"));
        playAny();
        QVERIFY(usersTurn());
        QCOMPARE(moves(), std::size_t(2));
        press(QStringLiteral("takeBack"));
        QCOMPARE(moves(), std::size_t(0));
        while (session().phase() == Phase::Playing && moves() < 200) {
            playAny();
            QVERIFY2(usersTurn(), qPrintable(stateWords()));
        }
        if (session().phase() == Phase::Scoring)
            press(QStringLiteral("acceptCount"));
        QCOMPARE(session().phase(), Phase::Over);
        QVERIFY(moves() > 10);
        QVERIFY2(session().result().startsWith(QStringLiteral("W+")), qPrintable(session().result())); // a random player does not beat it
        m_window->playPage()->playAgain();
        QTRY_COMPARE(session().phase(), Phase::Playing);
        QCOMPARE(opponent().name(), QStringLiteral("GNU Go"));
    }

    void stockfishPlaysAGame()
    {
        if (!search::findProgram("stockfish"))
            QSKIP("Stockfish is not installed");
        m_window->playPage()->showNewGame();
        press(QStringLiteral("Chess"));
        press(QStringLiteral("againstEngine"));
        choose("engines", QStringLiteral("Stockfish"));
        choose("engineTimes", QStringLiteral("0.1 s per move"));
        choose("engineStrengths", QStringLiteral("2800 Elo"));
        press(QStringLiteral("Black"));
        press(QStringLiteral("startGame"));
        QVERIFY(usersTurn());
        QCOMPARE(moves(), std::size_t(1));
        QCOMPARE(session().record().tag("White"), std::string_view("Stockfish 2800 Elo"));
        while (session().phase() == Phase::Playing && moves() < 120) {
            playAny();
            QVERIFY2(usersTurn(), qPrintable(stateWords()));
        }
        QCOMPARE(session().phase(), Phase::Over);
        QCOMPARE(session().result(), QStringLiteral("1-0"));
        QTRY_COMPARE(m_window->findChild<QLabel*>(QStringLiteral("resultWords"))->text(), QStringLiteral("Stockfish won"));
    }

    void misbehaving_data()
    {
        QTest::addColumn<QByteArray>("onGenmove");
        QTest::addColumn<QString>("words");
        QTest::newRow("crashes") << QByteArray("kill -9 $$") << QStringLiteral("the engine has ended");
        QTest::newRow("leaves with a word") << QByteArray("echo 'no more memory' >&2; exit 1") << QStringLiteral("no more memory");
        QTest::newRow("talks nonsense") << QByteArray("echo \"=$id Z99 blah\"") << QStringLiteral("invalid response");
        QTest::newRow("plays where a stone is") << QByteArray("echo \"=$id E5\"") << QStringLiteral("invalid response");
        QTest::newRow("refuses") << QByteArray("echo \"?$id not today\"") << QStringLiteral("not today");
    }

    /// The game is kept, and one line describes the error.
    void misbehaving()
    {
        QFETCH(QByteArray, onGenmove);
        QFETCH(QString, words);
        startAgainst(script(onGenmove));
        QVERIFY(session().play(session().goPosition()->moveAt(4, 4))); // E5
        QTRY_COMPARE(opponent().state(), Opponent::State::Failed);
        QVERIFY2(stateWords().startsWith(QStringLiteral("Script cannot play: ")) && stateWords().contains(words), qPrintable(stateWords()));
        QCOMPARE(stateWords().count(QLatin1Char('\n')), 0);
        QCOMPARE(moves(), std::size_t(1));
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("current.json"))));
        QVERIFY(m_window->findChild<QPushButton*>(QStringLiteral("tryAgain"))->isVisible());
        press(QStringLiteral("takeBack")); // moves can still be played
        QCOMPARE(moves(), std::size_t(0));
        QCOMPARE(opponent().state(), Opponent::State::Resting);
    }

    void goesOnAfterTryAgain()
    {
        const QByteArray flag = m_folder->filePath(QStringLiteral("again")).toUtf8();
        startAgainst(script("test -e '" + flag + "' || { touch '" + flag + "'; exit 3; }; echo \"=$id A1\""));
        playAny();
        QTRY_COMPARE(opponent().state(), Opponent::State::Failed);
        press(QStringLiteral("tryAgain"));
        QVERIFY(usersTurn());
        QCOMPARE(moves(), std::size_t(2));
        QCOMPARE(session().line().back().text, QStringLiteral("A1"));
    }

    /// If a program fails to start again, this is reported where the previous game is still shown; the panel for new games need not know
    /// it.
    void playAgainStartsTheProgramFirst()
    {
        const QString command = script("echo \"=$id A1\"");
        startAgainst(command);
        playAny();
        QVERIFY(usersTurn());
        opponent().resign();
        QVERIFY(QFile::rename(m_folder->filePath(QStringLiteral("engine.sh")), m_folder->filePath(QStringLiteral("gone.sh"))));
        m_window->playPage()->playAgain();
        const Notice* notice = m_window->playPage()->notice();
        QTRY_VERIFY(notice->isAlarm());
        QVERIFY2(notice->text().startsWith(QStringLiteral("Script failed: ")), qPrintable(notice->text()));
        QCOMPARE(session().phase(), Phase::Over);
        QVERIFY(QFile::rename(m_folder->filePath(QStringLiteral("gone.sh")), m_folder->filePath(QStringLiteral("engine.sh"))));
        m_window->playPage()->playAgain();
        QTRY_COMPARE(session().phase(), Phase::Playing);
        QCOMPARE(opponent().name(), QStringLiteral("Script"));
        QCOMPARE(opponent().userSide(), std::optional(game::Side::Second)); // now the other colour
        QVERIFY(usersTurn());
        QCOMPARE(session().record().tag("PB"), std::string_view("Script"));
    }

    void programThatBreaksIsSaidWhenShownAgain()
    {
        setExternalEngines({{.name = QStringLiteral("Script"), .command = script(""), .protocol = ExternalEngine::Protocol::Gtp}});
        m_window->playPage()->showNewGame();
        press(QStringLiteral("Go"));
        press(QStringLiteral("againstEngine"));
        choose("engines", QStringLiteral("Script"));
        const auto* words = m_window->findChild<QLabel*>(QStringLiteral("engineWords"));
        const auto* play = m_window->findChild<QPushButton*>(QStringLiteral("startGame"));
        QTRY_VERIFY(words->text().contains(QStringLiteral("at full strength")));
        QVERIFY(play->isEnabled());
        writeFile(m_folder->filePath(QStringLiteral("engine.sh")), "exit 3\n"); // it starts, but does not respond
        m_window->playPage()->showGame();
        m_window->playPage()->showNewGame();
        QTRY_VERIFY(!play->isEnabled());
        QVERIFY2(words->text().startsWith(QStringLiteral("The engine failed: ")), qPrintable(words->text()));
    }

    void isToldWhatWasTakenBack()
    {
        startAgainst(script("echo \"=$id A1\""));
        QVERIFY(session().play(session().goPosition()->moveAt(4, 4)));
        QVERIFY(usersTurn());
        press(QStringLiteral("takeBack"));
        QVERIFY(session().play(session().goPosition()->moveAt(2, 2)));
        QVERIFY(usersTurn());
        const QStringList told
            = QString::fromUtf8(contentOf(m_folder->filePath(QStringLiteral("told")))).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        const auto second = told.lastIndexOf(QStringLiteral("clear_board"));
        QVERIFY2(second > told.indexOf(QStringLiteral("genmove W")), qPrintable(told.join(QLatin1Char('|'))));
        QCOMPARE(told.mid(second).filter(QStringLiteral("play")), QStringList{QStringLiteral("play B C7")});
    }

    /// It reports a mate, but no centipawns.
    void programThatIsMatedAcceptsADraw()
    {
        const QString path = m_folder->filePath(QStringLiteral("lost.sh"));
        writeFile(path,
            "while read command rest; do\n  case $command in\n    uci) echo id name Lost; echo uciok ;;\n    isready) echo readyok ;;\n"
            "    go) echo info depth 9 score mate -3 pv e7e5; echo bestmove e7e5 ;;\n    quit) exit ;;\n  esac\ndone\n");
        startAgainst(QStringLiteral("sh \"%1\"").arg(path), NewGame::Kind::Chess);
        QVERIFY(session().play(*session().chessPosition()->parseUci("e2e4")));
        QVERIFY2(usersTurn(), qPrintable(stateWords()));
        QCOMPARE(moves(), std::size_t{2});
        press(QStringLiteral("draw"));
        QCOMPARE(session().result(), QStringLiteral("1/2-1/2"));
    }

    /// Neither the window nor the user waits for a program that does not respond.
    void silentEngineHoldsNothingUp()
    {
        startAgainst(script("sleep 1000"));
        playAny();
        QTRY_VERIFY(QFile::exists(m_folder->filePath(QStringLiteral("told"))));
        QElapsedTimer timer;
        timer.start();
        press(QStringLiteral("takeBack"));
        QCOMPARE(moves(), std::size_t(0));
        playAny();
        QCOMPARE(moves(), std::size_t(1));
        m_window->document().startGame(NewGame()); // two people
        m_window.reset();
        QVERIFY2(timer.elapsed() < 10000, qPrintable(QString::number(timer.elapsed())));
    }

    /// Such as one that loads a large network.
    void startingEngineHoldsNothingUp()
    {
        const QString begun = m_folder->filePath(QStringLiteral("begun"));
        const QString path = m_folder->filePath(QStringLiteral("slow.sh"));
        writeFile(path, "touch '" + begun.toUtf8() + "'\nwhile read line; do :; done\n");
        startAgainst(QStringLiteral("sh \"%1\"").arg(path));
        playAny();
        QTRY_VERIFY(QFile::exists(begun));
        QCOMPARE(stateWords(), QStringLiteral("Starting Script…"));
        QElapsedTimer timer;
        timer.start();
        m_window.reset();
        QVERIFY2(timer.elapsed() < 10000, qPrintable(QString::number(timer.elapsed())));
    }

    void planIsKept()
    {
        GamePlan plan;
        plan.opponent = OpponentPlan{.kind = OpponentPlan::Kind::Engine,
            .side = game::Side::First,
            .seed = 7,
            .engine = {.engine = {.name = QStringLiteral("Fish"),
                           .command = QStringLiteral("fish --fast \"a b\""),
                           .protocol = ExternalEngine::Protocol::Uci},
                .strength = {EngineStrength::Kind::Elo, 1500},
                .moveTime = std::chrono::milliseconds(500)}};
        QCOMPARE(gamePlanFromJson(toJson(plan)), plan);
        plan.opponent
            = OpponentPlan{.kind = OpponentPlan::Kind::MatchMe, .side = game::Side::First, .rank = "3d", .server = "GTL", .seed = 7};
        QCOMPARE(gamePlanFromJson(toJson(plan)), plan);
    }

    void withoutProgramsSaysWhatToDo()
    {
        setExternalEngines({{.name = QStringLiteral("Nobody"),
            .command = QStringLiteral("no-such-program-anywhere"),
            .protocol = ExternalEngine::Protocol::Uci}});
        m_window->playPage()->showNewGame();
        press(QStringLiteral("Chess"));
        press(QStringLiteral("againstEngine"));
        choose("engines", QStringLiteral("Nobody"));
        const auto* words = m_window->findChild<QLabel*>(QStringLiteral("engineWords"));
        QTRY_VERIFY(words->text().contains(QStringLiteral("no-such-program-anywhere")));
        const auto* play = m_window->findChild<QPushButton*>(QStringLiteral("startGame"));
        QVERIFY(!play->isEnabled()); // it is known to fail
        setExternalEngines({{.name = QStringLiteral("Nobody"),
            .command = QStringLiteral("no-such-program-either"),
            .protocol = ExternalEngine::Protocol::Gtp}});
        press(QStringLiteral("Go"));
        press(QStringLiteral("againstEngine"));
        choose("engines", QStringLiteral("Nobody"));
        QTRY_VERIFY(!play->isEnabled());
        QVERIFY(words->text().contains(QStringLiteral("no-such-program-either")));
    }

    void listIsReadAgainAfterAFailure()
    {
        const auto add = [](const QString& name) {
            setExternalEngines(
                {{.name = name, .command = QStringLiteral("no-such-program-anywhere"), .protocol = ExternalEngine::Protocol::Uci}});
        };
        add(QStringLiteral("Nobody"));
        m_window->playPage()->showNewGame();
        press(QStringLiteral("Chess"));
        press(QStringLiteral("againstEngine"));
        choose("engines", QStringLiteral("Nobody"));
        const auto* words = m_window->findChild<QLabel*>(QStringLiteral("engineWords"));
        QTRY_VERIFY(words->text().startsWith(QStringLiteral("The engine failed: ")));
        add(QStringLiteral("Somebody"));
        m_window->playPage()->showGame();
        m_window->playPage()->showNewGame();
        const auto* names = m_window->findChild<QComboBox*>(QStringLiteral("engines"));
        QVERIFY(names->findText(QStringLiteral("Somebody")) >= 0);
        QVERIFY(names->findText(QStringLiteral("Nobody")) < 0);
    }

    /// A silent engine is started once, and is not reported as broken if nobody waited for it.
    void hiddenChooserAsksNoLonger()
    {
        const QString starts = m_folder->filePath(QStringLiteral("starts"));
        const QString silent = m_folder->filePath(QStringLiteral("silent.sh"));
        writeFile(silent, "echo started >> '" + starts.toUtf8() + "'\nwhile read line; do :; done\n");
        setExternalEngines({{.name = QStringLiteral("Silent"),
            .command = QStringLiteral("sh \"%1\"").arg(silent),
            .protocol = ExternalEngine::Protocol::Gtp}});
        Engine engine(fakeNetworks());
        EngineChooser chooser(engine);
        chooser.setGame("go");
        chooser.show();
        QTRY_VERIFY(QFile::exists(starts));
        chooser.setGame("go"); // reads the list again
        QVERIFY(engine.isBusy());
        chooser.hide();
        QTRY_VERIFY(!engine.isBusy());
        const QString words = chooser.findChild<QLabel*>(QStringLiteral("engineWords"))->text();
        QVERIFY2(!words.startsWith(QStringLiteral("The engine failed")), qPrintable(words));
        QCOMPARE(contentOf(starts), QByteArray("started\n"));
    }

    void listOfProgramsHasNoEmptyRow()
    {
        setExternalEngines(
            {{.name = QStringLiteral("Fish"), .command = QStringLiteral("fish"), .protocol = ExternalEngine::Protocol::Uci}});
        for (const char* game : {"chess", "no such game"}) {
            EngineChooser chooser(m_window->engine());
            chooser.setGame(game);
            chooser.show();
            auto* names = chooser.findChild<QComboBox*>(QStringLiteral("engines"));
            QVERIFY(names->count() > 0);
            QVERIFY(!names->itemText(0).isEmpty());
            QVERIFY(names->itemText(names->count() - 1).contains(QStringLiteral("Add")));
            QVERIFY(!names->currentText().isEmpty() || !names->placeholderText().isEmpty()); // nor is the closed box empty
        }
    }

    /// Without a game that was played.
    void choiceIsKeptForEachGame()
    {
        QFile file(m_folder->filePath(QStringLiteral("rated.sh")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("while read command rest; do\n  case $command in\n    uci) echo id name Rated;\n"
                   "      echo option name UCI_LimitStrength type check default false;\n"
                   "      echo option name UCI_Elo type spin default 1500 min 1000 max 2000; echo uciok ;;\n"
                   "    isready) echo readyok ;;\n    quit) exit ;;\n  esac\ndone\n");
        file.close();
        const auto named = [&](const char* name) {
            return ExternalEngine{.name = QLatin1String(name),
                .command = QStringLiteral("sh \"%1\"").arg(file.fileName()),
                .protocol = ExternalEngine::Protocol::Uci};
        };
        setExternalEngines({named("One"), named("Two")});
        EngineChooser chooser(m_window->engine());
        const auto box = [&](const char* name) { return chooser.findChild<QComboBox*>(QLatin1String(name)); };
        const auto choose = [&](const char* name, const QString& text) { box(name)->setCurrentIndex(box(name)->findText(text)); };
        chooser.setGame("chess");
        chooser.show();
        choose("engines", QStringLiteral("Two"));
        choose("engineTimes", QStringLiteral("0.1 s per move"));
        QTRY_VERIFY(box("engineStrengths")->findText(QStringLiteral("1500 Elo")) >= 0);
        choose("engineStrengths", QStringLiteral("1500 Elo"));
        chooser.setGame("go");
        chooser.setGame("chess");
        QCOMPARE(box("engines")->currentText(), QStringLiteral("Two"));
        QCOMPARE(box("engineTimes")->currentText(), QStringLiteral("0.1 s per move"));
        QCOMPARE(box("engineStrengths")->currentText(), QStringLiteral("1500 Elo"));
    }

private:
    /// A GTP program in shell that logs all commands; `onGenmove` is its reaction to a request for a move.
    QString script(const QString& name, const QByteArray& onGenmove)
    {
        const QString path = m_folder->filePath(name);
        writeFile(path,
            "while read id command rest; do\n  echo $command $rest >> '" + m_folder->filePath(QStringLiteral("told")).toUtf8()
                + "'\n  case $command in\n    genmove) " + onGenmove
                + " ;;\n    quit) echo \"=$id\"; echo; exit ;;\n    *) echo \"=$id\" ;;\n  esac\n  echo\ndone\n");
        return QStringLiteral("sh \"%1\"").arg(path);
    }

    QString script(const QByteArray& onGenmove) { return script(QStringLiteral("engine.sh"), onGenmove); }

    void startAgainst(const QString& command, NewGame::Kind kind = NewGame::Kind::Go)
    {
        NewGame game;
        game.kind = kind;
        game.size = 9;
        const ExternalEngine engine{.name = QStringLiteral("Script"),
            .command = command,
            .protocol = kind == NewGame::Kind::Go ? ExternalEngine::Protocol::Gtp : ExternalEngine::Protocol::Uci};
        game.plan.opponent
            = OpponentPlan{.kind = OpponentPlan::Kind::Engine, .side = game::Side::Second, .engine = {.engine = engine, .strength = {}}};
        game.players[1] = engine.name;
        m_window->document().startGame(game);
        m_window->playPage()->showGame();
    }

    /// Presses the visible button with that name or text.
    void press(const QString& text)
    {
        for (auto* button : m_window->findChildren<QPushButton*>())
            if (button->isVisible() && (button->objectName() == text || button->text() == text)) {
                QVERIFY2(button->isEnabled(), qPrintable(text));
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        QFAIL(qPrintable(text));
    }

    void choose(const char* combo, const QString& text)
    {
        auto* field = m_window->findChild<QComboBox*>(QLatin1String(combo));
        QTRY_VERIFY2(field->findText(text) >= 0, qPrintable(text));
        field->setCurrentIndex(field->findText(text));
    }

    bool usersTurn()
    {
        return QTest::qWaitFor([&] { return opponent().state() == Opponent::State::Resting; }, kPatience);
    }

    void playAny() { QVERIFY(session().play(session().position().randomMove(m_random))); }

    QString stateWords() { return m_window->findChild<QLabel*>(QStringLiteral("state"))->text(); }
    Opponent& opponent() { return m_window->playPage()->opponent(); }
    std::size_t moves() { return session().record().mainLineMoves().size(); }

    core::Random m_random{11};
};

EVENMATCH_TEST_WITH_WIDGETS(TestEngineGames)

} // namespace tst_engine_games

#include "tst_engine_games.moc"
