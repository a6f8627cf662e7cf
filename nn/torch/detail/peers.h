// Several runs of one training that make every step together, on one machine or many, by LibTorch's own collectives (c10d over Gloo).
#pragma once

#include "core/error.h"
#include "nn/torch/trainer.h"

#include <ATen/core/Tensor.h>

#include <memory>
#include <string>

namespace evenmatch::nn::detail {

/// One thread uses it. After an error the group is of no more use: a peer was lost.
class Peers {
public:
    /// Waits until all have come. BadArgument where this build cannot, Unexpected when they did not come within five minutes.
    static core::Result<std::unique_ptr<Peers>> meet(const PeerOptions& options);
    ~Peers();

    int number() const { return m_number; }
    int count() const { return m_count; }

    /// Replaces the numbers by their sum over all peers. REQUIRES: contiguous, on the CPU, of the same size everywhere
    core::Result<void> sum(at::Tensor& numbers);
    /// What peer 0 says, to all.
    core::Result<std::string> hearFirst(const std::string& said);

private:
    struct Group;
    Peers(const PeerOptions& options, std::unique_ptr<Group> group);

    int m_number;
    int m_count;
    std::unique_ptr<Group> m_group;
};

} // namespace evenmatch::nn::detail
