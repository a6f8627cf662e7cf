#include "search/targets/evaluation.h"

namespace evenmatch::search {

namespace {

using game::Side;

/// The lines of four open to `own`, weighted by their number of own discs, for all lines in one direction at once: bit i of each word is
/// the line that begins at cell i.
int openRuns(std::uint64_t own, std::uint64_t other)
{
    constexpr std::uint64_t kBoard = 0x7f7f7f7f7f7f;
    const std::uint64_t free = kBoard & ~other;
    int sum = 0;
    for (const int step : {1, 7, 8, 9}) {
        const std::uint64_t open = free & free >> step & free >> (2 * step) & free >> (3 * step);
        // The number of own discs in binary: two half adders, then a full one.
        const std::uint64_t a = own;
        const std::uint64_t b = own >> step;
        const std::uint64_t c = own >> (2 * step);
        const std::uint64_t d = own >> (3 * step);
        const std::uint64_t units = a ^ b ^ c ^ d;
        const std::uint64_t twos = (a & b) ^ (c & d) ^ ((a ^ b) & (c ^ d));
        sum += std::popcount(open & units & ~twos) + 4 * std::popcount(open & twos & ~units) + 16 * std::popcount(open & twos & units);
    }
    return sum;
}

int awariSide(const awari::Position& position, Side side)
{
    int sum = 8 * position.store(side);
    for (int pit = 0; pit < awari::kPits; ++pit)
        sum += position.seeds(side, pit) + (position.seeds(side, pit) > 0 ? 1 : 0);
    return sum;
}

/// A corner, the two adjacent squares on the rim and the diagonal one.
struct CornerArea {
    std::uint64_t corner = 0;
    std::uint64_t beside = 0;
    std::uint64_t diagonal = 0;
};

template <int N>
constexpr std::uint64_t squareAt(int x, int y)
{
    return std::uint64_t{1} << (y * N + x);
}

template <int N>
constexpr std::array<CornerArea, 4> cornerAreas()
{
    std::array<CornerArea, 4> areas;
    for (std::size_t i = 0; i < areas.size(); ++i) {
        const bool right = i % 2 == 1;
        const bool low = i / 2 == 1;
        const int x = right ? N - 1 : 0;
        const int y = low ? N - 1 : 0;
        const int inX = right ? x - 1 : x + 1;
        const int inY = low ? y - 1 : y + 1;
        areas[i] = {squareAt<N>(x, y), squareAt<N>(inX, y) | squareAt<N>(x, inY), squareAt<N>(inX, inY)};
    }
    return areas;
}

template <int N>
constexpr std::uint64_t rim()
{
    std::uint64_t squares = 0;
    for (int i = 0; i < N; ++i)
        squares |= squareAt<N>(i, 0) | squareAt<N>(i, N - 1) | squareAt<N>(0, i) | squareAt<N>(N - 1, i);
    return squares;
}

template <int N>
int othelloSide(std::uint64_t own, std::uint64_t other)
{
    int sum = 2 * std::popcount(othello::detail::Board<N>::moves(own, other));
    std::uint64_t plainRim = rim<N>();
    for (const CornerArea& area : cornerAreas<N>()) {
        const bool empty = ((own | other) & area.corner) == 0;
        plainRim &= ~area.corner & ~(empty ? area.beside : 0);
        sum += 16 * std::popcount(own & area.corner);
        if (empty)
            sum -= 4 * std::popcount(own & area.beside) + 8 * std::popcount(own & area.diagonal);
    }
    return sum + 2 * std::popcount(own & plainRim);
}

} // namespace

int evaluate(const connect4::Position& position)
{
    const std::uint64_t own = position.discs(position.sideToMove());
    const std::uint64_t other = position.discs(game::opponent(position.sideToMove()));
    return openRuns(own, other) - openRuns(other, own);
}

int evaluate(const awari::Position& position)
{
    return awariSide(position, position.sideToMove()) - awariSide(position, game::opponent(position.sideToMove()));
}

template <int N>
int evaluate(const othello::Position<N>& position)
{
    const std::uint64_t own = position.discs(position.sideToMove());
    const std::uint64_t other = position.discs(game::opponent(position.sideToMove()));
    return othelloSide<N>(own, other) - othelloSide<N>(other, own);
}

template int evaluate(const othello::Position<6>& position);
template int evaluate(const othello::Position<8>& position);

} // namespace evenmatch::search
