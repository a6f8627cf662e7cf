// The player of commands that search: genmove, tree, gtp, uci.
#pragma once

#include "app/network.h"
#include "app/shared/command.h"
#include "search/spec/player_spec.h"

#include <optional>
#include <string>

namespace evenmatch::cli {

inline constexpr std::uint64_t kUsualSimulations = 400;

/// The value of --sims, or nothing: then ranks use their own number.
search::PlayerResources resourcesWith(std::shared_ptr<nn::Evaluator> evaluator, std::optional<std::uint64_t> simulations);

struct SearchingOptions {
    std::string network;
    app::Speaking ranks;
    std::string player; ///< a SPEC; has priority over `rank`
    std::string rank;
    bool exact = false; ///< computes in 32-bit numbers
    std::optional<std::uint64_t> simulations; ///< nothing: a rank's own number, otherwise kUsualSimulations
};

/// --network, --server, --strong, --rank, --player, --sims, --exact.
void addSearchingOptions(CLI::App& command, SearchingOptions& options);

struct SearchingPlayer {
    app::OpenNetwork network;
    search::PlayerSpec spec;
    search::PlayerResources resources;
};

/// Opens the network, by default the bundled one for `game`. Without rank and SPEC the player has full strength.
core::Result<SearchingPlayer> openSearchingPlayer(const SearchingOptions& options, const std::string& game);

} // namespace evenmatch::cli
