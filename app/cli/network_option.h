// The option --network of all commands that need one.
#pragma once

#include "nn/evaluator.h"

#include <memory>
#include <string>

namespace evenmatch::cli {

/// Opens a network file, or without one the bundled network of the game ("go9" and "go" share one). NotFound, with where it was looked
/// for, when there is none.
core::Result<std::unique_ptr<nn::Evaluator>> openNetwork(const std::string& path, const std::string& game);

/// The bundled network's file, which need not be there: $EVENMATCH_MODELS, else beside the program's installation or its source.
std::string bundledNetwork(const std::string& game);

} // namespace evenmatch::cli
