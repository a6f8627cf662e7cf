// Evaluations of positions of labelled games by a stronger or more detailed network: soft targets.
#pragma once

#include "core/error.h"
#include "nn/input/game_state.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <utility>
#include <vector>

namespace evenmatch::nn {

struct LabelledGame;

/// A label of the position before a game's move number `ply`, or of another position that could have arisen from it.
struct TeacherLabel {
    std::uint32_t game = 0; ///< index of the games it was read for
    std::uint32_t ply = 0;
    static constexpr std::size_t kMostAside = 64;
    std::vector<std::uint16_t>
        aside; ///< at most kMostAside moves played from there instead of the game's; one ply has several such labels, for comparison
    float value = 0; ///< -1 … 1 for the side to move
    float lead = 0; ///< Go: points for the side to move
    bool hasLead = false;
    bool ofRank = false; ///< the moves are those of players of the same rank, not of the strongest
    std::vector<std::pair<std::uint16_t, float>>
        moves; ///< move codes and probabilities of the main moves; empty without the teacher's policy
    std::vector<std::int8_t>
        owners; ///< Go, in per cent, in the order of move codes: 100 for the side to move; empty without the teacher's ownership
};

/// The position that the label belongs to.
GameState stateOf(const TeacherLabel& label, const LabelledGame& game);

/// Reads labels in the form of `evenmatch-lab teach go` (group, line, moves played and other moves, win rate, score lead, "move:permille
/// …", [owners,] contentKey of the game) or of `teach chess` (group, line, moves played, and for each teacher: elo, win permille,
/// "uci:permille …") for the given games. Lines that begin with # and files that end in .part are skipped. Without a key
/// (go/katago-labels.tsv.zst) a label is dropped if different games have its group and line. Of several teachers the one nearest to the
/// player gives value and moves. A file, or a folder of such files; BadValue if there is no label for any of the games.
core::Result<std::vector<TeacherLabel>> readTeacherLabels(const std::filesystem::path& path, std::span<const LabelledGame> games);

} // namespace evenmatch::nn
