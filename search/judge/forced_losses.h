// The forced losses of moves in a chess game (search/tactics/tactics.h), in addition to a search. A network's value overlooks hanging
// pieces, which are almost all that this detects. Only its differences are used; the evaluation of the position itself comes from the
// search.
#pragma once

#include "nn/review/move_judge.h"
#include "search/judge/judged_moves.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace evenmatch::search {

/// For other games than chess all losses are 0. An analysis that a stop may have interrupted counts as none, because its depth would be
/// arbitrary.
class ForcedLosses {
public:
    /// Weight of a closer analysis in the mean with the search: for forced losses, the search underestimates them.
    static constexpr float kWeight = 2.0F / 3;

    /// `nodes` per analysis; 0: disabled. The game must outlive it.
    ForcedLosses(const nn::PlayedGame& game, std::uint64_t nodes);

    bool isOfUse() const { return m_nodes > 0; }
    /// Analyses a move played; `judged` has the evaluation of the position.
    void look(std::size_t ply, const nn::JudgedPly& judged, const std::stop_token& stop);
    /// By ply: the loss of the move played in faded percent, 0 if not analysed.
    std::span<const double> losses() const { return m_losses; }
    /// The best move of an analysed position.
    std::optional<game::Move> bestAt(std::size_t ply) const;
    /// A closer analysis of these moves of a position and of any better ones by force. Each is worth the value of the best by `judged`
    /// minus its forced loss; empty if unknown.
    std::vector<SecondLook> looksAt(
        std::size_t ply, const nn::JudgedPly& judged, std::span<const game::Move> moves, const std::stop_token& stop) const;

private:
    const nn::PlayedGame& m_game;
    std::uint64_t m_nodes = 0;
    std::vector<double> m_losses;
    std::vector<game::Move> m_best; ///< by ply
};

} // namespace evenmatch::search
