// Predicted ownership of the points of a Go board: in percent, as text, and as a score.
#pragma once

#include "core/game/go/position.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::nn {

/// The expected owner of a point, from 1 (surely one side's) to -1 (the other's), in percent; beyond these it counts as sure.
std::int8_t ownerInPercent(double owner);

/// go::likelyOwners() in percent, for engines and networks without ownership.
std::vector<std::int8_t> playedOutOwners(const go::Position& position);

/// Percents as text, one letter per point, because games have thousands of them: 'r' is surely one side's, 'R' neutral, '2' the other's.
std::string ownersText(std::span<const std::int8_t> owners);
/// The reverse, in steps of some three per cent.
std::vector<std::int8_t> ownersFrom(std::string_view letters);

/// Black's expected lead if the game ended now, by the position's rules, with each point weighted by its ownership. NaN unless every point
/// has one.
double ownedMargin(const go::Position& position, std::span<const std::int8_t> owners);

} // namespace evenmatch::nn
