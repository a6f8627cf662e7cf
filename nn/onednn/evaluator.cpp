#include "nn/onednn/evaluator.h"

#include "nn/onednn/katago_evaluator.h"
#include "nn/onednn/network/network.h"

namespace evenmatch::nn {

using core::Error;
using core::ErrorCode;
using core::Result;

namespace {

Result<std::unique_ptr<Evaluator>> assemble(
    NetworkInfo info, const NetworkConfig& config, const Parameters& parameters, const EvaluatorOptions& options)
{
    if (options.device == Device::Cuda)
        return Error{ErrorCode::BadArgument, "CUDA"};
    info.exact = options.precision == Precision::Float32;
    const auto number = usesBFloat16(options.precision) ? onednn::Number::BFloat16 : onednn::Number::Float32;
    try {
        onednn::computeAlone();
        return makeNetworkEvaluator(
            std::move(info), config, std::make_unique<onednn::Network>(config, parameters, number), options.threads);
    } catch (const std::exception& exception) { // out of memory
        return Error{ErrorCode::Unexpected, exception.what()};
    }
}

} // namespace

Result<std::unique_ptr<Evaluator>> makeOnednnEvaluator(const ModelFile& model, const EvaluatorOptions& options)
{
    if (readsTrunk(model.config()))
        return Error{ErrorCode::NotFound,
            {EVENMATCH_TEXT("Errors", "the KataGo network %1, whose last layer it reads"), {model.config().trunkName}}};
    const auto parameters = readParameters(model);
    if (!parameters)
        return parameters.error();
    return assemble(model.info(), model.config(), *parameters, options);
}

Result<std::unique_ptr<Evaluator>> loadOnednnEvaluator(const std::filesystem::path& path, const EvaluatorOptions& options)
{
    return evaluatorOfFile(path, [&](const ModelFile& model) {
        return readsTrunk(model.config()) ? makeHeadsEvaluator(model, path, options) : makeOnednnEvaluator(model, options);
    });
}

Result<std::unique_ptr<Evaluator>> makeUntrainedOnednnEvaluator(
    const NetworkConfig& config, std::uint64_t seed, const EvaluatorOptions& options)
{
    if (!findEncoding(config.encoding))
        return Error{ErrorCode::BadArgument, config.encoding};
    return assemble(untrainedInfo(config, seed), config, randomParameters(config, seed), options);
}

} // namespace evenmatch::nn
