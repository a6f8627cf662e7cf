#include "core/record/notes/move_clocks.h"

#include "core/game/family.h"
#include "core/record/notes/annotations.h"
#include "core/record/notes/move_seconds.h"
#include "core/record/notes/time_class.h"

#include <algorithm>

namespace evenmatch::record {

namespace {

/// A player's time for a typical game; without a time control the largest time on a clock. 0: not known.
double usualSeconds(const GameRecord& record, std::span<const NodeId> nodes)
{
    double usual = gameTime(gameInfo(record).timeControl, game::isGo(record.setup.game)).value_or(GameTime{}).usual();
    if (usual <= 0)
        for (const NodeId node : nodes)
            usual = std::max(usual, clock(record, node, record.side(node)).seconds.value_or(0));
    return usual;
}

} // namespace

std::vector<MoveClock> moveClocks(const GameRecord& record, std::span<const NodeId> nodes)
{
    const std::vector<MoveSeconds> seconds = moveSeconds(record, nodes);
    const double usual = seconds.empty() ? 0 : usualSeconds(record, nodes);
    std::vector<MoveClock> clocks;
    if (usual > 0)
        for (const MoveSeconds& move : seconds)
            clocks.push_back({static_cast<float>(move.spent / usual), static_cast<float>(move.left / usual)});
    return clocks;
}

} // namespace evenmatch::record
