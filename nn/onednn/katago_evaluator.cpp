#include "nn/onednn/katago_evaluator.h"

#include "nn/katago/evaluator.h"
#include "nn/katago/reader.h"
#include "nn/onednn/katago/katago.h"

namespace evenmatch::nn {

using core::Error;
using core::ErrorCode;

core::Result<std::unique_ptr<Evaluator>> loadKatagoEvaluator(const std::filesystem::path& path, const EvaluatorOptions& options)
{
    if (options.device == Device::Cuda)
        return Error{ErrorCode::BadArgument, "CUDA", path.string()};
    auto read = readKatagoNetwork(path);
    if (!read)
        return read.error();
    const KatagoInfo info = read->info;
    try {
        auto pass = makeKatagoPass(std::make_shared<const KatagoNetwork>(*std::move(read)), options.precision);
        const bool exact = options.precision == Precision::Float32;
        return makeKatagoEvaluator(info, std::move(pass), {.threads = options.threads, .exact = exact});
    } catch (const std::exception& exception) { // out of memory
        return Error{ErrorCode::Unexpected, exception.what(), path.string()};
    }
}

} // namespace evenmatch::nn
