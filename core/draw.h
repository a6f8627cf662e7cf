// Random choices with given probabilities.
#pragma once

#include "core/random.h"

#include <cstddef>
#include <span>

namespace evenmatch::core {

/// A random index with these probabilities. REQUIRES: they add up to 1; not empty
inline std::size_t drawn(std::span<const float> chances, Random& random)
{
    double left = random.uniform();
    for (std::size_t i = 0; i + 1 < chances.size(); ++i)
        if ((left -= static_cast<double>(chances[i])) < 0)
            return i;
    return chances.size() - 1;
}

} // namespace evenmatch::core
