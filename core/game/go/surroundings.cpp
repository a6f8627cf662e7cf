#include "core/game/go/surroundings.h"

namespace evenmatch::go {

namespace {

/// The number of empty points on the way.
constexpr int kReach = 4;

class Spreading {
public:
    explicit Spreading(const Board& board) : m_board(board) { m_unreached.fill(true); }

    /// Adds the chain to the points reached with the current number of steps.
    void addChain(Point chain)
    {
        Point stone = chain;
        do {
            if (m_unreached[stone]) {
                m_unreached[stone] = false;
                m_now.push_back(stone);
            }
            stone = m_board.next(stone);
        } while (stone != chain);
    }

    /// One more empty point on the way.
    template <class IsSafe>
    void step(const IsSafe& isSafe)
    {
        std::vector<Point> next;
        for (std::size_t i = 0; i < m_now.size(); ++i) {
            for (int d : Board::kNeighbours) {
                const Point n = static_cast<Point>(m_now[i] + d);
                if (!m_unreached[n] || m_board.isWall(n))
                    continue;
                if (m_board.isEmpty(n)) {
                    m_unreached[n] = false;
                    next.push_back(n);
                } else if (!isSafe(n)) {
                    addChain(n);
                }
            }
        }
        m_now = std::move(next);
    }

    /// Stones in between do not make it distant, because their points become playable once they are captured.
    PointMask away() const
    {
        PointMask away{};
        for (int i = 0; i < m_board.emptyCount(); ++i)
            away[m_board.empty(i)] = m_unreached[m_board.empty(i)];
        return away;
    }

private:
    const Board& m_board;
    PointMask m_unreached;
    std::vector<Point> m_now; ///< grows during the iteration over it
};

} // namespace

PointMask awayFrom(const Board& board, const std::vector<Point>& group, const std::function<bool(Point)>& isSafe)
{
    Spreading spreading(board);
    for (Point p : group)
        spreading.addChain(p);
    for (int i = 0; i < kReach; ++i)
        spreading.step(isSafe);
    return spreading.away();
}

} // namespace evenmatch::go
