// Whether an estimate may rest on what other programs say of its players, in words.
#pragma once

#include "app/cli/outside.h"
#include "nn/rank_estimators.h"

#include <string>
#include <vector>

namespace evenmatch::cli {

/// For people: why the rank does not rest on a program that was asked (another version than the model was fitted with, too few answers, a model
/// fitted without any), and which program that nobody asked would make it surer. A sentence each.
std::vector<std::string> outsideNotes(const nn::ModelDescription& model, const OutsideHearings& hearings, const nn::OutsideBySide& numbers);

} // namespace evenmatch::cli
