// Marks on the board: annotations.h
#include "core/record/notes/annotations.h"
#include "core/record/vocabulary/comment_commands.h"
#include "core/record/vocabulary/sgf_setup.h"

#include <algorithm>
#include <array>

namespace evenmatch::record {

namespace {

constexpr std::size_t kMostMarks = 10000; ///< per node; hostile files have rectangles with more
constexpr std::string_view kColors = "RGBY";

struct KindKey {
    MarkKind kind;
    std::string_view key;
};
constexpr std::array<KindKey, 11> kKeys{{{MarkKind::Triangle, "TR"}, {MarkKind::Square, "SQ"}, {MarkKind::Circle, "CR"},
    {MarkKind::Cross, "MA"}, {MarkKind::Selected, "SL"}, {MarkKind::Label, "LB"}, {MarkKind::Arrow, "AR"}, {MarkKind::Line, "LN"},
    {MarkKind::Dimmed, "DD"}, {MarkKind::BlackPoint, "TB"}, {MarkKind::WhitePoint, "TW"}}};

std::optional<Spot> spot(std::string_view text, const Setup& setup)
{
    const auto point = parseSgfPoint(text, setup.width, setup.height);
    return point ? std::optional(Spot{point->x, point->y}) : std::nullopt;
}

/// The second part of a composed value; an escaped ':' is a ':'.
std::string labelOf(std::string_view text)
{
    std::string label;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t runEnd = std::min(text.find_first_not_of('\\', i), text.size());
        if (runEnd == i) {
            label += text[i];
            continue;
        }
        const bool beforeColon = runEnd < text.size() && text[runEnd] == ':';
        label.append((runEnd - i) / (beforeColon ? 2 : 1), '\\');
        i = runEnd - 1;
    }
    return label;
}

std::string protectedLabel(std::string_view label)
{
    std::string text;
    std::size_t run = 0; // of backslashes just written
    for (const char c : label) {
        if (c == ':')
            text.append(run + 1, '\\');
        text += c;
        run = c == '\\' ? run + 1 : 0;
    }
    return text;
}

void addMark(std::vector<Mark>& all, MarkKind kind, std::string_view value, const Setup& setup)
{
    const std::size_t colon = value.find(':');
    const auto first = spot(value.substr(0, colon), setup);
    if (!first)
        return;
    if (kind == MarkKind::Label) {
        all.push_back(
            {.kind = kind, .at = *first, .to = {}, .label = colon == std::string_view::npos ? "" : labelOf(value.substr(colon + 1))});
        return;
    }
    const auto second = colon == std::string_view::npos ? first : spot(value.substr(colon + 1), setup);
    if (!second)
        return;
    if (kind == MarkKind::Arrow || kind == MarkKind::Line) {
        all.push_back({.kind = kind, .at = *first, .to = *second, .label = {}});
        return;
    }
    for (int y = std::min(first->y, second->y); y <= std::max(first->y, second->y); ++y)
        for (int x = std::min(first->x, second->x); x <= std::max(first->x, second->x) && all.size() < kMostMarks; ++x)
            all.push_back({.kind = kind, .at = {x, y}, .to = {}, .label = {}});
}

/// "e4" in chess.
std::optional<Spot> square(std::string_view text)
{
    if (text.size() != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8')
        return std::nullopt;
    return Spot{text[0] - 'a', '8' - text[1]};
}

std::string squareText(Spot spot) { return {static_cast<char>('a' + spot.x), static_cast<char>('8' - spot.y)}; }

/// "Gd4,Rf6" of csl, "Ge2e4,Rg1f3" of cal.
void addChessMarks(std::vector<Mark>& all, std::string_view list, MarkKind kind)
{
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        std::string_view item = list.substr(0, comma);
        list.remove_prefix(std::min(comma + 1, list.size()));
        while (item.starts_with(' '))
            item.remove_prefix(1);
        while (item.ends_with(' '))
            item.remove_suffix(1);
        const bool arrow = kind == MarkKind::Arrow;
        if (item.size() != (arrow ? 5 : 3) || kColors.find(item[0]) == std::string_view::npos || all.size() >= kMostMarks)
            continue;
        const auto from = square(item.substr(1, 2));
        const auto to = arrow ? square(item.substr(3, 2)) : std::optional(Spot{});
        if (from && to)
            all.push_back({.kind = kind, .at = *from, .to = *to, .label = {}, .color = item[0]});
    }
}

std::string chessList(std::span<const Mark> marks, MarkKind kind)
{
    std::string list;
    for (const Mark& mark : marks) {
        if (mark.color == 0 || mark.kind != kind)
            continue;
        list.append(list.empty() ? "" : ",").append(1, mark.color).append(squareText(mark.at));
        if (kind == MarkKind::Arrow)
            list += squareText(mark.to);
    }
    return list;
}

std::string pointText(const Setup& setup, Spot spot)
{
    return sgfMove(setup, {static_cast<std::uint16_t>(spot.y * setup.width + spot.x)}).value_or("");
}

} // namespace

std::vector<Mark> marks(const GameRecord& record, NodeId node)
{
    std::vector<Mark> all;
    for (const Property& property : record.properties(node)) {
        const auto known = std::ranges::find(kKeys, property.key, &KindKey::key);
        if (known == kKeys.end())
            continue;
        for (const std::string& value : property.values)
            addMark(all, known->kind, value, record.setup);
    }
    const std::string text = comment(record, node);
    for (const Command& command : commands(text))
        if (command.name == "csl" || command.name == "cal")
            addChessMarks(all, command.value, command.name == "csl" ? MarkKind::Highlight : MarkKind::Arrow);
    return all;
}

void setMarks(GameRecord& record, NodeId node, std::span<const Mark> marks)
{
    for (const KindKey& known : kKeys) {
        std::vector<std::string> values;
        for (const Mark& mark : marks) {
            if (mark.kind != known.kind || mark.color != 0)
                continue;
            std::string value = pointText(record.setup, mark.at);
            if (mark.kind == MarkKind::Label)
                value.append(1, ':').append(protectedLabel(mark.label));
            else if (mark.kind == MarkKind::Arrow || mark.kind == MarkKind::Line)
                value.append(1, ':').append(pointText(record.setup, mark.to));
            values.push_back(std::move(value));
        }
        record.setProperty(node, known.key, std::move(values));
    }
    const std::string text = comment(record, node);
    const std::string highlighted = withCommand(text, "csl", chessList(marks, MarkKind::Highlight));
    setComment(record, node, withCommand(highlighted, "cal", chessList(marks, MarkKind::Arrow)));
}

} // namespace evenmatch::record
