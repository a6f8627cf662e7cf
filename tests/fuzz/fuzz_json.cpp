// The first byte selects the kind of the rest: the JSON of scales, profiles, calibrations and fits in models and in users' files. Accepted
// input must survive writing and reading.
#include "core/strength/estimate/player_calibration.h"
#include "core/strength/estimators/estimators.h"
#include "core/strength/rating/controllers.h"
#include "core/strength/scale/measured_strength.h"
#include "core/strength/scale/rank_play.h"

#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>

using namespace evenmatch::strength;
using nlohmann::json;

namespace {

template <class Read>
void comesBackTheSame(const json& given, Read read)
{
    const auto value = read(given);
    if (!value)
        return;
    const auto again = read(json::parse(toJson(*value).dump(-1, ' ', false, json::error_handler_t::replace)));
    if (!again || !(*again == *value)) {
        std::fprintf(stderr, "what was read is not what comes back\n");
        std::abort();
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const json given = json::parse(data + 1, data + size, nullptr, false);
    switch (data[0]) {
    case 's': comesBackTheSame(given, rankScaleFromJson); break;
    case 'p': comesBackTheSame(given, rankProfileFromJson); break;
    case 'r': comesBackTheSame(given, serverRanksFromJson); break;
    case 'm': comesBackTheSame(given, measuredStrengthFromJson); break;
    case 'y': comesBackTheSame(given, [](const json& object) { return rankPlayFromJson(object, RankPlay{}); }); break;
    case 'c': comesBackTheSame(given, playerCalibrationFromJson); break;
    case 'f': comesBackTheSame(given, estimatorFitFromJson); break;
    case 'b': comesBackTheSame(given, betweenGamesFromJson); break;
    default: break;
    }
    return 0;
}
