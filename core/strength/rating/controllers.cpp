#include "core/strength/rating/controllers.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace evenmatch::strength {

namespace {

nlohmann::json toJson(const Dial& dial)
{
    return {{"lowest", dial.lowest}, {"highest", dial.highest}, {"strongerIsLower", dial.strongerIsLower}};
}

bool readNumber(const nlohmann::json& json, const char* key, double low, double high, double& number)
{
    if (!json.is_object() || !json.contains(key) || !json[key].is_number())
        return false;
    number = json[key].get<double>();
    return number >= low && number <= high;
}

constexpr double kLargest = 1e6;

bool readDial(const nlohmann::json& json, Dial& dial)
{
    if (!json.is_object() || !json.contains("dial"))
        return false;
    const nlohmann::json& part = json["dial"];
    if (!readNumber(part, "lowest", -kLargest, kLargest, dial.lowest) || !readNumber(part, "highest", dial.lowest, kLargest, dial.highest)
        || !part.contains("strongerIsLower") || !part["strongerIsLower"].is_boolean())
        return false;
    dial.strongerIsLower = part["strongerIsLower"].get<bool>();
    return true;
}

} // namespace

double Dial::stronger(double setting, double step) const { return std::clamp(setting + (strongerIsLower ? -step : step), lowest, highest); }

void BetweenGames::gameEnded(double score)
{
    setting = dial.stronger(setting, step * (1 - 2 * score));
    step = std::max(step * shrink, leastStep);
}

void WithinGame::beforeMove(double winRate, int moveNumber)
{
    const double full = fullStep * std::clamp(1 - static_cast<double>(moveNumber) / fades, 0.0, 1.0);
    const double ahead = winRate - 0.5;
    if (ahead == 0)
        return;
    const double distance = std::abs(ahead);
    const double part = distance >= evenBand ? full : full * (proportional ? distance / evenBand : insidePart);
    setting = dial.stronger(setting, ahead > 0 ? -part : part);
}

nlohmann::json toJson(const BetweenGames& state)
{
    return {{"dial", toJson(state.dial)}, {"setting", state.setting}, {"step", state.step}, {"shrink", state.shrink},
        {"leastStep", state.leastStep}};
}

core::Result<BetweenGames> betweenGamesFromJson(const nlohmann::json& json)
{
    BetweenGames state;
    if (!readDial(json, state.dial) || !readNumber(json, "setting", state.dial.lowest, state.dial.highest, state.setting)
        || !readNumber(json, "step", 0, kLargest, state.step) || !readNumber(json, "shrink", 0, 1, state.shrink)
        || !readNumber(json, "leastStep", 0, kLargest, state.leastStep))
        return core::Error{core::ErrorCode::BadValue, "strength control"};
    return state;
}

} // namespace evenmatch::strength
