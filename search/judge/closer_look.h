// Selects the moves of a game for a closer analysis, by two criteria in all games: the move played loses something in the search of its own
// position; or the game is worse for its player at the next positions, which were searched separately. A search of few visits often
// overlooks the answer to a blunder in the position before it, but hardly in the position after it. Chess has a third criterion: the move
// loses something by force (forced_losses.h).
#pragma once

#include "nn/review/move_judge.h"

#include <algorithm>
#include <span>

namespace evenmatch::search {

/// Uses the present results of a game. The plies must outlive it and stay unchanged.
class CloserLook {
public:
    /// `mark`: the minimum loss of a mark in faded percent (nn::leastMark()). `forced`: by ply, the moves' forced losses in faded percent;
    /// empty: unknown. REQUIRES: plies.size() == game.moves.size() + 1
    CloserLook(const nn::PlayedGame& game, std::span<const nn::JudgedPly> plies, double mark = 12, std::span<const double> forced = {});

    bool isDear(std::size_t ply) const { return lossAt(ply) >= kDear * m_mark || fallAt(ply) >= kFall || isForced(ply); }
    /// Whether two searches, of its position and of the next ones, agree on a loss so large that a closer analysis will hardly refute it.
    bool isPlain(std::size_t ply) const { return std::min(lossAt(ply), fallAt(ply)) >= kPlain * m_mark; }
    /// Whether it may get a mark and therefore needs a second analysis.
    bool mayBeMarked(std::size_t ply) const { return lossAt(ply) >= kNearly * m_mark || fallAt(ply) >= kFall || isForced(ply); }

    /// The loss of the move played in the search of its position, in faded percent; 0 if unknown or none.
    double lossAt(std::size_t ply) const;
    /// The deterioration for the player at the next position, or at the player's next turn, in faded percent. At the next turn the same
    /// player is to move; for the position between, the tempo bias of the value head towards the side to move is subtracted. It is the
    /// median of all such changes in the game, which the few mistakes do not affect.
    double fallAt(std::size_t ply) const;

private:
    static constexpr double kDear = 1.0 / 3; ///< of a mark's minimum loss
    static constexpr double kNearly = 0.5;
    static constexpr double kPlain = 2;
    static constexpr double kFall = 8; ///< faded percent

    bool isForced(std::size_t ply) const { return ply < m_forced.size() && m_forced[ply] >= kNearly * m_mark; }
    /// For a side; NaN if unknown.
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
