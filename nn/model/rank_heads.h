// People's policies by rank, and β, from the last layer of a KataGo network: a model file (.evm) without a tower of its own. One pass of
// the strong network then gives everything.
#pragma once

#include "nn/input/encoding.h"
#include "nn/katago/heads.h"
#include "nn/katago/network.h"
#include "nn/model/model_file.h"
#include "nn/model/network_parameters.h"

#include <filesystem>
#include <memory>
#include <span>
#include <vector>

namespace evenmatch::nn {

class RankHeads final : public katago::Heads {
public:
    /// NetworkDamaged if the parameters are not those of the heads; BadArgument if they read another network.
    static core::Result<std::shared_ptr<const RankHeads>> read(const ModelFile& model, const KatagoInfo& network);

    /// The model's facts, with value, lead and ownership of the KataGo network.
    const NetworkInfo& info() const override { return m_info; }
    void fill(std::span<const float> trunk, const Query& query, Evaluation& answer) const override;

private:
    /// y = x · weights + bias, with the weights of an input side by side.
    struct Layer {
        std::size_t outputs = 0;
        std::vector<float> weights; ///< [inputs][outputs]
        std::vector<float> bias; ///< empty: none

        void apply(std::span<const float> x, std::span<float> y) const; ///< adds to y
    };

    RankHeads(const ModelFile& model, const Parameters& parameters, const KatagoInfo& network);
    static Layer layer(const Parameters& parameters, const std::string& name);

    NetworkInfo m_info;
    const Encoding& m_encoding;
    std::size_t m_basis;
    Layer m_head, m_board, m_maps, m_pass, m_hidden, m_level;
    std::vector<float> m_mix; ///< [ranks][basis]
};

/// A network with heads on its last layer.
struct NetworkWithHeads {
    KatagoNetwork network;
    std::shared_ptr<const RankHeads> heads;
};

/// Reads the KataGo network that a model needs: `trunk`, or the file of that name beside the model's `file`. NotFound if there is none.
/// REQUIRES: readsTrunk(model.config())
core::Result<NetworkWithHeads> readTrunkOf(const ModelFile& model, const std::filesystem::path& file, std::filesystem::path trunk);

} // namespace evenmatch::nn
