// Search trees at positions of a game, many grown at the same time: each batch has one leaf of each tree, so each tree grows like in a
// sequential search. Internal to search.
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

/// A search task: the position after this many moves of the game, or after another move from there.
struct TreeTask {
    std::size_t ply = 0;
    game::Move then = game::kNoMove;
};

/// The position of a task, with its history.
nn::GameState stateOf(const nn::PlayedGame& game, const TreeTask& task);

/// The move played gets at least half as many visits as the best. If a game of Go ends by passes, all ends are counted without the stones
/// that are dead at its end; a tree's own count would treat them as alive. With a network that has ownership, the game's positions are
/// evaluated with it at once, so that none is evaluated twice.
class GameTrees {
public:
    using Done = std::function<void(const TreeTask& task, nn::JudgedPly judged)>;
    using Grown = std::function<void(std::uint64_t visits)>;

    /// `batch` trees grow at a time. `onGrown` gets the visits of each batch. All references must outlive it.
    GameTrees(nn::Evaluator& network, const nn::PlayedGame& game, std::size_t batch, const std::stop_token& stop, Grown onGrown);

    /// Gives each position this many visits; calls `done` for each finished one. Stopped on request.
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
    Grown m_onGrown;
    SearchOptions m_options;
    std::unordered_set<std::uint64_t> m_ofGame; ///< keys of the game's own positions, if the network has ownership
    std::vector<nn::Query> m_queries;
    std::vector<nn::Evaluation> m_answers;
};

} // namespace evenmatch::search
