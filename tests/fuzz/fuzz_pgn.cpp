// Any bytes are read as PGN without harm, and what was read is written and read again as the same record.
#include "core/record/file/game_reader.h"
#include "core/record/pgn/pgn_writer.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace evenmatch::record;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char*>(data), size);
    auto reader = readGames("[Event \"?\"]\n" + text, "fuzz.pgn"); // the tag makes it PGN
    while (reader) {
        const auto game = (*reader)->next();
        if (!game || !*game)
            break;
        if (!(*game)->record)
            continue;
        auto again = readGames(writePgn(*(*game)->record), "again.pgn");
        if (!again)
            std::abort();
        const auto first = (*again)->next();
        if (!first || !*first || (*first)->record != (*game)->record || (*(*again)->next()).has_value())
            std::abort();
    }
    return 0;
}
