// KataGo's names of rule sets, and its komi, for GTP and for its analysis engine.
#pragma once

#include "core/game/go/rules.h"

#include <string_view>

namespace evenmatch::search {

/// The name of the rule set for kata-set-rules.
std::string_view kataRules(const go::Rules& rules);

/// The nearest komi that KataGo accepts: in half points.
double kataKomi(double komi);

} // namespace evenmatch::search
