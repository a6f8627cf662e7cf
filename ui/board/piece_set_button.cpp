#include "ui/board/piece_set_button.h"

#include "ui/base/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace evenmatch::ui {

namespace {

constexpr int kSquare = 31;
constexpr int kRim = 4; ///< between the squares and the frame that shows the choice
constexpr int kSpace = 4; ///< between squares and name
constexpr chess::Piece kShown[] = {chess::makePiece(game::Side::First, chess::PieceKind::Knight),
    chess::makePiece(game::Side::Second, chess::PieceKind::Queen), chess::makePiece(game::Side::First, chess::PieceKind::King)};

} // namespace

PieceSetButton::PieceSetButton(const PieceSet& set, QWidget* parent) : QAbstractButton(parent), m_id(set.id), m_pieces(set.id)
{
    setObjectName(QStringLiteral("pieces-%1").arg(set.id));
    setText(set.name);
    setAccessibleName(tr("Chess pieces: %1").arg(set.name));
    setCheckable(true);
    setAutoExclusive(true);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize PieceSetButton::sizeHint() const
{
    return {static_cast<int>(std::size(kShown)) * kSquare + 2 * kRim, kSquare + 2 * kRim + kSpace + fontMetrics().height()};
}

void PieceSetButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF squares(kRim, kRim, width() - 2 * kRim, kSquare);
    QPainterPath frame;
    frame.addRoundedRect(squares, 4, 4);
    painter.save();
    painter.setClipPath(frame);
    const ChessColours colours = chessSquares();
    for (std::size_t i = 0; i < std::size(kShown); ++i) {
        const QRectF square(kRim + static_cast<double>(i) * kSquare, kRim, kSquare, kSquare);
        painter.fillRect(square, i % 2 == 0 ? colours.dark : colours.light);
        painter.drawPixmap(square.topLeft(), m_pieces.piece(kShown[i], kSquare, devicePixelRatioF()));
    }
    painter.restore();
    if (isChecked() || hasFocus() || underMouse()) {
        painter.setPen(QPen(isChecked() ? theme.accent : theme.line, hasFocus() ? 3 : 2));
        painter.drawRoundedRect(squares.adjusted(-2, -2, 2, 2), 6, 6);
    }
    QFont font = this->font();
    font.setBold(isChecked());
    painter.setFont(font);
    painter.setPen(isChecked() ? theme.text : theme.quiet);
    painter.drawText(QRectF(0, squares.bottom() + kSpace, width(), height() - squares.bottom() - kSpace), Qt::AlignCenter, text());
}

} // namespace evenmatch::ui
