#include "app/cli/network.h"

#include "nn/caching_evaluator.h"
#include "nn/fake_evaluator.h"
#ifdef EVENMATCH_TORCH
#include "nn/torch/load_network.h"
#endif

namespace evenmatch::cli {

namespace {

core::Result<std::shared_ptr<nn::Evaluator>> load(const std::string& path)
{
    // For tests of commands, which must run without a network.
    if (path == "fake:go")
        return std::shared_ptr<nn::Evaluator>(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "go", .scale = strength::goScale()}));
    if (path == "fake:chess")
        return std::shared_ptr<nn::Evaluator>(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess", .scale = strength::chessScale()}));
#ifdef EVENMATCH_TORCH
    auto evaluator = nn::loadNetwork(path);
    if (!evaluator)
        return evaluator.error();
    return std::shared_ptr<nn::Evaluator>(*std::move(evaluator));
#else
    return core::Error{core::ErrorCode::NotFound, "LibTorch", path};
#endif
}

} // namespace

core::Result<OpenNetwork> openNetwork(const std::string& path, std::size_t callers)
{
    auto loaded = load(path);
    if (!loaded)
        return loaded.error();
    OpenNetwork network{*std::move(loaded), nullptr};
    if (callers > 1) {
        network.batching = std::make_shared<nn::BatchingEvaluator>(network.evaluator);
        network.evaluator = network.batching;
    }
    network.evaluator = std::make_shared<nn::CachingEvaluator>(network.evaluator);
    return network;
}

} // namespace evenmatch::cli
