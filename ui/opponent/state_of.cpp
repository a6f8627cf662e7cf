#include "ui/opponent/state_of.h"

namespace evenmatch::ui {

namespace {

nn::GameState stateAt(const GameSession& session, record::NodeId node, const game::AnyPosition& position)
{
    const auto game = nn::playedGame(session.record(), node);
    if (!game)
        return nn::GameState(position);
    nn::GameState state = nn::stateAt(*game, game->moves.size());
    return state.position() == position ? state : nn::GameState(position);
}

} // namespace

nn::GameState stateOf(const GameSession& session) { return stateAt(session, session.node(), session.position()); }

nn::GameState stateToPlayOn(const GameSession& session) { return stateAt(session, session.nodeToPlayOn(), session.positionToPlayOn()); }

} // namespace evenmatch::ui
