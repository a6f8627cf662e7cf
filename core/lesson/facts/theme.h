// Themes of lessons: motifs of chess and Go that a program can verify on a board. Cards have themes, and statistics are by theme.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace evenmatch::lesson {

enum class Theme : std::uint8_t {
    // chess
    HangingPiece, ///< captures an undefended piece
    Exchange, ///< captures a piece that is worth more than its own loss
    Fork, ///< one piece attacks two
    Pin, ///< a piece cannot leave a line
    Skewer, ///< the piece behind is lost if the one in front moves
    DiscoveredAttack, ///< the moving piece uncovers another's attack
    BackRank, ///< mate on the king's own first rank, behind its pawns
    Mate, ///< mate in a given number of moves, against any defence
    MateThreat, ///< would mate if the opponent passed
    TrappedPiece, ///< a piece has no safe square and is attacked, now or by the next move
    Promotion, ///< a pawn becomes a queen that cannot be captured
    OverloadedDefender, ///< one piece guards two things
    Deflection, ///< lures a piece away from what it guards
    MatePattern, ///< mate with a named pattern: see MatePattern in facts/mate_patterns.h
    LostTempo, ///< in the opening a piece moves again without need while others are undeveloped
    // Go
    Capture, ///< captures stones
    Atari, ///< leaves a chain one liberty
    Ladder, ///< a chain in atari that cannot escape (read)
    Escape, ///< a chain escapes from atari or from a ladder (read)
    SelfAtari, ///< leaves own stones one liberty
    Cut, ///< takes the point where two chains would have connected
    Connection, ///< connects two chains that could have been cut
    Ko, ///< takes a ko
    Eye, ///< makes an eye
    Snapback, ///< sacrifices a stone that is recaptured with more
    Net, ///< shuts a chain in without atari (read)
    Life, ///< destroys or makes a group's two eyes (read)
    Race, ///< wins a capturing race (read)
    Endgame, ///< late in the game, sente or gote in an engine's line
    Shape, ///< a named shape: see ShapeName
    BigPoint, ///< direction of play: a point elsewhere is worth more
};
inline constexpr int kThemes = static_cast<int>(Theme::BigPoint) + 1;

/// Its name in files and on the command line: "hanging-piece".
std::string_view themeName(Theme theme);
std::optional<Theme> findTheme(std::string_view name);

/// Shapes of Go with a common name.
enum class ShapeName : std::uint8_t { EmptyTriangle, Ponnuki, OnePointJump, KnightsMove, LargeKnightsMove, Hane };

} // namespace evenmatch::lesson
