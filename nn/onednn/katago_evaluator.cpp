#include "nn/onednn/katago_evaluator.h"

#include "nn/katago/evaluator.h"
#include "nn/katago/reader.h"
#include "nn/model/rank_heads.h"
#include "nn/onednn/katago/katago.h"

namespace evenmatch::nn {

using core::Error;
using core::ErrorCode;

namespace {

core::Result<std::unique_ptr<Evaluator>> assemble(
    KatagoNetwork network, std::shared_ptr<const RankHeads> heads, const std::filesystem::path& path, const EvaluatorOptions& options)
{
    if (options.device == Device::Cuda)
        return Error{ErrorCode::BadArgument, "CUDA", path.string()};
    const KatagoInfo info = network.info;
    try {
        auto pass = makeKatagoPass(std::make_shared<const KatagoNetwork>(std::move(network)), options.precision);
        const bool exact = options.precision == Precision::Float32;
        return makeKatagoEvaluator(info, std::move(pass), {.threads = options.threads, .exact = exact, .heads = std::move(heads)});
    } catch (const std::exception& exception) { // out of memory
        return Error{ErrorCode::Unexpected, exception.what(), path.string()};
    }
}

} // namespace

core::Result<std::unique_ptr<Evaluator>> loadKatagoEvaluator(const std::filesystem::path& path, const EvaluatorOptions& options)
{
    auto read = readKatagoNetwork(path);
    if (!read)
        return read.error();
    return assemble(*std::move(read), nullptr, path, options);
}

core::Result<std::unique_ptr<Evaluator>> makeHeadsEvaluator(
    const ModelFile& model, const std::filesystem::path& file, const EvaluatorOptions& options)
{
    auto read = readTrunkOf(model, file, options.trunk);
    if (!read)
        return read.error();
    return assemble(std::move(read->network), std::move(read->heads), file, options);
}

} // namespace evenmatch::nn
