#include "nn/torch/training/checkpoint.h"

#include "core/json_text.h"
#include "nn/torch/network/tensor_io.h"

#include <charconv>
#include <nlohmann/json.hpp>

namespace evenmatch::nn::detail {

namespace {

template <class Number>
bool readNumber(const Metadata& metadata, const char* name, Number& number)
{
    const auto found = metadata.find(name);
    if (found == metadata.end())
        return false;
    const char* const end = found->second.data() + found->second.size();
    const auto read = std::from_chars(found->second.data(), end, number);
    return read.ec == std::errc() && read.ptr == end;
}

/// Unchanged: a checkpoint of an earlier version lacks newer settings.
bool isSame(const std::string& written, const TrainingConfig& config)
{
    const auto read = trainingConfigFromJson(core::parseJson(written));
    return read && toJson(*read) == toJson(config);
}

} // namespace

core::Result<void> writeCheckpoint(const std::filesystem::path& path, const TrainingConfig& config, const TrainingState& state)
{
    Tensors all;
    for (const auto& [name, tensor] : state.parameters)
        all["parameters/" + name] = tensor.detach();
    for (const auto& [name, tensor] : state.average)
        all["average/" + name] = tensor;
    for (const auto& [name, tensor] : state.optimizer)
        all["optimizer/" + name] = tensor;
    const Metadata metadata = {{"format", "evenmatch-checkpoint 1"}, {"training", core::jsonText(toJson(config))},
        {"draws", std::to_string(state.draws)}, {"step", std::to_string(state.step)}, {"positions", std::to_string(state.positions)}};
    return writeTensorFile(path, metadata, StoredTensors(all, DType::F32).named());
}

core::Result<TrainingState> readCheckpoint(const std::filesystem::path& path, const TrainingConfig& config)
{
    auto file = TensorFile::open(path);
    if (!file)
        return file.error();
    const auto training = file->metadata().find("training");
    if (training == file->metadata().end() || !isSame(training->second, config))
        return core::Error{
            core::ErrorCode::BadArgument, EVENMATCH_TEXT("Errors", "the checkpoint belongs to another configuration"), path.string()};
    TrainingState state;
    state.draws = config.seed; // the first checkpoints lack it
    const bool whole = readNumber(file->metadata(), "step", state.step) && readNumber(file->metadata(), "positions", state.positions)
        && (!file->metadata().contains("draws") || readNumber(file->metadata(), "draws", state.draws)) && state.step >= 0;
    if (!whole)
        return core::Error{core::ErrorCode::BadValue, "step", path.string()};
    for (const auto& [name, view] : file->tensors()) {
        const std::string part = name.substr(0, name.find('/'));
        Tensors& tensors = part == "optimizer" ? state.optimizer : part == "average" ? state.average : state.parameters;
        tensors[name.substr(name.find('/') + 1)] = toTensor(view);
    }
    for (const auto& [name, shape] : parameterShapes(config.network)) {
        const auto parameter = state.parameters.find(name);
        if (parameter == state.parameters.end() || parameter->second.sizes() != at::IntArrayRef(shape.shape)
            || !state.average.contains(name))
            return core::Error{core::ErrorCode::BadValue, name, path.string()};
    }
    return state;
}

} // namespace evenmatch::nn::detail
