#include "core/game/chess/openings.h"

#include "core/game/chess/opening_lines.h"

#include <algorithm>
#include <unordered_map>

namespace evenmatch::chess {

using core::Error;
using core::ErrorCode;

namespace {

constexpr std::size_t kLatest = 40; ///< plies: later positions do not count as openings
constexpr std::size_t kCodeLength = 3;

using OpeningTable = std::unordered_map<std::uint64_t, Opening>;

OpeningTable makeTable()
{
    OpeningTable table;
    const auto lines = readOpeningLines(kOpeningLines); // a test checks that all of them can be read
    if (!lines)
        return table;
    for (const OpeningLine& line : *lines)
        table.emplace(line.key, line.opening);
    return table;
}

core::Result<OpeningLine> lineFrom(std::string_view text)
{
    const std::size_t end = text.find("; ");
    if (end == std::string_view::npos || end < kCodeLength + 2)
        return Error{ErrorCode::BadValue, std::string(text)};
    OpeningLine line{
        .opening = {.code = text.substr(0, kCodeLength), .name = text.substr(kCodeLength + 1, end - kCodeLength - 1)}, .moves = {}};
    Position position;
    for (std::string_view rest = text.substr(end + 2); !rest.empty();) {
        const std::size_t space = std::min(rest.find(' '), rest.size());
        const auto move = position.parseSan(rest.substr(0, space));
        if (!move)
            return move.error();
        line.moves.push_back(*move);
        position.play(*move);
        rest.remove_prefix(std::min(rest.size(), space + 1));
    }
    line.opening.plies = line.moves.size();
    line.key = position.hash();
    return line;
}

} // namespace

core::Result<std::vector<OpeningLine>> readOpeningLines(std::string_view text)
{
    std::vector<OpeningLine> lines;
    for (std::uint64_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (const std::string_view written = text.substr(0, end); !written.empty()) {
            auto line = lineFrom(written);
            if (!line) {
                Error error = line.error();
                error.line = number;
                return error;
            }
            lines.push_back(*std::move(line));
        }
        text.remove_prefix(std::min(text.size(), end + 1));
    }
    return lines;
}

std::optional<Opening> openingOf(Position start, std::span<const Move> moves)
{
    static const OpeningTable table = makeTable();
    std::optional<Opening> found;
    for (std::size_t ply = 0; ply < std::min(moves.size(), kLatest) && start.board().isLegal(moves[ply]); ++ply) {
        start.play(moves[ply]);
        if (const auto known = table.find(start.hash()); known != table.end()) {
            found = known->second;
            found->plies = ply + 1;
        }
    }
    return found;
}

} // namespace evenmatch::chess
