#include "core/game/go/groups.h"

#include <algorithm>

namespace evenmatch::go {

namespace {

constexpr int kConnectingLiberties = 2;

} // namespace

std::vector<Point> stonesOf(const Board& board)
{
    std::vector<Point> stones;
    for (int y = 0; y < board.size(); ++y)
        for (int x = 0; x < board.size(); ++x)
            if (const Point p = board.at(x, y); board.isStone(p))
                stones.push_back(p);
    return stones;
}

Board without(const Board& board, const PointMask& dead)
{
    Board left(board.size());
    for (Point p : stonesOf(board))
        if (!dead[p])
            left.place(p, board.color(p));
    return left;
}

Groups::Groups(const Board& board) : m_board(board)
{
    for (std::size_t i = 0; i < m_parent.size(); ++i)
        m_parent[i] = static_cast<Point>(i);
    std::vector<std::pair<Point, Point>> shared;
    for (int i = 0; i < board.emptyCount(); ++i)
        addPairs(board.empty(i), shared);
    std::sort(shared.begin(), shared.end());
    for (std::size_t i = 0; i + kConnectingLiberties <= shared.size(); ++i)
        if (shared[i] == shared[i + kConnectingLiberties - 1])
            m_parent[of(shared[i].first)] = of(shared[i].second);
}

Point Groups::of(Point stone) const
{
    Point head = m_board.head(stone);
    while (m_parent[head] != head)
        head = m_parent[head];
    return head;
}

std::vector<Point> Groups::stonesLike(Point stone) const
{
    std::vector<Point> stones = stonesOf(m_board);
    std::erase_if(stones, [&](Point p) { return of(p) != of(stone); });
    return stones;
}

void Groups::addPairs(Point liberty, std::vector<std::pair<Point, Point>>& shared) const
{
    std::vector<Point> heads;
    for (int d : Board::kNeighbours)
        if (const Point n = static_cast<Point>(liberty + d); m_board.isStone(n))
            heads.push_back(m_board.head(n));
    std::sort(heads.begin(), heads.end());
    heads.erase(std::unique(heads.begin(), heads.end()), heads.end());
    for (std::size_t a = 0; a < heads.size(); ++a)
        for (std::size_t b = a + 1; b < heads.size(); ++b)
            if (m_board.color(heads[a]) == m_board.color(heads[b]))
                shared.emplace_back(heads[a], heads[b]);
}

} // namespace evenmatch::go
