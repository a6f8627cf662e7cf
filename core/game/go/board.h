// Stones on a board and their chains, independent of the rule set.
#pragma once

#include "core/game/go/point_set.h"

#include <array>
#include <cstdint>

namespace evenmatch::go {

/// The index of a point in the board's arrays. Rows are kStride apart for every size, with a wall around the board, so the neighbours of
/// every point have fixed distances:
///
///     # # # #        at(x, y) = (y + 1) * kStride + x + 1
///     # . . .        the wall to the right of a row is also the wall to the left of the next row
///     # . . .
using Point = std::uint16_t;

/// Updates chains and their pseudo-liberties (pairs of a stone and an empty neighbour) with every stone. A pseudo-liberty count is zero
/// exactly when the chain has no liberty, which is all that the rules need; real liberties are counted by walking the chain.
class Board {
public:
    static constexpr int kStride = kMaxSize + 1;
    static constexpr int kPoints = kStride * (kMaxSize + 2) + 1;
    static constexpr std::array<int, 4> kNeighbours = {-kStride, -1, 1, kStride};
    static constexpr std::array<int, 4> kDiagonals = {-kStride - 1, -kStride + 1, kStride - 1, kStride + 1};

    /// The number of stones that a play removed: of the other colour, or its own by suicide. Their points are the last ones of empty().
    struct Taken {
        int captured = 0;
        int suicide = 0;
    };

    explicit Board(int size);

    int size() const { return m_size; }
    Point at(int x, int y) const { return static_cast<Point>((y + 1) * kStride + x + 1); }
    static int x(Point p) { return p % kStride - 1; }
    static int y(Point p) { return p / kStride - 1; }

    bool isEmpty(Point p) const { return m_cells[p] == kEmpty; }
    bool isStone(Point p) const { return (m_cells[p] - 1u) < 2u; }
    bool isWall(Point p) const { return m_cells[p] == kWall; }
    bool is(Point p, Color color) const { return m_cells[p] == static_cast<std::uint8_t>(color); }
    /// REQUIRES: !isWall(p)
    Color color(Point p) const { return static_cast<Color>(m_cells[p]); }

    int emptyCount() const { return m_emptyCount; }
    /// The i-th empty point, in arbitrary order.
    Point empty(int i) const { return m_empties[i]; }

    /// One stone of the chain, the same for all its stones. REQUIRES: isStone(p)
    Point head(Point p) const { return m_head[p]; }
    int stones(Point p) const { return m_chains[m_head[p]].stones; }
    /// The next stone of the chain, which is a ring. REQUIRES: isStone(p)
    Point next(Point p) const { return m_next[p]; }
    int liberties(Point p) const;

    /// Whether a stone here would capture nothing and have no liberty. REQUIRES: isEmpty(p)
    bool isSuicide(Point p, Color color) const;
    /// The stones' hash after place(p, color). REQUIRES: isEmpty(p)
    std::uint64_t hashAfter(Point p, Color color) const;
    /// Places a stone, removes the other colour's chains that have no liberty left, then its own chain if it has none. REQUIRES: isEmpty(p)
    Taken place(Point p, Color color);
    /// Whether it is a single stone with one liberty: after it has captured one stone, simple ko forbids recapturing it at once. REQUIRES:
    /// isStone(p)
    bool isLoneInAtari(Point p) const { return stones(p) == 1 && m_chains[p].pseudoLiberties == 1; }

    /// Whether the point's neighbours are all of one colour and it cannot be made false: at most one diagonal has the other colour, none at
    /// the edge.
    bool isEye(Point p, Color color) const;

    /// Zobrist hash of the stones.
    std::uint64_t hash() const { return m_hash; }
    std::uint64_t computeHash() const;
    bool sameStones(const Board& other) const { return m_size == other.m_size && m_cells == other.m_cells; }

private:
    static constexpr std::uint8_t kEmpty = static_cast<std::uint8_t>(Color::Empty);
    static constexpr std::uint8_t kWall = 3;

    struct Chain {
        std::uint16_t pseudoLiberties = 0;
        std::uint16_t stones = 0;
    };

    /// The number of p's neighbours that belong to the chain.
    int contacts(Point p, Point head) const;
    bool isLastLibertyOf(Point p, Point head) const { return m_chains[head].pseudoLiberties == contacts(p, head); }
    std::uint64_t chainHash(Point p) const;
    void fill(Point p, Color color);
    void vacate(Point p);
    void merge(Point a, Point b);
    int takeOff(Point p);

    std::uint64_t m_hash = 0;
    int m_size = 0;
    int m_emptyCount = 0;
    std::array<std::uint8_t, kPoints> m_cells;
    std::array<Point, kPoints> m_head{}; ///< of stones
    std::array<Point, kPoints> m_next{}; ///< of stones: the chain as a ring
    std::array<Chain, kPoints> m_chains{}; ///< at heads
    std::array<Point, kMaxSize * kMaxSize> m_empties{};
    std::array<std::uint16_t, kPoints> m_emptyIndex{}; ///< of empty points: their index in m_empties
};

} // namespace evenmatch::go
