#include "tests/run_tests.h"

#include "core/game/any_position.h"
#include "core/game/chess/position.h"
#include "ui/base/preferences.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/review/board_marker.h"

#include <QAccessible>
#include <QMouseEvent>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

namespace tst_boards {

using namespace evenmatch;
using namespace evenmatch::ui;

class TestBoards : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { QSettings().clear(); }

    void goPointsByMouseAndKeyboard()
    {
        GoBoardWidget board;
        board.setPicture(pictureOf(go::Position(9)));
        show(board);
        QSignalSpy chosen(&board, &GoBoardWidget::pointChosen);
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, {2, 6}));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.last(), (QVariantList{2, 6}));
        QTest::mouseClick(&board, Qt::LeftButton, {}, {1, 1}); // the edge of the board
        QCOMPARE(chosen.count(), 1);
        board.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&board, Qt::Key_Right);
        QTest::keyClick(&board, Qt::Key_Up);
        QTest::keyClick(&board, Qt::Key_Space);
        QCOMPARE(chosen.count(), 2);
        QCOMPARE(chosen.last(), (QVariantList{3, 5}));
    }

    /// Points keep their names, and the board shows them from the other side.
    void flippedGoBoardTurnsPoints()
    {
        GoBoardWidget board;
        go::Position position(9);
        position.play(position.moveAt(6, 2)); // G7
        board.setPicture(pictureOf(position));
        show(board);
        board.setCursorCell({6, 2});
        const QString words = board.cursorText();
        QVERIFY2(words.startsWith(QStringLiteral("G7, black stone")), qPrintable(words));
        const QImage before = board.grab().toImage();
        board.setFlipped(true);
        QCOMPARE(board.cursorCell(), QPoint(2, 6));
        QCOMPARE(board.cursorText(), words);
        const QImage after = board.grab().toImage();
        const auto lightness
            = [&](const QImage& image, QPoint cell) { return image.pixelColor(at(board, cell) + QPoint(15, 15)).lightness(); };
        QCOMPARE_LT(lightness(before, {6, 2}), lightness(before, {2, 6}));
        QCOMPARE_GT(lightness(after, {6, 2}), lightness(after, {2, 6}));
        QSignalSpy chosen(&board, &GoBoardWidget::pointChosen);
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, {0, 0}));
        QCOMPARE(chosen.last(), (QVariantList{8, 8}));
        board.setOverlay({.cells = {{.cell = {0, 8}, .heat = 0.5, .color = Qt::red, .label = {}, .words = QStringLiteral("40 %")}},
            .arrows = {},
            .stones = {}});
        board.setCursorCell({8, 0});
        QVERIFY(board.cursorText().endsWith(QStringLiteral("40 %")));
        QCOMPARE(static_cast<GoBoardWidget&>(*board.likeness()).flipped(), true);
    }

    void goSaysWhatStandsThere()
    {
        GoBoardWidget board;
        go::Position position(19);
        position.play(*position.parseMove("Q16"));
        board.setPicture(pictureOf(position));
        board.setCursorCell({15, 3});
        QCOMPARE(board.cursorText(), QStringLiteral("Q16, black stone, last move"));
        board.setCursorCell({8, 18});
        QCOMPARE(board.cursorText(), QStringLiteral("J1, empty")); // no column I
        const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&board);
        QVERIFY(spoken);
        QCOMPARE(spoken->text(QAccessible::Value), QStringLiteral("J1, empty"));
        QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("Go board: J1, empty"));
        board.tell(QStringLiteral("White Q10"));
        QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("Go board: White Q10. J1, empty"));
        QTest::keyClick(&board, Qt::Key_Left);
        QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("Go board: H1, empty")); // it was announced
    }

    void arrowsBelongToTheWindowWithoutCursor()
    {
        GoBoardWidget board;
        show(board);
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, {9, 9}));
        QKeyEvent override(QEvent::ShortcutOverride, Qt::Key_Left, {});
        override.ignore();
        QCoreApplication::sendEvent(&board, &override);
        QVERIFY(!override.isAccepted());
        board.setFocus(Qt::OtherFocusReason);
        QTest::keyClick(&board, Qt::Key_Return); // shows the cursor
        override.ignore();
        QCoreApplication::sendEvent(&board, &override);
        QVERIFY(override.isAccepted());
        QTest::keyClick(&board, Qt::Key_Escape); // hides it
        override.ignore();
        QCoreApplication::sendEvent(&board, &override);
        QVERIFY(!override.isAccepted());
    }

    /// If moves can be made, arrows bring the cursor back after a click; Escape returns the keys to the game.
    void arrowsAreTheCursorsWhereMovesAreMade()
    {
        GoBoardWidget board;
        board.setPicture(pictureOf(go::Position(9)));
        board.setArrowsForCursor(true);
        show(board);
        const auto isTaken = [&board] {
            QKeyEvent override(QEvent::ShortcutOverride, Qt::Key_Left, {});
            override.ignore();
            QCoreApplication::sendEvent(&board, &override);
            return override.isAccepted();
        };
        board.setFocus(Qt::OtherFocusReason);
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, {2, 6}));
        QVERIFY(isTaken());
        QTest::keyClick(&board, Qt::Key_Left);
        QCOMPARE(board.cursorCell(), QPoint(1, 6));
        QTest::keyClick(&board, Qt::Key_Escape);
        QVERIFY(!isTaken());
        QTest::keyClick(&board, Qt::Key_Return);
        QVERIFY(isTaken());
    }

    void chessByClicks()
    {
        ChessBoardWidget board;
        board.setPicture(chessPicture("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
        show(board);
        QSignalSpy chosen(&board, &ChessBoardWidget::moveChosen);
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, "g1"));
        board.setCursorCell(board.cellOf(chess::squareAt(5, 2)));
        QCOMPARE(board.cursorText(), QStringLiteral("f3, empty, can move here"));
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, "f3"));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.last().first().value<game::Move>(), chess::makeMove(chess::squareAt(6, 0), chess::squareAt(5, 2)));
    }

    void chessByDrag()
    {
        ChessBoardWidget board;
        board.setPicture(chessPicture("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
        show(board);
        QSignalSpy chosen(&board, &ChessBoardWidget::moveChosen);
        QTest::mousePress(&board, Qt::LeftButton, {}, at(board, "e2"));
        QTest::mouseMove(&board, at(board, "e3"));
        QTest::mouseMove(&board, at(board, "e4"));
        QTest::mouseRelease(&board, Qt::LeftButton, {}, at(board, "e4"));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.last().first().value<game::Move>(), chess::makeMove(chess::squareAt(4, 1), chess::squareAt(4, 3)));
    }

    void chessDragShowsWhereItMayEnd()
    {
        ChessBoardWidget board;
        board.setPicture(chessPicture("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
        show(board);
        const auto ground = [&](const char* square) { return board.grab().toImage().pixelColor(at(board, square) - QPoint(30, 30)); };
        const QColor e4 = ground("e4");
        const QColor e5 = ground("e5");
        QTest::mousePress(&board, Qt::LeftButton, {}, at(board, "e2"));
        QTest::mouseMove(&board, at(board, "e4"));
        QVERIFY(ground("e4") != e4);
        QTest::mouseMove(&board, at(board, "e5")); // no move of the pawn
        QCOMPARE(ground("e4"), e4);
        QCOMPARE(ground("e5"), e5);
        QTest::mouseRelease(&board, Qt::LeftButton, {}, at(board, "e2"));
        QCOMPARE(ground("e4"), e4);
    }

    /// By the right button, also on a board that the right button marks: the piece goes back and leaves the mouse.
    void chessDragIsCancelled()
    {
        ChessBoardWidget board;
        BoardMarker* marker = new BoardMarker(board);
        board.setPicture(chessPicture("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
        show(board);
        QSignalSpy chosen(&board, &ChessBoardWidget::moveChosen);
        QSignalSpy marked(marker, &BoardMarker::markWanted);
        const QImage before = board.grab().toImage();
        const auto send = [&](QEvent::Type type, Qt::MouseButton button, Qt::MouseButtons buttons, const char* square) {
            const QPointF place = at(board, square);
            QMouseEvent event(type, place, board.mapToGlobal(place), button, buttons, Qt::NoModifier);
            QCoreApplication::sendEvent(&board, &event);
        };
        send(QEvent::MouseButtonPress, Qt::LeftButton, Qt::LeftButton, "e2");
        send(QEvent::MouseMove, Qt::NoButton, Qt::LeftButton, "e4");
        QVERIFY(board.grab().toImage() != before);
        send(QEvent::MouseButtonPress, Qt::RightButton, Qt::LeftButton | Qt::RightButton, "e4");
        send(QEvent::MouseButtonRelease, Qt::RightButton, Qt::LeftButton, "e4");
        send(QEvent::MouseButtonRelease, Qt::LeftButton, Qt::NoButton, "e4");
        send(QEvent::MouseMove, Qt::NoButton, Qt::NoButton, "d5");
        QCOMPARE(board.grab().toImage(), before);
        QCOMPARE(chosen.count(), 0);
        QCOMPARE(marked.count(), 0);
        QTest::mouseClick(&board, Qt::RightButton, {}, at(board, "d5"));
        QCOMPARE(marked.count(), 1);
    }

    void enterMarksOnlyAtACursorThatIsShown()
    {
        GoBoardWidget board;
        BoardMarker* marker = new BoardMarker(board);
        marker->setToolChosen(true);
        show(board);
        board.setFocus();
        QSignalSpy marked(marker, &BoardMarker::markWanted);
        QVERIFY(!board.cursorVisible());
        QTest::keyClick(&board, Qt::Key_Return);
        QCOMPARE(marked.count(), 0);
        QVERIFY(board.cursorVisible());
        QTest::keyClick(&board, Qt::Key_Return);
        QCOMPARE(marked.count(), 1);
    }

    void chessRefusesAndReselects()
    {
        ChessBoardWidget board;
        board.setPicture(chessPicture("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
        show(board);
        QSignalSpy chosen(&board, &ChessBoardWidget::moveChosen);
        QSignalSpy refused(&board, &ChessBoardWidget::moveRefused);
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, "e7")); // not a white piece
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, "e2"));
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, "d2")); // another piece instead
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, "d5"));
        QCOMPARE(refused.count(), 1);
        QCOMPARE(refused.last(), (QVariantList{chess::squareAt(3, 1), chess::squareAt(3, 4)}));
        QCOMPARE(chosen.count(), 0);
    }

    void castlingByKingOrRook()
    {
        for (const char* target : {"g1", "h1"}) {
            ChessBoardWidget board;
            board.setPicture(chessPicture("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
            show(board);
            QSignalSpy chosen(&board, &ChessBoardWidget::moveChosen);
            QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, "e1"));
            QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, target));
            QCOMPARE(chosen.count(), 1);
            QVERIFY(chess::isCastling(chosen.last().first().value<game::Move>()));
        }
    }

    /// Not on the rook's square, which is empty.
    void castlingEndsWhereTheKingIs()
    {
        auto position = chess::Position::fromFen("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        const game::Move castling = *position->parseUci("e1g1");
        position->play(castling);
        ChessBoardWidget board;
        board.setPicture(pictureOf(*position, castling, true));
        board.setCursorCell(board.cellOf(chess::squareAt(6, 0)));
        QCOMPARE(board.cursorText(), QStringLiteral("g1, white king, last move"));
        board.setCursorCell(board.cellOf(chess::squareAt(7, 0)));
        QCOMPARE(board.cursorText(), QStringLiteral("h1, empty"));
    }

    void promotionIsChosenInPlace()
    {
        ChessBoardWidget board;
        board.setPicture(chessPicture("8/P6k/8/8/8/8/8/K7 w - - 0 1"));
        show(board);
        QSignalSpy chosen(&board, &ChessBoardWidget::moveChosen);
        clickFromTo(board, "a7", "a8");
        QVERIFY(board.choosingPromotion());
        QCOMPARE(board.cursorText(), QStringLiteral("promote to white queen"));
        QCOMPARE(chosen.count(), 0);
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, "h4")); // changed their mind
        QVERIFY(!board.choosingPromotion());
        clickFromTo(board, "a7", "a8");
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, "a7")); // the second choice is there
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chess::promotionOf(chosen.last().first().value<game::Move>()), chess::PieceKind::Knight);
        clickFromTo(board, "a7", "a8");
        QTest::keyClick(&board, Qt::Key_Return); // takes the marked square, although the mouse is here
        QCOMPARE(chosen.count(), 2);
        QCOMPARE(chess::promotionOf(chosen.last().first().value<game::Move>()), chess::PieceKind::Queen);
    }

    /// The page shows it again when a comment or a network arrives, for example.
    void choiceStaysInTheSamePosition()
    {
        ChessBoardWidget board;
        const ChessPicture picture = chessPicture("8/P6k/8/8/8/8/8/K7 w - - 0 1");
        board.setPicture(picture);
        show(board);
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, "a7"));
        board.setPicture(picture);
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, "a8"));
        QVERIFY(board.choosingPromotion());
        board.setPicture(picture);
        QVERIFY(board.choosingPromotion());
        board.setPicture(chessPicture("8/P7/7k/8/8/8/8/K7 w - - 0 1"));
        QVERIFY(!board.choosingPromotion());
    }

    /// Who has little time takes a piece before the opponent moves.
    void choiceStaysWhenTheOpponentMoves()
    {
        ChessBoardWidget board;
        board.setPicture(chessPicture("4k3/3q4/8/8/8/8/4P3/3RK3 w - - 0 1"));
        show(board);
        QSignalSpy chosen(&board, &ChessBoardWidget::moveChosen);
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, "e2"));
        board.setPicture(chessPicture("4k3/8/8/3q4/8/8/4P3/3RK3 w - - 0 1"));
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, "e4"));
        QCOMPARE(chosen.count(), 1);
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, "d1"));
        board.setPicture(chessPicture("4k3/8/8/8/8/8/4P3/3qK3 w - - 0 1")); // the rook is taken
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, "d3"));
        QCOMPARE(chosen.count(), 1);
    }

    void promotionIsAQueenWithoutAsking()
    {
        setPromotesToQueen(true);
        ChessBoardWidget board;
        board.setPicture(chessPicture("8/P6k/8/8/8/8/8/K7 w - - 0 1"));
        show(board);
        QSignalSpy chosen(&board, &ChessBoardWidget::moveChosen);
        clickFromTo(board, "a7", "a8");
        QVERIFY(!board.choosingPromotion());
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chess::promotionOf(chosen.last().first().value<game::Move>()), chess::PieceKind::Queen);
        for (const Qt::KeyboardModifier held : {Qt::AltModifier, Qt::ControlModifier}) {
            clickFromTo(board, "a7", "a8", held);
            QVERIFY(board.choosingPromotion());
            QTest::keyClick(&board, Qt::Key_Escape);
        }
        board.setFocus(Qt::TabFocusReason);
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, "a7"));
        QTest::keyClick(&board, Qt::Key_Up); // shows the cursor at a8
        QTest::keyClick(&board, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(board.choosingPromotion());
        QCOMPARE(chosen.count(), 1);
    }

    void flippedBoardTurnsSquares()
    {
        ChessBoardWidget board;
        const QPoint a1 = board.cellOf(0);
        QCOMPARE(a1, QPoint(0, 7));
        board.setFlipped(true);
        QCOMPARE(board.cellOf(0), QPoint(7, 0));
        QCOMPARE(board.squareOf({7, 0}), 0);
    }

    /// At any size, also if edges are in the middle of a pixel.
    void squaresLeaveNoGap()
    {
        ChessBoardWidget board;
        board.setCoordinatesShown(false);
        for (int size = 240; size < 760; ++size) {
            board.resize(size, size);
            QImage image(board.size(), QImage::Format_RGB32);
            image.fill(Qt::magenta);
            board.render(&image, {}, {}, QWidget::DrawChildren);
            const int middle = size / 2 + size / 16; // a row inside a rank, a column inside a file
            for (int at = size / 4; at < size * 3 / 4; ++at)
                QVERIFY2(image.pixelColor(at, middle) != QColor(Qt::magenta) && image.pixelColor(middle, at) != QColor(Qt::magenta),
                    qPrintable(QString::number(size)));
        }
    }

    void overlayIsSeenAndSaid()
    {
        GoBoardWidget board;
        board.setPicture(pictureOf(go::Position(9)));
        show(board);
        const QImage before = board.grab().toImage();
        board.setOverlay(
            {.cells = {{.cell = {2, 6}, .heat = 0.9, .color = Qt::blue, .label = QStringLiteral("34"), .words = QStringLiteral("34 %")}},
                .arrows = {},
                .stones = {{.cell = {4, 4}, .side = game::Side::First, .label = QStringLiteral("1")}}});
        const QImage after = board.grab().toImage();
        const auto pixel = [&](const QImage& image, QPoint cell) { return image.pixelColor(at(board, cell) + QPoint(0, 12)); };
        QVERIFY(pixel(after, {2, 6}).blue() > pixel(before, {2, 6}).blue() + 60);
        QVERIFY(pixel(after, {4, 4}).lightness() < 80); // a black stone
        QCOMPARE(pixel(after, {6, 2}), pixel(before, {6, 2}));
        board.setCursorCell({2, 6});
        QCOMPARE(board.cursorText(), QStringLiteral("C3, empty, 34 %"));
        board.setOverlay({});
        QCOMPARE(board.cursorText(), QStringLiteral("C3, empty"));
    }

    void overlayTurnsWithTheBoard()
    {
        ChessBoardWidget board;
        const game::AnyPosition position(*chess::Position::fromFen("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
        const auto castling = placeOf(position, *position.parseMove("O-O"));
        QVERIFY(castling);
        QCOMPARE(castling->from, QPoint(4, 7));
        QCOMPARE(castling->to, QPoint(6, 7));
        board.setOverlay({.cells = {},
            .arrows = {{.from = *castling->from,
                .to = castling->to,
                .color = Qt::red,
                .strength = 1,
                .label = {},
                .words = QStringLiteral("40 %")}},
            .stones = {}});
        board.setFlipped(true);
        board.setCursorCell(board.cellOf(chess::squareAt(6, 0)));
        QVERIFY(board.cursorText().endsWith(QStringLiteral("40 %")));
    }

private:
    static ChessPicture chessPicture(const char* fen)
    {
        const auto position = chess::Position::fromFen(fen);
        ChessPicture picture;
        for (chess::Square square = 0; square < 64; ++square)
            picture.pieces[static_cast<std::size_t>(square)] = position->pieceAt(square);
        picture.toMove = position->sideToMove();
        game::MoveList legal;
        position->legalMoves(legal);
        picture.legal.assign(legal.begin(), legal.end());
        return picture;
    }

    static QPoint at(const BoardWidget& board, QPoint cell) { return board.cellCentre(cell).toPoint(); }

    static QPoint at(const ChessBoardWidget& board, const char* square)
    {
        return at(board, board.cellOf(chess::squareAt(square[0] - 'a', square[1] - '1')));
    }

    /// `held`: by the second click.
    static void clickFromTo(ChessBoardWidget& board, const char* from, const char* to, Qt::KeyboardModifiers held = {})
    {
        QTest::mouseClick(&board, Qt::LeftButton, {}, at(board, from));
        QTest::mouseClick(&board, Qt::LeftButton, held, at(board, to));
    }

    static void show(BoardWidget& board)
    {
        board.resize(600, 600);
        board.show();
        QVERIFY(QTest::qWaitForWindowExposed(&board));
    }
};

EVENMATCH_TEST_WITH_WIDGETS(TestBoards)

} // namespace tst_boards

#include "tst_boards.moc"
