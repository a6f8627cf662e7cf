#include "search/player/player.h"

namespace evenmatch::search {

bool isEngineFailure(const core::Error& error)
{
    using enum core::ErrorCode;
    return error.code == EngineSilent || error.code == EngineEnded || error.code == EngineRefused || error.code == EngineNonsense;
}

} // namespace evenmatch::search
