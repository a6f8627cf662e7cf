// Converts a position of any game to the game's own type, for loops that must be fast: `visit(position, [](const auto& p) { … })`.
#pragma once

#include "core/game/any_position.h"
#include "core/game/awari/position.h"
#include "core/game/chess/position.h"
#include "core/game/connect4/position.h"
#include "core/game/go/position.h"
#include "core/game/othello/position.h"

namespace evenmatch::game {

namespace detail {

template <class Result, class Visitor, class First, class... Rest>
Result visitAs(const AnyPosition& position, Visitor& visitor)
{
    if (const First* concrete = position.as<First>())
        return visitor(*concrete);
    if constexpr (sizeof...(Rest) > 0)
        return visitAs<Result, Visitor, Rest...>(position, visitor);
    else
        std::abort(); // a game that is missing below
}

} // namespace detail

/// Calls the visitor with the concrete position. All its results must have one type. REQUIRES: position.holds()
template <class Visitor>
auto visit(const AnyPosition& position, Visitor visitor)
{
    using Result = std::invoke_result_t<Visitor&, const go::Position&>;
    return detail::visitAs<Result, Visitor, go::Position, chess::Position, connect4::Position, awari::Position, othello::Othello6,
        othello::Othello8>(position, visitor);
}

} // namespace evenmatch::game
