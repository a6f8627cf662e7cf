// The words of an exact rank, for every place that says one: "5 kyu on OGS", "3 dan on Fox", "1640 Lichess blitz".
#pragma once

#include "core/phrase.h"
#include "core/strength/evidence/rank_line.h"

#include <string>

namespace evenmatch::strength {

/// Whose ranks the bundled networks' own are (resources/models/go.md, chess.md), at that rating. `game`: the board that the ranks are of.
std::string homeOfRanks(std::string_view game, double rating);

/// The middle: "1640 Lichess blitz"; what lies beyond the ranks that were measured is marked. `server`: whose ranks; empty: none is named.
/// Translated in the context "Rank".
core::Phrase exactWords(const ExactRank& rank, const std::string& server);
/// "80 % interval: 1580 to 1700".
core::Phrase exactInterval(const ExactRank& rank);

} // namespace evenmatch::strength
