// The table of how opponents of each rank play, for people and programs.
#pragma once

#include "nn/evaluate/evaluator.h"

#include <nlohmann/json.hpp>

namespace evenmatch::cli {

/// [{rank, calibrated, visits, …, measured?: {rating, error, games}}] of every rank. Without a profile: what is usual.
nlohmann::ordered_json playTableJson(const nn::NetworkInfo& network);
/// The same as a table on stdout, and what was measured of it.
void printPlayTable(const nn::NetworkInfo& network);

} // namespace evenmatch::cli
