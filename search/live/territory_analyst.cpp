#include "search/live/territory_analyst.h"

#include "nn/review/owners.h"

namespace evenmatch::search {

core::Result<void> TerritoryAnalyst::analyse(const LiveQuestion& question, const OnLiveReport& tell, const std::stop_token& stop)
{
    const game::AnyPosition position = nn::stateAt(question.game, question.game.moves.size()).position();
    const auto* board = position.as<go::Position>();
    std::vector<std::int8_t> playedOut;
    const auto withTerritory = [&](LiveReport report) {
        if (board && report.owners.empty()) {
            if (playedOut.empty())
                playedOut = nn::playedOutOwners(*board);
            report.owners = playedOut;
        }
        tell(std::move(report));
    };
    return m_inner->analyse(question, withTerritory, stop);
}

} // namespace evenmatch::search
