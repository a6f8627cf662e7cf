// One of our networks prepared for inference by oneDNN: batch normalisation folded into the convolutions, layouts and number types chosen
// for speed.
#pragma once

#include "nn/model/network_evaluator.h"
#include "nn/model/network_parameters.h"
#include "nn/onednn/network/loops.h"

#include <deque>
#include <mutex>
#include <optional>

namespace evenmatch::nn::onednn {

class Network final : public ForwardPass {
public:
    Network(const NetworkConfig& config, const Parameters& parameters, Number number);
    ~Network() override;

    /// Throws dnnl::error.
    RawAnswers run(std::span<const float> boards, std::size_t count, Shape shape) const override;
    const std::vector<float>& rankMix() const override { return m_rankMix; }
    void beginThread() const override { computeAlone(); }

private:
    class Bench;
    class Returned;

    struct Block {
        const Convolution* first;
        const Convolution* second;
        std::optional<SqueezeExcite> excite;
    };
    struct Dense {
        const Convolution* head = nullptr;
        const Convolution* ofBoard
            = nullptr; ///< the hidden layer over all squares: a convolution on one square with the whole board as channels
        Linear ofPooled; ///< the hidden layer over mean and maximum
        Linear out;
    };

    const Convolution* keep(Weights weights, Number answered, Then then);
    const Convolution* folded(const Parameters& parameters, const std::string& name, Then then);
    const Convolution* policyMaps(const Parameters& parameters);
    Block block(const Parameters& parameters, const std::string& name);
    Dense dense(const Parameters& parameters, const std::string& name);

    NetworkConfig m_config;
    Number m_number;
    int m_planes;
    int m_movePlanes;
    int m_maps;
    bool m_whole; ///< dense heads use every square instead of the board's mean and maximum
    std::deque<Convolution> m_convolutions;
    const Convolution* m_input;
    std::vector<Block> m_blocks;
    std::vector<Block> m_valueBlocks; ///< after them, for the value only
    const Convolution* m_policyHead;
    const Convolution* m_policyFurther = nullptr; ///< null: the maps use the head
    const Convolution* m_policyMaps;
    std::optional<Linear> m_policyPass;
    Dense m_value;
    Dense m_strength;
    std::vector<float> m_rankMix;

    mutable std::mutex m_mutex;
    mutable std::vector<std::unique_ptr<Bench>> m_idle; ///< one for each thread that computed at the same time
};

} // namespace evenmatch::nn::onednn
