// The seeds of a server's games, one after another.
#pragma once

#include <cstdint>
#include <optional>
#include <random>

namespace evenmatch::search {

/// With a first seed, the same games on every run; without one, other games every time. Never the same game twice in a row.
class GameSeeds {
public:
    explicit GameSeeds(std::optional<std::uint64_t> first) : m_next(first) { }

    std::uint64_t next()
    {
        if (m_next)
            return (*m_next)++;
        return std::uint64_t{std::random_device()()} << 32 | std::random_device()();
    }

private:
    std::optional<std::uint64_t> m_next;
};

} // namespace evenmatch::search
