// KataGo's names of rule sets, for GTP and for its analysis engine.
#pragma once

#include "core/game/go/rules.h"

#include <string_view>

namespace evenmatch::search {

/// The name of the rule set for kata-set-rules.
std::string_view kataRules(const go::Rules& rules);

} // namespace evenmatch::search
