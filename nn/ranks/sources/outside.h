// Other programs that are asked what they say of games, where the user has them: KataGo, Stockfish, Maia's networks. Optional; what they
// said is kept like our own reviews. "Outside" is the word for all of it: outside sources, what they say, and what estimates make of it.
#pragma once

#include "core/jobs/job.h"
#include "core/strength/estimate/scored_side.h"
#include "core/strength/scale/rank_scale.h"
#include "nn/ranks/player_games.h"
#include "nn/review/game_review.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// Of the position after `ply` moves. Values are those of the side to move.
struct OutsidePly {
    bool known = false;
    bool wanted = true; ///< false: a source may leave it out
    float value = strength::kUnknown; ///< -1 … 1
    float scoreLead = strength::kUnknown; ///< Go: points ahead
    std::vector<float> levelLogPriors; ///< ln of the prior of the move played, one a level; empty after the last move
};

struct OutsideInfo {
    std::string identity; ///< all that changes its answers; what is kept goes by it
    std::string name; ///< for people: "KataGo", "Stockfish 15.1"
    std::string game; ///< "go" or "chess"
    strength::RankScale levels; ///< of its policies, strongest first, of which several are ranks'; empty: it has none
    bool tellsLosses = false; ///< it values positions
    std::vector<core::Error> leftOut = {}; ///< files of it that could not be used

    bool tellsRanks() const { return levels.size() > 1; }
    /// What it tells of a side.
    strength::OutsideKinds kinds() const { return {tellsLosses, !levels.empty()}; }
};

/// One conversation; one thread at a time.
class OutsideSource {
public:
    virtual ~OutsideSource() = default;

    virtual const OutsideInfo& info() const = 0;
    /// Fills those of the plies that are wanted and not known; `plies` has one more than the game has moves. What was filled before an
    /// error or a stop stays. BadArgument: it cannot look at this game (its rules forbid a move), but perhaps at others. Errors of programs
    /// come when starting the program anew did not help either.
    virtual core::Result<void> look(const PlayedGame& game, std::span<OutsidePly> plies, const std::stop_token& stop) = 0;
};

/// How a source is come by: programs start when they are to be asked, on the thread that asks.
using StartsOutside = std::function<core::Result<std::unique_ptr<OutsideSource>>()>;

/// A game of which the moves of one side, or of both, are to be looked at.
struct OutsideQuestion {
    const PlayedGame* game = nullptr; ///< null: no question
    ReviewPart part = ReviewPart::Whole;
};

/// A question for every game in which the players played, in the games' order.
std::vector<OutsideQuestion> questionsOn(std::span<const SourceGame> games, std::span<const PlayerSides> players);

/// A game's plies, one more than it has moves.
using OutsideGame = std::vector<OutsidePly>;

/// What one source said.
struct OutsideSaid {
    OutsideInfo info;
    std::vector<OutsideGame> games; ///< in the questions' order; empty where there was none
    std::size_t looked = 0; ///< games that were not kept
    std::size_t refused = 0; ///< games that the source could not look at
    std::optional<core::Error> refusal; ///< why, of the first of them
    std::optional<core::Error> error; ///< why it ended early; the games before are there, and kept
};

/// Asks a source. Losses need every position of a game, policies those where the part is to move. `cache` is a folder, empty: nothing is
/// kept. Progress counts games.
OutsideSaid askOutside(
    OutsideSource& source, std::span<const OutsideQuestion> questions, const std::filesystem::path& cache, jobs::JobContext& job);

struct OutsideAnswers {
    std::vector<OutsideSaid> said;
    std::vector<core::Error> errors; ///< of sources that could not be started or broke off; what they said before is there
};

/// Starts and asks one source after another. Errors never end it; Stopped when the job is asked to stop.
core::Result<OutsideAnswers> askOutside(std::span<const StartsOutside> sources, std::span<const OutsideQuestion> questions,
    const std::filesystem::path& cache, jobs::JobContext& job);

} // namespace evenmatch::nn
