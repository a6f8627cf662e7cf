// Proposes dead stones in rounds. Each round plays the points that Benson's theorem leaves open to the end many times (settling.h) and
// counts how often a group of chains becomes the other colour's. Doubtful groups are read (reading.h): a group that is often lost lives if
// it survives although the other colour moves first; one that is seldom lost is dead if it dies although its owner moves first. Dead groups
// are removed before the next round, so that they no longer affect the groups around them; their captives are restored at the end.
#include "core/game/go/area.h"
#include "core/game/go/groups.h"
#include "core/game/go/life.h"
#include "core/game/go/reading.h"
#include "core/game/go/scoring.h"
#include "core/game/go/settling.h"
#include "core/game/go/surroundings.h"

namespace evenmatch::go {

namespace {

/// In each round.
constexpr int kPlayouts = 400;
/// For likelyOwners(), which is shown while somebody waits.
constexpr int kFewPlayouts = 100;
/// A group is dead if its points become the other colour's in more than this share of the playouts, in the first round and later. Living
/// groups and sekis are rarely lost; dead groups with room around them are lost in about half of the playouts or more.
constexpr double kPlainlyLost = 0.8;
constexpr double kLost = 0.45;
/// A group that is lost more often still lives if at least kLivesSecond of it survives although the other colour moves first, unless it is
/// hopeless. A group that is lost less often, but not hardly ever, is dead if less than kDiesFirst of it survives although its owner moves
/// first.
constexpr double kLivesSecond = 0.75;
constexpr double kHopeless = 0.98;
constexpr double kHardlyLost = 0.25;
constexpr double kDiesFirst = 0.3;
/// A finished game has no empty region of this many points between both colours. If there is one, the adjacent group that is lost most
/// often is also dead if it is lost more often than kLostInTheOpen: it has so much room that playouts often let it live. It is not dead if
/// at least kLivesFirst of it survives when its owner moves first.
constexpr int kOpen = 15;
constexpr double kLostInTheOpen = 0.2;
constexpr double kLivesFirst = 0.95;
constexpr int kRoundsInTheOpen = 4;
/// Groups that are lost less often are not read if an adjacent group is.
constexpr double kSafe = 0.1;

/// A stone that encloses this many empty points for its colour, and takes none from the other, is the wall of an area.
constexpr int kArea = 5;

/// How often a point became Black's minus how often it became White's.
using Balance = std::array<int, Board::kPoints>;

void addOwners(const Board& board, Balance& balance)
{
    forEachEmptyRegion(board, [&](const Region& region) {
        if (const Color owner = region.owner(); owner != Color::Empty)
            for (int j = 0; j < region.count; ++j)
                balance[region.points[j]] += owner == Color::Black ? 1 : -1;
    });
    for (int y = 0; y < board.size(); ++y)
        for (int x = 0; x < board.size(); ++x)
            if (const Point p = board.at(x, y); board.isStone(p))
                balance[p] += board.is(p, Color::Black) ? 1 : -1;
}

Balance playOutMany(const Board& start, const PointMask& settled, int playouts, core::Random& random)
{
    Balance balance{};
    Settling settling(settled, random);
    for (int i = 0; i < playouts; ++i) {
        Board board = start;
        settling.play(board, i % 2 == 0 ? Color::Black : Color::White);
        addOwners(board, balance);
    }
    return balance;
}

/// What Benson's theorem proves for either colour.
struct Proven {
    explicit Proven(const Board& board) : black(unconditionalLife(board, Color::Black)), white(unconditionalLife(board, Color::White)) { }

    PointMask settled() const
    {
        PointMask points{};
        for (std::size_t p = 0; p < points.size(); ++p)
            points[p] = black.territory[p] || white.territory[p];
        return points;
    }

    UnconditionalLife black;
    UnconditionalLife white;
};

/// By stone; the same for all stones of a group.
struct Judgement {
    std::array<double, Board::kPoints> lost{}; ///< share of the playouts: 0 lives, 1 is dead
};

Judgement judge(const Board& board, const Groups& groups, core::Random& random)
{
    const Proven proven(board);
    const Balance balance = playOutMany(board, proven.settled(), kPlayouts, random);

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
        // A balance of -1 is always lost, 0 is lost in half of the playouts.
        judgement.lost[p] = 0.5 + 0.5 * groupLost[group] / (static_cast<double>(groupStones[group]) * kPlayouts);
        if ((isBlack ? proven.black : proven.white).alive[p])
            judgement.lost[p] = 0;
        if ((isBlack ? proven.white : proven.black).territory[p])
            judgement.lost[p] = 1;
    }
    return judgement;
}

/// The state of a round: the board and the results of reading.
class Round {
public:
    Round(const Board& board, core::Random& random) : m_board(board), m_groups(m_board), m_judgement(judge(m_board, m_groups, random)) { }

    double lost(Point stone) const { return m_judgement.lost[stone]; }
    std::vector<Point> group(Point stone) const { return m_groups.stonesLike(stone); }
    /// One stone of each group.
    bool isName(Point stone) const { return m_groups.of(stone) == stone; }
    bool isDead(Point stone, double limit) const
    {
        if (lost(stone) <= limit)
            return lost(stone) > kHardlyLost && partThatStands(stone, m_board.color(stone)) < kDiesFirst;
        return lost(stone) > kHopeless || partThatStands(stone, opposite(m_board.color(stone))) < kLivesSecond;
    }
    /// The share of the group that survives if `first` moves first. Every reading has its own seed, so they are independent of each other.
    double partThatStands(Point stone, Color first) const
    {
        const std::vector<Point> target = group(stone);
        const PointMask away = awayFrom(m_board, target, [&](Point p) { return lost(p) < kSafe; });
        core::Random random(m_board.hash() + stone);
        return partThatLives(m_board, away, target, m_board.color(stone), first, random);
    }

private:
    Board m_board;
    Groups m_groups;
    Judgement m_judgement;
};

/// The stone beside the region that is lost most often, 0 if none is lost more often than kLostInTheOpen.
Point weakestBeside(const Board& board, const Region& region, const Round& round)
{
    double most = kLostInTheOpen;
    Point weakest = 0;
    for (int i = 0; i < region.count; ++i) {
        for (int d : Board::kNeighbours) {
            const Point n = static_cast<Point>(region.points[i] + d);
            if (!board.isStone(n) || round.lost(n) <= most)
                continue;
            most = round.lost(n);
            weakest = n;
        }
    }
    return weakest;
}

/// Adds the weakest group beside each large open region to `dead`; false if there is none.
bool addWeakestInTheOpen(const Board& board, const Round& round, PointMask& dead)
{
    bool any = false;
    forEachEmptyRegion(board, [&](const Region& region) {
        if (!region.touchesBlack || !region.touchesWhite || region.count < kOpen)
            return;
        const Point weakest = weakestBeside(board, region, round);
        if (weakest == 0 || round.partThatStands(weakest, board.color(weakest)) >= kLivesFirst)
            return;
        any = true;
        for (Point p : round.group(weakest))
            dead[p] = true;
    });
    return any;
}

/// Adds groups that are lost more often than `limit` to `dead`, unless reading contradicts it, and removes them from the board.
void takeLost(Board& board, double limit, const Round& round, PointMask& dead)
{
    for (Point p : stonesOf(board))
        if (round.isName(p) && round.isDead(p, limit))
            for (Point stone : round.group(p))
                dead[stone] = true;
    board = without(board, dead);
}

/// Stones in their own colour's area are alive once all dead stones are gone, because the stones that would have captured them are dead.
void freeCaptives(const Board& all, const Board& left, PointMask& dead)
{
    forEachEmptyRegion(left, [&](const Region& region) {
        const Color owner = region.owner();
        for (int j = 0; j < region.count; ++j)
            if (owner != Color::Empty && all.is(region.points[j], owner))
                dead[region.points[j]] = false;
    });
}

int emptyPointsOnlyBeside(const Board& board, Color color)
{
    int points = 0;
    forEachEmptyRegion(board, [&](const Region& region) { points += region.owner() == color ? region.count : 0; });
    return points;
}

/// A capturable stone at the edge of its own colour's area whose removal would open the whole area to the other colour. In play its owner
/// would close the wall behind it, so it counts as that wall. These stones are removed from `dead`.
void keepWalls(const Board& all, Board& left, PointMask& dead)
{
    for (Point p : stonesOf(all)) {
        if (!dead[p] || all.head(p) != p)
            continue;
        PointMask kept = dead;
        Point stone = p;
        do {
            kept[stone] = false;
            stone = all.next(stone);
        } while (stone != p);
        const Board closed = without(all, kept);
        const Color own = all.color(p);
        if (emptyPointsOnlyBeside(closed, own) < emptyPointsOnlyBeside(left, own) + kArea
            || emptyPointsOnlyBeside(closed, opposite(own)) < emptyPointsOnlyBeside(left, opposite(own)))
            continue;
        dead = kept;
        left = closed;
    }
}

} // namespace

PointSet proposeDeadStones(const Position& position)
{
    PointMask dead{};
    Board board = without(position.board(), dead);
    core::Random random(board.hash());
    takeLost(board, kPlainlyLost, Round(board, random), dead);
    for (int i = 0; i <= kRoundsInTheOpen; ++i) {
        const Round round(board, random);
        takeLost(board, kLost, round, dead);
        if (!addWeakestInTheOpen(board, round, dead))
            break;
        board = without(board, dead);
    }
    keepWalls(position.board(), board, dead);
    freeCaptives(position.board(), board, dead);
    PointSet proposal;
    for (Point p : stonesOf(position.board()))
        if (dead[p])
            proposal.insert(position.moveAt(Board::x(p), Board::y(p)));
    return proposal;
}

std::vector<float> likelyOwners(const Position& position)
{
    const Board& board = position.board();
    const Proven proven(board);
    core::Random random(board.hash());
    const Balance balance = playOutMany(board, proven.settled(), kFewPlayouts, random);
    std::vector<float> owners;
    for (int y = 0; y < board.size(); ++y)
        for (int x = 0; x < board.size(); ++x) {
            const Point p = board.at(x, y);
            if (proven.black.alive[p] || proven.black.territory[p])
                owners.push_back(1);
            else if (proven.white.alive[p] || proven.white.territory[p])
                owners.push_back(-1);
            else
                owners.push_back(static_cast<float>(balance[p]) / kFewPlayouts);
        }
    return owners;
}

} // namespace evenmatch::go
