#include "nn/input/why_it_ends.h"

#include "core/record/board/replay.h"

namespace evenmatch::nn {

namespace {

/// The node of a move of the main line. REQUIRES: it has so many moves
record::NodeId nodeOfMove(const record::GameRecord& record, std::size_t move)
{
    record::NodeId node = record::kRoot;
    for (std::size_t moves = 0; moves <= move; moves += record.move(node) != game::kNoMove ? 1 : 0)
        node = record.firstChild(node);
    return node;
}

} // namespace

core::Error whyItEnds(const PlayedGame& game, const record::GameRecord& record)
{
    const std::size_t first = game.moves.size();
    const record::NodeId node = nodeOfMove(record, first);
    const game::AnyPosition end = stateAt(game, first).position();
    const std::string move = end.moveText(record.move(node));
    const auto replayed = record::positionAt(record, record.mainLineEnd());
    const int failed = replayed ? -1 : replayed.error().move; // 0: a set-up before the first move
    core::Error error;
    if (failed == 0 || failed == static_cast<int>(first) + 1)
        error = replayed.error();
    else if (end.isOver())
        error = {core::ErrorCode::MoveAfterEnd, move};
    else if (record.side(node) != end.sideToMove())
        error = {core::ErrorCode::UnreadableMove, {EVENMATCH_TEXT("Errors", "%1 (one side moves twice in a row)"), {move}}};
    else
        error
            = {core::ErrorCode::UnreadableMove, {EVENMATCH_TEXT("Errors", "%1 (a position is set up in the middle of the game)"), {move}}};
    error.move = static_cast<int>(first) + 1;
    return error;
}

} // namespace evenmatch::nn
