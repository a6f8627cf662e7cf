// Features that users of other board programs expect: nothing moves under the mouse, typed moves, pictures of the board, clocks.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/record/notes/annotations.h"
#include "tests/files.h"
#include "tests/ui/file_dialog.h"
#include "tests/ui/library_window.h"
#include "tests/ui/opened.h"
#include "tests/ui/shown_window.h"
#include "ui/base/shortcuts.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/engine/status_line.h"
#include "ui/file/game_list_model.h"
#include "ui/game/player_row.h"
#include "ui/game/session_text.h"
#include "ui/main_window.h"
#include "ui/opponent/game_terms.h"
#include "ui/opponent/hints.h"
#include "ui/opponent/new_game_panel.h"
#include "ui/pages/play_page.h"
#include "ui/pages/review_page.h"
#include "ui/rank/rank_ladder.h"
#include "ui/report/board_export.h"
#include "ui/text/language.h"
#include "ui/typing/typed_move.h"
#include "ui/widgets/fitting_scroll.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFileInfo>
#include <QHelpEvent>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPrinter>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

#include <array>
#include <functional>
#include <map>
#include <set>

namespace tst_workbench {

using namespace evenmatch;
using namespace evenmatch::ui;
using namespace std::chrono_literals;

class TestWorkbench : public QObject, protected TestedWindow {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        newFolder();
        open();
    }

    void cleanup() { closeWindow(); }

    /// No two commands have the same key, because Qt runs neither of them then.
    void noTwoCommandsHaveOneKey()
    {
        std::map<QString, QAction*> taken;
        std::set<QAction*> seen;
        const auto look = [&](const auto& self, QWidget& menu) -> void {
            for (QAction* action : menu.actions()) {
                if (action->menu())
                    self(self, *action->menu());
                if (!seen.insert(action).second)
                    continue;
                for (const QKeySequence& key : action->shortcuts()) {
                    const auto [other, isFree] = taken.try_emplace(key.toString(), action);
                    QVERIFY2(isFree,
                        qPrintable(key.toString() + QStringLiteral(": ") + other->second->text() + QStringLiteral(", ") + action->text()));
                }
            }
        };
        look(look, *m_window->menuBar());
        QVERIFY(taken.size() > 30);
    }

    /// A command without a key needs a reason here.
    void everyCommandHasAKey()
    {
        const std::map<QString, const char*> reasons{
            {QStringLiteral("About Evenmatch"), "nobody needs it twice"},
            {QStringLiteral("System"), "chosen once; Ctrl+, opens the settings"},
            {QStringLiteral("Light"), "chosen once; Ctrl+, opens the settings"},
            {QStringLiteral("Dark"), "chosen once; Ctrl+, opens the settings"},
        };
        QStringList without;
        int commands = 0;
        const std::function<void(const QMenu&)> collect = [&](const QMenu& menu) {
            for (QAction* action : menu.actions()) {
                if (const QMenu* inner = action->menu()) {
                    const QString name = Shortcuts::words(*action);
                    if (name != QStringLiteral("Language")
                        && name != QStringLiteral("Open recent")) // languages and files, whose number changes
                        collect(*inner);
                } else if (!action->isSeparator()) {
                    ++commands;
                    if (action->shortcut().isEmpty() && !reasons.contains(Shortcuts::words(*action)))
                        without << Shortcuts::words(*action);
                }
            }
        };
        for (const QAction* action : m_window->menuBar()->actions())
            collect(*action->menu());
        QVERIFY(commands > 60);
        QVERIFY2(without.isEmpty(), qPrintable(without.join(QStringLiteral(", "))));
    }

    void messagesGetTheRoomOfJobs()
    {
        m_window->resize(1024, 700);
        m_window->engine().jobs().add({.name = QStringLiteral("KataGo is analysing your games"),
            .progress =
                [] {
                    return jobs::Progress{3, 10};
                },
            .isDone = [] { return false; },
            .stop = [] {}});
        auto* line = qobject_cast<StatusLine*>(m_window->statusBar());
        auto* job = line->findChild<QLabel*>(QStringLiteral("jobName"));
        QTRY_VERIFY(job->isVisible());
        line->showMessage(QStringLiteral("Cards added: 3."));
        QVERIFY(job->isVisible()); // both fit
        const QString message
            = QStringLiteral("12 cards written to /home/anna/Documents/Chess/Students/Autumn/cards-of-the-second-lesson.pgn.");
        line->showMessage(message);
        QVERIFY(!job->isVisible());
        QTRY_VERIFY(!line->isElided());
        line->clearMessage();
        QVERIFY(job->isVisible());
        line->showMessage(message + message);
        QTRY_VERIFY(line->isElided());
        QHelpEvent hover(QEvent::ToolTip, QPoint(40, line->height() / 2), line->mapToGlobal(QPoint(40, line->height() / 2)));
        QApplication::sendEvent(line, &hover);
        QCOMPARE(line->toolTip(), message + message);
    }

    void onlyTheChosenJobIsStopped()
    {
        JobList list;
        std::array<bool, 2> isStopped{};
        for (bool& stopped : isStopped)
            list.add({.name = {},
                .progress = [] { return jobs::Progress(); },
                .isDone = [&] { return stopped; },
                .stop = [&] { stopped = true; }});
        list.stop(list.jobs().front().id);
        QVERIFY(isStopped[0] && !isStopped[1]);
        QCOMPARE(list.jobs().size(), std::size_t(1)); // gone at once
    }

    /// After a hint at the centre, the candidate moves are in the centre.
    void hintsDoNotContradictEachOther()
    {
        const go::Position go(9);
        const game::AnyPosition board(go);
        const std::vector<game::Move> moves{
            go.moveAt(4, 6), go.moveAt(4, 4), go.moveAt(0, 0), go.moveAt(3, 5), go.moveAt(5, 3), go.moveAt(5, 5)};
        const Hint hint = Hints::about(board, go.moveAt(4, 4), moves);
        QVERIFY(Hints::words(Hints::Step::Area, hint, board).contains(QStringLiteral("centre")));
        const Hint corner = Hints::about(board, go.moveAt(0, 0), moves);
        QVERIFY(Hints::words(Hints::Step::Area, corner, board).contains(QStringLiteral("upper left")));
        QVERIFY(Hints::words(Hints::Step::Area, corner, board, true).contains(QStringLiteral("lower right"))); // of a flipped board
        std::vector<game::Move> wanted{go.moveAt(4, 4), go.moveAt(3, 5), go.moveAt(5, 3)}; // not E3, although it was found earlier
        std::ranges::sort(wanted);
        QCOMPARE(hint.candidates, wanted);
        const game::AnyPosition chess(chess::Position{});
        const auto knight = chess.parseMove("Nf3");
        const Hint piece = Hints::about(chess, *knight, std::vector{*chess.parseMove("e4"), *chess.parseMove("Nh3")});
        QCOMPARE(piece.candidates.size(), std::size_t{2});
        const Hint only = Hints::about(chess, *chess.parseMove("e4"), std::vector{*knight});
        QCOMPARE(Hints::words(Hints::Step::Candidates, only, chess), QStringLiteral("Consider e4."));
    }

    /// A new window uses the new language; the clock continues unchanged.
    void clockRunsOnInAnotherLanguage()
    {
        start(NewGame::Kind::Go, {.main = 600s, .increment = {}, .period = {}, .periods = 0}, true);
        auto now = std::chrono::steady_clock::now();
        const auto follow = [&] { m_window->playPage()->timer().setNow([&] { return now; }); };
        follow();
        for (const auto& [x, y] : {std::pair(3, 3), std::pair(15, 15)})
            QVERIFY(session().play(session().goPosition()->moveAt(x, y)));
        now += 67s;
        QCOMPARE(m_window->playPage()->timer().text(game::Side::First), QStringLiteral("8:53"));
        LiveGame live = m_window->playPage()->takeLiveGame();
        open();
        QVERIFY(m_window->document().restore());
        QCOMPARE(m_window->playPage()->timer().text(game::Side::First), QStringLiteral("10:00")); // the state in the file
        follow();
        m_window->playPage()->resume(std::move(live));
        QCOMPARE(m_window->playPage()->timer().text(game::Side::First), QStringLiteral("8:53"));
        now += 3s;
        QCOMPARE(m_window->playPage()->timer().text(game::Side::First), QStringLiteral("8:50"));
        QVERIFY(session().play(session().goPosition()->moveAt(3, 15)));
        now += 5s;
        QCOMPARE(m_window->playPage()->timer().text(game::Side::First), QStringLiteral("8:50"));
        QCOMPARE(m_window->playPage()->timer().text(game::Side::Second), QStringLiteral("9:55"));
    }

    /// Although moves were taken back before, which the file does not have.
    void takingBackEarnsNoTimeInAnotherLanguage()
    {
        start(NewGame::Kind::Go, {.main = 60s, .increment = 5s, .period = {}, .periods = 0}, true);
        const auto now = std::chrono::steady_clock::now();
        const auto timer = [&]() -> GameTimer& { return m_window->playPage()->timer(); };
        const auto takeBack = [this] { m_window->playPage()->opponent().takeBack(); };
        timer().setNow([&] { return now; });
        const auto play = [&](int x) { QVERIFY(session().play(session().goPosition()->moveAt(x, 3))); };
        for (int x = 0; x < 2; ++x)
            play(x);
        for (int move = 0; move < 2; ++move)
            takeBack();
        for (int x = 0; x < 4; ++x)
            play(x);
        QCOMPARE(timer().text(game::Side::First), QStringLiteral("1:05"));
        QCOMPARE(timer().text(game::Side::Second), QStringLiteral("1:05"));
        LiveGame live = m_window->playPage()->takeLiveGame();
        open();
        QVERIFY(m_window->document().restore());
        timer().setNow([&] { return now; });
        m_window->playPage()->resume(std::move(live));
        takeBack();
        QCOMPARE(timer().text(game::Side::First), QStringLiteral("1:05"));
        QCOMPARE(timer().text(game::Side::Second), QStringLiteral("1:00"));
    }

    /// The new window still lists the games of the open file.
    void gamesOfFileStayInAnotherLanguage()
    {
        open();
        const QString path = m_folder->filePath(QStringLiteral("two.pgn"));
        writeFile(path, "[White \"A\"]\n[Result \"*\"]\n\n1. e4 *\n\n[White \"B\"]\n[Result \"*\"]\n\n1. d4 *\n");
        openFiles(*m_window, {path});
        m_window->playPage()->stepGame(1);
        LiveGame live = m_window->playPage()->takeLiveGame();
        open();
        QVERIFY(m_window->document().restore());
        QVERIFY(!m_window->document().games());
        m_window->playPage()->resume(std::move(live));
        QVERIFY(m_window->document().games());
        QCOMPARE(m_window->document().games()->rowCount(), 2);
        session().step(-1); // so that the end of the window writes the place in the game
        live = m_window->playPage()->takeLiveGame();
        open();
        QVERIFY(m_window->document().restore());
        QCOMPARE(m_window->document().gameRow(), 1); // also if the program ends before the list comes
        m_window->playPage()->resume(std::move(live));
        m_window->playPage()->stepGame(-1);
        QCOMPARE(session().record().tag("White"), std::string_view("A"));
    }

    void unreadableGamesAreSkipped()
    {
        open();
        const QString path = m_folder->filePath(QStringLiteral("four.sgf"));
        writeFile(path, "(;GM[5]SZ[9];B[ee])(;GM[1]SZ[9]PB[A];B[ee])(;GM[5]SZ[9];B[ee])(;GM[1]SZ[9]PB[B];B[cc])");
        openFiles(*m_window, {path});
        QVERIFY(m_window->document().games());
        QCOMPARE(session().record().tag("PB"), std::string_view("A"));
        m_window->playPage()->stepGame(1);
        QCOMPARE(session().record().tag("PB"), std::string_view("B"));
        m_window->playPage()->stepGame(1);
        QCOMPARE(session().record().tag("PB"), std::string_view("B"));
        m_window->playPage()->stepGame(-1);
        QCOMPARE(session().record().tag("PB"), std::string_view("A"));
    }

    void flippedBoardSwapsThePlayers()
    {
        const auto lower = [this] {
            PlayerRow* low = nullptr;
            for (auto* row : m_window->playPage()->findChildren<PlayerRow*>())
                if (!low || row->y() > low->y())
                    low = row;
            return low->accessibleName().section(QLatin1Char(','), 0, 0);
        };
        for (const bool alone : {true, false}) {
            start(NewGame::Kind::Chess, {}, alone);
            QTRY_COMPARE(lower(), QStringLiteral("White"));
            for (auto* action : m_window->findChildren<QAction*>())
                if (action->shortcut() == QKeySequence(Qt::Key_F))
                    action->trigger();
            QVERIFY(m_window->playPage()->chessBoard()->flipped());
            QTRY_COMPARE(lower(), QStringLiteral("Black"));
            m_window->playPage()->chessBoard()->setFlipped(false);
            QTRY_COMPARE(lower(), QStringLiteral("White"));
        }
    }

    void newGameFitsWithItsTerms_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1024×700") << QSize(1024, 700);
        QTest::newRow("1180×775") << QSize(1180, 775);
        QTest::newRow("1280×800") << QSize(1280, 800);
    }

    /// If there is no room for both, the ladder becomes shorter.
    void newGameFitsWithItsTerms()
    {
        QFETCH(QSize, size);
        m_window->resize(size);
        m_window->playPage()->showNewGame();
        QTRY_VERIFY(m_window->isSettled());
        auto* panel = m_window->findChild<NewGamePanel*>();
        panel->setKind(NewGame::Kind::Go);
        auto* ladder = find<RankLadder>("ladder");
        auto* brief = find<QLabel>("opponentBrief");
        auto* scroll = panel->findChild<FittingScroll*>();
        QTRY_VERIFY(ladder->isVisible() && !brief->isVisible());
        find<QAbstractButton>("moreTerms")->setChecked(true);
        QTRY_VERIFY2(scroll->verticalScrollBar()->maximum() == 0,
            qPrintable(QStringLiteral("%1 of %2").arg(scroll->verticalScrollBar()->maximum()).arg(scroll->height())));
        QTRY_VERIFY(ladder->isVisible() != brief->isVisible());
        QVERIFY(!brief->text().isEmpty());
        find<QAbstractButton>("moreTerms")->setChecked(false);
        QTRY_VERIFY(ladder->isVisible() && !brief->isVisible());
    }

    void nothingMovesWhereRanksAreChosen_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280×800") << QSize(1280, 800);
        QTest::newRow("1024×700") << QSize(1024, 700);
    }

    /// Choosing another rank or game moves no button that may be clicked next.
    void nothingMovesWhereRanksAreChosen()
    {
        QFETCH(QSize, size);
        m_window->resize(size);
        m_window->playPage()->showNewGame();
        QTRY_VERIFY(m_window->isSettled());
        auto* panel = m_window->findChild<NewGamePanel*>();
        auto* ladder = find<RankLadder>("ladder");
        const auto places = [&] {
            for (int round = 0; round < 5; ++round)
                QTest::qWait(0); // each lets the layout respond once
            QStringList all;
            for (const char* name : {"againstRank", "tenthsAbove", "myRank", "moreTerms", "startGame"}) {
                const auto* widget = panel->findChild<QWidget*>(QLatin1String(name));
                all << QStringLiteral("%1 %2").arg(QLatin1String(name)).arg(widget->mapTo(panel, QPoint()).y());
            }
            return all;
        };
        for (const auto kind : {NewGame::Kind::Go, NewGame::Kind::Chess}) {
            panel->setKind(kind);
            places();
            const QStringList before = places();
            for (std::size_t rank = 0; rank < ladder->scale().size(); ++rank) {
                ladder->setCurrentIndex(ladder->model()->index(static_cast<int>(rank), 0));
                QCOMPARE(places(), before);
            }
        }
        panel->setKind(NewGame::Kind::Go);
        const QStringList inGo = places();
        for (const auto kind : {NewGame::Kind::Chess, NewGame::Kind::Chess960}) {
            panel->setKind(kind);
            QStringList here = places();
            for (const qsizetype i : {0, 3, 4})
                QCOMPARE(here[i], inGo[i]);
        }
    }

    /// The list neither scrolls nor moves while names are ticked, with any number of names.
    void tickedNamesStayUnderTheMouse()
    {
        for (int game = 0; game < 30; ++game) {
            bool done = false;
            const auto waiting = connect(&m_window->library(), &LibraryService::imported, this, [&done] { done = true; });
            m_window->library().importText(
                QStringLiteral("[White \"Player %1\"]\n[Black \"Guest %1\"]\n[Result \"1-0\"]\n\n1. e4 e5 %2 1-0\n")
                    .arg(game)
                    .arg(game % 2 == 0 ? QStringLiteral("2. Nf3") : QStringLiteral("2. Nc3")));
            QTRY_VERIFY(done);
            disconnect(waiting);
        }
        QVERIFY(m_window->showPage(QStringLiteral("games")));
        QTRY_VERIFY(find<QPushButton>("changeMe")->isVisible());
        QTest::mouseClick(find<QPushButton>("changeMe"), Qt::LeftButton);
        auto* list = find<QListView>("players");
        QTRY_COMPARE(list->model()->rowCount(), 60);
        list->verticalScrollBar()->setValue(list->verticalScrollBar()->maximum() / 2);
        QTest::qWait(0);
        const int scrolled = list->verticalScrollBar()->value();
        QVERIFY(scrolled > 0);
        const QPoint place = list->mapTo(m_window.get(), QPoint());
        auto* who = find<QLabel>("whoAmI");
        for (const int row : {30, 31, 32, 33, 34, 35}) {
            const QModelIndex index = list->model()->index(row, 0);
            const QString before = who->text();
            QVERIFY(list->model()->setData(index, Qt::Checked, Qt::CheckStateRole));
            QTRY_VERIFY(who->text() != before);
            QTest::qWait(0);
            QCOMPARE(list->verticalScrollBar()->value(), scrolled);
            QCOMPARE(list->mapTo(m_window.get(), QPoint()), place);
        }
    }

    /// T opens the field, Enter plays, and a whole opening may follow; an error is described in one sentence.
    void movesAreTypedInChess()
    {
        start(NewGame::Kind::Chess, {}, true);
        auto* board = m_window->playPage()->board();
        board->setFocus();
        auto* words = m_window->playPage()->findChild<QLabel*>(QStringLiteral("typedMoveWords"));
        auto* field = m_window->playPage()->findChild<QLineEdit*>(QStringLiteral("typedMove"));
        QVERIFY(!field->isVisible());
        QTest::keyClick(board, Qt::Key_T);
        QTRY_VERIFY(field->hasFocus());
        const auto type = [&](const char* text) {
            field->clear();
            QTest::keyClicks(field, QLatin1String(text));
        };
        type("N");
        QCOMPARE(words->text(), QStringLiteral("Na3, Nc3, Nf3, Nh3"));
        type("Nf3");
        QCOMPARE(words->text(), QStringLiteral("Nf3: white knight from g1 to f3"));
        type("Nf6");
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(words->text(), QStringLiteral("No piece can make this move: Nf6"));
        QCOMPARE(field->text(), QStringLiteral("Nf6"));
        for (const char* text : {"e4", "e7e5", "nf3", "Nc6", "Bb5", "a6", "Bxc6", "dc6", "0-0"}) {
            const auto before = session().gameMoves().size();
            type(text);
            QTest::keyClick(field, Qt::Key_Return);
            QCOMPARE(session().gameMoves().size(), before + 1);
            QVERIFY(field->text().isEmpty() && field->hasFocus());
        }
        QCOMPARE(session().line().back().text, QStringLiteral("O-O"));
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!field->isVisible() && board->hasFocus());
    }

    void movesAreTypedInGo()
    {
        start(NewGame::Kind::Go, {}, true);
        find<QAction>("typeMoveAction")->trigger();
        auto* words = m_window->playPage()->findChild<QLabel*>(QStringLiteral("typedMoveWords"));
        auto* field = m_window->playPage()->findChild<QLineEdit*>(QStringLiteral("typedMove"));
        const auto enter = [&](const char* text) {
            field->clear();
            QTest::keyClicks(field, QLatin1String(text));
            QTest::keyClick(field, Qt::Key_Return);
        };
        enter("q16");
        QCOMPARE(session().line().back().text, QStringLiteral("Q16"));
        enter("Q16");
        QCOMPARE(words->text(), QStringLiteral("The point is taken: Q16"));
        enter("Z3");
        QCOMPARE(words->text(), QStringLiteral("The move is off the board: Z3"));
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, QStringLiteral("D4"));
        QCOMPARE(words->text(), QStringLiteral("White plays D4"));
        enter("pass");
        QCOMPARE(session().gameMoves().size(), std::size_t{2});
    }

    void goBoardsAreFlipped()
    {
        start(NewGame::Kind::Go, {}, true);
        BoardWidget* board = m_window->playPage()->board();
        board->setFocus();
        QTest::keyClick(board, Qt::Key_F);
        QTest::mouseClick(board, Qt::LeftButton, {}, board->cellCentre({0, 0}).toPoint());
        QCOMPARE(session().line().back().text, QStringLiteral("T1"));
        QVERIFY(m_window->showPage(QStringLiteral("review")));
        BoardWidget* reviewed = m_window->reviewPage()->board();
        QVERIFY(static_cast<GoBoardWidget*>(reviewed)->flipped());
        const QPoint place = reviewed->cellCentre({18, 18}).toPoint();
        m_window->findChild<QAction*>(QStringLiteral("analysing"))->trigger(); // off
        QTest::mouseClick(reviewed, Qt::RightButton, {}, place);
        const auto marks = record::marks(session().record(), session().node());
        QCOMPARE(marks.size(), std::size_t{1});
        QVERIFY(marks.front().at.x == 0 && marks.front().at.y == 0); // A19, now below on the right
        NewGame game;
        m_window->document().startGame(game);
        QVERIFY(!static_cast<GoBoardWidget*>(m_window->playPage()->board())->flipped());
    }

    void typedMovesGoWithTheGame()
    {
        start(NewGame::Kind::Chess, {}, true);
        auto* board = m_window->playPage()->board();
        board->setFocus();
        QTest::keyClick(board, Qt::Key_T);
        auto* field = m_window->playPage()->findChild<QLineEdit*>(QStringLiteral("typedMove"));
        QVERIFY(field && field->isVisible());
        m_window->playPage()->showNewGame();
        QVERIFY(!field->isVisible());
    }

    void movesAreTypedInTheUsersLetters()
    {
        applyLanguage(*qApp, QStringLiteral("de"));
        const game::AnyPosition start(chess::Position{});
        for (const char* text : {"Sf3", "sf3", "Nf3", "g1f3"})
            QCOMPARE(readTypedMove(start, QLatin1String(text)).move, start.parseMove("Nf3"));
        applyLanguage(*qApp, QStringLiteral("en"));
    }

    /// With its marks, and without the keyboard's cursor or the stone under the mouse.
    void boardIsCopiedAsAnImage()
    {
        start(NewGame::Kind::Go, {}, true);
        auto* board = m_window->playPage()->goBoard();
        const auto copied = [this] {
            find<QAction>("copyBoardAction")->trigger();
            return QApplication::clipboard()->image();
        };
        const QImage empty = copied();
        QCOMPARE(empty.size(), QSize(1200, 1200));
        board->setFocus(Qt::TabFocusReason); // shows the cursor
        QTest::mouseMove(board, board->cellCentre({9, 9}).toPoint());
        QCOMPARE(copied(), empty);
        board->setOverlay(
            {.cells = {{.cell = {9, 9}, .heat = 1, .color = Qt::red, .shape = {}, .label = {}, .words = {}}}, .arrows = {}, .stones = {}});
        const QImage marked = copied();
        QVERIFY(marked != empty);
        QVERIFY(session().play(session().goPosition()->moveAt(3, 3)));
        QVERIFY(copied() != marked);
    }

    /// Although the name has a dot; and no file is replaced without a question.
    void namesWithDotsGetTheSuffix()
    {
        start(NewGame::Kind::Chess, {}, true);
        const QString path = m_folder->filePath(QStringLiteral("Anna vs. Ben 30.11"));
        const QString whole = path + QStringLiteral(".png");
        chooseNextFile(path);
        find<QAction>("exportBoardAction")->trigger();
        QVERIFY(QFile::exists(whole) && !QFile::exists(path));
        QVERIFY(session().play(session().position().legalMoves()[0]));
        const QByteArray before = contentOf(whole);
        QString proposed;
        answerNextDialog([&](QFileDialog& dialog) {
            dialog.selectFile(path);
            QMetaObject::invokeMethod(&dialog, "accept");
            answerNextDialog([&](QFileDialog& again) {
                proposed = again.selectedFiles().value(0);
                again.reject();
            });
        });
        find<QAction>("exportBoardAction")->trigger();
        QCOMPARE(proposed, whole);
        QCOMPARE(contentOf(whole), before);
    }

    void boardIsExportedAndPrinted()
    {
        start(NewGame::Kind::Chess, {}, true);
        for (const char* suffix : {"png", "svg"}) {
            const QString path = m_folder->filePath(QStringLiteral("board.") + QLatin1String(suffix));
            chooseNextFile(path);
            find<QAction>("exportBoardAction")->trigger();
            const QByteArray content = contentOf(path);
            if (path.endsWith(QLatin1String(".svg"))) { // Qt reads it only with a plugin
                QVERIFY(content.contains("viewBox=\"0 0 600 600\"") && content.size() > 10'000);
                continue;
            }
            const QImage image = QImage::fromData(content);
            QCOMPARE(image.size(), QSize(1200, 1200));
            const int light = image.width() * 7 / 16;
            QVERIFY(image.pixelColor(light + 4, image.height() * 15 / 32)
                != image.pixelColor(image.width() * 9 / 16 + 4, image.height() * 15 / 32));
        }
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(m_folder->filePath(QStringLiteral("board.pdf")));
        const auto print = [&] {
            return printBoard(*m_window->playPage()->board(), QStringLiteral("Anna – Ben"), QStringLiteral("White to move"), printer);
        };
        QVERIFY(print());
        QVERIFY(QFileInfo(printer.outputFileName()).size() > 10'000);
        printer.setOutputFileName(m_folder->filePath(QStringLiteral("no folder/board.pdf")));
        const auto failed = print();
        QVERIFY(!failed);
        QCOMPARE(failed.error().file, printer.outputFileName().toStdString());
        bool asked = false;
        QTimer::singleShot(0, qApp, [&asked] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            asked = dialog && dialog->objectName() == QLatin1String("printDialog");
            if (dialog)
                dialog->reject();
        });
        find<QAction>("printBoardAction")->trigger();
        QVERIFY(asked);
    }

    void clocksAreChosenFromOneList()
    {
        GameTerms terms;
        auto* clock = terms.findChild<QComboBox*>(QStringLiteral("clockKind"));
        const auto chosen = [&](const char* id) {
            clock->setCurrentIndex(clock->findData(QLatin1String(id)));
            return terms.time();
        };
        terms.show(NewGame::Kind::Chess, false);
        QStringList names;
        for (int row = 1; row < clock->count(); ++row)
            names << clock->itemText(row);
        QCOMPARE(names, (QStringList{"1+0", "3+2", "5+0", "10+0", "15+10", "30+0", "90+30", "Custom…"}));
        QCOMPARE(chosen("90+30"), (game::TimeSettings{.main = 90min, .increment = 30s}));
        (void)chosen("own");
        terms.findChild<QSpinBox*>(QStringLiteral("clockMinutes"))->setValue(7);
        terms.findChild<QSpinBox*>(QStringLiteral("clockSeconds"))->setValue(0);
        QCOMPARE(terms.time(), (game::TimeSettings{.main = 7min}));
        terms.show(NewGame::Kind::Go, false);
        QCOMPARE(chosen("go-20"), (game::TimeSettings{.main = 20min}));
        QCOMPARE(chosen("go-10-5x30"), (game::TimeSettings{.main = 10min, .period = 30s, .periods = 5}));
        QCOMPARE(clock->currentText(), QStringLiteral("Byo-yomi: 10 min, then 5 × 30 s"));
        QCOMPARE(chosen("go-10-25/300"), (game::TimeSettings{.main = 10min, .period = 300s, .periods = 1, .stones = 25}));
        QCOMPARE(chosen("go-5+10"), (game::TimeSettings{.main = 5min, .increment = 10s}));
        (void)chosen("own");
        auto* system = terms.findChild<QComboBox*>(QStringLiteral("clockSystem"));
        system->setCurrentIndex(system->findData(QStringLiteral("canadian")));
        terms.findChild<QSpinBox*>(QStringLiteral("clockMoves"))->setValue(15);
        QCOMPARE(terms.time(), (game::TimeSettings{.main = 7min, .period = 300s, .periods = 1, .stones = 15}));
        {
            QSettings settings;
            terms.remember(settings);
        }
        GameTerms again;
        again.show(NewGame::Kind::Go, false);
        QCOMPARE(again.time(), terms.time());
    }

    /// As SGF writes it, and unchanged when the game is opened again.
    void canadianOvertimeRunsAndIsWritten()
    {
        start(NewGame::Kind::Go, {.main = 60s, .increment = {}, .period = 300s, .periods = 1, .stones = 15}, true);
        auto now = std::chrono::steady_clock::now();
        m_window->playPage()->timer().setNow([&] { return now; });
        const auto play = [&](int x, std::chrono::seconds takes) {
            now += takes;
            QVERIFY(session().play(session().goPosition()->moveAt(x, 3)));
        };
        play(0, 0s);
        play(1, 0s);
        play(2, 70s); // the main time and ten seconds of the overtime
        play(3, 1s);
        // For a program, the move's share: else it would think of the whole period, and run out of time before its last stones.
        QCOMPARE(m_window->playPage()->timer().clocksForSearch().left, (std::array<std::chrono::milliseconds, 2>{290'000ms / 14, 79s}));
        play(4, 20s);
        QCOMPARE(m_window->playPage()->timer().text(game::Side::First), QStringLiteral("4:30 (13)"));
        m_window->playPage()->opponent().takeBack();
        QCOMPARE(m_window->playPage()->timer().text(game::Side::First), QStringLiteral("4:30 (14)"));
        play(4, 0s);
        QCOMPARE(m_window->playPage()->timer().text(game::Side::First), QStringLiteral("4:30 (13)"));
        const auto& record = session().record();
        QCOMPARE(record.tag("OT"), std::string_view("15/300 Canadian"));
        const auto facts = gameFacts(session());
        QVERIFY(std::ranges::count(facts, QStringLiteral("1 min + 15 moves in 5 min"), &std::pair<QString, QString>::second) == 1);
        QCOMPARE(*record::clock(record, record.mainLineEnd(), game::Side::First).stones, 13);
        open();
        QVERIFY(m_window->document().restore());
        QCOMPARE(m_window->playPage()->timer().text(game::Side::First), QStringLiteral("4:30 (13)"));
    }

private:
    void open()
    {
        m_window.reset();
        m_window = shownWindow(m_folder->path(), {1180, 800});
    }

    /// The program has the second side; `alone`: two people play.
    void start(NewGame::Kind kind, game::TimeSettings time = {}, bool alone = false)
    {
        NewGame game;
        game.kind = kind;
        game.plan.time = time;
        game.players[0] = QStringLiteral("Anna");
        game.players[1] = QStringLiteral("Ben");
        if (!alone)
            game.plan.opponent = OpponentPlan{
                .side = game::Side::Second, .rank = kind == NewGame::Kind::Go ? "3d" : "1400-1599", .seed = 5, .learned = false};
        m_window->document().startGame(game);
        m_window->playPage()->showGame();
    }
};

EVENMATCH_TEST_WITH_WIDGETS(TestWorkbench)

} // namespace tst_workbench

#include "tst_workbench.moc"
