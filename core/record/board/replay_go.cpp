#include "core/record/board/replay_go.h"

#include "core/record/board/replay.h"
#include "core/record/text/text.h"
#include "core/record/vocabulary/sgf_setup.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace evenmatch::record {

namespace {

using core::Error;
using core::ErrorCode;

/// Some programs write AB[] without a set-up.
bool namesPoints(std::string_view value) { return !trimmed(value).empty(); }

/// The set-up of a node with one bit per point, so that memory is constant however many rectangles a file has.
class WantedStones {
public:
    void set(const SgfPoint& first, const SgfPoint& last, go::Color color)
    {
        const auto [left, right] = std::minmax(first.x, last.x);
        const auto [top, bottom] = std::minmax(first.y, last.y);
        const std::uint32_t columns = ((std::uint32_t{2} << right) - 1) & ~((std::uint32_t{1} << left) - 1);
        for (int y = top; y <= bottom; ++y)
            for (auto& rows : m_rows) {
                std::uint32_t& row = rows[static_cast<std::size_t>(y)];
                row = &rows == &m_rows[static_cast<std::size_t>(color)] ? row | columns : row & ~columns;
            }
    }

    std::vector<go::SetupStone> stones() const
    {
        std::vector<go::SetupStone> all;
        for (std::size_t color = 0; color < m_rows.size(); ++color)
            for (int y = 0; y < go::kMaxSize; ++y)
                for (int x = 0; x < go::kMaxSize; ++x)
                    if ((m_rows[color][static_cast<std::size_t>(y)] >> x & 1) != 0)
                        all.push_back({x, y, static_cast<go::Color>(color)});
        return all;
    }

private:
    std::array<std::array<std::uint32_t, go::kMaxSize>, 3> m_rows{}; ///< by colour
};
static_assert(go::kMaxSize < 32);

/// A point, or a rectangle of them ("aa:cc").
bool addStones(WantedStones& stones, std::string_view value, go::Color color, int size)
{
    const std::size_t colon = value.find(':');
    const auto first = parseSgfPoint(value.substr(0, colon), size, size);
    const auto last = colon == std::string_view::npos ? first : parseSgfPoint(value.substr(colon + 1), size, size);
    if (!first || !last)
        return false;
    stones.set(*first, *last, color);
    return true;
}

bool isSetup(const GameRecord& record, NodeId node)
{
    return std::ranges::any_of(record.properties(node), [](const Property& property) {
        return (property.key == "AB" || property.key == "AW" || property.key == "AE") && std::ranges::any_of(property.values, namesPoints);
    });
}

/// The side of the next move on the line through `node`, up to the next set-up.
std::optional<Side> sideThatFollows(const GameRecord& record, NodeId node)
{
    for (; node != kNoNode; node = record.firstChild(node)) {
        if (record.move(node) != game::kNoMove)
            return record.side(node);
        if (const NodeId next = record.firstChild(node); next != kNoNode && isSetupNode(record, next))
            break;
    }
    return std::nullopt;
}

/// A handicap without stones: servers mean the usual points then. This does not apply if Black moves first (the stones are played) or the
/// root sets up stones.
bool meansFixedHandicap(const GameRecord& record)
{
    if (record.setup.handicap < 2 || isSetup(record, kRoot))
        return false;
    for (NodeId node = record.firstChild(kRoot); node != kNoNode; node = record.firstChild(node))
        if (record.move(node) != game::kNoMove)
            return record.side(node) == Side::Second;
        else if (isSetup(record, node))
            return false;
    return true;
}

} // namespace

bool isSetupNode(const GameRecord& record, NodeId node) { return isSetup(record, node) || record.hasProperty(node, "PL"); }

core::Result<std::vector<go::SetupStone>> goSetupStones(const GameRecord& record, NodeId node)
{
    constexpr std::array<std::pair<std::string_view, go::Color>, 3> kKinds{
        {{"AB", go::Color::Black}, {"AW", go::Color::White}, {"AE", go::Color::Empty}}};
    WantedStones wanted;
    for (const Property& property : record.properties(node)) {
        for (const auto& [key, color] : kKinds) {
            if (property.key != key)
                continue;
            for (const std::string& value : property.values)
                if (namesPoints(value) && !addStones(wanted, value, color, record.setup.width))
                    return Error{ErrorCode::BadSetup, property.key + "[" + value + "]"};
        }
    }
    return wanted.stones();
}

core::Result<void> applyGoSetup(go::Position& position, const GameRecord& record, NodeId node)
{
    if (record.properties(node).empty())
        return {};
    const auto stones = goSetupStones(record, node);
    if (!stones)
        return stones.error();
    if (!stones->empty())
        if (auto done = position.setStones(*stones); !done)
            return done;
    if (const std::string_view side = record.property(node, "PL"); !side.empty())
        position.setSideToMove(side[0] == 'W' || side[0] == 'w' || side[0] == '2' ? Side::Second : Side::First);
    else if (const auto next = stones->empty() ? std::nullopt : sideThatFollows(record, node))
        position.setSideToMove(*next); // many programs omit PL
    return {};
}

core::Result<go::Position> startOfGo(const GameRecord& record)
{
    const Setup& setup = record.setup;
    if (setup.width != setup.height || setup.width < go::kMinSize || setup.width > go::kMaxSize)
        return Error{ErrorCode::UnsupportedBoardSize, std::to_string(setup.width) + "×" + std::to_string(setup.height)};
    constexpr double kMostKomi = 999;
    const double komi = setup.komi.value_or(0);
    if (!(komi >= -kMostKomi && komi <= kMostKomi))
        return Error{ErrorCode::BadValue, "KM[" + std::to_string(komi) + "]"};

    go::Position position(setup.width, go::rulesFromText(setup.rules), komi);
    if (meansFixedHandicap(record)) {
        if (!position.placeHandicap(setup.handicap)) // findIllegalMoves() warns; the moves can still be played
            position.setSideToMove(Side::Second);
    } else if (setup.handicap >= 2) {
        position.setHandicap(setup.handicap);
    }
    // White begins after handicap stones, even if the file does not say so.
    if (setup.handicap >= 2 && record.hasProperty(kRoot, "AB") && !record.hasProperty(kRoot, "PL"))
        position.setSideToMove(Side::Second);
    if (auto done = applyGoSetup(position, record, kRoot); !done)
        return done.error();
    return position;
}

std::optional<Error> unplacedHandicap(const GameRecord& record)
{
    const Setup& setup = record.setup;
    const bool isPlayable = setup.width == setup.height && setup.width >= go::kMinSize && setup.width <= go::kMaxSize;
    if (!isPlayable || !meansFixedHandicap(record) || go::Position(setup.width).placeHandicap(setup.handicap))
        return std::nullopt;
    return Error{ErrorCode::BadValue, "HA[" + std::to_string(setup.handicap) + "]"};
}

core::Result<void> playGo(go::Position& position, Move move, Side side)
{
    // Records continue after two passes if the players disagreed about dead stones; passing the turn twice resumes the game.
    if (position.isOver())
        position.setSideToMove(game::opponent(position.sideToMove()));
    position.setSideToMove(side);
    if (auto legal = position.check(move); !legal) {
        Error error = legal.error();
        error.detail = position.moveText(move);
        return error;
    }
    position.play(move);
    return {};
}

} // namespace evenmatch::record
