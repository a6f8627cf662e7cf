#include "core/lesson/facts/go_reading.h"

#include <algorithm>

namespace evenmatch::lesson {

using GoBoard = go::Board;
using go::Color;
using go::Point;

namespace {

constexpr int kDeepestLadder = 120;
constexpr int kMostNodes = 3000;
constexpr std::size_t kMostNetLiberties = 3;

class Reader {
public:
    ReadChain escape(const GoBoard& board, Point stone) { return {defend(board, stone, 0), m_deepest}; }
    ReadChain attack(const GoBoard& board, Point stone) { return {attackAt(board, stone, 0), m_deepest}; }

private:
    bool isTooMuch(int depth)
    {
        m_deepest = std::max(m_deepest, depth);
        return depth > kDeepestLadder || ++m_nodes > kMostNodes;
    }

    /// REQUIRES: the chain has one liberty and its side is to move.
    Reading defend(const GoBoard& board, Point stone, int depth)
    {
        if (isTooMuch(depth))
            return Reading::Unknown;
        const Color own = board.color(stone);
        std::vector<Point> tries = capturesBeside(board, stone);
        tries.push_back(libertiesOf(board, stone, 1).front());
        bool isUnknown = false;
        for (const Point p : tries) {
            if (board.isSuicide(p, own))
                continue;
            GoBoard next = board;
            if (const auto taken = next.place(p, own); takesKo(taken, next, p))
                isUnknown = true;
            const std::size_t liberties = libertiesOf(next, stone, 3).size();
            if (liberties >= 3)
                return Reading::Escapes;
            if (liberties < 2)
                continue;
            const Reading reading = attackAt(next, stone, depth + 1);
            if (reading == Reading::Escapes)
                return Reading::Escapes;
            isUnknown = isUnknown || reading == Reading::Unknown;
        }
        return isUnknown || isTakenInKo(board, stone) ? Reading::Unknown : Reading::Caught;
    }

    /// Whether the stone that captures the chain (which has one liberty) can be recaptured at once.
    static bool isTakenInKo(const GoBoard& board, Point stone)
    {
        const Point liberty = libertiesOf(board, stone, 1).front();
        const Color enemy = go::opposite(board.color(stone));
        if (board.stones(stone) != 1 || board.isSuicide(liberty, enemy))
            return false;
        GoBoard next = board;
        const auto taken = next.place(liberty, enemy);
        return takesKo(taken, next, liberty);
    }

    /// The opponent is to move.
    Reading attackAt(const GoBoard& board, Point stone, int depth)
    {
        if (isTooMuch(depth))
            return Reading::Unknown;
        const Color enemy = go::opposite(board.color(stone));
        const std::vector<Point> liberties = libertiesOf(board, stone, 3);
        if (liberties.size() > 2)
            return Reading::Escapes;
        if (liberties.size() == 1) {
            const bool isCertain = !board.isSuicide(liberties.front(), enemy) && !isTakenInKo(board, stone);
            return isCertain ? Reading::Caught : Reading::Unknown;
        }
        bool isUnknown = false;
        for (const Point p : liberties) {
            if (board.isSuicide(p, enemy))
                continue;
            GoBoard next = board;
            next.place(p, enemy);
            const Reading reading = defend(next, stone, depth + 1);
            if (reading == Reading::Caught)
                return Reading::Caught;
            isUnknown = isUnknown || reading == Reading::Unknown;
        }
        return isUnknown ? Reading::Unknown : Reading::Escapes;
    }

    int m_nodes = 0;
    int m_deepest = 0;
};

/// Candidate replies to a net: the chain's liberties, and those of adjacent chains that could be captured.
std::vector<Point> answersOf(const GoBoard& board, Point stone)
{
    std::vector<Point> answers = libertiesOf(board, stone);
    for (const Point enemy : chainsBeside(board, stone, go::opposite(board.color(stone))))
        if (const auto liberties = libertiesOf(board, enemy, 3); liberties.size() <= 2)
            answers.insert(answers.end(), liberties.begin(), liberties.end());
    return answers;
}

} // namespace

bool isNetted(const GoBoard& board, Point stone)
{
    const Color own = board.color(stone);
    if (libertiesOf(board, stone, kMostNetLiberties + 1).size() > kMostNetLiberties)
        return false;
    return std::ranges::all_of(answersOf(board, stone), [&](Point answer) {
        if (board.isSuicide(answer, own))
            return true;
        GoBoard answered = board;
        answered.place(answer, own);
        return readCatch(answered, stone).reading == Reading::Caught;
    });
}

bool canBeNetted(const GoBoard& board, Point stone)
{
    const Color enemy = go::opposite(board.color(stone));
    const auto liberties = libertiesOf(board, stone, kMostNetLiberties + 1);
    if (liberties.size() > kMostNetLiberties)
        return false;
    std::vector<Point> nets;
    for (const Point liberty : liberties)
        for (const int d : GoBoard::kNeighbours)
            if (const auto p = static_cast<Point>(liberty + d); board.isEmpty(p) && std::ranges::find(nets, p) == nets.end())
                nets.push_back(p);
    nets.insert(nets.end(), liberties.begin(), liberties.end());
    return std::ranges::any_of(nets, [&](Point net) {
        if (board.isSuicide(net, enemy))
            return false;
        GoBoard closed = board;
        closed.place(net, enemy);
        return isNetted(closed, stone);
    });
}

std::vector<Point> stonesOf(const GoBoard& board, Point stone)
{
    std::vector<Point> stones{stone};
    for (Point next = board.next(stone); next != stone; next = board.next(next))
        stones.push_back(next);
    return stones;
}

std::vector<Point> libertiesOf(const GoBoard& board, Point stone, std::size_t most)
{
    std::vector<Point> found;
    for (const Point one : stonesOf(board, stone))
        for (const int d : GoBoard::kNeighbours) {
            const auto p = static_cast<Point>(one + d);
            if (found.size() < most && board.isEmpty(p) && std::ranges::find(found, p) == found.end())
                found.push_back(p);
        }
    return found;
}

std::vector<Point> chainsBeside(const GoBoard& board, Point stone, Color color)
{
    std::vector<Point> heads;
    for (const Point one : stonesOf(board, stone))
        for (const int d : GoBoard::kNeighbours) {
            const auto p = static_cast<Point>(one + d);
            if (board.is(p, color) && std::ranges::find(heads, board.head(p)) == heads.end())
                heads.push_back(board.head(p));
        }
    return heads;
}

std::vector<Point> capturesBeside(const GoBoard& board, Point stone)
{
    std::vector<Point> captures;
    for (const Point enemy : chainsBeside(board, stone, go::opposite(board.color(stone))))
        if (const auto liberties = libertiesOf(board, enemy, 2); liberties.size() == 1)
            captures.push_back(liberties.front());
    return captures;
}

ReadChain readEscape(const GoBoard& board, Point stone) { return Reader().escape(board, stone); }

ReadChain readCatch(const GoBoard& board, Point stone) { return Reader().attack(board, stone); }

} // namespace evenmatch::lesson
