// "Match me": the learned strength of the user, stored in the settings.
#pragma once

#include "core/strength/scale/server_ranks.h"
#include "nn/evaluate/evaluator.h"
#include "search/player/adaptive_player.h"

#include <QString>

#include <optional>
#include <string>

namespace evenmatch::ui {

/// The start for a new user, weak enough to beat.
std::string usualRank(const std::string& family);
/// Its place; the middle if the scale has no such rank.
double usualPlace(const std::string& family, const strength::RankScale& scale);

/// All of these are by family of games (game::familyName()). The ranks to choose from before a network is loaded.
strength::RankScale usualScale(const std::string& family);

/// The ranks of a server on a board, from the network (Engine::networkFor() without a server); the network's own ranks without that server,
/// the usual ones without a network.
strength::SaidRanks saidRanks(const std::string& family, const nn::NetworkInfo* network, const std::string& server);

/// The user's own rank: chosen by hand, or estimated from games.
struct OwnRank {
    std::string rank; ///< a name on the scale; empty: unknown
    std::string server; ///< the server of the rank; empty: the network's own ranks
    bool operator==(const OwnRank&) const = default;
};
OwnRank ownRank(const std::string& family);
void setOwnRank(const std::string& family, const OwnRank& rank);
/// A new estimate becomes the own rank. A rank chosen by hand is not replaced by the same estimate as before, nor if
/// the estimate is vague.
void takeEstimatedRank(const std::string& family, const OwnRank& estimated, bool isVague);
/// The place of a rank on the network's own scale; nothing if unknown or not on the scale.
std::optional<double> placeOf(const OwnRank& rank, const std::string& family, const nn::NetworkInfo* network);
/// The nearest rank of that scale.
std::optional<std::size_t> rankOn(const OwnRank& rank, const std::string& family, const nn::NetworkInfo& network);
/// The same for the user's own rank.
std::optional<double> ownPlace(const std::string& family, const nn::NetworkInfo* network);
std::optional<std::size_t> ownRankOn(const std::string& family, const nn::NetworkInfo& network);

/// The learned strength, on the network's own scale. It starts at the user's rank, or at the usual start if that is unknown.
search::Adaptation matchMe(const std::string& family, const nn::NetworkInfo* network);
void saveMatchMe(const std::string& family, const search::Adaptation& adaptation);
/// The program's score in a finished game, for search::Adaptation. REQUIRES: the outcome is not None
double programScore(game::Outcome outcome, game::Side program);
/// A locked strength does not change, between games and within them.
bool matchMeLocked(const std::string& family);
void setMatchMeLocked(const std::string& family, bool locked);
/// The learned strength and the reason, in the ranks shown, for the panel of new games and the end of a game: "You won the last 2 games, so
/// it became stronger. It now plays at 3 dan."
QString matchMeWords(const search::Adaptation& adaptation, bool locked, const strength::SaidRanks& ranks);

} // namespace evenmatch::ui
