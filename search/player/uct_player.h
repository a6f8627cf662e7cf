// UCT with random playouts as a player: `uct:1000` in a player spec.
#pragma once

#include "search/player/position_player.h"
#include "search/player/uct.h"

#include <memory>

namespace evenmatch::search {

/// Supports every game of game::visit. Each move is a new search.
class UctPlayer : public PositionPlayer {
public:
    static constexpr std::uint64_t kMostIterations = 10'000'000; ///< per move: a tree of this size in Go takes some 10 GB

    /// REQUIRES: 0 < iterations <= kMostIterations
    UctPlayer(std::string name, std::uint64_t iterations, double constant = kUctConstant);
    ~UctPlayer() override;

protected:
    core::Result<void> prepare(const game::AnyPosition& position) override;
    game::Move choose(const game::AnyPosition& position, core::Random& random, const std::stop_token& stop) override;

private:
    /// The search for one game's type.
    class Searcher;
    template <game::GamePosition P>
    class SearcherOf;

    std::uint64_t m_iterations;
    double m_constant;
    std::unique_ptr<Searcher> m_searcher; ///< of the last game; kept for the same game
};

} // namespace evenmatch::search
