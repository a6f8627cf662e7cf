#include "core/record/board/replay.h"

#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "core/record/board/replay_go.h"
#include "core/record/vocabulary/pgn_text.h"

#include <algorithm>
#include <optional>
#include <variant>

namespace evenmatch::record {

namespace {

using core::Error;
using core::ErrorCode;

/// Plays the node's move, or a null move (pgn_text.h). Games may continue after an unnoticed draw by rule, so only the board counts.
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

/// Applies the node's set-up, then its move.
core::Result<void> playNodeOn(chess::Position& position, const GameRecord& record, NodeId node)
{
    return playChess(position, record, node);
}

core::Result<void> playNodeOn(go::Position& position, const GameRecord& record, NodeId node)
{
    if (auto done = applyGoSetup(position, record, node); !done)
        return done;
    const Move move = record.move(node);
    return move == game::kNoMove ? core::Result<void>() : playGo(position, move, record.side(node));
}

template <class P>
core::Result<void> playNodeFrom(const P& parent, game::AnyPosition& position, const GameRecord& record, NodeId node)
{
    P moved = parent;
    auto done = playNodeOn(moved, record, node);
    if (done)
        position = std::move(moved);
    return done;
}

/// The position of a record in the type of its game, Go or chess.
class Player {
public:
    static core::Result<Player> start(const GameRecord& record)
    {
        if (game::isChess(record.setup.game)) {
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

    core::Result<void> step(const GameRecord& record, NodeId node)
    {
        return std::visit([&](auto& position) { return playNodeOn(position, record, node); }, m_position);
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

/// A line still to be visited: from `node`, whose parent is at `player`.
struct Pending {
    NodeId node = kNoNode;
    Player player;
    int moves = 0;
};

/// The waiting lines, the last added first, within the bounds of replay.h.
class PendingLines {
public:
    void add(NodeId node, const Player& player, int moves)
    {
        const auto cost = static_cast<std::uint64_t>(moves);
        if (node == kNoNode || m_lines.size() >= kMostPendingLines || m_waiting + cost > kMostPendingMoves
            || m_copied + cost > kMostCopiedMoves)
            return;
        m_waiting += cost;
        m_copied += cost;
        m_lines.push_back({node, player, moves});
    }

    std::optional<Pending> take()
    {
        if (m_lines.empty())
            return std::nullopt;
        Pending line = std::move(m_lines.back());
        m_lines.pop_back();
        m_waiting -= static_cast<std::uint64_t>(line.moves);
        return line;
    }

private:
    std::vector<Pending> m_lines;
    std::uint64_t m_waiting = 0; ///< moves before the positions of m_lines
    std::uint64_t m_copied = 0; ///< the same sum over all lines ever added
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

core::Result<void> playNode(game::AnyPosition& position, const GameRecord& record, NodeId node)
{
    if (const auto* board = position.as<go::Position>())
        return playNodeFrom(*board, position, record, node);
    return playNodeFrom(*position.as<chess::Position>(), position, record, node);
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

std::vector<IllegalMove> findIllegalMoves(const GameRecord& record, const std::stop_token& stop)
{
    auto start = Player::start(record);
    if (!start)
        return {{kRoot, start.error()}};

    constexpr std::uint64_t kStopEvery = 256; // nodes
    std::vector<IllegalMove> found;
    if (game::isGo(record.setup.game))
        if (auto unplaced = unplacedHandicap(record))
            found.push_back({kRoot, *std::move(unplaced)});
    PendingLines pending;
    pending.add(record.firstChild(kRoot), *start, 0);
    std::uint64_t steps = 0;
    while (auto next = pending.take()) {
        Pending line = *std::move(next);
        pending.add(record.nextSibling(line.node), line.player, line.moves);
        for (NodeId node = line.node; node != kNoNode; node = record.firstChild(node)) {
            if (steps++ % kStopEvery == 0 && stop.stop_requested()) {
                found.push_back({node, Error{ErrorCode::Stopped}});
                return found;
            }
            if (node != line.node)
                pending.add(record.nextSibling(node), line.player, line.moves);
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
