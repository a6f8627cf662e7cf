#include "nn/torch/load_network.h"

#include "nn/torch/lc0_evaluator.h"

#include <array>
#include <fstream>

namespace evenmatch::nn {

core::Result<std::unique_ptr<Evaluator>> loadNetwork(const std::filesystem::path& path, const EvaluatorOptions& options)
{
    std::error_code error;
    if (std::filesystem::is_directory(path, error))
        return openMaiaSet(path, options.precision);
    constexpr std::array<char, 2> kGzip = {'\x1f', '\x8b'};
    std::array<char, 2> start{};
    std::ifstream(path, std::ios::binary).read(start.data(), start.size());
    return start == kGzip ? openLc0(path, options.precision) : loadEvaluator(path, options);
}

} // namespace evenmatch::nn
