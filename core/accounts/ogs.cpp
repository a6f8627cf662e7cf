// online-go.com: pages of a list of games, the latest first, and an SGF for each game (api/v1). The list is read back to the last fetch,
// then the games are fetched from the oldest on.
#include "core/accounts/source.h"

#include "core/json_text.h"
#include "core/record/text/text.h"

#include <algorithm>

namespace evenmatch::accounts {

namespace {

constexpr int kPageSize = 50;
constexpr int kMostPages = 100'000;

struct Listed {
    std::int64_t id = 0;
    std::string ended;
    GameFacts facts;
};

std::optional<Pace> paceOf(const json& game)
{
    const json parameters = core::parseJson(textAt(game, "time_control_parameters"));
    if (const auto pace = paceNamed(textAt(parameters, "speed")))
        return pace;
    const std::int64_t perMove = numberAt(game, "time_per_move"); // seconds; 0: without a limit
    return perMove == 0 || perMove >= 3600 ? Pace::Correspondence : perMove < 10 ? Pace::Blitz : Pace::Classical;
}

GameFacts ogsFacts(const json& game)
{
    GameFacts facts;
    facts.pace = paceOf(game);
    facts.when = secondsOf(textAt(game, "ended"));
    const json& players = memberAt(game, "players");
    const auto isBot = [&](const char* side) { return textAt(memberAt(players, side), "ui_class").find("bot") != std::string::npos; };
    if (!flagAt(game, "ranked"))
        facts.traits.insert(Trait::Casual);
    if (flagAt(game, "rengo") || memberAt(game, "width") != memberAt(game, "height"))
        facts.traits.insert(Trait::Variant);
    if (textAt(game, "outcome").starts_with("Cancel") || flagAt(game, "annulled"))
        facts.traits.insert(Trait::Aborted);
    if (isBot("black") || isBot("white"))
        facts.traits.insert(Trait::Bot);
    return facts;
}

class Listing {
public:
    explicit Listing(const Source& source)
        : m_source(source), m_known(secondsOf(textAt(source.cursor, "ended"))),
          m_from(std::max(m_known, source.sink.selection().sinceSeconds()))
    {
    }

    /// Lists every game that ended since then; the pages may come in any order.
    FetchResult read(const std::string& pages)
    {
        for (int page = 1; page <= kMostPages; ++page) {
            json list;
            HttpAnswer answer;
            const std::string url = pages + "&page=" + std::to_string(page);
            if (auto trouble = m_source.asker.getJson({url, "application/json", {}}, list, answer);
                trouble || m_source.asker.stopRequested())
                return trouble;
            const json& results = memberAt(list, "results");
            if (!results.is_array())
                return FetchTrouble{Trouble::NotUnderstood, core::jsonText(list).substr(0, 40)};
            for (const json& game : results)
                take(game);
            if (results.empty() || memberAt(list, "next").is_null() || (m_inOrder && m_oldest < m_from))
                break;
            if (!m_source.asker.pause())
                break;
        }
        std::ranges::stable_sort(m_games, {}, [](const Listed& game) { return std::pair(game.facts.when, game.id); });
        const auto twice
            = std::ranges::unique(m_games, {}, &Listed::id); // games that end while pages are read shift others to the next page
        m_games.erase(twice.begin(), twice.end());
        return std::nullopt;
    }

    const std::vector<Listed>& games() const { return m_games; }

private:
    void take(const json& game)
    {
        Listed listed{.id = numberAt(game, "id"), .ended = textAt(game, "ended"), .facts = ogsFacts(game)};
        if (listed.id == 0 || listed.facts.when == 0)
            return; // it is still being played
        m_inOrder = m_inOrder && listed.facts.when <= m_oldest;
        m_oldest = std::min(m_oldest, listed.facts.when);
        const bool last = listed.facts.when == m_known && listed.id <= numberAt(m_source.cursor, "id");
        if (listed.facts.when >= m_from && !last)
            m_games.push_back(std::move(listed));
    }

    const Source& m_source;
    std::int64_t m_known;
    std::int64_t m_from;
    std::int64_t m_oldest = std::numeric_limits<std::int64_t>::max();
    bool m_inOrder = true;
    std::vector<Listed> m_games;
};

FetchResult findPlayer(const Source& source, std::int64_t& id)
{
    json found;
    HttpAnswer answer;
    const std::string url = source.base + "/api/v1/players?username=" + escaped(source.account.name);
    if (auto trouble = source.asker.getJson({url, "application/json", {}}, found, answer); trouble || source.asker.stopRequested())
        return trouble;
    const json& results = memberAt(found, "results");
    if (!results.is_array())
        return FetchTrouble{Trouble::NotUnderstood, core::jsonText(found).substr(0, 40)};
    for (const json& player : results) {
        if (!record::sameName(textAt(player, "username"), source.account.name))
            continue;
        id = numberAt(player, "id");
        source.sink.named(textAt(player, "username"));
        return std::nullopt;
    }
    return FetchTrouble{Trouble::NoSuchAccount, {}};
}

} // namespace

FetchResult fetchOgs(const Source& source)
{
    std::int64_t player = 0;
    if (auto trouble = findPlayer(source, player); trouble || source.asker.stopRequested())
        return trouble;
    Listing listing(source);
    const std::string pages = source.base + "/api/v1/players/" + std::to_string(player)
        + "/games/?ended__isnull=false&source=play&ordering=-ended&page_size=" + std::to_string(kPageSize);
    if (auto trouble = listing.read(pages); trouble || source.asker.stopRequested())
        return trouble;

    std::uint64_t done = 0;
    for (const Listed& game : listing.games()) {
        source.asker.report(done++, listing.games().size());
        std::string sgf;
        if (source.sink.selection().wants(game.facts)) {
            const std::string url = source.base + "/api/v1/games/" + std::to_string(game.id) + "/sgf";
            auto trouble = source.asker.getText({url, {}, {}}, sgf);
            if (source.asker.stopRequested())
                return std::nullopt;
            // A private or deleted game does not prevent the other games from being fetched.
            const bool hidden = trouble && (trouble->trouble == Trouble::NoSuchAccount || trouble->detail == "403");
            if (trouble && !hidden)
                return trouble;
            if (!hidden && sgf.find("(;") == std::string::npos)
                return FetchTrouble{Trouble::NotUnderstood, sgf.substr(0, 40)};
            if (!source.asker.pause())
                return std::nullopt;
        }
        if (!source.sink.take(sgf, game.facts) || !source.sink.reached({{"ended", game.ended}, {"id", game.id}}))
            return std::nullopt;
    }
    return std::nullopt;
}

} // namespace evenmatch::accounts
