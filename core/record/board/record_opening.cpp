#include "core/record/board/record_opening.h"

#include "core/game/family.h"
#include "core/game/registry/opening_book.h"
#include "core/record/board/replay.h"
#include "core/record/vocabulary/pgn_opening.h"

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
