#include "core/game/go/board.h"

#include "core/random.h"

#include <cassert>
#include <utility>

namespace evenmatch::go {

namespace {

struct Keys {
    std::array<std::array<std::uint64_t, Board::kPoints>, 2> of{};
};

constexpr Keys makeKeys()
{
    Keys keys;
    std::uint64_t state = 0x60b0a2d;
    for (auto& color : keys.of)
        for (std::uint64_t& key : color)
            key = core::splitmix64(state);
    return keys;
}

constexpr Keys kKeys = makeKeys();

std::uint64_t keyOf(Point p, Color color) { return kKeys.of[color == Color::White][p]; }

Point shifted(Point p, int by) { return static_cast<Point>(p + by); }

} // namespace

Board::Board(int size) : m_size(size)
{
    assert(size >= kMinSize && size <= kMaxSize);
    m_cells.fill(kWall);
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            vacate(at(x, y));
}

int Board::liberties(Point p) const
{
    std::array<bool, kPoints> seen{};
    int count = 0;
    Point stone = p;
    do {
        for (int d : kNeighbours) {
            const Point n = shifted(stone, d);
            if (isEmpty(n) && !std::exchange(seen[n], true))
                ++count;
        }
        stone = m_next[stone];
    } while (stone != p);
    return count;
}

int Board::contacts(Point p, Point head) const
{
    int count = 0;
    for (int d : kNeighbours) {
        const Point n = shifted(p, d);
        count += isStone(n) && m_head[n] == head;
    }
    return count;
}

bool Board::isSuicide(Point p, Color color) const
{
    for (int d : kNeighbours)
        if (isEmpty(shifted(p, d)))
            return false;
    for (int d : kNeighbours) {
        const Point n = shifted(p, d);
        if (isWall(n))
            continue;
        // A friendly chain survives if this is not its last liberty; an enemy chain is captured if it is.
        if (is(n, color) != isLastLibertyOf(p, m_head[n]))
            return false;
    }
    return true;
}

std::uint64_t Board::chainHash(Point p) const
{
    const Color chainColor = color(p);
    std::uint64_t hash = 0;
    Point stone = p;
    do {
        hash ^= keyOf(stone, chainColor);
        stone = m_next[stone];
    } while (stone != p);
    return hash;
}

std::uint64_t Board::hashAfter(Point p, Color color) const
{
    const Color taken = isSuicide(p, color) ? color : opposite(color);
    std::uint64_t hash = m_hash;
    if (taken != color)
        hash ^= keyOf(p, color);
    std::array<Point, 4> done{};
    int doneCount = 0;
    for (int d : kNeighbours) {
        const Point n = shifted(p, d);
        if (!is(n, taken) || !isLastLibertyOf(p, m_head[n]))
            continue;
        bool known = false;
        for (int i = 0; i < doneCount; ++i)
            known = known || done[i] == m_head[n];
        if (known)
            continue;
        done[doneCount++] = m_head[n];
        hash ^= chainHash(n);
    }
    return hash;
}

void Board::fill(Point p, Color color)
{
    m_cells[p] = static_cast<std::uint8_t>(color);
    m_hash ^= keyOf(p, color);
    const Point moved = m_empties[--m_emptyCount];
    m_empties[m_emptyIndex[p]] = moved;
    m_emptyIndex[moved] = m_emptyIndex[p];
}

void Board::vacate(Point p)
{
    m_cells[p] = kEmpty;
    m_emptyIndex[p] = static_cast<std::uint16_t>(m_emptyCount);
    m_empties[m_emptyCount++] = p;
}

void Board::merge(Point a, Point b)
{
    Point into = m_head[a];
    Point from = m_head[b];
    if (into == from)
        return;
    if (m_chains[into].stones < m_chains[from].stones)
        std::swap(into, from);
    m_chains[into].stones = static_cast<std::uint16_t>(m_chains[into].stones + m_chains[from].stones);
    m_chains[into].pseudoLiberties = static_cast<std::uint16_t>(m_chains[into].pseudoLiberties + m_chains[from].pseudoLiberties);
    Point stone = from;
    do {
        m_head[stone] = into;
        stone = m_next[stone];
    } while (stone != from);
    std::swap(m_next[into], m_next[from]); // two rings become one
}

int Board::takeOff(Point p)
{
    const Color chainColor = color(p);
    Point stone = p;
    do {
        m_hash ^= keyOf(stone, chainColor);
        vacate(stone);
        stone = m_next[stone];
    } while (stone != p);
    int count = 0;
    do {
        for (int d : kNeighbours) {
            const Point n = shifted(stone, d);
            if (isStone(n))
                ++m_chains[m_head[n]].pseudoLiberties;
        }
        ++count;
        stone = m_next[stone];
    } while (stone != p);
    return count;
}

Board::Taken Board::place(Point p, Color color)
{
    assert(isEmpty(p));
    fill(p, color);
    int free = 0;
    for (int d : kNeighbours) {
        const Point n = shifted(p, d);
        if (isEmpty(n))
            ++free;
        else if (!isWall(n))
            --m_chains[m_head[n]].pseudoLiberties;
    }
    m_head[p] = p;
    m_next[p] = p;
    m_chains[p] = {static_cast<std::uint16_t>(free), 1};

    Taken taken;
    for (int d : kNeighbours) {
        const Point n = shifted(p, d);
        if (is(n, color))
            merge(p, n);
        else if (isStone(n) && m_chains[m_head[n]].pseudoLiberties == 0)
            taken.captured += takeOff(n);
    }
    if (m_chains[m_head[p]].pseudoLiberties == 0)
        taken.suicide = takeOff(p);
    return taken;
}

bool Board::isEye(Point p, Color color) const
{
    for (int d : kNeighbours) {
        const Point n = shifted(p, d);
        if (!is(n, color) && !isWall(n))
            return false;
    }
    int enemies = 0;
    int walls = 0;
    for (int d : kDiagonals) {
        const Point n = shifted(p, d);
        enemies += is(n, opposite(color));
        walls += isWall(n);
    }
    return enemies + (walls > 0) < 2;
}

std::uint64_t Board::computeHash() const
{
    std::uint64_t hash = 0;
    for (int y = 0; y < m_size; ++y)
        for (int x = 0; x < m_size; ++x)
            if (isStone(at(x, y)))
                hash ^= keyOf(at(x, y), color(at(x, y)));
    return hash;
}

} // namespace evenmatch::go
