// Any text as the specification of a player, as from a command line or a GTP client: an error with a reason, or a player with valid parts.
#include "search/spec/player_spec.h"

#include <cstdlib>

using namespace evenmatch::search;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto spec = parsePlayerSpec(text);
    if (!spec) {
        if (spec.error().detail.empty())
            std::abort();
        return 0;
    }
    const auto again = parsePlayerSpec(spec->text);
    if (!again || again->kind != spec->kind || again->argument != spec->argument || again->options != spec->options)
        std::abort();
    return 0;
}
