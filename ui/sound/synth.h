// The program's sounds, synthesised: nothing is recorded or copied.
#pragma once

#include <cstdint>
#include <vector>

namespace evenmatch::ui {

enum class Sound : std::uint8_t {
    Stone, ///< slate on wood
    Stones, ///< some are taken off the board
    Piece, ///< felt on wood
    Taken, ///< a piece takes another
    Tick, ///< a second of the last ten
    End, ///< the game is over
};
inline constexpr int kSounds = 6;
inline constexpr int kSoundRate = 44100; ///< samples a second, one channel

/// A sum of decaying tones and noise, some tenths of a second long; the same every time.
std::vector<std::int16_t> synthesise(Sound sound);

} // namespace evenmatch::ui
