// The table of opponents' settings by rank, for people and programs.
#pragma once

#include "nn/evaluate/evaluator.h"

#include <nlohmann/json.hpp>

namespace evenmatch::cli {

/// [{rank, calibrated, visits, …, measured?: {rating, error, games}}] of every rank. Without a profile: the defaults.
nlohmann::ordered_json playTableJson(const nn::NetworkInfo& network);
/// The same as a table on stdout, with its measurements.
void printPlayTable(const nn::NetworkInfo& network);

} // namespace evenmatch::cli
