// Training an opening: its lines, against moves chosen like players of a rank.
#pragma once

#include "core/game/opening_book.h"
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
    double ownFollows = 0; ///< how probably the user's rank plays what the rank above plays most
    bool isUsual = false; ///< it is what the rank above plays most, or comes to the same
};

struct TrainingPlan {
    game::Side user = game::Side::First;
    std::size_t own = 0; ///< the network's rank for the user and the opponent
    std::size_t above = 0;
    bool fromFirstMove = false; ///< the line's own moves are to be found as well; else it begins where the line ends
    std::size_t mostMoves = 8; ///< of the user's, beyond the line
    std::size_t fewestMoves = 3; ///< before the book's end ends it: people leave books early
};

/// One game. A value; the caller evaluates state() with the network and passes the result.
class OpeningTraining {
public:
    /// Begins where the line ends, or at its first move. REQUIRES: the line is one of openingBook(family)
    OpeningTraining(std::string_view family, const game::BookLine& line, const TrainingPlan& plan);

    const PlayedGame& game() const { return m_game; }
    const GameState& state() const { return m_state; }
    const TrainingPlan& plan() const { return m_plan; }
    bool isUsersTurn() const { return m_state.position().sideToMove() == m_plan.user; }
    /// After the most moves beyond the line; after the fewest, where the book has ended; and where the game has.
    bool isOver() const;
    /// Whether the position is on a line of the book.
    bool isInBook() const { return game::isInBook(*m_game.start, m_game.moves); }
    /// The name of the moves played so far.
    std::string name() const { return game::openingText(*m_game.start, m_game.moves); }

    /// The user's move. REQUIRES: it is the user's turn, the move is legal, `seen` is of state()
    const TrainingAnswer& play(const SeenPosition& seen, game::Move move);
    /// The other side's: the line's, as long as the game follows it, else drawn as players of the rank choose. REQUIRES: it is not the
    /// user's turn, `seen` is of state(), which is not over
    game::Move reply(const SeenPosition& seen, core::Random& random);

    const std::vector<TrainingAnswer>& answers() const { return m_answers; }
    /// The number of answers that are the next rank's most frequent move.
    std::size_t hits() const;
    /// So many of them players of the user's rank would have had.
    double expectedHits() const;

private:
    void add(game::Move move);
    /// The line's next move, where the game is its beginning.
    std::optional<game::Move> nextOfLine() const;

    std::vector<game::Move> m_line;
    PlayedGame m_game;
    GameState m_state;
    TrainingPlan m_plan;
    std::vector<TrainingAnswer> m_answers;
};

} // namespace evenmatch::nn
