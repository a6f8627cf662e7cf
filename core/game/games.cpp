#include "core/game/games.h"

#include "core/game/go/position.h"

#include <algorithm>
#include <array>

namespace evenmatch::game {

namespace {

template <int Size>
AnyPosition startOfGo()
{
    return go::Position(Size);
}

constexpr std::array kKinds = {
    GameKind{"go", "Go 19×19", 19, 19, startOfGo<19>},
    GameKind{"go13", "Go 13×13", 13, 13, startOfGo<13>},
    GameKind{"go9", "Go 9×9", 9, 9, startOfGo<9>},
};

} // namespace

std::span<const GameKind> gameKinds()
{
    return kKinds;
}

const GameKind* findGame(std::string_view id)
{
    const auto kinds = gameKinds();
    const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const GameKind& kind) { return kind.id == id; });
    return found == kinds.end() ? nullptr : &*found;
}

} // namespace evenmatch::game
