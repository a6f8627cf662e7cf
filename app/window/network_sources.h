// The window's sources of networks.
#pragma once

#include "app/network.h"
#include "ui/engine/engine.h"

namespace evenmatch::app {

inline ui::NetworkSources networkSources()
{
    return {.open = [](const std::string& file, const nn::Computing& computing) -> core::Result<std::shared_ptr<nn::Evaluator>> {
                auto opened = openNetwork(file, 1, {}, computing);
                if (!opened)
                    return opened.error();
                return opened->evaluator;
            },
        .bundled = bundledNetwork,
        .hasGpu = hasCuda};
}

} // namespace evenmatch::app
