#include "app/networks/torch_functions.h"

#include "nn/torch/load_network.h"

namespace {

using namespace evenmatch;
using MadeEvaluator = core::Result<std::shared_ptr<nn::Evaluator>>;

MadeEvaluator shared(core::Result<std::unique_ptr<nn::Evaluator>> made)
{
    if (!made)
        return made.error();
    return std::shared_ptr<nn::Evaluator>(*std::move(made));
}

constexpr app::TorchFunctions kFunctions = {
    .load = [](const std::filesystem::path& path, const nn::EvaluatorOptions& options) { return shared(nn::loadNetwork(path, options)); },
    .makeUntrained = [](const nn::NetworkConfig& config, std::uint64_t seed,
                         const nn::EvaluatorOptions& options) { return shared(nn::makeUntrainedEvaluator(config, seed, options)); },
    .hasCuda = &nn::hasCuda,
    .train = &nn::train,
    .measurePeak = &nn::measurePeak,
    .measureBareConvolutions = &nn::measureBareConvolutions,
};

} // namespace

extern "C" __attribute__((visibility("default"))) const evenmatch::app::TorchFunctions* evenmatchTorchFunctions() { return &kFunctions; }
