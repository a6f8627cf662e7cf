#include "nn/torch/katago_evaluator.h"

#include "nn/katago/evaluator.h"
#include "nn/katago/reader.h"
#include "nn/model/rank_heads.h"
#include "nn/torch/evaluator.h"
#include "nn/torch/network/compute_alone.h"
#include "nn/torch/network/katago_network.h"

#ifdef EVENMATCH_CUDA
#include "nn/torch/network/gpu_pass.h"
#endif

#include <c10/core/InferenceMode.h>

namespace evenmatch::nn {

using core::Error;
using core::ErrorCode;

namespace {

constexpr std::size_t kGpuBatch = 64; ///< positions that fill a GPU; not measured

bool usesGpu(Device device) { return device != Device::Cpu && hasCuda(); }

at::ScalarType typeFor(const EvaluatorOptions& options)
{
#ifdef EVENMATCH_CUDA
    if (usesGpu(options.device))
        return detail::typeOnGpu(options.precision);
#endif
    if (usesGpu(options.device))
        return options.precision == Precision::Float32 ? at::kFloat : at::kBFloat16;
    return usesBFloat16(options.precision) ? at::kBFloat16 : at::kFloat;
}

class TorchKatagoPass final : public KatagoPass {
public:
    TorchKatagoPass(const KatagoNetwork& network, at::Device device, at::ScalarType type) : m_network(network, device, type) { }

    void run(const KatagoInput& input, const KatagoWish& wish, KatagoOutput& output) const override
    {
        const c10::InferenceMode inference;
        const auto count = static_cast<std::int64_t>(input.count);
        const auto there = [&](std::span<const float> numbers, at::IntArrayRef shape) {
            return at::from_blob(const_cast<float*>(numbers.data()), shape, at::kFloat).to(m_network.device()); // is only read
        };
        const at::Tensor planes = there(input.planes, {count, kKatagoPlanes, input.height, input.width});
        const at::Tensor globals = there(input.globals, {count, kKatagoGlobals});
        const at::Tensor metadata = input.metadata.empty() ? at::Tensor() : there(input.metadata, {count, kKatagoMetadata});
        const detail::KatagoTensors tensors = m_network.compute(planes, globals, metadata, wish);
        copy(tensors.policy, output.policy);
        copy(tensors.policyPass, output.policyPass);
        copy(tensors.value, output.value);
        copy(tensors.scoreValue, output.scoreValue);
        copy(tensors.ownership, output.ownership);
        copy(tensors.trunk, output.trunk);
    }
    void beginThread() const override { detail::computeAlone(); }

private:
    static void copy(const at::Tensor& from, std::vector<float>& to)
    {
        to.clear();
        if (!from.defined())
            return;
        const at::Tensor here = from.to(at::kCPU, at::kFloat).contiguous();
        to.assign(here.data_ptr<float>(), here.data_ptr<float>() + here.numel());
    }

    detail::KatagoTorchNetwork m_network;
};

} // namespace

std::unique_ptr<KatagoPass> makeTorchKatagoPass(const KatagoNetwork& network, const EvaluatorOptions& options)
{
    const c10::InferenceMode inference;
    detail::computeAlone();
    return std::make_unique<TorchKatagoPass>(network, usesGpu(options.device) ? at::kCUDA : at::kCPU, typeFor(options));
}

namespace {

core::Result<std::unique_ptr<Evaluator>> assemble(const KatagoNetwork& network, std::shared_ptr<const RankHeads> heads,
    const std::filesystem::path& file, const EvaluatorOptions& options)
{
    if (options.device == Device::Cuda && !hasCuda())
        return Error{ErrorCode::BadArgument, "CUDA", file.string()};
    try {
        return makeKatagoEvaluator(network.info, makeTorchKatagoPass(network, options),
            {.threads = options.threads,
                .batch = usesGpu(options.device) ? kGpuBatch : 0,
                .exact = options.precision == Precision::Float32,
                .heads = std::move(heads)});
    } catch (const std::exception& exception) { // out of memory, or the tensor library's own
        return Error{ErrorCode::Unexpected, exception.what(), file.string()};
    }
}

} // namespace

core::Result<std::unique_ptr<Evaluator>> openTorchKatago(const std::filesystem::path& file, const EvaluatorOptions& options)
{
    const auto network = readKatagoNetwork(file);
    return network ? assemble(*network, nullptr, file, options) : network.error();
}

core::Result<std::unique_ptr<Evaluator>> makeTorchHeadsEvaluator(
    const ModelFile& model, const std::filesystem::path& file, const EvaluatorOptions& options)
{
    const auto read = readTrunkOf(model, file, options.trunk);
    return read ? assemble(read->network, read->heads, file, options) : read.error();
}

} // namespace evenmatch::nn
