#include "app/version.h"

#include "app/network.h"
#include "core/error.h"
#include "nn/model/model_file.h"

namespace evenmatch::app {

std::string versionText(const std::string& program)
{
    std::string text = program + " " EVENMATCH_VERSION;
    for (const char* game : {"go", "chess"}) {
        const std::string path = bundledNetwork(game);
        if (path.empty())
            continue;
        const auto model = nn::openModel(path);
        (text += '\n') += std::string(game) + " network: " + (model ? model->info().hash : core::describe(model.error()));
    }
    return text;
}

} // namespace evenmatch::app
