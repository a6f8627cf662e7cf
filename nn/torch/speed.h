// The machine's possible speed, as a reference for an evaluator's speed.
#pragma once

#include "nn/input/encoding.h"
#include "nn/model/network_config.h"

#include <cstddef>

namespace evenmatch::nn {

/// Work and its processor time in one thread.
struct MeasuredWork {
    double count = 0;
    double cpuSeconds = 0;
    double perSecond() const { return count / cpuSeconds; }
};

/// Floating-point operations of one core on its fastest convolution, in the better of fp32 and bf16. Takes about a second.
MeasuredWork measurePeak();

/// The speed of one core that computes only a network's convolutions, `batch` positions at a time, in the tensor library's best mode: the
/// better of fp32 and bf16, channels last, the convolution called by its name. Takes about a second.
MeasuredWork measureBareConvolutions(const NetworkConfig& config, Shape shape, std::size_t batch);

} // namespace evenmatch::nn
