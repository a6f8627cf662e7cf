// The opening of a chess game named by its file, for lists that do not read games.
#pragma once

#include <string>
#include <string_view>

namespace evenmatch::record {

/// From the tags at the beginning of a PGN game, ECO and Opening (else Variation): "B01 Scandinavian Defense", "B01"; empty without these
/// tags.
std::string openingOfPgn(std::string_view text);

} // namespace evenmatch::record
