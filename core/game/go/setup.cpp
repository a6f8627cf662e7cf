// Position: set-up without play.
#include "core/game/go/position.h"

namespace evenmatch::go {

namespace {

/// The places of handicap stones, in units of "low line, middle, high line" from the left and from the bottom; the centre comes last for
/// odd numbers from five on.
struct StarPoint {
    int column;
    int row;
};
constexpr std::array<StarPoint, 8> kStarPoints = {{{0, 0}, {2, 2}, {0, 2}, {2, 0}, {0, 1}, {2, 1}, {1, 0}, {1, 2}}};
constexpr int kSmallestForHandicap = 7;
constexpr int kSmallestForFourthLine = 13;

} // namespace

core::Result<void> Position::setStone(int x, int y, Color color)
{
    const SetupStone stone{x, y, color};
    return setStones({&stone, 1});
}

core::Result<void> Position::setStones(std::span<const SetupStone> stones)
{
    std::array<Color, kMaxSize * kMaxSize> wanted;
    for (int y = 0; y < size(); ++y)
        for (int x = 0; x < size(); ++x)
            wanted[moveAt(x, y).code] = colorAt(x, y);
    for (const SetupStone& stone : stones) {
        if (!onBoard(stone.x, stone.y))
            return core::Error{core::ErrorCode::OffBoard, std::to_string(stone.x + 1) + "," + std::to_string(stone.y + 1)};
        wanted[moveAt(stone.x, stone.y).code] = stone.color;
    }
    // Stones are placed one by one: a part of a legal board is legal, so a capture occurs exactly if the whole is illegal.
    Board board(size());
    for (int y = 0; y < size(); ++y) {
        for (int x = 0; x < size(); ++x) {
            const Move point = moveAt(x, y);
            if (wanted[point.code] == Color::Empty)
                continue;
            const Board::Taken taken = board.place(board.at(x, y), wanted[point.code]);
            if (taken.captured + taken.suicide > 0)
                return core::Error{core::ErrorCode::BadSetup, moveText(point)};
        }
    }
    m_state.board = board;
    forgetHistory();
    return {};
}

void Position::setSideToMove(Side side)
{
    if (side == m_state.side)
        return;
    m_state.side = side;
    m_state.ko = 0;
    m_state.passes = 0;
    if (!m_earlier.empty())
        m_earlier.back() = currentSituation();
}

void Position::forgetHistory()
{
    m_state.ko = 0;
    m_state.passes = 0;
    for (auto& points : m_state.vacated)
        points.reset();
    m_earlier.clear();
    remember();
}

core::Result<void> Position::placeHandicap(int stones)
{
    const int most = size() < kSmallestForHandicap ? 0 : size() % 2 == 0 || size() == kSmallestForHandicap ? 4 : 9;
    if (stones < 2 || stones > most)
        return core::Error{core::ErrorCode::BadArgument,
            {EVENMATCH_TEXT("Errors", "a handicap of %1 (2 to 9 stones; up to 4 on 7×7 and boards of even size, none below 7×7)"),
                {std::to_string(stones)}}};
    if (m_state.board.emptyCount() != size() * size())
        return core::Error{core::ErrorCode::BadSetup, std::to_string(stones)};

    const int low = size() >= kSmallestForFourthLine ? 3 : 2;
    const std::array<int, 3> lines = {low, size() / 2, size() - 1 - low};
    std::vector<SetupStone> setup;
    setup.reserve(static_cast<std::size_t>(stones));
    const bool centre = stones >= 5 && stones % 2 == 1;
    for (int i = 0; i < stones - centre; ++i)
        setup.push_back({lines[kStarPoints[i].column], size() - 1 - lines[kStarPoints[i].row], Color::Black});
    if (centre)
        setup.push_back({lines[1], lines[1], Color::Black});
    core::Result<void> placed = setStones(setup);
    setSideToMove(Side::Second);
    m_handicap = stones;
    return placed;
}

} // namespace evenmatch::go
