// The operations between convolutions: loops over channels, which are adjacent.
#pragma once

#include "nn/onednn/network/convolution.h"

#include <cstdint>
#include <vector>

namespace evenmatch::nn::onednn {

/// out = weights · in + bias, in Float32.
class Linear {
public:
    Linear() = default;
    /// `weights`: [outputs][inputs]
    Linear(const std::vector<float>& weights, std::vector<float> bias);

    void operator()(const float* in, float* out) const;
    void withRelu(const float* in, float* out) const;
    std::size_t outputs() const { return m_bias.size(); }

private:
    std::vector<float> m_columns; ///< [inputs][outputs]
    std::vector<float> m_bias;
};

/// The two numbers per channel that squeeze-and-excitation computes from a board's means.
struct SqueezeExcite {
    Linear squeeze;
    Linear excite;
};

/// One board: `points` rows of `channels` numbers of one type.
struct Board {
    Number number;
    std::int64_t points;
    std::int64_t channels;

    /// The n-th of consecutive boards.
    const char* of(const void* boards, std::int64_t n) const
    {
        return static_cast<const char*>(boards) + n * points * channels * sizeOf(number);
    }
    char* of(void* boards, std::int64_t n) const { return static_cast<char*>(boards) + n * points * channels * sizeOf(number); }
};

/// x = relu(x + y · σ(a) + b) with (a, b) = excite(relu(squeeze(mean of y over the board))).
void exciteInto(const Board& board, void* x, const void* y, const SqueezeExcite& layers);

/// mean[channels], and after it maximum[channels].
void pool(const Board& board, const void* numbers, float* pooled);

} // namespace evenmatch::nn::onednn
