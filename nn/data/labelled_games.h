// Games of players with known ranks, for training and measuring networks.
#pragma once

#include "core/error.h"
#include "core/strength/scale/rank_scale.h"
#include "nn/input/played_game.h"

#include <array>
#include <filesystem>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// The source (SGF's PC, PGN's Site) of games between rungs of a ladder: players of known rank that are not human.
inline constexpr std::string_view kLadderSource = "Evenmatch ladder";

/// The labels of one player of a game.
struct LabelledSide {
    int rank = -1; ///< index of the scale, -1: unknown
    bool scored = false; ///< the rank is for training and measuring: a labelled human, or a rung of a ladder
    bool human = true; ///< its moves may train the policy without a rank
    double rating = 0; ///< as written, in steps of the scale's own unit (Elo; Go: 1d = 1, 1k = 0, 2k = -1); 0 with rank -1
    std::string player; ///< empty: anonymous

    bool operator==(const LabelledSide&) const = default;
};

/// A game with its labels. Facts that may reveal a rank without the moves are included, for lists within a stratum and for baselines.
struct LabelledGame : PlayedGame {
    std::array<LabelledSide, 2> sides;
    double result = std::numeric_limits<double>::quiet_NaN(); ///< 1: First won, 0 draw, -1; NaN: unknown
    double lead = std::numeric_limits<double>::quiet_NaN(); ///< Go: points for First where the game was counted
    bool byTime = false; ///< lost on time: the result reveals little about the position
    int handicap = 0;
    double komi = 0;
    std::optional<bool> betweenEquals; ///< set if the ranks were removed
    int year = 0;
    std::string source; ///< server or collection
    std::string conditions; ///< kind of time control
    std::string file; ///< its origin: a collection's group, for SGF and PGN the source and the file ("Fox/3d"), and
    std::uint64_t line = 0; ///< the line in it, from 0

    /// The setting that lists keep separate: in Go server, board size, handicap, colour, komi class, ladder or not; in chess source and
    /// time control.
    std::string stratum(game::Side side) const;
    /// Whether the result reflects the positions. In Go the stronger player gives stones or komi and wins from behind; a network trained on
    /// such results overrates White whenever White is the stronger player. Such games have no stones, real komi, and ranks at most two
    /// apart.
    bool isBetweenEquals() const;
};

/// The Go server or collection of a source, which has its own scale of ranks ("The KGS Go Server at …" → "KGS"); empty: unknown.
std::string_view serverOf(std::string_view source);

/// Keeps that share of the games, 0 … 1, by whole players: a game belongs to its first player, or to a scored one if there is one (without
/// names each game counts alone), and a smaller share is a subset of a larger one, so that runs on 10, 30 and 100 % make a learning curve.
void keepShare(std::vector<LabelledGame>& games, double share);

struct ReadLabelled {
    std::vector<LabelledGame> games;
    std::vector<core::Error> errors; ///< one for each game left out or cut short
};

/// Reads a file or all files of a folder, in the order of their names: the collections described in nn/data/README.md (`<group>.tsv.zst`
/// with Go, `<group>.txt.zst` with chess), and SGF and PGN files with ranks in their tags. A game is left out if neither player has a rank
/// of the scale.
core::Result<ReadLabelled> readLabelledGames(const std::filesystem::path& path, const strength::RankScale& scale);

} // namespace evenmatch::nn
