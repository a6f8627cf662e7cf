#include "nn/torch/training/growth.h"

namespace evenmatch::nn::detail {

bool growsInto(const NetworkConfig& from, const NetworkConfig& to)
{
    NetworkConfig grown = from;
    grown.blocks = to.blocks;
    grown.valueBlocks = to.valueBlocks;
    grown.owners = to.owners;
    grown.squeeze = to.squeeze;
    grown.rankBasis = to.rankBasis;
    grown.policyChannels = to.policyChannels;
    grown.policySize = to.policySize;
    grown.policyFurther = to.policyFurther;
    return grown == to && from.blocks <= to.blocks && from.valueBlocks <= to.valueBlocks && from.owners <= to.owners
        && from.rankBasis <= to.rankBasis && (from.squeeze == 0 || from.squeeze == to.squeeze);
}

bool beginsAnew(const std::string& name, const NetworkConfig& from, const NetworkConfig& to)
{
    const bool samePolicy
        = policyHeadChannels(from) == policyHeadChannels(to) && from.policySize == to.policySize && from.policyFurther == to.policyFurther;
    return !samePolicy && name.starts_with("policy.") && name != "policy.ranks";
}

at::Tensor withMoreMaps(
    const std::string& name, const at::Tensor& old, const NetworkConfig& from, const NetworkConfig& to, const at::Tensor& fresh)
{
    if (from.rankBasis == to.rankBasis || old.sizes() == fresh.sizes())
        return old;
    const at::Tensor grown = fresh.clone();
    if (name == "policy.ranks") {
        grown.narrow(1, 0, from.rankBasis).copy_(old);
        return grown;
    }
    const bool hasQuality = to.strength == StrengthHead::Map;
    const std::int64_t rows = old.size(0) / (1 + from.rankBasis + (hasQuality ? 1 : 0)); // of a map
    grown.zero_();
    grown.narrow(0, 0, rows * (1 + from.rankBasis)).copy_(old.narrow(0, 0, rows * (1 + from.rankBasis)));
    if (hasQuality)
        grown.narrow(0, grown.size(0) - rows, rows).copy_(old.narrow(0, old.size(0) - rows, rows));
    return grown;
}

void grow(const NetworkConfig& from, const NetworkConfig& to, Tensors& parameters)
{
    const auto growBlocks = [&](const std::vector<std::string>& blocks, std::size_t known) {
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            const std::string& name = blocks[i];
            const bool isNew = i >= known;
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
    };
    growBlocks(towerBlocks(to), static_cast<std::size_t>(from.blocks));
    growBlocks(valueBlocks(to), static_cast<std::size_t>(from.valueBlocks));
}

} // namespace evenmatch::nn::detail
