#include "app/cli/network_option.h"

#include "nn/torch/load_network.h"

#include <cstdlib>
#include <filesystem>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;

/// Folders that may hold the bundled networks, the first one that exists counts.
fs::path modelsFolder()
{
    if (const char* chosen = std::getenv("EVENMATCH_MODELS"))
        return chosen;
    std::error_code failed;
    const fs::path program = fs::read_symlink("/proc/self/exe", failed);
    const fs::path installed = program.parent_path().parent_path() / "share/evenmatch/models";
    return !failed && fs::is_directory(installed, failed) ? installed : fs::path(EVENMATCH_MODELS);
}

} // namespace

std::string bundledNetwork(const std::string& game)
{
    return (modelsFolder() / (game.starts_with("go") ? "go.evm" : "chess.evm")).string();
}

core::Result<std::unique_ptr<nn::Evaluator>> openNetwork(const std::string& path, const std::string& game)
{
    const std::string file = path.empty() ? bundledNetwork(game) : path;
    std::error_code failed;
    if (path.empty() && !fs::exists(file, failed))
        return core::Error{core::ErrorCode::NotFound, "the bundled network", file};
    return nn::loadNetwork(file);
}

} // namespace evenmatch::cli
