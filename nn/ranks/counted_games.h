// Which of a player's games an estimate of the rank counts, unless the player wants every game to count.
#pragma once

#include "core/record/time_class.h"
#include "nn/ranks/player_games.h"

#include <optional>
#include <string>
#include <string_view>

namespace evenmatch::nn {

/// The name of our opponents in the games that they play; in chess the rank follows: "Evenmatch 1200-1399".
inline constexpr std::string_view kOpponentName = "Evenmatch";
/// Moves of both players together: games with fewer do not count.
inline constexpr std::size_t kFewestMovesThatCount = 20;

enum class NotCounted : std::uint8_t {
    No, ///< it counts
    AgainstUs, ///< people play otherwise against a program, and may take moves back
    Unfinished,
    Short,
};
/// Unfinished is a game whose file says so. A PGN file without a result does; an SGF file without one says nothing.
NotCounted whyNotCounted(const SourceGame& game);
/// Whether one of the players is an opponent of ours.
bool isAgainstUs(const SourceGame& game);

struct NotCountedGames {
    std::size_t againstUs = 0;
    std::size_t unfinished = 0;
    std::size_t tooShort = 0;

    std::size_t all() const { return againstUs + unfinished + tooShort; }
    bool operator==(const NotCountedGames&) const = default;
};
/// Leaves each player the sides of games that count; a player may be left without any. Returns what was taken away, a game once.
NotCountedGames keepCounted(std::span<const SourceGame> games, std::vector<PlayerSides>& players);

/// Which of the games that count a player wants to know the rank from. The default: all.
struct GameChoice {
    std::string since; ///< YYYY-MM-DD, the first day; games of earlier days and without a date stay out
    std::optional<game::Side> colour; ///< the player's own
    record::TimeClass time = record::TimeClass::Unknown; ///< Unknown: any; else games whose file does not say it stay out

    bool isAll() const { return *this == GameChoice{}; }
    bool operator==(const GameChoice&) const = default;
};
/// Leaves each player the chosen sides; a player may be left without any. Returns how many were taken away.
std::size_t keepChosen(std::span<const SourceGame> games, std::vector<PlayerSides>& players, const GameChoice& choice);

} // namespace evenmatch::nn
