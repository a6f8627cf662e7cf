// Accounts on servers, and the selection of their games to fetch.
#pragma once

#include "core/error.h"

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace evenmatch::accounts {

enum class Server : std::uint8_t { Lichess, ChessCom, Ogs };
inline constexpr std::array kServers{Server::Lichess, Server::ChessCom, Server::Ogs};

struct ServerFacts {
    std::string_view id; ///< the name in the command line and the library
    std::string_view host; ///< the name for people
    std::string_view base; ///< the address of its API
};
const ServerFacts& factsOf(Server server);
/// By id or host, A-Z as a-z. BadArgument for others.
core::Result<Server> serverNamed(std::string_view text);

struct Account {
    Server server = Server::Lichess;
    std::string name;
    std::string base; ///< replaces the server's own address, for tests and mirrors
};

/// The time that games take. All servers' own terms are mapped to these: lichess.org's ultraBullet is Bullet, chess.com's daily and OGS's
/// days per move are Correspondence, OGS's live is Classical.
enum class Pace : std::uint8_t { Bullet, Blitz, Rapid, Classical, Correspondence };
inline constexpr std::array kPaces{Pace::Bullet, Pace::Blitz, Pace::Rapid, Pace::Classical, Pace::Correspondence};
std::string_view nameOf(Pace pace);
/// Reads one of these names, or a server's own name; nothing for others.
std::optional<Pace> paceNamed(std::string_view text);

/// Properties of games that many users do not want.
enum class Trait : std::uint8_t { Casual, Variant, Aborted, Bot };
inline constexpr std::array kTraits{Trait::Casual, Trait::Variant, Trait::Aborted, Trait::Bot};
std::string_view nameOf(Trait trait);

/// Facts about a game that are known before it is read.
struct GameFacts {
    std::optional<Pace> pace; ///< nothing: an unknown pace; such a game is selected only if all paces are
    std::set<Trait> traits;
    std::int64_t when = 0; ///< seconds since 1970; compared with `since`
};

struct Selection {
    std::set<Pace> paces{kPaces.begin(), kPaces.end()};
    std::set<Trait> traits{Trait::Casual}; ///< games with other traits are left out
    std::optional<std::string> since; ///< YYYY-MM-DD, UTC

    bool wants(const GameFacts& facts) const;
    bool wantsAllPaces() const { return paces.size() == kPaces.size(); }
    /// Seconds since 1970; 0 without a date.
    std::int64_t sinceSeconds() const;
    /// A name for the selection. Each selection has its own cursor.
    std::string key() const;
    /// The selection with this key, if it is one.
    static std::optional<Selection> ofKey(std::string_view key);
};

/// Reads a selection such as "blitz,rapid". BadArgument names an unknown word.
core::Result<std::set<Pace>> pacesNamed(std::string_view list);
core::Result<std::set<Trait>> traitsNamed(std::string_view list);
/// Whether a text is a date in the form of `since`.
bool isDate(std::string_view text);

} // namespace evenmatch::accounts
