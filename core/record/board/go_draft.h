// A Go position during set-up, which may be impossible in a game.
#pragma once

#include "core/error.h"
#include "core/game/go/position.h"
#include "core/record/game_record.h"

#include <optional>
#include <string>
#include <vector>

namespace evenmatch::record {

/// A value. Stones may be on any points.
struct GoDraft {
    int size = go::kMaxSize;
    std::vector<go::Color> stones = std::vector<go::Color>(go::kMaxSize * go::kMaxSize, go::Color::Empty); ///< by y * size + x
    Side toMove = Side::First;
    double komi = 7.5;
    int handicap = 0; ///< as written; its stones are among the others
    std::string rules = "Chinese";

    bool operator==(const GoDraft&) const = default;
};

/// REQUIRES: go::kMinSize <= size <= go::kMaxSize
GoDraft emptyGoBoard(int size);
GoDraft draftOf(const go::Position& position);
/// The start of a game, whatever the position; UnsupportedBoardSize, or BadSetup for points off the board.
core::Result<GoDraft> readGoDraft(const GameRecord& record);

/// Replaces the position by this many handicap stones, with White to move; 0: an empty board, with Black to move. False, without a change,
/// if the board has no such handicap.
bool placeHandicap(GoDraft& draft, int stones);

/// The handicap of the game: none without a black stone, because such a record would mean the usual stones.
int handicapOf(const GoDraft& draft);

/// A point of the first chain without a liberty, from the top left; nothing if a game may begin with the position.
std::optional<Move> chainWithoutLiberty(const GoDraft& draft);
/// A game that begins there. Its start is playable unless chainWithoutLiberty().
GameRecord recordOf(const GoDraft& draft);

} // namespace evenmatch::record
