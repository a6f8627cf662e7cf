// Reads any bytes as a model file: an error, or a consistent model that can be described.
#include "nn/model/model_file.h"

#include <cstdlib>

using namespace evenmatch::nn;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto bytes = std::as_bytes(std::span(data, size));
    auto file = TensorFile::fromBytes({bytes.begin(), bytes.end()});
    if (!file)
        return 0;
    const auto model = ModelFile::read(std::move(*file));
    if (!model)
        return 0;
    const ModelDescription& description = model->description();
    if (model->info().hash.size() != 32 || description.card.dump().empty())
        std::abort();
    if (description.profile && description.profile->ranks.size() != description.scale.size())
        std::abort();
    return 0;
}
