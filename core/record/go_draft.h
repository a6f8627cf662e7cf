// A Go position while somebody sets it up: it may be one that no game can have.
#pragma once

#include "core/error.h"
#include "core/game/go/position.h"
#include "core/record/game_record.h"

#include <optional>
#include <string>
#include <vector>

namespace evenmatch::record {

/// A value. Stones lie where they like.
struct GoDraft {
    int size = go::kMaxSize;
    std::vector<go::Color> stones = std::vector<go::Color>(go::kMaxSize * go::kMaxSize, go::Color::Empty); ///< by y * size + x
    Side toMove = Side::First;
    double komi = 7.5;
    int handicap = 0; ///< as it is written; the stones lie among the others
    std::string rules = "Chinese";

    bool operator==(const GoDraft&) const = default;
};

/// REQUIRES: go::kMinSize <= size <= go::kMaxSize
GoDraft emptyGoBoard(int size);
GoDraft draftOf(const go::Position& position);
/// What a game begins with, whatever position it is; UnsupportedBoardSize, or BadSetup for points that are not on the board.
core::Result<GoDraft> readGoDraft(const GameRecord& record);

/// Nothing but so many handicap stones on the board, with White to move; 0: nothing, with Black to move. False, and nothing changed, where
/// the board has no such handicap.
bool placeHandicap(GoDraft& draft, int stones);

/// A point of the first chain that has no liberty, from the top left; nothing where a game may begin with the position.
std::optional<Move> chainWithoutLiberty(const GoDraft& draft);
/// A game that begins there. Its start can be set up unless chainWithoutLiberty().
GameRecord recordOf(const GoDraft& draft);

} // namespace evenmatch::record
