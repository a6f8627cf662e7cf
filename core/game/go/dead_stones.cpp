// The proposal of dead stones, in rounds. Each plays what Benson's theorem leaves open to the end many times (settling.h) and asks how often
// a group of chains ended as the other colour's. The first takes the plainly lost off, so that they no longer hamper the groups around them
// in the second, which judges what is left. More follow while the board does not look like a finished game's.
#include "core/game/go/area.h"
#include "core/game/go/life.h"
#include "core/game/go/scoring.h"
#include "core/game/go/settling.h"

#include <algorithm>
#include <vector>

namespace evenmatch::go {

namespace {

/// In each round.
constexpr int kPlayouts = 400;
/// A group is dead when its points end as the other colour's in more than this part of the playouts: in the first round, and later. Living
/// groups and sekis are rarely lost, dead groups with room around them are lost about half of the time or more often.
constexpr double kPlainlyLost = 0.8;
constexpr double kLost = 0.45;
/// A finished game has no empty region of so many points between both colours. Where there is one, the group beside it that is lost most
/// often is dead too if that is more than kLostInTheOpen: it has so much room that playouts from either side often let it live.
constexpr int kOpen = 15;
constexpr double kLostInTheOpen = 0.2;
constexpr int kRoundsInTheOpen = 4;
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

std::vector<Point> stonesOf(const Board& board)
{
    std::vector<Point> stones;
    for (int y = 0; y < board.size(); ++y)
        for (int x = 0; x < board.size(); ++x)
            if (const Point p = board.at(x, y); board.isStone(p))
                stones.push_back(p);
    return stones;
}

/// The stones that are not dead, put down in the order of the points, so that nothing depends on how they came there.
Board without(const Board& board, const Settling::Mask& dead)
{
    Board left(board.size());
    for (Point p : stonesOf(board))
        if (!dead[p])
            left.place(p, board.color(p));
    return left;
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

Balance playOutMany(const Board& start, const Settling::Mask& settled, core::Random& random)
{
    Balance balance{};
    Settling settling(settled, random);
    for (int i = 0; i < kPlayouts; ++i) {
        Board board = start;
        settling.play(board, i % 2 == 0 ? Color::Black : Color::White);
        addOwners(board, balance);
    }
    return balance;
}

/// By stone; the same for all stones of a group.
struct Judgement {
    std::array<double, Board::kPoints> lost{}; ///< in which part of the playouts: 0 lives, 1 is dead
    std::array<Point, Board::kPoints> group{};
};

Judgement judge(const Board& board, core::Random& random)
{
    const UnconditionalLife black = unconditionalLife(board, Color::Black);
    const UnconditionalLife white = unconditionalLife(board, Color::White);
    Settling::Mask settled{};
    for (std::size_t p = 0; p < settled.size(); ++p)
        settled[p] = black.territory[p] || white.territory[p];
    const Balance balance = playOutMany(board, settled, random);

    const Groups groups(board);
    const std::vector<Point> stones = stonesOf(board);
    Balance groupLost{};
    std::array<int, Board::kPoints> groupStones{};
    for (Point p : stones) {
        groupLost[groups.of(p)] -= board.is(p, Color::Black) ? balance[p] : -balance[p];
        ++groupStones[groups.of(p)];
    }
    Judgement judgement;
    for (Point p : stones) {
        const bool isBlack = board.is(p, Color::Black);
        const Point group = groups.of(p);
        judgement.group[p] = group;
        // A balance of -1 is lost always, 0 is lost half of the time.
        judgement.lost[p] = 0.5 + 0.5 * groupLost[group] / (static_cast<double>(groupStones[group]) * kPlayouts);
        if ((isBlack ? black : white).alive[p])
            judgement.lost[p] = 0;
        if ((isBlack ? white : black).territory[p])
            judgement.lost[p] = 1;
    }
    return judgement;
}

/// The stone beside the region that is lost most often, 0 when none is lost more often than kLostInTheOpen.
Point weakestBeside(const Board& board, const Region& region, const Judgement& judgement)
{
    double most = kLostInTheOpen;
    Point weakest = 0;
    for (int i = 0; i < region.count; ++i) {
        for (int d : Board::kNeighbours) {
            const Point n = static_cast<Point>(region.points[i] + d);
            if (!board.isStone(n) || judgement.lost[n] <= most)
                continue;
            most = judgement.lost[n];
            weakest = n;
        }
    }
    return weakest;
}

/// Adds the weakest group beside each large open region to `dead`; false when there is none.
bool addWeakestInTheOpen(const Board& board, const Judgement& judgement, Settling::Mask& dead)
{
    std::array<bool, Board::kPoints> seen{};
    Region region;
    bool any = false;
    for (int i = 0; i < board.emptyCount(); ++i) {
        if (seen[board.empty(i)])
            continue;
        floodFill(board, board.empty(i), seen, region, [&](Point n) { return board.isEmpty(n); });
        if (!region.touchesBlack || !region.touchesWhite || region.count < kOpen)
            continue;
        const Point weakest = weakestBeside(board, region, judgement);
        if (weakest == 0)
            continue;
        any = true;
        for (Point p : stonesOf(board))
            if (judgement.group[p] == judgement.group[weakest])
                dead[p] = true;
    }
    return any;
}

/// Judges `board`, adds to `dead` what is lost more often than `limit`, and takes it off the board.
Judgement takeLost(Board& board, double limit, core::Random& random, Settling::Mask& dead)
{
    const Judgement judgement = judge(board, random);
    for (Point p : stonesOf(board))
        if (judgement.lost[p] > limit)
            dead[p] = true;
    board = without(board, dead);
    return judgement;
}

} // namespace

PointSet proposeDeadStones(const Position& position)
{
    Settling::Mask dead{};
    Board board = without(position.board(), dead);
    core::Random random(board.hash());
    takeLost(board, kPlainlyLost, random, dead);
    Judgement judgement = takeLost(board, kLost, random, dead);
    for (int round = 0; round < kRoundsInTheOpen && addWeakestInTheOpen(board, judgement, dead); ++round) {
        board = without(board, dead);
        judgement = takeLost(board, kLost, random, dead);
    }
    PointSet proposal;
    for (Point p : stonesOf(position.board()))
        if (dead[p])
            proposal.insert(position.moveAt(Board::x(p), Board::y(p)));
    return proposal;
}

} // namespace evenmatch::go
