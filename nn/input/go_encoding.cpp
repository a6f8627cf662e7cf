// Go: 18 planes as in AlphaGo Zero with colours by player to move: stones of the side to move and of the other, now and 7 moves back, then
// the side to move (Black, White). "go-tactical" adds features that would take many layers to compute: liberties of chains, effects of a
// move here, ko, and the board's edge.
#include "core/game/go/position.h"
#include "nn/input/encodings.h"

#include <algorithm>

namespace evenmatch::nn {

namespace {

using game::AnyPosition;
using game::Side;

constexpr int kHistoryPlanes = 2 * GameState::kHistory;

/// Planes after the 18 of go18.
enum Tactical : int {
    OwnLiberties = 18, ///< own chains with 1, 2, 3 liberties
    OtherLiberties = 21, ///< the other's
    Captures = 24, ///< a play here takes 1 stone, 2 or more
    After = 26, ///< the played chain would have 1, 2, 3 liberties
    Ko = 29, ///< ko forbids
    Board = 30, ///< 1 everywhere: marks the edge for a padded convolution
    Komi = 31, ///< White's points besides the board, divided by 10, for the side to move
    TacticalPlanes
};

const go::Position& goPosition(const AnyPosition& position) { return *position.as<go::Position>(); }

class GoEncoding : public Encoding {
public:
    GoEncoding(std::string_view id, bool tactical) : m_id(id), m_tactical(tactical) { }

    std::string_view id() const override { return m_id; }
    game::Family family() const override { return game::Family::Go; }
    int planes() const override { return m_tactical ? TacticalPlanes : kHistoryPlanes + 2; }
    int movePlanes() const override { return 1; }
    bool hasPass() const override { return true; }
    bool fixedShape() const override { return false; }

    bool accepts(const AnyPosition& position) const override { return position.as<go::Position>() != nullptr; }
    Shape shape(const AnyPosition& position) const override
    {
        const int size = goPosition(position).size();
        return {size, size};
    }
    void encode(const GameState& state, std::span<float> planes) const override;
    int outputIndex(const AnyPosition&, game::Move move) const override { return move.code; } // points row by row, then the pass

private:
    std::string_view m_id;
    bool m_tactical;
};

/// Stones of both colours as two planes.
void encodeStones(const go::Position& position, Side own, float* planes)
{
    const int size = position.size();
    const go::Board& board = position.board();
    float* other = planes + size * size;
    for (int y = 0, i = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x, ++i) {
            const go::Point p = board.at(x, y);
            if (board.isStone(p))
                (board.is(p, go::colorOf(own)) ? planes : other)[i] = 1;
        }
    }
}

/// The effect of a play at an empty point: stones captured, and liberties of the resulting chain (counted up to 4).
struct PlayEffect {
    int taken = 0;
    int liberties = 0;
};

PlayEffect effectOf(const go::Board& board, go::Point p, go::Color own)
{
    PlayEffect effect;
    go::Board after = board;
    effect.taken = after.place(p, own).captured;
    effect.liberties = after.isStone(p) ? after.liberties(p) : 0;
    return effect;
}

void encodeTactics(const go::Position& position, Side own, std::span<float> planes)
{
    const int size = position.size();
    const int area = size * size;
    const go::Board& board = position.board();
    const auto plane = [&](int index) { return planes.data() + index * area; };
    for (int y = 0, i = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x, ++i) {
            const go::Point p = board.at(x, y);
            if (board.isStone(p)) {
                const int liberties = board.liberties(p);
                if (liberties <= 3)
                    plane((board.is(p, go::colorOf(own)) ? OwnLiberties : OtherLiberties) + liberties - 1)[i] = 1;
                continue;
            }
            const bool crowded
                = std::ranges::any_of(go::Board::kNeighbours, [&](int step) { return board.isStone(static_cast<go::Point>(p + step)); });
            if (!crowded)
                continue; // no capture; 4 liberties, or 2 or 3 at the edge, which the edge plane implies
            const PlayEffect effect = effectOf(board, p, go::colorOf(own));
            if (effect.taken > 0)
                plane(Captures + (effect.taken > 1 ? 1 : 0))[i] = 1;
            if (effect.liberties >= 1 && effect.liberties <= 3)
                plane(After + effect.liberties - 1)[i] = 1;
        }
    }
    if (const game::Move ko = position.koPoint(); ko != game::kNoMove)
        plane(Ko)[ko.code] = 1;
    std::fill_n(plane(Board), area, 1.0f);
    const double compensation = position.compensation() / 10 * (own == Side::First ? -1 : 1);
    std::fill_n(plane(Komi), area, static_cast<float>(compensation));
}

void GoEncoding::encode(const GameState& state, std::span<float> planes) const
{
    std::ranges::fill(planes, 0.0f);
    const go::Position& now = goPosition(state.position());
    const Side own = now.sideToMove();
    const int area = now.size() * now.size();
    for (int plies = 0; plies < GameState::kHistory; ++plies) {
        const AnyPosition* before = state.seenBefore(plies);
        if (!before)
            break;
        encodeStones(goPosition(*before), own, planes.data() + 2 * plies * area);
    }
    std::fill_n(planes.data() + (kHistoryPlanes + (own == Side::First ? 0 : 1)) * area, area, 1.0f);
    if (m_tactical)
        encodeTactics(now, own, planes);
}

} // namespace

const Encoding& go18()
{
    static const GoEncoding encoding("go18", false);
    return encoding;
}

const Encoding& goTactical()
{
    static const GoEncoding encoding("go-tactical", true);
    return encoding;
}

} // namespace evenmatch::nn
