// Our own networks as evaluators, whatever computes their passes: LibTorch (nn/torch) or oneDNN alone (nn/onednn).
#pragma once

#include "nn/evaluate/compute_threads.h"
#include "nn/evaluate/device.h"
#include "nn/evaluate/evaluator.h"
#include "nn/evaluate/precision.h"
#include "nn/input/encoding.h"
#include "nn/model/model_file.h"
#include "nn/model/network_config.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace evenmatch::nn {

struct EvaluatorOptions {
    unsigned threads = 0; ///< that compute at the same time; 0: one a core
    Precision precision = Precision::Fastest;
    Device device = Device::Auto;
};

/// What a pass says of boards of one shape, before it is said of moves.
struct RawAnswers {
    std::shared_ptr<const void> owner; ///< of the numbers
    const float* maps
        = nullptr; ///< [B, points, move planes, maps]: what the policy head says of a move lies together: rank-free, basis, quality
    const float* pass = nullptr; ///< [B, maps], null where the game has no pass
    const float* value = nullptr; ///< [B, valueOutputs()]: before tanh, score lead in units of kLeadScale
    const float* strength = nullptr; ///< [B, strengthOutputs()]
};

/// A network ready to answer. Immutable: any thread may run it that has called beginThread().
class ForwardPass {
public:
    virtual ~ForwardPass() = default;

    /// `boards`: [B, planes, H, W]. Throws std::exception.
    virtual RawAnswers run(std::span<const float> boards, std::size_t count, Shape shape) const = 0;
    /// [ranks][basis], empty without rank-conditioned policies.
    virtual const std::vector<float>& rankMix() const = 0;
    /// On a GPU how many positions it is best asked at a time; 0: it computes on the processor.
    virtual std::size_t gpuBatch() const { return 0; }
    /// Tells the library that the calling thread has no helpers. Cheap when repeated.
    virtual void beginThread() const = 0;
    virtual void batchIsDone() const { }
};

/// Computes on threads of its own and on the callers'.
/// A network of the published form costs a pass for every legal move beside its own where qualities are asked for; a classifier of ranks
/// has no β. Networks without rank-conditioned policies answer the rank-free prior for every rank.
std::unique_ptr<Evaluator> makeNetworkEvaluator(
    NetworkInfo info, const NetworkConfig& config, std::unique_ptr<ForwardPass> pass, unsigned threads);

/// What `make` makes of a model's file; errors name the file.
core::Result<std::unique_ptr<Evaluator>> evaluatorOfFile(
    const std::filesystem::path& path, const std::function<core::Result<std::unique_ptr<Evaluator>>(const ModelFile&)>& make);

} // namespace evenmatch::nn
