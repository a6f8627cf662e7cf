// A Go board for reading ahead: it tracks the liberties of every chain, and can undo moves.
#pragma once

#include "core/game/go/board.h"

#include <array>
#include <cstdint>
#include <vector>

namespace evenmatch::nn::katago {

/// The point at this offset: a neighbour, or one of the eight around.
inline go::Point shifted(go::Point p, int by) { return static_cast<go::Point>(p + by); }

using go::Board;
using go::Color;
using go::Point;

/// All numbers of the board are in one array, and every change is recorded with the old number, so that takeBack() only restores old
/// numbers. It has simple ko and no suicide, which never matters in a ladder. Not thread-safe.
class ReadingBoard {
public:
    /// `ko` is the point where simple ko forbids a play, 0 for none.
    ReadingBoard(const Board& board, Point ko);

    bool isEmpty(Point p) const { return m_numbers[p] == kEmpty; }
    bool isStone(Point p) const { return (m_numbers[p] - 1u) < 2u; }
    bool isWall(Point p) const { return m_numbers[p] == kWall; }
    bool is(Point p, Color color) const { return m_numbers[p] == static_cast<std::uint16_t>(color); }
    Color color(Point p) const { return static_cast<Color>(m_numbers[p]); }
    Point ko() const { return m_numbers[kKo]; }
    void setKo(Point ko) { set(kKo, ko); }

    // The head of the chain at p. REQUIRES: isStone(p)
    Point head(Point p) const { return m_numbers[kHead + p]; }
    Point next(Point p) const { return m_numbers[kNext + p]; }
    int liberties(Point p) const { return m_numbers[kLiberties + head(p)]; }
    int stones(Point p) const { return m_numbers[kStones + head(p)]; }

    /// Appends the chain's liberties to `points`, but none that are among the points from `from` on. REQUIRES: isStone(p)
    void addLiberties(Point p, std::vector<Point>& points, std::size_t from) const;
    /// The number of empty neighbours of an empty point.
    int emptyNeighbours(Point p) const;
    /// Whether the colour may play here: not the ko, and no suicide. REQUIRES: isEmpty(p)
    bool isLegal(Point p, Color color) const;

    /// REQUIRES: isLegal(p, color)
    void play(Point p, Color color);
    /// REQUIRES: there was a play
    void takeBack();

private:
    static constexpr int kSection = Board::kPoints;
    static constexpr int kHead = kSection;
    static constexpr int kNext = 2 * kSection;
    static constexpr int kLiberties = 3 * kSection; ///< at heads
    static constexpr int kStones = 4 * kSection; ///< at heads
    static constexpr int kKo = 5 * kSection;
    static constexpr std::uint16_t kEmpty = static_cast<std::uint16_t>(Color::Empty);
    static constexpr std::uint16_t kWall = 3;

    struct Change {
        std::uint16_t index;
        std::uint16_t old;
    };

    void set(int index, int number)
    {
        m_changes.push_back({static_cast<std::uint16_t>(index), m_numbers[static_cast<std::size_t>(index)]});
        m_numbers[static_cast<std::size_t>(index)] = static_cast<std::uint16_t>(number);
    }
    /// Adds to the liberties of each chain of a colour around p, once per chain.
    void addToNeighbours(Point p, Color color, int liberties);
    void merge(Point a, Point b);
    int takeOff(Point p);
    int countLiberties(Point p) const;

    std::array<std::uint16_t, 5 * kSection + 1> m_numbers{};
    std::vector<Change> m_changes;
    std::vector<std::size_t> m_plays; ///< the number of changes before each play
    mutable std::array<std::uint32_t, kSection> m_seen{}; ///< visited points have the number of the walk
    mutable std::uint32_t m_walk = 0;
};

} // namespace evenmatch::nn::katago
