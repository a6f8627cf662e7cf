#include "nn/torch/load_network.h"

#include "nn/katago/reader.h"
#include "nn/lc0/is_lc0_file.h"
#include "nn/torch/katago_evaluator.h"
#include "nn/torch/lc0_evaluator.h"

namespace evenmatch::nn {

core::Result<std::unique_ptr<Evaluator>> loadNetwork(const std::filesystem::path& path, const EvaluatorOptions& options)
{
    std::error_code error;
    if (std::filesystem::is_directory(path, error))
        return openMaiaSet(path, options.precision);
    if (isKatagoFile(path)) // before lc0's, which may be any gzip file
        return openTorchKatago(path, options);
    return isLc0File(path) ? openLc0(path, options.precision) : loadEvaluator(path, options);
}

} // namespace evenmatch::nn
