#include "core/record/replay.h"

#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "core/record/pgn/pgn_text.h"
#include "core/record/replay_go.h"

#include <algorithm>
#include <variant>

namespace evenmatch::record {

namespace {

using core::Error;
using core::ErrorCode;

/// Plays the node's move, or a null move (pgn_text.h). Games go on where a draw by rule ended them and nobody noticed: the board decides.
core::Result<void> playChess(chess::Position& position, const GameRecord& record, NodeId node)
{
    const Move move = record.move(node);
    if (move != game::kNoMove) {
        if (!position.board().isLegal(move)) {
            const bool over = position.board().countLegalMoves() == 0;
            return Error{over ? ErrorCode::MoveAfterEnd : ErrorCode::NoSuchMove, position.moveText(move)};
        }
        position.play(move);
    } else if (record.hasProperty(node, kPass)) {
        if (position.inCheck())
            return Error{ErrorCode::LeavesKingInCheck, "--"};
        position.pass();
    }
    return {};
}

/// The position of a record in the type of its game. Records are Go or chess.
class Player {
public:
    static core::Result<Player> start(const GameRecord& record)
    {
        if (record.setup.game == "chess" || record.setup.game == "chess960") {
            if (record.setup.position.empty())
                return Player(chess::Position());
            auto position = chess::Position::fromFen(record.setup.position, record.setup.game == "chess960");
            if (!position)
                return position.error();
            return Player(*std::move(position));
        }
        if (!game::isGo(record.setup.game))
            return Error{ErrorCode::UnsupportedGame, record.setup.game};
        auto position = startOfGo(record);
        if (!position)
            return position.error();
        return Player(*std::move(position));
    }

    /// What the node sets up, then its move.
    core::Result<void> step(const GameRecord& record, NodeId node)
    {
        const Move move = record.move(node);
        if (auto* board = std::get_if<go::Position>(&m_position)) {
            if (auto done = applyGoSetup(*board, record, node); !done)
                return done;
            return move == game::kNoMove ? core::Result<void>() : playGo(*board, move, record.side(node));
        }
        return playChess(std::get<chess::Position>(m_position), record, node);
    }

    void show(PositionVisitor& visitor) const
    {
        std::visit([&](const auto& concrete) { visitor.visit(concrete); }, m_position);
    }

    game::AnyPosition position() &&
    {
        return std::visit([](auto& concrete) { return game::AnyPosition(std::move(concrete)); }, m_position);
    }

private:
    template <class P>
    explicit Player(P position) : m_position(std::move(position))
    {
    }

    std::variant<go::Position, chess::Position> m_position;
};

/// A line still to be walked: from `node`, whose parent stands at `player`.
struct Pending {
    NodeId node = kNoNode;
    Player player;
    int moves = 0;
};

} // namespace

core::Result<game::AnyPosition> startPosition(const GameRecord& record)
{
    auto player = Player::start(record);
    if (!player)
        return player.error();
    return std::move(*player).position();
}

core::Result<game::AnyPosition> positionAt(const GameRecord& record, NodeId node)
{
    auto player = Player::start(record);
    if (!player)
        return player.error();
    int moves = 0;
    for (const NodeId step : record.pathTo(node)) {
        if (step == kRoot)
            continue;
        moves += record.move(step) != game::kNoMove;
        if (const auto done = player->step(record, step); !done) {
            Error error = done.error();
            error.move = moves;
            return error;
        }
    }
    return std::move(*player).position();
}

void visitMainLine(const GameRecord& record, PositionVisitor& visitor)
{
    auto player = Player::start(record);
    if (!player)
        return;
    player->show(visitor);
    for (NodeId node = record.firstChild(kRoot); node != kNoNode; node = record.firstChild(node)) {
        if (!player->step(record, node))
            return;
        player->show(visitor);
    }
}

std::vector<IllegalMove> findIllegalMoves(const GameRecord& record)
{
    auto start = Player::start(record);
    if (!start)
        return {{kRoot, start.error()}};

    std::vector<IllegalMove> found;
    std::vector<Pending> pending;
    const auto later = [&](NodeId node, const Player& player, int moves) {
        if (node != kNoNode && pending.size() < kMostPendingLines)
            pending.push_back({node, player, moves});
    };
    later(record.firstChild(kRoot), *start, 0);
    while (!pending.empty()) {
        Pending line = std::move(pending.back());
        pending.pop_back();
        later(record.nextSibling(line.node), line.player, line.moves);
        for (NodeId node = line.node; node != kNoNode; node = record.firstChild(node)) {
            if (node != line.node)
                later(record.nextSibling(node), line.player, line.moves);
            line.moves += record.move(node) != game::kNoMove;
            if (const auto done = line.player.step(record, node); !done) {
                found.push_back({node, done.error()});
                found.back().error.move = line.moves;
                break;
            }
        }
    }
    return found;
}

} // namespace evenmatch::record
