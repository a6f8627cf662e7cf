#include "core/lesson/facts/go_fight.h"

#include "core/lesson/facts/go_reading.h"

#include <algorithm>
#include <unordered_map>

namespace evenmatch::lesson {

using GoBoard = go::Board;
using go::Color;
using go::Point;

namespace {

constexpr std::size_t kMostSpace = 8; ///< maximum number of points of a group to read
constexpr int kMostFightNodes = 6000;
constexpr std::size_t kMostRaceLiberties = 5;

bool has(const std::vector<Point>& points, Point p) { return std::ranges::find(points, p) != points.end(); }

/// The positions of a fight that were read, within a limit. Repetitions and positions at the limit count against the claim being proved.
class ReadPositions {
public:
    bool isTooMuch() const { return m_nodes > kMostFightNodes; }

    /// `doubt`: the result that counts against the claim. `read`: the result of this position.
    template <class Read>
    bool resultOf(const GoBoard& board, bool firstMoves, int depth, int deepest, bool doubt, Read read)
    {
        if (++m_nodes > kMostFightNodes || depth > deepest)
            return doubt;
        const std::uint64_t key = board.hash() * 2 + (firstMoves ? 1 : 0);
        const auto [known, isNew] = m_known.emplace(key, doubt); // for positions that repeat
        if (!isNew)
            return known->second;
        const bool result = read();
        m_known[key] = result;
        return result;
    }

private:
    int m_nodes = 0;
    std::unordered_map<std::uint64_t, bool> m_known;
};

/// Life and death of one chain in its eye space.
class LifeReader {
public:
    /// `doubted`: the side that wins all kos.
    LifeReader(const GoBoard& board, Point stone, std::vector<Point> space, Color doubted)
        : m_stone(stone), m_own(board.color(stone)), m_space(std::move(space)), m_doubted(doubted)
    {
    }

    /// Whether the attacker captures the chain; nothing beyond the limit.
    std::optional<bool> isTaken(const GoBoard& board, bool attackerMoves)
    {
        const bool taken = search(board, attackerMoves, 0);
        return m_read.isTooMuch() ? std::nullopt : std::optional(taken);
    }

private:
    bool search(const GoBoard& board, bool attackerMoves, int depth)
    {
        const int deepest = static_cast<int>(2 * m_space.size()) + 4;
        return m_read.resultOf(board, attackerMoves, depth, deepest, m_doubted != m_own,
            [&] { return attackerMoves ? attacks(board, depth) : !defends(board, depth); });
    }

    bool attacks(const GoBoard& board, int depth)
    {
        return std::ranges::any_of(m_space, [&](Point p) {
            const Color enemy = go::opposite(m_own);
            if (!board.isEmpty(p) || board.isSuicide(p, enemy))
                return false;
            GoBoard next = board;
            const auto taken = next.place(p, enemy);
            if (!next.is(m_stone, m_own))
                return !(takesKo(taken, next, p) && m_doubted != enemy);
            if (takesKo(taken, next, p) && m_doubted != enemy)
                return false;
            return search(next, false, depth + 1);
        });
    }

    bool defends(const GoBoard& board, int depth)
    {
        if (!search(board, true, depth + 1))
            return true; // it can ignore the move
        return std::ranges::any_of(m_space, [&](Point p) {
            if (!board.isEmpty(p) || board.isSuicide(p, m_own))
                return false;
            GoBoard next = board;
            const auto taken = next.place(p, m_own);
            if (takesKo(taken, next, p) && m_doubted != m_own)
                return false;
            const auto liberties = libertiesOf(next, m_stone);
            if (std::ranges::any_of(liberties, [&](Point liberty) { return !has(m_space, liberty); }))
                return m_doubted == m_own; // it may escape
            return !search(next, true, depth + 1);
        });
    }

    Point m_stone;
    Color m_own;
    std::vector<Point> m_space;
    Color m_doubted;
    ReadPositions m_read;
};

/// Two chains of which each lives only if it captures the other.
class RaceReader {
public:
    RaceReader(const GoBoard& board, Point own, Point hunted, Color doubted)
        : m_own(own), m_hunted(hunted), m_color(board.color(own)), m_doubted(doubted)
    {
    }

    std::optional<bool> wins(const GoBoard& board, bool ownMoves)
    {
        const bool won = search(board, ownMoves ? m_color : go::opposite(m_color), 0);
        return m_read.isTooMuch() ? std::nullopt : std::optional(won);
    }

private:
    /// Whether `own` wins the race with `mover` to move.
    bool search(const GoBoard& board, Color mover, int depth)
    {
        constexpr int kDeepestRace = 16;
        return m_read.resultOf(board, mover == m_color, depth, kDeepestRace, m_doubted == m_color,
            [&] { return moves(board, mover, depth) == (mover == m_color); });
    }

    bool moves(const GoBoard& board, Color mover, int depth)
    {
        const Point prey = mover == m_color ? m_hunted : m_own;
        const Point safe = mover == m_color ? m_own : m_hunted;
        for (const Point p : tries(board, prey, safe)) {
            if (!board.isEmpty(p) || board.isSuicide(p, mover))
                continue;
            GoBoard next = board;
            const auto taken = next.place(p, mover);
            if (takesKo(taken, next, p) && m_doubted != mover)
                continue;
            if (!next.is(prey, board.color(prey)))
                return true;
            if (m_doubted == mover && libertiesOf(next, safe, kMostRaceLiberties + 2).size() > kMostRaceLiberties + 1)
                return true; // it may escape
            const bool ownWins = search(next, go::opposite(mover), depth + 1);
            if (ownWins == (mover == m_color))
                return true;
        }
        const bool ownWins = search(board, go::opposite(mover), depth + 1); // it may pass, as in a seki
        return ownWins == (mover == m_color);
    }

    static std::vector<Point> tries(const GoBoard& board, Point prey, Point safe)
    {
        std::vector<Point> points = capturesBeside(board, safe);
        for (const Point of : {prey, safe})
            for (const Point p : libertiesOf(board, of))
                if (!has(points, p))
                    points.push_back(p);
        return points;
    }

    Point m_own;
    Point m_hunted;
    Color m_color;
    Color m_doubted;
    ReadPositions m_read;
};

/// Whether all own chains around the space depend on it: none can be captured from outside.
bool isClosed(const GoBoard& board, const std::vector<Point>& space, Color own)
{
    return std::ranges::all_of(space, [&](Point p) {
        return std::ranges::all_of(GoBoard::kNeighbours, [&](int d) {
            const auto at = static_cast<Point>(p + d);
            if (!board.is(at, own))
                return true;
            const auto liberties = libertiesOf(board, at);
            return std::ranges::all_of(liberties, [&](Point liberty) { return has(space, liberty); });
        });
    });
}

} // namespace

std::vector<Point> eyeSpace(const GoBoard& board, Point stone)
{
    const Color enemy = go::opposite(board.color(stone));
    std::vector<Point> space = libertiesOf(board, stone, kMostSpace + 1);
    const auto add = [&](Point p) {
        if (board.isEmpty(p) && !has(space, p))
            space.push_back(p);
    };
    for (bool grows = true; grows && space.size() <= kMostSpace;) {
        const std::size_t before = space.size();
        for (std::size_t i = 0; i < space.size() && space.size() <= kMostSpace; ++i)
            if (board.isEmpty(space[i]))
                for (const int d : GoBoard::kNeighbours)
                    add(static_cast<Point>(space[i] + d));
        std::vector<Point> caught;
        for (const Point p : space)
            for (const int d : GoBoard::kNeighbours) {
                const auto at = static_cast<Point>(p + d);
                if (!board.is(at, enemy) || has(space, at) || has(caught, at))
                    continue;
                const auto liberties = libertiesOf(board, at);
                if (std::ranges::all_of(liberties, [&](Point liberty) { return has(space, liberty); }))
                    for (const Point one : stonesOf(board, at))
                        caught.push_back(one);
            }
        for (const Point p : caught)
            if (!has(space, p))
                space.push_back(p);
        grows = space.size() > before;
    }
    if (space.size() > kMostSpace)
        space.clear();
    return space;
}

Fate fateOf(const GoBoard& board, Point stone, bool attackerMoves)
{
    const std::vector<Point> space = eyeSpace(board, stone);
    if (space.empty())
        return Fate::Unknown;
    const Color own = board.color(stone);
    if (LifeReader(board, stone, space, own).isTaken(board, attackerMoves).value_or(false))
        return Fate::Dead;
    if (!isClosed(board, space, own))
        return Fate::Unknown;
    const auto taken = LifeReader(board, stone, space, go::opposite(own)).isTaken(board, attackerMoves);
    return taken == false ? Fate::Alive : Fate::Unknown;
}

std::optional<bool> winsRace(const GoBoard& board, Point own, Point hunted, bool ownMoves)
{
    const auto isShort = [&](Point stone) { return libertiesOf(board, stone, kMostRaceLiberties + 1).size() <= kMostRaceLiberties; };
    if (!isShort(own) || !isShort(hunted))
        return std::nullopt;
    const Color color = board.color(own);
    if (RaceReader(board, own, hunted, go::opposite(color)).wins(board, ownMoves).value_or(false))
        return true;
    const auto won = RaceReader(board, own, hunted, color).wins(board, ownMoves);
    return won == false ? std::optional(false) : std::nullopt;
}

} // namespace evenmatch::lesson
