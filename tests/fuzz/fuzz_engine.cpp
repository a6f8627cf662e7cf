// Any bytes as an engine's output: the first byte chooses the protocol, "cat" prints the rest. The engine plays and judges, or is refused
// in time.
#include "nn/input/played_game.h"
#include "search/engine/gtp_engine.h"
#include "search/engine/katago_source.h"
#include "search/engine/uci_engine.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace evenmatch;
using namespace evenmatch::search;

namespace {

using std::chrono::milliseconds;

constexpr EnginePatience kPatience{
    .start = milliseconds(500), .answer = milliseconds(500), .move = milliseconds(500), .quit = milliseconds(100)};

/// A move of a game from the start, and the engine's evaluation if it has one.
template <class Engine, class Position>
void playOne(core::Result<std::unique_ptr<Engine>> engine, const Position& start)
{
    if (!engine || !(*engine)->start({.position = start, .seed = 1}))
        return;
    const auto decision = (*engine)->decide({});
    if (decision && decision->kind == Decision::Move && !game::AnyPosition(start).isLegal(decision->move))
        std::abort();
}

void judge(const std::vector<std::string>& command)
{
    const auto source = KataGoSource::launch(command, {.visits = 2, .patience = {milliseconds(500), milliseconds(500)}});
    if (!source)
        return;
    const go::Position start(9);
    const nn::PlayedGame game{.start = std::make_shared<game::AnyPosition>(start), .moves = {start.moveAt(4, 4)}};
    std::vector<nn::OutsidePly> plies(game.moves.size() + 1);
    (void)(*source)->look(game, plies, {});
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const std::string file = (std::filesystem::temp_directory_path() / ("fuzz-engine-" + std::to_string(getpid()))).string();
    if (size == 0)
        return 0;
    std::ofstream(file, std::ios::binary).write(reinterpret_cast<const char*>(data + 1), static_cast<std::streamsize>(size - 1));
    const std::vector<std::string> command{"cat", file};
    switch (data[0]) {
    case 'g': playOne(GtpEngine::launch(command, kPatience), go::Position(9)); break;
    case 'u': playOne(UciEngine::launch(command, {.options = {}, .go = {}, .patience = kPatience}), chess::Position()); break;
    case 'k': judge(command); break;
    default: break;
    }
    return 0;
}
