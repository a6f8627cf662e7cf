#include "app/networks/torch_functions.h"

#include <dlfcn.h>

#include <string>

namespace evenmatch::app {

namespace {

/// The module beside the program, or in the package's folder.
core::Result<const TorchFunctions*> load()
{
    std::error_code failed;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", failed).parent_path();
    std::string reason = "evenmatch-networks.so is missing";
    for (const auto& place : {program / "evenmatch-networks.so", program.parent_path() / "lib/evenmatch/modules/evenmatch-networks.so"}) {
        if (!std::filesystem::exists(place, failed))
            continue;
        void* const module = dlopen(place.c_str(), RTLD_LAZY | RTLD_LOCAL);
        const auto get = module ? reinterpret_cast<GetTorchFunctions>(dlsym(module, kTorchFunctionsSymbol)) : nullptr;
        if (get)
            return get();
        if (const char* const said = dlerror())
            reason = said;
    }
    return core::Error{core::ErrorCode::NotFound, "LibTorch (" + reason + ")"};
}

} // namespace

core::Result<const TorchFunctions*> torchFunctions()
{
    static const core::Result<const TorchFunctions*> functions = load();
    return functions;
}

} // namespace evenmatch::app
