#include "ui/opponent/state_of.h"

#include "core/record/board/replay.h"

namespace evenmatch::ui {

nn::GameState stateOf(const GameSession& session)
{
    const record::GameRecord& record = session.record();
    const auto start = record::startPosition(record);
    if (!start)
        return nn::GameState(session.position());
    nn::GameState state(*start);
    for (const record::NodeId node : record.pathTo(session.node())) {
        const game::Move move = record.move(node);
        if (move == game::kNoMove)
            continue;
        if (record.side(node) != state.position().sideToMove() || !state.position().isLegal(move))
            return nn::GameState(session.position());
        state.play(move);
    }
    return state.position() == session.position() ? state : nn::GameState(session.position());
}

} // namespace evenmatch::ui
