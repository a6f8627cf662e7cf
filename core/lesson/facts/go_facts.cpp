#include "core/lesson/facts/go_facts.h"

#include "core/lesson/facts/go_fight.h"
#include "core/lesson/facts/go_reading.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace evenmatch::lesson {

using GoBoard = go::Board;
using go::Color;
using go::Point;
using go::Position;

namespace {

constexpr int kGroup = 3; ///< minimum number of stones of a group, or of both groups in a race
constexpr int kLadderMoves = 5; ///< minimum number of moves of a ladder

class GoFinder {
public:
    GoFinder(const Position& position, game::Move move)
        : m_position(position), m_before(position.board()), m_own(go::colorOf(position.sideToMove())), m_enemy(go::opposite(m_own)),
          m_at(m_before.at(position.xOf(move), position.yOf(move))), m_after(position)
    {
        m_after.play(move);
    }

    std::vector<Fact> find()
    {
        if (!board().is(m_at, m_own))
            return {}; // a suicide
        findCapture();
        findSnapback();
        findLife();
        findRace();
        findNet();
        findAtari();
        findEscape();
        findSelfAtari();
        findCut();
        findConnection();
        findEye();
        findShape();
        return std::move(m_facts);
    }

private:
    const GoBoard& board() const { return m_after.board(); }
    std::uint16_t placeOf(Point p) const { return static_cast<std::uint16_t>(GoBoard::y(p) * m_position.size() + GoBoard::x(p)); }
    static Point beside(Point p, int d) { return static_cast<Point>(p + d); }
    bool has(Theme theme) const
    {
        return std::ranges::any_of(m_facts, [&](const Fact& fact) { return fact.theme == theme; });
    }

    void add(Theme theme, std::initializer_list<Point> points, int number = 0, bool isSure = false)
    {
        Fact fact{.theme = theme, .places = {}, .pieces = {}, .number = number};
        for (const Point p : points)
            fact.places.push_back(placeOf(p));
        fact.isSure = isSure;
        m_facts.push_back(std::move(fact));
    }

    void findCapture()
    {
        int taken = 0;
        Point one = 0;
        for (const int d : GoBoard::kNeighbours) {
            const Point p = beside(m_at, d);
            if (!m_before.is(p, m_enemy) || !board().isEmpty(p))
                continue;
            one = p;
        }
        for (int y = 0; y < m_position.size(); ++y)
            for (int x = 0; x < m_position.size(); ++x)
                taken += m_before.is(m_before.at(x, y), m_enemy) && board().isEmpty(board().at(x, y)) ? 1 : 0;
        if (taken == 0)
            return;
        if (m_after.koPoint() != game::kNoMove)
            add(Theme::Ko, {m_at});
        add(Theme::Capture, {one}, taken);
    }

    /// One stone is sacrificed; the chain that captures it is captured in return.
    void findSnapback()
    {
        if (has(Theme::Capture) || board().stones(m_at) != 1)
            return;
        const auto liberties = libertiesOf(board(), m_at, 2);
        if (liberties.size() != 1 || board().isSuicide(liberties.front(), m_enemy))
            return;
        GoBoard taken = board();
        if (taken.place(liberties.front(), m_enemy).captured != 1 || taken.isLoneInAtari(liberties.front()))
            return;
        const int stones = taken.stones(liberties.front());
        if (stones < 2 || libertiesOf(taken, liberties.front(), 2).size() != 1)
            return;
        // If the liberties before the sacrifice also leave the chain in atari, it is caught anyway.
        add(Theme::Snapback, {m_at}, stones);
    }

    /// One stone of each chain of a colour with a liberty at the move, or adjacent to it.
    std::vector<Point> chainsNear(Color color) const
    {
        std::vector<Point> heads;
        for (int dy = -2; dy <= 2; ++dy)
            for (int dx = -2; dx <= 2; ++dx) {
                const int x = GoBoard::x(m_at) + dx;
                const int y = GoBoard::y(m_at) + dy;
                if (!m_position.onBoard(x, y))
                    continue;
                const Point p = board().at(x, y);
                if (m_before.is(p, color) && board().is(p, color) && std::ranges::find(heads, m_before.head(p)) == heads.end())
                    heads.push_back(m_before.head(p));
            }
        return heads;
    }

    /// A group whose life depends on who moves first.
    void findLife()
    {
        if (has(Theme::Capture))
            return;
        for (const Color color : {m_enemy, m_own})
            for (const Point chain : chainsNear(color)) {
                if (m_before.stones(chain) < kGroup || libertiesOf(m_before, chain, 2).size() < 2)
                    continue;
                const auto space = eyeSpace(m_before, chain);
                if (std::ranges::find(space, m_at) == space.end())
                    continue;
                const bool kills = color == m_enemy;
                const Fate now = fateOf(board(), chain, !kills);
                if (now == (kills ? Fate::Dead : Fate::Alive) && fateOf(m_before, chain, !kills) == (kills ? Fate::Alive : Fate::Dead)) {
                    add(Theme::Life, {chain}, kills ? 1 : 2);
                    return;
                }
            }
    }

    /// Two adjacent chains that cannot live independently; without the move the opponent would win the race.
    void findRace()
    {
        if (has(Theme::Capture) || has(Theme::Life))
            return;
        for (const Point hunted : chainsNear(m_enemy)) {
            if (libertiesOf(m_before, hunted, 2).size() < 2 || readCatch(m_before, hunted).reading == Reading::Caught)
                continue; // it is captured without a race
            for (const Point own : chainsBeside(board(), hunted, m_own)) {
                if (!m_before.is(own, m_own) || board().stones(own) + board().stones(hunted) < kGroup || board().stones(own) < 2)
                    continue;
                if (winsRace(board(), own, hunted, false) == true && winsRace(m_before, own, hunted, false) == false) {
                    add(Theme::Race, {hunted, own});
                    return;
                }
            }
        }
    }

    void findNet()
    {
        for (const Point chain : chainsNear(m_enemy)) {
            const std::size_t liberties = libertiesOf(board(), chain, 4).size();
            if (liberties < 2 || liberties > 3 || isNetted(m_before, chain) || readCatch(m_before, chain).reading == Reading::Caught)
                continue;
            if (isNetted(board(), chain) && !isNetInAtari()) {
                add(Theme::Net, {chain}, board().stones(chain));
                return;
            }
        }
    }

    bool isNetInAtari() const { return libertiesOf(board(), m_at, 2).size() < 2; }

    void findAtari()
    {
        for (const Point chain : chainsBeside(board(), m_at, m_enemy)) {
            if (libertiesOf(board(), chain, 2).size() != 1)
                continue;
            const ReadChain read = readEscape(board(), chain);
            const bool isCaught = read.reading == Reading::Caught;
            if (isCaught && read.moves >= kLadderMoves && !isOnEdge(libertiesOf(board(), chain, 1).front()))
                add(Theme::Ladder, {chain}, read.moves, true);
            else
                add(Theme::Atari, {chain}, board().stones(chain), isCaught);
        }
    }

    void findEscape()
    {
        for (const Point chain : chainsBefore(m_own)) {
            if (libertiesOf(m_before, chain, 2).size() != 1)
                continue;
            const std::size_t liberties = libertiesOf(board(), chain, 3).size();
            if (liberties < 2)
                continue;
            const ReadChain read = readCatch(board(), chain);
            if (read.reading == Reading::Escapes && !canBeNetted(board(), chain))
                add(Theme::Escape, {chain}, m_before.stones(chain));
            else if (read.reading == Reading::Caught && read.moves >= kLadderMoves && !isOnEdge(m_at))
                add(Theme::Ladder, {chain}, read.moves, false);
        }
    }

    /// A crawl along the edge is not a ladder.
    bool isOnEdge(Point p) const
    {
        return std::ranges::any_of(GoBoard::kNeighbours, [&](int d) { return board().isWall(beside(p, d)); });
    }

    /// Chains of a colour adjacent to the move, or adjacent to a chain it captures.
    std::vector<Point> chainsBefore(Color color) const
    {
        std::vector<Point> heads;
        const auto take = [&](Point p) {
            if (m_before.is(p, color) && std::ranges::find(heads, m_before.head(p)) == heads.end())
                heads.push_back(m_before.head(p));
        };
        for (const int d : GoBoard::kNeighbours)
            take(beside(m_at, d));
        for (const int d : GoBoard::kNeighbours) {
            const Point p = beside(m_at, d);
            if (m_before.is(p, m_enemy) && board().isEmpty(p))
                for (const Point chain : chainsBeside(m_before, p, color))
                    take(chain);
        }
        return heads;
    }

    void findSelfAtari()
    {
        if (has(Theme::Capture) || has(Theme::Snapback) || libertiesOf(board(), m_at, 2).size() != 1)
            return;
        bool wasInAtari = false;
        for (const Point chain : chainsBefore(m_own))
            wasInAtari = wasInAtari || libertiesOf(m_before, chain, 2).size() == 1;
        if (board().stones(m_at) >= 2 && !wasInAtari)
            add(Theme::SelfAtari, {m_at}, board().stones(m_at));
    }

    /// Chains of a colour on two adjacent sides of the point, with an opposing stone at the diagonal point between them: the point is the
    /// only place where they connect.
    /// joined at the point and nowhere else.
    std::optional<std::pair<Point, Point>> crossing(Color color) const
    {
        for (const int a : {-GoBoard::kStride, GoBoard::kStride})
            for (const int b : {-1, 1}) {
                const Point first = beside(m_at, a);
                const Point second = beside(m_at, b);
                if (!m_before.is(first, color) || !m_before.is(second, color) || m_before.head(first) == m_before.head(second)
                    || !m_before.is(beside(m_at, a + b), go::opposite(color)))
                    continue;
                if (sharedLiberties(m_before, first, second) == 1)
                    return std::pair(first, second);
            }
        return std::nullopt;
    }

    /// Whether the two chains stay separate after an opposing stone at the point, with their side to move: neither it nor the diagonal
    /// stone can be captured, and no move connects them or creates two ways to connect.
    bool areApart(const GoBoard& after, Point first, Point second) const
    {
        const auto corner = static_cast<Point>(first + second - m_at);
        for (const Point cutter : {m_at, corner})
            if (libertiesOf(after, cutter, 2).size() < 2 || readCatch(after, cutter).reading != Reading::Escapes
                || canBeNetted(after, cutter))
                return false;
        const Color color = after.color(first);
        std::vector<Point> tries = libertiesOf(after, first);
        const auto more = libertiesOf(after, second);
        tries.insert(tries.end(), more.begin(), more.end());
        return std::ranges::none_of(tries, [&](Point p) {
            if (after.isSuicide(p, color))
                return false;
            GoBoard joined = after;
            joined.place(p, color);
            return joined.head(first) == joined.head(second) || sharedLiberties(joined, first, second) >= 2;
        });
    }

    static std::ptrdiff_t sharedLiberties(const GoBoard& of, Point first, Point second)
    {
        const auto own = libertiesOf(of, first);
        const auto other = libertiesOf(of, second);
        return std::ranges::count_if(own, [&](Point p) { return std::ranges::find(other, p) != other.end(); });
    }

    void findCut()
    {
        const auto cut = crossing(m_enemy);
        if (cut && board().is(cut->first, m_enemy) && board().is(cut->second, m_enemy) && areApart(board(), cut->first, cut->second))
            add(Theme::Cut, {cut->first, cut->second});
    }

    void findConnection()
    {
        const auto joined = crossing(m_own);
        if (!joined || libertiesOf(board(), m_at, 2).size() < 2 || m_before.isSuicide(m_at, m_enemy))
            return;
        GoBoard cut = m_before;
        cut.place(m_at, m_enemy);
        const bool bothStand = cut.is(joined->first, m_own) && cut.is(joined->second, m_own);
        if (bothStand && areApart(cut, joined->first, joined->second))
            add(Theme::Connection, {joined->first, joined->second});
    }

    void findEye()
    {
        for (const auto& steps : {GoBoard::kNeighbours, GoBoard::kDiagonals})
            for (const int d : steps) {
                const Point p = beside(m_at, d);
                if (!board().isEmpty(p) || !board().isEye(p, m_own) || (m_before.isEmpty(p) && m_before.isEye(p, m_own)))
                    continue;
                add(Theme::Eye, {p});
                return;
            }
    }

    void findShape()
    {
        if (const auto shape = shapeOf())
            m_facts.push_back({.theme = Theme::Shape, .places = {placeOf(m_at)}, .pieces = {}, .number = static_cast<int>(*shape)});
    }

    std::optional<ShapeName> shapeOf() const
    {
        if (isPonnuki())
            return ShapeName::Ponnuki;
        if (isEmptyTriangle())
            return ShapeName::EmptyTriangle;
        const auto own = [&](int d) { return board().is(beside(m_at, d), m_own); };
        if (std::ranges::any_of(GoBoard::kNeighbours, own))
            return std::nullopt;
        for (const int a : {-GoBoard::kStride, GoBoard::kStride})
            for (const int b : {-1, 1})
                if (own(a + b) && board().isEmpty(beside(m_at, a)) != board().isEmpty(beside(m_at, b))
                    && (board().is(beside(m_at, a), m_enemy) || board().is(beside(m_at, b), m_enemy)))
                    return ShapeName::Hane;
        if (std::ranges::any_of(GoBoard::kDiagonals, own))
            return std::nullopt;
        return jumpOf();
    }

    /// One stone is captured, and four stones surround its point.
    bool isPonnuki() const
    {
        return std::ranges::any_of(GoBoard::kNeighbours, [&](int d) {
            const Point p = beside(m_at, d);
            return m_before.is(p, m_enemy) && board().isEmpty(p)
                && std::ranges::all_of(GoBoard::kNeighbours, [&](int e) { return board().is(beside(p, e), m_own); })
                && std::ranges::none_of(GoBoard::kDiagonals, [&](int e) { return board().is(beside(p, e), m_own); });
        });
    }

    /// Three stones in a square of four points, the fourth empty.
    bool isEmptyTriangle() const
    {
        for (const int a : {-GoBoard::kStride, GoBoard::kStride})
            for (const int b : {-1, 1}) {
                const std::array corner = {beside(m_at, a), beside(m_at, b), beside(m_at, a + b)};
                const auto own = std::ranges::count_if(corner, [&](Point p) { return board().is(p, m_own); });
                const auto empty = std::ranges::count_if(corner, [&](Point p) { return board().isEmpty(p); });
                if (own == 2 && empty == 1 && !has(Theme::Capture))
                    return true;
            }
        return false;
    }

    /// From the only own stone nearby, over empty points.
    std::optional<ShapeName> jumpOf() const
    {
        constexpr int kReach = 3;
        int stones = 0;
        int far = 0; // of the latest stone found
        int near = 0;
        const int x = GoBoard::x(m_at);
        const int y = GoBoard::y(m_at);
        for (int dy = -kReach; dy <= kReach; ++dy)
            for (int dx = -kReach; dx <= kReach; ++dx) {
                if ((dx == 0 && dy == 0) || !m_position.onBoard(x + dx, y + dy) || board().isEmpty(board().at(x + dx, y + dy)))
                    continue;
                if (!board().is(board().at(x + dx, y + dy), m_own)) {
                    if (std::abs(dx) <= 2 && std::abs(dy) <= 2)
                        return std::nullopt; // an opposing stone is nearby
                    continue;
                }
                ++stones;
                far = std::max(std::abs(dx), std::abs(dy));
                near = std::min(std::abs(dx), std::abs(dy));
            }
        if (stones == 1 && far == 2 && near <= 1)
            return near == 0 ? ShapeName::OnePointJump : ShapeName::KnightsMove;
        if (stones == 1 && far == 3 && near == 1)
            return ShapeName::LargeKnightsMove;
        return std::nullopt;
    }

    const Position& m_position;
    const GoBoard& m_before;
    Color m_own;
    Color m_enemy;
    Point m_at;
    Position m_after;
    std::vector<Fact> m_facts;
};

} // namespace

std::vector<Fact> goFacts(const Position& position, game::Move move)
{
    if (position.isPass(move))
        return {};
    return GoFinder(position, move).find();
}

int stepsBetween(const Position& position, game::Move one, game::Move other)
{
    return std::max(std::abs(position.xOf(one) - position.xOf(other)), std::abs(position.yOf(one) - position.yOf(other)));
}

std::optional<Fact> bigPoint(const Position& position, game::Move move, game::Move other, double points)
{
    constexpr int kFar = 7;
    constexpr double kBig = 3;
    const int stones = position.size() * position.size() - position.board().emptyCount();
    if (position.size() < 13 || position.isPass(move) || position.isPass(other) || points < kBig
        || stones * 6 > position.size() * position.size())
        return std::nullopt;
    if (stepsBetween(position, move, other) < kFar)
        return std::nullopt;
    return Fact{
        .theme = Theme::BigPoint, .places = {move.code, other.code}, .pieces = {}, .number = static_cast<int>(std::lround(10 * points))};
}

} // namespace evenmatch::lesson
