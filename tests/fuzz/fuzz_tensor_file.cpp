// Reads any bytes as a tensor file: an error, or tensors that can be read completely and written again.
#include "nn/model/tensor_file.h"

#include <cstdlib>

using namespace evenmatch::nn;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto bytes = std::as_bytes(std::span(data, size));
    const auto file = TensorFile::fromBytes({bytes.begin(), bytes.end()});
    if (!file)
        return 0;
    std::size_t total = 0;
    for (const auto& [name, tensor] : file->tensors()) {
        std::uint64_t count = 1;
        for (const std::int64_t length : tensor.shape)
            count *= static_cast<std::uint64_t>(length);
        if (toFloats(tensor).size() != count)
            std::abort();
        total += tensor.bytes.size();
    }
    if (total > size)
        std::abort();
    return 0;
}
