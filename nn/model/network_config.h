// The structure of a network as data: the same file configures training, is stored in the model file, and rebuilds the network.
#pragma once

#include "core/error.h"

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace evenmatch::nn {

/// Three ways from a position to strength (ALGORITHMS.md 1).
enum class StrengthHead : std::uint8_t {
    Map, ///< ours: β(s, a) = level(s) + quality(s, a) for every move at once
    Published, ///< the paper's: the input is the position after the move, the output a scalar β
    Classifier, ///< SL (Moudřík and Neruda): the input is the position after the move, the output a score for every rank
};

/// A residual tower with heads, or heads alone for the last layer of a KataGo network (nn/model/rank_heads.h). The names of the parameters
/// are in nn/model/network_parameters.h.
struct NetworkConfig {
    std::string encoding; ///< an id of encoding.h
    std::string trunk; ///< the hash of the KataGo network whose last layer the heads read; empty: a tower of its own
    std::string trunkName; ///< the name of that network
    int blocks = 4;
    int channels = 64;
    int squeeze = 0; ///< width of the squeeze-and-excitation layers, 0: none
    int headChannels = 32; ///< of the policy, value and strength heads
    int policyChannels = 0; ///< of the policy head, if different; 0: the same
    int policySize = 1; ///< size of the policy head's convolution: 1 or 3
    int policyFurther = 0; ///< channels of a further layer of the policy head of the same size; 0: none
    int hidden = 128; ///< of the value and strength heads
    int valueBlocks = 0; ///< further blocks for the value head only
    bool owners = false; ///< ownership, predicted with the value: for training, not in evaluations
    int ranks = 0; ///< of the rank-conditioned policies; 0: only the policy without a rank
    int rankBasis = 4; ///< number of maps from which the ranks' policies are mixed, see network.h
    StrengthHead strength = StrengthHead::Map;

    bool operator==(const NetworkConfig&) const = default;
};

/// The heads have no tower of their own.
inline bool readsTrunk(const NetworkConfig& config) { return !config.trunk.empty(); }

int policyHeadChannels(const NetworkConfig& config);
/// Channels of the input of the policy's maps: the head's, or the further layer's.
int policyLastChannels(const NetworkConfig& config);

/// Rejects unreasonable sizes, so that a hostile file costs no memory.
core::Result<NetworkConfig> networkConfigFromJson(const nlohmann::json& json);
nlohmann::json toJson(const NetworkConfig& config);

/// Multiply-adds × 2 for one position of `area` points: the reference of speeds.
double flopsPerPosition(const NetworkConfig& config, int area);

} // namespace evenmatch::nn
