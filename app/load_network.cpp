// The choice of the compute library: only oneDNN if possible (our networks and KataGo's on a processor), LibTorch for the rest.
#include "app/network.h"
#include "app/networks/torch_functions.h"
#include "nn/katago/reader.h"
#include "nn/lc0/is_lc0_file.h"

#ifdef EVENMATCH_ONEDNN
#include "nn/onednn/evaluator.h"
#include "nn/onednn/katago_evaluator.h"
#endif

namespace evenmatch::app {

namespace {

namespace fs = std::filesystem;

nn::EvaluatorOptions optionsOf(const nn::Computing& computing)
{
    return {.threads = computing.threads,
        .precision = computing.exact ? nn::Precision::Float32 : nn::Precision::Fastest,
        .device = computing.device,
        .trunk = computing.trunk};
}

/// Networks of lc0's format, and folders of them.
[[maybe_unused]] bool isForeign(const fs::path& path)
{
    std::error_code failed;
    return fs::is_directory(path, failed) || nn::isLc0File(path);
}

/// Whether there can be a GPU at all, before loading LibTorch to check.
bool hasGpuDriver()
{
    std::error_code failed;
    return fs::exists("/dev/nvidiactl", failed) || fs::exists("/dev/dxg", failed);
}

} // namespace

bool hasCuda()
{
    if (!hasGpuDriver())
        return false;
    const auto torch = torchFunctions();
    return torch && (*torch)->hasCuda();
}

core::Result<std::shared_ptr<nn::Evaluator>> loadNetworkFile(const std::string& path, const nn::Computing& computing)
{
#ifdef EVENMATCH_ONEDNN
    const bool onProcessor = computing.device == nn::Device::Cpu || (computing.device == nn::Device::Auto && !hasCuda());
    const bool isKatago = nn::isKatagoFile(path); // asked first: any gzip file may be lc0's
    if (onProcessor && (isKatago || !isForeign(path))) {
        auto evaluator
            = isKatago ? nn::loadKatagoEvaluator(path, optionsOf(computing)) : nn::loadOnednnEvaluator(path, optionsOf(computing));
        if (!evaluator)
            return evaluator.error();
        return std::shared_ptr<nn::Evaluator>(*std::move(evaluator));
    }
#endif
    const auto torch = torchFunctions();
    if (torch)
        return (*torch)->load(path, optionsOf(computing));
    core::Error error = torch.error();
    error.file = path;
    return error;
}

} // namespace evenmatch::app
