#include "search/protocol/gtp_game.h"

#include "core/record/board/replay.h"
#include "core/record/text/text.h"

#include <algorithm>
#include <cassert>

namespace evenmatch::search {

using go::Side;

namespace {

/// Superko compares the boards since the last set-up.
go::Position withoutEarlierBoards(go::Position position)
{
    [[maybe_unused]] const auto done = position.setStones({});
    assert(done.ok());
    return position;
}

} // namespace

core::Error gtpError(std::string text) { return {core::ErrorCode::BadArgument, std::move(text)}; }

core::Error syntaxError() { return gtpError("syntax error"); }

std::optional<Side> sideFrom(std::string_view text)
{
    const std::string word = record::lowerCase(text);
    if (word == "b" || word == "black")
        return Side::First;
    return word == "w" || word == "white" ? std::optional(Side::Second) : std::nullopt;
}

void GtpGame::begin(const go::Position& position) { m_states.assign(1, nn::GameState(position)); }

const nn::GameState& GtpGame::beforePasses() const
{
    std::size_t last = m_states.size() - 1;
    while (last > 0 && m_states[last].lastMove() == board().passMove())
        --last;
    return m_states[last];
}

bool GtpGame::hasStones() const { return board().board().emptyCount() < board().size() * board().size(); }

void GtpGame::clear(int size) { begin(go::Position(size, board().rules(), board().komi())); }

void GtpGame::setKomi(double komi)
{
    if (komi == board().komi())
        return; // the history stays
    go::Position changed = board();
    changed.setKomi(komi);
    m_states.back() = nn::GameState(changed);
}

core::Result<void> GtpGame::setRules(const go::Rules& rules)
{
    if (board().moveNumber() > 0 || board().handicap() > 0 || hasStones())
        return gtpError("rules can be set on an empty board only");
    begin(go::Position(board().size(), rules, board().komi()));
    return {};
}

core::Result<void> GtpGame::placeHandicap(int stones)
{
    go::Position position = board();
    if (!position.placeHandicap(stones))
        return gtpError("invalid handicap");
    begin(position);
    return {};
}

core::Result<void> GtpGame::setHandicap(const std::vector<std::string>& vertices)
{
    if (hasStones())
        return gtpError("board not empty");
    go::Position position(board().size(), board().rules(), board().komi());
    for (const std::string& vertex : vertices) {
        const auto move = position.parseMove(record::lowerCase(vertex));
        if (!move || position.isPass(*move) || !position.setStone(position.xOf(*move), position.yOf(*move), go::Color::Black))
            return gtpError("bad vertex list");
    }
    position.setHandicap(static_cast<int>(vertices.size()));
    position.setSideToMove(Side::Second);
    begin(position);
    return {};
}

nn::GameState GtpGame::stateFor(Side side) const
{
    if (board().sideToMove() == side && !board().isOver())
        return state();
    go::Position turned = board();
    turned.setSideToMove(game::opponent(turned.sideToMove())); // turned over and back, so that the game continues after two passes
    turned.setSideToMove(side);
    return nn::GameState(turned);
}

core::Result<void> GtpGame::play(Side side, std::string_view vertex)
{
    const auto move = stateFor(side).position().parseMove(record::lowerCase(vertex));
    if (!move)
        return gtpError("illegal move");
    play(side, *move);
    return {};
}

void GtpGame::play(Side side, go::Move move)
{
    nn::GameState after = stateFor(side);
    after.play(move);
    m_states.push_back(std::move(after));
}

core::Result<void> GtpGame::undo()
{
    if (m_states.size() < 2)
        return gtpError("cannot undo");
    const double komi = board().komi(); // undoing a move does not undo komi
    m_states.pop_back();
    setKomi(komi);
    return {};
}

core::Result<void> GtpGame::load(const record::GameRecord& record, int moves)
{
    auto start = record::startPosition(record);
    if (!start)
        return start.error();
    if (!start->as<go::Position>())
        return gtpError("cannot load file");
    std::vector<nn::GameState> states{nn::GameState(*std::move(start))};
    for (record::NodeId node = record.firstChild(record::kRoot); node != record::kNoNode && moves > 0; node = record.firstChild(node)) {
        const game::Move move = record.move(node);
        nn::GameState next = states.back();
        const bool sets = record::isSetupNode(record, node);
        if (move == game::kNoMove && !sets)
            continue; // a comment is nothing to undo, and leaves the history whole
        if (move != game::kNoMove && !sets && record.side(node) == next.position().sideToMove() && next.position().isLegal(move)) {
            next.play(move);
        } else { // set-up stones, or a side that moves twice: only the position counts
            game::AnyPosition there = next.position();
            auto played = record::playNode(there, record, node);
            if (!played && played.error().code == core::ErrorCode::KoForbids && there.as<go::Position>()->koPoint() != move) {
                there = withoutEarlierBoards(*there.as<go::Position>()); // the game was played without superko
                played = record::playNode(there, record, node);
            }
            if (!played)
                return played;
            next = nn::GameState(std::move(there));
        }
        states.push_back(std::move(next));
        moves -= move != game::kNoMove;
    }
    m_states = std::move(states);
    return {};
}

} // namespace evenmatch::search
