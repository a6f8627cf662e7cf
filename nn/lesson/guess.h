// Guessing a game's moves, with an estimate of the guesser's rank.
#pragma once

#include "core/lesson/rank_posterior.h"
#include "nn/lesson/policies.h"

#include <vector>

namespace evenmatch::nn {

/// One guess. Chances are by rank, strongest first, for the move together with those that are equivalent by symmetry.
struct GuessMoment {
    std::size_t ply = 0;
    game::Move guessed;
    game::Move played;
    std::vector<double> guessedChances;
    std::vector<double> playedChances;
    bool isHit = false; ///< the move played, or an equivalent one by symmetry
};

/// A value; grows guess by guess.
class Guesses {
public:
    explicit Guesses(std::size_t ranks, lesson::Trust trust = {}) : m_posterior(ranks, trust) { }

    const lesson::RankPosterior& posterior() const { return m_posterior; }
    const std::vector<GuessMoment>& moments() const { return m_moments; }
    std::size_t hits() const;
    /// The number of guesses that a player of the rank would get right: the sum of the probabilities of the moves played.
    double expectedHits(std::size_t rank) const;
    /// `seen`: the position. REQUIRES: both moves are legal there
    const GuessMoment& add(
        std::size_t ply, const game::AnyPosition& position, const SeenPosition& seen, game::Move guessed, game::Move played);
    /// The guesses with the most evidence against a rank: the least likely ones relative to that rank's first choice. At most `most`, the
    /// worst first; indices into moments().
    std::vector<std::size_t> dearest(std::size_t rank, std::size_t most) const;

private:
    lesson::RankPosterior m_posterior;
    std::vector<GuessMoment> m_moments;
    std::vector<std::vector<double>> m_regrets; ///< of each moment, by rank: ln of the first choice's chance over the guess's
};

} // namespace evenmatch::nn
