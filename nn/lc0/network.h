// Networks of Leela Chess Zero and Maia as numbers: the content of a weights file (.pb.gz, lc0's net.proto), checked and ready to run.
// Residual towers with or without squeeze-and-excitation, classical and convolutional policy heads, classical and WDL value heads.
#pragma once

#include "core/error.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::lc0 {

inline constexpr int kInputPlanes = 112;
inline constexpr int kPolicySize = 1858;
inline constexpr int kPolicyPlanes = 80; ///< of a convolutional policy head; 73 are used

/// A convolution over the board that keeps its size, with the batch normalisation that followed it folded in.
struct Convolution {
    int inputs = 0;
    int outputs = 0;
    int size = 1; ///< 1 or 3 squares wide
    std::vector<float> weights; ///< [outputs][inputs][size][size]
    std::vector<float> bias; ///< [outputs]
};

/// A layer that connects all inputs with all outputs.
struct Dense {
    int inputs = 0;
    int outputs = 0;
    std::vector<float> weights; ///< [outputs][inputs]
    std::vector<float> bias; ///< [outputs]
};

/// s = excite(relu(squeeze(mean over the board))): the first half of s scales each channel after a sigmoid, the second is added.
struct SqueezeExcite {
    Dense squeeze;
    Dense excite;
};

/// y = relu(x + se(second(relu(first(x)))))
struct Block {
    Convolution first;
    Convolution second;
    std::optional<SqueezeExcite> se;
};

/// Every convolution except the last of a convolutional policy head is followed by a relu, and so is valueHidden. Flattened planes are the
/// input of Dense channel by channel, a1, b1, … h8.
struct Network {
    std::string hash; ///< of the file's bytes once unpacked, hexadecimal

    Convolution input; ///< kInputPlanes to channels
    std::vector<Block> blocks;

    std::optional<Convolution> policyHidden; ///< only in a convolutional head
    Convolution policy; ///< to kPolicyPlanes in a convolutional head
    std::optional<Dense> policyOutput; ///< only in a classical head: to kPolicySize

    Convolution value;
    Dense valueHidden;
    Dense valueOutput; ///< to one number, tanh of it the value; or to three, the softmax of win, draw and loss

    int channels() const { return input.outputs; }
    bool convolutionalPolicy() const { return !policyOutput.has_value(); }
    bool winDrawLoss() const { return valueOutput.outputs == 3; }
};

/// Reads a weights file, packed by gzip or not. NotANetwork: another kind of file; NetworkDamaged: truncated or inconsistent;
/// UnsupportedNetwork: a kind not described above.
core::Result<Network> readNetwork(const std::filesystem::path& path);

/// The same for unpacked bytes. Needs about three times their memory at most.
core::Result<Network> parseNetwork(std::string_view bytes);

} // namespace evenmatch::lc0
