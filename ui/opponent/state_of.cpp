#include "ui/opponent/state_of.h"

#include "ui/game/new_game.h"

namespace evenmatch::ui {

namespace {

nn::GameState stateAt(const GameSession& session, record::NodeId node, const game::AnyPosition& position)
{
    const nn::PlayedGame game = gameLeadingTo(session.record(), node, position);
    return nn::stateAt(game, game.moves.size());
}

} // namespace

nn::GameState stateOf(const GameSession& session) { return stateAt(session, session.node(), session.position()); }

nn::GameState stateToPlayOn(const GameSession& session) { return stateAt(session, session.nodeToPlayOn(), session.positionToPlayOn()); }

} // namespace evenmatch::ui
