// Whose each point of a Go board will be, as text: a letter a point, for games have thousands of them.
#pragma once

#include "core/game/go/position.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::nn {

/// Of per cents, 100 surely one side's and -100 the other's: 'r', 'R' nobody's, '2'.
std::string ownersText(std::span<const std::int8_t> owners);
/// The same back, in steps of some three per cent.
std::vector<std::int8_t> ownersFrom(std::string_view letters);

/// What Black would lead by if the game ended now: each point counts for its owner as surely as it is the owner's, as the position's rules
/// say. NaN where there is not one owner a point.
double ownedMargin(const go::Position& position, std::span<const std::int8_t> owners);

} // namespace evenmatch::nn
