// AdamW (Loshchilov and Hutter 2019) and SGD with momentum, with their state as named tensors that a checkpoint can hold.
#pragma once

#include "nn/torch/detail/network.h"

#include <functional>

namespace evenmatch::nn::detail {

struct StepOptions {
    bool sgd = false;
    double weightDecay = 0; ///< of matrices and kernels; biases and norms are left alone
};

class Optimizer {
public:
    /// Changes the wanted parameters by their gradients and clears all gradients.
    void step(Tensors& parameters, double rate, const StepOptions& options, const std::function<bool(const std::string&)>& wanted);

    const Tensors& state() const { return m_state; }
    void setState(Tensors state) { m_state = std::move(state); }

private:
    Tensors m_state; ///< "<parameter>.first", ".second" (Adam) and ".steps" (a number)
};

} // namespace evenmatch::nn::detail
