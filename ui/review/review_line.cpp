#include "ui/review/review_line.h"

#include "nn/review/line_nodes.h"
#include "ui/game/game_session.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

std::size_t ReviewLine::plyOf(const record::GameRecord& record, record::NodeId node) const
{
    std::size_t ply = 0;
    for (const record::NodeId at : record.pathTo(node)) {
        if (record.move(at) == game::kNoMove)
            continue;
        if (ply + 1 >= nodes.size() || nodes[ply + 1] != at)
            break;
        ++ply;
    }
    return ply;
}

bool ReviewLine::operator==(const ReviewLine& other) const
{
    const auto same = [](float a, float b) { return a == b || (std::isnan(a) && std::isnan(b)); };
    const auto areSame = [&](const auto& a, const auto& b) { return same(a.spent, b.spent) && same(a.left, b.left); };
    if (nodes != other.nodes || game.moves != other.game.moves || !game.start != !other.game.start
        || !std::ranges::equal(game.clocks, other.game.clocks, areSame))
        return false;
    return !game.start || *game.start == *other.game.start;
}

ReviewLine reviewLine(const GameSession& session)
{
    ReviewLine line;
    const record::GameRecord& record = session.record();
    const record::NodeId end = session.gameEnd();
    auto game = nn::playedGame(record, end);
    if (!game)
        return line;
    line.game = *std::move(game);
    line.nodes = nn::lineNodes(record, end, line.plies());
    return line;
}

} // namespace evenmatch::ui
