// Calibrations of the bundled networks' estimators for several games of one player, measured on far more players than their profiles:
// resources/models/history/several-games.md. The profiles stay unchanged.
#pragma once

#include "core/strength/estimate/player_calibration.h"

#include <string_view>

namespace evenmatch::nn {

/// The calibration with the players' own offset, if the offset was measured with this calibration; otherwise the calibration itself.
strength::PlayerCalibration withOwnOffset(std::string_view estimator, const strength::PlayerCalibration& calibration);

} // namespace evenmatch::nn
