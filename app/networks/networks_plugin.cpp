#include "app/networks/networks_plugin.h"

#include "nn/torch/load_network.h"

extern "C" __attribute__((visibility("default"))) void evenmatchLoadNetwork(const std::string& path, evenmatch::app::NetworkResult& result)
{
    auto evaluator = evenmatch::nn::loadNetwork(path);
    if (evaluator)
        result = std::shared_ptr<evenmatch::nn::Evaluator>(*std::move(evaluator));
    else
        result = evaluator.error();
}
