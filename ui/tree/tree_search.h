// Two searches of one position in the background: an opponent's search at a rank, or SE-MCTS at that rank, and the search at full strength.
#pragma once

#include "search/tree/search.h"
#include "ui/engine/engine.h"

#include <QObject>

#include <array>
#include <memory>

namespace evenmatch::ui {

struct TreeWish {
    double rank = 0; ///< the opponent's place on the network's scale
    enum class Search : std::uint8_t { Opponent, SeMcts } search = Search::Opponent;
    std::uint64_t simulations = 0; ///< of each search; 0: the opponent's number
    bool operator==(const TreeWish&) const = default;
};

/// A search's results so far; immutable.
using SharedResult = std::shared_ptr<const search::SearchResult>;

/// Lives on the GUI thread.
class TreeSearch final : public QObject {
    Q_OBJECT
public:
    /// `engine` must outlive the search.
    explicit TreeSearch(Engine& engine, QObject* parent = nullptr);
    ~TreeSearch() override;

    /// Starts again, and stops the previous searches. A network without a rank profile has only the plain search. REQUIRES: network is not
    /// null
    void start(std::shared_ptr<nn::Evaluator> network, nn::GameState state, const TreeWish& wish);
    void stop();
    /// Clears the results.
    void clear();
    bool isRunning() const { return m_running; }
    /// Null while there is none.
    const SharedResult& steered() const { return m_results[0]; }
    const SharedResult& plain() const { return m_results[1]; }
    const QString& problem() const { return m_problem; }

Q_SIGNALS:
    /// The results or the running state changed.
    void changed();

private:
    Engine& m_engine;
    std::array<SharedResult, 2> m_results;
    jobs::Job<bool> m_job;
    int m_request = 0;
    bool m_running = false;
    QString m_problem;
};

} // namespace evenmatch::ui
