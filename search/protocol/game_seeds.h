// The seeds of a server's games, one after another.
#pragma once

#include <cstdint>
#include <optional>
#include <random>

namespace evenmatch::search {

/// With a first seed, the same games on every run; without one, different games every time. Never the same game twice in a row. A game
/// without a requested move passes its seed on, because clients clear the board before they play.
class GameSeeds {
public:
    explicit GameSeeds(std::optional<std::uint64_t> first) : m_next(first) { }

    std::uint64_t ofNewGame()
    {
        if (m_isUsed)
            m_present = m_next ? (*m_next)++ : std::uint64_t{std::random_device()()} << 32 | std::random_device()();
        m_isUsed = false;
        return m_present;
    }
    void moveAsked() { m_isUsed = true; }
    /// Whether a move was requested in this game.
    bool isUsed() const { return m_isUsed; }

private:
    std::optional<std::uint64_t> m_next;
    std::uint64_t m_present = 0;
    bool m_isUsed = true; ///< initially there is none
};

} // namespace evenmatch::search
