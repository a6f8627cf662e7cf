// The two answers to "what is my rank?": from the player's moves alone, and from everything in the files. Made for every report of a study,
// and worded here for the window and the command line.
#pragma once

#include "core/phrase.h"
#include "core/strength/evidence/file_evidence.h"
#include "nn/ranks/player_report.h"

#include <optional>
#include <span>
#include <vector>

namespace evenmatch::nn {

/// A value.
struct TwoAnswers {
    std::optional<strength::ExactRank> moves; ///< nothing where the moves are too few, or ranks have no numbers
    std::optional<strength::FileAnswer> everything; ///< nothing where no opponent's rank is known either
    std::string movesServer; ///< whose ranks the numbers are; empty: nobody's that is known
    std::string everythingServer;
    std::string game; ///< the board whose ranks they are

    /// "From the moves alone: 1640 Lichess blitz (80 % interval: 1450 to 1830)." and the same from everything, each with what it held on
    /// held-out players; where the files name no opponent's rank, a sentence that says so. Translated in the context "Rank".
    std::vector<core::Phrase> words() const;
};

/// `server`: in whose ranks the estimators answer; empty: in the network's own, or in those of an own scale.
TwoAnswers twoAnswers(const PlayerReport& report, std::span<const SourceGame> games, const PlayerEstimators& estimators,
    const NetworkInfo& network, const std::string& server);

} // namespace evenmatch::nn
