#include "ui/report/line_animation.h"

#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "core/record/board/replay.h"
#include "ui/base/theme.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/game/game_session.h"

#include <QPainter>

#include <array>

namespace evenmatch::ui {

namespace {

constexpr int kCaption = 30; ///< pixels below the board

/// With the game's move number: "12. Nf3", "12… Nc6", "57. Q16".
QString stepWords(const LineEntry& entry, bool isChess)
{
    if (entry.number == 0)
        return {};
    const int number = isChess ? (entry.number + 1) / 2 : entry.number;
    return QStringLiteral("%1%2 %3").arg(number).arg(
        isChess && entry.side == game::Side::Second ? QStringLiteral("…") : QStringLiteral("."), entry.text);
}

} // namespace

LineAnimation::LineAnimation(const GameSession& session, const BoardWidget& board, const QString& title, QObject* parent)
    : QObject(parent), m_record(session.record()), m_board(board.likeness()), m_title(title)
{
    m_board->resize(kSide, kSide);
    m_board->setOverlay({});
    for (const LineEntry& entry : session.line())
        m_steps.push_back({entry.node, stepWords(entry, game::isChess(m_record.setup.game))});
    connect(&m_turn, &QTimer::timeout, this, &LineAnimation::drawNext);
    m_turn.start(0);
}

LineAnimation::~LineAnimation() = default;

QImage LineAnimation::draw(const Step& step)
{
    const auto position = record::positionAt(m_record, step.node);
    if (const auto* go = position ? position->as<go::Position>() : nullptr) {
        GoPicture picture = pictureOf(*go);
        picture.toPlay = go::Color::Empty;
        static_cast<GoBoardWidget&>(*m_board).setPicture(std::move(picture));
    } else if (const auto* chess = position ? position->as<chess::Position>() : nullptr) {
        static_cast<ChessBoardWidget&>(*m_board).setPicture(pictureOf(*chess, m_record.move(step.node), false));
    }
    QImage image(kSide, kSide + kCaption, QImage::Format_RGB32);
    image.fill(currentTheme().card);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    m_board->render(&painter, {}, {}, QWidget::DrawChildren);
    painter.setFont(typeFont(TypeSize::Text));
    const QRect caption(8, kSide, kSide - 16, kCaption);
    const int words = painter.fontMetrics().horizontalAdvance(step.words) + 12;
    painter.setPen(currentTheme().quiet);
    painter.drawText(
        caption, Qt::AlignLeft | Qt::AlignVCenter, painter.fontMetrics().elidedText(m_title, Qt::ElideRight, caption.width() - words));
    painter.setPen(currentTheme().text);
    painter.drawText(caption, Qt::AlignRight | Qt::AlignVCenter, step.words);
    return image;
}

void LineAnimation::drawNext()
{
    if (!m_writer) { // with the colours of the first, a middle and the last position
        const std::array samples{draw(m_steps.front()), draw(m_steps[m_steps.size() / 2]), draw(m_steps.back())};
        m_writer.emplace(samples.front().size(), gifPalette(samples));
        return;
    }
    const bool isLast = m_next + 1 == m_steps.size();
    m_writer->add(draw(m_steps[m_next++]), isLast ? kEndMilliseconds : kMoveMilliseconds);
    if (!isLast)
        return;
    m_turn.stop();
    Q_EMIT finished(m_writer->finish());
}

} // namespace evenmatch::ui
