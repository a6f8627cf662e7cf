// The two estimates of a player's rank: from the player's moves alone, and from everything in the files. Part of every report, with the
// texts for the window and the command line.
#pragma once

#include "core/phrase.h"
#include "core/strength/evidence/file_evidence.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::nn {

struct NetworkInfo;
struct PlayerEstimators;
struct PlayerReport;
struct SourceGame;

/// A value.
struct TwoAnswers {
    std::optional<strength::ExactRank> moves; ///< nothing with too few moves, or if ranks have no numbers
    std::optional<strength::FileAnswer> everything; ///< also nothing if no opponent's rank is known
    std::string movesServer; ///< the server of the numbers; empty: unknown
    std::string everythingServer; ///< also empty if opponents' ranks may be of a server that the network does not know
    std::string game; ///< the board of the ranks

    /// "From the moves alone: 1640 Lichess blitz (80 % interval: 1450 to 1830)." and the same from everything, each with its accuracy on
    /// held-out players; the better one in FIDE's ratings; a sentence if the files name no opponent's rank. Translated in the context
    /// "Rank".
    std::vector<core::Phrase> words() const;
    /// Additional remarks if both estimates are displayed anyway: the basis of the second and its accuracy, or why there is only one.
    std::vector<core::Phrase> remarks() const;
};

/// `report` needs its estimates and sides; `network` reviewed the games.
TwoAnswers twoAnswers(
    const PlayerReport& report, std::span<const SourceGame> games, const PlayerEstimators& estimators, const NetworkInfo& network);

} // namespace evenmatch::nn
