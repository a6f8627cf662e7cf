// A button for a set of chess pieces: some of them on the board's squares, and the set's name.
#pragma once

#include "ui/board/board_look.h"
#include "ui/board/chess_pieces.h"

#include <QAbstractButton>

namespace evenmatch::ui {

/// One of several exclusive buttons.
class PieceSetButton final : public QAbstractButton {
    Q_OBJECT
public:
    explicit PieceSetButton(const PieceSet& set, QWidget* parent = nullptr);
    const QString& setId() const { return m_id; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_id;
    PieceSprites m_pieces;
};

} // namespace evenmatch::ui
