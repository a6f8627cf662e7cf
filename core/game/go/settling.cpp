#include "core/game/go/settling.h"

#include <algorithm>
#include <optional>

namespace evenmatch::go {

namespace {

/// The probability, in 1 / 256, of using a chance to capture or save stones beside the last move.
constexpr std::uint32_t kAttentive = 230;
/// The largest shape that can leave only one eye when it is taken: the rabbity six.
constexpr int kLargestVitalShape = 6;

Point beside(Point p, int by) { return static_cast<Point>(p + by); }

/// A few liberties of a chain or a future chain: stops counting at two.
class FewLiberties {
public:
    /// False when there are two already.
    bool add(Point p)
    {
        if (m_count == 0 || (m_count == 1 && m_points[0] != p))
            m_points[m_count++] = p;
        return m_count < 2;
    }
    /// Adds those of a chain without `except`.
    void addChain(const Board& board, Point chain, Point except = 0)
    {
        Point stone = chain;
        do {
            for (int d : Board::kNeighbours)
                if (const Point n = beside(stone, d); n != except && board.isEmpty(n) && !add(n))
                    return;
            stone = board.next(stone);
        } while (stone != chain);
    }
    int count() const { return m_count; }
    Point first() const { return m_points[0]; }

private:
    std::array<Point, 2> m_points{};
    int m_count = 0;
};

FewLiberties libertiesOf(const Board& board, Point chain)
{
    FewLiberties liberties;
    liberties.addChain(board, chain);
    return liberties;
}

/// Whether a stone here would have two liberties or more.
bool staysOutOfAtari(const Board& board, Point p, Color color)
{
    FewLiberties liberties;
    for (int d : Board::kNeighbours)
        if (const Point n = beside(p, d); board.isEmpty(n) && !liberties.add(n))
            return true;
    for (int d : Board::kNeighbours) {
        const Point n = beside(p, d);
        if (board.is(n, color))
            liberties.addChain(board, n, p);
        else if (board.is(n, opposite(color)) && libertiesOf(board, n).count() == 1) {
            liberties.add(n);
            if (board.stones(n) > 1)
                return true;
        }
        if (liberties.count() == 2)
            return true;
    }
    return false;
}

/// The point of a connected shape that leaves only one eye: the middle of three, of a T, a cross, a bulky five or a rabbity six.
std::optional<Point> vitalPoint(std::span<const Point> shape)
{
    int links = 0;
    int most = 0;
    Point vital = 0;
    for (Point p : shape) {
        const auto near = std::count_if(shape.begin(), shape.end(),
            [&](Point q) { return std::find(Board::kNeighbours.begin(), Board::kNeighbours.end(), q - p) != Board::kNeighbours.end(); });
        links += static_cast<int>(near);
        if (near > most) {
            most = static_cast<int>(near);
            vital = p;
        }
    }
    links /= 2;
    switch (shape.size()) {
    case 3: return vital;
    case 4: return most == 3 ? std::optional(vital) : std::nullopt;
    case 5: return most == 4 || (most == 3 && links == 5) ? std::optional(vital) : std::nullopt;
    case 6: return most == 4 && links == 6 ? std::optional(vital) : std::nullopt;
    default: return std::nullopt;
    }
}

/// The stone at p and the chains that it joins, if they are few.
class Shape {
public:
    Shape(const Board& board, Point p, Color color)
    {
        add(p);
        for (int d : Board::kNeighbours)
            if (const Point n = beside(p, d); board.is(n, color) && !contains(n))
                addChain(board, n);
    }
    bool tooLarge() const { return m_tooLarge; }
    std::span<const Point> points() const { return {m_points.data(), m_size}; }
    bool contains(Point p) const { return std::find(points().begin(), points().end(), p) != points().end(); }

private:
    void add(Point p)
    {
        m_tooLarge = m_size == m_points.size();
        if (!m_tooLarge)
            m_points[m_size++] = p;
    }
    void addChain(const Board& board, Point chain)
    {
        Point stone = chain;
        do {
            add(stone);
            stone = board.next(stone);
        } while (stone != chain && !m_tooLarge);
    }

    std::array<Point, kLargestVitalShape> m_points{};
    std::size_t m_size = 0;
    bool m_tooLarge = false;
};

/// Whether capturing the stone at p, with the chains that it joins, gives the other colour at most one eye and no way out: the shape is
/// vital, and the surrounding chains have at most one liberty beside p, the capturing one. Another liberty would be a second eye, as in a
/// seki.
bool leavesOneEye(const Board& board, Point p, Color color)
{
    const Shape shape(board, p, color);
    if (shape.tooLarge())
        return false;
    if (shape.points().size() == 1)
        return true;
    if (shape.points().size() > 2 && !vitalPoint(shape.points()))
        return false;
    const auto isBesideShape
        = [&](Point liberty) { return std::ranges::any_of(Board::kNeighbours, [&](int d) { return shape.contains(beside(liberty, d)); }); };
    for (Point stone : shape.points()) {
        for (int d : Board::kNeighbours) {
            const Point n = beside(stone, d);
            if (!board.is(n, opposite(color)))
                continue;
            FewLiberties others;
            others.addChain(board, n, p);
            if (others.count() == 2 || (others.count() == 1 && !isBesideShape(others.first())))
                return false;
        }
    }
    return true;
}

} // namespace

void Settling::play(Board& board, Color first)
{
    begin();
    finish(board, first);
}

void Settling::begin()
{
    m_moves.clear();
    m_last = {};
    m_ko = 0;
}

void Settling::move(Board& board, Turn turn)
{
    m_moves.push_back(turn);
    m_last = {turn.point, 0};
    m_ko = 0;
    if (turn.point == 0)
        return;
    m_last.captured = board.place(turn.point, turn.color).captured;
    if (m_last.captured == 1 && board.isLoneInAtari(turn.point))
        m_ko = board.empty(board.emptyCount() - 1);
}

void Settling::finish(Board& board, Color first)
{
    Color color = first;
    int passes = 0;
    for (int left = 3 * board.size() * board.size(); left > 0 && passes < 2; --left) {
        move(board, {choose(board, color), color});
        passes = m_last.point == 0 ? passes + 1 : 0;
        color = opposite(color);
    }
}

Point Settling::choose(const Board& board, Color color)
{
    if (m_last.point != 0) {
        if (const Point p = replyIntoCapture(board, color))
            return p;
        if (m_random.below(256) < kAttentive) {
            if (const Point p = takeLast(board, color))
                return p;
            if (const Point p = rescue(board, color))
                return p;
        }
    }
    return anywhere(board, color);
}

Point Settling::replyIntoCapture(const Board& board, Color color) const
{
    if (m_last.captured < 3 || m_last.captured > kLargestVitalShape)
        return 0;
    std::array<Point, kLargestVitalShape> shape{};
    for (int i = 0; i < m_last.captured; ++i)
        shape[static_cast<std::size_t>(i)] = board.empty(board.emptyCount() - 1 - i);
    const auto vital = vitalPoint(std::span<const Point>(shape.data(), static_cast<std::size_t>(m_last.captured)));
    return vital && mayPlay(board, *vital, color) ? *vital : Point{0};
}

/// Captures the chain of the last move if it is in atari.
Point Settling::takeLast(const Board& board, Color color) const
{
    const FewLiberties liberties = libertiesOf(board, m_last.point);
    return liberties.count() == 1 && mayPlay(board, liberties.first(), color) ? liberties.first() : Point{0};
}

/// Saves a chain that the last move put in atari: by capturing an adjacent chain, or by a stone that gives it two liberties.
Point Settling::rescue(const Board& board, Color color) const
{
    for (int d : Board::kNeighbours) {
        const Point chain = beside(m_last.point, d);
        if (!board.is(chain, color))
            continue;
        const FewLiberties own = libertiesOf(board, chain);
        if (own.count() != 1)
            continue;
        Point stone = chain;
        do {
            for (int e : Board::kNeighbours)
                if (const Point n = beside(stone, e); board.is(n, opposite(color)))
                    if (const FewLiberties other = libertiesOf(board, n); other.count() == 1 && mayPlay(board, other.first(), color))
                        return other.first();
            stone = board.next(stone);
        } while (stone != chain);
        if (mayPlay(board, own.first(), color) && staysOutOfAtari(board, own.first(), color))
            return own.first();
    }
    return 0;
}

Point Settling::anywhere(const Board& board, Color color)
{
    const int count = board.emptyCount();
    if (count == 0)
        return 0;
    const int start = static_cast<int>(m_random.below(static_cast<std::uint32_t>(count)));
    for (int i = 0; i < count; ++i) {
        const Point p = board.empty(start + i < count ? start + i : start + i - count);
        if (mayPlay(board, p, color) && isSensible(board, p, color))
            return p;
    }
    return 0;
}

bool Settling::mayPlay(const Board& board, Point p, Color color) const { return !m_settled[p] && p != m_ko && !board.isSuicide(p, color); }

bool Settling::isSensible(const Board& board, Point p, Color color) const
{
    return !board.isEye(p, color) && (staysOutOfAtari(board, p, color) || leavesOneEye(board, p, color));
}

} // namespace evenmatch::go
