// Who plays where, and which of the games are wanted.
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
    std::string_view id; ///< as the command line and the library name it
    std::string_view host; ///< as people know it
    std::string_view base; ///< where its questions are asked
};
const ServerFacts& factsOf(Server server);
/// By id or host, A-Z as a-z. BadArgument for others.
core::Result<Server> serverNamed(std::string_view text);

struct Account {
    Server server = Server::Lichess;
    std::string name;
    std::string base; ///< another address than the server's own, for tests and mirrors
};

/// How long games take, in words that all servers' own are translated to: lichess.org's ultraBullet is Bullet, chess.com's daily and OGS's
/// days a move are Correspondence, OGS's live is Classical.
enum class Pace : std::uint8_t { Bullet, Blitz, Rapid, Classical, Correspondence };
inline constexpr std::array kPaces{Pace::Bullet, Pace::Blitz, Pace::Rapid, Pace::Classical, Pace::Correspondence};
std::string_view nameOf(Pace pace);
/// One of these names, or a server's own; nothing for others.
std::optional<Pace> paceNamed(std::string_view text);

/// What makes a game one that not everybody wants.
enum class Trait : std::uint8_t { Casual, Variant, Aborted, Bot };
inline constexpr std::array kTraits{Trait::Casual, Trait::Variant, Trait::Aborted, Trait::Bot};
std::string_view nameOf(Trait trait);

/// What is known of a game before it is read.
struct GameFacts {
    std::optional<Pace> pace; ///< nothing: the server says something that we do not know; such a game is wanted only where all paces are
    std::set<Trait> traits;
    std::int64_t when = 0; ///< seconds since 1970; by what `since` goes
};

struct Selection {
    std::set<Pace> paces{kPaces.begin(), kPaces.end()};
    std::set<Trait> traits{Trait::Casual}; ///< games with others are left out
    std::optional<std::string> since; ///< YYYY-MM-DD, UTC

    bool wants(const GameFacts& facts) const;
    bool wantsAllPaces() const { return paces.size() == kPaces.size(); }
    /// Seconds since 1970; 0 without a date.
    std::int64_t sinceSeconds() const;
    /// A name for what is selected: how far one selection was fetched says nothing of another.
    std::string key() const;
};

/// "blitz,rapid" and the like into a selection; BadArgument names what is not known.
core::Result<std::set<Pace>> pacesNamed(std::string_view list);
core::Result<std::set<Trait>> traitsNamed(std::string_view list);
/// Whether a text is a date as `since` wants it.
bool isDate(std::string_view text);

} // namespace evenmatch::accounts
