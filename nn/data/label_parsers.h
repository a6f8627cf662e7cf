// Converts lines and records to labelled games, for labelled_games.cpp.
#pragma once

#include "core/record/game_record.h"
#include "nn/data/labelled_games.h"

#include <map>

namespace evenmatch::nn {

/// Shares starts among games, because most are equal.
class LabelParser {
public:
    explicit LabelParser(const strength::RankScale& scale) : m_scale(scale) { }

    /// "side ⇥ handicap ⇥ opponent_is_bot ⇥ SGF"; the named side is of the collection's group.
    core::Result<LabelledGame> goLine(std::string_view line, const std::string& group);
    /// "SIDES KIND white_elo black_elo time_control date source result white black | UCI moves"
    core::Result<LabelledGame> chessLine(std::string_view line);
    /// Any game with ranks in its tags.
    core::Result<LabelledGame> record(const record::GameRecord& record);

private:
    core::Result<LabelledGame> play(const record::GameRecord& record);

    const strength::RankScale& m_scale;
    std::map<std::string, std::shared_ptr<const game::AnyPosition>> m_starts;
};

} // namespace evenmatch::nn
