// The ranks of a player that was named as text.
#pragma once

#include "search/player_spec.h"

namespace evenmatch::experiments {

/// The file of the own scale that a player's rank is of (scale=FILE); empty: its network's ranks.
inline std::string scaleOf(const search::PlayerSpec& spec)
{
    const auto found = spec.options.find("scale");
    return spec.kind == search::PlayerSpec::Kind::Uci || found == spec.options.end() ? std::string() : found->second;
}

} // namespace evenmatch::experiments
