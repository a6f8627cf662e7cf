// The forward pass of a KataGo network, for any implementation: positions as numbers in, raw outputs out.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace evenmatch::nn {

/// A batch of positions on boards of one size.
struct KatagoInput {
    std::span<const float> planes; ///< [count][kKatagoPlanes][height][width]
    std::span<const float> globals; ///< [count][kKatagoGlobals]
    std::span<const float> metadata; ///< [count][kKatagoMetadata], empty for networks that take none
    std::size_t count = 0;
    int width = 19;
    int height = 19;
};

/// The network's outputs before post-processing.
struct KatagoOutput {
    std::vector<float> policy; ///< [count][KatagoInfo::policyChannels][height * width]
    std::vector<float> policyPass; ///< [count][KatagoInfo::policyChannels]
    std::vector<float> value; ///< [count][3]: logits of win, loss and no result for the side to move
    std::vector<float> scoreValue; ///< [count][KatagoInfo::scoreValueChannels]
    std::vector<float> ownership; ///< [count][height * width], empty unless requested
    std::vector<float> trunk; ///< [count][height * width][KatagoInfo::trunkChannels], the last layer; empty unless requested
};

/// Outputs that cost time and are rarely needed.
struct KatagoWish {
    bool ownership = false;
    bool trunk = false;
};

/// A network ready to evaluate. Immutable: any thread that has called beginThread() may run it.
class KatagoPass {
public:
    virtual ~KatagoPass() = default;

    /// Replaces the contents of `output`; reuse it to save allocations. Throws std::exception. REQUIRES: the spans have the sizes named
    /// above
    virtual void run(const KatagoInput& input, const KatagoWish& wish, KatagoOutput& output) const = 0;
    /// Informs the library that the calling thread has no helpers. Cheap if repeated.
    virtual void beginThread() const = 0;
};

} // namespace evenmatch::nn
