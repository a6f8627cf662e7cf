// What the module evenmatch-networks exports: LibTorch takes half a second to load, and the window does not wait for it.
#pragma once

#include "core/error.h"
#include "nn/evaluator.h"

#include <memory>
#include <string>

namespace evenmatch::app {

using NetworkResult = core::Result<std::shared_ptr<nn::Evaluator>>;
/// The module is built with the program, and both agree on every type.
using LoadNetworkFunction = void (*)(const std::string& path, unsigned threads, NetworkResult& result);
inline constexpr const char* kLoadNetworkSymbol = "evenmatchLoadNetwork";

} // namespace evenmatch::app
