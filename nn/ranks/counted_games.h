// The games that count for a player's rank, unless the player includes every game.
#pragma once

#include "core/record/notes/time_class.h"
#include "nn/data/player_games.h"

#include <optional>
#include <string>
#include <string_view>

namespace evenmatch::nn {

/// The name of our opponents in their games; in chess the rank follows: "Evenmatch 1200-1399".
inline constexpr std::string_view kOpponentName = "Evenmatch";
/// Moves of both players together: games with fewer do not count.
inline constexpr std::size_t kFewestMovesThatCount = 20;

enum class NotCounted : std::uint8_t {
    No, ///< it counts
    AgainstUs, ///< people play differently against a program, and may take moves back
    Unfinished,
    Short,
    BothSides, ///< the player has both, as two guests of one name, so that nobody knows which side to count
};
/// By the game alone, so never BothSides. A game is unfinished if its file states it. A PGN file without a result
/// does; an SGF file without one does not.
NotCounted whyNotCounted(const SourceGame& game);
/// Whether a player's name is that of one of our opponents.
bool isOurOpponent(std::string_view name);
/// Whether one of the players is one of our opponents.
bool isAgainstUs(const SourceGame& game);

struct NotCountedGames {
    std::size_t againstUs = 0;
    std::size_t unfinished = 0;
    std::size_t tooShort = 0;
    std::size_t bothSides = 0;

    std::size_t all() const { return againstUs + unfinished + tooShort + bothSides; }
    bool operator==(const NotCountedGames&) const = default;
};
/// Keeps the sides of counted games; a player may have none left. Returns the removed games, each once.
NotCountedGames keepCounted(std::span<const SourceGame> games, std::vector<PlayerSides>& players);

/// A player's selection of counted games. The default: all.
struct GameChoice {
    std::string since; ///< YYYY-MM-DD, the first day, or YYYY-MM or YYYY; earlier games and games without a date are left out
    std::optional<game::Side> colour; ///< the player's own
    record::TimeClass time = record::TimeClass::Unknown; ///< Unknown: any; otherwise games without a known one are left out

    bool isAll() const { return *this == GameChoice{}; }
    bool operator==(const GameChoice&) const = default;
};
/// Keeps the chosen sides; a player may have none left. Returns the number of games that no player has any more.
std::size_t keepChosen(std::span<const SourceGame> games, std::vector<PlayerSides>& players, const GameChoice& choice);

} // namespace evenmatch::nn
