#include "search/judge/forced_losses.h"

#include "core/game/chess/position.h"
#include "nn/review/move_costs.h"
#include "search/engine/centipawns.h"
#include "search/tactics/tactics.h"

#include <algorithm>

namespace evenmatch::search {

namespace {

constexpr std::uint64_t kCloser = 10; ///< factor of nodes for all compared moves, in a few positions per game

/// The winning chance after a forced loss.
float valueAfter(float value, const Tactics::Said& said, std::size_t move)
{
    return std::max(-1.0F, value - (valueOfCentipawns(said.best) - valueOfCentipawns(said.asked[move])));
}

std::vector<game::Move> afterFirst(std::span<const chess::Move> line) { return {line.begin() + 1, line.end()}; }

const chess::Board& boardOf(const game::AnyPosition& position) { return position.as<chess::Position>()->board(); }

} // namespace

ForcedLosses::ForcedLosses(const nn::PlayedGame& game, std::uint64_t nodes)
    : m_game(game), m_nodes(game.start->as<chess::Position>() ? nodes : 0), m_losses(game.moves.size(), 0.0), m_best(game.moves.size())
{
}

void ForcedLosses::look(std::size_t ply, const nn::JudgedPly& judged, const std::stop_token& stop)
{
    if (!isOfUse() || ply >= m_game.moves.size() || !judged.isKnown())
        return;
    const nn::GameState state = nn::stateAt(m_game, ply);
    const Tactics tactics = tacticsOf(boardOf(state.position()), std::span(&m_game.moves[ply], 1), m_nodes, stop);
    if (!tactics.isKnown() || stop.stop_requested())
        return;
    const float stands = judged.moves.front().value;
    m_losses[ply] = std::max(0.0, nn::fadedChance(stands) - nn::fadedChance(valueAfter(stands, tactics.last(), 0)));
    m_best[ply] = tactics.line.front();
}

std::optional<game::Move> ForcedLosses::bestAt(std::size_t ply) const
{
    return ply < m_best.size() && m_best[ply] != game::kNoMove ? std::optional(m_best[ply]) : std::nullopt;
}

std::vector<SecondLook> ForcedLosses::looksAt(
    std::size_t ply, const nn::JudgedPly& judged, std::span<const game::Move> moves, const std::stop_token& stop) const
{
    std::vector<SecondLook> looks;
    if (!bestAt(ply) || !judged.isKnown())
        return looks;
    const nn::GameState state = nn::stateAt(m_game, ply);
    const Tactics tactics = tacticsOf(boardOf(state.position()), moves, kCloser * m_nodes, stop);
    if (!tactics.isKnown() || stop.stop_requested())
        return looks;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const bool isBest = tactics.line.front() == moves[i];
        looks.push_back({.move = {.move = moves[i], .value = valueAfter(judged.moves.front().value, tactics.last(), i), .effort = 0},
            .line = isBest ? afterFirst(tactics.line) : std::vector<game::Move>()});
    }
    if (const game::Move best = tactics.line.front(); std::ranges::find(moves, best) == moves.end()) // not compared
        looks.push_back({.move = {.move = best, .value = judged.moves.front().value, .effort = 0}, .line = afterFirst(tactics.line)});
    return looks;
}

} // namespace evenmatch::search
