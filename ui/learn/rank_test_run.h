// The rank test: positions one by one, and the distribution as it narrows.
#pragma once

#include "nn/lesson/test_bank.h"
#include "ui/engine/engine.h"
#include "ui/learn/exercise.h"

#include <memory>

namespace evenmatch::ui {

class RankTestRun final : public Exercise {
    Q_OBJECT
public:
    /// First reads the bank in the background. `game`: "go", "chess". The engine must outlive it. `folder`: where a new bank is stored if
    /// the network has none; empty: nowhere.
    RankTestRun(Engine& engine, const std::string& game, const QString& folder, QObject* parent = nullptr);
    ~RankTestRun() override;

    ExerciseView view() const override;
    void play(game::Move move) override;
    void choose(int id) override;
    bool isBusy() const override { return !m_test && m_problem.isEmpty(); }
    bool isPreparing() const override { return isBusy(); }

    const lesson::RankTest* test() const { return m_test.get(); }
    enum Choice { Skip, Stop, GoOn, End };

private:
    void begin(const std::shared_ptr<nn::Evaluator>& network);
    void show();

    Engine& m_engine;
    std::string m_game;
    QString m_folder;
    strength::RankScale m_scale;
    std::shared_ptr<const nn::TestBank> m_bank; ///< outlives the test
    std::unique_ptr<lesson::RankTest> m_test;
    game::AnyPosition m_position;
    game::Move m_last = game::kNoMove;
    bool m_isOver = false;
    QString m_problem;
    std::function<void()> m_stop;
};

} // namespace evenmatch::ui
