#include "search/match/play_game.h"

#include "core/game/chess/position.h"
#include "core/game/go/scoring.h"
#include "core/record/board/line_record.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace evenmatch::search {

namespace {

using game::Outcome;
using game::Side;
using std::chrono::milliseconds;

constexpr std::array<std::string_view, 7> kReasonNames
    = {"rules", "resignation", "draw claimed", "move limit", "time", "illegal move", "engine failure"};

constexpr std::size_t indexOf(Side side) { return static_cast<std::size_t>(side); }

int mostMoves(const game::AnyPosition& position, const ArbiterOptions& options)
{
    if (options.mostMoves > 0)
        return options.mostMoves;
    const auto* board = position.as<go::Position>();
    return board ? 2 * board->size() * board->size() : 600;
}

class Arbiter {
public:
    Arbiter(const std::array<Player*, 2>& players, const GameStart& start, const ArbiterOptions& options)
        : m_players(players), m_options(options), m_time(start.time), m_position(start.position), m_most(mostMoves(start.position, options))
    {
        m_left = {start.time.main, start.time.main};
        for (const game::Move move : start.opening)
            m_position.play(move);
        m_game.moves = start.opening;
        m_game.openingMoves = start.opening.size();
    }

    core::Result<PlayedGame> play(const GameStart& start, const std::stop_token& stop);

private:
    core::Result<bool> step(const std::stop_token& stop);
    bool endsItself();
    void lose(Side side, EndReason reason, std::string problem = {});
    void count();
    bool overstepped(Side side, milliseconds used);
    core::Result<bool> apply(Side side, const Decision& decision);

    const std::array<Player*, 2>& m_players;
    const ArbiterOptions& m_options;
    TimeControl m_time;
    game::AnyPosition m_position;
    int m_most;
    std::array<milliseconds, 2> m_left; ///< by Side; below 0 during the grace period
    PlayedGame m_game;
};

void Arbiter::lose(Side side, EndReason reason, std::string problem)
{
    m_game.outcome = game::winFor(game::opponent(side));
    m_game.reason = reason;
    m_game.problem = std::move(problem);
}

void Arbiter::count()
{
    const auto* board = m_position.as<go::Position>();
    const go::Score score = go::score(*board, go::proposeDeadStones(*board));
    m_game.margin = score.margin;
    m_game.outcome = score.outcome();
}

/// Whether the rules or limits end the game.
bool Arbiter::endsItself()
{
    const bool tooLong = m_position.moveNumber() >= m_most;
    if (m_position.isOver() || tooLong) {
        m_game.reason = m_position.isOver() ? EndReason::Rules : EndReason::MoveLimit;
        m_game.outcome = m_position.isOver() ? m_position.outcome() : Outcome::Draw;
        if (m_position.as<go::Position>())
            count();
        return true;
    }
    const auto* board = m_position.as<chess::Position>();
    if (!board || !board->canClaimDraw())
        return false;
    m_game.outcome = Outcome::Draw;
    m_game.reason = EndReason::DrawClaimed;
    return true;
}

/// Subtracts the time from the side's clock; true if it has run out.
bool Arbiter::overstepped(Side side, milliseconds used)
{
    m_game.thinking[indexOf(side)] += used;
    if (m_time.unlimited())
        return false;
    if (m_time.perMove.count() > 0)
        return used > m_time.perMove + m_options.grace;
    milliseconds& left = m_left[indexOf(side)];
    left -= used;
    const bool late = left + m_options.grace < milliseconds(0);
    left += m_time.increment;
    return late;
}

/// False if the player's action ended the game.
core::Result<bool> Arbiter::apply(Side side, const Decision& decision)
{
    const auto* board = m_position.as<chess::Position>();
    if (decision.kind == Decision::ClaimDraw && board && board->canClaimDraw()) {
        m_game.outcome = Outcome::Draw;
        m_game.reason = EndReason::DrawClaimed;
        return false;
    }
    if (decision.kind == Decision::Resign || !m_position.isLegal(decision.move)) {
        lose(side, decision.kind == Decision::Resign ? EndReason::Resignation : EndReason::IllegalMove);
        return false;
    }
    m_position.play(decision.move);
    m_game.moves.push_back(decision.move);
    for (const Side told : {side, game::opponent(side)}) {
        const auto done = m_players[indexOf(told)]->play(decision.move);
        if (!done && !isEngineFailure(done.error()))
            return done.error();
        if (!done) {
            lose(told, EndReason::EngineFailure, core::describe(done.error()));
            return false;
        }
    }
    return true;
}

core::Result<bool> Arbiter::step(const std::stop_token& stop)
{
    const Side side = m_position.sideToMove();
    const milliseconds none{0};
    const Clocks clocks{.left = {std::max(m_left[0], none), std::max(m_left[1], none)}};
    const auto begin = m_options.now();
    const auto decision = m_players[indexOf(side)]->decide(clocks, stop);
    const auto used = std::chrono::duration_cast<milliseconds>(m_options.now() - begin);
    if (stop.stop_requested())
        return core::Error{core::ErrorCode::Stopped};
    if (!decision) {
        if (!isEngineFailure(decision.error()))
            return decision.error();
        lose(side, EndReason::EngineFailure, core::describe(decision.error()));
        return false;
    }
    if (overstepped(side, used)) {
        lose(side, EndReason::Time);
        if (const auto* board = m_position.as<chess::Position>(); board && board->insufficientMaterialFor(game::opponent(side)))
            m_game.outcome = Outcome::Draw; // FIDE 6.9
        return false;
    }
    return apply(side, *decision);
}

core::Result<PlayedGame> Arbiter::play(const GameStart& start, const std::stop_token& stop)
{
    for (const Side side : {Side::First, Side::Second}) {
        const auto done = m_players[indexOf(side)]->start(start);
        if (!done && !isEngineFailure(done.error()))
            return done.error();
        if (!done) {
            lose(side, EndReason::EngineFailure, core::describe(done.error()));
            return m_game;
        }
    }
    while (!endsItself()) {
        const auto goesOn = step(stop);
        if (!goesOn)
            return goesOn.error();
        if (!*goesOn)
            break;
    }
    return m_game;
}

/// The result without a count in SGF's form: "W+R", "B+T", "B+F" (forfeit).
std::string sgfResult(const PlayedGame& played)
{
    if (played.outcome == Outcome::Draw)
        return "0";
    const std::string winner = played.outcome == Outcome::FirstWins ? "B+" : "W+";
    if (played.margin) {
        std::array<char, 32> points{};
        std::snprintf(points.data(), points.size(), "%g", std::abs(*played.margin));
        return winner + points.data();
    }
    if (played.reason == EndReason::Resignation)
        return winner + "R";
    return winner + (played.reason == EndReason::Time ? "T" : "F");
}

std::string pgnResult(Outcome outcome)
{
    if (outcome == Outcome::Draw)
        return "1/2-1/2";
    return outcome == Outcome::FirstWins ? "1-0" : "0-1";
}

} // namespace

std::string_view nameOf(EndReason reason) { return kReasonNames[static_cast<std::size_t>(reason)]; }

std::optional<EndReason> endReasonFromName(std::string_view name)
{
    const auto found = std::ranges::find(kReasonNames, name);
    return found == kReasonNames.end() ? std::nullopt : std::optional(static_cast<EndReason>(found - kReasonNames.begin()));
}

core::Result<PlayedGame> playGame(
    const std::array<Player*, 2>& players, const GameStart& start, const ArbiterOptions& options, const std::stop_token& stop)
{
    return Arbiter(players, start, options).play(start, stop);
}

std::string resultText(const game::AnyPosition& start, const PlayedGame& played)
{
    return start.as<go::Position>() ? sgfResult(played) : pgnResult(played.outcome);
}

record::GameRecord toRecord(const GameStart& start, const PlayedGame& played, const std::array<std::string, 2>& names)
{
    record::GameRecord record = record::lineRecord(start.position, played.moves);
    const bool board = record.format == record::Format::Sgf;
    record.setTag(board ? "PB" : "White", names[0]);
    record.setTag(board ? "PW" : "Black", names[1]);
    record.setTag(board ? "RE" : "Result", resultText(start.position, played));
    if (!board)
        record.setTag("Termination", nameOf(played.reason));
    return record;
}

} // namespace evenmatch::search
