// Positions for tests of evaluators.
#pragma once

#include "core/game/registry/games.h"
#include "core/random.h"
#include "nn/input/game_state.h"

#include <string_view>
#include <vector>

namespace evenmatch::nn {

/// The states of one game of random moves from its start, at most `count`; the last one may be finished.
inline std::vector<GameState> randomGame(std::string_view game, std::size_t count, std::uint64_t seed)
{
    core::Random random(seed);
    std::vector<GameState> states{GameState(game::findGame(game)->start())};
    while (states.size() < count && !states.back().position().isOver()) {
        GameState next = states.back();
        next.play(next.position().randomMove(random));
        states.push_back(std::move(next));
    }
    return states;
}

} // namespace evenmatch::nn
