// Networks of lc0's format that evaluate positions during training: their results need no disk space, and over time every position may be
// evaluated by all of them.
#pragma once

#include "core/strength/scale/rank_scale.h"
#include "nn/torch/network/lc0_forward.h"
#include "nn/torch/training/losses.h"

#include <filesystem>
#include <vector>

namespace evenmatch::nn::detail {

/// The teachers' results for a batch.
struct Said {
    std::vector<at::Tensor>
        tower; ///< of the teacher with the hints: after the first convolution and each block, [B, C, H, W]; empty without one
    at::Tensor policyHead; ///< of the same, after the first layer of its policy head; undefined if it has one layer
    at::Tensor policy; ///< [B, L] of the teacher of this step; undefined without one
    at::Tensor value; ///< [B] in -1 … 1
    std::vector<std::int64_t> ranks; ///< the ranks that this teacher imitates
};

class Teachers {
public:
    /// All networks of a folder, maia-<rating>.pb.gz. Each teaches the ranks to whose middle it is the nearest (Maia-1500 imitates 1500 to
    /// 1599). `bfloat16`: they compute in 16-bit numbers.
    static core::Result<Teachers> open(const std::filesystem::path& folder, const strength::RankScale& scale, bool bfloat16 = false);

    /// NotFound, or BadArgument if its tower has another shape.
    core::Result<void> checkHints(int rating, const NetworkConfig& config) const;

    /// The teacher of the step is drawn by the batch's seed among those with ranks. `hintsOf` as in TrainingPhase.
    Said say(const BatchTensors& batch, int hintsOf, bool policies) const;

private:
    struct Teacher {
        int rating = 0;
        int channels = 0;
        int blocks = 0;
        Lc0Forward network;
        std::vector<std::int64_t> ranks;
    };

    std::vector<Teacher> m_all; ///< strongest first
    std::vector<std::size_t> m_speaking;
};

} // namespace evenmatch::nn::detail
