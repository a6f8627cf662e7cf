#include "core/record/board/go_draft.h"

#include "core/record/board/replay_go.h"
#include "core/record/go_points.h"

#include <algorithm>
#include <array>

namespace evenmatch::record {

namespace {

std::size_t pointOf(const GoDraft& draft, int x, int y) { return static_cast<std::size_t>(y * draft.size + x); }

/// Whether the chain at a point has a liberty; its points are marked as seen.
bool breathes(const GoDraft& draft, std::size_t start, std::vector<bool>& seen)
{
    constexpr std::array<std::pair<int, int>, 4> kSteps{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    bool liberty = false;
    std::vector<std::size_t> rest{start};
    seen[start] = true;
    while (!rest.empty()) {
        const int x = static_cast<int>(rest.back()) % draft.size;
        const int y = static_cast<int>(rest.back()) / draft.size;
        rest.pop_back();
        for (const auto& [dx, dy] : kSteps) {
            if (x + dx < 0 || y + dy < 0 || x + dx >= draft.size || y + dy >= draft.size)
                continue;
            const std::size_t next = pointOf(draft, x + dx, y + dy);
            liberty = liberty || draft.stones[next] == go::Color::Empty;
            if (draft.stones[next] == draft.stones[start] && !seen[next]) {
                seen[next] = true;
                rest.push_back(next);
            }
        }
    }
    return liberty;
}

} // namespace

GoDraft emptyGoBoard(int size)
{
    GoDraft draft;
    draft.size = size;
    draft.stones.assign(static_cast<std::size_t>(size * size), go::Color::Empty);
    return draft;
}

GoDraft draftOf(const go::Position& position)
{
    GoDraft draft = emptyGoBoard(position.size());
    for (int y = 0; y < draft.size; ++y)
        for (int x = 0; x < draft.size; ++x)
            draft.stones[pointOf(draft, x, y)] = position.colorAt(x, y);
    draft.toMove = position.sideToMove();
    draft.komi = position.komi();
    draft.handicap = position.handicap();
    draft.rules = position.rules().name;
    return draft;
}

core::Result<GoDraft> readGoDraft(const GameRecord& record)
{
    const auto start = startOfGo(record);
    if (start)
        return draftOf(*start);
    const auto stones = start.error().code == core::ErrorCode::BadSetup ? goSetupStones(record, kRoot) : start.error();
    if (!stones)
        return stones.error();
    GoDraft draft = emptyGoBoard(record.setup.width);
    for (const go::SetupStone& stone : *stones)
        draft.stones[pointOf(draft, stone.x, stone.y)] = stone.color;
    draft.komi = record.setup.komi.value_or(0);
    draft.handicap = record.setup.handicap;
    draft.rules = go::rulesFromText(record.setup.rules).name;
    if (const std::string_view side = record.property(kRoot, "PL"); side.starts_with('W') || side.starts_with('w'))
        draft.toMove = Side::Second;
    return draft;
}

bool placeHandicap(GoDraft& draft, int stones)
{
    go::Position position(draft.size);
    if (stones > 0 && !position.placeHandicap(stones))
        return false;
    const GoDraft placed = draftOf(position);
    draft.stones = placed.stones;
    draft.toMove = placed.toMove;
    draft.handicap = stones;
    return true;
}

int handicapOf(const GoDraft& draft)
{
    return std::ranges::find(draft.stones, go::Color::Black) == draft.stones.end() ? 0 : draft.handicap;
}

std::optional<Move> chainWithoutLiberty(const GoDraft& draft)
{
    std::vector<bool> seen(draft.stones.size(), false);
    for (std::size_t point = 0; point < draft.stones.size(); ++point)
        if (draft.stones[point] != go::Color::Empty && !seen[point] && !breathes(draft, point, seen))
            return Move{static_cast<std::uint16_t>(point)};
    return std::nullopt;
}

GameRecord recordOf(const GoDraft& draft)
{
    GameRecord record;
    record.format = Format::Sgf;
    record.setup = {.game = goGameId(draft.size, draft.size),
        .width = draft.size,
        .height = draft.size,
        .rules = draft.rules,
        .komi = draft.komi,
        .handicap = handicapOf(draft),
        .position = {}};
    const auto letter = [](int n) { return static_cast<char>('a' + n); };
    for (int y = 0; y < draft.size; ++y)
        for (int x = 0; x < draft.size; ++x)
            if (const go::Color color = draft.stones[pointOf(draft, x, y)]; color != go::Color::Empty)
                record.addValue(kRoot, color == go::Color::Black ? "AB" : "AW", {letter(x), letter(y)});
    const bool looksWhite = draft.handicap >= 2 && record.hasProperty(kRoot, "AB"); // otherwise White begins after handicap stones
    if (draft.toMove == Side::Second || looksWhite)
        record.addValue(kRoot, "PL", draft.toMove == Side::Second ? "W" : "B");
    return record;
}

} // namespace evenmatch::record
