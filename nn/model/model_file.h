// Model files (.evm): a network with all that travels with it, as a tensor file whose metadata hold
//
//     format    "evenmatch-model 1"          scale     the ranks it knows (JSON of RankScale), optional
//     name      for people                   profile   what β those ranks show (JSON of RankProfile), optional
//     network   JSON of NetworkConfig        card      training data and its hash, figures, limits (JSON object), optional
//     boards    what was measured on one board alone (JSON of BoardPart by the board's game), optional
//
// and whose tensors are the network's parameters and, under names that begin with "meta." ("meta@go9." of a board's part), the bytes of
// meta-models (U8, see meta_model.h). Metadata that this version does not know stay as they are.
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

/// What was measured on one board alone (`profile --board 9`). In games there it takes the place of what the model says of all others
/// (nn/model/boards.h).
struct BoardPart {
    strength::RankProfile profile; ///< of the model's scale
    std::map<std::string, std::vector<std::byte>> metaModels; ///< as ModelDescription has them
    Metadata other; ///< what its estimators and players were fitted to

    bool operator==(const BoardPart&) const = default;
};

/// Everything but the parameters. A regular value.
struct ModelDescription {
    std::string name;
    NetworkConfig network;
    strength::RankScale scale; ///< empty: knows no ranks; as long as network.ranks if that is not 0
    std::optional<strength::RankProfile> profile; ///< of that scale
    nlohmann::json card = nlohmann::json::object(); ///< for people and tables; nothing computes with it
    std::map<std::string, std::vector<std::byte>> metaModels; ///< without the "meta."
    std::map<std::string, BoardPart> boards; ///< by an id of games.h ("go9"), never the network's own ("go")
    Metadata other; ///< metadata that are not named above

    bool operator==(const ModelDescription&) const = default;
};

/// An open model. What it says fits together; whether the parameters are those of the network, readParameters() (network_parameters.h)
/// knows.
class ModelFile {
public:
    const ModelDescription& description() const { return m_description; }
    const NetworkConfig& config() const { return m_description.network; }
    /// Hash: of the network and its parameters, so that neither another name nor a new profile makes old analyses worthless.
    const NetworkInfo& info() const { return m_info; }
    const TensorView* find(std::string_view parameter) const { return m_file.find(parameter); }
    std::vector<std::string> parameterNames() const; ///< sorted, without the meta-models
    const TensorFile& file() const { return m_file; }

    /// NotANetwork when the file is something else, NetworkDamaged when it contradicts itself.
    static core::Result<ModelFile> read(TensorFile file);

private:
    explicit ModelFile(TensorFile file) : m_file(std::move(file)) { }

    TensorFile m_file;
    ModelDescription m_description;
    NetworkInfo m_info;
};

core::Result<ModelFile> openModel(const std::filesystem::path& path);

/// BadArgument when the description contradicts itself. Replaces the file whole or not at all.
core::Result<void> writeModel(
    const std::filesystem::path& path, const ModelDescription& description, std::span<const NamedTensor> parameters);

/// Changes what goes with the parameters of a file: its profile, card, meta-models, name. The network itself must stay (BadArgument).
core::Result<void> rewriteMetadata(const std::filesystem::path& path, const std::function<void(ModelDescription&)>& change);

} // namespace evenmatch::nn
