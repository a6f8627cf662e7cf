#include "ui/game_tree/move_text_tree.h"

#include "core/game/chess/notation.h"
#include "core/game/chess/position.h"
#include "core/record/board/replay.h"
#include "core/record/vocabulary/comment_commands.h"
#include "core/record/vocabulary/pgn_text.h"
#include "ui/base/theme.h"
#include "ui/game/session_text.h"
#include "ui/text/rank_colors.h"

#include <QFontMetrics>
#include <QTextLayout>

#include <algorithm>

namespace evenmatch::ui {

using record::NodeId;

namespace {

constexpr int kRowHeight = 30;
constexpr int kTextHeight = 25; ///< of a line of a variation
constexpr int kIndent = 14;
constexpr int kDeepest = 6; ///< variations in variations are indented no further
constexpr int kGap = 6; ///< between words
constexpr int kPad = 4; ///< beside a clickable word

} // namespace

QString wordsBefore(const record::GameRecord& record, NodeId node)
{
    QStringList words;
    for (const record::Property& property : record.properties(node))
        if (property.key == record::kCommentBefore)
            for (const std::string& comment : property.values)
                words << QString::fromStdString(record::withoutCommands(comment));
    return words.join(QLatin1Char(' ')).simplified();
}

/// Walks the tree in reading order.
class MoveTextTree::Writer {
public:
    Writer(MoveTextTree& tree, const record::GameRecord& record, const MoveNotes& notes, int width)
        : m_tree(tree), m_record(record), m_notes(notes), m_width(width), m_metrics(typeFont(TypeSize::Text)),
          m_numberWidth(m_metrics.horizontalAdvance(QStringLiteral("000.")) + 2 * kPad)
    {
    }

    void write()
    {
        auto start = record::startPosition(m_record);
        if (!start.ok())
            return;
        std::vector<Line> lines;
        lines.push_back(
            {.next = m_record.firstChild(record::kRoot), .position = *start, .before = *start, .others = record::kNoNode, .depth = 0});
        writeComment(record::kRoot, 0);
        while (!lines.empty()) {
            if (lines.back().others != record::kNoNode) { // the alternative moves come first
                const NodeId other = lines.back().others;
                Line inner{.next = other,
                    .position = lines.back().before,
                    .before = lines.back().before,
                    .others = record::kNoNode,
                    .depth = lines.back().depth + 1,
                    .isStart = true};
                lines.back().others = m_record.nextSibling(other);
                lines.back().broken = true;
                endRow();
                lines.push_back(std::move(inner));
            } else if (lines.back().next == record::kNoNode) {
                endRow();
                lines.pop_back();
            } else {
                writeMove(lines.back());
            }
        }
        endRow();
        m_tree.m_size = {m_width, m_y};
    }

private:
    struct Line {
        NodeId next;
        game::AnyPosition position;
        game::AnyPosition before; ///< the latest move
        NodeId others; ///< alternatives to the latest move that are not written yet
        int depth;
        bool isStart = false; ///< the parent line writes its first move
        bool broken = true; ///< the next move needs its number
    };

    void writeMove(Line& line)
    {
        const NodeId node = line.next;
        const game::Move move = m_record.move(node);
        line.next = m_record.firstChild(node);
        if (!line.isStart)
            line.others = m_record.nextSibling(node);
        line.isStart = false;
        if (line.others != record::kNoNode)
            line.before = line.position;
        const bool isPass = move == game::kNoMove && m_record.hasProperty(node, record::kPass);
        if (move == game::kNoMove && !isPass) {
            line.broken = writeComment(node, line.depth) || line.broken;
            return;
        }
        line.broken = writeWords(wordsBefore(m_record, node), node, line.depth) || line.broken;
        const auto* board = line.position.as<chess::Position>();
        const bool legal = board && !isPass && board->board().isLegal(move);
        const int ply = line.position.moveNumber();
        const QString words = isPass ? QStringLiteral("--")
            : legal                  ? moveWords(line.position, move)
                                     : QString::fromStdString(chess::writeUci(move, false));
        const QString text = words + chessGlyphs(record::judgement(m_record, node), record::assessment(m_record, node));
        if (line.depth == 0)
            addMain(node, text, ply);
        else
            addText(node, text, ply, line);
        if (legal)
            line.position.play(move);
        else if (!isPass || !record::playNode(line.position, m_record, node))
            line.next = record::kNoNode; // the rest cannot be read
        line.broken = writeComment(node, line.depth);
    }

    void addMain(NodeId node, const QString& text, int ply)
    {
        const int half = (m_width - m_numberWidth) / 2;
        const bool white = ply % 2 == 0;
        if (white)
            endRow();
        if (m_rowHeight == 0) {
            m_tree.m_words.push_back(
                {Word::Kind::Number, record::kNoNode, {0, m_y, m_numberWidth - kPad, kRowHeight}, QStringLiteral("%1.").arg(ply / 2 + 1)});
            m_rowHeight = kRowHeight;
            if (!white)
                m_tree.m_words.push_back(
                    {Word::Kind::Comment, record::kNoNode, {m_numberWidth + kPad, m_y, half, kRowHeight}, QStringLiteral("…")});
        }
        place(node, {Word::Kind::Main, node, {m_numberWidth + (white ? 0 : half), m_y, half, kRowHeight}, text});
        if (!white)
            endRow();
    }

    void addText(NodeId node, const QString& text, int ply, const Line& line)
    {
        const bool white = ply % 2 == 0;
        const QString number = white ? QStringLiteral("%1.").arg(ply / 2 + 1)
            : line.broken            ? QStringLiteral("%1…").arg(ply / 2 + 1)
                                     : QString();
        QString whole = number.isEmpty() ? text : number + QLatin1Char(' ') + text;
        if (const auto note = m_notes.find(node); note != m_notes.end() && !whole.contains(QLatin1Char('?')))
            whole += note->second.text.section(QLatin1Char(' '), 0, 0);
        const int wide = m_metrics.horizontalAdvance(whole) + 2 * kPad;
        const int left = edgeOf(line.depth);
        if (m_rowHeight > 0 && m_x + wide > m_width)
            endRow();
        if (m_rowHeight == 0)
            m_x = left;
        m_rowHeight = kTextHeight;
        place(node, {Word::Kind::Variation, node, {m_x, m_y, wide, kTextHeight}, whole, left});
        m_x = m_tree.m_words.back().place.right() + kGap;
    }

    /// The comment below the moves; returns whether there is one.
    bool writeComment(NodeId node, int depth)
    {
        return writeWords(QString::fromStdString(record::commentWords(m_record, node)), node, depth);
    }

    bool writeWords(const QString& words, NodeId node, int depth)
    {
        const QString comment = words.simplified();
        if (comment.isEmpty())
            return false;
        endRow();
        const int left = edgeOf(depth);
        QTextLayout lines(comment, typeFont(TypeSize::Text));
        QTextOption breaks;
        breaks.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere); // long addresses
        lines.setTextOption(breaks);
        lines.beginLayout();
        for (QTextLine line = lines.createLine(); line.isValid(); line = lines.createLine()) {
            line.setLineWidth(std::max(1, m_width - left - 2 * kPad));
            m_tree.m_words.push_back({Word::Kind::Comment, node, {left, m_y, m_width - left, kTextHeight},
                comment.mid(line.textStart(), line.textLength()).trimmed(), depth == 0 ? 0 : left});
            m_y += kTextHeight;
        }
        lines.endLayout();
        return true;
    }

    void place(NodeId node, Word word)
    {
        m_tree.m_words.push_back(std::move(word));
        m_tree.m_wordOf[node] = m_tree.m_words.size();
    }

    int edgeOf(int depth) const { return m_numberWidth + kIndent * std::clamp(depth - 1, 0, kDeepest); }

    void endRow()
    {
        m_y += m_rowHeight;
        m_rowHeight = 0;
    }

    MoveTextTree& m_tree;
    const record::GameRecord& m_record;
    const MoveNotes& m_notes;
    int m_width;
    QFontMetrics m_metrics;
    int m_numberWidth;
    int m_x = 0;
    int m_y = 0;
    int m_rowHeight = 0; ///< of the row being written; 0: none
};

void MoveTextTree::build(const GameSession& session, const MoveNotes& notes, int width)
{
    m_words.clear();
    m_wordOf.assign(session.record().size(), 0);
    m_size = {};
    Writer(*this, session.record(), notes, width).write();
}

NodeId MoveTextTree::nodeAt(QPoint point) const
{
    for (auto word = std::ranges::lower_bound(m_words, point.y(), {}, [](const Word& w) { return w.place.bottom(); });
         word != m_words.end() && word->place.top() <= point.y(); ++word)
        if (word->node != record::kNoNode && word->place.contains(point))
            return word->node;
    return record::kNoNode;
}

QRect MoveTextTree::placeOf(NodeId node) const
{
    return node < m_wordOf.size() && m_wordOf[node] > 0 ? m_words[m_wordOf[node] - 1].place : QRect();
}

void MoveTextTree::paint(QPainter& painter, const QRect& part, const TreeLook& look) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (auto word = std::ranges::lower_bound(m_words, part.top(), {}, [](const Word& w) { return w.place.bottom(); });
         word != m_words.end() && word->place.top() <= part.bottom(); ++word)
        paintWord(painter, *word, look);
}

void MoveTextTree::paintWord(QPainter& painter, const Word& word, const TreeLook& look) const
{
    const Theme& theme = currentTheme();
    const QRect inside = word.place.adjusted(kPad, 0, -kPad, 0);
    if (word.edge > 0) {
        painter.setPen(QPen(theme.hairline, 2));
        painter.drawLine(word.edge - 5, word.place.top(), word.edge - 5, word.place.bottom() + 1);
    }
    if (word.kind == Word::Kind::Number || word.kind == Word::Kind::Comment) {
        painter.setFont(typeFont(TypeSize::Text));
        painter.setPen(theme.quiet);
        const QString text = painter.fontMetrics().elidedText(word.text, Qt::ElideRight, inside.width());
        painter.drawText(inside, (word.kind == Word::Kind::Number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, text);
        return;
    }
    const bool isPresent = word.node == look.session.node();
    const nn::CostGrade grade = look.gradeOf(word.node);
    if (isPresent || word.node == look.hovered) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accentSoft);
        painter.drawRoundedRect(word.place.adjusted(0, 2, 0, -2), 5, 5);
    }
    const bool main = word.kind == Word::Kind::Main;
    painter.setFont(typeFont(TypeSize::Text, main && isPresent));
    const bool bright = main || isPresent || look.isOnLine(word.node);
    painter.setPen(!main && grade != nn::CostGrade::None ? costColor(grade, theme) : bright ? theme.text : theme.quiet);
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignVCenter, word.text);
    if (main && grade != nn::CostGrade::None) {
        painter.setPen(costColor(grade, theme));
        painter.drawText(inside, Qt::AlignRight | Qt::AlignVCenter, look.notes.at(word.node).text);
    }
}

} // namespace evenmatch::ui
