#include "ui/game/player_row.h"

#include "core/game/chess/position.h"
#include "core/record/board/replay.h"
#include "ui/base/theme.h"
#include "ui/board/chess_pieces.h"
#include "ui/board/go_paint.h"
#include "ui/game/session_text.h"
#include "ui/text/rank_words.h"
#include "ui/text/sentences.h"
#include "ui/text/stone_glyph.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace evenmatch::ui {

namespace {

/// The pieces that the side has lost since the start. Promoted pieces replace pawns.
std::vector<int> missingPieces(const chess::Position& start, const chess::Position& position, game::Side side)
{
    std::vector<int> missing;
    int promoted = 0;
    for (const auto kind :
        {chess::PieceKind::Queen, chess::PieceKind::Rook, chess::PieceKind::Bishop, chess::PieceKind::Knight, chess::PieceKind::Pawn}) {
        const auto count = [&](const chess::Position& at) { return std::popcount(at.board().pieces(side, kind)); };
        const int gone = count(start) - count(position);
        const int lost = kind == chess::PieceKind::Pawn ? gone - promoted : gone;
        promoted += std::max(0, -gone);
        missing.insert(missing.end(), static_cast<std::size_t>(std::max(0, lost)), static_cast<int>(chess::makePiece(side, kind)));
    }
    return missing;
}

/// In pawns, by the usual values.
int material(const chess::Position& position, game::Side side)
{
    static constexpr std::pair<chess::PieceKind, int> kWorth[] = {{chess::PieceKind::Pawn, 1}, {chess::PieceKind::Knight, 3},
        {chess::PieceKind::Bishop, 3}, {chess::PieceKind::Rook, 5}, {chess::PieceKind::Queen, 9}};
    int sum = 0;
    for (const auto& [kind, worth] : kWorth)
        sum += worth * std::popcount(position.board().pieces(side, kind));
    return sum;
}

} // namespace

PlayerRow::PlayerRow(const GameSession& session, game::Side side, QWidget* parent) : QWidget(parent), m_session(session), m_side(side)
{
    connect(&session, &GameSession::changed, this, &PlayerRow::refresh);
    refresh();
}

void PlayerRow::refresh()
{
    const auto info = record::gameInfo(m_session.record()).players[static_cast<std::size_t>(m_side)];
    const QString written = info.name.empty() ? sideName(m_session, m_side) : QString::fromStdString(info.name);
    m_name = m_givenName.isEmpty() ? written : m_givenName;
    m_detail = m_givenRank.isEmpty() ? rankWords(info.rank) : m_givenRank;
    m_rank = m_detail;
    m_figure.clear();
    m_taken.clear();
    m_ahead = 0;
    if (const auto* board = m_session.goPosition()) {
        const int captures = board->captures(m_side);
        const QString text = captures == 1 ? tr("1 capture") : tr("%1 captures").arg(captures);
        const QString dot = m_rank.isEmpty() ? QString() : QStringLiteral(" · ");
        m_detail = m_rank + dot + text;
        m_figure = dot + QStringLiteral("%1 %2").arg(stoneGlyph(m_side == game::Side::Second)).arg(captures);
    } else if (const auto* position = m_session.chessPosition()) {
        const game::AnyPosition start = record::startPosition(m_session.record()).value();
        m_taken = missingPieces(*start.as<chess::Position>(), *position, game::opponent(m_side));
        m_ahead = material(*position, m_side) - material(*position, game::opponent(m_side));
    }
    m_toMove = m_session.phase() == Phase::Playing && m_session.toMove() == m_side;
    refreshSpoken();
    setToolTip(m_detail.isEmpty() ? m_name : m_name + QLatin1Char('\n') + m_detail);
    update();
}

void PlayerRow::refreshSpoken()
{
    QStringList spoken{sideName(m_session, m_side), m_name, m_detail};
    if (m_ahead > 0)
        spoken << tr("%n pawns ahead", nullptr, m_ahead);
    if (m_toMove)
        spoken << tr("to move");
    spoken << m_clock;
    spoken.removeDuplicates();
    setAccessibleName(joinList(spoken));
    setAccessibleDescription(m_name); // otherwise the tooltip would be used
}

/// A stone in the text is drawn in the text's colour.
void PlayerRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

void PlayerRow::setPlayer(const QString& name, const QString& rank)
{
    if (name == m_givenName && rank == m_givenRank)
        return;
    m_givenName = name;
    m_givenRank = rank;
    refresh();
}

void PlayerRow::setClock(const QString& text, bool low)
{
    if (text == m_clock && low == m_low)
        return;
    m_clock = text;
    m_low = low;
    refreshSpoken();
    update();
}

void PlayerRow::drawSign(QPainter& painter, const QRectF& place)
{
    if (m_session.goPosition()) {
        m_stones.prepare(place.width() * 0.82, devicePixelRatioF());
        const QPixmap& stone = m_stones.stone(go::colorOf(m_side), 2);
        const QPointF corner = place.center() - QPointF(stone.width(), stone.height()) / devicePixelRatioF() / 2;
        painter.drawPixmap(corner, m_stones.shadow());
        painter.drawPixmap(corner, stone);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(currentTheme().chessDark);
    painter.drawRoundedRect(place, 8, 8);
    painter.drawPixmap(place.topLeft(), m_king.piece(chess::makePiece(m_side, chess::PieceKind::King), place.width(), devicePixelRatioF()));
}

/// In little room, the pieces stand closer together; the number is never cut.
void PlayerRow::drawTaken(QPainter& painter, const QRectF& place)
{
    const double size = 18;
    const double gap = 8;
    const QString ahead = m_ahead > 0 ? QStringLiteral("+%1").arg(m_ahead) : QString();
    painter.setFont(typeFont(TypeSize::Text));
    std::vector<double> steps(m_taken.size());
    for (std::size_t i = 1; i < m_taken.size(); ++i)
        steps[i] = m_taken[i] == m_taken[i - 1] ? size * 0.5 : size * 0.8;
    const double all = std::accumulate(steps.begin(), steps.end(), 0.0);
    const double number = ahead.isEmpty() ? 0 : gap + painter.fontMetrics().horizontalAdvance(ahead);
    const double closer = std::clamp((place.width() - size - 4 - number) / std::max(all, 1.0), 0.0, 1.0);
    double x = place.left() + 2;
    const double end = x + size + closer * all;
    painter.setPen(Qt::NoPen);
    painter.setBrush(currentTheme().chessDark); // both colours of pieces are visible on it in both themes
    painter.drawRoundedRect(QRectF(place.left(), place.center().y() - 10, end - place.left() + 2, 21), 5, 5);
    for (std::size_t i = 0; i < m_taken.size(); ++i) {
        x += closer * steps[i];
        painter.drawPixmap(
            QPointF(x, place.center().y() - size / 2), m_small.piece(static_cast<chess::Piece>(m_taken[i]), size, devicePixelRatioF()));
    }
    painter.setPen(currentTheme().quiet);
    painter.drawText(QRectF(end + gap, place.top(), place.right() - end, place.height()), Qt::AlignVCenter | Qt::AlignLeft, ahead);
}

/// In little room, the captures are a number, which is never cut.
QString PlayerRow::detailIn(int room, const QFontMetrics& metrics) const
{
    if (m_figure.isEmpty() || metrics.horizontalAdvance(m_detail) <= room)
        return metrics.elidedText(m_detail, Qt::ElideRight, room);
    return metrics.elidedText(m_rank, Qt::ElideRight, room - metrics.horizontalAdvance(m_figure)) + m_figure;
}

void PlayerRow::paintEvent(QPaintEvent*)
{
    const Theme& theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const double side = 40;
    drawSign(painter, QRectF(0, (height() - side) / 2.0, side, side));

    int right = width();
    if (m_toMove || !m_clock.isEmpty()) {
        painter.setFont(m_clock.isEmpty() ? typeFont(TypeSize::Text) : typeFont(TypeSize::Heading, true));
        const QString text = m_clock.isEmpty() ? tr("to move") : m_clock;
        const QRectF pill(width() - painter.fontMetrics().horizontalAdvance(text) - 20, height() / 2.0 - 14,
            painter.fontMetrics().horizontalAdvance(text) + 20, 28);
        painter.setPen(Qt::NoPen);
        const bool hurry = m_low && !m_clock.isEmpty();
        painter.setBrush(hurry ? (m_toMove ? theme.alarm : theme.alarmSoft) : m_toMove ? theme.accent : theme.accentSoft);
        painter.drawRoundedRect(pill, 14, 14);
        painter.setPen(hurry ? (m_toMove ? theme.alarmSoft : theme.alarm) : m_toMove ? theme.accentText : theme.text);
        painter.drawText(pill, Qt::AlignCenter, text);
        right = static_cast<int>(pill.left()) - 8;
    }
    const int left = static_cast<int>(side) + 14;
    const bool twoLines = !m_detail.isEmpty() || !m_taken.empty();
    painter.setFont(typeFont(TypeSize::Heading, true));
    painter.setPen(theme.text);
    const QRect nameRect(left, twoLines ? 2 : 0, right - left, twoLines ? height() / 2 : height());
    painter.drawText(
        nameRect, Qt::AlignVCenter | Qt::AlignLeft, painter.fontMetrics().elidedText(m_name, Qt::ElideRight, nameRect.width()));
    QRect detail(left, height() / 2, right - left, height() / 2 - 2);
    if (!m_taken.empty() && m_detail.isEmpty()) {
        drawTaken(painter, detail);
        return;
    }
    painter.setFont(typeFont(TypeSize::Text));
    painter.setPen(theme.quiet);
    const int room = m_taken.empty() ? detail.width() : detail.width() * 3 / 5;
    const QString words = detailIn(room, painter.fontMetrics());
    painter.drawText(detail, Qt::AlignVCenter | Qt::AlignLeft, words);
    if (!m_taken.empty())
        drawTaken(painter, detail.adjusted(painter.fontMetrics().horizontalAdvance(words) + 10, 0, 0, 0));
}

} // namespace evenmatch::ui
