// Whose ranks a scale's are. Every server has ranks of its own: a 3k of one may play like a 1d of another, so that a rank that is fitted on
// both is neither.
#pragma once

#include "nn/data/labelled_games.h"

#include <span>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// Of each rank, the server (serverOf) most of whose scored sides are of it; empty where none is known. Of equals the first by name.
std::vector<std::string> homeServers(std::span<const LabelledGame> games, std::size_t ranks);

/// Sides of another server than their rank's are scored no more; those of no known server stay. Returns how many there were.
std::size_t keepHomeServers(std::span<LabelledGame> games, std::span<const std::string> homes);

} // namespace evenmatch::nn
