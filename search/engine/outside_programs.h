// A user's selection of outside programs and networks, from the command line or the window's settings.
#pragma once

#include "core/game/family.h"
#include "nn/ranks/sources/networks_source.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace evenmatch::search {

/// Stockfish's nodes per position: the number used to fit the bundled chess profile.
inline constexpr std::uint64_t kStockfishNodes = 1000;

/// A regular value.
struct OutsidePrograms {
    std::string katago; ///< the command of its analysis engine; empty: not used. With -human-model it is also used for ranks
    bool human = false; ///< use it for ranks although the command does not name that network
    std::string style = "preaz"; ///< its kind of profiles: "preaz" or "rank"
    int visits = 0; ///< per position; 0: its own settings
    std::chrono::seconds katagoWait{600}; ///< for its start, and for every response
    std::string stockfish; ///< the command of Stockfish or another UCI program; empty: not used
    std::uint64_t nodes = kStockfishNodes;
    std::filesystem::path maia; ///< the folder of Maia's networks; empty: not used
    std::vector<int> maiaLevels{}; ///< selected ones by number: 1100, 1500, …; empty: all

    std::filesystem::path strong; ///< a strong network's file; empty: not used

    bool any() const { return !katago.empty() || !stockfish.empty() || !maia.empty() || !strong.empty(); }
    bool operator==(const OutsidePrograms&) const = default;
};

/// The selected sources that support the game. `open` opens networks; it is copied.
std::vector<nn::StartsOutside> outsideSources(const OutsidePrograms& programs, game::Family family, nn::OpensNetwork open);

} // namespace evenmatch::search
