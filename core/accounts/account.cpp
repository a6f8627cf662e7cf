#include "core/accounts/account.h"

#include "core/record/text/text.h"

#include <algorithm>
#include <charconv>
#include <chrono>

namespace evenmatch::accounts {

namespace {

/// The names of a list, and the value of each.
template <class T, class Named>
core::Result<std::set<T>> setOf(std::string_view list, Named named)
{
    std::set<T> found;
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        const std::string_view name = list.substr(0, comma);
        list.remove_prefix(std::min(comma + 1, list.size()));
        if (name.empty())
            continue;
        const std::optional<T> value = named(name);
        if (!value)
            return core::Error{core::ErrorCode::BadArgument, std::string(name)};
        found.insert(*value);
    }
    return found;
}

std::optional<std::chrono::sys_days> dayOf(std::string_view text)
{
    if (text.size() != 10 || text[4] != '-' || text[7] != '-')
        return std::nullopt;
    const auto number = [&](std::size_t from, std::size_t size) {
        int value = -1;
        const char* const end = text.data() + from + size;
        const auto [stopped, error] = std::from_chars(text.data() + from, end, value);
        return error == std::errc() && stopped == end ? value : -1;
    };
    const int year = number(0, 4), month = number(5, 2), day = number(8, 2);
    if (year < 0 || month < 0 || day < 0)
        return std::nullopt;
    const std::chrono::year_month_day date{
        std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)), std::chrono::day(static_cast<unsigned>(day))};
    return date.ok() ? std::optional(std::chrono::sys_days(date)) : std::nullopt;
}

} // namespace

const ServerFacts& factsOf(Server server)
{
    static constexpr std::array facts{ServerFacts{"lichess", "lichess.org", "https://lichess.org"},
        ServerFacts{"chess.com", "chess.com", "https://api.chess.com"}, ServerFacts{"ogs", "online-go.com", "https://online-go.com"}};
    return facts[static_cast<std::size_t>(server)];
}

core::Result<Server> serverNamed(std::string_view text)
{
    const std::string name = record::lowerCase(text);
    for (const Server server : kServers)
        if (name == factsOf(server).id || name == factsOf(server).host)
            return server;
    return core::Error{
        core::ErrorCode::BadArgument, {EVENMATCH_TEXT("Errors", "%1 (known servers: %2)"), {std::string(text), "lichess, chess.com, ogs"}}};
}

std::string_view nameOf(Pace pace)
{
    static constexpr std::array<std::string_view, kPaces.size()> names{"bullet", "blitz", "rapid", "classical", "correspondence"};
    return names[static_cast<std::size_t>(pace)];
}

std::optional<Pace> paceNamed(std::string_view text)
{
    const std::string name = record::lowerCase(text);
    for (const Pace pace : kPaces)
        if (name == nameOf(pace))
            return pace;
    if (name == "ultrabullet")
        return Pace::Bullet;
    if (name == "daily")
        return Pace::Correspondence;
    if (name == "live" || name == "slow")
        return Pace::Classical;
    return std::nullopt;
}

std::string_view nameOf(Trait trait)
{
    static constexpr std::array<std::string_view, kTraits.size()> names{"casual", "variants", "aborted", "bots"};
    return names[static_cast<std::size_t>(trait)];
}

bool Selection::wants(const GameFacts& facts) const
{
    const bool pace = facts.pace ? paces.contains(*facts.pace) : wantsAllPaces();
    return pace && facts.when >= sinceSeconds() && std::ranges::includes(traits, facts.traits);
}

std::int64_t Selection::sinceSeconds() const
{
    const auto day = dayOf(since.value_or(""));
    return day ? std::chrono::sys_seconds(*day).time_since_epoch().count() : 0;
}

std::string Selection::key() const
{
    std::string key;
    for (const Pace pace : paces)
        (key += nameOf(pace)) += ',';
    key += '/';
    for (const Trait trait : traits)
        (key += nameOf(trait)) += ',';
    return key + "/" + since.value_or("");
}

std::optional<Selection> Selection::ofKey(std::string_view key)
{
    const std::size_t first = key.find('/');
    const std::size_t second = first == key.npos ? key.npos : key.find('/', first + 1);
    if (second == key.npos)
        return std::nullopt;
    const auto paces = pacesNamed(key.substr(0, first));
    const auto traits = traitsNamed(key.substr(first + 1, second - first - 1));
    if (!paces || !traits)
        return std::nullopt;
    const std::string since(key.substr(second + 1));
    return Selection{.paces = *paces, .traits = *traits, .since = since.empty() ? std::nullopt : std::optional(since)};
}

core::Result<std::set<Pace>> pacesNamed(std::string_view list) { return setOf<Pace>(list, paceNamed); }

core::Result<std::set<Trait>> traitsNamed(std::string_view list)
{
    return setOf<Trait>(list, [](std::string_view text) -> std::optional<Trait> {
        const auto found = std::ranges::find(kTraits, record::lowerCase(text), [](Trait trait) { return std::string(nameOf(trait)); });
        return found == kTraits.end() ? std::nullopt : std::optional(*found);
    });
}

bool isDate(std::string_view text) { return dayOf(text).has_value(); }

} // namespace evenmatch::accounts
