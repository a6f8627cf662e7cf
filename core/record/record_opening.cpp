#include "core/record/record_opening.h"

#include "core/record/replay.h"

namespace evenmatch::record {

std::optional<chess::Opening> openingOf(const GameRecord& record)
{
    if (record.setup.game != "chess" && record.setup.game != "chess960")
        return std::nullopt;
    const auto start = startPosition(record);
    const auto* position = start ? start->as<chess::Position>() : nullptr;
    return position ? chess::openingOf(*position, record.mainLineMoves()) : std::nullopt;
}

} // namespace evenmatch::record
