// What players share that need nothing but the position: they follow the game, and draw lots from the game's seed and the position.
#pragma once

#include "search/player/player.h"

#include <utility>

namespace evenmatch::search {

/// A derived player says which move it would make. Its random numbers depend on the game's seed and the position only: the same game,
/// the same moves, and two such players in one game draw different lots.
class PositionPlayer : public Player {
public:
    const std::string& name() const override { return m_name; }
    core::Result<void> start(const GameStart& start) override;
    core::Result<Decision> decide(const Clocks& clocks, std::stop_token stop = {}) override;
    core::Result<void> play(game::Move move) override;

protected:
    explicit PositionPlayer(std::string name) : m_name(std::move(name)) { }

    /// Whether the player knows the game; asked once for each game.
    virtual core::Result<void> prepare(const game::AnyPosition&) { return {}; }
    /// A legal move. REQUIRES: the game is not over, and prepare() said yes to it
    virtual game::Move choose(const game::AnyPosition& position, core::Random& random, const std::stop_token& stop) = 0;

private:
    std::string m_name;
    game::AnyPosition m_position;
    std::uint64_t m_seed = 1;
};

/// Plays the game's random moves (game.h): uniform, but in Go no filling of own eyes.
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
