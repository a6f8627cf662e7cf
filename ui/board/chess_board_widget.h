// The chess board: squares, our own pieces, and moves by click, drag or keyboard.
#pragma once

#include "core/game/chess/types.h"
#include "ui/board/board_widget.h"
#include "ui/board/chess_pieces.h"

#include <array>
#include <optional>
#include <vector>

class QVariantAnimation;

namespace evenmatch::chess {
class Position;
}

namespace evenmatch::ui {

/// The contents of a chess board, and the legal moves.
struct ChessPicture {
    std::array<chess::Piece, 64> pieces = [] {
        std::array<chess::Piece, 64> empty{};
        empty.fill(chess::Piece::None);
        return empty;
    }();
    game::Side toMove = game::Side::First;
    game::Move last = game::kNoMove;
    chess::Square check = chess::kNoSquare; ///< a king in check
    std::vector<game::Move> legal; ///< empty: for display only
};

/// The usual picture of a position; `playable`: its legal moves can be played.
ChessPicture pictureOf(const chess::Position& position, game::Move last, bool playable);

class ChessBoardWidget final : public BoardWidget {
    Q_OBJECT
public:
    explicit ChessBoardWidget(QWidget* parent = nullptr);

    const ChessPicture& picture() const { return m_picture; }
    /// Another position deselects a piece and closes the promotion choice. A dragged piece stays in the hand if it can still move.
    void setPicture(ChessPicture picture);
    std::unique_ptr<BoardWidget> likeness() const override;

    /// The cell on the screen of a square, and back.
    QPoint cellOf(chess::Square square) const;
    chess::Square squareOf(QPoint cell) const;

    bool choosingPromotion() const { return !m_promotions.empty(); }

    /// A legal move that needs confirmation, or kNoMove: a second click or Enter at its end confirms it.
    void setProposed(game::Move move) { m_proposed = move; }

Q_SIGNALS:
    void moveChosen(evenmatch::game::Move move);
    /// A piece was dropped where the rules do not allow it.
    void moveRefused(int from, int to);

protected:
    int cells() const override { return 8; }
    double margin() const override { return coordinatesShown() ? 0.28 : 0.04; }
    void activate(QPoint cell) override;
    QString textAt(QPoint cell) const override;
    void hover(QPoint cell) override;
    bool cancel() override;
    void forgetPictures() override { update(); }

    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    chess::Piece pieceAt(chess::Square square) const { return m_picture.pieces[static_cast<std::size_t>(square)]; }
    bool canMoveFrom(chess::Square square) const;
    std::vector<game::Move> movesTo(chess::Square from, chess::Square to) const;
    chess::Square shownTarget(game::Move move) const;
    void select(chess::Square square);
    void tryMove(chess::Square to);
    void openPromotion(std::vector<game::Move> moves);
    /// The promotion offered on a cell, or kNoMove.
    game::Move promotionAt(QPoint cell) const;
    /// Animates the moved piece to its square.
    void slide(const ChessPicture& before);
    /// The target of the animated piece, or kNoSquare.
    chess::Square slidingTo() const;

    QRectF cellRect(QPoint cell) const;
    void drawSquares(QPainter& painter) const;
    void drawCoordinates(QPainter& painter) const;
    void drawPieces(QPainter& painter);
    void drawTargets(QPainter& painter) const;
    void drawPromotion(QPainter& painter);
    OverlayGround overlayGround() const;

    ChessPicture m_picture;
    chess::Square m_selected = chess::kNoSquare;
    game::Move m_proposed;
    std::vector<game::Move> m_promotions; ///< the open choice, best piece first
    QPoint m_hover{-1, -1};
    PieceSprites m_sprites;
    QVariantAnimation* m_slide;

    QPointF m_pressedAt;
    QPointF m_dragAt;
    bool m_pressed = false; ///< the left button went down on the selected piece
    bool m_dragging = false;
    bool m_dropped = false; ///< the move was dragged, so its piece is already there
    bool m_putBack = false; ///< it was selected before: a release in place deselects it
};

} // namespace evenmatch::ui
