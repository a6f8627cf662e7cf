#include "core/record/notes/move_seconds.h"

#include "core/game/family.h"
#include "core/record/notes/annotations.h"
#include "core/record/notes/time_class.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>

namespace evenmatch::record {

namespace {

/// Clocks are written in whole seconds; one that gains more was given time (a second period, a gift of the opponent).
constexpr double kRounding = 1;

/// The clock written with a move, in seconds.
struct Written {
    Clock clock;
    std::optional<double> took;
};

std::vector<Written> writtenBeside(const GameRecord& record, std::span<const NodeId> nodes)
{
    std::vector<Written> written;
    for (const NodeId node : nodes)
        written.push_back({clock(record, node, record.side(node)), moveTime(record, node)});
    return written;
}

} // namespace

std::vector<MoveSeconds> moveSeconds(const GameRecord& record, std::span<const NodeId> nodes)
{
    const std::vector<Written> written = writtenBeside(record, nodes);
    if (std::ranges::none_of(written, [](const Written& beside) { return beside.clock.seconds || beside.took; }))
        return {};
    constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
    const std::string control = gameInfo(record).timeControl;
    const bool isGo = game::isGo(record.setup.game);
    const bool isForOneMove = !isGo && control.starts_with("1/"); // correspondence: the whole time again for each move
    const GameTime time = gameTime(control, isGo).value_or(GameTime{});
    const double first = time.seconds > 0 ? time.seconds : kUnknown;
    std::array<double, 2> before{first, first};
    std::vector<MoveSeconds> all;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto& [shown, took] = written[i];
        double& own = before[static_cast<std::size_t>(record.side(nodes[i]))];
        const double left = shown.stones ? 0 : shown.seconds.value_or(kUnknown);
        const double spent = took ? *took : shown.stones ? kUnknown : own + time.eachMove - left;
        const bool wasGivenTime = spent < -kRounding;
        all.push_back({std::isnan(spent) || wasGivenTime ? kUnknown : std::max(0.0, spent), left});
        own = shown.stones ? kUnknown : isForOneMove ? first : left;
    }
    return all;
}

} // namespace evenmatch::record
