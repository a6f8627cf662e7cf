#include "core/game/go/scoring.h"

#include "core/game/go/area.h"

#include <algorithm>

namespace evenmatch::go {

namespace {

/// A one-coloured region this small gives its chain one eye; a larger one has room for two.
constexpr int kLargestSingleEye = 2;

Move moveOf(const Board& board, Point p) { return {static_cast<std::uint16_t>(Board::y(p) * board.size() + Board::x(p))}; }

Owner ownerOf(Color color) { return color == Color::Black ? Owner::Black : Owner::White; }

/// The board without the dead stones. The rest of a legal board is legal.
Board withoutDead(const Board& board, const PointSet& dead)
{
    Board left(board.size());
    for (int y = 0; y < board.size(); ++y)
        for (int x = 0; x < board.size(); ++x)
            if (const Point p = board.at(x, y); board.isStone(p) && !dead.contains(moveOf(board, p)))
                left.place(p, board.color(p));
    return left;
}

/// An empty region of the board without dead stones, and the chains (by head) around it.
struct Space {
    std::vector<Point> points;
    std::vector<Point> heads;
    Color color = Color::Empty; ///< the one colour that borders it; Empty: both or none
};

std::vector<Space> spacesOf(const Board& board)
{
    std::vector<Space> spaces;
    forEachEmptyRegion(board, [&](const Region& region) {
        Space space{.points = {region.points.begin(), region.points.begin() + region.count}, .heads = {}, .color = region.owner()};
        for (Point p : space.points)
            for (int d : Board::kNeighbours)
                if (const Point n = static_cast<Point>(p + d); board.isStone(n))
                    space.heads.push_back(board.head(n));
        std::sort(space.heads.begin(), space.heads.end());
        space.heads.erase(std::unique(space.heads.begin(), space.heads.end()), space.heads.end());
        spaces.push_back(std::move(space));
    });
    return spaces;
}

/// Finds the chains in seki, for territory rules. Chains that share a one-coloured space form a group. A group lives by itself if it has
/// two such spaces, or one larger than an eye. Groups of both colours that share a dame, neither living by itself, are in seki. (The
/// Japanese text calls every group with a dame seki; players fill those dame, but this function does not require it.)
class SekiFinder {
public:
    SekiFinder(const Board& board, const std::vector<Space>& spaces) : m_board(board)
    {
        for (std::size_t i = 0; i < m_parent.size(); ++i)
            m_parent[i] = static_cast<Point>(i);
        for (const Space& space : spaces)
            if (space.color != Color::Empty)
                for (Point head : space.heads)
                    m_parent[groupOf(head)] = groupOf(space.heads.front());
        for (const Space& space : spaces)
            if (space.color != Color::Empty)
                m_eyes[groupOf(space.heads.front())] += space.points.size() > kLargestSingleEye ? 2 : 1;
        for (const Space& space : spaces)
            if (space.color == Color::Empty)
                markSeki(space);
    }

    bool inSeki(Point stone) const { return m_seki[groupOf(m_board.head(stone))]; }

private:
    Point groupOf(Point head) const
    {
        while (m_parent[head] != head)
            head = m_parent[head];
        return head;
    }

    void markSeki(const Space& dame)
    {
        bool weakBlack = false;
        bool weakWhite = false;
        for (Point head : dame.heads)
            if (m_eyes[groupOf(head)] < 2)
                (m_board.is(head, Color::Black) ? weakBlack : weakWhite) = true;
        if (!weakBlack || !weakWhite)
            return;
        for (Point head : dame.heads)
            if (m_eyes[groupOf(head)] < 2)
                m_seki[groupOf(head)] = true;
    }

    const Board& m_board;
    std::array<Point, Board::kPoints> m_parent;
    std::array<int, Board::kPoints> m_eyes{};
    std::array<bool, Board::kPoints> m_seki{};
};

void own(Score& score, const Board& board, Point p, Owner owner) { score.owner[moveOf(board, p).code] = owner; }

void countAreas(Score& score, const Board& board, const std::vector<Space>& spaces)
{
    for (const Space& space : spaces)
        if (space.color != Color::Empty)
            for (Point p : space.points)
                own(score, board, p, ownerOf(space.color));
    for (const Owner owner : score.owner) {
        score.black += owner == Owner::Black;
        score.white += owner == Owner::White;
    }
}

void countTerritories(Score& score, const Position& position, const Board& board, const std::vector<Space>& spaces)
{
    const SekiFinder seki(board, spaces);
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Point p = board.at(x, y);
            if (board.isStone(p) && seki.inSeki(p))
                own(score, board, p, Owner::Seki);
            const bool dead = board.isEmpty(p) && position.board().isStone(p);
            score.black += dead && position.board().is(p, Color::White);
            score.white += dead && position.board().is(p, Color::Black);
        }
    }
    for (const Space& space : spaces) {
        if (space.color == Color::Empty)
            continue;
        const bool counts = !seki.inSeki(space.heads.front());
        for (Point p : space.points)
            own(score, board, p, counts ? ownerOf(space.color) : Owner::Seki);
        if (counts)
            (space.color == Color::Black ? score.black : score.white) += static_cast<double>(space.points.size());
    }
    score.black += position.captures(Side::First);
    score.white += position.captures(Side::Second);
}

} // namespace

game::Outcome Score::outcome() const
{
    if (margin == 0)
        return game::Outcome::Draw;
    return margin > 0 ? game::Outcome::FirstWins : game::Outcome::SecondWins;
}

Score score(const Position& position, const PointSet& dead)
{
    const Board board = withoutDead(position.board(), dead);
    const std::vector<Space> spaces = spacesOf(board);
    Score score;
    for (int y = 0; y < board.size(); ++y)
        for (int x = 0; x < board.size(); ++x)
            if (const Point p = board.at(x, y); board.isStone(p))
                own(score, board, p, ownerOf(board.color(p)));
    if (position.rules().scoring == Scoring::Area)
        countAreas(score, board, spaces);
    else
        countTerritories(score, position, board, spaces);
    score.komi = position.compensation();
    score.margin = score.black - score.white - score.komi;
    return score;
}

void toggleDead(const Position& position, PointSet& dead, Move point)
{
    const Board& board = position.board();
    if (point.code >= position.passMove().code)
        return;
    const Point start = board.at(position.xOf(point), position.yOf(point));
    if (!board.isStone(start))
        return;
    const Color color = board.color(start);
    const bool kill = !dead.contains(point);
    std::array<bool, Board::kPoints> seen{};
    Region region;
    floodFill(board, start, seen, region,
        [&](Point n) { return !board.isWall(n) && (!board.is(n, opposite(color)) || dead.contains(moveOf(board, n))); });
    for (int i = 0; i < region.count; ++i) {
        if (!board.is(region.points[i], color))
            continue;
        if (kill)
            dead.insert(moveOf(board, region.points[i]));
        else
            dead.erase(moveOf(board, region.points[i]));
    }
}

} // namespace evenmatch::go
