// Our own players over UCI, as in other programs, in a process of evenmatch-cli.
#pragma once

#include "app/network.h"
#include "search/spec/player_spec.h"

#include <cstdint>
#include <optional>
#include <string>

namespace evenmatch::cli {

struct OwnProcess {
    std::string network; ///< a file
    app::Speaking ranks;
    std::optional<std::uint64_t> simulations; ///< nothing: a rank's own number
    bool exact = false;
};

/// The player that starts `evenmatch-cli uci` for a player of ours, under the same name. BadArgument for other games than chess, and for
/// players that do not search.
core::Result<search::PlayerSpec> overUci(const search::PlayerSpec& spec, const std::string& game, const OwnProcess& process);

} // namespace evenmatch::cli
