// Games with mistakes of known loss, to measure how often a tutor mentions them, and how often it mentions sound moves.
#pragma once

#include "core/random.h"
#include "nn/data/player_games.h"
#include "nn/lesson/position_judge.h"
#include "search/lesson/tutor.h"

#include <cstddef>
#include <vector>

namespace evenmatch::cli {

struct PlantingOptions {
    std::size_t moves = 40; ///< per game
    double planted = 0.2; ///< of the pupil's moves
};

/// The judge's class of a move: marked by Review's rule without any margin, or losing less than half of a mark.
enum class Known { Mistake, Between, Sound };

struct PlantedGame {
    nn::SourceGame game;
    game::Side pupil = game::Side::First;
    std::vector<Known> known; ///< by ply; Between for the other side's moves
    std::vector<double> costs; ///< by ply: points, or the chance to win (0 … 1), by that judge
};

/// A game from `start` with sensible moves (drawn from the network of ranks if they lose almost nothing by the judge, else the judge's
/// choice), except for random moves of the pupil that the judge considers mistakes. Stopped on request.
core::Result<PlantedGame> plantMistakes(const nn::SourceGame& start, game::Side pupil, nn::Evaluator& ranks, nn::PositionJudge& judge,
    const PlantingOptions& options, core::Random& random, const std::stop_token& stop);

/// Counts over games; they add up.
struct TutorCheck {
    std::size_t mistakes = 0;
    std::size_t spoken = 0; ///< of those, mentioned by the tutor
    std::size_t atOnce = 0; ///< of those, before the other side's reply was known
    std::size_t sound = 0;
    std::size_t falseWords = 0; ///< of those, mentioned by the tutor
    std::size_t marks = 0; ///< of the pupil's moves in a review of the whole game by the tutor's judge
    std::size_t marksSpoken = 0; ///< of those, mentioned by the tutor
    std::size_t words = 0; ///< all remarks of the tutor
    TutorCheck& operator+=(const TutorCheck& other);
};

struct CheckedGame {
    TutorCheck check;
    std::vector<std::size_t> missed; ///< plies of mistakes that the tutor did not mention,
    std::vector<std::size_t> unfounded; ///< and of sound moves that it mentioned
};

/// Passes the game to a tutor like the window: after each of the pupil's moves, and after the reply. `choice` and `analysis` are the
/// tutor's.
core::Result<CheckedGame> checkTutor(const PlantedGame& planted, const search::JudgeChoice& choice,
    const std::shared_ptr<nn::Evaluator>& ranks, const std::shared_ptr<nn::Evaluator>& analysis, jobs::JobContext& job);

} // namespace evenmatch::cli
