// Whose each point of a Go board will be, as text: a letter a point, for games have thousands of them.
#pragma once

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

} // namespace evenmatch::nn
