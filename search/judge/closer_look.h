// Which moves of a game are worth a closer look. Two things speak for it everywhere: the move played loses something in the search of its
// own position; or the game stands worse for its player at the next positions, which were searched by themselves. A search of few visits
// often overlooks the answer to a blunder below the position where it is played, but hardly at the position that the blunder leads to. A
// third is in chess: it loses something by force (forced_losses.h).
#pragma once

#include "nn/review/move_judge.h"

#include <algorithm>
#include <span>

namespace evenmatch::search {

/// Looks at what is known of a game at one moment. The plies must outlive it and stay as they are.
class CloserLook {
public:
    /// `mark`: faded percent that a mark takes (nn::leastMark()). `forced`: by ply, faded percent that the moves lose by force; empty:
    /// nobody knows. REQUIRES: plies.size() == game.moves.size() + 1
    CloserLook(const nn::PlayedGame& game, std::span<const nn::JudgedPly> plies, double mark = 12, std::span<const double> forced = {});

    bool isDear(std::size_t ply) const { return lossAt(ply) >= kDear * m_mark || fallAt(ply) >= kFall || isForced(ply); }
    /// Whether two searches, of its position and of those that it leads to, agree on a loss so large that a closer look will hardly deny
    /// it.
    bool isPlain(std::size_t ply) const { return std::min(lossAt(ply), fallAt(ply)) >= kPlain * m_mark; }
    /// Whether it may get a mark, so that it is worth a second look, too.
    bool mayBeMarked(std::size_t ply) const { return lossAt(ply) >= kNearly * m_mark || fallAt(ply) >= kFall || isForced(ply); }

    /// Faded percent that the move played loses in the search of its position; 0 where it is not known or there is none.
    double lossAt(std::size_t ply) const;
    /// Faded percent by which the game stands worse for the player at the next position, or at the player's next turn. The same player is
    /// to move there; of the position before it the tempo is taken off: what a value head gives whoever is to move, which is the median of
    /// all such falls of the game, for mistakes are too few to move that.
    double fallAt(std::size_t ply) const;

private:
    static constexpr double kDear = 1.0 / 3; ///< of what a mark takes
    static constexpr double kNearly = 0.5;
    static constexpr double kPlain = 2;
    static constexpr double kFall = 8; ///< faded percent

    bool isForced(std::size_t ply) const { return ply < m_forced.size() && m_forced[ply] >= kNearly * m_mark; }
    /// For a side; NaN where it is not known.
    double standingAt(std::size_t ply, game::Side side) const;
    double fallTo(std::size_t ply, std::size_t later) const;
    double tempo() const;

    const nn::PlayedGame& m_game;
    std::span<const nn::JudgedPly> m_plies;
    double m_mark;
    std::span<const double> m_forced;
    double m_tempo;
};

} // namespace evenmatch::search
