// Families of games: one network plays all games of a family, and its ranks have one scale. Go on every board is a family, chess and
// Chess960 are another; every other game is a family of its own.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace evenmatch::game {

enum class Family : std::uint8_t { Go, Chess, Other };

/// The family of an id of games.h ("go9", "chess960") or of a network's game.
constexpr Family familyOf(std::string_view game)
{
    return game.starts_with("go") ? Family::Go : game.starts_with("chess") ? Family::Chess : Family::Other;
}

/// The family's key in files, settings and on the command line; empty for Other.
constexpr std::string_view keyOf(Family family) { return family == Family::Go ? "go" : family == Family::Chess ? "chess" : ""; }

constexpr bool isGo(std::string_view game) { return familyOf(game) == Family::Go; }
constexpr bool isChess(std::string_view game) { return familyOf(game) == Family::Chess; }

/// The key for networks, ranks and settings: "go", "chess", else the game's own id.
inline std::string familyName(std::string_view game) { return std::string(isGo(game) ? "go" : isChess(game) ? "chess" : game); }

/// "black" and "white" in the order in which they move; "first", "second" if the sides have no colours.
constexpr std::array<std::string_view, 2> colourNames(Family family)
{
    return family == Family::Go   ? std::array<std::string_view, 2>{"black", "white"}
        : family == Family::Chess ? std::array<std::string_view, 2>{"white", "black"}
                                  : std::array<std::string_view, 2>{"first", "second"};
}

/// The number of moves that share a number: two in chess ("44. Nf3 Nc6"), otherwise one.
constexpr std::size_t movesANumber(Family family) { return family == Family::Chess ? 2 : 1; }

} // namespace evenmatch::game
