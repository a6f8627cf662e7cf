#include "ui/board/chess_board_widget.h"

#include "core/game/chess/position.h"
#include "ui/base/preferences.h"
#include "ui/text/sentences.h"

#include <QApplication>
#include <QMouseEvent>
#include <QVariantAnimation>

#include <algorithm>
#include <utility>

namespace evenmatch::ui {

using chess::Square;
using game::Move;

namespace {

constexpr int kSlideMilliseconds = 140;

} // namespace

ChessPicture pictureOf(const chess::Position& position, game::Move last, bool playable)
{
    ChessPicture picture;
    for (chess::Square square = 0; square < 64; ++square)
        picture.pieces[static_cast<std::size_t>(square)] = position.pieceAt(square);
    picture.toMove = position.sideToMove();
    picture.last = last;
    if (position.inCheck())
        picture.check = position.kingSquare(position.sideToMove());
    if (playable) {
        game::MoveList legal;
        position.legalMoves(legal);
        picture.legal.assign(legal.begin(), legal.end());
    }
    return picture;
}

ChessBoardWidget::ChessBoardWidget(QWidget* parent) : BoardWidget(parent), m_slide(new QVariantAnimation(this))
{
    m_slide->setStartValue(0.0);
    m_slide->setEndValue(1.0);
    m_slide->setDuration(kSlideMilliseconds);
    m_slide->setEasingCurve(QEasingCurve::OutCubic);
    connect(m_slide, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(m_slide, &QVariantAnimation::finished, this, qOverload<>(&QWidget::update));
    setAccessibleName(tr("Chess board"));
    setCursorCell(cellOf(chess::squareAt(4, 1)));
}

void ChessBoardWidget::setPicture(ChessPicture picture)
{
    const ChessPicture before = std::exchange(m_picture, std::move(picture));
    slide(before);
    const bool isSame = m_picture.pieces == before.pieces && m_picture.legal == before.legal; // something beside the board changed
    const bool keepsPiece = m_selected != chess::kNoSquare && canMoveFrom(m_selected) // the opponent moved meanwhile
        && before.pieces[static_cast<std::size_t>(m_selected)] == pieceAt(m_selected);
    if (!isSame) {
        m_proposed = game::kNoMove;
        m_promotions.clear();
    }
    if (!isSame && !keepsPiece) {
        m_selected = chess::kNoSquare;
        m_pressed = m_dragging = false;
    }
    update();
    announce();
}

void ChessBoardWidget::slide(const ChessPicture& before)
{
    const Move move = m_picture.last;
    const bool dropped = std::exchange(m_dropped, false);
    if (move == before.last)
        return;
    m_slide->stop();
    if (move == game::kNoMove || dropped || !animates() || !isVisible() || chess::isCastling(move))
        return;
    const auto from = static_cast<std::size_t>(chess::fromOf(move));
    const auto to = static_cast<std::size_t>(chess::toOf(move));
    if (before.pieces[from] != chess::Piece::None && before.pieces[from] == m_picture.pieces[to])
        m_slide->start();
}

Square ChessBoardWidget::slidingTo() const
{
    return m_slide->state() == QAbstractAnimation::Running ? chess::toOf(m_picture.last) : chess::kNoSquare;
}

std::unique_ptr<BoardWidget> ChessBoardWidget::likeness() const
{
    auto other = std::make_unique<ChessBoardWidget>();
    copyLookTo(*other);
    other->m_picture = m_picture;
    other->m_picture.legal.clear();
    return other;
}

QPoint ChessBoardWidget::cellOf(Square square) const { return turned({chess::fileOf(square), 7 - chess::rankOf(square)}); }

Square ChessBoardWidget::squareOf(QPoint cell) const
{
    if (!contains(cell))
        return chess::kNoSquare;
    const QPoint upright = turned(cell);
    return chess::squareAt(upright.x(), 7 - upright.y());
}

bool ChessBoardWidget::canMoveFrom(Square square) const
{
    return square != chess::kNoSquare && !m_picture.legal.empty() && pieceAt(square) != chess::Piece::None
        && chess::sideOf(pieceAt(square)) == m_picture.toMove;
}

/// The square to which a player points for the move. Castling is coded as king takes rook; players point two files to the side (g or c
/// file), unless in Chess960 the king can also simply move there.
Square ChessBoardWidget::shownTarget(Move move) const
{
    if (!chess::isCastling(move))
        return chess::toOf(move);
    const Square king = chess::fromOf(move);
    const Square rook = chess::toOf(move);
    const Square target = chess::squareAt(rook > king ? 6 : 2, chess::rankOf(king));
    const bool taken = std::any_of(m_picture.legal.begin(), m_picture.legal.end(),
        [&](Move other) { return chess::fromOf(other) == king && chess::toOf(other) == target && !chess::isCastling(other); });
    return taken || target == king ? rook : target;
}

std::vector<Move> ChessBoardWidget::movesTo(Square from, Square to) const
{
    std::vector<Move> moves;
    for (const Move move : m_picture.legal)
        if (chess::fromOf(move) == from && (shownTarget(move) == to || chess::toOf(move) == to))
            moves.push_back(move);
    return moves;
}

void ChessBoardWidget::select(Square square)
{
    m_selected = square;
    update();
}

void ChessBoardWidget::tryMove(Square to)
{
    const Square from = m_selected;
    select(chess::kNoSquare);
    std::vector<Move> moves = movesTo(from, to);
    if (moves.empty())
        Q_EMIT moveRefused(from, to);
    else if (!chess::isPromotion(moves.front()))
        Q_EMIT moveChosen(moves.front());
    else if (promotesToQueen() && !(QGuiApplication::keyboardModifiers() & (Qt::AltModifier | Qt::ControlModifier)))
        Q_EMIT moveChosen(*std::ranges::find(moves, chess::PieceKind::Queen, &chess::promotionOf));
    else
        openPromotion(std::move(moves));
}

void ChessBoardWidget::openPromotion(std::vector<Move> moves)
{
    const auto order = [](Move move) { // queen, knight, rook, bishop: by frequency
        switch (chess::promotionOf(move)) {
        case chess::PieceKind::Queen: return 0;
        case chess::PieceKind::Knight: return 1;
        case chess::PieceKind::Rook: return 2;
        default: return 3;
        }
    };
    std::sort(moves.begin(), moves.end(), [&](Move a, Move b) { return order(a) < order(b); });
    m_promotions = std::move(moves);
    setCursorCell(cellOf(chess::toOf(m_promotions.front())));
    setKeyboardUsed(true); // the first Enter takes the marked piece, also after the mouse
    announce();
}

Move ChessBoardWidget::promotionAt(QPoint cell) const
{
    if (m_promotions.empty())
        return game::kNoMove;
    const QPoint first = cellOf(chess::toOf(m_promotions.front()));
    const int step = first.y() == 0 ? 1 : -1;
    const int index = (cell.y() - first.y()) * step;
    if (cell.x() != first.x() || index < 0 || index >= static_cast<int>(m_promotions.size()))
        return game::kNoMove;
    return m_promotions[static_cast<std::size_t>(index)];
}

void ChessBoardWidget::activate(QPoint cell)
{
    if (choosingPromotion()) {
        const Move move = promotionAt(cell);
        m_promotions.clear();
        if (move != game::kNoMove)
            Q_EMIT moveChosen(move);
        return;
    }
    const Square square = squareOf(cell);
    if (m_proposed != game::kNoMove && square == shownTarget(m_proposed))
        Q_EMIT moveChosen(m_proposed);
    else if (m_selected == chess::kNoSquare)
        select(canMoveFrom(square) ? square : chess::kNoSquare);
    else if (square == m_selected)
        select(chess::kNoSquare);
    else if (canMoveFrom(square) && movesTo(m_selected, square).empty())
        select(square);
    else
        tryMove(square);
}

bool ChessBoardWidget::cancel()
{
    const bool had = choosingPromotion() || m_selected != chess::kNoSquare;
    m_promotions.clear();
    m_pressed = m_dragging = false;
    select(chess::kNoSquare);
    return had;
}

void ChessBoardWidget::hover(QPoint cell)
{
    if (cell == m_hover)
        return;
    m_hover = cell;
    setCursor(canMoveFrom(squareOf(cell)) || promotionAt(cell) != game::kNoMove ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void ChessBoardWidget::mousePressEvent(QMouseEvent* event)
{
    const Square before = m_selected;
    const Square pressed = squareOf(cellAt(event->position()));
    const bool again = event->button() == Qt::LeftButton && before != chess::kNoSquare && pressed == before;
    if (!again)
        BoardWidget::mousePressEvent(event);
    m_pressed = event->button() == Qt::LeftButton && m_selected != chess::kNoSquare && pressed == m_selected;
    m_putBack = again;
    m_pressedAt = m_dragAt = event->position();
}

void ChessBoardWidget::mouseMoveEvent(QMouseEvent* event)
{
    m_dragAt = event->position();
    if (m_pressed && !m_dragging && (m_dragAt - m_pressedAt).manhattanLength() >= QApplication::startDragDistance())
        m_dragging = true;
    if (m_dragging)
        update();
    BoardWidget::mouseMoveEvent(event);
}

void ChessBoardWidget::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_pressed)
        return;
    const bool dragged = m_dragging;
    m_pressed = m_dragging = false;
    const Square square = squareOf(cellAt(event->position()));
    if (dragged && square != chess::kNoSquare && square != m_selected) {
        setCursorCell(cellOf(square));
        m_dropped = true;
        tryMove(square);
    } else if (!dragged && m_putBack) {
        select(chess::kNoSquare);
    }
    update();
}

QString ChessBoardWidget::textAt(QPoint cell) const
{
    if (const Move move = promotionAt(cell); move != game::kNoMove)
        return tr("promote to %1").arg(pieceName(chess::makePiece(m_picture.toMove, chess::promotionOf(move))));
    const Square square = squareOf(cell);
    if (square == chess::kNoSquare)
        return {};
    QStringList words{
        QStringLiteral("%1%2").arg(QLatin1Char(static_cast<char>('a' + chess::fileOf(square)))).arg(chess::rankOf(square) + 1)};
    words << (pieceAt(square) == chess::Piece::None ? tr("empty") : pieceName(pieceAt(square)));
    if (square == m_selected)
        words << tr("chosen");
    else if (m_selected != chess::kNoSquare && !movesTo(m_selected, square).empty())
        words << tr("can move here");
    if (square == m_picture.check)
        words << tr("in check");
    if (m_picture.last != game::kNoMove && square == shownTarget(m_picture.last))
        words << tr("last move");
    return joinList(words);
}

} // namespace evenmatch::ui
