#include "core/record/notes/game_details.h"

#include "core/record/vocabulary/pgn_text.h"

#include <algorithm>

namespace evenmatch::record {

namespace {

/// The tags of a format, in the order of the fields of textsOf().
constexpr std::array<std::string_view, 9> kPgnTags{"White", "WhiteElo", "Black", "BlackElo", "Event", "Round", "Site", "Date", "Result"};
constexpr std::array<std::string_view, 9> kSgfTags{"PB", "BR", "PW", "WR", "EV", "RO", "PC", "DT", "RE"};
constexpr std::size_t kDate = 7;
constexpr std::size_t kResult = 8;

std::array<std::string*, 9> textsOf(GameDetails& details)
{
    auto& players = details.players;
    return {&players[0].name, &players[0].rank, &players[1].name, &players[1].rank, &details.event, &details.round, &details.place,
        &details.date, &details.result};
}

bool isPgn(const GameRecord& record) { return record.format == Format::Pgn; }

std::string pgnDate(std::string date)
{
    std::ranges::replace(date, '-', '.');
    return date;
}

/// "3.5", "12".
bool isPoints(std::string_view text)
{
    const std::size_t whole = std::min(text.find_first_not_of("0123456789"), text.size());
    if (whole == 0 || whole == text.size())
        return whole > 0;
    return text[whole] == '.' && whole + 1 < text.size() && text.find_first_not_of("0123456789", whole + 1) == text.npos;
}

} // namespace

GameDetails gameDetails(const GameRecord& record)
{
    const GameInfo info = gameInfo(record);
    GameDetails details{.players = info.players,
        .event = info.event,
        .round = std::string(record.tag(isPgn(record) ? "Round" : "RO")),
        .place = info.place,
        .date = info.date,
        .result = info.result,
        .komi = record.setup.komi,
        .rules = record.setup.rules};
    if (isPgn(record)) {
        std::ranges::replace(details.date, '.', '-');
        if (details.round == "?" || details.round == "-")
            details.round.clear();
    }
    return details;
}

void setGameDetails(GameRecord& record, const GameDetails& details)
{
    GameDetails before = gameDetails(record);
    GameDetails after = details;
    const auto old = textsOf(before);
    const auto wanted = textsOf(after);
    const auto& tags = isPgn(record) ? kPgnTags : kSgfTags;
    for (std::size_t i = 0; i < tags.size(); ++i) {
        if (*old[i] == *wanted[i])
            continue;
        if (wanted[i]->empty())
            std::erase_if(record.tags, [&](const Property& tag) {
                return tag.key == tags[i] || (isPgn(record) && i == kDate && tag.key == "UTCDate"); // which would take its place
            });
        else
            record.setTag(tags[i], isPgn(record) && i == kDate ? pgnDate(*wanted[i]) : *wanted[i]);
        if (isPgn(record) && i == kResult) { // another field may have the result
            record.setProperty(record.mainLineEnd(), kTerminator, {});
            std::erase_if(record.tags, [](const Property& tag) { return tag.key == "Termination"; });
        }
    }
    record.setup.komi = details.komi;
    record.setup.rules = details.rules;
}

bool isResult(const GameRecord& record, std::string_view text)
{
    if (text.empty())
        return true;
    if (isPgn(record))
        return text == "1-0" || text == "0-1" || text == "1/2-1/2";
    if (text == "0" || text == "Draw" || text == "Void")
        return true;
    if (!text.starts_with("B+") && !text.starts_with("W+"))
        return false;
    const std::string_view how = text.substr(2);
    return how.empty() || how == "R" || how == "T" || how == "F" || isPoints(how);
}

} // namespace evenmatch::record
