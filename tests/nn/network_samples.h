// Small networks of random parameters as model files, for tests of evaluators.
#pragma once

#include "nn/model/network_parameters.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <optional>

namespace evenmatch::nn {

inline NetworkConfig smallNetwork(const std::string& encoding, int squeeze, StrengthHead strength = StrengthHead::Map)
{
    return {.encoding = encoding,
        .blocks = 2,
        .channels = 16,
        .squeeze = squeeze,
        .headChannels = 8,
        .hidden = 16,
        .valueBlocks = encoding == "go-tactical" ? 1 : 0, // tests both kinds
        .ranks = strength == StrengthHead::Published ? 0 : 4,
        .rankBasis = 3,
        .strength = strength};
}

/// Writes a network to a file. Its scale and profile are those of `like`; otherwise it has no profile, and names of ranks that no game
/// uses.
inline core::Result<void> writeNetwork(const std::filesystem::path& path, const NetworkConfig& config, const Parameters& parameters,
    const std::optional<NetworkInfo>& like = std::nullopt)
{
    std::vector<NamedTensor> tensors;
    for (const auto& [name, parameter] : parameters)
        tensors.push_back({name, {DType::F32, parameter.shape, std::as_bytes(std::span(parameter.numbers))}});
    const NetworkInfo info = like.value_or(untrainedInfo(config, 0));
    return writeModel(path, {.name = "sample", .network = config, .scale = info.scale, .profile = info.profile}, tensors);
}

/// The largest difference of two lists; a huge one for lists of different lengths.
inline float farthest(const std::vector<float>& a, const std::vector<float>& b)
{
    if (a.size() != b.size())
        return 1e9F;
    float most = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        most = std::max(most, std::abs(a[i] - b[i]));
    return most;
}

/// The largest difference of two evaluations in any probability or share; huge for different moves.
inline float farthest(const Evaluation& a, const Evaluation& b)
{
    if (a.moves != b.moves)
        return 1e9F;
    return std::max({std::abs(a.value - b.value), farthest(a.prior, b.prior), farthest(a.rankPriors, b.rankPriors)});
}

} // namespace evenmatch::nn
