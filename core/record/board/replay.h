// Plays a record on a board.
#pragma once

#include "core/error.h"
#include "core/game/any_position.h"
#include "core/record/game_record.h"

#include <stop_token>
#include <vector>

namespace evenmatch::chess {
class Position;
}
namespace evenmatch::go {
class Position;
}

namespace evenmatch::record {

/// The position from which a game starts, with the root's set-up (handicap stones, FEN).
core::Result<game::AnyPosition> startPosition(const GameRecord& record);

/// The position at a node. An error names the first illegal move on the way.
core::Result<game::AnyPosition> positionAt(const GameRecord& record, NodeId node);

/// Moves a position from a node's parent to the node: applies the node's set-up, then its move. After an error the position is the
/// parent's.
/// REQUIRES: position is the parent's, node is not the root
core::Result<void> playNode(game::AnyPosition& position, const GameRecord& record, NodeId node);

/// Receives positions in the type of their game.
class PositionVisitor {
public:
    virtual ~PositionVisitor() = default;
    virtual void visit(const chess::Position& position) = 0;
    virtual void visit(const go::Position& position) = 0;
};

/// Passes the start and the position after each node of the main line, up to the first illegal move.
void visitMainLine(const GameRecord& record, PositionVisitor& visitor);

/// Whether the node adds or removes stones, or changes the side to move. AB[] without a point has no effect.
bool isSetupNode(const GameRecord& record, NodeId node);

/// Limits of findIllegalMoves(): the number of waiting variations, and of moves before the positions copied for variations, waiting and in
/// total. Variations beyond them are skipped, so that a hostile file costs neither memory nor hours. Ordinary files have some dozen
/// variations.
inline constexpr std::size_t kMostPendingLines = 1000;
inline constexpr std::uint64_t kMostPendingMoves = 1'000'000;
inline constexpr std::uint64_t kMostCopiedMoves = 100'000'000;

/// A node with an illegal move or set-up.
struct IllegalMove {
    NodeId node = kRoot;
    core::Error error;
};

/// The first such node of each line, the main line's first. Empty: every line is playable. A handicap without stones for which the board
/// has no star points is reported as a BadValue of the root; the game is playable without them. If a stop interrupts it, the last one's
/// error is Stopped.
std::vector<IllegalMove> findIllegalMoves(const GameRecord& record, const std::stop_token& stop = {});

} // namespace evenmatch::record
