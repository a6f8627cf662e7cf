#include "nn/review/owners.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::nn {

namespace {

constexpr int kSteps = 32; ///< from nobody's to somebody's
constexpr char kNobodys = 'R';
constexpr int kSurely = 100; ///< per cent

} // namespace

std::string ownersText(std::span<const std::int8_t> owners)
{
    std::string letters;
    for (const int owner : owners)
        letters.push_back(static_cast<char>(kNobodys + std::lround(double{kSteps} * owner / kSurely)));
    return letters;
}

std::vector<std::int8_t> ownersFrom(std::string_view letters)
{
    std::vector<std::int8_t> owners;
    for (const char letter : letters)
        owners.push_back(static_cast<std::int8_t>(std::lround(double{kSurely} * std::clamp(letter - kNobodys, -kSteps, kSteps) / kSteps)));
    return owners;
}

} // namespace evenmatch::nn
