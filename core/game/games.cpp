#include "core/game/games.h"

#include <algorithm>
#include <array>

namespace evenmatch::game {

std::span<const GameKind> gameKinds()
{
    return {};
}

const GameKind* findGame(std::string_view id)
{
    const auto kinds = gameKinds();
    const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const GameKind& kind) { return kind.id == id; });
    return found == kinds.end() ? nullptr : &*found;
}

} // namespace evenmatch::game
