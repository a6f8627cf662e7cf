#include "nn/torch/network/gpu_pass.h"

#include "core/game/family.h"
#include "core/game/registry/games.h"
#include "nn/evaluate/gpu_batches.h"
#include "nn/torch/network/compute_alone.h"
#include "nn/torch/network/plain_memory.h"

#include <ATen/cuda/CUDAContext.h>
#include <ATen/cuda/CUDAGraph.h>
#include <c10/core/InferenceMode.h>
#include <c10/cuda/CUDAGuard.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <map>
#include <mutex>
#include <optional>

namespace evenmatch::nn::detail {

namespace {

using PassClock = std::chrono::steady_clock;
using Sizes = std::array<std::int64_t, 4>; ///< of boards: [B, planes, H, W]

constexpr std::array<std::size_t, 5> kBatches = {16, 32, 64, 128, 256}; ///< the batch sizes to measure
constexpr std::chrono::seconds kLongEnough{2}; ///< after this time no larger one is measured
constexpr int kWarmUps = 3; ///< before a capture: libraries choose their algorithms and allocate memory
constexpr int kTimes = 5; ///< measurements of each; the fastest counts
constexpr std::size_t kMostGraphs = 64;

at::TensorOptions pinned() { return at::TensorOptions().dtype(at::kFloat).pinned_memory(true); }

/// Starts a copy, which is complete when the stream is done.
at::Tensor toPinned(const at::Tensor& there)
{
    if (!there.defined())
        return {};
    at::Tensor here = at::empty(there.sizes(), pinned());
    here.copy_(there, true);
    return here;
}

class GpuPass final : public ForwardPass {
public:
    GpuPass(FoldedNetwork network, const Encoding& encoding)
        : m_network(std::move(network)), m_planes(encoding.planes()), m_stream(at::cuda::getStreamFromPool()),
          m_capturing(at::cuda::getStreamFromPool()), m_pool(at::cuda::graph_pool_handle())
    {
        m_batch = measured(encoding.shape(game::findGame(game::keyOf(encoding.family()))->start()));
    }

    RawAnswers run(std::span<const float> boards, std::size_t count, Shape shape) const override
    {
        const c10::InferenceMode inference;
        const Sizes sizes = {static_cast<std::int64_t>(fixedBatch(count)), m_planes, shape.height, shape.width};
        const at::Tensor input = at::empty(sizes, pinned());
        float* const numbers = input.data_ptr<float>();
        std::fill(std::copy(boards.begin(), boards.end(), numbers), numbers + input.numel(), 0.0f);

        const std::lock_guard lock(m_mutex);
        const Captured* const captured = find(sizes);
        const c10::cuda::CUDAStreamGuard onStream(m_stream);
        RawTensors there;
        if (captured) {
            captured->input.copy_(input, true);
            captured->graph->replay();
            there = captured->answers;
        } else {
            there = m_network.compute(input.to(at::kCUDA, at::kFloat, true));
        }
        RawTensors answers{toPinned(there.maps), toPinned(there.pass), toPinned(there.value), toPinned(there.strength)};
        m_stream.synchronize();
        return rawAnswers(std::move(answers));
    }
    const std::vector<float>& rankMix() const override { return m_network.rankMix(); }
    std::size_t gpuBatch() const override { return m_batch; }
    void beginThread() const override { computeAlone(); }
    void batchIsDone() const override { detail::batchIsDone(); }

private:
    struct Captured {
        std::unique_ptr<at::cuda::CUDAGraph> graph = std::make_unique<at::cuda::CUDAGraph>(); ///< reads `input`, writes `answers`
        at::Tensor input;
        RawTensors answers;
    };

    /// Null: computed without a graph.
    const Captured* find(const Sizes& sizes) const
    {
        const auto there = m_captured.find(sizes);
        if (there != m_captured.end())
            return &there->second;
        if (!m_captures || m_captured.size() >= kMostGraphs)
            return nullptr;
        auto made = capture(sizes);
        m_captures = made.has_value();
        return made ? &m_captured.emplace(sizes, *std::move(made)).first->second : nullptr;
    }

    /// On a separate stream, which may be unusable after a failed capture.
    std::optional<Captured> capture(const Sizes& sizes) const
    {
        const c10::cuda::CUDAStreamGuard onStream(m_capturing);
        Captured made;
        made.input = at::zeros(sizes, at::TensorOptions().dtype(at::kFloat).device(at::kCUDA));
        for (int i = 0; i < kWarmUps; ++i)
            m_network.compute(made.input);
        m_capturing.synchronize();
        try {
            made.graph->capture_begin(m_pool, cudaStreamCaptureModeThreadLocal); // other threads may allocate CUDA memory meanwhile
            made.answers = m_network.compute(made.input);
            made.graph->capture_end();
            return made;
        } catch (const std::exception&) {
            try {
                made.graph->capture_end();
            } catch (const std::exception&) { // it had not begun, or has ended
            }
            return std::nullopt;
        }
    }

    std::size_t measured(Shape shape) const
    {
        std::vector<TimedBatch> timed;
        const PassClock::time_point end = PassClock::now() + kLongEnough;
        for (const std::size_t batch : kBatches) {
            const std::vector<float> boards(batch * static_cast<std::size_t>(m_planes * shape.area()));
            double best = std::numeric_limits<double>::max();
            try {
                for (int i = -1; i < kTimes; ++i) { // the first captures
                    const PassClock::time_point begin = PassClock::now();
                    run(boards, batch, shape);
                    if (i >= 0)
                        best = std::min(best, std::chrono::duration<double>(PassClock::now() - begin).count());
                }
            } catch (const std::exception&) {
                if (timed.empty())
                    throw;
                break; // too many for its memory
            }
            timed.push_back({batch, best});
            if (PassClock::now() > end)
                break;
        }
        return bestBatch(timed);
    }

    FoldedNetwork m_network;
    std::int64_t m_planes;
    std::size_t m_batch = 0;

    mutable std::mutex m_mutex; ///< one batch at a time; guards all below
    at::cuda::CUDAStream m_stream;
    at::cuda::CUDAStream m_capturing;
    at::cuda::MempoolId_t m_pool; ///< shared by the graphs, of which one runs at a time
    mutable std::map<Sizes, Captured> m_captured;
    mutable bool m_captures = true; ///< until one has failed
};

} // namespace

at::ScalarType typeOnGpu(Precision precision)
{
    if (precision == Precision::Float32)
        return at::kFloat;
    const int capability = at::cuda::getCurrentDeviceProperties()->major;
    if (precision == Precision::BFloat16 || capability >= 8)
        return at::kBFloat16;
    return capability == 7 ? at::kHalf : at::kFloat;
}

std::unique_ptr<ForwardPass> makeGpuPass(FoldedNetwork network, const Encoding& encoding)
{
    return std::make_unique<GpuPass>(std::move(network), encoding);
}

} // namespace evenmatch::nn::detail
