#include "app/network.h"

#include "core/game/family.h"
#include "nn/evaluate/caching_evaluator.h"
#include "nn/evaluate/fake_evaluator.h"
#include "nn/evaluate/seeing_evaluator.h"
#include "nn/model/boards.h"
#include "nn/ranks/rescaled_evaluator.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <unistd.h>

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

/// The size of a cache: a sixty-fourth of the machine's memory, so that several networks leave room for everything else.
std::size_t bytesForAnswers()
{
    constexpr std::size_t kLeast = 32u << 20;
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long bytesAPage = sysconf(_SC_PAGESIZE);
    if (pages <= 0 || bytesAPage <= 0)
        return kLeast;
    return std::clamp(
        static_cast<std::size_t>(pages) * static_cast<std::size_t>(bytesAPage) / 64, kLeast, nn::CachingEvaluator::kDefaultBytes);
}

core::Result<std::shared_ptr<nn::Evaluator>> load(const std::string& path, const nn::Computing& computing)
{
    // For tests of commands, which must run without a network.
    if (path == "fake:go")
        return std::shared_ptr<nn::Evaluator>(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "go",
            .scale = strength::goScale(),
            .servers = {{"Elsewhere", {{"1d", 5.5, 5, 6, 20}, {"1-2k", 7, 6.5, 7.5, 20}, {"3-5k", 9.5, 9, 10, 20}}}}}));
    if (path == "fake:chess")
        return std::shared_ptr<nn::Evaluator>(
            std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess", .scale = strength::chessScale()}));
    if (path == "fake:classifier")
        return std::shared_ptr<nn::Evaluator>(std::make_shared<nn::FakeEvaluator>(
            nn::FakeOptions{.game = "chess", .scale = strength::chessScale(), .classifier = true, .seed = 2}));
    return loadNetworkFile(path, computing);
}

} // namespace

std::string bundledNetwork(const std::string& game)
{
    const fs::path file = modelsFolder() / (game::familyName(game) + ".evm");
    std::error_code failed;
    return fs::exists(file, failed) ? file.string() : std::string();
}

namespace {

core::Result<OpenNetwork> openOne(const std::string& path, std::size_t callers, const Speaking& speaking, const nn::Computing& computing)
{
    if (path.empty())
        return core::Error{core::ErrorCode::NotFound, EVENMATCH_TEXT("Errors", "a network for this game; choose one (--network)")};
    auto loaded = load(path, computing);
    if (!loaded)
        return loaded.error();
    OpenNetwork network{*std::move(loaded), nullptr};
    if (callers > 1) {
        network.batching = std::make_shared<nn::BatchingEvaluator>(network.evaluator);
        network.evaluator = network.batching;
    }
    network.evaluator = std::make_shared<nn::CachingEvaluator>(network.evaluator, bytesForAnswers());
    network.evaluator = nn::onBoard(network.evaluator, speaking.game);
    if (!speaking.server.empty()) {
        const auto ranks = nn::ranksOfServer(speaking.server, network.evaluator->info());
        if (!ranks)
            return ranks.error();
        network.evaluator = std::make_shared<nn::RescaledEvaluator>(network.evaluator, *ranks);
    }
    return network;
}

} // namespace

core::Result<OpenNetwork> openNetwork(
    const std::string& path, std::size_t callers, const Speaking& speaking, const nn::Computing& computing)
{
    nn::Computing withTrunk = computing;
    if (!speaking.strong.empty())
        withTrunk.trunk = speaking.strong;
    auto network = openOne(path, callers, speaking, withTrunk);
    if (!network || speaking.strong.empty()
        || !network->evaluator->info().readsWith.empty()) // a model that reads a last layer needs no more
        return network;
    const auto strong = openOne(speaking.strong, 1, {.game = speaking.game}, computing); // it batches by itself
    if (!strong)
        return strong.error();
    auto seeing = nn::SeeingEvaluator::make(network->evaluator, strong->evaluator);
    if (!seeing)
        return seeing.error();
    network->evaluator = *std::move(seeing);
    return network;
}

} // namespace evenmatch::app
