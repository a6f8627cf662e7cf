// Convolutions for inference by oneDNN: weights in the processor's preferred layout, with fused post-processing.
#pragma once

#include <dnnl.hpp>

#include <compare>
#include <cstdint>
#include <map>
#include <shared_mutex>
#include <unordered_map>
#include <vector>

namespace evenmatch::nn::onednn {

/// oneDNN's engine for the processor.
const dnnl::engine& processor();
/// Informs oneDNN that the calling thread has no helpers. Cheap if repeated.
void computeAlone();

/// A batch of boards of one shape.
struct Boards {
    std::int64_t count = 0;
    std::int64_t height = 0;
    std::int64_t width = 0;
    std::int64_t points() const { return height * width; }
    auto operator<=>(const Boards&) const = default;
};

enum class Number : std::uint8_t { Float32, BFloat16 };
inline std::int64_t sizeOf(Number number) { return number == Number::BFloat16 ? 2 : 4; }
inline dnnl::memory::data_type typeOf(Number number)
{
    return number == Number::BFloat16 ? dnnl::memory::data_type::bf16 : dnnl::memory::data_type::f32;
}

enum class Then : std::uint8_t {
    Nothing,
    Relu,
    Add, ///< adds the convolution to the output
    AddAndRelu, ///< relu(output + convolution), in place
};

/// Weights [outputs][inputs][size][size] of an odd size, the board padded by half of it, and biases [outputs].
struct Weights {
    std::int64_t outputs = 0;
    std::int64_t inputs = 0;
    std::int64_t size = 1;
    std::vector<float> numbers;
    std::vector<float> bias;
};

/// A convolution to compute, with the places of its data.
struct Step {
    dnnl::primitive pass;
    std::unordered_map<int, dnnl::memory> places;

    void run() const;
};

/// Logically immutable: any thread may use it.
class Convolution {
public:
    /// Computes in `computed`; the output is in `answered`.
    Convolution(Weights weights, Number computed, Number answered, Then then);

    /// From boards at `input`, [count][height][width][inputs], to `output` with outputs channels. `scratch` has scratchBytes() bytes.
    Step step(const void* input, void* output, void* scratch, const Boards& boards) const;
    std::size_t scratchBytes(const Boards& boards) const;

    std::int64_t outputs() const { return m_weights.outputs; }
    std::int64_t inputs() const { return m_weights.inputs; }

private:
    /// oneDNN's primitive for boards of one shape.
    struct Prepared {
        dnnl::memory::desc input;
        dnnl::memory::desc output;
        dnnl::memory::desc scratch;
        dnnl::memory weights;
        dnnl::convolution_forward pass;
    };

    const Prepared& preparedFor(const Boards& boards) const;
    Prepared prepare(const Boards& boards) const;
    dnnl::memory weightsAs(const dnnl::memory::desc& layout) const;

    Weights m_weights;
    Number m_computed;
    Number m_answered;
    Then m_then;
    mutable std::shared_mutex m_mutex;
    mutable std::map<Boards, Prepared> m_prepared; ///< prepared primitives are kept
};

} // namespace evenmatch::nn::onednn
