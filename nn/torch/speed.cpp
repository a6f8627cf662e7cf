#include "nn/torch/speed.h"

#include "nn/evaluate/precision.h"
#include "nn/torch/network/compute_alone.h"
#include "nn/torch/network/convolution.h"

#include <ATen/Functions.h>
#include <c10/core/InferenceMode.h>

#include <ctime>
#include <functional>
#include <vector>

namespace evenmatch::nn {

namespace {

constexpr int kRounds = 5;
constexpr double kSecondsARound = 0.1;

double threadSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// The best of several rounds, because the machine may be loaded.
MeasuredWork best(double count, const std::function<void()>& work)
{
    work();
    MeasuredWork best{0, 1};
    for (int round = 0; round < kRounds; ++round) {
        MeasuredWork measured;
        const double begin = threadSeconds();
        do {
            work();
            measured.count += count;
            measured.cpuSeconds = threadSeconds() - begin;
        } while (measured.cpuSeconds < kSecondsARound);
        if (measured.perSecond() > best.perSecond())
            best = measured;
    }
    return best;
}

at::Tensor random(at::IntArrayRef shape, at::ScalarType type) { return at::randn(shape).to(type).contiguous(detail::kLayout); }

/// One convolution with its own data.
struct Convolution {
    at::Tensor input;
    at::Tensor weight;
    at::Tensor bias;
};

/// Every convolution of a network: tower, the three heads' first layers, the policy's maps.
std::vector<Convolution> convolutionsOf(const NetworkConfig& config, Shape shape, std::int64_t batch, at::ScalarType type)
{
    const Encoding& encoding = *findEncoding(config.encoding);
    std::vector<Convolution> list;
    const auto add = [&](std::int64_t inputs, std::int64_t outputs, std::int64_t size) {
        list.push_back({random({batch, inputs, shape.height, shape.width}, type), random({outputs, inputs, size, size}, type),
            at::zeros({outputs}).to(type)});
    };
    add(encoding.planes(), config.channels, 3);
    for (int layer = 0; layer < 2 * config.blocks; ++layer)
        add(config.channels, config.channels, 3);
    add(config.channels, policyHeadChannels(config), config.policySize);
    if (config.policyFurther > 0)
        add(policyHeadChannels(config), config.policyFurther, config.policySize);
    for (int head = 0; head < 2; ++head) // value and strength
        add(config.channels, config.headChannels, 1);
    const int maps = 1 + (config.ranks > 0 ? config.rankBasis : 0) + (config.strength == StrengthHead::Map ? 1 : 0);
    add(policyLastChannels(config), maps * encoding.movePlanes(), 1);
    return list;
}

template <class Measure>
MeasuredWork betterType(const Measure& measure)
{
    detail::computeAlone();
    const c10::InferenceMode inference;
    const MeasuredWork fp32 = measure(at::kFloat);
    if (!hasBFloat16())
        return fp32;
    const MeasuredWork bf16 = measure(at::kBFloat16);
    return fp32.perSecond() > bf16.perSecond() ? fp32 : bf16;
}

} // namespace

MeasuredWork measurePeak()
{
    constexpr std::int64_t kChannels = 256;
    constexpr std::int64_t kSide = 16;
    return betterType([](at::ScalarType type) {
        const at::Tensor input = random({4, kChannels, kSide, kSide}, type);
        const at::Tensor weight = random({kChannels, kChannels, 3, 3}, type);
        const at::Tensor bias = at::zeros({kChannels}).to(type);
        return best(2.0 * 9 * kChannels * kChannels * kSide * kSide * 4, [&] { detail::convolveByLibTorch(input, weight, bias); });
    });
}

MeasuredWork measureBareConvolutions(const NetworkConfig& config, Shape shape, std::size_t batch)
{
    const auto count = static_cast<std::int64_t>(batch);
    return betterType([&](at::ScalarType type) {
        const std::vector<Convolution> convolutions = convolutionsOf(config, shape, count, type);
        return best(static_cast<double>(batch), [&] {
            for (const auto& [input, weight, bias] : convolutions)
                detail::convolveByLibTorch(input, weight, bias);
        });
    });
}

} // namespace evenmatch::nn
