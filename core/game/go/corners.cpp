#include "core/game/go/corners.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace evenmatch::go {

namespace {

struct CornerMove {
    int x = 0; ///< lines from the corner; the first is 1
    int y = 0;
    bool other = false; ///< played by the colour that did not begin there
    std::size_t ply = 0;
};

struct Line {
    std::string_view moves; ///< lines from the corner in hexadecimal, those of the other colour after '-': "44 -63 36"
    std::string_view name;
};

/// In any order. The beginning of each line is listed, too, so that a name grows with the game. Names contain only undisputed facts: the
/// point, its approach or enclosure, and the answer.
constexpr Line kLines[] = {
    {"33", "3-3"},
    {"33 -44", "3-3, shoulder hit"},
    {"44", "4-4"},
    {"44 -33", "4-4, 3-3 invasion"},
    {"44 -33 34", "4-4, 3-3 invasion, block"},
    {"44 -33 34 -43", "4-4, 3-3 invasion, block"},
    {"44 -33 34 -43 53", "4-4, 3-3 invasion, hane"},
    {"44 -33 34 -43 54", "4-4, 3-3 invasion, extension"},
    {"44 63", "4-4, small knight enclosure"},
    {"44 64", "4-4, one-space enclosure"},
    {"44 73", "4-4, large knight enclosure"},
    {"44 33", "4-4, 3-3 enclosure"},
    {"44 -64", "4-4, high approach"},
    {"44 -73", "4-4, large knight approach"},
    {"44 -63", "4-4, low approach"},
    {"44 -63 -36", "4-4, double approach"},
    {"44 -63 36", "4-4, low approach, small knight answer"},
    {"44 -63 36 -42", "4-4, low approach, small knight answer, slide"},
    {"44 -63 36 -42 33", "4-4, low approach, small knight answer, slide, 3-3 block"},
    {"44 -63 36 -33", "4-4, low approach, small knight answer, 3-3 invasion"},
    {"44 -63 46", "4-4, low approach, one-space jump"},
    {"44 -63 46 -42", "4-4, low approach, one-space jump, slide"},
    {"44 -63 46 -33", "4-4, low approach, one-space jump, 3-3 invasion"},
    {"44 -63 37", "4-4, low approach, large knight answer"},
    {"44 -63 53", "4-4, low approach, diagonal attachment"},
    {"44 -63 53 -64", "4-4, low approach, diagonal attachment, stand"},
    {"44 -63 64", "4-4, low approach, attachment above"},
    {"44 -63 83", "4-4, low approach, one-space low pincer"},
    {"44 -63 83 -33", "4-4, low approach, one-space low pincer, 3-3 invasion"},
    {"44 -63 83 -36", "4-4, low approach, one-space low pincer, double approach"},
    {"44 -63 84", "4-4, low approach, one-space high pincer"},
    {"44 -63 84 -33", "4-4, low approach, one-space high pincer, 3-3 invasion"},
    {"44 -63 93", "4-4, low approach, two-space low pincer"},
    {"44 -63 94", "4-4, low approach, two-space high pincer"},
    {"44 -63 a3", "4-4, low approach, three-space low pincer"},
    {"44 -63 a4", "4-4, low approach, three-space high pincer"},
    {"34", "3-4"},
    {"34 53", "3-4, small knight enclosure"},
    {"34 54", "3-4, one-space enclosure"},
    {"34 63", "3-4, large knight enclosure"},
    {"34 64", "3-4, two-space enclosure"},
    {"34 -53", "3-4, low approach"},
    {"34 -53 45", "3-4, low approach, diagonal move"},
    {"34 -53 36", "3-4, low approach, one-space extension"},
    {"34 -53 73", "3-4, low approach, one-space low pincer"},
    {"34 -53 74", "3-4, low approach, one-space high pincer"},
    {"34 -53 83", "3-4, low approach, two-space low pincer"},
    {"34 -53 84", "3-4, low approach, two-space high pincer"},
    {"34 -53 93", "3-4, low approach, three-space low pincer"},
    {"34 -53 94", "3-4, low approach, three-space high pincer"},
    {"34 -54", "3-4, high approach"},
    {"34 -54 53", "3-4, high approach, attachment below"},
    {"34 -54 53 -63", "3-4, high approach, attachment below, hane"},
    {"34 -54 53 -63 43", "3-4, high approach, attach and draw back"},
    {"34 -54 53 -44", "3-4, high approach, avalanche"},
    {"34 -54 55", "3-4, high approach, attachment above"},
    {"34 -54 73", "3-4, high approach, one-space low pincer"},
    {"34 -54 74", "3-4, high approach, one-space high pincer"},
    {"34 -54 83", "3-4, high approach, two-space low pincer"},
    {"34 -54 84", "3-4, high approach, two-space high pincer"},
    {"34 -63", "3-4, large knight approach"},
    {"34 -64", "3-4, two-space high approach"},
    {"35", "3-5"},
    {"35 43", "3-5, 3-4 enclosure"},
    {"35 -43", "3-5, 3-4 approach"},
    {"35 -33", "3-5, 3-3 approach"},
    {"35 -44", "3-5, 4-4 approach"},
    {"45", "4-5"},
    {"45 43", "4-5, 3-4 enclosure"},
    {"45 -43", "4-5, 3-4 approach"},
    {"45 -33", "4-5, 3-3 approach"},
    {"55", "5-5"},
};

constexpr int kSize = 19;
constexpr int kBegins = 6; ///< a move within this many lines of both sides takes a corner;
constexpr int kCornerReach = 9; ///< later moves within this many lines belong to it;
constexpr int kPincers = 10; ///< an answer to an approach may be farther away

int lineOf(char digit) { return digit <= '9' ? digit - '0' : digit - 'a' + 10; }

std::vector<CornerMove> readMoves(std::string_view line)
{
    std::vector<CornerMove> moves;
    for (std::size_t i = 0; i < line.size(); i += 3) {
        const bool other = line[i] == '-';
        i += other ? 1 : 0;
        moves.push_back({.x = lineOf(line[i]), .y = lineOf(line[i + 1]), .other = other});
    }
    return moves;
}

/// The number of the line's moves if the corner begins with them, directly or mirrored on the diagonal.
std::optional<std::size_t> lengthIn(std::span<const CornerMove> played, std::string_view line)
{
    const std::vector<CornerMove> moves = readMoves(line);
    if (moves.size() > played.size())
        return std::nullopt;
    std::array<bool, 2> fits{true, true};
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (played[i].other != moves[i].other)
            return std::nullopt;
        fits[0] = fits[0] && played[i].x == moves[i].x && played[i].y == moves[i].y;
        fits[1] = fits[1] && played[i].x == moves[i].y && played[i].y == moves[i].x;
    }
    return fits[0] || fits[1] ? std::optional(moves.size()) : std::nullopt;
}

/// White plays in another corner before the sequence continues, as in games.
std::vector<Move> movesOf(std::string_view line)
{
    constexpr std::pair<int, int> kOtherCorners[] = {{3, 15}, {15, 15}, {3, 3}};
    const Position board(kSize);
    std::vector<Move> moves;
    std::size_t elsewhere = 0;
    const auto playElsewhere = [&] {
        const auto [x, y] = kOtherCorners[elsewhere++];
        moves.push_back(board.moveAt(x, y));
    };
    for (const CornerMove& move : readMoves(line)) {
        if (moves.size() == 1)
            playElsewhere();
        if ((moves.size() % 2 == 1) != move.other)
            playElsewhere();
        moves.push_back(board.moveAt(kSize - move.x, move.y - 1));
    }
    return moves;
}

std::optional<CornerOpening> nameOf(std::span<const CornerMove> played)
{
    std::size_t longest = 0;
    std::optional<CornerOpening> found;
    for (const Line& line : kLines) {
        const auto length = lengthIn(played, line.moves);
        if (length && *length > longest) {
            longest = *length;
            found = CornerOpening{.name = line.name, .plies = played[*length - 1].ply + 1};
        }
    }
    return found;
}

} // namespace

std::vector<CornerLine> cornerLines()
{
    std::vector<CornerLine> lines;
    for (const Line& line : kLines)
        if (std::ranges::find(lines, line.name, &CornerLine::name) == lines.end())
            lines.push_back({line.name, movesOf(line.moves)});
    return lines;
}

std::vector<CornerOpening> cornerOpenings(Position start, std::span<const Move> moves)
{
    if (start.size() != kSize)
        return {};
    for (int y = 0; y < kSize; ++y)
        for (int x = 0; x < kSize; ++x)
            if (start.colorAt(x, y) != Color::Empty)
                return {};
    struct Corner {
        std::vector<CornerMove> moves;
        game::Side first = game::Side::First;
    };
    std::array<Corner, 4> corners;
    for (std::size_t ply = 0; ply < moves.size() && start.isLegal(moves[ply]); ++ply) {
        const game::Side side = start.sideToMove();
        const Move move = moves[ply];
        for (std::size_t i = 0; i < corners.size() && !start.isPass(move); ++i) {
            Corner& corner = corners[i];
            const int x = i % 2 == 0 ? start.xOf(move) + 1 : kSize - start.xOf(move);
            const int y = i / 2 == 0 ? start.yOf(move) + 1 : kSize - start.yOf(move);
            const int reach = corner.moves.empty() ? kBegins : corner.moves.size() == 2 ? kPincers : kCornerReach;
            if (x > reach || y > reach)
                continue;
            if (corner.moves.empty())
                corner.first = side;
            corner.moves.push_back({.x = x, .y = y, .other = side != corner.first, .ply = ply});
        }
        start.play(move);
    }
    std::vector<const Corner*> taken;
    for (const Corner& corner : corners)
        if (!corner.moves.empty())
            taken.push_back(&corner);
    std::ranges::sort(taken, {}, [](const Corner* corner) { return corner->moves.front().ply; });
    std::vector<CornerOpening> named;
    for (const Corner* corner : taken)
        if (auto opening = nameOf(corner->moves)) {
            opening->first = corner->first;
            named.push_back(*opening);
        }
    return named;
}

} // namespace evenmatch::go
