// A convolution of a network that answers and learns no more, as fast as the machine has it.
#pragma once

#include <ATen/ATen.h>

#include <memory>

namespace evenmatch::nn::detail {

inline constexpr auto kLayout = at::MemoryFormat::ChannelsLast; ///< of all boards on the processor

/// Where and in what numbers a network computes.
struct Arithmetic {
    at::Device device = at::kCPU;
    at::ScalarType type = at::kFloat; ///< or bf16
};

enum class Then {
    Nothing,
    Relu,
    AddAndRelu, ///< relu(what is there already + the convolution), in its place
};

/// The board padded by half of the weights' size. conv2d() leaves oneDNN aside for single small boards, which makes them four times slower:
/// hence oneDNN by its name where there is one.
at::Tensor convolveByLibTorch(const at::Tensor& input, const at::Tensor& weight, const at::Tensor& bias);

/// Weights laid out as the processor likes them, and what follows a convolution done in the same pass: the tensor library offers neither.
/// Never changes as far as one can see; any thread may run it that has called computeAlone().
class Convolution {
public:
    Convolution() = default;
    /// `weight`: [outputs, inputs, size, size] of an odd size, the board padded by half of it. `bias`: [outputs]. The answer is of the type
    /// computed in, or Float32.
    Convolution(
        const at::Tensor& weight, const at::Tensor& bias, Arithmetic arithmetic, Then then = Then::Nothing, bool answersInFloat = false);

    /// `input`: [B, inputs, H, W] of the type computed in. Both are channels last.
    at::Tensor operator()(const at::Tensor& input) const;
    /// For Then::AddAndRelu.
    void addTo(at::Tensor& sum, const at::Tensor& input) const;

private:
    struct State;
    std::shared_ptr<State> m_state; ///< null: none
};

} // namespace evenmatch::nn::detail
