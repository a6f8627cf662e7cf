#include "nn/input/played_game.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/hash128.h"
#include "core/record/board/replay.h"

#include <algorithm>

namespace evenmatch::nn {

namespace {

/// Whether a node's set-up changes nothing: some programs write whose turn it is at every move.
bool isIdleSetup(const record::GameRecord& record, record::NodeId node, const game::AnyPosition& position)
{
    game::AnyPosition withSetup = position;
    game::AnyPosition without = position;
    if (const game::Move move = record.move(node); move != game::kNoMove) {
        if (record.side(node) != position.sideToMove() || !position.isLegal(move))
            return false;
        without.play(move);
    }
    return record::playNode(withSetup, record, node).ok() && withSetup == without;
}

/// Plays a legal move, or a stone that resumes a game of Go after two passes.
bool playOn(game::AnyPosition& position, const record::GameRecord& record, record::NodeId node)
{
    const game::Move move = record.move(node);
    if (record.side(node) != position.sideToMove())
        return false;
    if (const auto* board = position.as<go::Position>(); board && board->isOver() && !board->isPass(move))
        return record::playNode(position, record, node).ok();
    if (!position.isLegal(move))
        return false;
    position.play(move);
    return true;
}

} // namespace

std::size_t PlayedGame::movesOf(game::Side side) const
{
    const std::size_t first = plyOf(side, 0);
    return moves.size() > first ? (moves.size() - first + 1) / 2 : 0;
}

int PlayedGame::numberOf(std::size_t ply) const
{
    const int together = start->as<chess::Position>() ? 2 : 1;
    return (start->moveNumber() + static_cast<int>(ply)) / together + 1;
}

game::Side PlayedGame::sideOf(std::size_t ply) const
{
    const game::Side first = start->sideToMove();
    return ply % 2 == 0 ? first : game::opponent(first);
}

core::Result<PlayedGame> playedGame(const record::GameRecord& record) { return playedGame(record, record.mainLineEnd()); }

core::Result<PlayedGame> playedGame(const record::GameRecord& record, record::NodeId end)
{
    auto start = record::startPosition(record);
    if (!start)
        return start.error();
    game::AnyPosition position = *std::move(start);
    PlayedGame game{std::make_shared<const game::AnyPosition>(position), {}};
    std::vector<record::NodeId> nodes;
    for (const record::NodeId node : record.pathTo(end)) {
        if (node == record::kRoot)
            continue;
        if (record::isSetupNode(record, node) && !isIdleSetup(record, node, position)) { // in the middle of a game
            if (!game.moves.empty() || record.move(node) != game::kNoMove || !record::playNode(position, record, node))
                break; // the moves before it are a game, too
            game.start = std::make_shared<const game::AnyPosition>(position);
        }
        const game::Move move = record.move(node);
        if (move == game::kNoMove)
            continue;
        if (!playOn(position, record, node))
            break;
        game.moves.push_back(move);
        nodes.push_back(node);
    }
    game.clocks = record::moveClocks(record, nodes);
    return game;
}

GameState stateAt(const PlayedGame& game, std::size_t ply)
{
    constexpr std::size_t kKept = GameState::kHistory - 1;
    game::AnyPosition position = *game.start;
    const std::size_t before = ply > kKept ? ply - kKept : 0;
    for (std::size_t i = 0; i < before; ++i)
        position.play(game.moves[i]);
    GameState state(std::move(position));
    for (std::size_t i = before; i < ply; ++i)
        state.play(game.moves[i]);
    return state;
}

void walk(const PlayedGame& game, const std::function<void(const GameState&, std::size_t)>& visit)
{
    GameState state(*game.start);
    for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
        visit(state, ply);
        state.play(game.moves[ply]);
    }
}

std::string contentKey(const PlayedGame& game)
{
    const auto* go = game.start->as<go::Position>();
    const double komi = go ? go->compensation() : 0;
    const std::uint64_t start[] = {game.start->hash(), static_cast<std::uint64_t>(game.start->moveNumber())};
    core::Hasher128 hasher;
    hasher.add(std::as_bytes(std::span(start)));
    hasher.add(std::as_bytes(std::span(&komi, 1)));
    hasher.add(std::as_bytes(std::span(game.moves)));
    return hasher.text();
}

} // namespace evenmatch::nn
