#include "nn/katago/area.h"

#include "core/game/go/area.h"
#include "nn/katago/reading_board.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace evenmatch::nn::katago {

namespace {

using go::Board;
using go::Color;
using go::Point;

/// Heads of a colour's chains, at most four.
struct Heads {
    std::array<Point, 4> heads{};
    std::size_t count = 0;

    const Point* begin() const { return heads.data(); }
    const Point* end() const { return heads.data() + count; }
    bool contains(Point head) const { return std::find(begin(), end(), head) != end(); }
};

Heads headsAround(const Board& board, Point p, Color color)
{
    Heads around;
    for (const int d : Board::kNeighbours)
        if (const Point n = shifted(p, d); board.is(n, color) && !around.contains(board.head(n)))
            around.heads[around.count++] = board.head(n);
    return around;
}

/// Connected points without a stone of the colour.
struct Surrounded {
    std::vector<Point> points;
    Heads eyeOf; ///< chains for which it is an eye
    int inside = 0; ///< points that touch no stone of the colour
    bool hasEnemy = false;
    bool isSafe = true; ///< all chains around it live unconditionally
};

class Owners {
public:
    Owners(const Board& board, bool suicide) : m_board(board), m_suicide(suicide) { }

    void add(Color color, std::array<Color, Board::kPoints>& owners) const;

private:
    std::vector<Surrounded> regionsOf(Color color, std::array<int, Board::kPoints>& regionAt) const;
    Surrounded describe(const go::Region& region, Color color) const;
    std::vector<Point> livingHeads(Color color, std::vector<Surrounded>& regions, const std::array<int, Board::kPoints>& regionAt) const;

    const Board& m_board;
    bool m_suicide;
};

Surrounded Owners::describe(const go::Region& region, Color color) const
{
    Surrounded surrounded;
    surrounded.points.assign(region.points.begin(), region.points.begin() + region.count);
    bool isFirst = true;
    for (const Point p : surrounded.points) {
        const Heads around = headsAround(m_board, p, color);
        surrounded.inside += around.count == 0;
        surrounded.hasEnemy = surrounded.hasEnemy || m_board.isStone(p);
        if (!m_suicide && m_board.isStone(p))
            continue;
        if (isFirst) {
            surrounded.eyeOf = around;
        } else {
            Heads both;
            for (const Point head : surrounded.eyeOf)
                if (around.contains(head))
                    both.heads[both.count++] = head;
            surrounded.eyeOf = both;
        }
        isFirst = false;
    }
    return surrounded;
}

std::vector<Surrounded> Owners::regionsOf(Color color, std::array<int, Board::kPoints>& regionAt) const
{
    std::vector<Surrounded> regions;
    std::array<bool, Board::kPoints> seen{};
    go::Region region;
    for (int y = 0; y < m_board.size(); ++y) {
        for (int x = 0; x < m_board.size(); ++x) {
            const Point p = m_board.at(x, y);
            if (seen[p] || m_board.is(p, color))
                continue;
            go::floodFill(m_board, p, seen, region, [&](Point n) { return !m_board.isWall(n) && !m_board.is(n, color); });
            for (int i = 0; i < region.count; ++i)
                regionAt[region.points[static_cast<std::size_t>(i)]] = static_cast<int>(regions.size());
            regions.push_back(describe(region, color));
        }
    }
    return regions;
}

/// Removes chains with fewer than two eyes, and with each of them the adjacent regions as eyes of other chains, until nothing changes.
std::vector<Point> Owners::livingHeads(Color color, std::vector<Surrounded>& regions, const std::array<int, Board::kPoints>& regionAt) const
{
    std::array<int, Board::kPoints> eyes{};
    for (const Surrounded& region : regions)
        for (const Point head : region.eyeOf)
            ++eyes[head];
    std::vector<Point> heads;
    for (int y = 0; y < m_board.size(); ++y)
        for (int x = 0; x < m_board.size(); ++x)
            if (const Point p = m_board.at(x, y); m_board.is(p, color) && m_board.head(p) == p)
                heads.push_back(p);

    const auto strikeOut = [&](Point head) {
        if (eyes[head] >= 2)
            return false;
        Point stone = head;
        do {
            for (const int d : Board::kNeighbours) {
                const Point n = shifted(stone, d);
                if (m_board.isWall(n) || m_board.is(n, color))
                    continue;
                Surrounded& region = regions[static_cast<std::size_t>(regionAt[n])];
                if (!std::exchange(region.isSafe, false))
                    continue;
                for (const Point other : region.eyeOf)
                    --eyes[other];
            }
            stone = m_board.next(stone);
        } while (stone != head);
        return true;
    };
    while (std::erase_if(heads, strikeOut) > 0) { }
    return heads;
}

void Owners::add(Color color, std::array<Color, Board::kPoints>& owners) const
{
    std::array<int, Board::kPoints> regionAt{};
    std::vector<Surrounded> regions = regionsOf(color, regionAt);
    if (regions.size() == 1 && regions[0].points.size() == static_cast<std::size_t>(m_board.size() * m_board.size()))
        return; // no stone of the colour
    for (const Point head : livingHeads(color, regions, regionAt)) {
        Point stone = head;
        do {
            owners[stone] = color;
            stone = m_board.next(stone);
        } while (stone != head);
    }
    for (const Surrounded& region : regions) {
        const bool certain = region.isSafe && (region.inside <= 1 || !region.hasEnemy);
        if (!certain && region.hasEnemy)
            continue;
        for (const Point p : region.points)
            if (certain || owners[p] == Color::Empty) // otherwise the stones around it may be dead
                owners[p] = color;
    }
}

} // namespace

std::array<Color, Board::kPoints> ownersByArea(const Board& board, bool suicide)
{
    std::array<Color, Board::kPoints> owners{};
    const Owners rule(board, suicide);
    rule.add(Color::Black, owners);
    rule.add(Color::White, owners);
    for (int y = 0; y < board.size(); ++y)
        for (int x = 0; x < board.size(); ++x)
            if (const Point p = board.at(x, y); owners[p] == Color::Empty)
                owners[p] = board.color(p);
    return owners;
}

} // namespace evenmatch::nn::katago
