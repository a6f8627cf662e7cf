// One game by its address on a server.
#pragma once

#include "core/accounts/fetch.h"

namespace evenmatch::accounts {

struct GameAddress {
    Server server = Server::Lichess;
    std::string id; ///< as the server counts its games
    std::string base; ///< another address than the server's own, for tests and mirrors
};

/// What a browser shows while a game is looked at: "https://lichess.org/abcdefgh/black#12", "online-go.com/game/123". BadArgument for all
/// else; chess.com gives no single games.
core::Result<GameAddress> gameAddress(std::string_view text);

/// Fetches the game's text, PGN or SGF, and asks the server for nothing else. Nothing: `text` is there, or it was stopped and is empty.
std::optional<FetchTrouble> fetchGame(
    const GameAddress& address, HttpClient& http, const jobs::JobContext& context, std::string& text, const FetchOptions& options = {});

} // namespace evenmatch::accounts
