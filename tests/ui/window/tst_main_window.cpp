#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/library/transfer/import.h"
#include "core/record/file/game_reader.h"
#include "tests/files.h"
#include "tests/ui/fake_networks.h"
#include "tests/ui/file_dialog.h"
#include "tests/ui/opened.h"
#include "tests/ui/shown_window.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/game/new_game.h"
#include "ui/library/info_panel.h"
#include "ui/main_window.h"
#include "ui/pages/play_page.h"
#include "ui/pages/review_page.h"
#include "ui/widgets/card.h"
#include "ui/widgets/fitting_scroll.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QBoxLayout>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <memory>
#include <optional>

namespace tst_main_window {

using namespace evenmatch;
using namespace evenmatch::ui;

class TestMainWindow : public QObject, protected TestedWindow {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        newFolder();
        m_window = shownWindow(m_folder->path(), {1100, 760});
        m_window->activateWindow();
    }

    void cleanup() { closeWindow(); }

    /// Black takes the left five columns behind a wall on E, White the right; one dead white stone in Black's area; counted, saved, read
    /// back.
    void wholeGoGameByMouse()
    {
        startGo9();
        const char* const black[] = {"E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9"};
        const char* const white[] = {"F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "B5"};
        for (int i = 0; i < 9; ++i) {
            clickPoint(black[i]);
            clickPoint(white[i]);
        }
        clickPoint("H5");
        clickPoint("F9");
        press("pass");
        press("pass");
        QCOMPARE(session().phase(), Phase::Scoring);

        // Whatever the proposal, the players agree: B5 and H5 are dead.
        const go::Position& position = *session().goPosition();
        for (const char* stone : {"B5", "H5"})
            if (const game::Move point = *go::Position(9).parseMove(stone); !session().deadStones().contains(point))
                clickPoint(stone);
        QVERIFY(!session().deadStones().contains(position.moveAt(4, 4)));
        QVERIFY(!session().deadStones().contains(position.moveAt(5, 4)));
        QCOMPARE(session().score().black, 45.0);
        QCOMPARE(session().score().white, 36.0);
        clickPoint("B5"); // alive again, then dead again
        QVERIFY(session().score().black < 45);
        clickPoint("B5");
        press("acceptCount");
        QCOMPARE(m_window->findChild<QLabel*>(QStringLiteral("state"))->text(), QStringLiteral("Black wins by 2.5 points"));

        const QString path = m_folder->filePath(QStringLiteral("game.sgf"));
        QVERIFY(m_window->document().save(path));
        QVERIFY(!m_window->isWindowModified());
        auto reader = record::openGames(path.toStdString());
        QVERIFY(reader.ok());
        const auto read = (*reader)->next();
        QVERIFY(read.ok() && read->has_value() && (*read)->record);
        QVERIFY((*read)->problems.empty());
        const record::GameRecord& record = *(*read)->record;
        QCOMPARE(record.mainLineMoves().size(), std::size_t(22));
        QCOMPARE(record.tag("RE"), std::string_view("B+2.5"));
        QCOMPARE(record.setup.width, 9);
        QCOMPARE(record.setup.komi.value_or(0), 6.5);
    }

    void scholarsMateByMouse()
    {
        m_window->document().startGame({.kind = NewGame::Kind::Chess});
        const std::pair<const char*, const char*> moves[]
            = {{"e2", "e4"}, {"e7", "e5"}, {"f1", "c4"}, {"b8", "c6"}, {"d1", "h5"}, {"g8", "f6"}, {"h5", "f7"}};
        for (const auto& [from, to] : moves) {
            clickSquare(from);
            clickSquare(to);
        }
        QCOMPARE(m_window->findChild<QLabel*>(QStringLiteral("state"))->text(), QStringLiteral("Checkmate: White wins"));
        QCOMPARE(session().result(), QStringLiteral("1-0"));
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier); // undo
        QCOMPARE(session().lineIndex(), 6);
        QCOMPARE(session().phase(), Phase::Playing);
    }

    void goByKeyboardAlone()
    {
        startGo9();
        GoBoardWidget* board = m_window->playPage()->goBoard();
        QTest::keyClick(board, Qt::Key_Return); // shows the cursor in the middle
        QTest::keyClick(board, Qt::Key_Return); // plays there
        QTest::keyClick(board, Qt::Key_Right);
        QTest::keyClick(board, Qt::Key_Up);
        QTest::keyClick(board, Qt::Key_Space);
        QCOMPARE(session().line().size(), std::size_t(3));
        QCOMPARE(session().line()[1].text, QStringLiteral("E5"));
        QCOMPARE(session().line()[2].text, QStringLiteral("F6"));
        QTest::keyClick(board, Qt::Key_Escape);
        QTest::keyClick(board, Qt::Key_Left); // now arrows step through the game
        QCOMPARE(session().lineIndex(), 1);
        QTest::keyClick(board, Qt::Key_End);
        QCOMPARE(session().lineIndex(), 2);
        QTest::keyClick(board, Qt::Key_P);
        QTest::keyClick(board, Qt::Key_P);
        QCOMPARE(session().phase(), Phase::Scoring);
    }

    void takenPointIsToldInTheStatusLine()
    {
        startGo9();
        clickPoint("E5");
        clickPoint("E5");
        QVERIFY2(m_window->statusBar()->currentMessage().contains(QStringLiteral("point is taken")),
            qPrintable(m_window->statusBar()->currentMessage()));
        clickPoint("D5");
        QVERIFY(m_window->statusBar()->currentMessage().isEmpty());
    }

    void brokenFileShowsTheLine()
    {
        startGo9();
        clickPoint("E5");
        const std::size_t before = session().record().size();
        openFiles(*m_window, {writeFile(QStringLiteral("broken.sgf"), QByteArray("\x00\x01\x02 this is no game \xff\xfe", 22))});
        const Notice* notice = m_window->playPage()->notice();
        QVERIFY(notice->isVisible());
        QVERIFY2(notice->text().contains(QStringLiteral("broken.sgf")), qPrintable(notice->text()));
        QCOMPARE(session().record().size(), before); // the game on the board stays
        openFiles(*m_window, {m_folder->filePath(QStringLiteral("missing.sgf"))});
        QVERIFY2(notice->text().contains(QStringLiteral("missing.sgf")), qPrintable(notice->text()));

        m_window->showPage(QStringLiteral("review")); // displayed there, too, until the user has seen it
        const auto notices = m_window->findChildren<Notice*>();
        const auto told
            = [&] { return std::ranges::count_if(notices, [](const Notice* one) { return one->isAlarm() && !one->isHidden(); }); };
        QVERIFY(told() > 1);
        for (const Notice* one : notices)
            if (one->isVisible())
                one->findChild<QToolButton*>(QStringLiteral("closeNotice"))->click();
        QCOMPARE(told(), 0);
        openFiles(*m_window, {m_folder->filePath(QStringLiteral("missing.sgf"))});
        QVERIFY(told() > 1);
        openFiles(*m_window, {writeFile(QStringLiteral("good.sgf"), "(;GM[1]SZ[9];B[ee])")}); // earlier errors are cleared
        QCOMPARE(told(), 0);

        m_window->showPage(QStringLiteral("games")); // a page without a board tells it in the status line
        openFiles(*m_window, {m_folder->filePath(QStringLiteral("missing.sgf"))});
        QVERIFY2(m_window->statusBar()->currentMessage().contains(QStringLiteral("missing.sgf")),
            qPrintable(m_window->statusBar()->currentMessage()));
    }

    void severalGamesOfferAChoice()
    {
        openFiles(*m_window,
            {writeFile(QStringLiteral("two.sgf"), "(;GM[1]SZ[9]PB[Anna]PW[Ben];B[ee])\n(;GM[1]SZ[13]PB[Carl]PW[Dora];B[gg];W[cc])\n")});
        auto* list = m_window->findChild<QAbstractItemView*>(QStringLiteral("games"));
        QVERIFY(list->isVisible());
        QCOMPARE(list->model()->rowCount(), 2);
        QAbstractItemModelTester tester(list->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(list->model()->index(1, 0).data().toString().contains(QStringLiteral("Carl – Dora")));
        QCOMPARE(session().goPosition()->size(), 9);
        QVERIFY(m_window->document().path().isEmpty()); // Save must not write one game over two
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(1, 0)).center());
        QCOMPARE(session().goPosition()->size(), 13);
        QCOMPARE(session().line().size(), std::size_t(3));

        std::optional<library::ImportReport> imported;
        const auto waiting = connect(
            &m_window->library(), &LibraryService::imported, this, [&](const library::ImportReport& report) { imported = report; });
        m_window->findChild<QPushButton*>(QStringLiteral("importFile"))->click();
        QTRY_VERIFY(imported);
        disconnect(waiting);
        QCOMPARE(imported->imported, std::uint64_t(2));
        QCOMPARE(m_window->pageName(), QStringLiteral("games"));
    }

    /// A game that cannot be opened leaves the one on the board, its plan and the list of its file.
    void refusedGamesDisturbNothing()
    {
        GameDocument& document = m_window->document();
        record::GameRecord othello;
        othello.setup.game = "othello";
        openFiles(*m_window, {writeFile(QStringLiteral("two.sgf"), "(;GM[1]SZ[9];B[ee])\n(;GM[1]SZ[13];B[gg])\n")});
        QVERIFY(!document.paste(othello));
        QVERIFY(document.games() && document.games()->rowCount() == 2);

        NewGame game;
        game.plan.time.main = std::chrono::seconds(60);
        QVERIFY(document.startGame(game));
        QVERIFY(session().play(session().position().legalMoves()[0]));
        const QStringList recent = document.recentFiles();
        const QSignalSpy plans(&document, &GameDocument::planChanged); // which starts the clock again
        QVERIFY(!document.paste(othello));
        QCOMPARE(plans.count(), 0);
        QCOMPARE(document.recentFiles(), recent);
        QVERIFY(session().isModified());
    }

    void crashLosesNothing()
    {
        startGo9();
        clickPoint("E5");
        clickPoint("C3");
        GameDocument second(m_folder->path()); // as after a crash: nothing was closed
        QVERIFY(second.restore());
        QCOMPARE(second.session().line().size(), std::size_t(3));
        QCOMPARE(second.session().line()[2].text, QStringLiteral("C3"));
        QVERIFY(second.session().isModified());
    }

    /// Of a game that could not be written: a folder stands where its file belongs.
    void closingAsksBeforeAGameIsLost()
    {
        const QString current = m_folder->filePath(QStringLiteral("current.json"));
        const auto block
            = [&](bool isBlocked) { return isBlocked ? QFile::remove(current) && QDir().mkdir(current) : QDir().rmdir(current); };
        const auto question = [this] { return m_window->findChild<QMessageBox*>(QStringLiteral("askedFirst")); };
        startGo9();
        QVERIFY(block(true));
        QVERIFY(m_window->close()); // nothing would be lost
        m_window->show();
        clickPoint("E5");
        QVERIFY(!m_window->close());
        QVERIFY(question() && m_window->isVisible());
        question()->button(QMessageBox::Cancel)->click();
        QTRY_VERIFY(!question());
        QVERIFY(m_window->isVisible());
        QVERIFY(block(false));
        QVERIFY(m_window->close()); // the file is written now
        m_window->show();
        QVERIFY(contentOf(current).contains("B[ee]"));

        QVERIFY(block(true));
        clickPoint("C3");
        QVERIFY(!m_window->close());
        question()->findChild<QAbstractButton*>(QStringLiteral("doIt"))->click();
        QVERIFY(!m_window->isVisible());
    }

    /// The next run shows the position where the user was, also in a variation; a game that goes on is at its end.
    void placeInTheGameIsKept()
    {
        const auto here = [this] { return session().line()[static_cast<std::size_t>(session().lineIndex())].text; };
        openFiles(*m_window, {writeFile(QStringLiteral("game.sgf"), "(;GM[1]SZ[9];B[ee];W[cc](;B[gg];W[gc])(;B[dd];W[cd]))")});
        session().step(-1);
        session().sibling(1);
        QCOMPARE(here(), QStringLiteral("D6"));
        restart();
        QCOMPARE(here(), QStringLiteral("D6"));
        session().step(-1);
        restart();
        QCOMPARE(here(), QStringLiteral("C7"));

        NewGame game;
        game.size = 9;
        game.plan.time.main = std::chrono::minutes(5);
        m_window->document().startGame(game);
        for (const char* move : {"E5", "C3"})
            QVERIFY(session().play(*session().position().parseMove(move)));
        session().step(-1);
        restart();
        QVERIFY(session().atGameEnd());
    }

    /// Save does not overwrite them, in the next run neither; Save As may.
    void changesByOtherProgramsAreKept()
    {
        const auto save = [this] { QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier); };
        const QByteArray game = "(;GM[1]SZ[9];B[ee])";
        const QString path = writeFile(QStringLiteral("game.sgf"), game);
        openFiles(*m_window, {path});
        session().setComment(QStringLiteral("mine"));
        save();
        QVERIFY(contentOf(path).contains("mine"));
        writeFile(QStringLiteral("game.sgf"), contentOf(path)); // at another time
        session().setComment(QStringLiteral("mine again"));
        save();
        QVERIFY(contentOf(path).contains("mine again"));

        const QByteArray foreign = "(;GM[1]SZ[9];B[ee]C[another program's])";
        for (const bool isNextRun : {false, true}) {
            writeFile(QStringLiteral("game.sgf"), foreign);
            session().setComment(isNextRun ? QStringLiteral("later") : QStringLiteral("soon"));
            if (isNextRun) {
                restart();
                m_window->show();
                m_window->activateWindow();
                QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
            }
            save();
            QCOMPARE(contentOf(path), foreign);
            const Notice* notice = m_window->playPage()->notice();
            QVERIFY2(notice->isAlarm() && notice->text().contains(QStringLiteral("game.sgf")), qPrintable(notice->text()));
            QVERIFY(m_window->isWindowModified());
        }
        QVERIFY(m_window->document().save(path));
        QVERIFY(contentOf(path).contains("later"));
        QVERIFY(QFile::remove(path));
        session().setComment(QStringLiteral("last"));
        save();
        QVERIFY(contentOf(path).contains("last"));
    }

    /// At the row of the game on the board, which stays as it is if the file has changed or is gone.
    void gamesOfFileAreListedAfterARestart()
    {
        const auto black = [this] { return QString::fromUtf8(session().record().tag("PB")); };
        QByteArray games;
        for (int i = 0; i < 150; ++i)
            games += "(;GM[1]SZ[9]PB[Player " + QByteArray::number(i) + "];B[ee])\n";
        const QString path = writeFile(QStringLiteral("many.sgf"), games);
        openFiles(*m_window, {path});
        GameListModel* list = m_window->document().games();
        QVERIFY(list);
        QTRY_VERIFY((list->fetchMore({}), list->rowCount() == 150));
        m_window->document().openGame(120);
        restart();
        QCOMPARE(black(), QStringLiteral("Player 120"));
        m_window->findChild<QAction*>(QStringLiteral("keysAction"))->trigger();
        QTRY_VERIFY(m_window->document().games());
        QCOMPARE(m_window->document().gameRow(), 120);
        QCOMPARE(m_window->findChild<QAbstractItemView*>(QStringLiteral("games"))->currentIndex().row(), 120);
        QVERIFY(m_window->findChild<InfoPanel*>()->isVisibleTo(m_window->playPage())); // the list disturbs nobody
        m_window->playPage()->stepGame(1);
        QCOMPARE(black(), QStringLiteral("Player 121"));

        writeFile(QStringLiteral("many.sgf"), "(;GM[1]SZ[9];B[aa])(;GM[1]SZ[9];B[bb])");
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(QDateTime::currentDateTime().addSecs(60), QFile::FileModificationTime));
        file.close();
        restart();
        QTRY_VERIFY(m_window->document().games());
        QCOMPARE(m_window->document().games()->rowCount(), 2);
        QCOMPARE(m_window->document().gameRow(), -1);
        QCOMPARE(black(), QStringLiteral("Player 121"));

        QVERIFY(file.remove());
        restart();
        QTRY_VERIFY(!m_window->engine().isBusy());
        QVERIFY(!m_window->document().games());
        QCOMPARE(black(), QStringLiteral("Player 121"));
        startGo9();
        QVERIFY(m_window->document().fileToList().isEmpty());
    }

    /// Moves are written at once; typed text is written by a timer, not at each key, and before any other change.
    void typingIsWrittenWithinASecond()
    {
        startGo9();
        clickPoint("E5");
        auto* timer = m_window->document().findChild<QTimer*>(QStringLiteral("autosave"));
        QVERIFY(timer->isSingleShot() && timer->interval() <= 1000);
        const auto written = [&] {
            GameDocument after(m_folder->path());
            return after.restore() ? record::comment(after.session().record(), after.session().node()) : std::string("nothing");
        };
        const auto fire = [&] {
            timer->stop();
            QMetaObject::invokeMethod(timer, "timeout");
        };
        session().setComment(QStringLiteral("a"));
        QVERIFY(timer->isActive());
        const int left = timer->remainingTime();
        session().setComment(QStringLiteral("ab"));
        QVERIFY(timer->remainingTime() <= left); // more keys do not delay it
        QCOMPARE(written(), std::string());
        fire();
        QCOMPARE(written(), std::string("ab"));
        session().setComment(QStringLiteral("abc"));
        clickPoint("C3");
        QVERIFY(!timer->isActive()); // the move also wrote the comment
        session().step(-1);
        session().setComment(QStringLiteral("abcd"));
        m_window->close();
        QVERIFY(!timer->isActive());
        session().step(-1);
        session().setComment(QStringLiteral("the last word"));
        m_window.reset();
        GameDocument after(m_folder->path());
        QVERIFY(after.restore());
        QCOMPARE(record::comment(after.session().record(), record::kRoot), std::string("the last word"));
    }

    /// The start waits for the last game, so only small files are read at once. A larger game is not lost.
    void aGameTooLargeForTheStartIsKept()
    {
        startGo9();
        clickPoint("E5");
        session().setComment(QString(GameDocument::kMostRestored + 1, QLatin1Char('x')));
        m_window->document().flush();
        GameDocument next(m_folder->path());
        QString said;
        connect(&next, &GameDocument::failed, this, [&](const QString& text) { said = text; });
        QVERIFY(!next.restore());
        QTRY_VERIFY(said.contains(m_folder->filePath(QStringLiteral("kept"))));
        openFiles(*m_window, {next.recentFiles().front()});
        QCOMPARE(record::comment(session().record(), session().node()).size(), static_cast<std::size_t>(GameDocument::kMostRestored + 1));
    }

    void unsavedGameIsKept()
    {
        startGo9();
        clickPoint("E5");
        startGo9();
        QCOMPARE(session().line().size(), std::size_t(1));
        const QStringList recent = m_window->document().recentFiles();
        QCOMPARE(recent.size(), 1);
        openFiles(*m_window, recent);
        QCOMPARE(session().line().size(), std::size_t(2));
    }

    /// Equal names are told apart; files that are gone are not offered, but come back with their drive.
    void recentFilesAreToldApart()
    {
        for (const char* folder : {"anna", "ben"})
            QVERIFY(QDir(m_folder->path()).mkpath(QLatin1String(folder)));
        const QByteArray game = "(;GM[1]SZ[9];B[ee])";
        const QString anna = writeFile(QStringLiteral("anna/game.sgf"), game);
        const QString ben = writeFile(QStringLiteral("ben/game.sgf"), game);
        const QString other = writeFile(QStringLiteral("other.sgf"), game);
        for (const QString& path : {anna, ben, other})
            openFiles(*m_window, {path});
        const auto* recent = m_window->findChild<QMenu*>(QStringLiteral("recentMenu"));
        const auto names = [&] {
            Q_EMIT qobject_cast<QMenu*>(recent->parent())->aboutToShow();
            QStringList texts;
            for (const QAction* action : recent->actions())
                texts << QString(action->text()).remove(QLatin1Char('&'));
            return texts;
        };
        QCOMPARE(names(),
            QStringList({QStringLiteral("other.sgf"), QStringLiteral("game.sgf – ") + QFileInfo(ben).path(),
                QStringLiteral("game.sgf – ") + QFileInfo(anna).path()}));
        QVERIFY(QFile::rename(ben, ben + QStringLiteral(".away")));
        QCOMPARE(names(), QStringList({QStringLiteral("other.sgf"), QStringLiteral("game.sgf")}));
        QVERIFY(QFile::rename(ben + QStringLiteral(".away"), ben));
        QCOMPARE(names().size(), 3);
    }

    /// A board without moves is not empty if it has stones or text.
    void positionWithWordsIsKept()
    {
        startGo9();
        session().setComment(QStringLiteral("Black to live"));
        startGo9();
        QStringList recent = m_window->document().recentFiles();
        QCOMPARE(recent.size(), 1);
        openFiles(*m_window, recent);
        QCOMPARE(record::comment(session().record(), record::kRoot), std::string("Black to live"));

        record::GameRecord begun;
        begun.setup = {.game = "go9", .width = 9, .height = 9};
        begun.addProperty(record::kRoot, {"AB", {"ee"}});
        QVERIFY(m_window->document().startGame(startingFrom({}, begun))); // as the position editor does
        startGo9();
        QCOMPARE(m_window->document().recentFiles().size(), 2);
    }

    void saveAsProposesTheLastFolder()
    {
        const auto actions = m_window->findChildren<QAction*>();
        auto* saveAs = *std::ranges::find(actions, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), &QAction::shortcut);
        const auto proposed = [&] {
            QString folder;
            QTimer::singleShot(0, m_window.get(), [&] {
                auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                folder = dialog->directory().canonicalPath();
                QMetaObject::invokeMethod(dialog, "reject");
            });
            saveAs->trigger();
            return folder;
        };
        const QTemporaryDir games;
        QVERIFY(saveGame(session().record(), games.filePath(QStringLiteral("one.sgf"))).ok());
        openFiles(*m_window, {games.filePath(QStringLiteral("one.sgf"))});
        startGo9();
        QCOMPARE(proposed(), QFileInfo(games.path()).canonicalFilePath());
        clickPoint("E5");
        startGo9(); // keeps the game in a folder of the program
        QCOMPARE(m_window->document().recentFiles().size(), 2);
        QCOMPARE(proposed(), QFileInfo(games.path()).canonicalFilePath());

        const QTemporaryDir exports;
        chooseNextFile(exports.filePath(QStringLiteral("review.sgf")));
        m_window->findChild<QAction*>(QStringLiteral("exportAnnotated"))->trigger();
        QCOMPARE(proposed(), QFileInfo(exports.path()).canonicalFilePath());
    }

    void droppedFileIsOpened()
    {
        const QString path = writeFile(QStringLiteral("dropped.sgf"), "(;GM[1]SZ[9];B[ee];W[cc])");
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(path)});
        m_window->showPage(QStringLiteral("review"));
        QCOMPARE(m_window->pageName(), QStringLiteral("review"));
        QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &drop);
        QTRY_COMPARE(session().record().mainLineMoves().size(), std::size_t(2));
        QVERIFY(!m_window->playPage()->isVisible()); // it is displayed on the user's current page
        files.setUrls({QUrl::fromLocalFile(writeFile(QStringLiteral("two.sgf"), "(;GM[1]SZ[9];B[ee])(;GM[1]SZ[9];B[cc])"))});
        QDragEnterEvent enterAgain(QPoint(300, 300), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &enterAgain);
        QDropEvent several(QPointF(300, 300), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &several);
        QTRY_VERIFY(m_window->playPage()->isVisible()); // the page that lists them

        auto* comment = m_window->findChild<QPlainTextEdit*>(QStringLiteral("comment"));
        files.setUrls({QUrl::fromLocalFile(writeFile(QStringLiteral("third.sgf"), "(;GM[1]SZ[9];B[ee];W[cc];B[gg])"))});
        QDragEnterEvent onField(QPoint(5, 5), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(comment->viewport(), &onField);
        QVERIFY(onField.isAccepted());
        QDropEvent dropOnField(QPointF(5, 5), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(comment->viewport(), &dropOnField);
        QCOMPARE(comment->toPlainText(), QString()); // it is no text
        QTRY_COMPARE(session().record().mainLineMoves().size(), std::size_t(3));

        QMimeData picture;
        picture.setData(QStringLiteral("image/png"), "no file");
        QDragEnterEvent refused(QPoint(300, 300), Qt::CopyAction, &picture, Qt::LeftButton, Qt::NoModifier);
        refused.setAccepted(false);
        QCoreApplication::sendEvent(m_window.get(), &refused);
        QVERIFY(!refused.isAccepted());
    }

    void droppedTextIsOpened()
    {
        m_window->showPage(QStringLiteral("review"));
        const chess::Piece pawn = chess::makePiece(game::Side::First, chess::PieceKind::Pawn);
        QMimeData data;
        const auto drop = [&] {
            QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
            enter.setAccepted(false);
            QCoreApplication::sendEvent(m_window.get(), &enter);
            QVERIFY(enter.isAccepted());
            QCOMPARE(enter.dropAction(), Qt::CopyAction);
            QDropEvent event(QPointF(300, 300), Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::ShiftModifier);
            QCoreApplication::sendEvent(m_window.get(), &event);
            QCOMPARE(event.dropAction(), Qt::CopyAction); // an editor keeps its text
        };
        data.setText(QStringLiteral("(;GM[1]SZ[9];B[ee];W[cc])"));
        drop();
        QTRY_COMPARE(session().record().mainLineMoves().size(), std::size_t(2));
        data.setText(QStringLiteral("1. e4 e5 2. Nf3 *"));
        drop();
        QTRY_COMPARE(session().record().mainLineMoves().size(), std::size_t(3));
        data.setText(QStringLiteral("8/P6k/8/8/8/8/8/K7 w - - 0 1"));
        drop();
        QTRY_VERIFY(session().chessPosition() && session().chessPosition()->pieceAt(48) == pawn);

        data.clear();
        data.setUrls({QUrl(QStringLiteral("https://lichess.org/abcdefgh"))});
        drop();
        const auto* notice = m_window->findChild<ReviewPage*>()->notice();
        QTRY_VERIFY2(notice->text().contains(QStringLiteral("contains no game")), qPrintable(notice->text()));
        QVERIFY(session().chessPosition()->pieceAt(48) == pawn);
    }

    /// "&" is no mark of a letter there.
    void menusShowNamesUnchanged()
    {
        openFiles(*m_window, {writeFile(QStringLiteral("Lee & Park.sgf"), "(;GM[1]SZ[9];B[ee])")});
        QMenu* file = m_window->menuBar()->actions().constFirst()->menu();
        Q_EMIT file->aboutToShow();
        QStringList shown;
        for (const QMenu* menu : file->findChildren<QMenu*>())
            for (const QAction* action : menu->actions())
                shown << action->text();
        QVERIFY2(shown.contains(QStringLiteral("Lee && Park.sgf")), qPrintable(shown.join(QLatin1Char('\n'))));
        session().undoStack().push(new QUndoCommand(QStringLiteral("Lee & Park")));
        QMenu* edit = m_window->menuBar()->actions().at(1)->menu();
        QCOMPARE(edit->actions().constFirst()->text(), QStringLiteral("&Undo: Lee && Park"));
    }

    /// The desktop of the tests is light.
    void systemThemeFollowsTheDesktop()
    {
        rememberSystemTheme(
            QPalette(Qt::white, Qt::black, Qt::gray, Qt::black, Qt::darkGray, Qt::white, Qt::black)); // as if it had been dark
        m_window->setTheme(ThemeChoice::System);
        QVERIFY(currentTheme().dark);
        const QPalette own = QApplication::palette();
        QEvent change(QEvent::ThemeChange);
        QCoreApplication::sendEvent(m_window.get(), &change);
        QVERIFY(!systemIsDark());
        QVERIFY(!currentTheme().dark);
        QVERIFY(QApplication::palette() != own);

        m_window->setTheme(ThemeChoice::Dark);
        QCoreApplication::sendEvent(m_window.get(), &change);
        QVERIFY(currentTheme().dark); // as chosen
        QCOMPARE(QApplication::palette(), own);
        m_window->setTheme(ThemeChoice::System);
    }

    void fenIsPasted()
    {
        QVERIFY(m_window->document().paste(readGameText(QStringLiteral("8/P6k/8/8/8/8/8/K7 w - - 0 1"))));
        QCOMPARE(session().chessPosition()->pieceAt(48), chess::makePiece(game::Side::First, chess::PieceKind::Pawn));
        QVERIFY(!m_window->document().paste(readGameText(QStringLiteral("hello"))));
        QVERIFY(m_window->playPage()->notice()->text().contains(QStringLiteral("clipboard")));
    }

    void positionIsCopied()
    {
        auto* copy = m_window->findChild<QAction*>(QStringLiteral("copyPositionAction"));
        const auto* draw = m_window->findChild<QAction*>(QStringLiteral("drawAction"));
        const QString fen = QStringLiteral("8/P6k/8/8/8/8/8/K7 w - - 0 1");
        QVERIFY(m_window->document().paste(readGameText(fen)));
        QVERIFY(draw->isEnabled());
        copy->trigger();
        QCOMPARE(QApplication::clipboard()->text(), fen);
        startGo9();
        QVERIFY(!draw->isEnabled()); // for chess only
        clickPoint("E5");
        copy->trigger();
        QVERIFY(m_window->document().paste(readGameText(QApplication::clipboard()->text())));
        QCOMPARE(session().goPosition()->colorAt(4, 4), go::Color::Black);
        QCOMPARE(session().toMove(), game::Side::Second);
    }

    /// Text is higher beside a scroll bar: if it fits without the bar, the bar disappears.
    void fittingScrollLetsItsBarGo()
    {
        auto* text = new QLabel(QStringLiteral("Words that take several lines, and more of them beside a bar. ").repeated(8));
        text->setWordWrap(true);
        auto* content = new QWidget;
        auto* column = new QVBoxLayout(content);
        column->addWidget(text);
        FittingScroll scroll(content);
        scroll.resize(200, 100);
        scroll.show();
        QTRY_VERIFY(scroll.verticalScrollBar()->isVisible());
        scroll.resize(200, scroll.sizeHint().height());
        QTRY_VERIFY(!scroll.verticalScrollBar()->isVisible());
        QCOMPARE(scroll.verticalScrollBar()->maximum(), 0);
    }

    /// When it is opened again, the panel starts at its heading.
    void newGamePanelStartsWhatItSays()
    {
        m_window->resize(1024, 500);
        m_window->playPage()->showNewGame();
        auto* scroll = m_window->playPage()->findChild<FittingScroll*>();
        QTRY_VERIFY(scroll->verticalScrollBar()->maximum() > 0);
        scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
        m_window->playPage()->showGame();
        m_window->playPage()->showNewGame();
        QCOMPARE(scroll->verticalScrollBar()->value(), 0);
        m_window->resize(1100, 760);
        m_window->playPage()->showNewGame();
        for (QPushButton* button : m_window->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("13×13"))
                QTest::mouseClick(button, Qt::LeftButton);
        press("startGame");
        QCOMPARE(session().goPosition()->size(), 13);
        QVERIFY(m_window->playPage()->goBoard()->isVisible());
    }

    /// At the first press, also in a window that was closed in full screen.
    void fullScreenIsLeftByItsKey()
    {
        const auto action = [this] { return m_window->findChild<QAction*>(QStringLiteral("fullScreenAction")); };
        action()->trigger();
        QVERIFY(m_window->isFullScreen());
        m_window->close();
        m_window.reset();
        m_window = std::make_unique<MainWindow>(m_folder->path(), fakeNetworks());
        m_window->show();
        QVERIFY(m_window->isFullScreen() && action()->isChecked());
        action()->trigger();
        QVERIFY(!m_window->isFullScreen());
        m_window->showFullScreen(); // as by the desktop
        QVERIFY(action()->isChecked());
    }

    /// Screen readers need a name for each control.
    void interactiveWidgetsHaveNames()
    {
        m_window->playPage()->showNewGame();
        m_window->findChild<QAction*>(QStringLiteral("keysAction"))->trigger();
        m_window->playPage()->showAbout();
        int seen = 0;
        for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            const bool inner = qobject_cast<const QAbstractSpinBox*>(widget->parent()) || qobject_cast<const QComboBox*>(widget->parent())
                || qobject_cast<const QLineEdit*>(widget->parent()) // Qt's own clear button
                || qobject_cast<const QAbstractItemView*>(widget->parent()); // its headers
            const bool interactive = button || qobject_cast<const QComboBox*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget)
                || qobject_cast<const QLineEdit*>(widget)
                || (qobject_cast<const QAbstractItemView*>(widget) && !widget->parentWidget()->inherits("QComboBoxPrivateContainer"))
                || qobject_cast<const BoardWidget*>(widget);
            if (!interactive || inner || widget->objectName().startsWith(QStringLiteral("qt_")))
                continue;
            ++seen;
            const QString name = widget->accessibleName().isEmpty() && button ? button->text() : widget->accessibleName();
            QVERIFY2(!name.isEmpty(),
                qPrintable(
                    QStringLiteral("%1 “%2” has no name").arg(QLatin1String(widget->metaObject()->className()), widget->objectName())));
        }
        QVERIFY(seen > 20);
    }

private:
    /// The next run of the program, with the game of this one.
    void restart()
    {
        m_window.reset();
        m_window = std::make_unique<MainWindow>(m_folder->path(), fakeNetworks());
        QVERIFY(m_window->document().restore());
    }

    void startGo9()
    {
        m_window->document().startGame({.size = 9, .komi = 6.5});
        m_window->playPage()->showGame();
    }

    void clickPoint(const char* name)
    {
        GoBoardWidget* board = m_window->playPage()->goBoard();
        const game::Move point = *go::Position(board->picture().size).parseMove(name);
        const int size = board->picture().size;
        QTest::mouseClick(board, Qt::LeftButton, {}, board->cellCentre({point.code % size, point.code / size}).toPoint());
    }

    void clickSquare(const char* name)
    {
        ChessBoardWidget* board = m_window->playPage()->chessBoard();
        QTest::mouseClick(
            board, Qt::LeftButton, {}, board->cellCentre(board->cellOf(chess::squareAt(name[0] - 'a', name[1] - '1'))).toPoint());
    }

    QString writeFile(const QString& name, const QByteArray& content)
    {
        const QString path = m_folder->filePath(name);
        ::writeFile(path, content);
        return path;
    }
};

EVENMATCH_TEST_WITH_WIDGETS(TestMainWindow)

} // namespace tst_main_window

#include "tst_main_window.moc"
