// Fetches the new games of a server account into a library, in batches that survive any interruption.
#pragma once

#include "core/accounts/account.h"
#include "core/accounts/http.h"
#include "core/jobs/job.h"
#include "core/library/transfer/import.h"

#include <chrono>
#include <optional>

namespace evenmatch::accounts {

/// The reason why a fetch is incomplete.
enum class Trouble : std::uint8_t {
    NotReached, ///< no response
    NoSuchAccount,
    NoSuchGame,
    Refused, ///< the request was refused; `detail` is the HTTP status
    Overasked, ///< the server keeps limiting requests
    NotUnderstood, ///< the response has an unexpected form
    CutOff, ///< the connection broke
};

struct FetchTrouble {
    Trouble trouble = Trouble::NotReached;
    std::string detail;
};

/// The English sentence with "%1" for the server's name and "%2" for the detail. Windows translate it before they fill it in.
std::string_view messageTemplate(Trouble trouble);
/// "lichess.org does not respond: connection refused".
std::string describe(const FetchTrouble& trouble, Server server, const core::Translate& translate = {});

struct FetchReport {
    library::ImportReport games; ///< imported games, known games, and problems
    std::uint64_t leftOut = 0; ///< games outside the selection
    std::vector<std::string> names; ///< names of the account's player in the games
    std::optional<FetchTrouble> trouble; ///< earlier commits stay; the next fetch continues from them
};

struct FetchOptions {
    bool isMe = true; ///< adds the account's name to the user's own names
    /// Waits; returns false if it was stopped meanwhile. Real time by default.
    std::function<bool(std::chrono::seconds, const std::stop_token&)> wait;
    /// Called after each commit on the thread that fetches, also after one that failed: what was fetched until then.
    std::function<void(const FetchReport&)> onCommit;
};

/// Sends one request at a time, waits a minute when the server limits requests, and writes games in batches: first the games, then the
/// cursor. Whatever interrupts it (a stop, a kill, a broken connection, an invalid response), nothing is lost and the next fetch continues
/// after the last stored game. A game in the trash stays there. Progress has the server's unit. An error concerns the library itself;
/// server problems are in the report.
core::Result<FetchReport> fetchGames(library::Library& library, const Account& account, const Selection& selection, HttpClient& http,
    jobs::JobContext& context, const FetchOptions& options = {});

} // namespace evenmatch::accounts
