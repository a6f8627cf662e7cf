#include "ui/editor/piece_palette.h"

#include "ui/base/theme.h"
#include "ui/board/chess_pieces.h"
#include "ui/board/go_paint.h"

#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>
#include <QPainter>
#include <QToolButton>

namespace evenmatch::ui {

namespace {

constexpr int kSign = 28;
constexpr int kButton = 38;

QPixmap blank(qreal ratio)
{
    QPixmap picture(QSize(kSign, kSign) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    return picture;
}

/// On a background like the board's, so that both colours are visible in both themes.
QIcon pieceSign(chess::Piece piece, PieceSprites& sprites, qreal ratio)
{
    QPixmap picture = blank(ratio);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(currentTheme().chessDark);
    painter.drawRoundedRect(QRectF(0, 0, kSign, kSign), 5, 5);
    painter.drawPixmap(0, 0, sprites.piece(piece, kSign, ratio));
    return picture;
}

/// Several stones lie on the diagonal.
QIcon stoneSign(std::initializer_list<go::Color> colors, qreal ratio)
{
    QPixmap picture = blank(ratio);
    StoneSprites stones;
    stones.prepare(kSign * (colors.size() > 1 ? 0.55 : 0.8), ratio);
    QPainter painter(&picture);
    QPointF centre = QPointF(kSign, kSign) / static_cast<double>(colors.size() + 1);
    const QPointF step = centre;
    for (const go::Color color : colors) {
        const QPixmap& stone = stones.stone(color, 2);
        painter.drawPixmap(centre - QPointF(stone.width(), stone.height()) / ratio / 2, stone);
        centre += step;
    }
    return picture;
}

} // namespace

PiecePalette::PiecePalette(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this)), m_buttons(new QButtonGroup(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(3);
    m_grid->setColumnStretch(7, 1);
    constexpr std::pair<chess::PieceKind, char> kKinds[] = {{chess::PieceKind::King, 'K'}, {chess::PieceKind::Queen, 'Q'},
        {chess::PieceKind::Rook, 'R'}, {chess::PieceKind::Bishop, 'B'}, {chess::PieceKind::Knight, 'N'}, {chess::PieceKind::Pawn, 'P'}};
    for (const game::Side side : {game::Side::First, game::Side::Second}) {
        const int row = static_cast<int>(side);
        int column = 1;
        for (const auto& [kind, letter] : kKinds) {
            const chess::Piece piece = chess::makePiece(side, kind);
            const char written = side == game::Side::First ? letter : static_cast<char>(letter - 'A' + 'a');
            add(piece, QStringLiteral("brush-%1").arg(QLatin1Char(written)), pieceName(piece), row, column++);
        }
    }
    add(go::Color::Black, QStringLiteral("brush-black"), tr("black stone"), 0, 1);
    add(go::Color::White, QStringLiteral("brush-white"), tr("white stone"), 1, 1);
    add(StonesInTurn(), QStringLiteral("brush-turns"), tr("Black and white stones in turn"), 0, 2);
    add(Hand::Moves, QStringLiteral("brush-move"), tr("Move pieces by clicking or dragging them"), 0, 0);
    add(Hand::Clears, QStringLiteral("brush-clear"), tr("Clear squares; the right mouse button always clears"), 1, 0);
    dress();
    setChess(true);
    connect(m_buttons, &QButtonGroup::idClicked, this, &PiecePalette::chosen);
}

void PiecePalette::add(const Brush& brush, const QString& objectName, const QString& name, int row, int column)
{
    auto* button = new QToolButton;
    button->setObjectName(objectName);
    button->setCheckable(true);
    button->setProperty("tab", true);
    button->setFixedSize(kButton, kButton);
    button->setIconSize({kSign, kSign});
    button->setStyleSheet(QStringLiteral("padding: 2px")); // the theme's padding leaves too little room for a picture
    button->setToolTip(name);
    button->setAccessibleName(name);
    m_buttons->addButton(button, static_cast<int>(m_brushes.size()));
    m_brushes.push_back(brush);
    m_grid->addWidget(button, row, column);
}

void PiecePalette::dress()
{
    PieceSprites sprites;
    for (std::size_t i = 0; i < m_brushes.size(); ++i) {
        auto* button = static_cast<QToolButton*>(m_buttons->button(static_cast<int>(i)));
        if (const auto* piece = std::get_if<chess::Piece>(&m_brushes[i]))
            button->setIcon(pieceSign(*piece, sprites, devicePixelRatioF()));
        else if (const auto* color = std::get_if<go::Color>(&m_brushes[i]))
            button->setIcon(stoneSign({*color}, devicePixelRatioF()));
        else if (std::holds_alternative<StonesInTurn>(m_brushes[i]))
            button->setIcon(stoneSign({go::Color::Black, go::Color::White}, devicePixelRatioF()));
        else
            button->setText(std::get<Hand>(m_brushes[i]) == Hand::Moves ? QStringLiteral("✥") : QStringLiteral("✕"));
    }
}

void PiecePalette::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        dress();
}

void PiecePalette::setChess(bool chess)
{
    if (chess == m_chess)
        return;
    m_chess = chess;
    for (std::size_t i = 0; i < m_brushes.size(); ++i) {
        QAbstractButton* button = m_buttons->button(static_cast<int>(i));
        const bool both = std::holds_alternative<Hand>(m_brushes[i]);
        button->setVisible(both || std::holds_alternative<chess::Piece>(m_brushes[i]) == chess);
        const bool first = chess ? m_brushes[i] == Brush(Hand::Moves) : m_brushes[i] == Brush(go::Color::Black);
        button->setChecked(first);
    }
}

Brush PiecePalette::brush() const { return m_brushes[static_cast<std::size_t>(m_buttons->checkedId())]; }

} // namespace evenmatch::ui
