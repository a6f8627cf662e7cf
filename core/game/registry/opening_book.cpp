#include "core/game/registry/opening_book.h"

#include "core/game/chess/opening_lines.h"
#include "core/game/chess/openings.h"
#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "core/game/go/corners.h"
#include "core/game/go/position.h"

#include <algorithm>
#include <map>
#include <unordered_set>

namespace evenmatch::game {

namespace {

constexpr std::size_t kGoOpening = 80; ///< moves: corners taken later do not belong to the opening

std::vector<go::CornerOpening> cornersOf(const go::Position& start, std::span<const Move> moves)
{
    return go::cornerOpenings(start, moves.first(std::min(moves.size(), kGoOpening)));
}

std::vector<BookLine> chessLines()
{
    std::vector<BookLine> lines;
    const auto read = chess::readOpeningLines(chess::kOpeningLines);
    if (!read)
        return lines; // a test checks that all of them can be read
    std::unordered_set<std::string_view> names;
    for (const chess::OpeningLine& line : *read)
        if (names.insert(line.opening.name).second)
            lines.push_back({std::string(line.opening.code), std::string(line.opening.name), line.moves});
    return lines;
}

std::vector<BookLine> goLines()
{
    std::vector<BookLine> lines;
    for (const go::CornerLine& line : go::cornerLines())
        lines.push_back({{}, std::string(line.name), line.moves});
    return lines;
}

/// All positions of a line, including the start.
std::unordered_set<std::uint64_t> chessPositions()
{
    std::unordered_set<std::uint64_t> keys;
    for (const BookLine& line : openingBook("chess")) {
        chess::Position position;
        keys.insert(position.hash());
        for (const Move move : line.moves) {
            position.play(move);
            keys.insert(position.hash());
        }
    }
    return keys;
}

char small(char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; }

bool beginsWith(std::string_view text, std::string_view with)
{
    return text.size() >= with.size() && std::ranges::equal(text.substr(0, with.size()), with, {}, small, small);
}

std::string familyNameOf(std::string_view name) { return std::string(name.substr(0, name.find(','))); }

} // namespace

std::string BookLine::family() const { return code.empty() ? name : familyNameOf(name); }

std::string openingText(const AnyPosition& start, std::span<const Move> moves)
{
    if (const auto* chess = start.as<chess::Position>()) {
        const auto opening = chess::openingOf(*chess, moves);
        return opening ? opening->text() : std::string();
    }
    std::string names;
    if (const auto* go = start.as<go::Position>())
        for (const go::CornerOpening& corner : cornersOf(*go, moves))
            names += (names.empty() ? "" : "; ") + std::string(corner.name);
    return names;
}

std::string openingFamily(const AnyPosition& start, std::span<const Move> moves, Side side)
{
    if (const auto* chess = start.as<chess::Position>()) {
        const auto opening = chess::openingOf(*chess, moves);
        return opening ? std::string(opening->family()) : std::string();
    }
    const auto* go = start.as<go::Position>();
    if (!go)
        return {};
    constexpr std::size_t kOwnCorners = 2;
    std::vector<std::string> points;
    for (const go::CornerOpening& corner : cornersOf(*go, moves))
        if (corner.first == side && points.size() < kOwnCorners)
            points.push_back(familyNameOf(corner.name));
    std::ranges::sort(points);
    std::string family;
    for (const std::string& point : points)
        family += (family.empty() ? "" : " + ") + point;
    return family;
}

const std::vector<BookLine>& openingBook(std::string_view family)
{
    static const std::vector<BookLine> chess = chessLines();
    static const std::vector<BookLine> go = goLines();
    static const std::vector<BookLine> none;
    return isChess(family) ? chess : isGo(family) ? go : none;
}

const BookLine* findLine(std::string_view family, std::string_view name)
{
    const BookLine* best = nullptr;
    for (const BookLine& line : openingBook(family)) {
        const std::string text = line.text();
        const bool isWhole
            = (text.size() == name.size() && beginsWith(text, name)) || (line.name.size() == name.size() && beginsWith(line.name, name));
        if (isWhole)
            return &line;
        const bool isBetter = !best || line.moves.size() < best->moves.size();
        if (!name.empty() && isBetter && (beginsWith(line.name, name) || beginsWith(text, name)))
            best = &line;
    }
    return best;
}

std::vector<const BookLine*> openingFamilies(std::string_view family)
{
    std::map<std::string, const BookLine*> shortest;
    for (const BookLine& line : openingBook(family)) {
        const BookLine*& known = shortest[line.family()];
        if (!known || line.moves.size() < known->moves.size())
            known = &line;
    }
    std::vector<const BookLine*> lines;
    for (const auto& [name, line] : shortest)
        lines.push_back(line);
    return lines;
}

bool isInBook(const AnyPosition& start, std::span<const Move> moves)
{
    if (const auto* go = start.as<go::Position>()) {
        const auto corners = go::cornerOpenings(*go, moves);
        return moves.empty() || std::ranges::find(corners, moves.size(), &go::CornerOpening::plies) != corners.end();
    }
    const auto* chess = start.as<chess::Position>();
    if (!chess)
        return false;
    static const std::unordered_set<std::uint64_t> known = chessPositions();
    chess::Position position = *chess;
    for (const Move move : moves)
        position.play(move);
    return known.contains(position.hash());
}

} // namespace evenmatch::game
