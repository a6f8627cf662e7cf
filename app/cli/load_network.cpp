// The command line is linked with LibTorch, where there is one.
#include "app/network.h"

#ifdef EVENMATCH_TORCH
#include "nn/torch/load_network.h"
#endif

namespace evenmatch::app {

core::Result<std::shared_ptr<nn::Evaluator>> loadNetworkFile(const std::string& path, [[maybe_unused]] const nn::Computing& computing)
{
#ifdef EVENMATCH_TORCH
    auto evaluator = nn::loadNetwork(path, {.threads = computing.threads,
                                               .precision = computing.exact ? nn::Precision::Float32 : nn::Precision::Fastest,
                                               .device = computing.device});
    if (!evaluator)
        return evaluator.error();
    return std::shared_ptr<nn::Evaluator>(*std::move(evaluator));
#else
    return core::Error{core::ErrorCode::NotFound, "LibTorch", path};
#endif
}

} // namespace evenmatch::app
