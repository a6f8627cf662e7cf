#include "core/record/record_opening.h"

#include "core/game/family.h"
#include "core/game/opening_book.h"
#include "core/record/pgn/pgn_opening.h"
#include "core/record/replay.h"

namespace evenmatch::record {

std::string openingText(const GameRecord& record)
{
    const auto start = startPosition(record);
    return start ? game::openingText(*start, record.mainLineMoves()) : std::string();
}

std::string namedOpening(const GameRecord& record, std::string_view text)
{
    std::string named = game::isChess(record.setup.game) ? openingOfPgn(text) : std::string();
    return named.empty() ? openingText(record) : named;
}

} // namespace evenmatch::record
