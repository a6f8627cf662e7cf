// Names of openings in chess and Go and their lines, for lists, statistics and training.
#pragma once

#include "core/game/any_position.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::game {

/// "C50 Italian Game, Giuoco Piano"; in Go the sequences in the corners: "4-4, low approach; 3-4". The names are the same in every
/// language. Empty without a named sequence. An illegal move ends the search.
std::string openingText(const AnyPosition& start, std::span<const Move> moves);

/// The group of one side's games: "Italian Game"; in Go the side's first two corner points: "3-4 + 4-4". Empty without a name.
std::string openingFamily(const AnyPosition& start, std::span<const Move> moves, Side side);

/// A named line from the game's usual start.
struct BookLine {
    std::string code; ///< of the Encyclopaedia of Chess Openings: "C50"; empty in Go
    std::string name; ///< "Italian Game, Giuoco Piano", "4-4, low approach"
    std::vector<Move> moves;

    /// "C50 Italian Game, Giuoco Piano", "4-4, low approach".
    std::string text() const { return code.empty() ? name : code + ' ' + name; }
    /// "Italian Game"; in Go the whole name.
    std::string family() const;
    /// The side whose last move completes the named line.
    Side side() const { return moves.size() % 2 == 1 ? Side::First : Side::Second; }
};

/// The lines of "go" or "chess", each name once; none for other games. Any thread.
const std::vector<BookLine>& openingBook(std::string_view family);

/// The line with this name, with or without its code, or else the shortest line whose name begins like this; case is ignored. Null if there
/// is none.
const BookLine* findLine(std::string_view family, std::string_view name);

/// The shortest line of each opening with all its variations, by name; in Go all lines.
std::vector<const BookLine*> openingFamilies(std::string_view family);

/// Whether the position after these moves is on a line of the book. REQUIRES: they are legal
bool isInBook(const AnyPosition& start, std::span<const Move> moves);

} // namespace evenmatch::game
