// What people may change of what a record says about its game, whatever its format.
#pragma once

#include "core/record/game_record.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace evenmatch::record {

/// As written; empty: not said. Dates of PGN are shown with "-" in place of ".".
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
/// Writes what differs from gameDetails(record); what is emptied is taken out.
void setGameDetails(GameRecord& record, const GameDetails& details);

/// Whether a result is written as the record's format writes them. Empty: none is known.
bool isResult(const GameRecord& record, std::string_view text);

} // namespace evenmatch::record
