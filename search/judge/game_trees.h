// Trees at positions of a game, many of them grown at the same time: leaves of different trees, one of each, are evaluated in one batch, so
// each tree grows as a sequential search would grow it. Inside search only.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "nn/review/move_judge.h"
#include "search/tree/search.h"

#include <functional>
#include <list>
#include <span>
#include <stop_token>
#include <unordered_set>
#include <vector>

namespace evenmatch::search {

/// What is to be searched: the position after so many moves of the game, or where another move leads from there.
struct TreeTask {
    std::size_t ply = 0;
    game::Move then = game::kNoMove;
};

/// The position of a task, with its history.
nn::GameState stateOf(const nn::PlayedGame& game, const TreeTask& task);

/// The move that was played at a position gets half as many visits as the best at least. Where a game of Go ends by passes, all ends are
/// counted with the stones taken off that are dead at its end: to a tree's own count they would be alive. Where the network knows who will
/// own the points, the positions of the game are evaluated with that at once, so that none is evaluated twice.
class GameTrees {
public:
    using Done = std::function<void(const TreeTask& task, nn::JudgedPly judged)>;

    /// `batch` trees grow at a time. All that is given must outlive it.
    GameTrees(nn::Evaluator& network, const nn::PlayedGame& game, std::size_t batch, const std::stop_token& stop);

    /// Gives each position so many visits; `done` is told of each as it is there. Stopped when asked to.
    core::Result<void> search(std::span<const TreeTask> tasks, std::uint64_t visits, const Done& done);

private:
    class Place;

    bool wantsOwners(const nn::GameState& state) const { return m_ofGame.contains(state.key()); }

    std::optional<game::Move> playedAt(const TreeTask& task) const;
    core::Result<void> grow(std::list<Place>& places);

    nn::Evaluator& m_network;
    const nn::PlayedGame& m_game;
    std::size_t m_batch;
    const std::stop_token& m_stop;
    SearchOptions m_options;
    std::unordered_set<std::uint64_t> m_ofGame; ///< keys of the game's own positions, where the network knows their owners
    std::vector<nn::Query> m_queries;
    std::vector<nn::Evaluation> m_answers;
};

} // namespace evenmatch::search
