// KataGo's arithmetic in its simplest form and in double precision: the reference for faster passes.
#pragma once

#include "nn/katago/network.h"
#include "nn/katago/pass.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace evenmatch::nn {

class KatagoReference {
public:
    KatagoReference(const KatagoNetwork& network, int height, int width) : m_network(network), m_height(height), m_width(width) { }

    /// One position; `planes` as [kKatagoPlanes][height][width].
    KatagoOutput run(const float* planes, const float* globals, const float* metadata) const
    {
        const katago::Trunk& trunk = m_network.trunk;
        const int points = m_height * m_width;
        Board input(kKatagoPlanes, points);
        for (int c = 0; c < kKatagoPlanes; ++c)
            for (int p = 0; p < points; ++p)
                input.at(c, p) = planes[c * points + p];
        Board x = convolve(trunk.input, input);
        addToAll(x, multiply(trunk.globals, std::vector<double>(globals, globals + kKatagoGlobals)));
        if (const auto& encoder = trunk.metadata) {
            std::vector<double> y(metadata, metadata + kKatagoMetadata);
            y = activated(encoder->firstActivation, multiply(encoder->first, y, encoder->firstBias));
            y = activated(encoder->secondActivation, multiply(encoder->second, y, encoder->secondBias));
            addToAll(x, multiply(encoder->third, y));
        }
        blocks(trunk.blocks, x);
        tip(trunk, x);
        KatagoOutput output;
        policy(x, output);
        value(x, output);
        for (int point = 0; point < x.points; ++point)
            for (int c = 0; c < x.channels; ++c)
                output.trunk.push_back(static_cast<float>(x.at(c, point)));
        return output;
    }

private:
    struct Board {
        Board(int channelCount, int pointCount)
            : channels(channelCount), points(pointCount), numbers(std::size_t(channelCount) * pointCount)
        {
        }
        double& at(int c, int p) { return numbers[std::size_t(c) * points + p]; }
        double at(int c, int p) const { return numbers[std::size_t(c) * points + p]; }
        int channels;
        int points;
        std::vector<double> numbers;
    };

    static double activated(katago::Activation kind, double x)
    {
        switch (kind) {
        case katago::Activation::Identity: return x;
        case katago::Activation::Relu: return std::max(x, 0.0);
        case katago::Activation::Mish: return x * std::tanh(x > 30 ? x : std::log1p(std::exp(x)));
        case katago::Activation::Silu: return x / (1 + std::exp(-x));
        }
        return x;
    }
    static std::vector<double> activated(katago::Activation kind, std::vector<double> x)
    {
        for (double& each : x)
            each = activated(kind, each);
        return x;
    }

    static std::vector<double> multiply(const katago::Linear& layer, const std::vector<double>& x, const std::vector<float>& bias = {})
    {
        std::vector<double> y(bias.begin(), bias.end());
        y.resize(std::size_t(layer.outputs));
        for (int i = 0; i < layer.inputs; ++i)
            for (int o = 0; o < layer.outputs; ++o)
                y[o] += x[i] * layer.weights[std::size_t(i) * layer.outputs + o];
        return y;
    }
    static Board multiply(const katago::Linear& layer, const Board& x)
    {
        Board y(layer.outputs, x.points);
        for (int p = 0; p < x.points; ++p) {
            std::vector<double> column;
            for (int c = 0; c < x.channels; ++c)
                column.push_back(x.at(c, p));
            const std::vector<double> result = multiply(layer, column);
            for (int o = 0; o < layer.outputs; ++o)
                y.at(o, p) = result[o];
        }
        return y;
    }
    static void addToAll(Board& x, const std::vector<double>& y)
    {
        for (int c = 0; c < x.channels; ++c)
            for (int p = 0; p < x.points; ++p)
                x.at(c, p) += y[c];
    }
    static void add(Board& x, const Board& y)
    {
        for (std::size_t i = 0; i < x.numbers.size(); ++i)
            x.numbers[i] += y.numbers[i];
    }

    Board convolve(const katago::Convolution& layer, const Board& x) const
    {
        Board y(layer.outputs, x.points);
        for (int o = 0; o < layer.outputs; ++o)
            for (int row = 0; row < m_height; ++row)
                for (int column = 0; column < m_width; ++column)
                    for (int dy = 0; dy < layer.height; ++dy)
                        for (int dx = 0; dx < layer.width; ++dx) {
                            const int fromRow = row + (dy - layer.height / 2) * layer.dilationY;
                            const int fromColumn = column + (dx - layer.width / 2) * layer.dilationX;
                            if (fromRow < 0 || fromRow >= m_height || fromColumn < 0 || fromColumn >= m_width)
                                continue;
                            for (int i = 0; i < layer.inputs; ++i)
                                y.at(o, row * m_width + column) += x.at(i, fromRow * m_width + fromColumn)
                                    * layer.weights[((std::size_t(dy) * layer.width + dx) * layer.inputs + i) * layer.outputs + o];
                        }
        return y;
    }

    static Board normalised(const katago::Normalisation& norm, katago::Activation activation, const Board& x)
    {
        Board y = x;
        for (int c = 0; c < x.channels; ++c)
            for (int p = 0; p < x.points; ++p)
                y.at(c, p) = activated(activation, x.at(c, p) * norm.scale[c] + norm.bias[c]);
        return y;
    }
    static Board normalised(const katago::RmsNormalisation& norm, katago::Activation activation, const Board& x)
    {
        Board y = x;
        double all = 0;
        for (const double each : x.numbers)
            all += each * each;
        for (int p = 0; p < x.points; ++p) {
            double squares = 0;
            for (int c = 0; c < x.channels; ++c)
                squares += x.at(c, p) * x.at(c, p);
            const double mean = norm.wholeBoard ? all / double(x.numbers.size()) : squares / x.channels;
            for (int c = 0; c < x.channels; ++c)
                y.at(c, p) = activated(
                    activation, x.at(c, p) / std::sqrt(mean + norm.epsilon) * norm.scale[c] + (norm.bias.empty() ? 0 : norm.bias[c]));
        }
        return y;
    }
    Board apply(const katago::NormalisedConvolution& layer, const Board& x) const
    {
        return convolve(layer.convolution, normalised(layer.norm, layer.activation, x));
    }

    static std::vector<double> pooled(const Board& x, bool threeMeans)
    {
        const double side = (std::sqrt(double(x.points)) - 14) / 10;
        std::vector<double> result(std::size_t(3) * x.channels);
        for (int c = 0; c < x.channels; ++c) {
            double sum = 0;
            double largest = -1;
            for (int p = 0; p < x.points; ++p) {
                sum += x.at(c, p);
                largest = std::max(largest, x.at(c, p));
            }
            const double mean = sum / x.points;
            result[c] = mean;
            result[x.channels + c] = mean * side;
            result[2 * x.channels + c] = threeMeans ? mean * (side * side - 0.1) : largest;
        }
        return result;
    }

    void block(const katago::OrdinaryBlock& block, Board& x) const { add(x, apply(block.second, apply(block.first, x))); }
    void block(const katago::GlobalPoolingBlock& block, Board& x) const
    {
        const Board y = normalised(block.first.norm, block.first.activation, x);
        Board inner = convolve(block.first.convolution, y);
        const Board forPool = normalised(block.pooledNorm, block.pooledActivation, convolve(block.pooled, y));
        addToAll(inner, multiply(block.pooledToBias, pooled(forPool, false)));
        add(x, apply(block.second, inner));
    }
    void block(const katago::FeedForwardBlock& block, Board& x) const
    {
        const Board y = normalised(block.norm, katago::Activation::Identity, x);
        Board up = multiply(block.up, y);
        const Board gate = multiply(block.gate, y);
        for (std::size_t i = 0; i < up.numbers.size(); ++i)
            up.numbers[i] = activated(katago::Activation::Silu, up.numbers[i]) * gate.numbers[i];
        add(x, multiply(block.down, up));
    }
    void block(const std::unique_ptr<katago::NestedBlock>& block, Board& x) const
    {
        Board inner = apply(block->first, x);
        blocks(block->blocks, inner);
        add(x, apply(block->last, inner));
    }
    void block(const katago::AttentionBlock& block, Board& x) const
    {
        const Board y = normalised(block.norm, katago::Activation::Identity, x);
        Board query = multiply(block.query, y);
        Board key = multiply(block.key, y);
        const Board value = multiply(block.value, y);
        if (block.rotary) {
            rotate(block, query, block.heads);
            rotate(block, key, block.keyHeads);
        }
        Board result(block.heads * block.valueWidth, x.points);
        for (int head = 0; head < block.heads; ++head) {
            const int shared = head * block.keyHeads / block.heads;
            for (int p = 0; p < x.points; ++p) {
                std::vector<double> weights;
                double sum = 0;
                for (int q = 0; q < x.points; ++q) {
                    double product = 0;
                    for (int c = 0; c < block.keyWidth; ++c)
                        product += query.at(head * block.keyWidth + c, p) * key.at(shared * block.keyWidth + c, q);
                    weights.push_back(std::exp(product / std::sqrt(double(block.keyWidth))));
                    sum += weights.back();
                }
                for (int c = 0; c < block.valueWidth; ++c)
                    for (int q = 0; q < x.points; ++q)
                        result.at(head * block.valueWidth + c, p) += weights[q] / sum * value.at(shared * block.valueWidth + c, q);
            }
        }
        add(x, multiply(block.out, result));
    }
    void rotate(const katago::AttentionBlock& block, Board& x, int heads) const
    {
        const int pairs = block.keyWidth / 2;
        const int perDirection = pairs / 2;
        for (int head = 0; head < heads; ++head) {
            const int shared = head * block.keyHeads / heads;
            for (int pair = 0; pair < pairs; ++pair) {
                for (int p = 0; p < x.points; ++p) {
                    const int row = p / m_width;
                    const int column = p % m_width;
                    double angle = 0;
                    if (!block.rotaryFrequencies.empty()) {
                        const float* const frequency = block.rotaryFrequencies.data() + std::size_t(shared * pairs + pair) * 2;
                        angle = column * double(frequency[0]) + row * double(frequency[1]);
                    } else if (pair < perDirection) {
                        angle = row / std::pow(block.rotaryTheta, 2.0 * pair / pairs);
                    } else {
                        angle = column / std::pow(block.rotaryTheta, 2.0 * (pair - perDirection) / pairs);
                    }
                    double& first = x.at(head * block.keyWidth + 2 * pair, p);
                    double& second = x.at(head * block.keyWidth + 2 * pair + 1, p);
                    const double turned = first * std::cos(angle) - second * std::sin(angle);
                    second = first * std::sin(angle) + second * std::cos(angle);
                    first = turned;
                }
            }
        }
    }
    void blocks(const std::vector<katago::Block>& all, Board& x) const
    {
        for (const katago::Block& each : all)
            std::visit([&](const auto& given) { block(given, x); }, each);
    }

    static void tip(const katago::Trunk& trunk, Board& x)
    {
        x = std::visit([&](const auto& norm) { return normalised(norm, trunk.tipActivation, x); }, trunk.tip);
    }

    static void append(std::vector<float>& to, const std::vector<double>& from) { to.insert(to.end(), from.begin(), from.end()); }

    void policy(const Board& x, KatagoOutput& output) const
    {
        const katago::PolicyHead& head = m_network.policy;
        const std::vector<double> pool = pooled(normalised(head.pooledNorm, head.pooledActivation, convolve(head.pooled, x)), false);
        Board hidden = convolve(head.hidden, x);
        addToAll(hidden, multiply(head.pooledToBias, pool));
        append(output.policy, convolve(head.out, normalised(head.hiddenNorm, head.hiddenActivation, hidden)).numbers);
        std::vector<double> pass = multiply(head.pass, pool, head.passBias);
        if (head.passOut)
            pass = multiply(*head.passOut, activated(head.passActivation, pass));
        append(output.policyPass, pass);
    }
    void value(const Board& x, KatagoOutput& output) const
    {
        const katago::ValueHead& head = m_network.value;
        const Board hidden = normalised(head.norm, head.activation, convolve(head.hidden, x));
        const std::vector<double> inner = activated(head.pooledActivation, multiply(head.pooled, pooled(hidden, true), head.pooledBias));
        append(output.value, multiply(head.value, inner, head.valueBias));
        append(output.scoreValue, multiply(head.scoreValue, inner, head.scoreValueBias));
        append(output.ownership, convolve(head.ownership, hidden).numbers);
    }

    const KatagoNetwork& m_network;
    int m_height;
    int m_width;
};

} // namespace evenmatch::nn
