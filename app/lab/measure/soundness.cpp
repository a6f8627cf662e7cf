#include "app/lab/measure/soundness.h"

#include "core/game/chess/position.h"
#include "core/game/go/area.h"
#include "core/game/go/position.h"
#include "search/player/manners.h"

#include <algorithm>
#include <span>

namespace evenmatch::search {

namespace {

/// A small space that borders only stones of the side: its own territory, regardless of the life of other stones.
bool isOwnSpace(const go::Position& position, game::Move move)
{
    const go::Board& board = position.board();
    std::array<bool, go::Board::kPoints> seen{};
    go::Region region;
    go::floodFill(board, board.at(position.xOf(move), position.yOf(move)), seen, region, [&](go::Point p) { return board.isEmpty(p); });
    return region.count <= Soundness::kSmallSpace && region.owner() == go::colorOf(position.sideToMove());
}

bool isSelfAtari(const go::Position& before, const go::Position& after, game::Move move)
{
    const go::Board& board = after.board();
    const go::Point point = board.at(after.xOf(move), after.yOf(move));
    if (!board.isStone(point) || board.stones(point) < 2 || board.liberties(point) != 1
        || after.captures(before.sideToMove()) > before.captures(before.sideToMove()))
        return false;
    for (const int d : go::Board::kNeighbours) {
        const auto neighbour = static_cast<go::Point>(point + d);
        if (board.is(neighbour, go::colorOf(after.sideToMove())) && board.liberties(neighbour) == 1)
            return false;
    }
    return true;
}

void lookAtGo(const go::Position& before, game::Move move, bool nearEnd, Soundness& sums)
{
    if (before.isPass(move)) {
        sums.idlePasses += nearEnd ? 0 : 1;
        return;
    }
    sums.ownFills += isOwnSpace(before, move);
    go::Position after = before;
    after.play(move);
    sums.selfAtaris += isSelfAtari(before, after, move);
}

void lookAtChess(const chess::Position& before, game::Move move, Soundness& sums)
{
    if (mates(before, move)) {
        ++sums.matesFound;
        return;
    }
    game::MoveList moves;
    before.legalMoves(moves);
    sums.matesMissed += std::ranges::any_of(moves, [&](game::Move other) { return mates(before, other); });
}

/// Counts one of the player's own moves. `nearEnd`: it is one of the last two moves of the game, in which both agree on the end.
void lookAt(const game::AnyPosition& before, game::Move move, bool nearEnd, Soundness& sums)
{
    ++sums.moves;
    if (const auto* board = before.as<go::Position>())
        lookAtGo(*board, move, nearEnd, sums);
    else if (const auto* chessBoard = before.as<chess::Position>())
        lookAtChess(*chessBoard, move, sums);
}

/// Counts both sides' moves from this one on.
std::array<Soundness, 2> soundnessFrom(std::size_t from, const game::AnyPosition& start, std::span<const game::Move> moves)
{
    constexpr std::size_t kAgreement = 2; // passes that end a game
    std::array<Soundness, 2> sums;
    game::AnyPosition position = start;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (i >= from)
            lookAt(position, moves[i], i + kAgreement >= moves.size(), sums[static_cast<std::size_t>(position.sideToMove())]);
        position.play(moves[i]);
    }
    for (Soundness& side : sums) {
        side.games = 1;
        side.lengths = side.longest = moves.size();
    }
    return sums;
}

} // namespace

Soundness& Soundness::operator+=(const Soundness& more)
{
    games += more.games;
    moves += more.moves;
    lengths += more.lengths;
    longest = std::max(longest, more.longest);
    selfAtaris += more.selfAtaris;
    ownFills += more.ownFills;
    idlePasses += more.idlePasses;
    matesFound += more.matesFound;
    matesMissed += more.matesMissed;
    return *this;
}

std::array<Soundness, 2> soundnessOf(const game::AnyPosition& start, const PlayedGame& played)
{
    return soundnessFrom(played.openingMoves, start, played.moves);
}

Soundness soundnessOf(const nn::PlayedGame& game, game::Side side, std::size_t from)
{
    return soundnessFrom(from, *game.start, game.moves)[static_cast<std::size_t>(side)];
}

} // namespace evenmatch::search
