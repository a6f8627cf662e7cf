// The text of an exact rank, for all displays: "5 kyu on OGS", "3 dan on Fox", "1640 Lichess blitz".
#pragma once

#include "core/phrase.h"
#include "core/strength/evidence/rank_line.h"

#include <string>

namespace evenmatch::strength {

/// The server of the bundled networks' own ranks (resources/models/go.md, chess.md), at that rating. `game`: the board of the ranks.
std::string homeOfRanks(std::string_view game, double rating);

/// The middle: "1640 Lichess blitz"; a rating beyond the measured ranks is marked, and so is one at an
/// open end of the scale. `server`: the server of the ranks; empty: not named.
/// Translated in the context "Rank".
core::Phrase exactWords(const ExactRank& rank, const std::string& server);
/// "80 % interval: 1580 to 1700"; "80 % interval: 1160 or weaker".
core::Phrase exactInterval(const ExactRank& rank);

} // namespace evenmatch::strength
