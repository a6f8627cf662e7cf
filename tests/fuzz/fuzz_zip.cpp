// Reads any bytes as a ZIP archive safely: reading ends, and reports damage of the whole archive at most once.
#include "core/record/file/game_reader.h"

#include <cstdint>
#include <cstdlib>
#include <string>

using namespace evenmatch::record;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    auto reader = readGames(std::string(reinterpret_cast<const char*>(data), size), "fuzz.zip");
    int failures = 0;
    while (reader) {
        const auto game = (*reader)->next();
        if ((*reader)->bytesRead() > (*reader)->bytesTotal() || (!game && ++failures > 1))
            std::abort();
        if (game && !*game)
            break;
    }
    return 0;
}
