#include "ui/opponent/state_of.h"

namespace evenmatch::ui {

nn::GameState stateOf(const GameSession& session)
{
    const auto game = nn::playedGame(session.record(), session.node());
    if (!game)
        return nn::GameState(session.position());
    nn::GameState state = nn::stateAt(*game, game->moves.size());
    return state.position() == session.position() ? state : nn::GameState(session.position());
}

} // namespace evenmatch::ui
