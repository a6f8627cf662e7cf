// The games of an account on a server, into a library: only what is new, in pieces that stay whatever happens.
#pragma once

#include "core/accounts/account.h"
#include "core/accounts/http.h"
#include "core/jobs/job.h"
#include "core/library/import.h"

#include <chrono>
#include <optional>

namespace evenmatch::accounts {

/// Why not everything could be fetched.
enum class Trouble : std::uint8_t {
    NotReached, ///< no answer
    NoSuchAccount,
    NoSuchGame,
    Refused, ///< an answer that says no; `detail` is its HTTP status
    Overasked, ///< the server says "too many questions", however long one waits
    NotUnderstood, ///< something else came than what was asked for
    CutOff, ///< the connection broke
};

struct FetchTrouble {
    Trouble trouble = Trouble::NotReached;
    std::string detail;
};

/// The English sentence, with "%1" where the server's name goes and "%2" for the detail; windows translate it before filling it in.
std::string_view messageTemplate(Trouble trouble);
/// "lichess.org gives no answer: connection refused".
std::string describe(const FetchTrouble& trouble, Server server, const core::Translate& translate = {});

struct FetchReport {
    library::ImportReport games; ///< what went into the library, what was there, what could not be read
    std::uint64_t leftOut = 0; ///< games that the selection does not want
    std::vector<std::string> names; ///< how the account's player is written in the games
    std::optional<FetchTrouble> trouble; ///< what was committed before stays, and fetching again goes on from there
};

struct FetchOptions {
    bool isMe = true; ///< the account's name becomes one of "me"
    /// Waits; false when it was stopped meanwhile. Real time unless something else is said.
    std::function<bool(std::chrono::seconds, const std::stop_token&)> wait;
    /// Called after each commit on the thread that fetches.
    std::function<void(const FetchReport&)> onCommit;
};

/// Asks one question at a time, waits a minute where the server says that it is asked too much, and writes games in batches: first the
/// games, then how far they go, so that whatever ends it (a stop, a kill, a broken connection, an answer that is no answer) nothing is lost
/// and the next time goes on behind the last game that is there. Progress counts in whatever the server counts in.
/// An error is about the library itself; what goes wrong at the server is in the report.
core::Result<FetchReport> fetchGames(library::Library& library, const Account& account, const Selection& selection, HttpClient& http,
    jobs::JobContext& context, const FetchOptions& options = {});

} // namespace evenmatch::accounts
