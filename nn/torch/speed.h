// How fast this machine could be: what the speed of an evaluator is measured against.
#pragma once

#include "nn/input/encoding.h"
#include "nn/model/network_config.h"

#include <cstddef>

namespace evenmatch::nn {

/// Work done and the processor time it took, of one thread.
struct MeasuredWork {
    double count = 0;
    double cpuSeconds = 0;
    double perSecond() const { return count / cpuSeconds; }
};

/// Floating-point operations of one core on the convolution that it likes best, in the better one of fp32 and bf16. Takes about a second.
MeasuredWork measurePeak();

/// Positions of one core when it does nothing but a network's convolutions, `batch` at a time, in the tensor library's best mode: the
/// better one of fp32 and bf16, channels last, the convolution called by its name. Takes about a second.
MeasuredWork measureBareConvolutions(const NetworkConfig& config, Shape shape, std::size_t batch);

} // namespace evenmatch::nn
