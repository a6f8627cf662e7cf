#include "search/targets/minimax_player.h"

#include "core/game/registry/games.h"
#include "core/game/registry/visit.h"
#include "search/targets/published.h"

#include <cassert>

namespace evenmatch::search {

namespace {

template <class P>
constexpr bool plays(TargetForm form)
{
    switch (form) {
    case TargetForm::Own: return Evaluated<P>;
    case TargetForm::Score4:
    case TargetForm::Score4ForOther: return std::same_as<P, connect4::Position>;
    case TargetForm::Mancala:
    case TargetForm::Divilly: return std::same_as<P, awari::Position>;
    }
    return false;
}

} // namespace

MinimaxPlayer::MinimaxPlayer(std::string name, TargetForm form, int depth) : PositionPlayer(std::move(name)), m_form(form), m_depth(depth)
{
    assert(depth > 0 && depth <= kMostDepth);
}

core::Result<void> MinimaxPlayer::prepare(const game::AnyPosition& position)
{
    if (game::visit(position, [this]<class P>(const P&) { return plays<P>(m_form); }))
        return {};
    return core::Error{
        core::ErrorCode::BadArgument, {EVENMATCH_TEXT("Errors", "%1 cannot play %2"), {name(), std::string(game::idOf(position))}}};
}

game::Move MinimaxPlayer::choose(const game::AnyPosition& position, core::Random& random, const std::stop_token&)
{
    return game::visit(position, [&]<class P>(const P& concrete) {
        if constexpr (std::same_as<P, connect4::Position>) {
            if (m_form == TargetForm::Score4)
                return Minimax<P, Score4Values>(m_depth).choose(concrete, random);
            if (m_form == TargetForm::Score4ForOther)
                return Minimax<P, Score4Values>(m_depth).choose(concrete.withColoursExchanged(), random);
        }
        if constexpr (std::same_as<P, awari::Position>) {
            if (m_form == TargetForm::Mancala)
                return Minimax<P, SeedValues>(m_depth).choose(concrete, random);
            if (m_form == TargetForm::Divilly)
                return greedySower(concrete);
        }
        if constexpr (Evaluated<P>)
            return Minimax<P>(m_depth).choose(concrete, random);
        else
            return concrete.randomMove(random); // prepare() refuses these games
    });
}

} // namespace evenmatch::search
