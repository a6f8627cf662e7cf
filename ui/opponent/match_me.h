// "Match me": the learned strength of the user, stored in the settings.
#pragma once

#include "core/strength/scale/server_ranks.h"
#include "nn/evaluate/evaluator.h"
#include "search/player/adaptive_player.h"

#include <QString>

#include <optional>
#include <string>

namespace evenmatch::ui {

/// The start for a new user: weak enough to win against.
std::string usualRank(const std::string& family);
/// Where that lies; in the middle of a scale that has no such rank.
double usualPlace(const std::string& family, const strength::RankScale& scale);

/// All of these go by the family of a game (game::familyName()). The ranks to choose from before a network has said its own.
strength::RankScale usualScale(const std::string& family);

/// The ranks of a server on a board, from the network (Engine::networkFor() without a server); the network's own ranks without that server,
/// the usual ones without a network.
strength::SaidRanks saidRanks(const std::string& family, const nn::NetworkInfo* network, const std::string& server);

/// The user's own rank. Chosen by hand, until games tell.
struct OwnRank {
    std::string rank; ///< a name on the scale; empty while unknown
    std::string server; ///< whose rank it is; empty: the network's own
    bool operator==(const OwnRank&) const = default;
};
OwnRank ownRank(const std::string& family);
void setOwnRank(const std::string& family, const OwnRank& rank);
/// Its place on the network's own scale; nothing while unknown, or if the scale lacks it.
std::optional<double> ownPlace(const std::string& family, const nn::NetworkInfo* network);
/// The rank of that scale that is nearest to it.
std::optional<std::size_t> ownRankOn(const std::string& family, const nn::NetworkInfo& network);

/// Where the needle stands, on the network's own scale. Starts at the user's own rank, where that is known, or at the usual one.
search::Adaptation matchMe(const std::string& family, const nn::NetworkInfo* network);
void saveMatchMe(const std::string& family, const search::Adaptation& adaptation);
/// A locked needle stays where it is, between games and within them.
bool matchMeLocked(const std::string& family);
void setMatchMeLocked(const std::string& family, bool locked);
/// Where the needle stands and why, in the ranks that are said; the panel for new games and the end of a game have it from here: "You won
/// the last 2 games, so it became stronger. It now plays at 3 dan."
QString matchMeWords(const search::Adaptation& adaptation, bool locked, const strength::SaidRanks& ranks);

} // namespace evenmatch::ui
