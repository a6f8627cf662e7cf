#include "nn/review/owners.h"

#include "core/game/go/scoring.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::nn {

namespace {

constexpr int kSteps = 32; ///< from neutral to owned
constexpr char kNobodys = 'R';
constexpr int kSurely = 100; ///< per cent

} // namespace

std::int8_t ownerInPercent(double owner) { return static_cast<std::int8_t>(std::lround(kSurely * std::clamp(owner, -1.0, 1.0))); }

std::vector<std::int8_t> playedOutOwners(const go::Position& position)
{
    std::vector<std::int8_t> percents;
    for (const float owner : go::likelyOwners(position))
        percents.push_back(ownerInPercent(double{owner}));
    return percents;
}

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

double ownedMargin(const go::Position& position, std::span<const std::int8_t> owners)
{
    if (owners.size() != static_cast<std::size_t>(position.size() * position.size()))
        return std::nan("");
    const bool isTerritory = position.rules().scoring == go::Scoring::Territory;
    double margin = -position.compensation();
    if (isTerritory)
        margin += position.captures(game::Side::First) - position.captures(game::Side::Second);
    for (int y = 0; y < position.size(); ++y)
        for (int x = 0; x < position.size(); ++x) {
            margin += static_cast<double>(owners[position.moveAt(x, y).code]) / kSurely;
            const go::Color stone = position.colorAt(x, y);
            if (isTerritory && stone != go::Color::Empty) // a living stone is not a point of territory, a dead one counts one more
                margin += stone == go::Color::Black ? -1 : 1;
        }
    return margin;
}

} // namespace evenmatch::nn
