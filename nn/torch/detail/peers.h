// Several runs of one training that make every step together, on one machine or many, by LibTorch's own collectives (c10d over Gloo, over
// NCCL where each has a GPU of its own).
#pragma once

#include "core/error.h"
#include "nn/torch/trainer.h"

#include <ATen/core/Tensor.h>

#include <memory>
#include <span>
#include <string>

namespace evenmatch::nn::detail {

/// What a peer without a GPU says when all say which one they compute on.
inline constexpr const char* kNoGpu = "-";

/// Whether every peer computes on a GPU that no other one has: NCCL asks for that.
bool eachHasGpu(std::span<const std::string> gpus);

/// One thread uses it. After an error the group is of no more use: a peer was lost.
class Peers {
public:
    /// Waits until all have come. `device`: what this one computes on. BadArgument where this build cannot, Unexpected when they did not
    /// come within five minutes.
    static core::Result<std::unique_ptr<Peers>> meet(const PeerOptions& options, at::Device device);
    ~Peers();

    int number() const { return m_number; }
    int count() const { return m_count; }

    /// Where numbers to be summed lie best.
    at::Device device() const { return m_device; }

    /// Replaces the numbers by their sum over all peers. REQUIRES: contiguous, of the same size everywhere
    core::Result<void> sum(at::Tensor& numbers);
    /// What peer 0 says, to all.
    core::Result<std::string> hearFirst(const std::string& said);

private:
    struct Group;
    Peers(const PeerOptions& options, at::Device device, std::unique_ptr<Group> group);

    int m_number;
    int m_count;
    at::Device m_device;
    std::unique_ptr<Group> m_group;
};

} // namespace evenmatch::nn::detail
