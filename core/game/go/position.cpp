#include "core/game/go/position.h"

#include "core/game/go/area.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace evenmatch::go {

namespace {

/// Few, because rejected draws cost time if almost no move is left to play.
constexpr int kRandomDraws = 12;

/// The number of boards that superko compares, far more than a game has. Without this bound a forged record of n captures would take n²
/// steps.
constexpr std::size_t kLongestMemory = 4096;

std::uint64_t mixed(std::uint64_t value) { return core::splitmix64(value); }

std::uint64_t bitsOf(const Rules& rules)
{
    return static_cast<std::uint64_t>(rules.ko) | std::uint64_t(rules.suicide) << 2 | std::uint64_t(rules.passCostsStone) << 3
        | std::uint64_t(rules.whitePassesLast) << 4;
}

} // namespace

Position::Position(int size, Rules rules, double komi) : m_rules(rules), m_komi(komi), m_state(size) { remember(); }

double Position::compensation() const
{
    if (m_handicap < 2 || m_rules.handicapBonus == HandicapBonus::None)
        return m_komi;
    return m_komi + (m_rules.handicapBonus == HandicapBonus::Stones ? m_handicap : m_handicap - 1);
}

int Position::liberties(int x, int y) const
{
    const Point p = m_state.board.at(x, y);
    return m_state.board.isStone(p) ? m_state.board.liberties(p) : 0;
}

Move Position::koPoint() const { return m_state.ko == 0 ? game::kNoMove : moveOf(m_state.ko); }

Position::Verdict Position::judgePoint(Point p) const
{
    const Board& board = m_state.board;
    if (!board.isEmpty(p))
        return Verdict::Taken;
    if (p == m_state.ko)
        return Verdict::Ko;
    const bool suicide = board.isSuicide(p, colorOf(m_state.side));
    if (suicide && !m_rules.suicide)
        return Verdict::Suicide;
    return repeats(p, suicide) ? Verdict::Ko : Verdict::Legal;
}

Position::Verdict Position::judge(Move move) const
{
    if (isOver())
        return Verdict::AfterEnd;
    if (isPass(move))
        return Verdict::Legal;
    if (move.code > passMove().code)
        return Verdict::OffBoard;
    return judgePoint(pointOf(move));
}

bool Position::repeats(Point p, bool suicide) const
{
    if (m_rules.ko == KoRule::Simple)
        return false;
    if (!suicide && !m_state.vacated[static_cast<int>(m_state.side)][p])
        return false;
    const Side next = game::opponent(m_state.side);
    const std::uint64_t after = situation(m_state.board.hashAfter(p, colorOf(m_state.side)), next);
    const std::size_t compared = std::min(m_earlier.size(), kLongestMemory);
    return std::find(m_earlier.end() - static_cast<std::ptrdiff_t>(compared), m_earlier.end(), after) != m_earlier.end();
}

std::uint64_t Position::situation(std::uint64_t stones, Side toMove) const
{
    return m_rules.ko == KoRule::SituationalSuperko && toMove == Side::Second ? ~stones : stones;
}

bool Position::isLegal(Move move) const { return judge(move) == Verdict::Legal; }

core::Result<void> Position::check(Move move) const
{
    using core::ErrorCode;
    switch (judge(move)) {
    case Verdict::Legal: return {};
    case Verdict::AfterEnd: return core::Error{ErrorCode::MoveAfterEnd, moveText(move)};
    case Verdict::OffBoard: return core::Error{ErrorCode::OffBoard, moveText(move)};
    case Verdict::Taken: return core::Error{ErrorCode::PointTaken, moveText(move)};
    case Verdict::Ko: return core::Error{ErrorCode::KoForbids, moveText(move)};
    case Verdict::Suicide: return core::Error{ErrorCode::SuicideForbidden, moveText(move)};
    }
    return core::Error{ErrorCode::Unexpected, moveText(move)};
}

void Position::legalMoves(game::MoveList& list) const
{
    list.clear();
    if (isOver())
        return;
    for (int y = 0; y < size(); ++y)
        for (int x = 0; x < size(); ++x)
            if (judgePoint(m_state.board.at(x, y)) == Verdict::Legal)
                list.push_back(moveAt(x, y));
    list.push_back(passMove());
}

void Position::remember()
{
    if (m_rules.ko != KoRule::Simple)
        m_earlier.push_back(currentSituation());
}

void Position::playPass()
{
    const Side passing = m_state.side;
    m_state.side = game::opponent(passing);
    m_state.ko = 0;
    ++m_state.passes;
    if (m_rules.passCostsStone)
        ++m_state.captures[static_cast<int>(m_state.side)];
    if (m_rules.ko == KoRule::SituationalSuperko)
        remember();
}

void Position::playPoint(Point p)
{
    Board& board = m_state.board;
    const int mover = static_cast<int>(m_state.side);
    const Board::Taken taken = board.place(p, colorOf(m_state.side));
    const int vacatedColor = taken.suicide > 0 ? mover : 1 - mover;
    m_state.captures[mover] += taken.captured;
    m_state.captures[1 - mover] += taken.suicide;
    for (int i = board.emptyCount() - taken.captured - taken.suicide; i < board.emptyCount(); ++i)
        m_state.vacated[vacatedColor][board.empty(i)] = true;
    m_state.ko = taken.captured == 1 && board.isLoneInAtari(p) ? board.empty(board.emptyCount() - 1) : Point{0};
    m_state.passes = 0;
    m_state.side = game::opponent(m_state.side);
    remember();
}

void Position::play(Move move)
{
    if (isOver())
        m_state.passes = 0; // the players disagreed about dead stones and resumed the game
    assert(isLegal(move));
    if (isPass(move))
        playPass();
    else
        playPoint(pointOf(move));
    m_state.lastMove = move;
    ++m_state.moveNumber;
}

void Position::play(Move move, Undo& undo)
{
    undo.state = m_state;
    undo.earlier = m_earlier.size();
    play(move);
}

void Position::undo(const Undo& undo)
{
    m_state = undo.state;
    m_earlier.resize(undo.earlier);
}

bool Position::isOver() const { return m_state.passes >= 2 && (!m_rules.whitePassesLast || m_state.side == Side::First); }

Outcome Position::outcome() const
{
    if (!isOver())
        return Outcome::None;
    const AreaCount area = countArea(m_state.board);
    const double margin = area.black - area.white - compensation();
    if (margin == 0)
        return Outcome::Draw;
    return margin > 0 ? Outcome::FirstWins : Outcome::SecondWins;
}

std::uint64_t Position::hashWith(std::uint64_t stones) const
{
    const std::uint64_t situation = static_cast<std::uint64_t>(size()) | std::uint64_t{m_state.ko} << 8
        | static_cast<std::uint64_t>(m_state.side) << 24 | std::uint64_t{m_state.passes} << 25 | bitsOf(m_rules) << 32;
    return stones ^ mixed(situation ^ mixed(std::bit_cast<std::uint64_t>(compensation())));
}

std::uint64_t Position::hash() const { return hashWith(m_state.board.hash()); }

std::uint64_t Position::computeHash() const { return hashWith(m_state.board.computeHash()); }

Move Position::randomMove(core::Random& random) const
{
    if (isOver())
        return game::kNoMove;
    const Board& board = m_state.board;
    const Color color = colorOf(m_state.side);
    const auto isGood
        = [&](Point p) { return !board.isEye(p, color) && p != m_state.ko && !board.isSuicide(p, color) && !repeats(p, false); };
    if (board.emptyCount() == 0)
        return passMove();
    // Drawing until a suitable point is found is uniform over the suitable ones; after many failures they are counted instead.
    for (int draw = 0; draw < kRandomDraws; ++draw) {
        const Point p = board.empty(static_cast<int>(random.below(static_cast<std::uint32_t>(board.emptyCount()))));
        if (isGood(p))
            return moveOf(p);
    }
    std::array<Point, kMaxSize * kMaxSize> good;
    std::uint32_t count = 0;
    for (int i = 0; i < board.emptyCount(); ++i)
        if (isGood(board.empty(i)))
            good[count++] = board.empty(i);
    return count == 0 ? passMove() : moveOf(good[random.below(count)]);
}

bool Position::operator==(const Position& other) const
{
    const State& a = m_state;
    const State& b = other.m_state;
    return m_rules == other.m_rules && m_komi == other.m_komi && m_handicap == other.m_handicap && a.board.sameStones(b.board)
        && a.side == b.side && a.ko == b.ko && a.passes == b.passes && a.captures == b.captures && a.moveNumber == b.moveNumber
        && a.lastMove == b.lastMove && m_earlier == other.m_earlier;
}

} // namespace evenmatch::go
