#include "search/targets/minimax_player.h"

#include "core/game/registry/games.h"
#include "core/game/registry/visit.h"
#include "search/targets/minimax.h"

#include <cassert>

namespace evenmatch::search {

MinimaxPlayer::MinimaxPlayer(std::string name, int depth) : PositionPlayer(std::move(name)), m_depth(depth)
{
    assert(depth > 0 && depth <= kMostDepth);
}

core::Result<void> MinimaxPlayer::prepare(const game::AnyPosition& position)
{
    if (game::visit(position, []<class P>(const P&) { return Evaluated<P>; }))
        return {};
    return core::Error{
        core::ErrorCode::BadArgument, {EVENMATCH_TEXT("Errors", "%1 cannot play %2"), {name(), std::string(game::idOf(position))}}};
}

game::Move MinimaxPlayer::choose(const game::AnyPosition& position, core::Random& random, const std::stop_token&)
{
    return game::visit(position, [&]<class P>(const P& concrete) {
        if constexpr (Evaluated<P>)
            return Minimax<P>(m_depth).choose(concrete, random);
        else
            return concrete.randomMove(random); // prepare() refuses these games
    });
}

} // namespace evenmatch::search
