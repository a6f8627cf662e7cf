// Playing a record: from what is written to positions.
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

/// The position a game starts from, root set-up (handicap stones, FEN) included.
core::Result<game::AnyPosition> startPosition(const GameRecord& record);

/// The position at a node. An error names the first move on the way that the rules do not allow.
core::Result<game::AnyPosition> positionAt(const GameRecord& record, NodeId node);

/// Takes a position from a node's parent to the node: what the node sets up, then its move. After an error the position is the parent's.
/// REQUIRES: position holds the parent's, node is not the root
core::Result<void> playNode(game::AnyPosition& position, const GameRecord& record, NodeId node);

/// Looks at positions in the type of their game.
class PositionVisitor {
public:
    virtual ~PositionVisitor() = default;
    virtual void visit(const chess::Position& position) = 0;
    virtual void visit(const go::Position& position) = 0;
};

/// Shows the start and what follows each node of the main line, up to the first that the rules do not allow.
void visitMainLine(const GameRecord& record, PositionVisitor& visitor);

/// Whether the node puts or takes stones, or hands the turn over. AB[] without a point does nothing.
bool isSetupNode(const GameRecord& record, NodeId node);

/// How many variations may wait to be looked at while findIllegalMoves() walks one, and how many moves the positions that are copied for
/// variations may have behind them: those that wait, and all together. Beyond it variations are passed over, so that a hostile file costs
/// neither memory nor hours. Ordinary files have some dozen variations.
inline constexpr std::size_t kMostPendingLines = 1000;
inline constexpr std::uint64_t kMostPendingMoves = 1'000'000;
inline constexpr std::uint64_t kMostCopiedMoves = 100'000'000;

/// A node whose move or set-up the rules do not allow.
struct IllegalMove {
    NodeId node = kRoot;
    core::Error error;
};

/// The first such node of each line, the main line's first. Empty: every line can be played. A handicap without stones that the board has
/// no star points for comes as a BadValue of the root, and the game can be played without them. Where a stop interrupts it, the last one's
/// error is Stopped.
std::vector<IllegalMove> findIllegalMoves(const GameRecord& record, const std::stop_token& stop = {});

} // namespace evenmatch::record
