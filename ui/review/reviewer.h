// Looks at the game of a session behind the window: the whole line once, and the position at the board in full.
#pragma once

#include "nn/game_review.h"
#include "ui/engine/engine.h"
#include "ui/review/review_line.h"

#include <QObject>

#include <filesystem>
#include <list>
#include <map>
#include <memory>

namespace evenmatch::ui {

class GameSession;

/// Lives on the GUI thread. What was found is kept by game and network, in memory and on disk, so that it is not found twice.
class Reviewer final : public QObject {
    Q_OBJECT
public:
    /// Session and engine must outlive the reviewer. `folder`: where reviews are kept, made when needed.
    Reviewer(GameSession& session, Engine& engine, const QString& folder, QObject* parent = nullptr);
    ~Reviewer() override;

    enum class Mode {
        Asleep,    ///< its page is not shown
        Following, ///< knows where the session stands, and asks no network
        Working,
    };
    void setMode(Mode mode);
    bool isWorking() const { return m_mode == Mode::Working; }
    /// Nothing more will come by itself.
    bool isSettled() const;

    const ReviewLine& line() const { return m_line; }
    const nn::GameReview& review() const { return m_review; }
    /// Where the session stands in the line.
    std::size_t ply() const { return m_ply; }
    /// All about the position there, its rankPriors of every rank; null until it is known.
    const nn::Evaluation* evaluation() const;
    /// Null until the network is there.
    const nn::NetworkInfo* network() const { return m_network ? &m_network->info() : nullptr; }
    std::shared_ptr<nn::Evaluator> evaluator() const { return m_network; }
    /// What keeps it from working; empty: nothing.
    const QString& problem() const { return m_problem; }
    /// Plies that are known, of all.
    std::size_t known() const;

Q_SIGNALS:
    /// Line, network or what is known of the plies has changed.
    void reviewChanged();
    /// The session stands elsewhere, or what is known of the position has changed.
    void positionChanged();

private:
    void follow();
    void useNetwork();
    void startOver();
    void keep();
    void work();
    void take(const nn::ReviewedPlies& plies, int request);
    void lookAtPosition();
    std::string gameId() const;

    GameSession& m_session;
    Engine& m_engine;
    std::filesystem::path m_folder;
    std::shared_ptr<nn::Evaluator> m_network;
    ReviewLine m_line;
    nn::GameReview m_review;
    std::size_t m_ply = 0;
    QString m_problem;
    Mode m_mode = Mode::Asleep;

    int m_request = 0;        ///< answers to older ones are dropped
    jobs::Job<nn::GameReview> m_job;
    bool m_busy = false;
    bool m_failed = false;    ///< until something changes
    std::map<std::size_t, nn::Evaluation> m_evaluations; ///< by ply of this line
    bool m_looking = false;

    struct Kept {
        std::string key;
        nn::GameReview review;
    };
    std::list<Kept> m_kept; ///< latest first
};

} // namespace evenmatch::ui
