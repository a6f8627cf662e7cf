// Other programs that analyse games, if the user has them: KataGo, Stockfish, Maia's networks. Optional; their results are stored like our
// own reviews. The term is "outside": outside sources, their results, and estimates from them.
#pragma once

#include "core/game/family.h"
#include "core/jobs/job.h"
#include "core/strength/estimate/scored_side.h"
#include "core/strength/scale/rank_scale.h"
#include "nn/data/player_games.h"
#include "nn/review/game_review.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// The result for the position after `ply` moves. Values are from the view of the side to move.
struct OutsidePly {
    bool known = false;
    bool wanted = true; ///< false: a source may leave it out
    float value = strength::kUnknown; ///< -1 … 1
    float scoreLead = strength::kUnknown; ///< Go: points ahead
    std::vector<float> levelLogPriors; ///< ln of the prior of the move played, one per level; empty after the last move
};

struct OutsideInfo {
    std::string identity; ///< everything that affects its results; the key of stored ones
    std::string name; ///< for people: "KataGo", "Stockfish 15.1"
    game::Family family = game::Family::Other;
    strength::RankScale levels; ///< of its policies, strongest first; empty: it has none
    bool tellsLosses = false; ///< it evaluates positions
    std::vector<core::Error> leftOut = {}; ///< unusable files

    bool tellsRanks() const { return levels.size() > 1; }
    /// Its kinds of results.
    strength::OutsideKinds kinds() const { return {tellsLosses, !levels.empty()}; }
};

/// One session; one thread at a time.
class OutsideSource {
public:
    virtual ~OutsideSource() = default;

    virtual const OutsideInfo& info() const = 0;
    /// Fills the plies that are wanted and not known; `plies` has one more than the game has moves. Plies filled before an error or a stop
    /// stay. BadArgument: it cannot analyse this game (its rules forbid a move), but perhaps others. A program's error comes only if
    /// restarting it did not help.
    virtual core::Result<void> look(const PlayedGame& game, std::span<OutsidePly> plies, const std::stop_token& stop) = 0;
};

/// Starts a source: programs start on first use, on the calling thread.
using StartsOutside = std::function<core::Result<std::unique_ptr<OutsideSource>>()>;

/// A game with one side's, or both sides', moves to analyse.
struct OutsideQuestion {
    const PlayedGame* game = nullptr; ///< null: no request
    ReviewPart part = ReviewPart::Whole;
};

/// A request for every game of the players, in the games' order.
std::vector<OutsideQuestion> questionsOn(std::span<const SourceGame> games, std::span<const PlayerSides> players);

/// A game's plies, one more than it has moves.
using OutsideGame = std::vector<OutsidePly>;

/// The results of one source.
struct OutsideSaid {
    OutsideInfo info;
    std::vector<OutsideGame> games; ///< in the requests' order; empty without a request
    std::size_t looked = 0; ///< games without stored results
    std::size_t refused = 0; ///< games that the source could not analyse
    std::optional<core::Error> refusal; ///< the error of the first of them
    std::optional<core::Error> error; ///< what ended it early, earlier games being complete; or why nothing is stored
};

/// Runs a source. Losses need every position of a game, policies those with the side to move. `cache` is a folder, empty: nothing is
/// stored. Progress counts games.
OutsideSaid askOutside(
    OutsideSource& source, std::span<const OutsideQuestion> questions, const std::filesystem::path& cache, jobs::JobContext& job);

struct OutsideAnswers {
    std::vector<OutsideSaid> said;
    std::vector<core::Error> errors; ///< of sources that failed to start or broke off; their earlier results are included
};

/// Starts and runs one source after another. Errors never end it; Stopped if the job is stopped.
core::Result<OutsideAnswers> askOutside(std::span<const StartsOutside> sources, std::span<const OutsideQuestion> questions,
    const std::filesystem::path& cache, jobs::JobContext& job);

} // namespace evenmatch::nn
