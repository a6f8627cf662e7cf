#include "core/lesson/facts/go_endgame.h"

#include "core/lesson/facts/go_facts.h"

#include <algorithm>

namespace evenmatch::lesson {

namespace {

constexpr int kNear = 3; ///< distance of an answer
constexpr int kFar = 6; ///< distance of a move elsewhere

bool isLate(const go::Position& position)
{
    const int points = position.size() * position.size();
    return (points - position.board().emptyCount()) * 2 >= points; // half of the board is filled
}

} // namespace

std::optional<Fact> endgameMove(const go::Position& position, std::span<const game::Move> line)
{
    if (line.size() < 2 || !isLate(position) || std::ranges::any_of(line.first(2), [&](game::Move m) { return position.isPass(m); }))
        return std::nullopt;
    Fact fact{.theme = Theme::Endgame, .places = {line[0].code}, .pieces = {}, .number = 2};
    const int answer = stepsBetween(position, line[0], line[1]);
    if (answer >= kFar)
        return fact;
    const bool goesElsewhere = line.size() > 2 && !position.isPass(line[2]) && stepsBetween(position, line[0], line[2]) >= kFar
        && stepsBetween(position, line[1], line[2]) >= kFar;
    if (answer > kNear || !goesElsewhere)
        return std::nullopt;
    fact.number = 1;
    fact.then = line[1];
    return fact;
}

} // namespace evenmatch::lesson
