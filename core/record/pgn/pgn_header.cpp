#include "core/record/pgn/pgn_header.h"

#include "core/game/chess/fen.h"
#include "core/record/text/encoding.h"
#include "core/record/vocabulary/pgn_text.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace evenmatch::record {

namespace {

/// Whether the Variant tag names standard chess or Chess960; nothing for other games.
std::optional<std::string_view> gameOfVariant(std::string_view variant)
{
    std::string word;
    for (const char c : variant)
        if (isLetter(c) || isDigit(c))
            word += static_cast<char>(isLetter(c) ? c | 0x20 : c);
    for (const std::string_view usual : {"", "standard", "normal", "chess", "regular", "classical", "fromposition", "normalchess"})
        if (word == usual)
            return "chess";
    for (const std::string_view random : {"chess960", "fischerandom", "fischerrandom", "960", "freestyle", "frc", "chess960frc"})
        if (word == random)
            return "chess960";
    return std::nullopt;
}

/// Finds tags by their names: by linear search in a usual number of tags, by a table among hundreds of thousands.
class TagPlaces {
public:
    /// Returns tags.size() if there is none.
    std::size_t find(const std::vector<Property>& tags, std::string_view name)
    {
        constexpr std::size_t kFew = 40;
        if (tags.size() < kFew)
            return static_cast<std::size_t>(std::ranges::find(tags, name, &Property::key) - tags.begin());
        for (; m_known < tags.size(); ++m_known)
            m_places.emplace(tags[m_known].key, m_known);
        const auto found = m_places.find(std::string(name));
        return found == m_places.end() ? tags.size() : found->second;
    }

private:
    std::unordered_map<std::string, std::size_t> m_places;
    std::size_t m_known = 0;
};

void keepTag(GameRecord& record, TagPlaces& places, TagText& tag)
{
    Setup& setup = record.setup;
    if (tag.name == "FEN" && setup.position.empty()) {
        setup.position = std::move(tag.value);
        return;
    }
    if (tag.name == "Variant" && gameOfVariant(tag.value) == "chess960") {
        setup.game = "chess960";
        return;
    }
    if (const std::size_t same = places.find(record.tags, tag.name); same < record.tags.size())
        record.tags[same].values.push_back(std::move(tag.value));
    else
        record.tags.push_back({std::string(tag.name), {std::move(tag.value)}});
}

core::Error problemAt(std::string_view text, std::size_t pos, core::ErrorCode code, std::string_view detail)
{
    const auto line = 1 + static_cast<std::uint64_t>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(pos), '\n'));
    return {.code = code, .detail = quotation(detail), .line = line};
}

/// The board at the start, or the problem of the set-up; `fenPos` is the place of the FEN.
void setUp(PgnHeader& header, std::string_view text, std::size_t fenPos)
{
    const auto fail
        = [&](core::ErrorCode code, std::string_view detail, std::size_t pos) { header.problem = problemAt(text, pos, code, detail); };
    const std::string_view variant = header.record.tag("Variant");
    header.isChess = gameOfVariant(variant).has_value();
    if (!header.isChess)
        return fail(core::ErrorCode::UnsupportedGame, variant, 0);
    Setup& setup = header.record.setup;
    if (setup.game == "chess" && setup.position == kUsualStartFen)
        setup.position.clear();
    const auto start = chess::parseFen(setup.position.empty() ? kUsualStartFen : std::string_view(setup.position));
    if (!start)
        return fail(start.error().code, setup.position, fenPos);
    if (start->chess960)
        setup.game = "chess960";
    header.start = start->board;
    if (!start->ignored.empty())
        fail(core::ErrorCode::BadValue, "FEN " + start->ignored, fenPos);
}

} // namespace

PgnHeader readPgnHeader(std::string_view text)
{
    PgnHeader header;
    GameRecord& record = header.record;
    record.format = Format::Pgn;
    record.setup = {.game = "chess", .width = 8, .height = 8};
    std::size_t pos = 0;
    std::size_t fenPos = 0;
    std::size_t lineEnd = 0;
    std::size_t lastBracket = 0; ///< of the line
    TagPlaces places;
    while (skipPgnSpace(text, pos, record, kRoot) && text[pos] == '[' && !tagNameAt(text.substr(pos)).empty()) {
        if (pos >= lineEnd) {
            lineEnd = std::min(text.find('\n', pos), text.size());
            const std::size_t lastInLine = text.substr(pos, lineEnd - pos).rfind(']');
            lastBracket = lastInLine == text.npos ? 0 : pos + lastInLine;
        }
        TagText tag = readTag(text.substr(pos, lineEnd - pos), lastBracket > pos);
        if (tag.name == "FEN" && record.setup.position.empty())
            fenPos = pos;
        if (!tag.closed && !header.problem)
            header.problem = problemAt(text, pos, core::ErrorCode::UnexpectedEnd, "[" + std::string(tag.name));
        keepTag(record, places, tag);
        pos += tag.size;
        header.hasTags = true;
        header.hasGameTags = header.hasGameTags || tag.name == "FEN"
            || std::ranges::find(sevenTagRoster(), tag.name, &RosterTag::name) != sevenTagRoster().end();
    }
    header.size = pos;
    sortPgnTags(record);
    if (!record.setup.position.empty() && record.tag("SetUp") == "1")
        std::erase_if(record.tags, [](const Property& tag) { return tag.key == "SetUp" && tag.values.size() == 1; });
    setUp(header, text, fenPos);
    return header;
}

void sortPgnTags(GameRecord& record)
{
    auto& tags = record.tags;
    std::ptrdiff_t sorted = 0;
    for (const RosterTag& roster : sevenTagRoster()) {
        const auto found = std::find_if(tags.begin() + sorted, tags.end(), [&](const Property& tag) { return tag.key == roster.name; });
        if (found == tags.end())
            continue;
        std::erase(found->values, roster.unknown);
        if (found->values.empty()) {
            tags.erase(found);
        } else {
            std::rotate(tags.begin() + sorted, found, found + 1);
            ++sorted;
        }
    }
}

bool skipPgnSpace(std::string_view text, std::size_t& pos, GameRecord& record, NodeId node)
{
    while (pos < text.size()) {
        const char c = text[pos];
        if (c == '%' && (pos == 0 || text[pos - 1] == '\n')) {
            const std::size_t end = std::min(text.find('\n', pos), text.size());
            record.addValue(node, kEscape, withPlainLineBreaks(trimmed(text.substr(pos + 1, end - pos - 1))));
            pos = end;
        } else if (const std::size_t blank = blankSizeAt(text, pos); blank > 0) {
            pos += blank;
        } else {
            return true;
        }
    }
    return false;
}

} // namespace evenmatch::record
