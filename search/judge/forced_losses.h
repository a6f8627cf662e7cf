// What the moves of a chess game lose by force (search/tactics/tactics.h), beside what a search thinks of them. A network's value overlooks
// what hangs; this sees little else. It is believed in differences alone: how the game stands is the search's word.
#pragma once

#include "nn/review/move_judge.h"
#include "search/judge/judged_moves.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace evenmatch::search {

/// Of games other than chess it knows nothing, and says so by losses of 0.
class ForcedLosses {
public:
    /// Of what a closer look says, in the mean with what a search thinks: where moves lose by force, the search shrinks what they lose.
    static constexpr float kWeight = 2.0F / 3;

    /// `nodes` a look; 0: there are none. The game must outlive it.
    ForcedLosses(const nn::PlayedGame& game, std::uint64_t nodes);

    bool isOfUse() const { return m_nodes > 0; }
    /// Looks at a move played; `judged` says how the game stands there.
    void look(std::size_t ply, const nn::JudgedPly& judged, const std::stop_token& stop);
    /// By ply: faded percent that the move played loses, 0 where nobody looked.
    std::span<const double> losses() const { return m_losses; }
    /// The best move of a position that was looked at.
    std::optional<game::Move> bestAt(std::size_t ply) const;
    /// A closer look at these moves of a position and at what is better by force than all of them, each worth what the best is by `judged`
    /// less what it loses by force; empty where nothing is known.
    std::vector<SecondLook> looksAt(
        std::size_t ply, const nn::JudgedPly& judged, std::span<const game::Move> moves, const std::stop_token& stop) const;

private:
    const nn::PlayedGame& m_game;
    std::uint64_t m_nodes = 0;
    std::vector<double> m_losses;
    std::vector<game::Move> m_best; ///< by ply
};

} // namespace evenmatch::search
