#include "core/game/go/reading.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace evenmatch::go {

namespace {

/// It ends early when the best move's result is clear.
constexpr int kReadPlayouts = 1200;
constexpr int kPlayoutsBetweenLooks = 200;
constexpr double kClear = 0.12;
/// Number of visits after which a leaf gets children.
constexpr int kVisitsToGrow = 3;
/// All-moves-as-first has the weight of the visits after about this many (Gelly and Silver 2011).
constexpr double kFirstMovesWeight = 150;
constexpr double kExploration = 0.15;

/// Results are the owner's, 0 … 1.
struct Node {
    Settling::Turn turn;
    int visits = 0;
    double sum = 0;
    int playedVisits = 0; ///< in playouts from the parent in which this point's first stone was of this colour
    double playedSum = 0;
    std::size_t firstChild = 0;
    int children = 0;
};

class Reading {
public:
    Reading(const Board& board, const Settling::Mask& settled, std::span<const Point> target, Color owner, core::Random& random)
        : m_board(board), m_target(target), m_owner(owner), m_settling(settled, random)
    {
    }

    double run(Color first)
    {
        m_nodes.push_back({.turn = {0, opposite(first)}});
        double found = 0;
        for (int played = 1; played <= kReadPlayouts; ++played) {
            playOnce();
            if (played % kPlayoutsBetweenLooks != 0)
                continue;
            found = mostVisited();
            if (found < kClear || found > 1 - kClear)
                break;
        }
        return found;
    }

private:
    void playOnce();
    void grow(std::size_t at, const Board& board);
    std::size_t best(const Node& parent) const;
    double mostVisited() const;
    double result(const Board& board) const;
    void learn(std::size_t depth, double result);

    const Board& m_board;
    std::span<const Point> m_target;
    Color m_owner;
    Settling m_settling;
    std::vector<Node> m_nodes;
    std::vector<std::size_t> m_path;
};

void Reading::playOnce()
{
    Board board = m_board;
    m_settling.begin();
    m_path.assign(1, 0);
    int passes = 0;
    while (passes < 2) {
        const std::size_t at = m_path.back();
        if (m_nodes[at].children == 0 && (at == 0 || m_nodes[at].visits >= kVisitsToGrow))
            grow(at, board);
        if (m_nodes[at].children == 0)
            break;
        m_path.push_back(best(m_nodes[at]));
        const Settling::Turn turn = m_nodes[m_path.back()].turn;
        m_settling.move(board, turn);
        passes = turn.point == 0 ? passes + 1 : 0;
    }
    const std::size_t depth = m_path.size();
    if (passes < 2)
        m_settling.finish(board, opposite(m_nodes[m_path.back()].turn.color));
    learn(depth, result(board));
}

void Reading::grow(std::size_t at, const Board& board)
{
    const Color color = opposite(m_nodes[at].turn.color);
    const std::size_t firstChild = m_nodes.size();
    m_nodes.push_back({.turn = {0, color}});
    for (int i = 0; i < board.emptyCount(); ++i)
        if (const Point p = board.empty(i); m_settling.mayPlay(board, p, color) && !board.isEye(p, color))
            m_nodes.push_back({.turn = {p, color}});
    m_nodes[at].firstChild = firstChild;
    m_nodes[at].children = static_cast<int>(m_nodes.size() - firstChild);
}

std::size_t Reading::best(const Node& parent) const
{
    const bool forOwner = opposite(parent.turn.color) == m_owner;
    const double spread = kExploration * std::sqrt(std::log(parent.visits + 1.0));
    std::size_t best = parent.firstChild;
    double most = -1;
    for (std::size_t i = parent.firstChild; i < parent.firstChild + static_cast<std::size_t>(parent.children); ++i) {
        const Node& node = m_nodes[i];
        const auto oriented = [&](double sum, int visits) { return forOwner ? sum : visits - sum; };
        const double played = (oriented(node.playedSum, node.playedVisits) + 0.6) / (node.playedVisits + 1);
        const double own = node.visits > 0 ? oriented(node.sum, node.visits) / node.visits : played;
        const bool isTried = node.visits > 0 && node.playedVisits == 0; // a pass has no such playouts
        const double weight = isTried ? 0 : std::sqrt(kFirstMovesWeight / (3.0 * node.visits + kFirstMovesWeight));
        const double value = weight * played + (1 - weight) * own + spread / std::sqrt(node.visits + 1.0);
        if (value > most) {
            most = value;
            best = i;
        }
    }
    return best;
}

/// The mean result of the move that was tried most often.
double Reading::mostVisited() const
{
    const Node& root = m_nodes.front();
    const auto first = m_nodes.begin() + static_cast<std::ptrdiff_t>(root.firstChild);
    const auto most = std::max_element(first, first + root.children, [](const Node& a, const Node& b) { return a.visits < b.visits; });
    return most->sum / most->visits;
}

double Reading::result(const Board& board) const
{
    int owned = 0;
    for (Point p : m_target) {
        bool own = board.is(p, m_owner);
        if (board.isEmpty(p)) {
            const auto beside = [&](Color color) {
                return std::any_of(Board::kNeighbours.begin(), Board::kNeighbours.end(),
                    [&](int d) { return board.is(static_cast<Point>(p + d), color); });
            };
            own = beside(m_owner) && !beside(opposite(m_owner));
        }
        owned += own;
    }
    return static_cast<double>(owned) / static_cast<double>(m_target.size());
}

void Reading::learn(std::size_t depth, double result)
{
    const std::span<const Settling::Turn> moves = m_settling.moves();
    std::array<Color, Board::kPoints> firstAt;
    firstAt.fill(Color::Empty);
    // From the end, so that at each depth firstAt has the colour that played first from there on.
    std::size_t known = moves.size();
    for (std::size_t i = depth; i-- > 0;) {
        while (known > i) {
            --known;
            firstAt[moves[known].point] = moves[known].color;
        }
        Node& node = m_nodes[m_path[i]];
        ++node.visits;
        node.sum += result;
        for (std::size_t c = node.firstChild; c < node.firstChild + static_cast<std::size_t>(node.children); ++c) {
            Node& child = m_nodes[c];
            if (child.turn.point == 0 || firstAt[child.turn.point] != child.turn.color)
                continue;
            ++child.playedVisits;
            child.playedSum += result;
        }
    }
}

} // namespace

double partThatLives(
    const Board& board, const Settling::Mask& settled, std::span<const Point> target, Color owner, Color first, core::Random& random)
{
    return Reading(board, settled, target, owner, random).run(first);
}

} // namespace evenmatch::go
