// Signs of sensible play besides strength: actions that hardly any player of the rank takes. Counted from the moves alone.
#pragma once

#include "core/game/any_position.h"
#include "nn/input/played_game.h"
#include "search/match/play_game.h"

#include <array>
#include <cstdint>

namespace evenmatch::search {

/// Sums over the moves of one player's games, without drawn openings.
struct Soundness {
    std::uint64_t games = 0;
    std::uint64_t moves = 0;
    std::uint64_t lengths = 0; ///< plies of those games, including the opening
    std::uint64_t longest = 0;
    // Go
    std::uint64_t selfAtaris
        = 0; ///< leaves two or more stones with one liberty, takes nothing and puts nothing of the other side into atari
    std::uint64_t ownFills = 0; ///< plays in a space of at most kSmallSpace points that only own stones border
    std::uint64_t idlePasses = 0; ///< passes before the last two moves of the game
    // Chess
    std::uint64_t matesFound = 0; ///< mates in one that were played,
    std::uint64_t matesMissed = 0; ///< and those that were possible but not played

    static constexpr int kSmallSpace = 12;
    Soundness& operator+=(const Soundness& more);
    bool operator==(const Soundness&) const = default;
};

/// Both players of a game, by Side.
std::array<Soundness, 2> soundnessOf(const game::AnyPosition& start, const PlayedGame& played);
/// One side of a game by any player; moves before `from` are not its own.
Soundness soundnessOf(const nn::PlayedGame& game, game::Side side, std::size_t from = 0);

} // namespace evenmatch::search
