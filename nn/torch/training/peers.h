// Several processes that make every step of one training together, on one machine or many, by LibTorch's own collectives (c10d over Gloo,
// over NCCL if each has its own GPU).
#pragma once

#include "core/error.h"
#include "nn/torch/training/peer_options.h"

#include <ATen/core/Tensor.h>

#include <memory>
#include <span>
#include <string>

namespace evenmatch::nn::detail {

/// The name of a process without a GPU in the exchange of GPU names.
inline constexpr const char* kNoGpu = "-";

/// Whether every process has its own GPU, as NCCL requires.
bool eachHasGpu(std::span<const std::string> gpus);

/// One thread uses it. After an error the group is unusable: a process was lost.
class Peers {
public:
    /// Waits until all have joined. `device`: this process's device. BadArgument if this build does not support it, Unexpected if they did
    /// not join within five minutes.
    static core::Result<std::unique_ptr<Peers>> meet(const PeerOptions& options, at::Device device);
    ~Peers();

    int number() const { return m_number; }
    int count() const { return m_count; }

    /// The best device for numbers to sum.
    at::Device device() const { return m_device; }

    /// Replaces the numbers by their sum over all peers. REQUIRES: contiguous, of the same size everywhere
    core::Result<void> sum(at::Tensor& numbers);
    /// Broadcasts the tensor of process 0.
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
