// What the module evenmatch-networks exports: LibTorch takes half a second to load, and the window does not wait for it.
#pragma once

#include "core/error.h"
#include "nn/device.h"
#include "nn/evaluator.h"

#include <memory>
#include <string>

namespace evenmatch::app {

using NetworkResult = core::Result<std::shared_ptr<nn::Evaluator>>;
/// The module is built with the program, and both agree on every type.
using LoadNetworkFunction = void (*)(const std::string& path, const nn::Computing& computing, NetworkResult& result);
/// Whether there is a GPU to compute on.
using HasCudaFunction = bool (*)();
inline constexpr const char* kLoadNetworkSymbol = "evenmatchLoadNetwork";
inline constexpr const char* kHasCudaSymbol = "evenmatchHasCuda";

} // namespace evenmatch::app
