// One player: stone or king, name and rank, captures, and whose turn it is.
#pragma once

#include "ui/board/chess_pieces.h"
#include "ui/board/go_paint.h"
#include "ui/game/game_session.h"

#include <QWidget>

namespace evenmatch::ui {

class PlayerRow final : public QWidget {
    Q_OBJECT
public:
    PlayerRow(const GameSession& session, game::Side side, QWidget* parent = nullptr);

    /// The player's name and rank; by default those in the record.
    void setPlayer(const QString& name, const QString& rank);
    /// The time on the clock; empty: none.
    void setClock(const QString& text, bool low = false);

    QSize sizeHint() const override { return {260, 52}; }
    QSize minimumSizeHint() const override { return {180, 52}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void refreshSpoken();
    void drawSign(QPainter& painter, const QRectF& place);
    QString detailIn(int room, const QFontMetrics& metrics) const;
    void drawTaken(QPainter& painter, const QRectF& place);

    const GameSession& m_session;
    game::Side m_side;
    QString m_givenName;
    QString m_givenRank;
    QString m_clock;
    bool m_low = false; ///< little time is left
    int m_ahead = 0; ///< chess: material advantage in pawns
    QString m_name;
    QString m_detail; ///< rank and, in Go, captures
    QString m_rank; ///< the one
    QString m_figure; ///< Go: the captures in little room
    std::vector<int> m_taken; ///< chess: pieces taken from the other side, as chess::Piece
    bool m_toMove = false;
    StoneSprites m_stones;
    PieceSprites m_king;
    PieceSprites m_small; ///< of the captured pieces
};

} // namespace evenmatch::ui
