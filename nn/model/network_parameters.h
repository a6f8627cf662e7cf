// The parameters of our networks by name, as model files store them:
//
//     input ──► 3×3 ──► B residual blocks ──┬─► policy: 1×1 or 3×3, ReLU [the same once more] ──► 1×1 ──► maps: rank-free, K of the basis,
//     quality (planes)  (tower)   [SE optional]     │                    └─► (Go) mean and maximum ──► the same for the pass
//                                           ├─► strength: 1×1, ReLU ──► board or its mean and maximum ──► hidden ──► level | scalar β |
//                                           rank scores └─► [further blocks] ──► value: the same ──► value, score lead
//                                                              └─► [owners: 1×1, only for training]
//
// The policy of rank r has the logits  free + Σ_k E[r, k] · basis_k : ranks with few games share maps that are trained on all ranks.
// Heads that read the last layer of a KataGo network (NetworkConfig::trunk) have no tower and no value. Their policy's first layer is 1×1
// and reads the mean and the maximum of the board too; the level reads only these.
// 3×3, 1×1: convolutions, each followed by a batch normalisation except for the policy's maps.
#pragma once

#include "core/error.h"
#include "nn/model/model_file.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace evenmatch::nn {

struct ParameterShape {
    std::vector<std::int64_t> shape;
    bool trained = true; ///< false: running statistics, under names ending in ".mean" and ".var"
};

/// Every parameter of a network, by name: the only list of them.
std::map<std::string, ParameterShape> parameterShapes(const NetworkConfig& config);

/// The prefixes of the residual blocks' parameter names, in computing order: "block0" …
std::vector<std::string> towerBlocks(const NetworkConfig& config);
/// The same for the later blocks, used by the value only: "value.block0" …
std::vector<std::string> valueBlocks(const NetworkConfig& config);

/// Maps of the policy head: the one without a rank, the basis, the quality.
int policyMaps(const NetworkConfig& config);
int valueOutputs(const NetworkConfig& config);
int strengthOutputs(const NetworkConfig& config);

/// Whether the game's networks predict a score lead.
bool predictsLead(const NetworkConfig& config);

/// Numbers in memory, row by row.
struct Parameter {
    std::vector<std::int64_t> shape;
    std::vector<float> numbers;
};
using Parameters = std::map<std::string, Parameter>;

/// All parameters of the file's network, copied. NetworkDamaged for a missing or surplus one, another shape or a number that is not finite.
core::Result<Parameters> readParameters(const ModelFile& model);

/// An untrained network from a seed, for measurements and tests.
Parameters randomParameters(const NetworkConfig& config, std::uint64_t seed);
/// The facts about such a network.
NetworkInfo untrainedInfo(const NetworkConfig& config, std::uint64_t seed);

inline constexpr double kLeadScale = 20; ///< the score head's unit in points
inline constexpr double kBatchNormEpsilon = 1e-5;

} // namespace evenmatch::nn
