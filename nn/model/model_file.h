// Model files (.evm): a network with all data that belong to it, as a tensor file whose metadata hold
//
//     format    "evenmatch-model 1"          scale     its ranks (JSON of RankScale), optional
//     name      for people                   profile   the β of those ranks (JSON of RankProfile), optional
//     network   JSON of NetworkConfig        card      training data and its hash, figures, limits (JSON object), optional
//     boards    measurements on one board only (JSON of BoardPart by the board's game), optional
//
// and whose tensors are the network's parameters and, under names that begin with "meta." ("meta@go9." of a board's part), the bytes of
// meta-models (U8, see meta_model.h). Metadata unknown to this version stay unchanged.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "nn/model/network_config.h"
#include "nn/model/tensor_file.h"

#include <filesystem>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// Measurements on one board size (`profile --board 9`). In its games it replaces the general data (nn/model/boards.h).
struct BoardPart {
    strength::RankProfile profile; ///< of the model's scale
    std::map<std::string, std::vector<std::byte>> metaModels; ///< as in ModelDescription
    Metadata other; ///< the fits of its estimators and players

    bool operator==(const BoardPart&) const = default;
};

/// Everything but the parameters. A regular value.
struct ModelDescription {
    std::string name;
    NetworkConfig network;
    strength::RankScale scale; ///< empty: has no ranks; as long as network.ranks if that is not 0
    std::optional<strength::RankProfile> profile; ///< of that scale
    nlohmann::json card = nlohmann::json::object(); ///< for people and tables; not used in computations
    std::map<std::string, std::vector<std::byte>> metaModels; ///< without the "meta."
    std::map<std::string, BoardPart> boards; ///< by an id of games.h ("go9"), never the network's own ("go")
    Metadata other; ///< metadata that are not named above

    bool operator==(const ModelDescription&) const = default;
};

/// An open model. Its description is consistent; readParameters() (network_parameters.h) checks the parameters.
class ModelFile {
public:
    const ModelDescription& description() const { return m_description; }
    const NetworkConfig& config() const { return m_description.network; }
    /// The hash covers the network and its parameters, so that old analyses stay valid after a new name or profile.
    const NetworkInfo& info() const { return m_info; }
    const TensorView* find(std::string_view parameter) const { return m_file.find(parameter); }
    std::vector<std::string> parameterNames() const; ///< sorted, without the meta-models
    const TensorFile& file() const { return m_file; }

    /// NotANetwork for another kind of file, NetworkDamaged for a contradiction.
    static core::Result<ModelFile> read(TensorFile file);

private:
    explicit ModelFile(TensorFile file) : m_file(std::move(file)) { }

    TensorFile m_file;
    ModelDescription m_description;
    NetworkInfo m_info;
};

core::Result<ModelFile> openModel(const std::filesystem::path& path);

/// BadArgument for a contradictory description. Replaces the file completely or not at all.
core::Result<void> writeModel(
    const std::filesystem::path& path, const ModelDescription& description, std::span<const NamedTensor> parameters);

/// Changes the metadata of a file: its profile, card, meta-models, name. The network itself must stay (BadArgument).
core::Result<void> rewriteMetadata(const std::filesystem::path& path, const std::function<void(ModelDescription&)>& change);

} // namespace evenmatch::nn
