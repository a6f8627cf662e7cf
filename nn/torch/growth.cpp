#include "nn/torch/detail/growth.h"

namespace evenmatch::nn::detail {

bool growsInto(const NetworkConfig& from, const NetworkConfig& to)
{
    NetworkConfig grown = from;
    grown.blocks = to.blocks;
    grown.squeeze = to.squeeze;
    return grown == to && from.blocks <= to.blocks && (from.squeeze == 0 || from.squeeze == to.squeeze);
}

void grow(const NetworkConfig& from, const NetworkConfig& to, Tensors& parameters)
{
    for (int i = 0; i < to.blocks; ++i) {
        const std::string name = blockName(i);
        const bool isNew = i >= from.blocks;
        if (isNew) {
            parameters.at(name + ".second.norm.weight").zero_();
            parameters.at(name + ".second.norm.bias").zero_();
        }
        if (to.squeeze > 0 && (isNew || from.squeeze == 0)) {
            // y · σ(a) + b, with a and b at 0, is half of y
            parameters.at(name + ".excite.weight").zero_();
            parameters.at(name + ".excite.bias").zero_();
            parameters.at(name + ".second.norm.weight").mul_(2);
            parameters.at(name + ".second.norm.bias").mul_(2);
        }
    }
}

} // namespace evenmatch::nn::detail
