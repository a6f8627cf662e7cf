#include "core/record/pgn/pgn_writer.h"

#include "core/game/chess/fen.h"
#include "core/game/chess/notation.h"
#include "core/record/vocabulary/pgn_text.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace evenmatch::record {

namespace {

using chess::Board;

constexpr std::size_t kLineWidth = 79; // PGN 4.3: fewer than 80 characters

class PgnWriter {
public:
    explicit PgnWriter(const GameRecord& record) : m_record(record) { }

    std::string write()
    {
        writeTags();
        m_text += '\n';
        writeMovetext();
        m_text += '\n';
        return std::move(m_text);
    }

private:
    /// A place in the tree to continue from: after `node`, or, for a variation, with `node` itself. `board` is the one before the next
    /// move.
    struct Task {
        NodeId node;
        bool variation;
        Board board;
    };

    // Tags
    void writeTag(std::string_view name, std::string_view value)
    {
        ((m_text += '[') += name) += " \"";
        for (const char c : value) {
            if (c == '"' || c == '\\')
                m_text += '\\';
            m_text += c;
        }
        m_text += "\"]\n";
    }

    void writeTags()
    {
        const auto roster = sevenTagRoster();
        for (const RosterTag& tag : roster) {
            const auto found = findTag(tag.name);
            if (found == m_record.tags.end() || found->values.empty())
                writeTag(tag.name, tag.unknown);
            else
                writeValues(*found);
        }
        if (m_record.setup.game == "chess960")
            writeTag("Variant", "Chess960");
        if (!m_record.setup.position.empty()) {
            if (findTag("SetUp") == m_record.tags.end())
                writeTag("SetUp", "1");
            writeTag("FEN", m_record.setup.position);
        }
        for (const Property& tag : m_record.tags)
            if (std::none_of(roster.begin(), roster.end(), [&](const RosterTag& known) { return known.name == tag.key; }))
                writeValues(tag);
    }

    std::vector<Property>::const_iterator findTag(std::string_view name) const
    {
        return std::find_if(m_record.tags.begin(), m_record.tags.end(), [&](const Property& tag) { return tag.key == name; });
    }

    void writeValues(const Property& tag)
    {
        for (const std::string& value : tag.values)
            writeTag(tag.key, value);
    }

    // Movetext
    void writeMovetext()
    {
        const std::string& position = m_record.setup.position;
        const auto start = chess::parseFen(position.empty() ? kUsualStartFen : std::string_view(position));
        const NodeId end = m_record.mainLineEnd();
        writeProperties(kRoot, end == kRoot);
        if (start)
            writeLines(start->board, end);
        const bool contradicted = !resultWord(m_record.property(end, kTerminator)).empty();
        const std::string_view result = resultWord(contradicted ? m_record.property(end, kTerminator) : m_record.tag("Result"));
        writeWord(result.empty() ? "*" : result);
        m_text += '\n';
    }

    void writeLines(const Board& start, NodeId mainLineEnd)
    {
        std::vector<Task> tasks{{kRoot, false, start}};
        while (!tasks.empty()) {
            Task task = std::move(tasks.back());
            tasks.pop_back();
            if (!task.variation || startVariation(task, tasks))
                continueLine(task, tasks, mainLineEnd);
        }
    }

    /// Writes the first move of a variation, and leaves the next variation of the same move for later. False if it is illegal.
    bool startVariation(Task& task, std::vector<Task>& tasks)
    {
        if (const NodeId next = m_record.nextSibling(task.node); next != kNoNode)
            tasks.push_back({next, true, task.board});
        m_opening = true;
        m_needsNumber = true;
        ++m_depth;
        if (writeNode(task.node, task.board, false))
            return true;
        m_opening = false;
        --m_depth;
        return false;
    }

    /// Writes the moves after task.node up to the first that has variations, or the end of the line.
    void continueLine(Task& task, std::vector<Task>& tasks, NodeId mainLineEnd)
    {
        NodeId node = task.node;
        while (true) {
            node = m_record.firstChild(node);
            const Board before = task.board;
            if (node == kNoNode || !writeNode(node, task.board, node == mainLineEnd))
                break;
            if (const NodeId variation = m_record.nextSibling(node); variation != kNoNode) {
                tasks.push_back({node, false, task.board});
                tasks.push_back({variation, true, before});
                return;
            }
        }
        if (m_depth > 0) {
            --m_depth;
            m_text += ')';
            ++m_column;
            m_needsNumber = true;
        }
    }

    /// Writes a move with its annotations, and plays it. False if it is illegal.
    bool writeNode(NodeId node, Board& board, bool endsMainLine)
    {
        const Move move = m_record.move(node);
        if (move == game::kNoMove ? board.inCheck() : !board.isLegal(move))
            return false;
        const std::string number = std::to_string(board.ply() / 2 + 1);
        const bool first = board.sideToMove() == Side::First;
        const bool commented = m_record.hasProperty(node, kCommentBefore);
        if (first || m_needsNumber || commented)
            writeWord(number + (first ? "." : "..."));
        for (const Property& property : m_record.properties(node))
            if (property.key == kCommentBefore)
                for (const std::string& comment : property.values)
                    writeComment(kCommentBefore, comment);
        m_needsNumber = false;
        if (move == game::kNoMove) {
            writeWord("--");
            board.pass();
        } else {
            writeWord(chess::writeSan(board, move));
            board.play(move);
        }
        writeProperties(node, endsMainLine);
        return true;
    }

    void writeProperties(NodeId node, bool endsMainLine)
    {
        for (const Property& property : m_record.properties(node)) {
            const bool nullMove = property.key == kPass && m_record.move(node) == game::kNoMove && node != kRoot;
            const bool saidBefore = property.key == kCommentBefore && node != kRoot;
            const bool saidLast = property.key == kTerminator && endsMainLine;
            if (!nullMove && !saidBefore && !saidLast)
                for (const std::string& value : property.values)
                    writeValue(property.key, value);
        }
    }

    void writeValue(std::string_view key, const std::string& value)
    {
        if (key == "NAG" && !value.empty() && std::all_of(value.begin(), value.end(), isDigit))
            writeWord("$" + value);
        else if (key == "C")
            writeComment(key, value);
        else if (key == kTerminator && resultWord(value) == value && m_depth > 0)
            writeWord(value);
        else if (key == kEscape && value.find_first_of("\r\n") == std::string::npos && trimmed(value) == value)
            writeEscapedLine(value);
        else
            writeCommandComment(key, value);
    }

    /// Writes a comment in braces, or as a command if braces cannot hold it.
    void writeComment(std::string_view key, const std::string& comment)
    {
        const bool plain = comment.find_first_of("}\r") == std::string::npos && comment.find("\n[Event \"") == std::string::npos
            && !readCommand(comment);
        if (!plain)
            return writeCommandComment(key, comment);
        writeWord("{" + comment + "}");
        m_needsNumber = true;
    }

    void writeCommandComment(std::string_view key, const std::string& value)
    {
        std::string comment = "{";
        comment += writeCommand({std::string(key), {value}});
        writeWord(comment += '}');
        m_needsNumber = true;
    }

    void writeEscapedLine(const std::string& value)
    {
        ((m_text += m_column == 0 ? "%" : "\n%") += value) += '\n';
        m_column = 0;
    }

    /// Writes an unbreakable word, on a new line if this one is full.
    void writeWord(std::string_view word)
    {
        const std::size_t size = word.size() + (m_opening ? 1 : 0);
        if (m_column > 0) {
            const bool full = m_column + 1 + size + m_depth > kLineWidth;
            m_text += full ? '\n' : ' ';
            m_column = full ? 0 : m_column + 1;
        }
        if (std::exchange(m_opening, false))
            m_text += '(';
        m_text += word;
        const std::size_t lineBreak = word.rfind('\n');
        m_column = lineBreak == std::string_view::npos ? m_column + size : word.size() - lineBreak - 1;
    }

    const GameRecord& m_record;
    std::string m_text;
    std::size_t m_column = 0;
    std::size_t m_depth = 0;
    bool m_opening = false; ///< a parenthesis goes before the next word
    bool m_needsNumber = true;
};

} // namespace

std::string writePgn(const GameRecord& record) { return PgnWriter(record).write(); }

} // namespace evenmatch::record
