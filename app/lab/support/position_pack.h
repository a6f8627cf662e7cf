// Positions of Go as numbers for programs that train elsewhere (resources/training/gpu): a tensor file with a row for each position.
//
//     own.planes      U8  [n][planes][bytes]   the input of our networks (nn/input/encoding.h): a bit a point, the first point in bit 0
//     own.scale       F32 [n][planes]          the number of the plane's points that are not 0, for planes with other numbers than ones
//     katago.planes   U8  [n][22][bytes], katago.globals F32 [n][19]: the input of KataGo's networks (nn/katago/inputs.h)
//     legal           U8  [n][bytes]           a bit a point, and one for the pass
//     move            I64 [n]                  the move played, -1: an alternative position without a move played
//     rank            I64 [n]                  the mover's, -1: unknown
//     side, player    I64 [n]                  the same number for moves of one side, and for sides of one player
//     ply             I64 [n]
//     result, lead    F32 [n]                  for the side to move, 1 to -1 and in points; not a number: unknown
//
// and as metadata: format, encoding, board, scale (JSON of the ranks).
#pragma once

#include "core/error.h"
#include "core/strength/scale/rank_scale.h"
#include "nn/input/encoding.h"
#include "nn/input/game_state.h"

#include <cstdint>
#include <filesystem>
#include <limits>
#include <optional>
#include <vector>

namespace evenmatch::cli {

/// The facts of a position in addition to the position itself.
struct PackedFacts {
    std::optional<game::Move> move;
    std::int64_t rank = -1;
    std::int64_t side = -1;
    std::int64_t player = -1;
    std::int64_t ply = 0;
    float result = std::numeric_limits<float>::quiet_NaN();
    float lead = std::numeric_limits<float>::quiet_NaN();
};

class PositionPack {
public:
    PositionPack(const nn::Encoding& encoding, int boardSize) : m_encoding(&encoding), m_size(boardSize) { }

    /// REQUIRES: a position of Go on a board of this size that is not over
    void add(const nn::GameState& state, const PackedFacts& facts);
    /// Adds all positions of another pack of the same form.
    void append(const PositionPack& other);
    std::size_t size() const { return m_move.size(); }
    core::Result<void> write(const std::filesystem::path& path, const strength::RankScale& scale) const;

private:
    const nn::Encoding* m_encoding;
    int m_size;
    std::vector<float> m_numbers; ///< of one position
    std::vector<std::uint8_t> m_ownPlanes;
    std::vector<float> m_ownScale;
    std::vector<std::uint8_t> m_katagoPlanes;
    std::vector<float> m_katagoGlobals;
    std::vector<std::uint8_t> m_legal;
    std::vector<std::int64_t> m_move, m_rank, m_side, m_player, m_ply;
    std::vector<float> m_result, m_lead;
};

} // namespace evenmatch::cli
