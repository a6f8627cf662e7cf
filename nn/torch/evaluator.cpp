#include "nn/torch/evaluator.h"

#include "nn/torch/katago_evaluator.h"
#include "nn/torch/network/compute_alone.h"
#include "nn/torch/network/folded_network.h"
#include "nn/torch/network/gpu_pass.h"
#include "nn/torch/network/parameters.h"
#include "nn/torch/network/plain_memory.h"

#include <c10/core/InferenceMode.h>

namespace evenmatch::nn {

using core::Error;
using core::ErrorCode;
using core::Result;

namespace {

constexpr std::size_t kUnmeasuredBatch = 128; ///< on a GPU without measurement in this build

class TorchPass final : public ForwardPass {
public:
    TorchPass(detail::FoldedNetwork network, std::int64_t planes) : m_network(std::move(network)), m_planes(planes) { }

    RawAnswers run(std::span<const float> boards, std::size_t count, Shape shape) const override
    {
        const c10::InferenceMode inference;
        const at::Tensor input
            = at::from_blob(const_cast<float*>(boards.data()), {static_cast<std::int64_t>(count), m_planes, shape.height, shape.width},
                at::kFloat); // is only read
        return detail::rawAnswers(m_network.run(input));
    }
    const std::vector<float>& rankMix() const override { return m_network.rankMix(); }
    std::size_t gpuBatch() const override { return m_network.onGpu() ? kUnmeasuredBatch : 0; }
    void beginThread() const override { detail::computeAlone(); }
    void batchIsDone() const override { detail::batchIsDone(); }

private:
    detail::FoldedNetwork m_network;
    std::int64_t m_planes;
};

Result<std::unique_ptr<Evaluator>> assemble(
    NetworkInfo info, const NetworkConfig& config, const detail::Tensors& parameters, const EvaluatorOptions& options)
{
    if (options.device == Device::Cuda && !hasCuda())
        return Error{ErrorCode::BadArgument, "CUDA"};
    const bool onGpu = options.device != Device::Cpu && hasCuda();
    info.exact = options.precision == Precision::Float32;
    const Encoding& encoding = *findEncoding(config.encoding);
#ifdef EVENMATCH_CUDA
    if (onGpu) {
        detail::FoldedNetwork network(config, parameters, at::kCUDA, detail::typeOnGpu(options.precision));
        return makeNetworkEvaluator(std::move(info), config, detail::makeGpuPass(std::move(network), encoding), options.threads);
    }
#endif
    const bool bfloat16 = onGpu ? options.precision != Precision::Float32 : usesBFloat16(options.precision);
    detail::FoldedNetwork network(config, parameters, onGpu ? at::kCUDA : at::kCPU, bfloat16 ? at::kBFloat16 : at::kFloat);
    auto pass = std::make_unique<TorchPass>(std::move(network), encoding.planes());
    return makeNetworkEvaluator(std::move(info), config, std::move(pass), options.threads);
}

/// Runs a function that makes an evaluator; an exception of the tensor library becomes an error.
template <class Make>
Result<std::unique_ptr<Evaluator>> guarded(const Make& make)
{
    try {
        const c10::InferenceMode inference;
        detail::computeAlone();
        return make();
    } catch (const std::exception& exception) {
        return Error{ErrorCode::Unexpected, exception.what()};
    }
}

} // namespace

bool hasCuda() { return at::hasCUDA(); }

Result<std::unique_ptr<Evaluator>> makeEvaluator(const ModelFile& model, const EvaluatorOptions& options)
{
    if (readsTrunk(model.config()))
        return Error{ErrorCode::NotFound,
            {EVENMATCH_TEXT("Errors", "the KataGo network %1, whose last layer it reads"), {model.config().trunkName}}};
    return guarded([&]() -> Result<std::unique_ptr<Evaluator>> {
        const auto parameters = readParameters(model);
        if (!parameters)
            return parameters.error();
        return assemble(model.info(), model.config(), detail::toTensors(*parameters), options);
    });
}

Result<std::unique_ptr<Evaluator>> makeUntrainedEvaluator(const NetworkConfig& config, std::uint64_t seed, const EvaluatorOptions& options)
{
    if (!findEncoding(config.encoding))
        return Error{ErrorCode::BadArgument, config.encoding};
    return guarded([&] { return assemble(untrainedInfo(config, seed), config, detail::initialParameters(config, seed), options); });
}

Result<std::unique_ptr<Evaluator>> loadEvaluator(const std::filesystem::path& path, const EvaluatorOptions& options)
{
    return evaluatorOfFile(path, [&](const ModelFile& model) {
        return readsTrunk(model.config()) ? makeTorchHeadsEvaluator(model, path, options) : makeEvaluator(model, options);
    });
}

} // namespace evenmatch::nn
