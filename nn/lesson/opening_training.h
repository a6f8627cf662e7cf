// Training an opening: its lines, against the moves that players of a rank really choose.
#pragma once

#include "core/game/opening_book.h"
#include "core/random.h"
#include "nn/input/played_game.h"
#include "nn/lesson/policies.h"

#include <string>
#include <vector>

namespace evenmatch::nn {

/// A move, and how probably a rank plays it.
struct LikelyMove {
    game::Move move;
    double chance = 0;
};

/// What the user played, and what the two ranks do there.
struct TrainingAnswer {
    std::size_t ply = 0;
    game::Move move;
    double own = 0; ///< how probably players of the user's rank play it
    double above = 0; ///< and those one rank above
    LikelyMove ownUsual; ///< what they play most
    LikelyMove aboveUsual;
};

struct TrainingPlan {
    game::Side user = game::Side::First;
    std::size_t own = 0; ///< the network's rank that speaks for the user, and plays against him or her
    std::size_t above = 0;
    std::size_t mostMoves = 8; ///< of the user's
    std::size_t fewestMoves = 3; ///< before the book's end ends it: people leave books early
};

/// One game. A value; whoever has the network asks it about state() and says what it answered.
class OpeningTraining {
public:
    /// Begins where the line ends. REQUIRES: the line is one of openingBook(family)
    OpeningTraining(std::string_view family, const game::BookLine& line, const TrainingPlan& plan);

    const PlayedGame& game() const { return m_game; }
    const GameState& state() const { return m_state; }
    const TrainingPlan& plan() const { return m_plan; }
    bool isUsersTurn() const { return m_state.position().sideToMove() == m_plan.user; }
    /// After the most moves; after the fewest, where the book has ended; and where the game has.
    bool isOver() const;
    /// Whether a line of the book comes here.
    bool isInBook() const { return game::isInBook(*m_game.start, m_game.moves); }
    /// What has been played is called so, by now.
    std::string name() const { return game::openingText(*m_game.start, m_game.moves); }

    /// The user's move. REQUIRES: it is the user's turn, the move is legal, `seen` is of state()
    const TrainingAnswer& play(const SeenPosition& seen, game::Move move);
    /// The other side's, drawn as players of the rank choose. REQUIRES: it is not the user's turn, `seen` is of state(), which is not over
    game::Move reply(const SeenPosition& seen, core::Random& random);

    const std::vector<TrainingAnswer>& answers() const { return m_answers; }
    /// Of the answers, those that players one rank above play most.
    std::size_t hits() const;

private:
    void add(game::Move move);

    PlayedGame m_game;
    GameState m_state;
    TrainingPlan m_plan;
    std::vector<TrainingAnswer> m_answers;
};

} // namespace evenmatch::nn
