#include "search/targets/evaluation.h"

namespace evenmatch::search {

namespace {

using game::Side;

/// For all lines of four in one direction at once (bit i of each word is the line that begins at cell i): those with one, two or three
/// discs of a side, and those with none.
struct DiscsInLines {
    std::uint64_t none = 0;
    std::uint64_t one = 0;
    std::uint64_t two = 0;
    std::uint64_t three = 0;
};

DiscsInLines countInLines(std::uint64_t discs, int step)
{
    // The number of discs in binary: two half adders, then a full one. Four are a win, and no unfinished position has them.
    const std::uint64_t a = discs;
    const std::uint64_t b = discs >> step;
    const std::uint64_t c = discs >> (2 * step);
    const std::uint64_t d = discs >> (3 * step);
    const std::uint64_t units = a ^ b ^ c ^ d;
    const std::uint64_t twos = (a & b) ^ (c & d) ^ ((a ^ b) & (c ^ d));
    return {~(a | b | c | d), units & ~twos, twos & ~units, units & twos};
}

constexpr std::uint64_t kBoard = 0x7f7f7f7f7f7f;

/// The lines in one direction that consist of cells in `cells`.
std::uint64_t linesWithin(std::uint64_t cells, int step) { return cells & cells >> step & cells >> (2 * step) & cells >> (3 * step); }

/// The lines of four open to `own`, weighted by their number of own discs.
int openRuns(std::uint64_t own, std::uint64_t other)
{
    int sum = 0;
    for (const int step : {1, 7, 8, 9}) {
        const std::uint64_t open = linesWithin(kBoard & ~other, step);
        const DiscsInLines discs = countInLines(own, step);
        sum += std::popcount(open & discs.one) + 4 * std::popcount(open & discs.two) + 16 * std::popcount(open & discs.three);
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

int leadInLines(std::uint64_t own, std::uint64_t other)
{
    int sum = 0;
    for (const int step : {1, 7, 8, 9}) {
        const std::uint64_t lines = linesWithin(kBoard, step);
        const auto ahead = [lines](const DiscsInLines& most, const DiscsInLines& least) {
            return std::popcount(lines & ((most.one & least.none) | (most.two & least.one)))
                + 2 * std::popcount(lines & ((most.two & least.none) | (most.three & least.one)))
                + 5 * std::popcount(lines & most.three & least.none);
        };
        const DiscsInLines mine = countInLines(own, step);
        const DiscsInLines theirs = countInLines(other, step);
        sum += ahead(mine, theirs) - ahead(theirs, mine);
    }
    return sum;
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
