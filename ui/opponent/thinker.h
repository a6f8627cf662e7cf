// The thinking part of the user's opponent: our own search at a rank, or another program. It runs on worker threads.
#pragma once

#include "nn/input/played_game.h"
#include "search/spec/opponent.h"
#include "ui/game/game_plan.h"

#include <atomic>
#include <memory>
#include <mutex>

namespace evenmatch::ui {

/// The opponent's decision, and its evaluation of the game.
struct Thought {
    search::Decision decision;
    std::chrono::milliseconds spent{0};
    bool acceptsDraw = false;
    std::optional<double> setting; ///< its place on the rank scale, if that changes
};

/// Lives for one game, because it has made random choices and counted turns. Any thread; calls wait for each other.
class Thinker {
public:
    Thinker(search::TimeControl time, std::uint64_t seed) : m_time(time), m_seed(seed) { }
    virtual ~Thinker() = default;

    /// Whether think() begins at once; otherwise start() first makes it ready. For another program, a start may take minutes.
    bool isReady() const { return m_isReady.load(std::memory_order_relaxed); }
    /// Starts its program. Stopped on request.
    core::Result<void> start(const std::stop_token& stop);
    /// Its action at the end of the game. Stopped on request. REQUIRES: the game is not over
    core::Result<Thought> think(const nn::PlayedGame& game, const search::Clocks& clocks, const std::stop_token& stop);

protected:
    virtual core::Result<void> prepare(const std::stop_token&) { return {}; }
    void setReady(bool isReady) { m_isReady.store(isReady, std::memory_order_relaxed); }
    virtual core::Result<Thought> decide(const nn::PlayedGame& game, const search::Clocks& clocks, const std::stop_token& stop) = 0;
    /// The game up to its end.
    search::GameStart startOf(const nn::PlayedGame& game) const { return {*game.start, game.moves, m_time, m_seed}; }

private:
    std::mutex m_busy; ///< an older call may still be ending
    std::atomic<bool> m_isReady{true};
    search::TimeControl m_time;
    std::uint64_t m_seed;
};

/// Our own search. REQUIRES: network is not null
std::shared_ptr<Thinker> makeSearchThinker(
    std::shared_ptr<nn::Evaluator> network, search::OpponentWish wish, search::TimeControl time, std::uint64_t seed);
/// Another program. It is started for the first move, and again after it ended or made an invalid reply. Ending it may take a second.
std::shared_ptr<Thinker> makeEngineThinker(EngineChoice engine, search::TimeControl time, std::uint64_t seed);

} // namespace evenmatch::ui
