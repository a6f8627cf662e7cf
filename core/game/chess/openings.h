// Names of chess openings, found by position, so that transpositions have a name, too.
#pragma once

#include "core/game/chess/position.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::chess {

struct Opening {
    std::string_view code; ///< of the Encyclopaedia of Chess Openings: "C50"
    std::string_view name; ///< "Italian Game, Giuoco Piano"; a comma separates the opening from its variation
    std::size_t plies = 0; ///< moves of the game before the position with this name

    /// The name without its variations: "Italian Game".
    std::string_view family() const { return name.substr(0, name.find(',')); }
    /// "C50 Italian Game, Giuoco Piano".
    std::string text() const { return std::string(code) + ' ' + std::string(name); }
    bool operator==(const Opening&) const = default;
};

/// The last named position of the game, if there is one. An illegal move ends the search. Any thread.
std::optional<Opening> openingOf(Position start, std::span<const Move> moves);

/// A line of opening_lines.h, played.
struct OpeningLine {
    Opening opening;
    std::vector<Move> moves;
    std::uint64_t key = 0; ///< of the position after them
};

/// Reads one line each; the text must outlive them. An error names a malformed line, or an illegal move in it.
core::Result<std::vector<OpeningLine>> readOpeningLines(std::string_view text);

} // namespace evenmatch::chess
