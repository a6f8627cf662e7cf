#include "core/record/sgf_reader.h"

#include "core/record/encoding.h"
#include "core/record/go_points.h"
#include "core/record/replay.h"
#include "core/record/sgf_tokens.h"
#include "core/record/sgf_values.h"

#include <algorithm>

namespace evenmatch::record {

using namespace sgf;
using core::Error;
using core::ErrorCode;

namespace {

constexpr std::size_t kMostProblems = 50; // a game; more say nothing more

/// The charset that the text declares, read before it can be decoded.
std::string_view declaredCharset(std::string_view bytes)
{
    for (std::size_t place = bytes.find("CA"); place != std::string_view::npos; place = bytes.find("CA", place + 1)) {
        const char* const end = bytes.data() + bytes.size();
        const char* value = skipSpace(bytes.data() + place + 2, end);
        if ((place > 0 && isCapital(bytes[place - 1])) || value == end || *value != '[')
            continue;
        const char* const stop = findValueEnd(++value, end, true, false);
        return {value, static_cast<std::size_t>(stop - value)};
    }
    return {};
}

/// Takes away escapes and soft line breaks; all line breaks become '\n'.
std::string unescape(const char* p, const char* end)
{
    const std::string_view raw(p, static_cast<std::size_t>(end - p));
    if (raw.find_first_of("\\\r") == std::string_view::npos)
        return std::string(raw);
    std::string text;
    const auto lineBreak = [end](const char* at) { return at + (at + 1 != end && (at[1] == '\n' || at[1] == '\r') && at[1] != *at ? 2 : 1); };
    while (p != end) {
        const bool escaped = *p == '\\' && p + 1 != end;
        p += escaped;
        if (*p == '\n' || *p == '\r') {
            p = lineBreak(p);
            if (!escaped)
                text += '\n';
        } else {
            text += *p++;
        }
    }
    return text;
}

/// Reads the text of one game, already in UTF-8, from front to back.
class Parser {
public:
    explicit Parser(std::string_view text) : m_begin(text.data()), m_p(text.data()), m_end(text.data() + text.size()) {}

    ReadGame parse(bool validate);

private:
    void readProperty();
    void addProperty(std::string_view key, std::vector<std::string> values);
    void addMove(std::string_view key, std::vector<std::string> values, const char* place);
    void addRootProperty(std::string_view key, std::vector<std::string> values, const char* place);
    void beginNode();
    void readSetupFields();
    void problem(ErrorCode code, std::string detail, const char* place);
    void reportIllegalMoves();
    std::uint64_t lineOf(const char* place) const { return 1 + static_cast<std::uint64_t>(std::count(m_begin, place, '\n')); }

    const char* m_begin;
    const char* m_p;
    const char* m_end;
    ReadGame m_game;
    GameRecord m_record;
    NodeId m_node = kNoNode;              ///< the one that properties go to; none before the first ';'
    std::vector<NodeId> m_branches;       ///< where the open parentheses began
    std::vector<const char*> m_places;    ///< of each node in the text
};

void Parser::problem(ErrorCode code, std::string detail, const char* place)
{
    if (m_game.problems.size() < kMostProblems)
        m_game.problems.push_back({.code = code, .detail = std::move(detail), .line = lineOf(place)});
}

void Parser::beginNode()
{
    m_node = m_places.empty() ? kRoot : m_record.addNode(m_node);
    m_places.push_back(m_p);
}

ReadGame Parser::parse(bool validate)
{
    readSetupFields();
    bool ended = false;
    while (m_p != m_end && !ended) {
        const char c = *m_p;
        if (c == ';') {
            beginNode();
            ++m_p;
        } else if (c == '(') {
            m_branches.push_back(m_node);
            ++m_p;
        } else if (c == ')') {
            if (!m_branches.empty()) {
                m_node = m_branches.back() == kNoNode && !m_places.empty() ? kRoot : m_branches.back();
                m_branches.pop_back();
            }
            ended = m_branches.empty();
            ++m_p;
        } else if (isCapital(c)) {
            if (m_places.empty())
                beginNode(); // the first ';' was forgotten
            readProperty();
        } else {
            ++m_p;
        }
    }
    if (m_places.empty()) {
        problem(ErrorCode::NotAGame, {}, m_begin);
        return std::move(m_game);
    }
    if (!m_branches.empty() || !ended)
        problem(ErrorCode::UnexpectedEnd, {}, m_end);
    const std::string_view kind = m_record.tag("GM");
    if (!kind.empty() && kind != "1") {
        problem(ErrorCode::UnsupportedGame, "GM[" + std::string(kind) + "]", m_begin);
        return std::move(m_game);
    }
    m_game.record = std::move(m_record);
    if (validate)
        reportIllegalMoves();
    return std::move(m_game);
}

/// The board's size decides what moves mean, wherever in the root it stands.
void Parser::readSetupFields()
{
    const std::string_view text(m_begin, static_cast<std::size_t>(m_end - m_begin));
    for (std::size_t place = text.find("SZ["); place != std::string_view::npos; place = text.find("SZ[", place + 1)) {
        if (place > 0 && isCapital(text[place - 1]))
            continue;
        const std::string_view value = text.substr(place + 3, text.find(']', place) - place - 3);
        if (const auto size = readSize(value)) {
            m_record.setup.width = size->width;
            m_record.setup.height = size->height;
        } else {
            problem(ErrorCode::UnsupportedBoardSize, std::string(value.substr(0, 20)), m_begin + place);
        }
        break;
    }
    m_record.setup.game = goGameId(m_record.setup.width, m_record.setup.height);
}

void Parser::readProperty()
{
    const char* const place = m_p;
    while (m_p != m_end && (isCapital(*m_p) || isSmall(*m_p) || isDigit(*m_p)))
        ++m_p;
    std::string_view key(place, static_cast<std::size_t>(m_p - place));
    std::string capitals;
    if (std::any_of(key.begin(), key.end(), isSmall)) { // "Black" was B in FF[1] to FF[3]
        std::copy_if(key.begin(), key.end(), std::back_inserter(capitals), isCapital);
        if (isKnownKey(capitals))
            key = capitals;
    }
    m_p = skipSpace(m_p, m_end);
    if (m_p == m_end || *m_p != '[') {
        problem(ErrorCode::UnexpectedText, std::string(key.substr(0, 20)), place);
        return;
    }
    const bool plain = isPlainKey(key);
    std::vector<std::string> values;
    while (m_p != m_end && *m_p == '[') {
        const char* const value = m_p + 1;
        const char* const stop = findValueEnd(value, m_end, plain, false);
        values.push_back(unescape(value, stop));
        m_p = stop == m_end ? stop : skipSpace(stop + 1, m_end);
    }
    if (key == "B" || key == "W")
        addMove(key, std::move(values), place);
    else if (m_node == kRoot)
        addRootProperty(key, std::move(values), place);
    else
        addProperty(key, std::move(values));
}

void Parser::addMove(std::string_view key, std::vector<std::string> values, const char* place)
{
    const Setup& setup = m_record.setup;
    const Side side = key == "B" ? Side::First : Side::Second;
    const auto move = readMove(values.front(), setup);
    if (!move)
        problem(values.front().size() == 2 ? ErrorCode::OffBoard : ErrorCode::UnreadableMove, values.front().substr(0, 20), place);
    const bool first = m_record.move(m_node) == game::kNoMove;
    if (move && first)
        m_record.setMove(m_node, *move, side);
    // The move alone says it all, unless it was written in another way or place than we would.
    const bool asWeWrite = move && first && values.size() == 1 && m_record.properties(m_node).empty() && values.front() == writeMove(*move, setup);
    if (!asWeWrite)
        addProperty(key, std::move(values));
}

void Parser::addProperty(std::string_view key, std::vector<std::string> values)
{
    if (m_record.hasProperty(m_node, key)) { // said twice: one list
        std::vector<std::string> all;
        for (const Property& property : m_record.properties(m_node))
            if (property.key == key)
                all = property.values;
        all.insert(all.end(), std::make_move_iterator(values.begin()), std::make_move_iterator(values.end()));
        m_record.setProperty(m_node, key, std::move(all));
        return;
    }
    m_record.addProperty(m_node, {std::string(key), std::move(values)});
}

void Parser::addRootProperty(std::string_view key, std::vector<std::string> values, const char* place)
{
    Setup& setup = m_record.setup;
    const std::string& value = values.front();
    bool asWeWrite = false;
    if (key == "KM") {
        setup.komi = readNumber(value);
        asWeWrite = setup.komi && writeNumber(*setup.komi) == value;
        if (!setup.komi && !value.empty())
            problem(ErrorCode::BadValue, "KM[" + value.substr(0, 20) + "]", place);
    } else if (key == "HA") {
        const double stones = readNumber(value).value_or(0);
        setup.handicap = stones > 0 && stones < 400 ? static_cast<int>(stones) : 0;
        asWeWrite = setup.handicap > 0 && std::to_string(setup.handicap) == value;
    } else if (key == "RU") {
        setup.rules = value;
        asWeWrite = !value.empty();
    } else if (key == "SZ") {
        asWeWrite = writeSize({setup.width, setup.height}) == value;
    } else if (key == "GM" || key == "FF" || key == "CA") {
        asWeWrite = key == "CA" || value == (key == "GM" ? "1" : "4"); // whatever CA said, the text is UTF-8 now
    }
    if (asWeWrite && values.size() == 1)
        return;
    if (isPlainKey(key) && !isRootKey(key))
        return addProperty(key, std::move(values));
    if (key == "C" || key == "N")
        return addProperty(key, std::move(values));
    const auto same = std::find_if(m_record.tags.begin(), m_record.tags.end(), [&](const Property& tag) { return tag.key == key; });
    if (same == m_record.tags.end())
        m_record.tags.push_back({std::string(key), std::move(values)});
    else
        same->values.insert(same->values.end(), std::make_move_iterator(values.begin()), std::make_move_iterator(values.end()));
}

void Parser::reportIllegalMoves()
{
    for (const IllegalMove& illegal : findIllegalMoves(*m_game.record)) {
        if (m_game.problems.size() >= kMostProblems)
            break;
        m_game.problems.push_back(illegal.error);
        m_game.problems.back().line = lineOf(m_places[illegal.node]);
    }
}

} // namespace

ReadGame readSgfGame(std::string_view bytes, const ReadOptions& options)
{
    if (isAscii(bytes))
        return Parser(bytes).parse(options.validate);
    const DecodedText decoded = decodeText(bytes, declaredCharset(bytes));
    return Parser(decoded.utf8).parse(options.validate);
}

} // namespace evenmatch::record
