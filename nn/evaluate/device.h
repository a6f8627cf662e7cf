// The device on which networks compute.
#pragma once

#include <cstdint>
#include <string>

namespace evenmatch::nn {

enum class Device : std::uint8_t { Auto, Cpu, Cuda }; ///< Auto: a GPU if LibTorch finds one

struct Computing {
    unsigned threads = 0; ///< number of compute threads; 0: one per core
    Device device = Device::Auto;
    bool exact = false; ///< always 32-bit numbers, even if 16-bit ones are faster
    std::string trunk = {}; ///< the file of the KataGo network whose last layer a model reads; empty: beside the model's file

    bool operator==(const Computing&) const = default;
};

} // namespace evenmatch::nn
