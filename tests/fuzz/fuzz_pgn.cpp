// Reads any bytes as PGN safely; a parsed record must survive writing and reading.
#include "core/record/file/game_reader.h"
#include "core/record/pgn/pgn_writer.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace evenmatch::record;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char*>(data), size);
    auto reader = readGames("[Event \"?\"]\n" + text, "fuzz.pgn"); // the tag marks it as PGN
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
