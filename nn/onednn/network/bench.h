// The working memory of one thread for a network.
#pragma once

#include "nn/onednn/network/network.h"

#include <cstddef>
#include <map>
#include <memory>
#include <new>

namespace evenmatch::nn::onednn {

/// Aligned memory that only grows.
class Memory {
public:
    /// Returns whether the contents have moved.
    bool reserve(std::size_t bytes);
    std::byte* data() const { return m_bytes.get(); }

private:
    static constexpr std::align_val_t kAlignment{64};
    struct Free {
        void operator()(std::byte* bytes) const { ::operator delete(bytes, kAlignment); }
    };
    std::unique_ptr<std::byte, Free> m_bytes;
    std::size_t m_size = 0;
};

/// Not for two threads at a time.
class Network::Bench {
public:
    explicit Bench(const Network& network) : m_network(network) { }

    /// The results are valid until the next run.
    RawAnswers run(std::span<const float> boards, const Boards& shape);

private:
    struct Places;
    struct DenseSteps {
        Step head;
        std::optional<Step> ofBoard;
    };
    using BlockSteps = std::pair<Step, Step>;
    /// All computing steps for boards of one shape.
    struct Steps {
        dnnl::memory asEncoded;
        Step input;
        Step tower;
        std::vector<BlockSteps> blocks;
        std::vector<BlockSteps> valueBlocks;
        Step policyHead;
        std::optional<Step> policyFurther;
        Step policyMaps;
        DenseSteps value;
        DenseSteps strength;
    };

    Places placesFor(const Boards& shape);
    Steps stepsFor(const Boards& shape, const Places& places) const;
    void compute(const Block& block, BlockSteps& steps, const Boards& shape, const Places& places) const;
    void answer(const Dense& dense, const DenseSteps& steps, const Boards& shape, const Places& places, float* out) const;

    const Network& m_network;
    Memory m_memory;
    std::map<Boards, Steps> m_steps; ///< with their places in m_memory
};

} // namespace evenmatch::nn::onednn
