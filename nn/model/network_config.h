// What a network is made of, as data: the same file configures training, is stored in the model file, and rebuilds the network.
#pragma once

#include "core/error.h"

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace evenmatch::nn {

/// Three ways from a position to strength (ALGORITHMS.md 1).
enum class StrengthHead : std::uint8_t {
    Map, ///< ours: β(s, a) = level(s) + quality(s, a) for every move at once
    Published, ///< the paper's: the position after the move goes in, a scalar β comes out
    Classifier, ///< SL (Moudřík and Neruda): the position after the move goes in, a score for every rank comes out
};

/// A residual tower with heads. The names of its parameters are in nn/model/network_parameters.h.
struct NetworkConfig {
    std::string encoding; ///< an id of encoding.h
    int blocks = 4;
    int channels = 64;
    int squeeze = 0; ///< width of the squeeze-and-excitation layers, 0: none
    int headChannels = 32; ///< of the policy, value and strength heads
    int policyChannels = 0; ///< of the policy head, where they are others; 0: as many
    int policySize = 1; ///< how many squares wide the policy head looks before it speaks of a square: 1 or 3
    int policyFurther = 0; ///< channels of a further layer of the policy head, which looks as wide once more; 0: none
    int hidden = 128; ///< of the value and strength heads
    int valueBlocks = 0; ///< further blocks that the value head alone sees
    bool owners = false; ///< whose each point will be, said beside the value: for training, no answer holds it
    int ranks = 0; ///< of the rank-conditioned policies; 0: only the rank-free one
    int rankBasis = 4; ///< maps that the ranks' policies are mixed from, see network.h
    StrengthHead strength = StrengthHead::Map;

    bool operator==(const NetworkConfig&) const = default;
};

int policyHeadChannels(const NetworkConfig& config);
/// Of the layer that the policy's maps see: the head's, or the further one.
int policyLastChannels(const NetworkConfig& config);

/// Refuses what no sane network has, so that a hostile file costs no memory.
core::Result<NetworkConfig> networkConfigFromJson(const nlohmann::json& json);
nlohmann::json toJson(const NetworkConfig& config);

/// Multiply-adds × 2 of one position of `area` points: what speeds are measured against.
double flopsPerPosition(const NetworkConfig& config, int area);

} // namespace evenmatch::nn
