// chess.com: a list of months, and the games that ended in each month as one JSON value (pub/player). A finished month never changes, so
// the next fetch begins with the last month fetched; its tag shows whether it has changed.
#include "core/accounts/source.h"

#include "core/json_text.h"

#include <algorithm>

namespace evenmatch::accounts {

namespace {

GameFacts factsOf(const json& game)
{
    GameFacts facts;
    facts.pace = paceNamed(textAt(game, "time_class"));
    facts.when = numberAt(game, "end_time");
    if (!flagAt(game, "rated"))
        facts.traits.insert(Trait::Casual);
    if (textAt(game, "rules") != "chess")
        facts.traits.insert(Trait::Variant);
    return facts;
}

/// "YYYY/MM" of each month with games, the oldest first; nothing if one of them is malformed.
std::optional<std::vector<std::string>> monthsOf(const json& archives)
{
    if (!archives.is_array())
        return std::nullopt;
    std::vector<std::string> months;
    for (const json& archive : archives) {
        const std::string url = archive.is_string() ? archive.get<std::string>() : std::string();
        const std::string month = url.size() >= 7 ? url.substr(url.size() - 7) : std::string();
        if (month.empty() || month[4] != '/' || !isDate(month.substr(0, 4) + "-" + month.substr(5) + "-01"))
            return std::nullopt;
        months.push_back(month);
    }
    std::ranges::sort(months);
    return months;
}

bool takeGames(const Source& source, const json& games)
{
    for (const json& game : games) {
        for (const char* side : {"white", "black"})
            source.sink.named(textAt(memberAt(game, side), "username"));
        GameFacts facts = factsOf(game);
        std::string pgn = textAt(game, "pgn");
        if (pgn.empty())
            facts.traits.insert({Trait::Variant, Trait::Aborted}); // four-player games have no PGN
        if (!source.sink.take(pgn, facts))
            return false;
    }
    return true;
}

} // namespace

FetchResult fetchChessCom(const Source& source)
{
    std::string name = source.account.name;
    std::ranges::transform(name, name.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    const std::string player = source.base + "/pub/player/" + escaped(name) + "/games/";
    json list;
    HttpAnswer answer;
    if (auto trouble = source.asker.getJson({player + "archives", "application/json", {}}, list, answer);
        trouble || source.asker.stopRequested())
        return trouble;
    const auto months = monthsOf(memberAt(list, "archives"));
    if (!months)
        return FetchTrouble{Trouble::NotUnderstood, core::jsonText(list).substr(0, 40)};

    std::string first = textAt(source.cursor, "month");
    const std::string firstTag = textAt(source.cursor, "tag");
    if (const auto& since = source.sink.selection().since)
        first = std::max(first, since->substr(0, 4) + "/" + since->substr(5, 2));
    auto month = std::ranges::lower_bound(*months, first);
    const auto total = static_cast<std::uint64_t>(months->end() - month);
    for (std::uint64_t done = 0; month != months->end(); ++month) {
        source.asker.report(done++, total);
        const HttpRequest request{
            .url = player + *month, .accept = "application/json", .knownTag = *month == textAt(source.cursor, "month") ? firstTag : ""};
        json games;
        const auto trouble = source.asker.getJson(request, games, answer);
        const bool isMissing = trouble && trouble->trouble == Trouble::NoSuchAccount; // only the month, because the list was there
        if ((trouble && !isMissing) || source.asker.stopRequested())
            return trouble;
        if (isMissing || answer.status == 304)
            continue;
        if (!memberAt(games, "games").is_array())
            return FetchTrouble{Trouble::NotUnderstood, *month};
        if (!takeGames(source, games["games"]) || !source.sink.reached({{"month", *month}, {"tag", answer.tag}}))
            return std::nullopt;
    }
    return std::nullopt;
}

} // namespace evenmatch::accounts
