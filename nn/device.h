// On what networks compute.
#pragma once

#include <cstdint>

namespace evenmatch::nn {

enum class Device : std::uint8_t { Auto, Cpu, Cuda }; ///< Auto: the GPU where LibTorch finds one

struct Computing {
    unsigned threads = 0; ///< that compute at the same time; 0: one a core
    Device device = Device::Auto;

    bool operator==(const Computing&) const = default;
};

} // namespace evenmatch::nn
