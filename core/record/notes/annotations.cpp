#include "core/record/notes/annotations.h"

#include "core/record/vocabulary/comment_commands.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace evenmatch::record {

namespace {

std::optional<double> number(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    return error == std::errc() && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

std::optional<int> wholeNumber(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() ? std::optional(value) : std::nullopt;
}

/// Without trailing zeros: "30", "29.5".
std::string numberText(double value)
{
    std::array<char, 64> buffer;
    const auto rounded = std::round(value * 1000) / 1000;
    return {buffer.data(), std::to_chars(buffer.data(), buffer.data() + buffer.size(), rounded).ptr};
}

struct JudgementSign {
    Judgement judgement;
    std::string_view key; ///< SGF
    std::string_view value;
    std::string_view nag; ///< PGN
};
constexpr std::array<JudgementSign, 6> kJudgements{{
    {Judgement::VeryGood, "TE", "2", "3"},
    {Judgement::Good, "TE", "1", "1"},
    {Judgement::Interesting, "IT", "", "5"},
    {Judgement::Doubtful, "DO", "", "6"},
    {Judgement::VeryBad, "BM", "2", "4"},
    {Judgement::Bad, "BM", "1", "2"},
}};

std::vector<std::string> nags(const GameRecord& record, NodeId node)
{
    std::vector<std::string> all;
    for (const Property& property : record.properties(node))
        if (property.key == "NAG")
            all.insert(all.end(), property.values.begin(), property.values.end());
    return all;
}

Assessment assessmentOfNag(int nag)
{
    if (nag >= 10 && nag <= 12)
        return Assessment::Even;
    if (nag == 13)
        return Assessment::Unclear;
    if (nag < 14 || nag > 21)
        return Assessment::None;
    const bool first = nag % 2 == 0;
    if (nag < 16)
        return first ? Assessment::FirstBetter : Assessment::SecondBetter;
    if (nag < 18)
        return first ? Assessment::FirstMuchBetter : Assessment::SecondMuchBetter;
    return first ? Assessment::FirstWinning : Assessment::SecondWinning;
}

std::string_view clockKey(Side side) { return side == Side::First ? "BL" : "WL"; }
std::string_view stonesKey(Side side) { return side == Side::First ? "OB" : "OW"; }

} // namespace

std::string comment(const GameRecord& record, NodeId node)
{
    std::string text;
    for (const Property& property : record.properties(node)) {
        if (property.key != "C")
            continue;
        for (const std::string& value : property.values) {
            if (!text.empty())
                text += '\n';
            for (std::size_t i = 0; i < value.size(); ++i)
                if (value[i] != '\r')
                    text += value[i];
                else if (i + 1 == value.size() || value[i + 1] != '\n')
                    text += '\n';
        }
    }
    return text;
}

void setComment(GameRecord& record, NodeId node, std::string_view text)
{
    if (comment(record, node) == text)
        return; // keeps the file's line breaks
    std::vector<std::string> values;
    if (!text.empty())
        values.emplace_back(text);
    record.setProperty(node, "C", std::move(values));
}

std::string commentWords(const GameRecord& record, NodeId node) { return withoutCommands(comment(record, node)); }

void setCommentWords(GameRecord& record, NodeId node, std::string_view words)
{
    setComment(record, node, withWords(comment(record, node), words));
}

Judgement judgement(const GameRecord& record, NodeId node)
{
    const auto glyphs = nags(record, node);
    for (const JudgementSign& sign : kJudgements) {
        if (std::ranges::find(glyphs, sign.nag) != glyphs.end())
            return sign.judgement;
        if (!record.hasProperty(node, sign.key))
            continue;
        if (sign.value != "2" || record.property(node, sign.key) == "2")
            return sign.judgement;
    }
    return Judgement::None;
}

void setJudgement(GameRecord& record, NodeId node, Judgement judgement)
{
    auto glyphs = nags(record, node);
    std::erase_if(
        glyphs, [](const std::string& nag) { return std::ranges::find(kJudgements, nag, &JudgementSign::nag) != kJudgements.end(); });
    const auto sign = std::ranges::find(kJudgements, judgement, &JudgementSign::judgement);
    const bool pgn = record.format == Format::Pgn;
    if (pgn && sign != kJudgements.end())
        glyphs.insert(glyphs.begin(), std::string(sign->nag));
    record.setProperty(node, "NAG", std::move(glyphs));
    for (const std::string_view key : {"TE", "BM", "IT", "DO"}) {
        const bool set = !pgn && sign != kJudgements.end() && sign->key == key;
        record.setProperty(node, key, set ? std::vector{std::string(sign->value)} : std::vector<std::string>());
    }
}

Assessment assessment(const GameRecord& record, NodeId node)
{
    for (const std::string& nag : nags(record, node))
        if (const Assessment found = assessmentOfNag(wholeNumber(nag).value_or(0)); found != Assessment::None)
            return found;
    if (record.hasProperty(node, "GB"))
        return record.property(node, "GB") == "2" ? Assessment::FirstMuchBetter : Assessment::FirstBetter;
    if (record.hasProperty(node, "GW"))
        return record.property(node, "GW") == "2" ? Assessment::SecondMuchBetter : Assessment::SecondBetter;
    if (record.hasProperty(node, "DM"))
        return Assessment::Even;
    return record.hasProperty(node, "UC") ? Assessment::Unclear : Assessment::None;
}

void setAssessment(GameRecord& record, NodeId node, Assessment assessment)
{
    struct Sign {
        std::string_view key; // SGF
        std::string_view value;
        std::string_view nag; // PGN
    };
    constexpr std::array<Sign, 9> kSigns{{{}, {"DM", "1", "10"}, {"UC", "1", "13"}, {"GB", "1", "14"}, {"GB", "2", "16"}, {"GW", "1", "15"},
        {"GW", "2", "17"}, {"GB", "2", "18"}, {"GW", "2", "19"}}};
    const Sign& sign = kSigns[static_cast<std::size_t>(assessment)];
    const bool pgn = record.format == Format::Pgn;
    auto glyphs = nags(record, node);
    std::erase_if(glyphs, [](const std::string& nag) { return assessmentOfNag(wholeNumber(nag).value_or(0)) != Assessment::None; });
    if (pgn && !sign.nag.empty())
        glyphs.emplace_back(sign.nag);
    record.setProperty(node, "NAG", std::move(glyphs));
    for (const std::string_view key : {"GB", "GW", "DM", "UC"})
        record.setProperty(node, key, !pgn && sign.key == key ? std::vector{std::string(sign.value)} : std::vector<std::string>());
}

Clock clock(const GameRecord& record, NodeId node, Side side)
{
    Clock shown{number(record.property(node, clockKey(side))), wholeNumber(record.property(node, stonesKey(side)))};
    if (!shown.seconds && record.move(node) != game::kNoMove && record.side(node) == side) {
        const std::string text = comment(record, node);
        if (const auto value = commandValue(text, "clk"))
            shown.seconds = parseClockTime(*value);
    }
    return shown;
}

void setClock(GameRecord& record, NodeId node, Side side, const Clock& clock)
{
    if (record.format == Format::Pgn) {
        const std::string time = clock.seconds ? clockTimeText(*clock.seconds) : std::string();
        return setComment(record, node, withCommand(comment(record, node), "clk", time));
    }
    const auto set = [&](std::string_view key, const std::optional<std::string>& value) {
        record.setProperty(node, key, value ? std::vector{*value} : std::vector<std::string>());
    };
    set(clockKey(side), clock.seconds ? std::optional(numberText(*clock.seconds)) : std::nullopt);
    set(stonesKey(side), clock.stones ? std::optional(std::to_string(*clock.stones)) : std::nullopt);
}

std::optional<double> moveTime(const GameRecord& record, NodeId node)
{
    const std::string text = comment(record, node);
    const auto value = commandValue(text, "emt");
    return value ? parseClockTime(*value) : std::nullopt;
}

std::optional<Evaluation> evaluation(const GameRecord& record, NodeId node)
{
    const std::string text = comment(record, node);
    const auto value = commandValue(text, "eval");
    if (!value || value->empty())
        return std::nullopt;
    Evaluation found;
    if (value->front() == '#')
        found.mateIn = wholeNumber(value->substr(1));
    else
        found.pawns = number(value->substr(value->front() == '+' ? 1 : 0));
    return found == Evaluation{} ? std::nullopt : std::optional(found);
}

} // namespace evenmatch::record
