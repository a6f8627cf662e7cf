#include "nn/katago/inputs.h"

#include "core/game/go/position.h"
#include "nn/katago/area.h"
#include "nn/katago/ladders.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::nn::katago {

namespace {

using game::Side;
using go::Board;
using go::Color;
using go::KoRule;
using go::Point;

constexpr int kMostHistory = 5;

const go::Position& goPosition(const game::AnyPosition& position) { return *position.as<go::Position>(); }

/// The ko rule of KataGo's rule set of the same name.
KoRule kataKoRule(const go::Rules& rules) { return rules == go::Rules::chinese() ? KoRule::Simple : rules.ko; }

/// KataGo's rule sets in which players agree on dead stones, so that a pass does not claim that the board is settled.
bool passesAreFriendly(const go::Rules& rules) { return rules.scoring == go::Scoring::Area && rules != go::Rules::trompTaylor(); }

Point simpleKo(const go::Position& position)
{
    const game::Move ko = position.koPoint();
    return ko == game::kNoMove ? Point{0} : position.board().at(position.xOf(ko), position.yOf(ko));
}

bool isLone(const Board& board, Point p, Color color)
{
    return std::ranges::none_of(Board::kNeighbours, [&](int d) { return board.is(static_cast<Point>(p + d), color); });
}

class Inputs {
public:
    Inputs(const GameState& state, std::span<float> planes, std::span<float> globals)
        : m_state(state), m_position(goPosition(state.position())), m_board(m_position.board()), m_rules(m_position.rules()),
          m_own(go::colorOf(m_position.sideToMove())), m_planes(planes), m_globals(globals)
    {
        std::ranges::fill(planes, 0.0f);
        std::ranges::fill(globals, 0.0f);
    }

    void fill(std::span<const game::Move> legal, bool suicideEyes);

private:
    int area() const { return m_board.size() * m_board.size(); }
    void mark(int plane, int point) { m_planes[static_cast<std::size_t>(plane * area() + point)] = 1; }
    template <class Do>
    void forEachPoint(const Do& use) const;
    const go::Position* before(int plies) const;

    void addStones();
    void addForbidden(std::span<const game::Move> legal);
    void addAreas(bool suicideEyes);
    int addMoves();
    void addLadders(int history);
    void addRules();
    void addKomi();
    bool passRepeats() const;
    int visibleHistory() const;

    const GameState& m_state;
    const go::Position& m_position;
    const Board& m_board;
    const go::Rules& m_rules;
    Color m_own;
    std::span<float> m_planes;
    std::span<float> m_globals;
};

/// Calls use(point of the board, number of the point row by row).
template <class Do>
void Inputs::forEachPoint(const Do& use) const
{
    for (int y = 0, i = 0; y < m_board.size(); ++y)
        for (int x = 0; x < m_board.size(); ++x, ++i)
            use(m_board.at(x, y), i);
}

const go::Position* Inputs::before(int plies) const
{
    const game::AnyPosition* position = m_state.before(plies);
    return position ? position->as<go::Position>() : nullptr;
}

void Inputs::addStones()
{
    std::array<int, Board::kPoints> liberties{}; // at heads
    forEachPoint([&](Point p, int i) {
        mark(kOnBoard, i);
        if (!m_board.isStone(p))
            return;
        mark(m_board.is(p, m_own) ? kOwnStones : kOtherStones, i);
        int& count = liberties[m_board.head(p)];
        if (count == 0)
            count = m_board.liberties(p);
        if (count <= 3)
            mark(kLiberties + count - 1, i);
    });
}

void Inputs::addForbidden(std::span<const game::Move> legal)
{
    std::array<bool, go::kMaxSize * go::kMaxSize + 1> isLegal{};
    for (const game::Move move : legal)
        isLegal[move.code] = true;
    const Point ko = simpleKo(m_position);
    forEachPoint([&](Point p, int i) {
        if (!m_board.isEmpty(p) || isLegal[static_cast<std::size_t>(i)])
            return;
        const bool bySuicide = m_board.isSuicide(p, m_own) && (!m_rules.suicide || isLone(m_board, p, m_own));
        if (p == ko || !bySuicide)
            mark(kForbidden, i);
    });
}

void Inputs::addAreas(bool suicideEyes)
{
    if (m_rules.scoring != go::Scoring::Area)
        return;
    const auto owners = ownersByArea(m_board, m_rules.suicide || suicideEyes);
    forEachPoint([&](Point p, int i) {
        if (owners[p] != Color::Empty)
            mark(owners[p] == m_own ? kOwnArea : kOtherArea, i);
    });
}

/// Whether the side to move has passed in this very position: without superko such a pass ends the game.
bool Inputs::passRepeats() const
{
    if (kataKoRule(m_rules) != KoRule::Simple)
        return false;
    for (int plies = 2; const go::Position* then = before(plies); plies += 2) {
        const go::Position& next = *before(plies - 1);
        if (next.isPass(next.lastMove()) && then->board().sameStones(m_board))
            return true;
    }
    return false;
}

/// The number of latest moves in the network's input.
int Inputs::visibleHistory() const
{
    const bool friendly = passesAreFriendly(m_rules) && m_position.consecutivePasses() == 1 && !passRepeats();
    if (friendly)
        return 0; // the game continues for the network, so the pass must not be in its input
    for (int plies = 0; plies < kMostHistory - 1 && before(plies); ++plies)
        if (before(plies)->consecutivePasses() >= 2)
            return plies + 1; // if White passes last, play continues after two passes
    return kMostHistory;
}

/// Returns the number of marked moves.
int Inputs::addMoves()
{
    const int most = visibleHistory();
    const bool wouldEnd = m_position.consecutivePasses() >= 1 || passRepeats();
    m_globals[kPassEndsPhase] = wouldEnd && most > 0 ? 1.0f : 0.0f;
    Side side = game::opponent(m_position.sideToMove());
    for (int ago = 0; ago < most; ++ago, side = game::opponent(side)) {
        const go::Position* start = before(ago + 1);
        if (!start || start->sideToMove() != side)
            return ago;
        const go::Position& after = *before(ago);
        const game::Move move = after.lastMove();
        if (after.isPass(move))
            m_globals[static_cast<std::size_t>(kLastPass + ago)] = 1;
        else
            mark(kLastMove + ago, move.code);
    }
    return most;
}

void Inputs::addLadders(int history)
{
    const go::Position* position = &m_position;
    for (int ago = 0; ago < 3; ++ago) {
        if (ago > 0 && ago <= history)
            position = before(ago);
        const Ladders ladders = laddersOf(position->board(), simpleKo(*position));
        const Ladders::Points& starts = ladders.startsAgainst(go::opposite(m_own));
        forEachPoint([&](Point p, int i) {
            if (ladders.caught[p])
                mark(kLadders + ago, i);
            if (ago == 0 && starts[p])
                mark(kLadderStarts, i);
        });
    }
}

void Inputs::addRules()
{
    const KoRule ko = kataKoRule(m_rules);
    m_globals[kSuperko] = ko == KoRule::Simple ? 0.0f : 1.0f;
    m_globals[kSuperkoKind] = ko == KoRule::Simple ? 0.0f : ko == KoRule::PositionalSuperko ? 0.5f : -0.5f;
    m_globals[kSuicide] = m_rules.suicide ? 1.0f : 0.0f;
    const bool territory = m_rules.scoring == go::Scoring::Territory;
    m_globals[kTerritory] = territory ? 1.0f : 0.0f;
    m_globals[kSekiTax] = territory ? 1.0f : 0.0f;
}

/// Under territory rules every stone played costs its side a point, as if areas were counted and the other side got it.
void Inputs::addKomi()
{
    double forWhite = m_position.compensation();
    if (m_rules.scoring == go::Scoring::Territory) {
        forWhite += m_position.captures(Side::Second) - m_position.captures(Side::First);
        forEachPoint([&](Point p, int) { forWhite += m_board.is(p, Color::Black) - m_board.is(p, Color::White); });
    }
    const auto bound = static_cast<float>(area() + 20);
    const float own = std::clamp(static_cast<float>(m_own == Color::White ? forWhite : -forWhite), -bound, bound);
    m_globals[kOwnKomi] = own / 20;
    if (m_rules.scoring != go::Scoring::Area)
        return;
    // Komi gains value only where it decides a draw: at every second point, even or odd like the board's area.
    const float parity = static_cast<float>(area() % 2);
    const float above = own - parity - 2 * std::floor((own - parity) / 2); // 0 … 2 above a komi that can draw
    m_globals[kKomiParity] = above < 0.5f ? above : above < 1.5f ? 1 - above : above - 2;
}

void Inputs::fill(std::span<const game::Move> legal, bool suicideEyes)
{
    addStones();
    addForbidden(legal);
    addAreas(suicideEyes);
    addLadders(addMoves());
    addRules();
    addKomi();
}

} // namespace

void fillInputs(
    const GameState& state, std::span<const game::Move> legal, bool suicideEyes, std::span<float> planes, std::span<float> globals)
{
    Inputs(state, planes, globals).fill(legal, suicideEyes);
}

bool isLoneSuicide(const GameState& state, game::Move move)
{
    const go::Position& position = goPosition(state.position());
    if (!position.rules().suicide || position.isPass(move))
        return false;
    const Board& board = position.board();
    const Point p = board.at(position.xOf(move), position.yOf(move));
    const Color own = go::colorOf(position.sideToMove());
    return isLone(board, p, own) && board.isSuicide(p, own);
}

bool mayHaveNoResult(const GameState& state)
{
    const go::Rules& rules = goPosition(state.position()).rules();
    return kataKoRule(rules) == KoRule::Simple || rules.scoring == go::Scoring::Territory;
}

} // namespace evenmatch::nn::katago
