// The programs and networks that may be asked what they say of games, as a user names them: on the command line, or in the window's
// settings.
#pragma once

#include "nn/ranks/sources/networks_source.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::search {

/// Nodes that Stockfish may look at in a position: so many the bundled chess profile was fitted with.
inline constexpr std::uint64_t kStockfishNodes = 1000;

/// A regular value.
struct OutsidePrograms {
    std::string katago; ///< the command of its analysis engine; empty: not asked. -human-model in it: it is asked for ranks, too
    bool human = false; ///< ask it for ranks although the command does not name that network
    std::string style = "preaz"; ///< which of its profiles: "preaz" or "rank"
    int visits = 0; ///< a position; 0: what its own settings say
    std::chrono::seconds katagoWait{600}; ///< for its start, and for every answer
    std::string stockfish; ///< the command of Stockfish or another UCI program; empty: not asked
    std::uint64_t nodes = kStockfishNodes;
    std::filesystem::path maia; ///< the folder of Maia's networks; empty: not asked
    std::vector<int> maiaLevels{}; ///< which of them, by their numbers: 1100, 1500, …; empty: all

    bool any() const { return !katago.empty() || !stockfish.empty() || !maia.empty(); }
    bool operator==(const OutsidePrograms&) const = default;
};

/// Those that know the game. `open` opens Maia's networks; it is copied.
std::vector<nn::StartsOutside> outsideSources(const OutsidePrograms& programs, std::string_view game, nn::OpensNetwork open);

} // namespace evenmatch::search
