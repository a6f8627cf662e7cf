// Reads any bytes as SGF; a parsed record must survive writing and reading.
#include "core/record/file/game_reader.h"
#include "core/record/sgf/sgf_reader.h"
#include "core/record/sgf/sgf_writer.h"

#include <cstdio>
#include <cstdlib>

using namespace evenmatch;
using namespace evenmatch::record;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    while (const auto found = SgfSplitter().find(rest, true)) {
        const ReadGame game = readSgfGame(rest.substr(found->begin, found->end - found->begin));
        rest.remove_prefix(found->end);
        if (!game.record)
            continue;
        const std::string text = writeSgf(*game.record);
        const auto whole = SgfSplitter().find(text, true);
        const ReadGame again = readSgfGame(text);
        auto file = readGames(text, "again.sgf");
        const auto first = file ? (*file)->next() : core::Result<std::optional<ReadGame>>(std::nullopt);
        if (!first || !*first || (*first)->record != game.record || !whole || whole->begin != 0 || whole->end + 1 != text.size()
            || !again.record || !(*again.record == *game.record)) {
            std::fprintf(stderr, "written and read back, the game is another one:\n%s\n", text.c_str());
            std::abort();
        }
    }
    return 0;
}
