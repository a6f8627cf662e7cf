// The common interface of servers for fetch.cpp. Internal to core/accounts.
#pragma once

#include "core/accounts/fetch.h"

#include <nlohmann/json.hpp>

namespace evenmatch::accounts {

using nlohmann::json;

/// Sends requests at a considerate rate.
class Asker {
public:
    Asker(HttpClient& http, const jobs::JobContext& context, const FetchOptions& options)
        : m_http(http), m_context(context), m_options(options)
    {
    }

    /// Returns after status 200 or 304 (for a known tag), or with the failure. After Overasked responses it waits and tries again several
    /// times.
    std::optional<FetchTrouble> get(const HttpRequest& request, const std::function<bool(std::string_view)>& take, HttpAnswer& answer);
    /// The same for a response that is one JSON value, parsed when complete. Null if the known tag is still valid.
    std::optional<FetchTrouble> getJson(const HttpRequest& request, json& value, HttpAnswer& answer);
    /// The same for a text.
    std::optional<FetchTrouble> getText(const HttpRequest& request, std::string& text);

    bool stopRequested() const { return m_context.stopRequested(); }
    void report(std::uint64_t done, std::uint64_t total) const { m_context.report(done, total); }
    /// Waits a moment between requests. False: stop.
    bool pause();

private:
    bool wait(std::chrono::seconds time);

    HttpClient& m_http;
    const jobs::JobContext& m_context;
    const FetchOptions& m_options;
};

/// Takes games for the library.
class GameSink {
public:
    virtual ~GameSink() = default;
    /// Takes the text of a game, SGF or PGN; only the facts of games outside the selection are used. False: stop (the library fails, or the
    /// user wants it).
    virtual bool take(const std::string& text, const GameFacts& facts) = 0;
    /// All games up to here have been taken; the next fetch continues from `cursor`.
    virtual bool reached(const json& cursor) = 0;
    /// A spelling of the player's name.
    virtual void named(const std::string& name) = 0;
    virtual const Selection& selection() const = 0;
};

struct Source {
    const Account& account;
    std::string base; ///< without "/" at its end
    json cursor; ///< the cursor of the last fetch; null: none
    Asker& asker;
    GameSink& sink;
};

using FetchResult = std::optional<FetchTrouble>; ///< nothing: all well, or stopped

FetchResult fetchLichess(const Source& source);
FetchResult fetchChessCom(const Source& source);
FetchResult fetchOgs(const Source& source);

// Members of any JSON value. A missing member, or one of another type, is "", 0, false, or null.
std::string textAt(const json& value, const char* member);
std::int64_t numberAt(const json& value, const char* member);
bool flagAt(const json& value, const char* member);
const json& memberAt(const json& value, const char* member);

/// The address of a server without a final "/"; `other` replaces it.
std::string baseOf(Server server, const std::string& other);

/// For a path or a query of a URL.
std::string escaped(std::string_view text);
/// "2018-12-29T11:12:20.42Z" or "2018-12-29T07:12:20.42-04:00" in seconds since 1970; 0 when it is none.
std::int64_t secondsOf(std::string_view isoTime);

} // namespace evenmatch::accounts
