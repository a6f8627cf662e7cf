// A user's own rank scales.
#pragma once

#include "app/shared/command.h"

namespace evenmatch::cli {

/// Adds `scale make` and `scale show`. `context` outlives the parser.
void addScale(CLI::App& cli, Context& context);

} // namespace evenmatch::cli
