// One game by its address on a server.
#pragma once

#include "core/accounts/fetch.h"

namespace evenmatch::accounts {

struct GameAddress {
    Server server = Server::Lichess;
    std::string id; ///< the number of the game on the server
    std::string base; ///< replaces the server's own address, for tests and mirrors
};

/// Reads the address of a game as a browser displays it: "https://lichess.org/abcdefgh/black#12", "online-go.com/game/123". BadArgument for
/// anything else; chess.com offers no single games.
core::Result<GameAddress> gameAddress(std::string_view text);

/// Fetches the game's text, PGN or SGF, in one request. On success `text` has the game; after a stop it is empty.
std::optional<FetchTrouble> fetchGame(
    const GameAddress& address, HttpClient& http, const jobs::JobContext& context, std::string& text, const FetchOptions& options = {});

} // namespace evenmatch::accounts
