// Guess the move: the moves of a game one by one, hidden until the user has guessed.
#pragma once

#include "nn/input/played_game.h"
#include "nn/lesson/guess.h"
#include "ui/engine/engine.h"
#include "ui/game/match_me.h"
#include "ui/learn/exercise.h"

#include <memory>

namespace evenmatch::ui {

class GuessRun final : public Exercise {
    Q_OBJECT
public:
    struct Choice {
        std::string game; ///< "go", "chess"
        nn::PlayedGame played;
        std::size_t boardPly = 0; ///< the ply of the position on the board
        OwnRank own = {}; ///< of whoever guesses; empty: unknown
    };
    /// First asks for the side, and whether to start at the beginning or at the position on the board. The engine must outlive it.
    GuessRun(Engine& engine, Choice choice, QObject* parent = nullptr);

    ExerciseView view() const override;
    void play(game::Move move) override;
    void choose(int id) override;
    bool isBusy() const override { return !m_seen && !m_isOver && !m_isAsking && m_problem.isEmpty(); }

    const nn::Guesses* guesses() const { return m_guesses.get(); }
    enum Button { Next, Skip, Stop, End, Both, FirstSide, SecondSide, OtherStart };

private:
    bool hasGuesses() const { return m_guesses && !m_guesses->moments().empty(); }
    void goTo(std::size_t ply);
    void look();
    ExerciseView asked() const;
    QString scoreWords() const;
    QStringList summary() const;
    QString chancesWords(const std::vector<double>& chances) const;
    QString percentOf(const std::vector<double>& chances, std::size_t rank) const;

    Engine& m_engine;
    std::string m_game;
    nn::PlayedGame m_played;
    std::optional<game::Side> m_side; ///< only the moves of this side
    std::unique_ptr<nn::Guesses> m_guesses;
    std::unique_ptr<nn::SeenPosition> m_seen; ///< null while loading
    std::shared_ptr<nn::Evaluator> m_network; ///< the same for all guesses, because another may have other ranks
    strength::RankScale m_scale;
    std::size_t m_ply = 0;
    std::size_t m_boardPly; ///< as in Choice
    OwnRank m_own;
    bool m_isAsking = true; ///< asks for the side and the start
    bool m_startsAtBoard = false;
    game::AnyPosition m_position;
    bool m_told = false;
    bool m_isOver = false;
    QString m_problem;
    int m_request = 0;
};

} // namespace evenmatch::ui
