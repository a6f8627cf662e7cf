// What lessons are about: motifs of chess and Go that a program can check on a board. Cards carry them, statistics go by them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace evenmatch::lesson {

enum class Theme : std::uint8_t {
    // chess
    HangingPiece, ///< takes a piece that nothing defends
    Exchange, ///< takes a piece that is worth more than what it costs
    Fork, ///< one piece attacks two
    Pin, ///< a piece cannot leave a line
    Skewer, ///< the piece behind falls when the one in front goes
    DiscoveredAttack, ///< the piece that moves uncovers another's attack
    BackRank, ///< mate on the king's own first rank, behind its pawns
    Mate, ///< mate in so many moves, against any defence
    MateThreat, ///< would mate if the other side did nothing
    TrappedPiece, ///< a piece has nowhere to go and is attacked, now or by the next move
    Promotion, ///< a pawn becomes a queen, and stays one
    OverloadedDefender, ///< one piece guards two things
    Deflection, ///< lures a piece away from what it guards
    MatePattern, ///< mate in a shape with a name: see MatePattern in facts/mate_patterns.h
    LostTempo, ///< in the opening a piece moves again without need while others stand at home
    // Go
    Capture, ///< takes stones
    Atari, ///< leaves a chain one liberty
    Ladder, ///< a chain in atari that cannot run: read out
    Escape, ///< a chain that was in atari, or caught in a ladder, gets away: read out
    SelfAtari, ///< leaves own stones one liberty
    Cut, ///< takes the point where two chains would have joined
    Connection, ///< joins two chains where they could have been cut
    Ko, ///< takes a ko
    Eye, ///< makes an eye
    Snapback, ///< gives a stone that is taken back with more
    Net, ///< shuts a chain in without putting it in atari: read out
    Life, ///< takes or makes a group's two eyes: read out
    Race, ///< wins a capturing race: read out
    Endgame, ///< late in the game, in sente or gote by an engine's line
    Shape, ///< a shape with a name: see ShapeName
    BigPoint, ///< direction of play: elsewhere on the board is worth more
};
inline constexpr int kThemes = static_cast<int>(Theme::BigPoint) + 1;

/// Its name in files and on the command line: "hanging-piece".
std::string_view themeName(Theme theme);
std::optional<Theme> findTheme(std::string_view name);

/// Shapes of Go with a name that everybody uses.
enum class ShapeName : std::uint8_t { EmptyTriangle, Ponnuki, OnePointJump, KnightsMove, LargeKnightsMove, Hane };

} // namespace evenmatch::lesson
