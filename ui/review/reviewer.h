// Analyses the game of a session in the background: the whole line once, and the current position completely.
#pragma once

#include "nn/ranks/game_estimate.h"
#include "nn/review/move_judge.h"
#include "search/judge/judge_desk.h"
#include "ui/engine/engine.h"
#include "ui/review/review_line.h"

#include <QObject>

#include <filesystem>
#include <list>
#include <map>
#include <memory>

namespace evenmatch::ui {

class GameSession;

/// Lives on the GUI thread. Results are cached by game and network, in memory and on disk.
class Reviewer final : public QObject {
    Q_OBJECT
public:
    /// Session and engine must outlive the reviewer. `folder`: stores reviews, created when needed.
    Reviewer(GameSession& session, Engine& engine, const QString& folder, QObject* parent = nullptr);
    ~Reviewer() override;

    enum class Mode {
        Asleep, ///< its page is hidden
        Following, ///< follows the session without using a network
        Working,
    };
    void setMode(Mode mode);
    bool isWorking() const { return m_mode == Mode::Working; }
    /// No further results will come without a change.
    bool isSettled() const;

    const ReviewLine& line() const { return m_line; }
    const nn::GameReview& review() const { return m_review; }
    /// The losses of moves, and their judge; no plies before the first result.
    const nn::GameJudgement& judgement() const { return m_judgement; }
    /// The ranks estimated from the moves; nothing until the whole game is known, or if the network has no ranks.
    const std::optional<nn::GameEstimates>& estimates() const { return m_estimates; }
    bool isJudging() const { return isUnderWay(m_judging); }
    /// Whether the losses are final: everything is analysed, no judge is chosen, or the user stopped it.
    bool isJudged() const { return isOver(m_judging); }
    /// Continues after judgingStopped(). So does starting again.
    void judgeOn();
    /// Why there is no judge, or another than the chosen one; empty: no problem.
    const QString& judgeProblem() const { return m_judgeProblem; }
    /// Whether ownership is known, or will be after the analysis.
    bool findsOwners() const;
    /// The current ply of the line; in a variation, the ply of its start.
    std::size_t ply() const { return m_ply; }
    /// Whether the session shows a position of the line.
    bool isOnLine() const { return m_isPlayed && m_here.moves.size() == m_ply; }
    /// The evaluation of the current position, with rankPriors of every rank; null until it is known.
    const nn::Evaluation* evaluation() const;
    /// Null until the network is loaded.
    const nn::NetworkInfo* network() const { return m_network ? &m_network->info() : nullptr; }
    std::shared_ptr<nn::Evaluator> evaluator() const { return m_network; }
    /// Why it cannot work; empty: it can.
    const QString& problem() const { return m_problem; }
    /// The numbers of known and of all plies.
    std::size_t known() const;

Q_SIGNALS:
    /// The line, the network or the results changed.
    void reviewChanged();
    /// The current position, or its evaluation, changed.
    void positionChanged();
    /// The user stopped the judge: some losses are unknown.
    void judgingStopped();
    /// The results could not be stored, so they will be computed again. Emitted once.
    void unstored(const QString& reason);

private:
    /// Background work.
    enum class Task : std::uint8_t {
        Idle, ///< to be started when possible
        Running,
        Leaving, ///< the page was left: it is being stopped, and becomes Idle
        Done,
        Stopped, ///< by the user, in the status line
        Failed, ///< until something changes
    };
    static bool isUnderWay(Task task) { return task == Task::Running || task == Task::Leaving; }
    static bool isOver(Task task) { return task == Task::Done || task == Task::Stopped || task == Task::Failed; }
    /// Whether the network is unused until the page is opened again or the game changes: it failed, or the user stopped it.
    bool isHindered() const;
    void forgetHindrance();

    void follow();
    void useNetwork();
    void startOver();
    void keep();
    void work();
    void take(const nn::ReviewedPlies& plies, int request);
    void conclude();
    void estimate();
    void judge();
    search::JudgeChoice judgeChoice() const;
    bool isDeskCurrent() const;
    void stopped();
    void forgetStop();
    void takeJudgement(nn::GameJudgement judgement);
    void lookAtPosition();
    void findPlace();
    std::string gameId() const;

    GameSession& m_session;
    Engine& m_engine;
    std::filesystem::path m_folder;
    std::shared_ptr<nn::Evaluator> m_network;
    std::shared_ptr<search::JudgeDesk> m_desk; ///< for the current network
    ReviewLine m_line;
    nn::GameReview m_review;
    nn::GameJudgement m_judgement;
    std::optional<nn::GameEstimates> m_estimates;
    std::string m_estimatesServer; ///< the server of their ranks
    std::size_t m_ply = 0;
    QString m_problem;
    QString m_judgeProblem;
    bool m_toldUnstored = false;
    Mode m_mode = Mode::Asleep;

    int m_request = 0; ///< results of older requests are dropped
    jobs::Job<nn::GameReview> m_job;
    jobs::Job<nn::GameJudgement> m_judgeJob;
    Task m_reviewing = Task::Idle; ///< evaluates the line with the network
    Task m_estimating = Task::Idle;
    Task m_judging = Task::Idle;
    Task m_looking = Task::Idle; ///< evaluates the current position
    nn::PlayedGame m_here; ///< the moves to the current position, in the line or a variation; or only that position
    bool m_isPlayed = false; ///< alternating moves lead to the current position
    std::map<std::string, nn::Evaluation> m_evaluations; ///< by contentKey() of the moves to the position

    struct Kept {
        std::string key;
        nn::GameReview review;
        nn::GameJudgement judgement;
    };
    std::list<Kept> m_kept; ///< the latest first
};

} // namespace evenmatch::ui
