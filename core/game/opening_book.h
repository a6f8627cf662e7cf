// What openings of chess and Go are called, and the lines that have names: for lists, statistics and training.
#pragma once

#include "core/game/any_position.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::game {

/// "C50 Italian Game, Giuoco Piano"; in Go what was played in the corners, "4-4, low approach; 3-4". Names in common use, the same in every
/// language. Empty where nothing has a name. Moves that are not legal end the game there.
std::string openingText(const AnyPosition& start, std::span<const Move> moves);

/// What one side's games are gathered under: "Italian Game"; in Go the points with which it took its first two corners, "3-4 + 4-4". Empty
/// where nothing has a name.
std::string openingFamily(const AnyPosition& start, std::span<const Move> moves, Side side);

/// A line with a name, from the usual start of its game.
struct BookLine {
    std::string code; ///< of the Encyclopaedia of Chess Openings: "C50"; empty in Go
    std::string name; ///< "Italian Game, Giuoco Piano", "4-4, low approach"
    std::vector<Move> moves;

    /// "C50 Italian Game, Giuoco Piano", "4-4, low approach".
    std::string text() const { return code.empty() ? name : code + ' ' + name; }
    /// "Italian Game"; in Go the whole name.
    std::string family() const;
    /// Whose opening it is: its name comes with its last move.
    Side side() const { return moves.size() % 2 == 1 ? Side::First : Side::Second; }
};

/// Those of "go" or "chess", each name once; of other games none. Any thread.
const std::vector<BookLine>& openingBook(std::string_view family);

/// The line that is called so, with its code, by its name alone, or else the shortest whose name begins so; capitals do not matter. Null
/// where there is none.
const BookLine* findLine(std::string_view family, std::string_view name);

/// The shortest line of each opening with all its variations, by name; in Go all lines.
std::vector<const BookLine*> openingFamilies(std::string_view family);

/// Whether a line of the book leads through the position after these moves, or ends there. REQUIRES: they are legal
bool isInBook(const AnyPosition& start, std::span<const Move> moves);

} // namespace evenmatch::game
