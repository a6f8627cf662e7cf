#include "core/record/sgf/sgf_reader.h"

#include "core/game/go/point_set.h"
#include "core/record/board/replay.h"
#include "core/record/go_points.h"
#include "core/record/text/encoding.h"
#include "core/record/vocabulary/sgf_setup.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace evenmatch::record {

using core::Error;
using core::ErrorCode;

namespace {

constexpr std::size_t kMostProblems = 50;

/// The properties about a move: the move itself, its clock and its judgement.
constexpr std::array<std::string_view, 12> kOfMoves = {"B", "BL", "BM", "DO", "IT", "KO", "MN", "OB", "OW", "TE", "W", "WL"};

/// Whether the rules support such boards.
bool isPlayable(const Setup& setup) { return setup.width == setup.height && setup.width >= go::kMinSize && setup.width <= go::kMaxSize; }

std::string inCapitals(std::string_view text)
{
    std::string result(text);
    for (char& c : result)
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return result;
}

/// FF[1] to FF[3] allow small letters for decoration: "Black" and "BlacK" are B, "PlayerBlack" is PB. In FF[4], and if the capitals mean
/// nothing, a key stays as it is, but it must begin with a capital.
std::string normalKey(std::string_view written, bool oldFormat)
{
    std::string capitals;
    std::ranges::copy_if(written, std::back_inserter(capitals), [](char c) { return c < 'a' || c > 'z'; });
    if (capitals.size() == written.size())
        return capitals;
    if (capitals.empty() || !isCapital(capitals.front()))
        return inCapitals(written);
    if (!isCapital(written.front()))
        return capitals;
    // One capital is weak evidence: "Winrate" is not a move.
    const std::string word = inCapitals(written);
    const bool known
        = capitals.size() > 1 ? sgfKind(capitals).known : word == "BLACK" || word == "WHITE" || word == "COMMENT" || word == "NAME";
    return oldFormat && known ? capitals : std::string(written);
}

std::string_view keyOf(Side side) { return side == Side::First ? "B" : "W"; }

/// Reads the text of one game in one pass. Variations wait on a list, so their depth costs no stack.
class SgfParser {
public:
    SgfParser(std::string_view text, ReadGame& result, const std::stop_token& stop) : m_text(text), m_result(result), m_stop(stop) { }

    void parse();
    /// REQUIRES: parse() left a record
    void reportIllegalMoves();

private:
    void openNode();
    void closeNode();
    void closeRoot();
    void takeMoveOutOfRoot();
    bool isJunk() const;
    void takeMove();
    void setUpHandicapMoves();
    void openVariation();
    void closeVariation();
    void readProperty();
    bool readSoleMove(std::string_view key);
    void readValues(std::string_view key, std::vector<std::string>& values);
    void skipJunk();
    void report(ErrorCode code, std::string_view detail, std::size_t pos);

    std::string_view m_text;
    ReadGame& m_result;
    std::stop_token m_stop;
    GameRecord m_record;
    std::size_t m_pos = 0;
    std::vector<NodeId> m_waiting; ///< nodes to which open variations return
    NodeId m_node = kNoNode; ///< the last node; kNoNode: none yet
    bool m_inNode = false; ///< m_node takes properties
    bool m_oldFormat = true; ///< until FF[4] is seen
    bool m_saysGo = false; ///< it has a GM that names no other game
    bool m_otherGame = false; ///< not Go: nothing more is read
    bool m_knowsProperty = false; ///< a property of SGF was found
    std::vector<Property> m_properties; ///< of m_node so far
    std::vector<std::size_t> m_places; ///< of each node in the text
    std::size_t m_movePos = 0; ///< where m_properties has a move, for its problem
    std::size_t m_countedPos = 0;
    std::uint64_t m_countedLine = 1;
};

void SgfParser::parse()
{
    const std::size_t nodes = static_cast<std::size_t>(std::ranges::count(m_text, ';')) + 1;
    m_record.reserve(nodes);
    m_places.reserve(nodes);
    constexpr std::size_t kStopEvery = 256; // nodes, properties and parentheses
    bool opened = false;
    for (std::size_t steps = 1; !m_otherGame && (m_pos = skipSgfSpace(m_text, m_pos)) < m_text.size(); ++steps) {
        if (steps % kStopEvery == 0 && m_stop.stop_requested())
            return report(ErrorCode::Stopped, {}, m_pos);
        const char c = m_text[m_pos];
        if (c == ';') {
            ++m_pos;
            openNode();
        } else if (isSgfLetter(c)) {
            readProperty();
        } else if (c == '(') {
            opened = true;
            ++m_pos;
            openVariation();
        } else if (c == ')') {
            ++m_pos;
            closeVariation();
        } else {
            skipJunk();
        }
    }
    if (m_inNode)
        closeNode();
    if (m_node == kNoNode || (!m_otherGame && isJunk())) {
        m_result.problems.clear();
        return report(ErrorCode::NotAGame, {}, 0);
    }
    if (!m_otherGame && opened && !m_waiting.empty())
        report(ErrorCode::UnexpectedEnd, {}, m_text.size());
    if (m_otherGame)
        return;
    setUpHandicapMoves();
    m_result.record = std::move(m_record);
}

void SgfParser::openNode()
{
    if (m_inNode)
        closeNode();
    m_node = m_node == kNoNode ? kRoot : m_record.addNode(m_node);
    m_inNode = true;
    m_places.push_back(m_pos);
}

void SgfParser::closeNode()
{
    m_inNode = false;
    if (m_node == kRoot) {
        closeRoot();
        takeMoveOutOfRoot();
    }
    if (m_properties.empty())
        return;
    takeMove();
    m_record.setProperties(m_node, {std::make_move_iterator(m_properties.begin()), std::make_move_iterator(m_properties.end())});
    m_properties.clear();
}

void SgfParser::closeRoot()
{
    const auto ofNode
        = std::stable_partition(m_properties.begin(), m_properties.end(), [](const Property& p) { return sgfKind(p.key).wholeGame; });
    m_record.tags.assign(std::make_move_iterator(m_properties.begin()), std::make_move_iterator(ofNode));
    m_properties.erase(m_properties.begin(), ofNode);

    const std::string_view game = m_record.tag("GM");
    m_saysGo = std::ranges::find(m_record.tags, "GM", &Property::key) != m_record.tags.end();
    if (!game.empty() && game != "1") {
        report(ErrorCode::UnsupportedGame, "GM[" + std::string(game.substr(0, 20)) + "]", m_places.back());
        m_otherGame = true;
    }
    std::vector<Error> problems;
    readSetup(m_record.tags, m_record.setup, problems);
    for (Error& problem : problems)
        report(problem.code, core::describe(problem.detail), m_places.back());
    const Setup& setup = m_record.setup;
    if (!isPlayable(setup))
        report(ErrorCode::UnsupportedBoardSize, std::to_string(setup.width) + "×" + std::to_string(setup.height), m_places.back());
    dropHeldTags(setup, m_record.tags);
}

/// The root is the start of the game, so its move becomes a node of its own below it.
void SgfParser::takeMoveOutOfRoot()
{
    const auto move = std::ranges::find_if(m_properties, [](const Property& p) { return p.key == "B" || p.key == "W"; });
    if (move == m_properties.end() || !parseSgfMove(m_record.setup, move->values.front()))
        return;
    const auto ofMove = std::stable_partition(
        m_properties.begin(), m_properties.end(), [](const Property& p) { return std::ranges::find(kOfMoves, p.key) == kOfMoves.end(); });
    m_record.setProperties(kRoot, {std::make_move_iterator(m_properties.begin()), std::make_move_iterator(ofMove)});
    m_properties.erase(m_properties.begin(), ofMove);
    m_node = m_record.addNode(kRoot);
    m_places.push_back(m_movePos);
}

/// "A[" occurs in any file, and makes a record without a move or a stone. GM[1] and GM[] do not occur by chance. Every game that we write
/// contains one of them, so it can be read again.
bool SgfParser::isJunk() const
{
    if (m_result.problems.empty() || m_saysGo || (m_knowsProperty && !looksBinary(m_text)))
        return false;
    const auto hasStones = [&](const Property& property) {
        return (property.key == "AB" || property.key == "AW")
            && parseSgfPoint(property.values.front(), m_record.setup.width, m_record.setup.height);
    };
    for (NodeId node = kRoot; node < m_record.size(); ++node)
        if (m_record.move(node) != game::kNoMove || std::ranges::any_of(m_record.properties(node), hasStones))
            return false;
    return true;
}

/// Makes the first B or W among the properties the node's move, and drops the property if the writer would write the same text.
void SgfParser::takeMove()
{
    const Setup& setup = m_record.setup;
    const auto says
        = [&](const Property& p, Side side, Move move) { return p.key == keyOf(side) && parseSgfMove(setup, p.values.front()) == move; };
    if (const Move move = m_record.move(m_node); move != game::kNoMove) {
        // readSoleMove() took it. If the file contains it twice, both stay.
        const Side side = m_record.side(m_node);
        if (std::ranges::any_of(m_properties, [&](const Property& p) { return says(p, side, move); }))
            m_properties.insert(m_properties.begin(), {std::string(keyOf(side)), {*sgfMove(setup, move)}});
        return;
    }
    const auto found = std::ranges::find_if(m_properties, [](const Property& p) { return p.key == "B" || p.key == "W"; });
    if (found == m_properties.end())
        return;
    const std::string& text = found->values.front();
    const auto move = parseSgfMove(setup, text);
    if (!move) {
        const bool readable = text.size() == 2 && isSgfLetter(text[0]) && isSgfLetter(text[1]);
        return report(readable ? ErrorCode::OffBoard : ErrorCode::UnreadableMove, found->key + "[" + text.substr(0, 20) + "]", m_movePos);
    }
    const Side side = found->key == "B" ? Side::First : Side::Second;
    m_record.setMove(m_node, *move, side);
    const bool once = std::ranges::count_if(m_properties, [&](const Property& p) { return says(p, side, *move); }) == 1;
    if (once && found == m_properties.begin() && found->values.size() == 1 && sgfMove(setup, *move) == text)
        m_properties.erase(found);
}

/// Old programs write handicap stones as Black's first moves, some with White's passes in between. They become set-up of their nodes.
void SgfParser::setUpHandicapMoves()
{
    const Setup& setup = m_record.setup;
    if (!isPlayable(setup) || m_record.hasProperty(kRoot, "AB"))
        return;
    std::vector<NodeId> stones;
    std::vector<NodeId> passes;
    for (NodeId node = m_record.firstChild(kRoot); node != kNoNode && std::ssize(stones) < setup.handicap;
         node = m_record.firstChild(node)) {
        const Move move = m_record.move(node);
        const bool isPass = isGoPass(setup, move);
        if (isSetupNode(m_record, node) || (move != game::kNoMove && isPass != (m_record.side(node) == Side::Second)))
            break;
        if (move != game::kNoMove)
            (isPass ? passes : stones).push_back(node);
    }
    if (stones.size() < 2)
        return;
    for (const NodeId stone : stones) {
        m_record.addValue(stone, "AB", *sgfMove(setup, m_record.move(stone)));
        m_record.setMove(stone, game::kNoMove, Side::First);
    }
    for (const NodeId pass : passes)
        m_record.setMove(pass, game::kNoMove, Side::First);
}

void SgfParser::openVariation()
{
    if (m_inNode)
        closeNode();
    m_waiting.push_back(m_node);
}

void SgfParser::closeVariation()
{
    if (m_inNode)
        closeNode();
    if (m_waiting.empty())
        return; // a surplus ')' closes nothing
    // A second root is damage; it is added below the first, so that nothing is lost.
    m_node = m_waiting.back() == kNoNode && m_node != kNoNode ? kRoot : m_waiting.back();
    m_waiting.pop_back();
}

void SgfParser::readProperty()
{
    const std::size_t keyStart = m_pos;
    m_pos = sgfKeyEnd(m_text, m_pos);
    const std::string_view written = m_text.substr(keyStart, m_pos - keyStart);
    m_pos = skipSgfSpace(m_text, m_pos);
    if (m_pos == m_text.size() || m_text[m_pos] != '[')
        return report(ErrorCode::UnexpectedText, std::string(written.substr(0, 40)), keyStart);
    if (!m_inNode)
        openNode();
    if (readSoleMove(written))
        return;
    Property property{normalKey(written, m_oldFormat), {}};
    m_knowsProperty = m_knowsProperty || sgfKind(property.key).known;
    if (property.key == "B" || property.key == "W")
        m_movePos = keyStart;
    readValues(property.key, property.values);
    if (property.key == "FF" && property.values.front() == "4")
        m_oldFormat = false;
    m_properties.push_back(std::move(property));
}

/// The usual case, fast: the node begins with B[xy] or W[xy]. Changes nothing in any other case.
bool SgfParser::readSoleMove(std::string_view key)
{
    if (key.size() != 1 || (key[0] != 'B' && key[0] != 'W') || m_node == kRoot || !m_properties.empty())
        return false;
    if (m_pos + 3 >= m_text.size() || m_text[m_pos + 3] != ']' || m_record.move(m_node) != game::kNoMove)
        return false;
    const std::string_view point = m_text.substr(m_pos + 1, 2);
    const auto move = point == "tt" ? std::nullopt : parseSgfMove(m_record.setup, point);
    const std::size_t next = skipSgfSpace(m_text, m_pos + 4);
    if (!move || !isSgfLetter(point[0]) || !isSgfLetter(point[1]) || (next < m_text.size() && m_text[next] == '['))
        return false;
    m_record.setMove(m_node, *move, key[0] == 'B' ? Side::First : Side::Second);
    m_pos = next;
    return true;
}

void SgfParser::readValues(std::string_view key, std::vector<std::string>& values)
{
    const SgfKind kind = sgfKind(key);
    ValueRules rules;
    rules.depth = m_waiting.size();
    rules.freeText = kind.freeText;
    rules.comment = key == "C" || key == "GC";
    while (m_pos < m_text.size() && m_text[m_pos] == '[') {
        const std::size_t start = m_pos + 1;
        const ValueScan scan = scanSgfValue(m_text, start, rules);
        const std::string_view raw = m_text.substr(start, scan.pos - start);
        values.push_back(scan.escaped ? unescapeSgf(raw, kind.pureText) : std::string(raw));
        if (scan.repaired)
            report(ErrorCode::UnexpectedText, "]", start);
        m_pos = scan.pos;
        if (scan.stop != ValueScan::Stop::Closed) {
            if (m_waiting.empty())
                report(ErrorCode::UnexpectedEnd, {}, m_text.size());
            return;
        }
        m_pos = skipSgfSpace(m_text, m_pos + 1);
    }
}

void SgfParser::skipJunk()
{
    const std::size_t start = m_pos;
    if (m_text[m_pos] == '[')
        m_pos = std::min(scanSgfValue(m_text, m_pos + 1, {}).pos + 1, m_text.size());
    else
        while (
            m_pos < m_text.size() && std::string_view("();[").find(m_text[m_pos]) == std::string_view::npos && !isSgfLetter(m_text[m_pos]))
            ++m_pos;
    // A byte order mark is no error.
    if (m_text.substr(start, m_pos - start) != "\xef\xbb\xbf")
        report(ErrorCode::UnexpectedText, std::string(m_text.substr(start, std::min<std::size_t>(m_pos - start, 40))), start);
}

void SgfParser::report(ErrorCode code, std::string_view detail, std::size_t pos)
{
    const bool decisive = code == ErrorCode::NotAGame || code == ErrorCode::UnsupportedGame || code == ErrorCode::UnexpectedEnd
        || code == ErrorCode::Stopped;
    if (m_result.problems.size() >= kMostProblems && !decisive)
        return;
    if (pos < m_countedPos) {
        m_countedPos = 0;
        m_countedLine = 1;
    }
    for (; m_countedPos < pos; ++m_countedPos)
        m_countedLine += m_text[m_countedPos] == '\n';
    m_result.problems.push_back({.code = code, .detail = quotation(detail), .line = m_countedLine});
}

void SgfParser::reportIllegalMoves()
{
    for (const IllegalMove& illegal : findIllegalMoves(*m_result.record, m_stop)) {
        const std::size_t before = m_result.problems.size();
        report(illegal.error.code, core::describe(illegal.error.detail), m_places[illegal.node]);
        if (m_result.problems.size() > before)
            m_result.problems.back().move = illegal.error.move;
    }
}

} // namespace

ReadGame readSgfGame(std::string_view bytes, const ReadOptions& options)
{
    ReadGame result;
    const std::string decoded = isAscii(bytes) ? std::string() : decodeText(bytes, declaredSgfCharset(bytes)).utf8;
    SgfParser parser(decoded.empty() ? bytes : decoded, result, options.stop);
    parser.parse();
    if (options.validate && result.record && isPlayable(result.record->setup))
        parser.reportIllegalMoves();
    return result;
}

bool looksLikeSgf(std::string_view head)
{
    SgfSplitter splitter;
    return splitter.find(head, true).has_value();
}

} // namespace evenmatch::record
