#include "core/lesson/facts/go_endgame.h"

#include "core/lesson/facts/go_facts.h"

#include <algorithm>
#include <cstdlib>

namespace evenmatch::lesson {

namespace {

constexpr int kNear = 3; ///< an answer
constexpr int kFar = 6; ///< elsewhere

int distance(const go::Position& position, game::Move one, game::Move other)
{
    return std::max(std::abs(position.xOf(one) - position.xOf(other)), std::abs(position.yOf(one) - position.yOf(other)));
}

bool isLate(const go::Position& position)
{
    const int points = position.size() * position.size();
    return (points - position.board().emptyCount()) * 2 >= points; // half of the board is filled
}

/// As in motifs.h, without what an endgame move does anyway.
bool isQuiet(const go::Position& position, game::Move move)
{
    const std::vector<Fact> facts = goFacts(position, move);
    return std::ranges::all_of(facts, [](const Fact& fact) {
        return fact.theme == Theme::Shape || fact.theme == Theme::Eye || (fact.theme == Theme::Atari && !fact.isSure);
    });
}

} // namespace

std::optional<Fact> endgameMove(const go::Position& position, std::span<const game::Move> line)
{
    if (line.size() < 2 || !isLate(position) || std::ranges::any_of(line.first(2), [&](game::Move m) { return position.isPass(m); })
        || !isQuiet(position, line[0]))
        return std::nullopt;
    Fact fact{.theme = Theme::Endgame, .places = {line[0].code}, .pieces = {}, .number = 2};
    const int answer = distance(position, line[0], line[1]);
    if (answer >= kFar)
        return fact;
    const bool goesElsewhere = line.size() > 2 && !position.isPass(line[2]) && distance(position, line[0], line[2]) >= kFar
        && distance(position, line[1], line[2]) >= kFar;
    if (answer > kNear || !goesElsewhere)
        return std::nullopt;
    fact.number = 1;
    fact.then = line[1];
    return fact;
}

} // namespace evenmatch::lesson
