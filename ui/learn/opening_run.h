// Trains an opening on the board against moves that players of the user's rank really choose.
#pragma once

#include "nn/lesson/opening_training.h"
#include "ui/engine/engine.h"
#include "ui/game/match_me.h"
#include "ui/learn/exercise.h"

#include <memory>

namespace evenmatch::ui {

class OpeningRun final : public Exercise {
    Q_OBJECT
public:
    struct Choice {
        std::string game; ///< "go", "chess"
        const game::BookLine* line = nullptr; ///< of that game's book
        std::optional<game::Side> side = {}; ///< the user's; none: the side of the opening
        OwnRank own = {}; ///< of whoever trains; empty: unknown
    };
    /// REQUIRES: choice.line is not null. The opponent has the same rank, a middle one if it is unknown. The engine must outlive it.
    OpeningRun(Engine& engine, const Choice& choice, QObject* parent = nullptr);

    ExerciseView view() const override;
    void play(game::Move move) override;
    void choose(int id) override;
    bool isBusy() const override { return m_isLooking; }

    /// Null until the network is loaded.
    const nn::OpeningTraining* training() const { return m_training.get(); }
    enum Button { OtherSide, Stop, Again, PlayOn, End, OtherStart };

private:
    void begin();
    void beginWith(const std::shared_ptr<nn::Evaluator>& network);
    void look();
    void saw(core::Result<std::vector<nn::SeenPosition>> seen);
    QString moveText(std::size_t ply, game::Move move) const;
    QStringList answerWords() const;
    QStringList summary() const;

    Engine& m_engine;
    std::string m_game;
    const game::BookLine& m_line;
    game::Side m_side;
    OwnRank m_own;
    std::shared_ptr<nn::Evaluator> m_network; ///< the same for the whole game, because another may have other ranks
    strength::RankScale m_scale;
    std::unique_ptr<nn::OpeningTraining> m_training;
    std::unique_ptr<nn::SeenPosition> m_seen; ///< of the position on the board if the user is to move; null while loading
    core::Random m_random;
    bool m_isLooking = false;
    bool m_fromFirstMove = false;
    bool m_isStopped = false;
    QString m_problem;
    int m_request = 0; ///< results of older requests are dropped
};

} // namespace evenmatch::ui
