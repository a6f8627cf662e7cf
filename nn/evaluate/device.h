// On what networks compute.
#pragma once

#include <cstdint>

namespace evenmatch::nn {

enum class Device : std::uint8_t { Auto, Cpu, Cuda }; ///< Auto: the GPU where LibTorch finds one

struct Computing {
    unsigned threads = 0; ///< that compute at the same time; 0: one a core
    Device device = Device::Auto;
    bool exact = false; ///< in 32-bit numbers everywhere, not in 16-bit ones where those are faster

    bool operator==(const Computing&) const = default;
};

} // namespace evenmatch::nn
