// The time control of a game, from its file.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace evenmatch::record {

enum class TimeClass : std::uint8_t { Unknown, Bullet, Blitz, Rapid, Slow };

inline constexpr std::array kTimeClasses{TimeClass::Bullet, TimeClass::Blitz, TimeClass::Rapid, TimeClass::Slow};

/// The time of each player, in seconds.
struct GameTime {
    double seconds = 0; ///< to begin with; 0 if there is only overtime
    double eachMove = 0; ///< added for every move made (Fischer), else 0
    double rest = 0; ///< further time in a typical game: increments or overtime

    double usual() const { return seconds + rest; }
};
/// From GameInfo::timeControl, as timeClass() reads it.
std::optional<GameTime> gameTime(std::string_view timeControl, bool isGo);

/// Reads GameInfo::timeControl: PGN's TimeControl ("600+5", "40/5400:1800", "1/86400") and SGF's TM and OT ("1800 + 5x30 byo-yomi", "60 +
/// 25/300 Canadian", "8 hours"). The class depends on the seconds of a player in a typical game, chess of 40 moves per side, Go of 60 moves
/// per side beyond the main time: under 180, 480, 1500 s in chess; in Go, whose games are longer, under 300, 1200, 3600 s.
TimeClass timeClass(std::string_view timeControl, bool isGo);

/// "bullet", "blitz", "rapid", "slow"; nothing for Unknown.
std::string_view timeClassName(TimeClass time);

} // namespace evenmatch::record
