// Text in and out: points, moves, boards.
#include "core/game/go/diagram.h"

#include <algorithm>

namespace evenmatch::go {

namespace {

constexpr std::string_view kColumns = "ABCDEFGHJKLMNOPQRST";

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool equalIgnoringCase(std::string_view a, std::string_view b)
{
    if (a.size() != b.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (lower(a[i]) != lower(b[i]))
            return false;
    return true;
}

char symbolOf(Color color) { return color == Color::Black ? 'X' : color == Color::White ? 'O' : '.'; }

std::optional<Color> colorOfSymbol(char c)
{
    switch (c) {
    case 'X':
    case '#': return Color::Black;
    case 'O': return Color::White;
    case '.':
    case '+': return Color::Empty;
    default: return std::nullopt;
    }
}

} // namespace

std::string Position::moveText(Move move) const
{
    if (isPass(move))
        return "pass";
    if (move.code > passMove().code)
        return "?";
    return kColumns[static_cast<std::size_t>(xOf(move))] + std::to_string(size() - yOf(move));
}

std::optional<Move> Position::parseMove(std::string_view text) const
{
    Move move = passMove();
    if (!equalIgnoringCase(text, "pass")) {
        if (text.size() < 2 || text.size() > 3)
            return std::nullopt;
        int x = 0;
        while (x < size() && lower(kColumns[static_cast<std::size_t>(x)]) != lower(text[0]))
            ++x;
        int row = 0;
        for (const char c : text.substr(1)) {
            if (c < '0' || c > '9')
                return std::nullopt;
            row = 10 * row + (c - '0');
        }
        if (!onBoard(x, size() - row))
            return std::nullopt;
        move = moveAt(x, size() - row);
    }
    return isLegal(move) ? std::optional(move) : std::nullopt;
}

std::string diagram(const Position& position)
{
    const int size = position.size();
    std::string columns = "  ";
    for (int x = 0; x < size; ++x)
        columns += std::string(" ") + kColumns[static_cast<std::size_t>(x)];
    columns += '\n';
    std::string text = columns;
    for (int y = 0; y < size; ++y) {
        const std::string row = std::to_string(size - y);
        text += (row.size() < 2 ? " " : "") + row;
        for (int x = 0; x < size; ++x)
            text += std::string(" ") + symbolOf(position.colorAt(x, y));
        text += " " + row + "\n";
    }
    return text + columns;
}

core::Result<Position> readDiagram(std::string_view text, Rules rules, double komi)
{
    std::vector<SetupStone> stones;
    int width = 0;
    int x = 0;
    int y = 0;
    bool columnNames = false;
    const auto endRow = [&] {
        y += x > 0;
        x = 0;
        columnNames = false;
    };
    for (const char c : text) {
        const bool coordinate = c >= '0' && c <= '9';
        if (c == '\n') {
            endRow();
        } else if (c == 'A' && x == 0) {
            columnNames = true;
        } else if (columnNames || coordinate || c == ' ' || c == '\r' || c == '\t') {
            continue;
        } else if (const auto color = colorOfSymbol(c); color && x < kMaxSize && y < kMaxSize) {
            stones.push_back({x++, y, *color});
            width = std::max(width, x);
        } else {
            return core::Error{color ? core::ErrorCode::UnsupportedBoardSize : core::ErrorCode::UnexpectedText, std::string(1, c)};
        }
    }
    endRow();
    if (width != y || stones.size() != static_cast<std::size_t>(width) * static_cast<std::size_t>(width) || width < kMinSize)
        return core::Error{core::ErrorCode::UnsupportedBoardSize, std::to_string(width) + "x" + std::to_string(y)};
    Position position(width, rules, komi);
    if (auto set = position.setStones(stones); !set)
        return set.error();
    return position;
}

} // namespace evenmatch::go
