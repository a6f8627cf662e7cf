#include "nn/onednn/network/loops.h"

#include "nn/model/each_processor.h"
#include "nn/model/half.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::nn::onednn {

namespace {

using Bits = std::uint16_t; ///< of a bf16

EVENMATCH_INLINED float read(float number) { return number; }
EVENMATCH_INLINED float read(Bits bits) { return bfloat16ToFloat(bits); }
EVENMATCH_INLINED void write(float number, float& place) { place = number; }
EVENMATCH_INLINED void write(float number, Bits& place) { place = floatToBfloat16(number); }

/// Rows of channels.
struct Rows {
    std::int64_t count;
    std::int64_t channels;
};

// The loops are inlined into one function per type, which is compiled for each kind of processor.

template <class T>
EVENMATCH_INLINED void addUpOf(Rows rows, const T* __restrict y, float* __restrict sum)
{
    for (std::int64_t p = 0; p < rows.count; ++p, y += rows.channels)
        for (std::int64_t c = 0; c < rows.channels; ++c)
            sum[c] += read(y[c]);
}

template <class T>
EVENMATCH_INLINED void combineOf(
    Rows rows, T* __restrict x, const T* __restrict y, const float* __restrict scale, const float* __restrict shift)
{
    for (std::int64_t p = 0; p < rows.count; ++p, x += rows.channels, y += rows.channels) {
        for (std::int64_t c = 0; c < rows.channels; ++c) {
            const float value = read(x[c]) + read(y[c]) * scale[c] + shift[c];
            write(value > 0 ? value : 0, x[c]);
        }
    }
}

template <class T>
EVENMATCH_INLINED void largestOf(Rows rows, const T* __restrict y, float* __restrict most)
{
    for (std::int64_t p = 0; p < rows.count; ++p, y += rows.channels) {
        for (std::int64_t c = 0; c < rows.channels; ++c) {
            const float value = read(y[c]);
            most[c] = value > most[c] ? value : most[c];
        }
    }
}

EVENMATCH_EACH_PROCESSOR void addUp(Rows rows, const float* y, float* sum) { addUpOf(rows, y, sum); }
EVENMATCH_EACH_PROCESSOR void addUp(Rows rows, const Bits* y, float* sum) { addUpOf(rows, y, sum); }
EVENMATCH_EACH_PROCESSOR void combine(Rows rows, float* x, const float* y, const float* scale, const float* shift)
{
    combineOf(rows, x, y, scale, shift);
}
EVENMATCH_EACH_PROCESSOR void combine(Rows rows, Bits* x, const Bits* y, const float* scale, const float* shift)
{
    combineOf(rows, x, y, scale, shift);
}
EVENMATCH_EACH_PROCESSOR void largest(Rows rows, const float* y, float* most) { largestOf(rows, y, most); }
EVENMATCH_EACH_PROCESSOR void largest(Rows rows, const Bits* y, float* most) { largestOf(rows, y, most); }

/// out += Σ in[i] · (column i).
EVENMATCH_EACH_PROCESSOR void addColumns(
    std::size_t rows, std::size_t columns, const float* __restrict column, const float* __restrict in, float* __restrict out)
{
    for (std::size_t i = 0; i < columns; ++i, column += rows)
        for (std::size_t row = 0; row < rows; ++row)
            out[row] += in[i] * column[row];
}

/// mean[channels] of a board.
template <class T>
void meanOf(Rows rows, const T* y, float* mean)
{
    std::fill_n(mean, rows.channels, 0.0f);
    addUp(rows, y, mean);
    for (std::int64_t c = 0; c < rows.channels; ++c)
        mean[c] /= static_cast<float>(rows.count);
}

template <class T>
void excite(Rows rows, T* x, const T* y, const SqueezeExcite& layers)
{
    thread_local std::vector<float> places;
    const auto channels = static_cast<std::size_t>(rows.channels);
    places.resize(channels + layers.squeeze.outputs() + 2 * channels);
    float* const mean = places.data();
    float* const hidden = mean + channels;
    float* const scale = hidden + layers.squeeze.outputs(); // and the shift after it
    meanOf(rows, y, mean);
    layers.squeeze.withRelu(mean, hidden);
    layers.excite(hidden, scale);
    for (std::size_t c = 0; c < channels; ++c)
        scale[c] = 1 / (1 + std::exp(-scale[c]));
    combine(rows, x, y, scale, scale + channels);
}

template <class T>
void poolOf(Rows rows, const T* numbers, float* pooled)
{
    meanOf(rows, numbers, pooled);
    float* const most = pooled + rows.channels;
    for (std::int64_t c = 0; c < rows.channels; ++c)
        most[c] = read(numbers[c]);
    largest(rows, numbers, most);
}

} // namespace

Linear::Linear(const std::vector<float>& weights, std::vector<float> bias) : m_columns(weights.size()), m_bias(std::move(bias))
{
    const std::size_t rows = m_bias.size();
    const std::size_t columns = rows > 0 ? weights.size() / rows : 0;
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 0; column < columns; ++column)
            m_columns[column * rows + row] = weights[row * columns + column];
}

void Linear::operator()(const float* in, float* out) const
{
    std::ranges::copy(m_bias, out);
    if (!m_bias.empty())
        addColumns(m_bias.size(), m_columns.size() / m_bias.size(), m_columns.data(), in, out);
}

void Linear::withRelu(const float* in, float* out) const
{
    (*this)(in, out);
    for (std::size_t i = 0; i < m_bias.size(); ++i)
        out[i] = std::max(out[i], 0.0f);
}

void exciteInto(const Board& board, void* x, const void* y, const SqueezeExcite& layers)
{
    const Rows rows{board.points, board.channels};
    if (board.number == Number::BFloat16)
        excite(rows, static_cast<Bits*>(x), static_cast<const Bits*>(y), layers);
    else
        excite(rows, static_cast<float*>(x), static_cast<const float*>(y), layers);
}

void pool(const Board& board, const void* numbers, float* pooled)
{
    const Rows rows{board.points, board.channels};
    if (board.number == Number::BFloat16)
        poolOf(rows, static_cast<const Bits*>(numbers), pooled);
    else
        poolOf(rows, static_cast<const float*>(numbers), pooled);
}

} // namespace evenmatch::nn::onednn
