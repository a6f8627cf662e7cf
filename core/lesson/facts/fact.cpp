#include "core/lesson/facts/fact.h"

#include "core/game/chess/position.h"
#include "core/lesson/facts/chess_facts.h"
#include "core/lesson/facts/go_facts.h"

namespace evenmatch::lesson {

std::vector<Fact> factsOf(const game::AnyPosition& position, game::Move move)
{
    if (const auto* board = position.as<chess::Position>())
        return chessFacts(board->board(), move);
    if (const auto* board = position.as<go::Position>())
        return goFacts(*board, move);
    return {};
}

} // namespace evenmatch::lesson
