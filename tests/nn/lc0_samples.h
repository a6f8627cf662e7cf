// Small lc0 networks as the bytes of a weights file.
#pragma once

#include "core/random.h"
#include "nn/lc0/network.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <string>
#include <vector>

namespace evenmatch::lc0 {

/// Writes a message field by field.
class WireWriter {
public:
    WireWriter& number(std::uint32_t field, std::uint64_t value)
    {
        varint(field << 3);
        varint(value);
        return *this;
    }
    WireWriter& fixed32(std::uint32_t field, std::uint32_t value)
    {
        varint(field << 3 | 5);
        for (int shift = 0; shift < 32; shift += 8)
            m_bytes += static_cast<char>(value >> shift);
        return *this;
    }
    WireWriter& bytes(std::uint32_t field, const std::string& value)
    {
        varint(field << 3 | 2);
        varint(value.size());
        m_bytes += value;
        return *this;
    }
    const std::string& done() const { return m_bytes; }

private:
    void varint(std::uint64_t value)
    {
        for (; value >= 0x80; value >>= 7)
            m_bytes += static_cast<char>(value | 0x80);
        m_bytes += static_cast<char>(value);
    }

    std::string m_bytes;
};

inline std::string layerBytes(const std::vector<float>& numbers)
{
    const auto [low, high] = std::ranges::minmax(numbers);
    std::string params;
    for (const float number : numbers) {
        const auto code = static_cast<unsigned>(high > low ? std::lround((number - low) / (high - low) * 65535) : 0);
        params += static_cast<char>(code & 0xff);
        params += static_cast<char>(code >> 8);
    }
    return WireWriter()
        .fixed32(1, std::bit_cast<std::uint32_t>(low))
        .fixed32(2, std::bit_cast<std::uint32_t>(high))
        .bytes(3, params)
        .done();
}

/// The shape of a sample network, with lc0's numbers.
struct SampleKind {
    int channels = 4;
    int blocks = 1;
    bool se = true;
    bool convolutionalPolicy = true;
    bool winDrawLoss = true;
    int input = 1;
    int network = 4; ///< 1, 2: classical and SE without head formats; 3, 4: with
    int activation = 0;
};

/// Fills layers with small random numbers.
class SampleWriter {
public:
    explicit SampleWriter(std::uint64_t seed) : m_random(seed) { }

    std::string layer(std::size_t count, float low = -1, float high = 1)
    {
        std::vector<float> numbers;
        for (std::size_t i = 0; i < count; ++i)
            numbers.push_back(low + (high - low) * static_cast<float>(m_random() >> 40) / static_cast<float>(1 << 24));
        return layerBytes(numbers);
    }
    std::string convolution(int inputs, int outputs, int size)
    {
        const float reach = 1 / std::sqrt(static_cast<float>(inputs * size * size));
        return WireWriter()
            .bytes(1, layer(outputs * inputs * size * size, -reach, reach))
            .bytes(3, layer(outputs))
            .bytes(4, layer(outputs, 0.5f, 2))
            .bytes(5, layer(outputs, 0.5f, 2))
            .bytes(6, layer(outputs))
            .done();
    }
    std::string plainConvolution(int inputs, int outputs, int size)
    {
        return WireWriter().bytes(1, layer(outputs * inputs * size * size)).bytes(2, layer(outputs)).done();
    }
    void dense(WireWriter& message, std::uint32_t field, int inputs, int outputs)
    {
        const float reach = 1 / std::sqrt(static_cast<float>(inputs));
        message.bytes(field, layer(inputs * outputs, -reach, reach)).bytes(field + 1, layer(outputs));
    }

private:
    core::Random m_random;
};

inline std::string sampleNetwork(const SampleKind& kind, std::uint64_t seed = 1)
{
    SampleWriter sample(seed);
    WireWriter weights;
    weights.bytes(1, sample.convolution(kInputPlanes, kind.channels, 3));
    for (int n = 0; n < kind.blocks; ++n) {
        WireWriter block;
        block.bytes(1, sample.convolution(kind.channels, kind.channels, 3)).bytes(2, sample.convolution(kind.channels, kind.channels, 3));
        if (kind.se) {
            WireWriter unit;
            sample.dense(unit, 1, kind.channels, 2);
            sample.dense(unit, 3, 2, 2 * kind.channels);
            block.bytes(3, unit.done());
        }
        weights.bytes(2, block.done());
    }
    if (kind.convolutionalPolicy) {
        weights.bytes(11, sample.convolution(kind.channels, kind.channels, 3))
            .bytes(3, sample.plainConvolution(kind.channels, kPolicyPlanes, 3));
    } else {
        weights.bytes(3, sample.convolution(kind.channels, 2, 1));
        sample.dense(weights, 4, 2 * 64, kPolicySize);
    }
    weights.bytes(6, sample.convolution(kind.channels, 1, 1));
    sample.dense(weights, 7, 64, 3);
    sample.dense(weights, 9, 3, kind.winDrawLoss ? 3 : 1);

    WireWriter format;
    format.number(1, kind.input).number(2, kind.winDrawLoss ? 2 : 1).number(3, kind.network);
    if (kind.network > 2)
        format.number(4, kind.convolutionalPolicy ? 2 : 1).number(5, kind.winDrawLoss ? 2 : 1);
    if (kind.activation != 0)
        format.number(7, kind.activation);
    return WireWriter()
        .fixed32(1, 0x1c0)
        .bytes(2, "none")
        .bytes(4, WireWriter().number(1, 1).bytes(2, format.done()).done())
        .bytes(10, weights.done())
        .done();
}

} // namespace evenmatch::lc0
