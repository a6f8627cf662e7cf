#include "app/networks/networks_plugin.h"

#include "nn/torch/load_network.h"

extern "C" __attribute__((visibility("default"))) void evenmatchLoadNetwork(const std::string& path, const evenmatch::nn::Computing& computing,
                                                                            evenmatch::app::NetworkResult& result)
{
    auto evaluator = evenmatch::nn::loadNetwork(path, {.threads = computing.threads,
        .precision = computing.exact ? evenmatch::nn::Precision::Float32 : evenmatch::nn::Precision::Fastest, .device = computing.device});
    if (evaluator)
        result = std::shared_ptr<evenmatch::nn::Evaluator>(*std::move(evaluator));
    else
        result = evaluator.error();
}

extern "C" __attribute__((visibility("default"))) bool evenmatchHasCuda()
{
    return evenmatch::nn::hasCuda();
}
