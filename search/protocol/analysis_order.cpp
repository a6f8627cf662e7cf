#include "search/protocol/analysis_order.h"

#include "core/record/text/text.h"
#include "search/protocol/words.h"

#include <algorithm>

namespace evenmatch::search {

namespace {

using Words = std::span<const std::string>;

/// "D4,Q16": those that are legal.
std::vector<game::Move> legalMovesIn(std::string_view vertices, const game::AnyPosition& position)
{
    std::vector<game::Move> moves;
    while (!vertices.empty()) {
        const std::size_t end = std::min(vertices.find(','), vertices.size());
        if (const auto move = position.parseMove(record::lowerCase(vertices.substr(0, end))))
            moves.push_back(*move);
        vertices.remove_prefix(std::min(end + 1, vertices.size()));
    }
    return moves;
}

/// `restriction`: COLOR VERTEX,… DEPTH.
core::Result<void> restrictMoves(std::vector<game::Move>& moves, Words restriction, bool allows, const game::AnyPosition& position)
{
    const auto side = restriction.size() < 3 ? std::nullopt : sideFrom(restriction[0]);
    const auto depth = side ? numberFrom<int>(restriction[2]) : std::nullopt;
    if (!depth || *depth < 1)
        return syntaxError();
    if (*side != position.sideToMove())
        return {};
    const auto named = legalMovesIn(restriction[1], position);
    std::erase_if(moves, [&](game::Move move) { return (std::ranges::find(named, move) != named.end()) != allows; });
    return moves.empty() ? core::Result<void>(gtpError("no move left")) : core::Result<void>();
}

} // namespace

core::Result<AnalysisOrder> analysisOrderFrom(Words words, const GtpGame& game)
{
    AnalysisOrder order;
    const auto side = words.empty() ? std::nullopt : sideFrom(words[0]);
    if (!side && game.board().isOver())
        return gtpError("the game is over");
    order.side = side.value_or(game.board().sideToMove());
    words = words.subspan(side ? 1U : 0U);

    const nn::GameState state = game.stateFor(order.side);
    const game::MoveList legal = state.position().legalMoves();
    std::vector<game::Move> moves(legal.begin(), legal.end());
    std::string option = "interval"; // of the current word: the first number is the interval
    for (; !words.empty(); option = record::lowerCase(words[0]), words = words.subspan(1)) {
        if (option == "avoid" || option == "allow") {
            if (auto done = restrictMoves(moves, words, option == "allow", state.position()); !done)
                return done.error();
        } else if (const auto number = numberFrom<std::uint32_t>(words[0])) {
            if (option == "interval")
                order.interval = std::chrono::milliseconds(10 * std::clamp(*number, 1U, 100'000U));
            else if (option == "minmoves")
                order.fewestMoves = *number;
            else if (option == "maxmoves")
                order.mostMoves = *number;
        }
    }
    if (option == "avoid" || option == "allow")
        return syntaxError();
    if (moves.size() < legal.size())
        order.moves = std::move(moves);
    return order;
}

} // namespace evenmatch::search
