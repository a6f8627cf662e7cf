// Positions are set up in the real window, by mouse, keyboard and text.
#include "tests/run_tests.h"

#include "tests/ui/shown_window.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/editor/position_editor.h"
#include "ui/file/game_files.h"
#include "ui/game/match_me.h"
#include "ui/main_window.h"
#include "ui/opponent/new_game_panel.h"
#include "ui/pages/play_page.h"
#include "ui/text/language.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QCloseEvent>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace tst_position_editor {

using namespace evenmatch;
using namespace evenmatch::ui;

class TestPositionEditor : public QObject, protected TestedWindow {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        newFolder();
        m_window = shownWindow(m_folder->path());
        QVERIFY(m_window->document().startGame({.kind = NewGame::Kind::Chess}));
        m_window->playPage()->showGame();
    }

    void cleanup() { closeWindow(); }

    void opensWithThePositionAtTheBoard()
    {
        QVERIFY(session().play(*session().position().parseMove("e4")));
        const auto* action = m_window->findChild<QAction*>(QStringLiteral("setUpPositionAction"));
        QCOMPARE(action->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_E)); // every action with a key is among the shortcuts
        open();
        QCOMPARE(text(), QStringLiteral("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"));
        QVERIFY(problem().isEmpty());
        open(); // once more raises the same window
        QCOMPARE(m_window->findChildren<PositionEditor*>().size(), 1);
        for (BoardWidget* board : m_editor->findChildren<BoardWidget*>())
            if (board->isVisible()) { // also while the board shows its cursor
                board->setFocus(Qt::TabFocusReason);
                QTest::keyClick(board, Qt::Key_Escape);
            }
        QTRY_VERIFY(!m_window->findChild<PositionEditor*>());
    }

    void opensFromTheSideOfTheBoard()
    {
        m_window->playPage()->chessBoard()->setFlipped(true); // as for a user who plays Black
        open();
        QVERIFY(find<ChessBoardWidget>("draftChessBoard")->flipped());
        click({7, 7}, Qt::RightButton); // a8
        QVERIFY2(text().startsWith(QStringLiteral("1nbqkbnr")), qPrintable(text()));
    }

    /// A position that was set up is not discarded without a question.
    void escapeAsksBeforeADraftGoes()
    {
        open();
        press("draftClear");
        const QString changed = text();
        QTest::keyClick(m_editor, Qt::Key_Escape);
        auto* question = m_editor->findChild<QMessageBox*>(QStringLiteral("discardDraft"));
        QVERIFY(question && question->isVisible());
        question->button(QMessageBox::Cancel)->click();
        QVERIFY(m_editor->isVisible());
        QCOMPARE(text(), changed);
        const auto mayClose = [this] {
            QCloseEvent event;
            QCoreApplication::sendEvent(m_window.get(), &event);
            return event.isAccepted();
        };
        const auto answer = [this](QMessageBox::StandardButton button) {
            auto questions = m_editor->findChildren<QMessageBox*>(QStringLiteral("discardDraft"));
            questions.removeIf([](const QMessageBox* one) { return !one->isVisible(); });
            QCOMPARE(questions.size(), 1);
            questions.front()->button(button)->click();
        };
        QVERIFY(!mayClose()); // nor with the main window
        QVERIFY(!mayClose()); // which asks once
        answer(QMessageBox::Cancel);
        QCOMPARE(text(), changed);
        m_editor->close(); // as by the window's close button
        answer(QMessageBox::Discard);
        QTRY_VERIFY(!m_window->findChild<PositionEditor*>());
        open(); // one without changes closes with it
        QVERIFY(mayClose());
    }

    /// The window in the new language has no editor.
    void newLanguageAsksBeforeADraftGoes()
    {
        open();
        press("draftClear");
        const QSignalSpy chosen(m_window.get(), &MainWindow::languageChosen);
        QAction* german = nullptr;
        for (QAction* action : m_window->findChildren<QAction*>())
            if (action->data().toString() == QLatin1String("de"))
                german = action;
        QVERIFY(german);
        german->trigger();
        QCOMPARE(chosen.count(), 0);
        QVERIFY(chosenLanguage().isEmpty() && !german->isChecked());
        auto* question = m_editor->findChild<QMessageBox*>(QStringLiteral("discardDraft"));
        QVERIFY(question && question->isVisible());
        question->button(QMessageBox::Discard)->click();
        QTRY_VERIFY(!m_window->findChild<PositionEditor*>());
        german->trigger();
        QCOMPARE(chosen.count(), 1);
    }

    void beginsWithTheGameThatIsChosen()
    {
        m_window->playPage()->showNewGame();
        const auto* panel = m_window->playPage()->findChild<NewGamePanel*>();
        for (const QString& words : {QStringLiteral("Go"), QStringLiteral("13×13")})
            for (auto* button : panel->findChildren<QAbstractButton*>())
                if (button->text() == words)
                    button->click();
        open();
        QCOMPARE(find<QComboBox>("draftBoardKind")->currentData().toInt(), 13);
    }

    void piecesArePutMovedAndTaken()
    {
        open();
        press("draftClear");
        QCOMPARE(text(), QStringLiteral("8/8/8/8/8/8/8/8 w - - 0 1"));
        press("brush-K");
        click({4, 7});
        press("brush-k");
        click({4, 0});
        press("brush-Q");
        click({0, 4});
        QCOMPARE(text(), QStringLiteral("4k3/8/8/8/Q7/8/8/4K3 w - - 0 1"));
        click({0, 4}); // the same click again removes it
        QCOMPARE(text(), QStringLiteral("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
        press("brush-move");
        click({4, 7});
        click({6, 7});
        QCOMPARE(text(), QStringLiteral("4k3/8/8/8/8/8/8/6K1 w - - 0 1"));
        const auto at = [this](QPoint cell) { return board()->cellCentre(cell).toPoint(); };
        QTest::mousePress(board(), Qt::LeftButton, {}, at({6, 7})); // dragging does the same
        QTest::mouseMove(board(), at({6, 6}));
        QTest::mouseRelease(board(), Qt::LeftButton, {}, at({6, 6}));
        QCOMPARE(text(), QStringLiteral("4k3/8/8/8/8/8/6K1/8 w - - 0 1"));
        QTest::mousePress(board(), Qt::LeftButton, {}, at({6, 6}));
        QTest::mouseRelease(board(), Qt::LeftButton, {}, QPoint(-20, 10)); // beside the board
        QCOMPARE(text(), QStringLiteral("4k3/8/8/8/8/8/8/8 w - - 0 1"));
        click({4, 0}, Qt::RightButton);
        QCOMPARE(text(), QStringLiteral("8/8/8/8/8/8/8/8 w - - 0 1"));
        press("draftStart");
        press("draftFlip");
        click({0, 0}, Qt::RightButton); // h1
        QCOMPARE(text(), QStringLiteral("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1"));
    }

    void keyboardAlone()
    {
        open();
        auto* brush = find<QToolButton>("brush-q");
        brush->setFocus();
        QTest::keyClick(brush, Qt::Key_Space);
        board()->setFocus(Qt::TabFocusReason);
        board()->setCursorCell({0, 3});
        QTest::keyClick(board(), Qt::Key_Right);
        QTest::keyClick(board(), Qt::Key_Return);
        QCOMPARE(text().section(QLatin1Char('/'), 3, 3), QStringLiteral("1q6"));
        QTest::keyClick(board(), Qt::Key_Delete);
        QCOMPARE(text().section(QLatin1Char('/'), 3, 3), QStringLiteral("8"));
        QVERIFY(m_editor->isVisible()); // Enter had no other effect
    }

    /// With the focus on the board.
    void positionIsCopiedAndPasted()
    {
        open();
        const QString fen = QStringLiteral("4k3/8/8/8/8/8/8/4K2R w K - 3 40");
        QApplication::clipboard()->setText(fen);
        board()->setFocus();
        QTest::keyClick(board(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(text(), fen);
        QVERIFY(find<ChessBoardWidget>("draftChessBoard")->picture().pieces[7] != chess::Piece::None);
        press("draftClear");
        board()->setFocus();
        QTest::keyClick(board(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), text());
        QTest::keyClick(board(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), fen);
    }

    void textAndBoardFollowEachOther()
    {
        open();
        write(QStringLiteral("4k3/8/8/8/8/8/8/4K2R w K - 3 40"));
        const auto& pieces = std::get<record::ChessDraft>(m_editor->draft()).pieces;
        QVERIFY(pieces[7] == chess::makePiece(game::Side::First, chess::PieceKind::Rook));
        QVERIFY(find<QCheckBox>("castle00")->isChecked());
        QVERIFY(find<ChessBoardWidget>("draftChessBoard")->picture().pieces == pieces);
        write(QStringLiteral("4k3/8/8"));
        QVERIFY(problem().contains(QStringLiteral("not a position")));
        QVERIFY(!find<QPushButton>("draftUse")->isEnabled());
        QCOMPARE(text(), QStringLiteral("4k3/8/8")); // typed text stays
        press("draftStart");
        QVERIFY(problem().isEmpty());
        write(QStringLiteral("(;GM[1]SZ[9]KM[5.5]AB[cc]AW[gg][gc]PL[W])"));
        QVERIFY(find<GoBoardWidget>("draftGoBoard")->isVisible());
        QCOMPARE(find<QDoubleSpinBox>("draftKomi")->value(), 5.5);
        QCOMPARE(find<QComboBox>("draftToMove")->currentIndex(), 1);
        QCOMPARE(find<QComboBox>("draftBoardKind")->currentData().toInt(), 9);
    }

    void impossiblePositionsAreExplained_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("words");
        addRow("no king", "4k3/8/8/8/8/8/8/8 w - - 0 1", "White has no king.");
        addRow("two kings", "3kk3/8/8/8/8/8/8/4K3 w - - 0 1", "Black has more than one king.");
        addRow("check", "4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "White is to move, but Black's king on e8 is in check.");
        addRow("pawn", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "A pawn cannot stand on a8.");
        addRow("pieces", "4k3/8/8/8/8/Q7/PPPPPPPP/Q3K3 w - - 0 1", "White has more pieces than promotion allows.");
        addRow("liberties", "(;GM[1]SZ[9]AB[ba][ab]AW[aa]PL[B])", "The stones at A9 have no liberty.");
    }

    void impossiblePositionsAreExplained()
    {
        QFETCH(QString, position);
        QFETCH(QString, words);
        open();
        write(position);
        QCOMPARE(problem(), words);
        QVERIFY(!find<QPushButton>("draftUse")->isEnabled());
        QVERIFY(!find<QPushButton>("draftPlay")->isEnabled());
    }

    void matesCanBeShownButNotPlayed()
    {
        open();
        write(QStringLiteral("3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 40"));
        QCOMPARE(problem(), QStringLiteral("The game is already over in this position."));
        QVERIFY(!find<QPushButton>("draftPlay")->isEnabled());
        QVERIFY(find<QPushButton>("draftUse")->isEnabled());
        const QSize sign = find<QToolButton>("brush-K")->iconSize();
        QVERIFY(find<QToolButton>("brush-K")->width() >= sign.width() + 4); // room for the whole piece
    }

    void rightsAndEnPassant()
    {
        open();
        press("castle01");
        QCOMPARE(text(), QStringLiteral("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kkq - 0 1"));
        write(QStringLiteral("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 12"));
        choose("draftEnPassant", chess::squareAt(4, 2));
        QCOMPARE(text(), QStringLiteral("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 12"));
        QVERIFY(!find<QCheckBox>("castle00")->isEnabled());
    }

    void oddsAndStartPositions()
    {
        open();
        auto* menu = find<QPushButton>("draftOdds")->menu();
        menu->actions()[0]->trigger();
        QCOMPARE(text(), QStringLiteral("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1"));
        menu->actions().back()->trigger();
        QCOMPARE(text(), QStringLiteral("rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
        QVERIFY(problem().isEmpty());
    }

    void undoGoesBackStepByStep()
    {
        open();
        const QString start = text();
        click({0, 7}, Qt::RightButton);
        press("draftClear");
        board()->setFocus();
        QTest::keyClick(board(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(text().endsWith(QStringLiteral("1NBQKBNR w Kkq - 0 1")));
        QTest::keyClick(board(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), start);
        QTest::keyClick(board(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(text().endsWith(QStringLiteral("1NBQKBNR w Kkq - 0 1")));
    }

    void paintingIsOneStep()
    {
        open();
        press("draftClear");
        press("brush-P");
        drag({0, 6}, {3, 6});
        drag({0, 5}, {1, 5});
        QCOMPARE(text(), QStringLiteral("8/8/8/8/8/PP6/PPPP4/8 w - - 0 1"));
        board()->setFocus();
        QTest::keyClick(board(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), QStringLiteral("8/8/8/8/8/8/PPPP4/8 w - - 0 1"));
        QTest::keyClick(board(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), QStringLiteral("8/8/8/8/8/8/8/8 w - - 0 1"));
        QTest::keyClick(board(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(text(), QStringLiteral("8/8/8/8/8/8/PPPP4/8 w - - 0 1"));
    }

    /// The side to move sets the next stone; a drag passes the stones that it meets.
    void stonesAreSetInTurn()
    {
        open();
        QVERIFY(!find<QToolButton>("brush-turns")->isVisible()); // chess has no such brush
        choose("draftBoardKind", 9);
        press("brush-turns");
        const auto draft = [this] { return std::get<record::GoDraft>(m_editor->draft()); };
        const auto stone = [&](int x, int y) { return draft().stones[static_cast<std::size_t>(y * 9 + x)]; };
        click({2, 2});
        QCOMPARE(stone(2, 2), go::Color::Black);
        QCOMPARE(draft().toMove, game::Side::Second);
        drag({3, 1}, {3, 3});
        QCOMPARE(stone(3, 1), go::Color::White);
        QCOMPARE(stone(3, 2), go::Color::Black);
        QCOMPARE(stone(3, 3), go::Color::White);
        drag({4, 2}, {2, 2});
        QCOMPARE(stone(4, 2), go::Color::Black);
        QCOMPARE(stone(3, 2), go::Color::Black);
        QCOMPARE(stone(2, 2), go::Color::Black);
        QCOMPARE(draft().toMove, game::Side::Second);
        click({2, 2}); // removes it
        QCOMPARE(stone(2, 2), go::Color::Empty);
        QCOMPARE(draft().toMove, game::Side::Second);
        board()->setFocus();
        for (int undone = 0; undone < 4; ++undone)
            QTest::keyClick(board(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(draft() == record::emptyGoBoard(9));
    }

    void stonesHandicapAndKomi()
    {
        open();
        choose("draftBoardKind", 19);
        choose("draftHandicap", 4);
        QVERIFY(text().contains(QStringLiteral("HA[4]")) && text().contains(QStringLiteral("PL[W]"))
            && text().contains(QStringLiteral("KM[0.5]")));
        choose("draftHandicap", 0);
        QVERIFY2(text().contains(QStringLiteral("KM[7.5]")), qPrintable(text()));
        choose("draftHandicap", 4);
        find<QDoubleSpinBox>("draftKomi")->setValue(-5.5);
        choose("draftRules", QStringLiteral("Japanese"));
        QVERIFY(text().contains(QStringLiteral("KM[-5.5]")) && text().contains(QStringLiteral("RU[Japanese]")));
        press("brush-white");
        click({0, 0});
        QVERIFY(text().contains(QStringLiteral("AW[aa]")));
        choose("draftHandicap", 2); // stones set by the user stay
        QVERIFY(text().contains(QStringLiteral("AW[aa]")) && text().contains(QStringLiteral("HA[2]")));
    }

    void otherBoardHasTheSameRules()
    {
        open();
        choose("draftBoardKind", 13);
        choose("draftRules", QStringLiteral("Japanese"));
        find<QDoubleSpinBox>("draftKomi")->setValue(5.5);
        press("brush-black");
        click({3, 3});
        const QString before = text();
        choose("draftBoardKind", 13); // the same one again
        QCOMPARE(text(), before);
        choose("draftBoardKind", 9);
        QVERIFY2(text().contains(QStringLiteral("RU[Japanese]")) && text().contains(QStringLiteral("KM[5.5]")), qPrintable(text()));
        choose("draftHandicap", 2);
        press("draftClear"); // an even game again
        QVERIFY2(text().contains(QStringLiteral("KM[6.5]")) && !text().contains(QStringLiteral("PL[W]")), qPrintable(text()));
    }

    void komiIsTyped()
    {
        open();
        choose("draftBoardKind", 9);
        auto* komi = find<QDoubleSpinBox>("draftKomi");
        komi->selectAll();
        QTest::keyClicks(komi, QStringLiteral("6.25"));
        QTest::keyClick(komi, Qt::Key_Return);
        QCOMPARE(komi->value(), 6.25);
        QVERIFY2(text().contains(QStringLiteral("KM[6.25]")), qPrintable(text()));
    }

    void handicapNeedsStones()
    {
        open();
        choose("draftBoardKind", 5);
        choose("draftHandicap", 9); // the board has no points for them
        QCOMPARE(find<QComboBox>("draftHandicap")->currentData().toInt(), 0);
        QVERIFY2(!text().contains(QStringLiteral("HA[")), qPrintable(text()));
        choose("draftBoardKind", 19);
        choose("draftHandicap", 2);
        QCOMPARE(find<QComboBox>("draftHandicap")->currentData().toInt(), 2);
        const auto stones = std::get<record::GoDraft>(m_editor->draft()).stones;
        for (int point = 0; point < 19 * 19; ++point)
            if (stones[static_cast<std::size_t>(point)] == go::Color::Black)
                click({point % 19, point / 19}, Qt::RightButton);
        QCOMPARE(find<QComboBox>("draftHandicap")->currentData().toInt(), 0);
        QVERIFY2(!text().contains(QStringLiteral("HA[")), qPrintable(text()));
    }

    void komiStandsForPrisoners()
    {
        for (const auto& [rules, komi] : {std::pair("Japanese", "KM[5.5]"), std::pair("Chinese", "KM[6.5]")}) {
            const QString game = QStringLiteral("(;GM[1]SZ[9]KM[6.5]RU[%1];B[ba];W[aa];B[ab])").arg(QLatin1String(rules));
            QVERIFY(m_window->document().openText(readGameText(game)));
            open();
            QVERIFY2(text().contains(QLatin1String(komi)), qPrintable(text()));
            const auto* prisoners = find<QLabel>("draftPrisoners"); // displayed if they are part of the position
            QCOMPARE(prisoners->isVisible(), QLatin1String(komi) != QLatin1String("KM[6.5]"));
            QVERIFY(!prisoners->isVisible() || prisoners->text().contains(QStringLiteral("6.5")));
            m_editor->close();
            QTRY_VERIFY(!m_window->findChild<PositionEditor*>());
        }
    }

    void positionBecomesAGame()
    {
        open();
        write(QStringLiteral("4k3/8/8/8/8/8/8/4K2R w K - 3 40"));
        press("draftUse");
        QTRY_VERIFY(!m_window->findChild<PositionEditor*>());
        QCOMPARE(QString::fromStdString(session().chessPosition()->fen()), QStringLiteral("4k3/8/8/8/8/8/8/4K2R w K - 3 40"));
        QVERIFY(session().standing() == Standing::Free);
        QVERIFY(session().play(*session().position().parseMove("O-O")));
        open();
        choose("draftBoardKind", 9);
        press("brush-black");
        click({4, 4});
        press("draftUse");
        QVERIFY(session().goPosition()->colorAt(4, 4) == go::Color::Black);
    }

    void playFromAGamesPositionKeepsItsMoves()
    {
        for (const char* move : {"e4", "e5", "Nf3"})
            QVERIFY(session().play(*session().position().parseMove(move)));
        session().step(-1);
        open();
        press("draftPlay");
        QCOMPARE(session().gameMoves().size(), std::size_t{3}); // nothing has started yet
        auto* play = m_window->findChild<QPushButton*>(QStringLiteral("startGame"));
        QVERIFY(play->isVisible());
        QTest::mouseClick(play, Qt::LeftButton);
        QCOMPARE(session().gameMoves().size(), std::size_t{2});
        QVERIFY(m_window->document().plan().opponent);
        QVERIFY(m_window->playPage()->opponent().userSide() == game::Side::First); // the side to move
    }

    void playFromAPositionThatWasSetUp()
    {
        open();
        write(QStringLiteral("(;GM[1]SZ[13]KM[0.5]RU[Japanese]AB[dd][jj]AW[jd]PL[W])"));
        press("draftPlay");
        QVERIFY(m_window->playPage()->goBoard()->isVisible()); // the position in which it will start
        QCOMPARE(m_window->playPage()->goBoard()->picture().size, 13);
        auto* cancel = m_window->findChild<QPushButton*>(QStringLiteral("cancelNewGame"));
        QTest::mouseClick(cancel, Qt::LeftButton);
        QVERIFY(session().chessPosition()); // cancelled
        open();
        write(QStringLiteral("(;GM[1]SZ[13]KM[0.5]RU[Japanese]AB[dd][jj]AW[jd]PL[W])"));
        press("draftPlay");
        QTest::mouseClick(m_window->findChild<QPushButton*>(QStringLiteral("startGame")), Qt::LeftButton);
        QVERIFY(session().goPosition());
        QCOMPARE(session().goPosition()->size(), 13);
        QCOMPARE(session().record().setup.komi, std::optional(0.5));
        QVERIFY(m_window->playPage()->opponent().userSide() == game::Side::Second);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier); // the next new game is an ordinary one
        QVERIFY(!m_window->findChild<QLabel*>(QStringLiteral("newGameWords"))->isVisible());
    }

    /// Settings of "Play from here" have no effect on later games: neither in the panel for new games nor in a teaching game.
    void newGamesAreAsTheyWereChosenBefore()
    {
        const auto offer = [this] {
            open();
            write(QStringLiteral("(;GM[1]SZ[13]KM[0.5]RU[Japanese]AB[dd][jj]AW[jd]PL[W])"));
            press("draftPlay");
        };
        QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
        auto* panel = m_window->findChild<NewGamePanel*>();
        panel->setKind(NewGame::Kind::Chess960); // chosen, but never played
        offer();
        QVERIFY(panel->choice().begun && panel->choice().kind == NewGame::Kind::Go);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
        QVERIFY(!panel->choice().begun && panel->choice().kind == NewGame::Kind::Chess960);
        offer();
        m_window->playPage()->startTeachingGame("chess", ownRank("chess"));
        QVERIFY(session().chessPosition() && *session().chessPosition() == chess::Position());
    }

private:
    void open()
    {
        m_window->activateWindow(); // like window managers when a window in front of it is closed
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
        m_editor = m_window->findChild<PositionEditor*>();
        QVERIFY(m_editor);
        QVERIFY(QTest::qWaitForWindowExposed(m_editor));
    }

    template <class Widget>
    Widget* find(const char* name)
    {
        auto* found = m_editor->findChild<Widget*>(QLatin1String(name));
        if (!found)
            qFatal("no %s", name);
        return found;
    }

    void press(const char* button)
    {
        auto* found = m_editor->findChild<QAbstractButton*>(QLatin1String(button));
        QVERIFY2(found && found->isVisible() && found->isEnabled(), button);
        QTest::mouseClick(found, Qt::LeftButton);
    }

    void click(QPoint cell, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseClick(board(), button, {}, board()->cellCentre(cell).toPoint());
    }

    /// Selects like a user who chooses from the list.
    void choose(const char* box, const QVariant& data)
    {
        auto* list = find<QComboBox>(box);
        QVERIFY(list->isVisible() && list->findData(data) >= 0);
        list->setCurrentIndex(list->findData(data));
        Q_EMIT list->activated(list->currentIndex());
    }

    void write(const QString& text) { find<QPlainTextEdit>("draftText")->setPlainText(text); }

    /// In a row or a column, over all cells between.
    void drag(QPoint from, QPoint to)
    {
        const auto at = [this](QPoint cell) { return board()->cellCentre(cell).toPoint(); };
        const QPoint step(qBound(-1, to.x() - from.x(), 1), qBound(-1, to.y() - from.y(), 1));
        QTest::mousePress(board(), Qt::LeftButton, {}, at(from));
        for (QPoint cell = from; cell != to; cell += step)
            QTest::mouseMove(board(), at(cell + step));
        QTest::mouseRelease(board(), Qt::LeftButton, {}, at(to));
    }

    QString text() { return find<QPlainTextEdit>("draftText")->toPlainText(); }
    QString problem() { return find<QLabel>("draftProblem")->text(); }

    BoardWidget* board()
    {
        auto* chess = find<ChessBoardWidget>("draftChessBoard");
        return chess->isVisible() ? static_cast<BoardWidget*>(chess) : find<GoBoardWidget>("draftGoBoard");
    }

    PositionEditor* m_editor = nullptr;
};

EVENMATCH_TEST_WITH_WIDGETS(TestPositionEditor)

} // namespace tst_position_editor

#include "tst_position_editor.moc"
