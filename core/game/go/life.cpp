#include "core/game/go/life.h"

#include "core/game/go/area.h"

#include <algorithm>
#include <vector>

namespace evenmatch::go {

namespace {

struct Enclosure {
    std::vector<Point> points;
    std::vector<Point> borders; ///< heads of the chains around it
    std::vector<Point> vitalTo; ///< heads of those that have all its empty points as liberties
};

std::vector<Point> headsAround(const Board& board, Point p, Color color)
{
    std::vector<Point> heads;
    for (int d : Board::kNeighbours) {
        const Point n = static_cast<Point>(p + d);
        if (board.is(n, color) && std::find(heads.begin(), heads.end(), board.head(n)) == heads.end())
            heads.push_back(board.head(n));
    }
    return heads;
}

Enclosure describe(const Board& board, const Region& region, Color color)
{
    Enclosure enclosure;
    bool anyEmpty = false;
    for (int i = 0; i < region.count; ++i) {
        const Point p = region.points[i];
        enclosure.points.push_back(p);
        const std::vector<Point> heads = headsAround(board, p, color);
        for (Point head : heads)
            if (std::find(enclosure.borders.begin(), enclosure.borders.end(), head) == enclosure.borders.end())
                enclosure.borders.push_back(head);
        if (!board.isEmpty(p))
            continue;
        if (anyEmpty)
            std::erase_if(enclosure.vitalTo, [&](Point head) { return std::find(heads.begin(), heads.end(), head) == heads.end(); });
        else
            enclosure.vitalTo = heads;
        anyEmpty = true;
    }
    return enclosure;
}

std::vector<Enclosure> enclosuresOf(const Board& board, Color color)
{
    std::vector<Enclosure> enclosures;
    std::array<bool, Board::kPoints> seen{};
    Region region;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Point p = board.at(x, y);
            if (seen[p] || board.is(p, color))
                continue;
            floodFill(board, p, seen, region, [&](Point n) { return !board.isWall(n) && !board.is(n, color); });
            enclosures.push_back(describe(board, region, color));
        }
    }
    return enclosures;
}

std::vector<Point> headsOf(const Board& board, Color color)
{
    std::vector<Point> heads;
    for (int y = 0; y < board.size(); ++y)
        for (int x = 0; x < board.size(); ++x)
            if (const Point p = board.at(x, y); board.is(p, color) && board.head(p) == p)
                heads.push_back(p);
    return heads;
}

/// One round of eliminations; true if there was one. `lives` is indexed by head.
bool strikeOut(std::vector<Enclosure>& enclosures, std::vector<Point>& heads, std::array<bool, Board::kPoints>& lives)
{
    std::array<int, Board::kPoints> vitalRegions{};
    for (const Enclosure& enclosure : enclosures)
        for (Point head : enclosure.vitalTo)
            ++vitalRegions[head];
    const std::size_t struckChains = std::erase_if(heads, [&](Point head) {
        lives[head] = vitalRegions[head] >= 2;
        return !lives[head];
    });
    const std::size_t struckRegions = std::erase_if(enclosures, [&](const Enclosure& enclosure) {
        return !std::all_of(enclosure.borders.begin(), enclosure.borders.end(), [&](Point head) { return lives[head]; });
    });
    return struckChains + struckRegions > 0;
}

} // namespace

UnconditionalLife unconditionalLife(const Board& board, Color color)
{
    std::vector<Enclosure> enclosures = enclosuresOf(board, color);
    std::vector<Point> heads = headsOf(board, color);
    std::array<bool, Board::kPoints> lives{};
    while (strikeOut(enclosures, heads, lives)) { }

    UnconditionalLife life;
    for (Point head : heads) {
        Point stone = head;
        do {
            life.alive[stone] = true;
            stone = board.next(stone);
        } while (stone != head);
    }
    for (const Enclosure& enclosure : enclosures)
        if (!enclosure.vitalTo.empty())
            for (Point p : enclosure.points)
                life.territory[p] = true;
    return life;
}

} // namespace evenmatch::go
