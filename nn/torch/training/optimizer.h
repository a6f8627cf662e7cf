// AdamW (Loshchilov and Hutter 2019), SGD with momentum and Muon (Jordan and others 2024), with their state as named tensors that a
// checkpoint can hold.
#pragma once

#include "nn/torch/network/network.h"

#include <functional>

namespace evenmatch::nn::detail {

enum class Method : std::uint8_t {
    AdamW,
    Sgd,
    /// Kernels and matrices of hidden layers use the nearest orthogonal matrix of their momentum, scaled like a step of AdamW (Liu and
    /// others 2025, Equation 4); all other parameters use AdamW. A step costs little more, and a network needs fewer of them.
    Muon,
};

struct StepOptions {
    Method method = Method::AdamW;
    double weightDecay = 0; ///< of matrices and kernels; biases and norms have none
};

class Optimizer {
public:
    /// Updates the selected parameters by their gradients and clears all gradients. False: gradients are not finite, and nothing was
    /// changed.
    [[nodiscard]] bool step(
        Tensors& parameters, double rate, const StepOptions& options, const std::function<bool(const std::string&)>& wanted);

    const Tensors& state() const { return m_state; }
    void setState(Tensors state) { m_state = std::move(state); }

private:
    void goByMuon(const std::string& name, at::Tensor& parameter, const at::Tensor& gradient, double rate, double decay);
    void goByAdam(const std::string& name, at::Tensor& parameter, const at::Tensor& gradient, double rate, double decay);

    Tensors m_state; ///< "<parameter>.first", ".second" (Adam) and ".steps" (a number)
};

} // namespace evenmatch::nn::detail
