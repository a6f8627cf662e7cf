// Training an opening: its lines, against moves chosen like players of a rank.
#pragma once

#include "core/game/registry/opening_book.h"
#include "core/random.h"
#include "nn/input/played_game.h"
#include "nn/lesson/policies.h"

#include <optional>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// A move and its probability at a rank.
struct LikelyMove {
    game::Move move;
    double chance = 0;
};

/// The user's move, and the moves of the two ranks.
struct TrainingAnswer {
    std::size_t ply = 0;
    game::Move move;
    double own = 0; ///< its probability at the user's rank
    double above = 0; ///< and one rank above
    LikelyMove ownUsual; ///< their most frequent move
    LikelyMove aboveUsual;
    double ownFollows = 0; ///< the probability that the user's rank plays the favourite of the rank above
    bool isUsual = false; ///< it is the favourite of the rank above, or equivalent to it
};

struct TrainingPlan {
    game::Side user = game::Side::First;
    std::size_t own = 0; ///< the network's rank for the user and the opponent
    std::size_t above = 0;
    bool fromFirstMove = false; ///< the user must also find the line's own moves; otherwise training starts where the line ends
    std::size_t mostMoves = 8; ///< by the user, after the line
    std::size_t fewestMoves = 3; ///< minimum before the end of the book ends the training, because people leave books early
};

/// One game. A value; the caller evaluates state() with the network and passes the result.
class OpeningTraining {
public:
    /// Starts where the line ends, or at its first move. REQUIRES: the line is from openingBook(family)
    OpeningTraining(std::string_view family, const game::BookLine& line, const TrainingPlan& plan);

    const PlayedGame& game() const { return m_game; }
    const GameState& state() const { return m_state; }
    const TrainingPlan& plan() const { return m_plan; }
    bool isUsersTurn() const { return m_state.position().sideToMove() == m_plan.user; }
    /// After the maximum number of moves beyond the line; after the minimum, if the book has ended; and at the end of the game.
    bool isOver() const;
    /// Whether the position is on a line of the book.
    bool isInBook() const { return game::isInBook(*m_game.start, m_game.moves); }
    /// The name of the moves played so far.
    std::string name() const { return game::openingText(*m_game.start, m_game.moves); }

    /// The user's move. REQUIRES: it is the user's turn, the move is legal, `seen` is of state()
    const TrainingAnswer& play(const SeenPosition& seen, game::Move move);
    /// The opponent's move: the line's, as long as the game follows it, otherwise drawn from the policy of the rank. REQUIRES: it is not
    /// the user's turn, `seen` is of state(), which is not over
    game::Move reply(const SeenPosition& seen, core::Random& random);

    const std::vector<TrainingAnswer>& answers() const { return m_answers; }
    /// The number of answers that are the next rank's most frequent move.
    std::size_t hits() const;
    /// The expected number of them for players of the user's rank.
    double expectedHits() const;

private:
    void add(game::Move move);
    /// The line's next move, if the game follows the line so far.
    std::optional<game::Move> nextOfLine() const;

    std::vector<game::Move> m_line; ///< turned as the user plays it
    PlayedGame m_game;
    GameState m_state;
    TrainingPlan m_plan;
    std::vector<TrainingAnswer> m_answers;
};

} // namespace evenmatch::nn
