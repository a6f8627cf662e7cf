#include "nn/katago/reading_board.h"

#include <algorithm>
#include <utility>

namespace evenmatch::nn::katago {

ReadingBoard::ReadingBoard(const Board& board, Point ko)
{
    std::fill_n(m_numbers.begin(), kSection, kWall);
    m_numbers[kKo] = ko;
    for (int y = 0; y < board.size(); ++y)
        for (int x = 0; x < board.size(); ++x)
            m_numbers[board.at(x, y)] = static_cast<std::uint16_t>(board.color(board.at(x, y)));
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Point p = board.at(x, y);
            if (isStone(p)) {
                m_numbers[kHead + p] = board.head(p);
                m_numbers[kNext + p] = board.next(p);
                ++m_numbers[kStones + board.head(p)];
            }
        }
    }
    for (int i = 0; i < board.emptyCount(); ++i) {
        addToNeighbours(board.empty(i), Color::Black, 1);
        addToNeighbours(board.empty(i), Color::White, 1);
    }
    m_changes.clear();
    m_changes.reserve(4096);
}

void ReadingBoard::addToNeighbours(Point p, Color color, int liberties)
{
    std::array<Point, 4> heads;
    int count = 0;
    for (const int d : Board::kNeighbours) {
        const Point n = shifted(p, d);
        if (!is(n, color) || std::find(heads.begin(), heads.begin() + count, head(n)) != heads.begin() + count)
            continue;
        heads[static_cast<std::size_t>(count++)] = head(n);
        set(kLiberties + head(n), m_numbers[static_cast<std::size_t>(kLiberties + head(n))] + liberties);
    }
}

void ReadingBoard::addLiberties(Point p, std::vector<Point>& points, std::size_t from) const
{
    Point stone = p;
    do {
        for (const int d : Board::kNeighbours) {
            const Point n = shifted(stone, d);
            if (isEmpty(n) && std::find(points.begin() + static_cast<std::ptrdiff_t>(from), points.end(), n) == points.end())
                points.push_back(n);
        }
        stone = next(stone);
    } while (stone != p);
}

int ReadingBoard::emptyNeighbours(Point p) const
{
    int count = 0;
    for (const int d : Board::kNeighbours)
        count += isEmpty(shifted(p, d));
    return count;
}

int ReadingBoard::countLiberties(Point p) const
{
    ++m_walk;
    int count = 0;
    Point stone = p;
    do {
        for (const int d : Board::kNeighbours) {
            const Point n = shifted(stone, d);
            count += isEmpty(n) && std::exchange(m_seen[n], m_walk) != m_walk;
        }
        stone = next(stone);
    } while (stone != p);
    return count;
}

bool ReadingBoard::isLegal(Point p, Color color) const
{
    if (p == ko())
        return false;
    return std::ranges::any_of(Board::kNeighbours, [&](int d) {
        const Point n = shifted(p, d);
        return isEmpty(n) || (isStone(n) && is(n, color) == (liberties(n) > 1));
    });
}

void ReadingBoard::merge(Point a, Point b)
{
    Point into = head(a);
    Point from = head(b);
    if (into == from)
        return;
    if (stones(into) < stones(from))
        std::swap(into, from);
    set(kStones + into, stones(into) + stones(from));
    Point last = from;
    for (Point stone = from;; stone = next(stone)) {
        set(kHead + stone, into);
        last = stone;
        if (next(stone) == from)
            break;
    }
    set(kNext + last, next(into)); // two rings become one
    set(kNext + into, from);
}

int ReadingBoard::takeOff(Point p)
{
    const Color taker = go::opposite(color(p));
    Point stone = p;
    do {
        set(stone, kEmpty);
        stone = next(stone);
    } while (stone != p);
    int count = 0;
    do {
        addToNeighbours(stone, taker, 1);
        ++count;
        stone = next(stone);
    } while (stone != p);
    return count;
}

void ReadingBoard::play(Point p, Color color)
{
    m_plays.push_back(m_changes.size());
    const Color enemy = go::opposite(color);
    set(p, static_cast<int>(color));
    set(kHead + p, p);
    set(kNext + p, p);
    set(kStones + p, 1);
    addToNeighbours(p, enemy, -1);
    for (const int d : Board::kNeighbours)
        if (is(shifted(p, d), color))
            merge(shifted(p, d), p);
    int captured = 0;
    Point lastCaptured = 0;
    for (const int d : Board::kNeighbours) {
        const Point n = shifted(p, d);
        if (is(n, enemy) && liberties(n) == 0) {
            captured += takeOff(n);
            lastCaptured = n;
        }
    }
    set(kLiberties + head(p), countLiberties(p));
    set(kKo, captured == 1 && stones(p) == 1 && liberties(p) == 1 ? lastCaptured : 0);
}

void ReadingBoard::takeBack()
{
    while (m_changes.size() > m_plays.back()) {
        m_numbers[m_changes.back().index] = m_changes.back().old;
        m_changes.pop_back();
    }
    m_plays.pop_back();
}

} // namespace evenmatch::nn::katago
