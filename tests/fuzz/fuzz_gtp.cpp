// Any lines from a GTP client: the server answers each or returns an error, and continues. Evaluations are fake.
#include "search/protocol/gtp_server.h"
#include "tests/fuzz/protocol_input.h"

#include <cstdlib>

using namespace evenmatch;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const search::PlayerResources resources = fuzz::fakePlayers("go");
    auto server = search::GtpServer::make(*search::parsePlayerSpec("mcts"), resources, [](std::string_view) {});
    if (!server)
        std::abort();
    for (const std::string_view line : fuzz::linesOf(data, size))
        if (!(*server)->handle(line))
            return 0;
    (*server)->endInput();
    return 0;
}
