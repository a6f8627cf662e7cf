// "Match me": what the program has learned of how strong the user is, kept with the settings.
#pragma once

#include "core/strength/rank_scale.h"
#include "search/adaptive_player.h"

#include <QString>

#include <optional>
#include <string>

namespace evenmatch::ui {

/// All of these go by the family of a game (game::familyName()). The ranks to choose from before a network has said its own.
strength::RankScale usualScale(const std::string& family);

/// The user's own rank: a name on the scale, empty while nobody knows. Chosen by hand, until games tell.
std::string ownRank(const std::string& family);
void setOwnRank(const std::string& family, const std::string& rank);

/// Where the needle stands. Starts at the user's own rank, or in the middle.
search::Adaptation matchMe(const std::string& family, const strength::RankScale& scale);
void saveMatchMe(const std::string& family, const search::Adaptation& adaptation);
/// A locked needle stays where it is, between games and within them.
bool matchMeLocked(const std::string& family);
void setMatchMeLocked(const std::string& family, bool locked);
/// Why the needle stands there: "You won the last 2 games, so it became stronger."
QString matchMeReason(const search::Adaptation& adaptation, bool locked);

} // namespace evenmatch::ui
