#include "core/record/record_opening.h"

#include "core/game/opening_book.h"
#include "core/record/replay.h"

namespace evenmatch::record {

std::string openingText(const GameRecord& record)
{
    const auto start = startPosition(record);
    return start ? game::openingText(*start, record.mainLineMoves()) : std::string();
}

} // namespace evenmatch::record
