// A set of points of a board, and the colours that a point can have.
#pragma once

#include "core/game/game.h"

#include <bitset>
#include <cstddef>
#include <cstdint>

namespace evenmatch::go {

inline constexpr int kMinSize = 2;
inline constexpr int kMaxSize = 19;

enum class Color : std::uint8_t { Empty, Black, White };

constexpr Color colorOf(game::Side side) { return side == game::Side::First ? Color::Black : Color::White; }
/// REQUIRES: color != Color::Empty
constexpr game::Side sideOf(Color color) { return color == Color::Black ? game::Side::First : game::Side::Second; }
/// REQUIRES: color != Color::Empty
constexpr Color opposite(Color color) { return color == Color::Black ? Color::White : Color::Black; }

/// Points named by the move that plays there: y * size + x. Pass and other codes beyond the board are never in it.
class PointSet {
public:
    bool contains(game::Move point) const { return point.code < m_bits.size() && m_bits[point.code]; }
    /// REQUIRES: point is on the board
    void insert(game::Move point) { m_bits.set(point.code); }
    void erase(game::Move point) { m_bits.reset(point.code); }
    void clear() { m_bits.reset(); }
    bool empty() const { return m_bits.none(); }
    std::size_t size() const { return m_bits.count(); }
    bool operator==(const PointSet&) const = default;

private:
    std::bitset<kMaxSize * kMaxSize> m_bits;
};

} // namespace evenmatch::go
