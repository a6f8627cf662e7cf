// What other programs say of the players of an estimate, and whether the estimate may rest on it.
#pragma once

#include "app/cli/outside.h"
#include "nn/rank_estimators.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::cli {

using OutsideBySide = std::map<nn::PlayedSide, strength::OutsideNumbers>;

/// What was said of every side of the players.
OutsideBySide outsideNumbers(const OutsideHearings& hearings, std::span<const nn::PlayerSides> players, std::span<const nn::SourceGame> games);

/// What of it is known of nearly all sides, and the model was fitted with.
strength::OutsideKinds usableKinds(const nn::ModelDescription& model, const OutsideHearings& hearings, const OutsideBySide& numbers);

/// For people: why the rank does not rest on a program that was asked (another version than the model was fitted with, too few answers, a model
/// fitted without any), and which program that nobody asked would make it surer. A sentence each.
std::vector<std::string> outsideNotes(const nn::ModelDescription& model, const OutsideHearings& hearings, const OutsideBySide& numbers);

} // namespace evenmatch::cli
