// What the servers have in common, seen from the one that fetches. Inside core/accounts.
#pragma once

#include "core/accounts/fetch.h"

#include <nlohmann/json.hpp>

namespace evenmatch::accounts {

using nlohmann::json;

/// Asks politely.
class Asker {
public:
    Asker(HttpClient& http, const jobs::JobContext& context, const FetchOptions& options)
        : m_http(http), m_context(context), m_options(options)
    {
    }

    /// 200 or 304 (for a known tag), or why not. With Overasked answers it waits and asks again, some times.
    std::optional<FetchTrouble> get(const HttpRequest& request, const std::function<bool(std::string_view)>& take, HttpAnswer& answer);
    /// The same for an answer that is one JSON value, read when all of it is there. Null where the known tag still holds.
    std::optional<FetchTrouble> getJson(const HttpRequest& request, json& value, HttpAnswer& answer);
    /// The same for a text.
    std::optional<FetchTrouble> getText(const HttpRequest& request, std::string& text);

    bool stopRequested() const { return m_context.stopRequested(); }
    void report(std::uint64_t done, std::uint64_t total) const { m_context.report(done, total); }
    /// Leaves the server in peace for a moment. False: stop.
    bool pause();

private:
    bool wait(std::chrono::seconds time);

    HttpClient& m_http;
    const jobs::JobContext& m_context;
    const FetchOptions& m_options;
};

/// Where games go, on their way into the library.
class GameSink {
public:
    virtual ~GameSink() = default;
    /// Text of a game, SGF or PGN, or of one that is left out (nothing is looked at then but its facts).
    /// False: stop (the library fails, or the user wants it).
    virtual bool take(const std::string& text, const GameFacts& facts) = 0;
    /// All games taken until now are everything up to here: where to go on next time.
    virtual bool reached(const json& cursor) = 0;
    /// How the player is written.
    virtual void named(const std::string& name) = 0;
    virtual const Selection& selection() const = 0;
};

struct Source {
    const Account& account;
    std::string base; ///< without "/" at its end
    json cursor; ///< of the last time; null: none
    Asker& asker;
    GameSink& sink;
};

using FetchResult = std::optional<FetchTrouble>; ///< nothing: all well, or stopped

FetchResult fetchLichess(const Source& source);
FetchResult fetchChessCom(const Source& source);
FetchResult fetchOgs(const Source& source);

// Members of a value that may be anything. What is not there or of another type is "", 0, false, or null.
std::string textAt(const json& value, const char* member);
std::int64_t numberAt(const json& value, const char* member);
bool flagAt(const json& value, const char* member);
const json& memberAt(const json& value, const char* member);

/// Where a server is asked, without "/" at its end: `other`, where one is given.
std::string baseOf(Server server, const std::string& other);

/// For a path or a query of a URL.
std::string escaped(std::string_view text);
/// "2018-12-29T11:12:20.42Z" in seconds since 1970; 0 when it is none.
std::int64_t secondsOf(std::string_view isoTime);

} // namespace evenmatch::accounts
