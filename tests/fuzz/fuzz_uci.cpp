// Any lines from a UCI client: the server answers or ignores each, and continues. Evaluations are fake.
#include "search/protocol/uci_server.h"
#include "tests/fuzz/protocol_input.h"

#include <cstdlib>

using namespace evenmatch;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const search::PlayerResources resources = fuzz::fakePlayers("chess");
    auto server = search::UciServer::make(*search::parsePlayerSpec("mcts"), resources, [](std::string_view) {});
    if (!server)
        std::abort();
    for (const std::string_view line : fuzz::linesOf(data, size))
        if (!(*server)->handle(line))
            return 0;
    (*server)->handle("stop");
    return 0;
}
