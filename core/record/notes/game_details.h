// The editable facts of a record about its game, for any format.
#pragma once

#include "core/record/game_record.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace evenmatch::record {

/// As written; empty: missing. Dates of PGN are shown with "-" in place of ".".
struct GameDetails {
    std::array<PlayerInfo, 2> players; ///< by Side
    std::string event;
    std::string round;
    std::string place;
    std::string date;
    std::string result; ///< "1-0", "B+3.5"
    std::optional<double> komi; ///< Go
    std::string rules; ///< Go

    bool operator==(const GameDetails&) const = default;
};

GameDetails gameDetails(const GameRecord& record);
/// Writes the fields that differ from gameDetails(record); empty fields are removed.
void setGameDetails(GameRecord& record, const GameDetails& details);

/// Whether a result has the form of the record's format. Empty: not known.
bool isResult(const GameRecord& record, std::string_view text);

} // namespace evenmatch::record
