#include "app/network.h"

#include "core/game/family.h"
#include "nn/caching_evaluator.h"
#include "nn/fake_evaluator.h"
#include "nn/own_scales.h"
#include "nn/rescaled_evaluator.h"

#include <cstdlib>
#include <filesystem>

namespace evenmatch::app {

namespace {

namespace fs = std::filesystem;

fs::path modelsFolder()
{
    if (const char* chosen = std::getenv("EVENMATCH_MODELS"))
        return chosen;
    std::error_code failed;
    const fs::path program = fs::read_symlink("/proc/self/exe", failed);
    const fs::path installed = program.parent_path().parent_path() / "share/evenmatch/models";
    return !failed && fs::is_directory(installed, failed) ? installed : fs::path(EVENMATCH_MODELS);
}

core::Result<std::shared_ptr<nn::Evaluator>> load(const std::string& path, const nn::Computing& computing)
{
    // For tests of commands, which must run without a network.
    if (path == "fake:go")
        return std::shared_ptr<nn::Evaluator>(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "go", .scale = strength::goScale()}));
    if (path == "fake:chess")
        return std::shared_ptr<nn::Evaluator>(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess", .scale = strength::chessScale()}));
    if (path == "fake:classifier")
        return std::shared_ptr<nn::Evaluator>(
            std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess", .scale = strength::chessScale(), .classifier = true, .seed = 2}));
    return loadNetworkFile(path, computing);
}

} // namespace

std::string bundledNetwork(const std::string& game)
{
    const fs::path file = modelsFolder() / (game::familyName(game) + ".evm");
    std::error_code failed;
    return fs::exists(file, failed) ? file.string() : std::string();
}

core::Result<OpenNetwork> openNetwork(const std::string& path, std::size_t callers, const std::string& scale, const nn::Computing& computing)
{
    if (path.empty())
        return core::Error{core::ErrorCode::NotFound, "a network for this game; name one with --network"};
    auto loaded = load(path, computing);
    if (!loaded)
        return loaded.error();
    OpenNetwork network{*std::move(loaded), nullptr};
    if (callers > 1) {
        network.batching = std::make_shared<nn::BatchingEvaluator>(network.evaluator);
        network.evaluator = network.batching;
    }
    network.evaluator = std::make_shared<nn::CachingEvaluator>(network.evaluator);
    if (scale.empty())
        return network;
    const auto own = nn::openOwnScale(scale);
    if (!own)
        return own.error();
    if (const auto fine = nn::checkNetwork(*own, network.evaluator->info()); !fine)
        return fine.error();
    network.evaluator = std::make_shared<nn::RescaledEvaluator>(network.evaluator, *own);
    return network;
}

} // namespace evenmatch::app
