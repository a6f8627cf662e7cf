#include "nn/katago/ladders.h"

#include "nn/katago/reading_board.h"

#include <algorithm>

namespace evenmatch::nn::katago {

namespace {

constexpr int kMostMoves = 25'000; ///< of one search

bool areNeighbours(Point a, Point b)
{
    return std::ranges::any_of(Board::kNeighbours, [&](int d) { return shifted(a, d) == b; });
}

/// Searches for one chain at a time and leaves the board unchanged.
class LadderSearch {
public:
    LadderSearch(ReadingBoard& board, int size) : m_board(board), m_deepest(size * size * 3 / 2) { }

    /// Whether the chain is lost although its owner moves first. Only here a ko does not bind the owner. REQUIRES: it has one liberty
    bool isLost(Point stone);
    /// The liberties where an atari catches the chain. REQUIRES: it has two
    std::vector<Point> catchingMoves(Point stone);

private:
    bool defenderIsLost(int depth);
    bool attackerCatches(int depth);
    bool tooFar(int depth, bool& result);
    bool lostAfter(Point move, int depth);
    bool caughtAfter(Point move, int depth);
    void addCaptures(std::size_t from);
    bool hasCaptures() const;
    bool isKoCapture(Point p) const;
    bool isDoubleKo(Point a, Point b);
    int libertiesAfter(Point p);
    int libertiesByConnecting(Point p) const;
    struct Bounds {
        int least = 0;
        int most = 0;
    };
    Bounds boundLibertiesAfter(Point p) const;

    ReadingBoard& m_board;
    int m_deepest;
    Point m_stone = 0;
    Color m_defender = Color::Black;
    Color m_attacker = Color::White;
    int m_moves = 0;
    bool m_stopped = false;
    std::vector<Point> m_list; ///< the moves of all nodes on the path, node after node
};

bool LadderSearch::isLost(Point stone)
{
    m_stone = stone;
    m_defender = m_board.color(stone);
    m_attacker = go::opposite(m_defender);
    m_moves = 0;
    m_stopped = false;
    m_list.clear();
    const Point ko = m_board.ko();
    m_board.setKo(0);
    const bool lost = defenderIsLost(0);
    m_board.setKo(ko);
    return lost && !m_stopped;
}

std::vector<Point> LadderSearch::catchingMoves(Point stone)
{
    std::vector<Point> liberties;
    m_board.addLiberties(stone, liberties, 0);
    std::erase_if(liberties, [&](Point move) {
        const Color attacker = go::opposite(m_board.color(stone));
        if (!m_board.isLegal(move, attacker))
            return true;
        m_board.play(move, attacker);
        const bool lost = m_board.liberties(stone) == 1 && isLost(stone);
        m_board.takeBack();
        return !lost;
    });
    return liberties;
}

/// Whether the search ends here because of its length.
bool LadderSearch::tooFar(int depth, bool& result)
{
    result = depth >= m_deepest;
    m_stopped = m_stopped || (!result && m_moves >= kMostMoves);
    return result || m_stopped;
}

bool LadderSearch::lostAfter(Point move, int depth)
{
    if (!m_board.isLegal(move, m_defender))
        return true;
    m_board.play(move, m_defender);
    ++m_moves;
    const bool lost = attackerCatches(depth + 1);
    m_board.takeBack();
    return lost;
}

bool LadderSearch::caughtAfter(Point move, int depth)
{
    if (!m_board.isLegal(move, m_attacker))
        return false;
    m_board.play(move, m_attacker);
    ++m_moves;
    const bool lost = defenderIsLost(depth + 1);
    m_board.takeBack();
    return lost;
}

/// The defender has one liberty, captures if possible, or extends.
bool LadderSearch::defenderIsLost(int depth)
{
    bool result = false;
    if (tooFar(depth, result))
        return result;
    if (m_board.liberties(m_stone) >= 2 || m_board.ko() != 0)
        return false;

    const std::size_t from = m_list.size();
    addCaptures(from);
    m_board.addLiberties(m_stone, m_list, from);
    const std::size_t count = m_list.size() - from;
    // The last move is the extension. If it is a capture, it may be another capture, which KataGo then treats as the extension.
    const Bounds bounds = boundLibertiesAfter(m_list.back());
    bool lost = bounds.least < 3;
    if (lost && (count > 1 || bounds.most > 1))
        for (std::size_t i = 0; i < count && lost; ++i)
            lost = lostAfter(m_list[from + i], depth);
    m_list.resize(from);
    return lost;
}

/// The attacker gives atari on one of two liberties.
bool LadderSearch::attackerCatches(int depth)
{
    bool result = false;
    if (tooFar(depth, result))
        return result;
    if (const int liberties = m_board.liberties(m_stone); liberties != 2)
        return liberties < 2;

    const std::size_t from = m_list.size();
    m_board.addLiberties(m_stone, m_list, from);
    Point first = m_list[from];
    Point second = m_list[from + 1];
    m_list.resize(from);
    const int firstRoom = m_board.emptyNeighbours(first);
    const int secondRoom = m_board.emptyNeighbours(second);
    if (firstRoom == 0 && secondRoom == 0 && isDoubleKo(first, second))
        return true;
    // If the defender would have three liberties there, the attacker must play there.
    if (!areNeighbours(first, second)) {
        if (firstRoom >= 3)
            return secondRoom < 3 && caughtAfter(first, depth);
        if (secondRoom >= 3)
            return caughtAfter(second, depth);
    }
    if (2 * secondRoom + libertiesByConnecting(second) > 2 * firstRoom + libertiesByConnecting(first))
        std::swap(first, second);
    return caughtAfter(first, depth) || caughtAfter(second, depth);
}

/// Appends the moves that capture an attacker's chain beside the defender's.
void LadderSearch::addCaptures(std::size_t from)
{
    Point stone = m_stone;
    do {
        for (const int d : Board::kNeighbours) {
            const Point n = shifted(stone, d);
            if (m_board.is(n, m_attacker) && m_board.liberties(n) == 1)
                m_board.addLiberties(n, m_list, from);
        }
        stone = m_board.next(stone);
    } while (stone != m_stone);
}

bool LadderSearch::hasCaptures() const
{
    Point stone = m_stone;
    do {
        for (const int d : Board::kNeighbours)
            if (const Point n = shifted(stone, d); m_board.is(n, m_attacker) && m_board.liberties(n) == 1)
                return true;
        stone = m_board.next(stone);
    } while (stone != m_stone);
    return false;
}

/// Whether the attacker would capture exactly one stone of the defender here, at a point surrounded by the defender.
bool LadderSearch::isKoCapture(Point p) const
{
    Point taken = 0;
    for (const int d : Board::kNeighbours) {
        const Point n = shifted(p, d);
        if (m_board.isWall(n))
            continue;
        if (!m_board.is(n, m_defender))
            return false;
        if (m_board.liberties(n) != 1)
            continue;
        if (taken != 0)
            return false;
        taken = n;
    }
    return taken != 0 && m_board.stones(taken) == 1;
}

/// Both liberties are ko points that the defender gains nothing by filling: the chain is caught regardless of ko threats.
bool LadderSearch::isDoubleKo(Point a, Point b)
{
    return isKoCapture(a) && isKoCapture(b) && libertiesAfter(a) <= 2 && libertiesAfter(b) <= 2 && !hasCaptures();
}

int LadderSearch::libertiesAfter(Point p)
{
    const Point ko = m_board.ko();
    m_board.setKo(0);
    int liberties = 0;
    if (m_board.isLegal(p, m_defender)) {
        m_board.play(p, m_defender);
        liberties = m_board.liberties(p);
        m_board.takeBack();
    }
    m_board.setKo(ko);
    return liberties;
}

/// A rough count, times 2, of the liberties from the defender's other chains around p.
int LadderSearch::libertiesByConnecting(Point p) const
{
    int count = 0;
    for (const int d : Board::kNeighbours)
        if (const Point n = shifted(p, d); m_board.is(n, m_defender) && m_board.liberties(n) > 1)
            count += 2 * m_board.liberties(n) - 3;
    return count;
}

/// The number of liberties of the defender's chain after a play at p, without playing.
LadderSearch::Bounds LadderSearch::boundLibertiesAfter(Point p) const
{
    int room = 0;
    int captures = 0;
    int captured = 0;
    int connected = 0;
    int mostConnected = 0;
    for (const int d : Board::kNeighbours) {
        const Point n = shifted(p, d);
        if (m_board.isEmpty(n)) {
            ++room;
        } else if (m_board.is(n, m_attacker) && m_board.liberties(n) == 1) {
            ++captures;
            captured += m_board.stones(n);
        } else if (m_board.is(n, m_defender)) {
            connected += m_board.liberties(n) - 1;
            mostConnected = std::max(mostConnected, m_board.liberties(n) - 1);
        }
    }
    return {captures + std::max(room, mostConnected), room + captured + connected};
}

} // namespace

Ladders laddersOf(const Board& board, Point ko)
{
    ReadingBoard reading(board, ko);
    LadderSearch search(reading, board.size());
    Ladders ladders;
    std::bitset<Board::kPoints> known; // heads
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Point first = board.at(x, y); // stone of its chain
            if (!board.isStone(first) || known[board.head(first)])
                continue;
            known.set(board.head(first));
            bool caught = false;
            if (reading.liberties(first) == 1) {
                caught = search.isLost(first);
            } else if (reading.liberties(first) == 2) {
                const std::vector<Point> moves = search.catchingMoves(first);
                caught = !moves.empty();
                for (const Point move : moves)
                    ladders.starts[board.is(first, Color::White)].set(move);
            }
            if (!caught)
                continue;
            Point stone = first;
            do {
                ladders.caught.set(stone);
                stone = board.next(stone);
            } while (stone != first);
        }
    }
    return ladders;
}

} // namespace evenmatch::nn::katago
