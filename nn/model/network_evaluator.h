// Our own networks as evaluators, for any implementation of their passes: LibTorch (nn/torch) or only oneDNN (nn/onednn).
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
    unsigned threads = 0; ///< number of compute threads; 0: one per core
    Precision precision = Precision::Fastest;
    Device device = Device::Auto;
    std::filesystem::path trunk = {}; ///< the KataGo network of a model that reads its last layer; empty: beside the model's file
};

/// The outputs of a pass for boards of one shape, before they are assigned to moves.
struct RawAnswers {
    std::shared_ptr<const void> owner; ///< of the numbers
    const float* maps
        = nullptr; ///< [B, points, move planes, maps]: the policy head's outputs for a move are adjacent: without a rank, basis, quality
    const float* pass = nullptr; ///< [B, maps], null if the game has no pass
    const float* value = nullptr; ///< [B, valueOutputs()]: before tanh, score lead in units of kLeadScale
    const float* strength = nullptr; ///< [B, strengthOutputs()]
};

/// A network ready to evaluate. Immutable: any thread that has called beginThread() may run it.
class ForwardPass {
public:
    virtual ~ForwardPass() = default;

    /// `boards`: [B, planes, H, W]. Throws std::exception.
    virtual RawAnswers run(std::span<const float> boards, std::size_t count, Shape shape) const = 0;
    /// [ranks][basis], empty without rank-conditioned policies.
    virtual const std::vector<float>& rankMix() const = 0;
    /// The best number of positions per pass on a GPU; 0: it computes on the processor.
    virtual std::size_t gpuBatch() const { return 0; }
    /// Informs the library that the calling thread has no helpers. Cheap if repeated.
    virtual void beginThread() const = 0;
    virtual void batchIsDone() const { }
};

/// Computes on its own threads and on the callers'. A network of the published form costs one more pass per legal move if qualities are
/// requested; a classifier of ranks has no β. Networks without rank-conditioned policies return the prior without a rank for every rank.
std::unique_ptr<Evaluator> makeNetworkEvaluator(
    NetworkInfo info, const NetworkConfig& config, std::unique_ptr<ForwardPass> pass, unsigned threads);

/// The result of `make` for a model's file; errors name the file.
core::Result<std::unique_ptr<Evaluator>> evaluatorOfFile(
    const std::filesystem::path& path, const std::function<core::Result<std::unique_ptr<Evaluator>>(const ModelFile&)>& make);

} // namespace evenmatch::nn
