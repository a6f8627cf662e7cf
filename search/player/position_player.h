// The base of players that need only the position: they follow the game, and make random choices from the game's seed and the position.
#pragma once

#include "search/player/player.h"

#include <utility>

namespace evenmatch::search {

/// A derived player chooses the move. Its random numbers depend on the game's seed and the position only: the same game gives the same
/// moves, and two such players in one game make different choices.
class PositionPlayer : public Player {
public:
    const std::string& name() const override { return m_name; }
    core::Result<void> start(const GameStart& start) override;
    core::Result<Decision> decide(const Clocks& clocks, std::stop_token stop = {}) override;
    core::Result<void> play(game::Move move) override;

protected:
    explicit PositionPlayer(std::string name) : m_name(std::move(name)) { }

    /// Whether the player supports the game; called once per game.
    virtual core::Result<void> prepare(const game::AnyPosition&) { return {}; }
    /// A legal move. REQUIRES: the game is not over, and prepare() returned true for it
    virtual game::Move choose(const game::AnyPosition& position, core::Random& random, const std::stop_token& stop) = 0;

private:
    std::string m_name;
    game::AnyPosition m_position;
    std::uint64_t m_seed = 1;
};

/// Plays the game's random moves (game.h): uniform, but in Go without filling own eyes.
class RandomPlayer : public PositionPlayer {
public:
    RandomPlayer() : PositionPlayer("random") { }

protected:
    game::Move choose(const game::AnyPosition& position, core::Random& random, const std::stop_token&) override
    {
        return position.randomMove(random);
    }
};

} // namespace evenmatch::search
