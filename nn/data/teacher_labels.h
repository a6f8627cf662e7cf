// What a stronger or more knowing network says about positions of labelled games: soft targets.
#pragma once

#include "core/error.h"
#include "core/strength/scale/rank_scale.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace evenmatch::nn {

struct LabelledGame;

/// A label of the position before a game's move number `ply`, or of one that could have come from it.
struct TeacherLabel {
    std::uint32_t game = 0; ///< index of the games it was read for
    std::uint32_t ply = 0;
    static constexpr std::size_t kMostAside = 64;
    std::vector<std::uint16_t>
        aside; ///< at most kMostAside, played from there instead of the game's moves: of one ply there are several, for comparing them
    float value = 0; ///< -1 … 1 for the side to move
    float lead = 0; ///< Go: points for the side to move
    bool hasLead = false;
    bool ofRank = false; ///< the moves are those of players of the mover's rank, not of the strongest
    std::vector<std::pair<std::uint16_t, float>>
        moves; ///< move codes and probabilities, not all of them; none where the teacher was not asked
    std::vector<std::int8_t>
        owners; ///< Go, in per cent, point by point as move codes: 100 the side's to move; empty where the teacher was not asked

    /// What players of another rank would do there: contrasts between ranks at one position are free of how hard it is.
    struct Voice {
        std::uint32_t rank = 0; ///< index of the scale
        std::vector<std::pair<std::uint16_t, float>> moves;
    };
    std::vector<Voice> voices; ///< at most one a rank
};

/// Reads labels in the form of `evenmatch-lab teach go` (group, line, moves played and those aside from the game, win rate, score lead,
/// "move:permille …", [owners,] contentKey of the game) or of `teach chess` (group, line, moves played, and for one teacher or several:
/// elo, win permille, "uci:permille …") for those games that are there; lines that begin with # and files that end in .part are passed
/// over. Without a key (go/katago-labels.tsv.zst) a label is nobody's where different games have its group and line. Of several teachers
/// the one nearest to the mover gives value and moves, and every rank of `scale` hears the one nearest to it. A file, or a folder of such
/// files; BadValue when there is no label for any of the games.
core::Result<std::vector<TeacherLabel>> readTeacherLabels(
    const std::filesystem::path& path, std::span<const LabelledGame> games, const strength::RankScale& scale);

} // namespace evenmatch::nn
