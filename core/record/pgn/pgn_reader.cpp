#include "core/record/pgn/pgn_reader.h"

#include "core/game/chess/notation.h"
#include "core/record/pgn/pgn_header.h"
#include "core/record/pgn/piece_names.h"
#include "core/record/text/encoding.h"
#include "core/record/vocabulary/pgn_text.h"

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <utility>

namespace evenmatch::record {

namespace {

using chess::Board;
using core::ErrorCode;

constexpr std::size_t kDeepestVariation = 1000; // each level holds a board
constexpr std::size_t kMostProblems = 50; // per game; further ones would add nothing
constexpr std::size_t kMostCommandKeys = 200; // SGF has some 70; each is searched for in a node, so a forged game must not have thousands
constexpr std::size_t kManyProblems = 10; // this many suggest that the file is of another kind,
constexpr std::size_t kFewestMoves = 3; // if the game has fewer moves than this

/// Characters that end a move or a word.
constexpr auto kEndsWord = [] {
    std::array<bool, 256> ends{};
    for (const char c : {' ', '\t', '\n', '\v', '\f', '\r', '{', '}', '(', ')', '[', ']', ';', '$', '!', '?', '.', ','})
        ends[static_cast<unsigned char>(c)] = true;
    return ends;
}();

/// Reads one game from front to back. Open variations are on a stack of their own, so no depth of nesting can exhaust the program's.
class GameParser {
public:
    GameParser(std::string_view text, const std::stop_token& stop, const PieceNames& pieces)
        : m_text(text), m_contentEnd(text.find_last_not_of(" \t\n\v\f\r") + 1), m_stop(stop), m_pieces(pieces)
    {
    }

    ReadGame parse()
    {
        PgnHeader header = readPgnHeader(m_text);
        if (header.problem)
            m_game.problems.push_back(std::move(*header.problem));
        if (!header.isChess)
            return std::move(m_game);
        m_game.record = std::move(header.record);
        m_pos = header.size;
        m_anything = m_hasTags = header.hasTags;
        m_hasGameTags = header.hasGameTags;
        m_playable = header.start.has_value();
        if (m_playable)
            m_board = m_before = *header.start;
        readMovetext();
        if (m_isStopped)
            m_game.problems.push_back({ErrorCode::Stopped});
        else
            finish();
        return std::move(m_game);
    }

    /// After parse(): whether a line stopped at a move that cannot be read.
    bool hasUnreadMoves() const { return m_sawMove; }
    /// After parse(): whether all moves were read, and some need the language of the pieces.
    bool isForeign() const { return m_isForeign && !m_sawMove && !m_isStopped; }

private:
    /// The state that a variation interrupts.
    struct Interrupted {
        Board before;
        Board board;
        NodeId node;
        std::size_t begin; ///< of the '('
        std::size_t strayParens;
        std::size_t comments; ///< comments before the '(' that wait for the next move
    };

    GameRecord& record() { return *m_game.record; }

    // Reporting
    std::uint64_t lineOf(std::size_t pos)
    {
        if (pos < m_countedTo)
            m_countedTo = m_countedLines = 0;
        m_countedLines += static_cast<std::size_t>(std::count(m_text.begin() + m_countedTo, m_text.begin() + pos, '\n'));
        m_countedTo = pos;
        return m_countedLines + 1;
    }
    void report(ErrorCode code, std::string_view detail, std::size_t pos, int move = 0)
    {
        if (m_game.problems.size() < kMostProblems)
            m_game.problems.push_back({code, quotation(detail), {}, 0, lineOf(pos), move});
    }
    int moveNumber() const { return m_board.ply() / 2 + 1; }

    // Movetext
    void readMovetext()
    {
        constexpr std::size_t kStopEvery = 1024; // words
        for (std::size_t words = 0; skipPgnSpace(m_text, m_pos, record(), m_node); ++words) {
            if (words % kStopEvery == 0 && (m_isStopped = m_stop.stop_requested()))
                return;
            m_anything = true;
            const char c = m_text[m_pos];
            if (m_ended && c != '{' && c != ';') {
                readAfterEnd();
            } else if (isDigit(c)) {
                readNumber();
            } else {
                switch (c) {
                case '{': readBraceComment(); break;
                case ';': readLineComment(); break;
                case '(': openVariation(); break;
                case ')': closeVariation(); break;
                case '$': readNag(); break;
                case '!':
                case '?': readMarks(); break;
                case '.':
                case ',': ++m_pos; break;
                default: readWord();
                }
            }
        }
        if (!m_stack.empty())
            report(ErrorCode::UnexpectedEnd, "(", m_text.size());
        while (!m_stack.empty())
            popVariation();
    }

    /// Whether a word that began before `pos` ends there.
    bool endsWordAt(std::size_t pos) const
    {
        if (pos >= m_text.size() || kEndsWord[static_cast<unsigned char>(m_text[pos])])
            return true;
        return static_cast<unsigned char>(m_text[pos]) >= 0x80 && (signSizeAt(m_text, pos) > 0 || blankSizeAt(m_text, pos) > 0);
    }

    /// Up to the next blank, mark or sign; a sign outside ASCII ("±") is a word of its own.
    std::string_view wordAt(std::size_t pos) const
    {
        if (pos >= m_text.size() || kEndsWord[static_cast<unsigned char>(m_text[pos])])
            return {};
        std::size_t end = pos + signSizeAt(m_text, pos);
        if (end == pos)
            do
                ++end;
            while (!endsWordAt(end));
        return m_text.substr(pos, end - pos);
    }

    /// A move number, a result, or castling with zeros.
    void readNumber()
    {
        std::size_t end = m_pos;
        while (end < m_text.size() && isDigit(m_text[end]))
            ++end;
        const bool plain = endsWordAt(end) || isLetter(m_text[end]);
        if (plain && m_text.substr(m_pos, 7) != "0.5-0.5" && !isNullMove(wordAt(m_pos))) {
            m_pos = end;
            m_afterNumber = true;
            return;
        }
        readWord();
    }

    void readWord()
    {
        std::string_view word = m_text.substr(m_pos, 7) == "0.5-0.5" ? m_text.substr(m_pos, 7) : wordAt(m_pos);
        if (word.empty() && breaksOffInTag()) {
            report(ErrorCode::UnexpectedEnd, "[", m_pos);
            return leaveRestUnread();
        }
        if (word.empty())
            word = m_text.substr(m_pos, 1); // a bracket on its own
        if (const std::string_view result = isLetter(word.front()) ? std::string_view() : resultWord(word); !result.empty())
            return readResult(result, word);
        if (!m_playable)
            return leaveRestUnread();
        if (word.ends_with('e') && m_text.substr(m_pos + word.size(), 3) == ".p.") // "exd6e.p.", "exd6 e.p."
            return readEnPassant(word);
        if (word.size() > 1 || isLetter(word.front()))
            if (const auto move = moveIn(withPromotion(word)))
                return play(*move, withPromotion(word));
        for (const std::string_view next : {resultBehindMove(word), signBehindMove(word)}) {
            const std::string_view before = word.substr(0, word.size() - next.size());
            if (!next.empty())
                if (const auto move = moveIn(before))
                    return play(*move, before); // the rest is a word of its own
        }
        if (isNullMove(word))
            return playNull(word);
        if (const std::string_view number = glyphNumber(word); !number.empty()) {
            m_pos += word.size();
            return addGlyph(number);
        }
        if (looksLikeMove(word))
            return stopLine(word);
        readStray(word);
    }

    bool isEnglish() const { return &m_pieces == &pieceNames().front(); }

    /// Reads a move on the board, with the letters of the language.
    core::Result<Move> moveIn(std::string_view word) const
    {
        if (isEnglish() && isAscii(word))
            return chess::parseSan(m_board, word);
        return chess::parseSan(m_board, inEnglish(word, m_pieces));
    }

    /// Whether neither a move, a word nor a position follows the tags.
    bool hasTagsAlone()
    {
        const bool hasBoard = !record().setup.position.empty();
        return m_hasTags && !m_ended && !hasBoard && record().size() == 1 && record().properties(kRoot).empty();
    }

    /// Whether the text ends before a tag has a value: "[Whi".
    bool breaksOffInTag() const
    {
        if (!m_hasTags || m_node != kRoot || m_text[m_pos] != '[' || m_pos >= m_contentEnd)
            return false;
        return std::ranges::all_of(m_text.substr(m_pos + 1, m_contentEnd - m_pos - 1), isLetter);
    }

    /// The word with a promotion in parentheses: "e8" of "e8(Q)" becomes all of it.
    std::string_view withPromotion(std::string_view word) const
    {
        const std::size_t end = m_pos + word.size();
        const bool lastRank = word.size() >= 2 && (word.back() == '8' || word.back() == '1');
        if (lastRank && end + 2 < m_text.size() && m_text[end] == '(' && m_text[end + 2] == ')'
            && std::string_view("QRBNqrbn").find(m_text[end + 1]) != std::string_view::npos)
            return m_text.substr(m_pos, word.size() + 3);
        return word;
    }

    /// A move, if any, with "e.p." after it, of which `word` has the 'e'.
    void readEnPassant(std::string_view word)
    {
        constexpr std::size_t kMarkSize = 3;
        const std::size_t end = m_pos + word.size() + kMarkSize;
        word.remove_suffix(1);
        if (!word.empty()) {
            const auto move = moveIn(word);
            if (!move)
                return stopLine(word);
            play(*move, word);
        }
        m_pos = end;
    }

    void play(Move move, std::string_view word)
    {
        m_isForeign = m_isForeign || namesForeignPiece(word);
        m_before = m_board;
        m_node = record().addNode(m_node, move, m_board.sideToMove());
        m_board.play(move);
        m_pos += word.size();
        startedMove();
        addGlyphsBefore();
    }

    void playNull(std::string_view word)
    {
        if (m_board.inCheck())
            return stopLine(word);
        m_before = m_board;
        m_board.pass();
        m_node = record().addNode(m_node);
        m_pos += word.size();
        startedMove();
        add(m_node, kPass, m_board.sideToMove() == Side::First ? "W" : "B");
        addGlyphsBefore();
    }

    /// Comments before the move belong to its node.
    void startedMove()
    {
        if (!m_commentsBefore.empty())
            record().addProperty(m_node, {std::string(kCommentBefore), std::exchange(m_commentsBefore, {})});
        m_afterNumber = m_afterVariation = m_lineIsEmpty = false;
    }

    /// Ends the line here; the rest of it is kept as text.
    void stopLine(std::string_view word)
    {
        m_sawMove = true;
        if (!isEnglish()) { // only a whole game shows its language
            m_pos = m_text.size();
            return;
        }
        const auto failed = moveIn(word);
        report(failed ? ErrorCode::NoSuchMove : failed.error().code, word, m_pos, moveNumber());
        if (m_lineIsEmpty && !m_stack.empty())
            leaveVariationUnread();
        else
            leaveRestUnread();
    }

    /// Keeps the text from here to the end of the line: its closing parenthesis, or the game's result.
    void leaveRestUnread()
    {
        flushComments();
        const std::size_t begin = std::exchange(m_pos, endOfLine(m_pos));
        keepUnread(m_node, begin, m_pos);
    }

    /// The same for a variation that breaks off before its first move: its parentheses and comments are part of the text.
    void leaveVariationUnread()
    {
        m_commentsBefore.resize(m_stack.back().comments);
        m_glyphsBefore.clear();
        m_pos = endOfLine(m_pos);
        keepUnread(m_stack.back().node, m_stack.back().begin, std::min(m_pos + 1, m_text.size()));
    }

    void keepUnread(NodeId node, std::size_t begin, std::size_t end)
    {
        const std::string_view unread = trimmed(m_text.substr(begin, end - begin));
        if (!unread.empty())
            add(node, kUnread, withPlainLineBreaks(unread));
    }

    /// The end of the line that contains `pos`, without reading its moves.
    std::size_t endOfLine(std::size_t pos) const
    {
        std::size_t depth = 0;
        while (pos < m_text.size()) {
            const char c = m_text[pos];
            if (c == '{') {
                pos = m_text.find('}', pos);
            } else if (c == ';' || (c == '%' && pos > 0 && m_text[pos - 1] == '\n')) {
                pos = m_text.find('\n', pos);
            } else if (c == '(') {
                ++depth;
            } else if (c == ')') {
                if (depth == 0 && !m_stack.empty())
                    return pos;
                depth -= depth > 0 ? 1 : 0;
            } else if (const std::size_t blank = blankSizeAt(m_text, pos); blank > 1) {
                pos += blank - 1;
            } else if (const std::string_view word = wordAt(pos); !word.empty()) {
                const bool mainLine = depth == 0 && m_stack.empty();
                if (mainLine && !resultWord(word).empty())
                    return pos;
                if (const std::string_view result = resultBehindMove(word); mainLine && !result.empty())
                    return pos + word.size() - result.size();
                pos += word.size() - 1;
            }
            pos = pos == std::string_view::npos ? m_text.size() : pos + 1;
        }
        return m_text.size();
    }

    void readResult(std::string_view result, std::string_view word)
    {
        if (m_lineIsEmpty && !m_stack.empty())
            return readStray(word);
        m_pos += word.size();
        if (!m_stack.empty() && m_pos >= m_contentEnd) { // the game ends, a parenthesis is missing
            report(ErrorCode::UnexpectedEnd, "(", m_pos);
            while (!m_stack.empty())
                popVariation();
        }
        flushComments();
        if (!m_stack.empty())
            return add(m_node, kTerminator, std::string(result));
        m_ended = true;
        const std::string tag(record().tag("Result"));
        const std::string_view expected = resultWord(tag).empty() ? "*" : resultWord(tag);
        if (result == expected)
            return;
        if (tag.empty() || tag == "?" || tag == "-") {
            record().setTag("Result", result);
            return sortPgnTags(record());
        }
        report(ErrorCode::BadValue, "Result " + tag + ", " + std::string(result), m_pos);
        m_otherResult = result;
    }

    void readAfterEnd()
    {
        report(ErrorCode::UnexpectedText, wordAt(m_pos).empty() ? m_text.substr(m_pos, 1) : wordAt(m_pos), m_pos);
        keepUnread(m_node, std::exchange(m_pos, m_text.size()), m_text.size());
    }

    void readStray(std::string_view word)
    {
        m_pos += word.size();
        report(ErrorCode::UnexpectedText, word, m_pos);
        add(m_node, kStrayText, std::string(word));
    }

    // Variations
    void openVariation()
    {
        const std::size_t begin = m_pos++;
        if (m_lineIsEmpty) { // it has no move to be a variation of
            ++m_strayParens;
            return readStrayParen(begin);
        }
        if (m_stack.size() == kDeepestVariation) {
            report(ErrorCode::TooLarge, "(", begin, moveNumber());
            m_pos = begin;
            return leaveRestUnread();
        }
        m_stack.push_back({m_before, m_board, m_node, begin, m_strayParens, m_commentsBefore.size()});
        m_strayParens = 0;
        m_node = record().parent(m_node);
        m_board = m_before;
        m_afterNumber = m_afterVariation = false;
        m_lineIsEmpty = true;
    }

    void readStrayParen(std::size_t pos)
    {
        report(ErrorCode::UnexpectedText, m_text.substr(pos, 1), pos);
        add(m_node, kStrayText, std::string(m_text.substr(pos, 1)));
    }

    void closeVariation()
    {
        const std::size_t pos = m_pos++;
        if (m_strayParens > 0) {
            --m_strayParens;
            readStrayParen(pos);
        } else if (m_stack.empty()) {
            readStrayParen(pos);
        } else {
            popVariation();
        }
    }

    void popVariation()
    {
        if (!m_lineIsEmpty)
            flushComments();
        for (const std::string& number : std::exchange(m_glyphsBefore, {})) // of a missing move
            add(m_node, kStrayText, "$" + number);
        const Interrupted& line = m_stack.back();
        m_before = line.before;
        m_board = line.board;
        m_node = line.node;
        m_strayParens = line.strayParens;
        m_stack.pop_back();
        m_afterVariation = true;
        m_afterNumber = m_lineIsEmpty = false;
    }

    // Comments and glyphs
    void readBraceComment()
    {
        const std::size_t end = m_text.find('}', m_pos);
        if (end == std::string_view::npos)
            report(ErrorCode::UnexpectedEnd, "{", m_pos);
        const std::size_t stop = std::min(end, m_text.size());
        const std::string_view comment = m_text.substr(m_pos + 1, stop - m_pos - 1);
        m_pos = std::min(stop + 1, m_text.size());
        keepComment(comment);
    }

    void readLineComment()
    {
        const std::size_t end = std::min(m_text.find('\n', m_pos), m_text.size());
        std::string_view comment = m_text.substr(m_pos + 1, end - m_pos - 1);
        if (comment.ends_with('\r'))
            comment.remove_suffix(1);
        m_pos = end;
        keepComment(comment);
    }

    void keepComment(std::string_view comment)
    {
        auto command = readCommand(comment);
        if (command && command->key != kCommentBefore) {
            if (m_commandKeys.size() < kMostCommandKeys || m_commandKeys.contains(command->key)) {
                m_commandKeys.insert(command->key);
                for (std::string& value : command->values)
                    add(m_node, command->key, std::move(value));
                return;
            }
            command.reset();
        }
        const bool before = (command && !m_ended) || m_afterNumber || m_afterVariation || (m_lineIsEmpty && !m_stack.empty());
        if (!before || m_ended)
            return add(m_node, "C", withPlainLineBreaks(comment));
        if (!command)
            m_commentsBefore.push_back(withPlainLineBreaks(comment));
        else
            std::move(command->values.begin(), command->values.end(), std::back_inserter(m_commentsBefore));
    }

    /// Comments that wait for a missing move are added to the last one.
    void flushComments()
    {
        for (std::string& comment : std::exchange(m_commentsBefore, {}))
            add(m_node, "C", std::move(comment));
        m_afterNumber = m_afterVariation = false;
    }

    void readNag()
    {
        std::size_t end = m_pos + 1;
        while (end < m_text.size() && isDigit(m_text[end]))
            ++end;
        const std::string_view number = m_text.substr(m_pos + 1, end - m_pos - 1);
        if (number.empty())
            return readStray(m_text.substr(m_pos, end - m_pos));
        m_pos = end;
        addGlyph(number);
    }

    /// Before a variation's first move, the glyph concerns that move ("($142 12. Nf3)": better is); otherwise the last one.
    void addGlyph(std::string_view number)
    {
        if (m_lineIsEmpty && !m_stack.empty())
            m_glyphsBefore.emplace_back(number);
        else
            add(m_node, "NAG", std::string(number));
    }

    void addGlyphsBefore()
    {
        for (std::string& number : std::exchange(m_glyphsBefore, {}))
            add(m_node, "NAG", std::move(number));
    }

    /// "!?" and similar; if there are more marks than make a glyph, the first two.
    void readMarks()
    {
        const auto isMark = [&](std::size_t pos) { return pos < m_text.size() && (m_text[pos] == '!' || m_text[pos] == '?'); };
        const std::size_t size = isMark(m_pos + 1) ? 2 : 1;
        if (m_lineIsEmpty && !m_stack.empty())
            return readStray(m_text.substr(m_pos, size));
        add(m_node, "NAG", std::string(glyphNumber(m_text.substr(m_pos, size))));
        m_pos += size;
    }

    void add(NodeId node, std::string_view key, std::string value) { record().addValue(node, key, std::move(value)); }

    void finish()
    {
        flushComments();
        if (hasTagsAlone() && record().tag("Result").empty() && m_game.problems.empty())
            report(ErrorCode::UnexpectedEnd, {}, m_text.size());
        if (!m_otherResult.empty()) // the last property, because it is the last word of the game
            add(m_node, kTerminator, std::string(m_otherResult));
        if (!m_anything || isJunk()) { // a clear error instead of an empty game
            m_game.record.reset();
            m_game.problems.clear();
            report(ErrorCode::NotAGame, "", 0);
        }
    }

    bool isJunk() const
    {
        if (m_game.problems.empty() || m_hasGameTags)
            return false;
        std::size_t moves = 0; // without null moves: "--" occurs in any file
        for (NodeId node = kRoot; node < m_game.record->size(); ++node)
            moves += m_game.record->move(node) != game::kNoMove ? 1 : 0;
        if (looksBinary(m_text) || m_game.problems.size() >= kManyProblems)
            return moves < kFewestMoves;
        if (moves > 0)
            return false;
        const auto isBinary = [](char c) { return c >= '\0' && c < ' ' && !isPgnSpace(c); };
        const bool beginsAsText = m_game.problems.front().code == ErrorCode::UnexpectedText; // "*" and "utf8", a square, occur in any file
        return beginsAsText || (!m_ended && !m_sawMove) || std::ranges::any_of(m_text, isBinary);
    }

    std::string_view m_text;
    std::size_t m_contentEnd; ///< only blanks follow
    std::stop_token m_stop;
    const PieceNames& m_pieces;
    std::size_t m_pos = 0;
    ReadGame m_game;
    std::set<std::string, std::less<>> m_commandKeys; ///< of `[%evm KEY …]`
    Board m_board; ///< after the last move of the line
    Board m_before; ///< before it
    NodeId m_node = kRoot;
    std::vector<Interrupted> m_stack;
    std::vector<std::string> m_commentsBefore; ///< of the next move
    std::vector<std::string> m_glyphsBefore; ///< of the variation's first move
    std::string_view m_otherResult; ///< the movetext's result if the Result tag differs
    std::size_t m_strayParens = 0;
    std::size_t m_countedTo = 0;
    std::size_t m_countedLines = 0;
    bool m_playable = true; ///< there is a board to play on
    bool m_lineIsEmpty = true;
    bool m_afterNumber = false;
    bool m_afterVariation = false;
    bool m_ended = false;
    bool m_anything = false;
    bool m_hasTags = false;
    bool m_hasGameTags = false;
    bool m_isStopped = false;
    bool m_sawMove = false; ///< or a word that is a move in some language
    bool m_isForeign = false;
};

/// In another language if the game is none in English and all other languages that can read all of it agree.
ReadGame readText(std::string_view text, const std::stop_token& stop)
{
    GameParser english(text, stop, pieceNames().front());
    ReadGame game = english.parse();
    if (!english.hasUnreadMoves())
        return game;
    std::optional<ReadGame> foreign;
    for (const PieceNames& pieces : pieceNames().subspan(1)) {
        GameParser parser(text, stop, pieces);
        ReadGame read = parser.parse();
        if (!parser.isForeign())
            continue;
        if (foreign && foreign->record != read.record)
            return game;
        foreign = std::move(read);
    }
    if (foreign)
        game = *std::move(foreign);
    return game;
}

} // namespace

ReadGame readPgnGame(std::string_view bytes, const ReadOptions& options)
{
    const bool isUtf8 = isValidUtf8(bytes);
    if (isUtf8 && bytes.find('\x1b') == std::string_view::npos)
        return readText(bytes, options.stop);
    std::string text(bytes);
    if (!isUtf8) {
        // Latin-1's no-break space alone is no evidence of a charset.
        std::replace(text.begin(), text.end(), '\xa0', ' ');
        if (!isAscii(text))
            text = decodeText(bytes).utf8;
    }
    std::erase(text, '\x1b'); // in a written game without another charset it could look like Japanese
    return readText(text, options.stop);
}

bool looksLikePgn(std::string_view head)
{
    if (head.starts_with("\xef\xbb\xbf"))
        head.remove_prefix(3);
    while (true) {
        head = trimmed(head);
        if (!head.starts_with('%') && !head.starts_with(';'))
            break;
        head.remove_prefix(std::min(head.find('\n'), head.size()));
    }
    if (head.empty())
        return false;
    if (head.front() == '[' || head.front() == '{')
        return head.front() == '{' || !tagNameAt(head).empty();
    if (!resultWord(head.substr(0, head.find_first_of(" \t\r\n"))).empty())
        return true;
    const std::size_t numberEnd = std::min(head.find_first_not_of("0123456789. \t\r\n"), head.size());
    const std::string_view word = head.substr(numberEnd, head.find_first_of(" \t\r\n{(", numberEnd) - numberEnd);
    return !word.empty() && (looksLikeMove(word) || isNullMove(word));
}

} // namespace evenmatch::record
