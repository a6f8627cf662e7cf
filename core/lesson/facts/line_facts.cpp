#include "core/lesson/facts/line_facts.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/lesson/facts/chess_tactics.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace evenmatch::lesson {

namespace {

constexpr int kPawn = 100;

/// The positions of the line, starting with the one before it.
std::vector<game::AnyPosition> positionsOf(const game::AnyPosition& position, game::Move first, std::span<const game::Move> rest)
{
    std::vector<game::AnyPosition> positions{position};
    const auto play = [&](game::Move move) {
        game::AnyPosition next = positions.back();
        next.play(move);
        positions.push_back(std::move(next));
    };
    play(first);
    for (const game::Move move : rest) {
        if (!positions.back().isLegal(move))
            break;
        play(move);
    }
    return positions;
}

/// The number of moves after which the balance stays the same. `gains`: before the line, and after each move.
std::size_t lengthOf(std::span<const int> gains, int end)
{
    std::size_t length = gains.size() - 1;
    if (gains.back() == end)
        while (length > 1 && gains[length - 1] == end)
            --length;
    return std::max<std::size_t>(1, length);
}

/// Own stones minus the opponent's.
int stonesOf(const go::Position& position, game::Side side)
{
    int count = 0;
    for (int y = 0; y < position.size(); ++y)
        for (int x = 0; x < position.size(); ++x)
            for (const go::Color color : {go::Color::Black, go::Color::White})
                if (position.board().is(position.board().at(x, y), color))
                    count += color == go::colorOf(side) ? 1 : -1;
    return count;
}

/// Stones that the line captures minus those it loses: each move adds one stone.
LineEnd endOfGo(const std::vector<game::AnyPosition>& positions, game::Side side)
{
    LineEnd end;
    const int before = stonesOf(*positions.front().as<go::Position>(), side);
    std::vector<int> gains{0};
    int put = 0;
    for (std::size_t i = 1; i < positions.size(); ++i) {
        const auto* board = positions[i].as<go::Position>();
        const bool isPass = board->isPass(board->lastMove());
        put += isPass ? 0 : (positions[i - 1].sideToMove() == side ? 1 : -1);
        gains.push_back(stonesOf(*board, side) - before - put);
    }
    end.gain = gains.back();
    end.length = lengthOf(gains, end.gain);
    return end;
}

LineEnd endOfChess(const std::vector<game::AnyPosition>& positions, game::Side side)
{
    LineEnd end;
    const auto boardAt = [&](std::size_t i) -> const chess::Board& { return positions[i].as<chess::Position>()->board(); };
    const chess::Board& last = boardAt(positions.size() - 1);
    end.length = positions.size() - 1;
    if (isMate(last)) {
        end.isMated = last.sideToMove() == side;
        return end;
    }
    const int before = material(boardAt(0), side);
    const int settled = last.sideToMove() == side ? settledMaterial(last) : -settledMaterial(last);
    if (std::abs(settled) > kMated / 2)
        return end;
    end.gain = (settled - before) / kPawn;
    std::vector<int> counts;
    for (std::size_t i = 0; i < positions.size(); ++i)
        counts.push_back(material(boardAt(i), side));
    end.length = lengthOf(counts, settled);
    const game::Side loser
        = end.gain < 0 ? side : game::opponent(side); // stones captured only after the line need none of its final quiet moves
    while (end.length > 1 && positions[end.length - 1].sideToMove() == loser && counts[end.length] == counts[end.length - 1])
        --end.length;
    return end;
}

} // namespace

LineEnd endOfLine(const game::AnyPosition& position, game::Move first, std::span<const game::Move> rest)
{
    const auto positions = positionsOf(position, first, rest);
    const game::Side side = position.sideToMove();
    if (position.as<chess::Position>())
        return endOfChess(positions, side);
    if (position.as<go::Position>())
        return endOfGo(positions, side);
    return {};
}

} // namespace evenmatch::lesson
