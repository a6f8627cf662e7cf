// All games that programs can choose at run time. The last step of adding a game is a line here (.github/CONTRIBUTING.md).
#pragma once

#include "core/game/any_position.h"

#include <span>
#include <string_view>

namespace evenmatch::game {

struct GameKind {
    std::string_view id; ///< in the command line and files: "go9", "chess"
    std::string_view name; ///< for people, in English
    int width = 0;
    int height = 0;
    AnyPosition (*start)() = nullptr;
};

/// All games, in menu order.
std::span<const GameKind> gameKinds();

/// Null if there is no such game.
const GameKind* findGame(std::string_view id);

/// The id of a position's game: "go9", "chess960"; "go" for Go boards without an id of their own.
std::string_view idOf(const AnyPosition& position);

} // namespace evenmatch::game
