#include "core/accounts/address.h"

#include "core/accounts/source.h"
#include "core/record/text/text.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace evenmatch::accounts {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetterOrDigit(char c) { return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool skip(std::string_view& text, std::string_view beginning)
{
    if (!record::sameName(text.substr(0, beginning.size()), beginning))
        return false;
    text.remove_prefix(beginning.size());
    return true;
}

std::vector<std::string_view> partsOf(std::string_view path)
{
    std::vector<std::string_view> parts;
    while (!path.empty()) {
        const std::size_t slash = std::min(path.find('/'), path.size());
        if (slash > 0)
            parts.push_back(path.substr(0, slash));
        path.remove_prefix(std::min(slash + 1, path.size()));
    }
    return parts;
}

/// A game has eight letters. Players have four more after them, which are private and are dropped. A side may follow: other parts belong
/// to pages, some of whose names have eight letters, too.
std::string lichessId(const std::vector<std::string_view>& path)
{
    constexpr std::size_t game = 8, player = 12;
    constexpr std::string_view pages[] = {"analysis", "features", "insights", "practice", "streamer", "timeline", "training"};
    if (path.empty() || (path[0].size() != game && path[0].size() != player) || !std::ranges::all_of(path[0], isLetterOrDigit)
        || std::ranges::find(pages, path[0]) != std::end(pages))
        return {};
    if (path.size() > 2 || (path.size() == 2 && path[1] != "white" && path[1] != "black"))
        return {};
    return std::string(path[0].substr(0, game));
}

/// "/game/123", "/game/view/123".
std::string ogsId(const std::vector<std::string_view>& path)
{
    const std::size_t at = path.size() > 2 && path[1] == "view" ? 2 : 1;
    const bool fits = path.size() > at && path[0] == "game" && path[at].size() <= 18 && std::ranges::all_of(path[at], isDigit);
    return fits ? std::string(path[at]) : std::string();
}

} // namespace

core::Result<GameAddress> gameAddress(std::string_view text)
{
    const core::Error unknown{core::ErrorCode::BadArgument, std::string(text)};
    const auto space = [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; };
    std::string_view rest = text;
    while (!rest.empty() && space(rest.front()))
        rest.remove_prefix(1);
    while (!rest.empty() && space(rest.back()))
        rest.remove_suffix(1);
    if (!skip(rest, "https://"))
        skip(rest, "http://");
    skip(rest, "www.");
    rest = rest.substr(0, rest.find_first_of("?#"));
    const std::size_t slash = std::min(rest.find('/'), rest.size());
    const auto server = serverNamed(rest.substr(0, slash));
    if (!server || factsOf(*server).host.size() != slash)
        return unknown;
    const auto path = partsOf(rest.substr(slash));
    GameAddress address{.server = *server, .id = {}, .base = {}};
    if (*server == Server::Lichess)
        address.id = lichessId(path);
    else if (*server == Server::Ogs)
        address.id = ogsId(path);
    return address.id.empty() ? core::Result<GameAddress>(unknown) : core::Result<GameAddress>(std::move(address));
}

std::optional<FetchTrouble> fetchGame(
    const GameAddress& address, HttpClient& http, const jobs::JobContext& context, std::string& text, const FetchOptions& options)
{
    text.clear();
    const bool lichess = address.server == Server::Lichess;
    const std::string base = baseOf(address.server, address.base);
    const HttpRequest request = lichess
        ? HttpRequest{.url = base + "/game/export/" + escaped(address.id) + "?clocks=true&evals=false&opening=true",
            .accept = "application/x-chess-pgn",
            .knownTag = {}}
        : HttpRequest{.url = base + "/api/v1/games/" + escaped(address.id) + "/sgf", .accept = {}, .knownTag = {}};
    Asker asker(http, context, options);
    auto trouble = asker.getText(request, text);
    if (trouble && (trouble->trouble == Trouble::NoSuchAccount || trouble->detail == "403"))
        trouble = FetchTrouble{Trouble::NoSuchGame, {}};
    else if (!trouble && !context.stopRequested() && (lichess ? !text.starts_with('[') : text.find("(;") == std::string::npos))
        trouble = FetchTrouble{Trouble::NotUnderstood, text.substr(0, 40)};
    if (trouble || context.stopRequested())
        text.clear();
    return trouble;
}

} // namespace evenmatch::accounts
