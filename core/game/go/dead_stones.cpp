// The proposal of dead stones. What Benson's theorem leaves open is played out at random many times; a group of chains that mostly ends
// as the other colour's is proposed as dead. In a seki whoever starts loses, so either colour survives about as often as not: alive.
#include "core/game/go/area.h"
#include "core/game/go/life.h"
#include "core/game/go/scoring.h"
#include "core/game/playout.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace evenmatch::go {

namespace {

constexpr int kPlayouts = 400;
/// Dead when the group's points end as the other colour's in more than this part of the playouts. A seki is near a half.
constexpr double kLostPart = 0.6;
/// Chains of a colour that share as many liberties are judged together: they can hardly be cut.
constexpr int kConnectingLiberties = 2;

/// How often a point ended as Black's less how often as White's.
using Balance = std::array<int, Board::kPoints>;

void addOwners(const Board& board, Balance& balance)
{
    std::array<bool, Board::kPoints> seen{};
    Region region;
    for (int i = 0; i < board.emptyCount(); ++i) {
        if (seen[board.empty(i)])
            continue;
        floodFill(board, board.empty(i), seen, region, [&](Point n) { return board.isEmpty(n); });
        if (region.touchesBlack != region.touchesWhite)
            for (int j = 0; j < region.count; ++j)
                balance[region.points[j]] += region.touchesBlack ? 1 : -1;
    }
    for (int y = 0; y < board.size(); ++y)
        for (int x = 0; x < board.size(); ++x)
            if (const Point p = board.at(x, y); board.isStone(p))
                balance[p] += board.is(p, Color::Black) ? 1 : -1;
}

/// The stones alone, put down in the order of the points, so that the answer does not depend on how they came there.
Position stonesOf(const Position& position)
{
    Rules rules;
    rules.ko = KoRule::Simple;
    Position copy(position.size(), rules);
    std::vector<SetupStone> stones;
    for (int y = 0; y < position.size(); ++y)
        for (int x = 0; x < position.size(); ++x)
            if (position.colorAt(x, y) != Color::Empty)
                stones.push_back({x, y, position.colorAt(x, y)});
    [[maybe_unused]] const auto set = copy.setStones(stones);
    assert(set);
    return copy;
}

Balance playOutMany(const Position& start)
{
    Balance balance{};
    core::Random random(start.board().hash());
    const int longest = 3 * start.size() * start.size();
    for (int i = 0; i < kPlayouts; ++i) {
        Position position = start;
        position.setSideToMove(i % 2 == 0 ? Side::First : Side::Second);
        game::playOut(position, random, longest);
        addOwners(position.board(), balance);
    }
    return balance;
}

/// Chains that are judged together, each named by the head of one of them.
class Groups {
public:
    explicit Groups(const Board& board) : m_board(board)
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

    Point of(Point stone) const
    {
        Point head = m_board.head(stone);
        while (m_parent[head] != head)
            head = m_parent[head];
        return head;
    }

private:
    void addPairs(Point liberty, std::vector<std::pair<Point, Point>>& shared) const
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

    const Board& m_board;
    std::array<Point, Board::kPoints> m_parent;
};

} // namespace

PointSet proposeDeadStones(const Position& position)
{
    const Position start = stonesOf(position);
    const Board& board = start.board();
    const UnconditionalLife black = unconditionalLife(board, Color::Black);
    const UnconditionalLife white = unconditionalLife(board, Color::White);
    const Balance balance = playOutMany(start);
    const Groups groups(board);

    Balance groupLost{};
    std::array<int, Board::kPoints> groupStones{};
    std::vector<Point> stones;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Point p = board.at(x, y);
            if (!board.isStone(p))
                continue;
            stones.push_back(p);
            groupLost[groups.of(p)] -= board.is(p, Color::Black) ? balance[p] : -balance[p];
            ++groupStones[groups.of(p)];
        }
    }
    PointSet dead;
    for (Point p : stones) {
        const bool isBlack = board.is(p, Color::Black);
        const bool alive = (isBlack ? black : white).alive[p];
        const bool surrounded = (isBlack ? white : black).territory[p];
        // A balance of -1 is lost always, 0 is lost half of the time.
        const double lost = 0.5 + 0.5 * groupLost[groups.of(p)] / (static_cast<double>(groupStones[groups.of(p)]) * kPlayouts);
        if (surrounded || (!alive && lost > kLostPart))
            dead.insert(start.moveAt(Board::x(p), Board::y(p)));
    }
    return dead;
}

} // namespace evenmatch::go
