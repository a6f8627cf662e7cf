// Rule sets in KataGo's words, for GTP and for its analysis engine.
#pragma once

#include "core/game/go/rules.h"

#include <string_view>

namespace evenmatch::search {

/// As kata-set-rules calls the rule set.
std::string_view kataRules(const go::Rules& rules);

} // namespace evenmatch::search
