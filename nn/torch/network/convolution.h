// A convolution for inference, as fast as the machine allows.
#pragma once

#include <ATen/ATen.h>

#include <memory>

namespace evenmatch::nn::detail {

inline constexpr auto kLayout = at::MemoryFormat::ChannelsLast; ///< of all boards on the processor

/// Device and number type of a network's computations.
struct Arithmetic {
    at::Device device = at::kCPU;
    at::ScalarType type = at::kFloat; ///< or bf16
};

enum class Then {
    Nothing,
    Relu,
    AddAndRelu, ///< relu(output + convolution), in place
};

/// Pads the board by half of the weights' size. conv2d() does not use oneDNN for single small boards, which makes them four times slower;
/// therefore oneDNN is called by name if available.
at::Tensor convolveByLibTorch(const at::Tensor& input, const at::Tensor& weight, const at::Tensor& bias);

/// Weights in the processor's preferred layout and fused post-processing, which the tensor library does not offer. Logically immutable; any
/// thread may run it that has called computeAlone().
class Convolution {
public:
    Convolution() = default;
    /// `weight`: [outputs, inputs, size, size] of an odd size, the board padded by half of it. `bias`: [outputs]. The output has the
    /// computing type, or Float32.
    Convolution(
        const at::Tensor& weight, const at::Tensor& bias, Arithmetic arithmetic, Then then = Then::Nothing, bool answersInFloat = false);

    /// `input`: [B, inputs, H, W] in the computing type. Both are channels last.
    at::Tensor operator()(const at::Tensor& input) const;
    /// For Then::AddAndRelu.
    void addTo(at::Tensor& sum, const at::Tensor& input) const;

private:
    struct State;
    std::shared_ptr<State> m_state; ///< null: none
};

} // namespace evenmatch::nn::detail
