// lichess.org: all games of an account in one response, one JSON line with its PGN per game, the oldest first (api/games/user).
#include "core/accounts/source.h"
#include "core/json_text.h"

namespace evenmatch::accounts {

namespace {

constexpr std::size_t kLongestLine = std::size_t{16} << 20;
constexpr int kMostBreaks = 20; ///< connections that delivered data
constexpr std::int64_t kDay = 86'400'000; ///< milliseconds, the server's unit

/// The server lists games by their end but reports their start: a game that began before the last one fetched may still be missing. Each
/// fetch therefore begins earlier by the length of such games. Known games are skipped.
struct Part {
    const char* cursor;
    std::int64_t overlap;
    std::string perfTypes;
};

std::vector<Part> partsOf(const Selection& selection)
{
    std::string live;
    const auto add = [&](bool wanted, std::string_view types) {
        if (wanted)
            (live += live.empty() ? "" : ",") += types;
    };
    const bool slow = selection.paces.contains(Pace::Correspondence);
    const bool variants = selection.traits.contains(Trait::Variant);
    add(selection.paces.contains(Pace::Bullet), "ultraBullet,bullet");
    add(selection.paces.contains(Pace::Blitz), "blitz");
    add(selection.paces.contains(Pace::Rapid), "rapid");
    add(selection.paces.contains(Pace::Classical), "classical");
    add(variants && !slow, "chess960");
    std::vector<Part> parts;
    if (!live.empty())
        parts.push_back({"live", kDay, live});
    if (slow) // chess960 is of any pace
        parts.push_back({"correspondence", 365 * kDay, variants ? "correspondence,chess960" : "correspondence"});
    return parts;
}

bool isBot(const json& player) { return textAt(memberAt(player, "user"), "title") == "BOT" || memberAt(player, "aiLevel").is_number(); }

GameFacts lichessFacts(const json& game)
{
    GameFacts facts;
    facts.pace = paceNamed(textAt(game, "speed"));
    facts.when = numberAt(game, "createdAt") / 1000;
    const json& players = memberAt(game, "players");
    const std::string status = textAt(game, "status");
    if (!flagAt(game, "rated"))
        facts.traits.insert(Trait::Casual);
    if (const std::string variant = textAt(game, "variant"); !variant.empty() && variant != "standard")
        facts.traits.insert(Trait::Variant);
    if (status == "aborted" || status == "noStart")
        facts.traits.insert(Trait::Aborted);
    if (isBot(memberAt(players, "white")) || isBot(memberAt(players, "black")))
        facts.traits.insert(Trait::Bot);
    return facts;
}

/// Lines of a response as they arrive.
class GameLines {
public:
    GameLines(const Source& source, json& cursor, const Part& part) : m_source(source), m_cursor(cursor), m_part(part) { }

    bool take(std::string_view piece)
    {
        m_line += piece;
        std::size_t begin = 0;
        for (std::size_t end = m_line.find('\n'); end != std::string::npos; begin = end + 1, end = m_line.find('\n', begin))
            if (!takeLine(std::string_view(m_line).substr(begin, end - begin)))
                return false;
        m_line.erase(0, begin);
        if (m_line.size() > kLongestLine)
            m_nonsense = m_line.substr(0, 40);
        return !m_nonsense;
    }

    /// Takes the last line, which may lack a line end. Afterwards everything has been fetched, in any order.
    bool finish()
    {
        if (!m_line.empty() && !takeLine(m_line))
            return false;
        m_cursor[m_part.cursor] = m_newest;
        return m_source.sink.reached(m_cursor);
    }

    const std::optional<std::string>& nonsense() const { return m_nonsense; }
    std::uint64_t games() const { return m_games; }

private:
    bool takeLine(std::string_view line)
    {
        if (line.find_first_not_of(" \r\t") == std::string_view::npos)
            return true;
        const json game = core::parseJson(line);
        const std::int64_t created = numberAt(game, "createdAt");
        const std::string pgn = textAt(game, "pgn");
        if (created == 0 || pgn.empty()) {
            m_nonsense = std::string(line.substr(0, 40));
            return false;
        }
        for (const char* side : {"white", "black"})
            m_source.sink.named(textAt(memberAt(memberAt(memberAt(game, "players"), side), "user"), "name"));
        if (!m_source.sink.take(pgn, lichessFacts(game)))
            return false;
        // Only if the oldest games come first does this game imply that all earlier ones are stored.
        m_inOrder = m_inOrder && created >= m_last;
        m_last = created;
        m_newest = std::max(m_newest, created);
        if (++m_games > 1 && m_inOrder) {
            m_cursor[m_part.cursor] = m_newest;
            return m_source.sink.reached(m_cursor);
        }
        return true;
    }

    const Source& m_source;
    json& m_cursor;
    const Part& m_part;
    std::string m_line;
    std::optional<std::string> m_nonsense;
    std::int64_t m_last = 0;
    std::int64_t m_newest = numberAt(m_cursor, m_part.cursor);
    bool m_inOrder = true;
    std::uint64_t m_games = 0;
};

/// Continues automatically after a broken connection that delivered new data.
FetchResult fetchPart(const Source& source, json& cursor, const Part& part, std::uint64_t& gamesBefore, std::uint64_t total)
{
    for (int breaks = 0;; ++breaks) {
        const std::int64_t from = numberAt(cursor, part.cursor);
        const std::int64_t since = std::max(from - part.overlap, source.sink.selection().sinceSeconds() * 1000);
        HttpRequest request{.url = source.base + "/api/games/user/" + escaped(source.account.name)
                + "?sort=dateAsc&pgnInJson=true&clocks=true&evals=false&opening=true&perfType=" + escaped(part.perfTypes),
            .accept = "application/x-ndjson",
            .knownTag = {}};
        if (since > 0)
            request.url += "&since=" + std::to_string(since);
        GameLines lines(source, cursor, part);
        HttpAnswer answer;
        const auto take = [&](std::string_view piece) {
            const bool more = lines.take(piece);
            source.asker.report(std::min(gamesBefore + lines.games(), total), total);
            return more;
        };
        const auto trouble = source.asker.get(request, take, answer);
        gamesBefore += lines.games();
        if (lines.nonsense())
            return FetchTrouble{Trouble::NotUnderstood, *lines.nonsense()};
        if (source.asker.stopRequested())
            return std::nullopt;
        if (!trouble) {
            lines.finish();
            return lines.nonsense() ? FetchResult({Trouble::NotUnderstood, *lines.nonsense()}) : std::nullopt;
        }
        if (trouble->trouble != Trouble::CutOff || numberAt(cursor, part.cursor) <= from || breaks == kMostBreaks)
            return trouble;
    }
}

} // namespace

FetchResult fetchLichess(const Source& source)
{
    json user;
    HttpAnswer answer;
    const HttpRequest request{
        .url = source.base + "/api/user/" + escaped(source.account.name), .accept = "application/json", .knownTag = {}};
    if (auto trouble = source.asker.getJson(request, user, answer); trouble || source.asker.stopRequested())
        return trouble;
    source.sink.named(textAt(user, "username"));

    json cursor = source.cursor.is_object() ? source.cursor : json::object();
    // The number of games is known only if all games are requested.
    const bool all = cursor.empty() && source.sink.selection().wantsAllPaces() && !source.sink.selection().since;
    const auto total = all ? static_cast<std::uint64_t>(std::max<std::int64_t>(0, numberAt(memberAt(user, "count"), "all"))) : 0;
    std::uint64_t games = 0;
    for (const Part& part : partsOf(source.sink.selection()))
        if (auto trouble = fetchPart(source, cursor, part, games, total); trouble || source.asker.stopRequested())
            return trouble;
    return std::nullopt;
}

} // namespace evenmatch::accounts
