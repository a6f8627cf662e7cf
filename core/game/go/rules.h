// Rule sets of Go: differences in legal moves and in counting.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace evenmatch::go {

/// The repetitions that a play may not make. Passing is always allowed.
enum class KoRule : std::uint8_t {
    Simple, ///< no immediate recapture of a stone that has just captured one
    PositionalSuperko, ///< no board twice
    SituationalSuperko, ///< no board twice with the same player to move
};

/// The counting method: own stones and surrounded points, or surrounded points and prisoners.
enum class Scoring : std::uint8_t { Area, Territory };

/// White's compensation for a handicap of N ≥ 2 stones, in addition to komi.
enum class HandicapBonus : std::uint8_t { None, Stones /* N */, StonesLessOne /* N - 1 */ };

struct Rules {
    KoRule ko = KoRule::PositionalSuperko;
    Scoring scoring = Scoring::Area;
    bool suicide = false; ///< a play may capture the player's own stones
    bool passCostsStone = false; ///< a pass hands a stone over as a prisoner
    bool whitePassesLast = false; ///< the game continues until two passes in a row end with White's
    HandicapBonus handicapBonus = HandicapBonus::Stones;
    std::string_view name = "Chinese"; ///< as in SGF's RU; one of the five below

    /// The Chinese text forbids a whole-board repetition; White gets a point for each handicap stone.
    static constexpr Rules chinese() { return {}; }
    /// Japanese as played: simple ko, territory and prisoners, none of it counted in seki. Korean rules are the same here.
    static constexpr Rules japanese() { return {KoRule::Simple, Scoring::Territory, false, false, false, HandicapBonus::None, "Japanese"}; }
    /// AGA: pass stones and White's last pass make area and territory counts agree, so areas are counted.
    static constexpr Rules aga()
    {
        return {KoRule::SituationalSuperko, Scoring::Area, false, true, true, HandicapBonus::StonesLessOne, "AGA"};
    }
    static constexpr Rules newZealand()
    {
        return {KoRule::SituationalSuperko, Scoring::Area, true, false, false, HandicapBonus::None, "NZ"};
    }
    static constexpr Rules trompTaylor()
    {
        return {KoRule::PositionalSuperko, Scoring::Area, true, false, false, HandicapBonus::None, "Tromp-Taylor"};
    }

    bool operator==(const Rules&) const = default;
};

/// The rule set with this name, as in SGF's RU, upper or lower case: "Japanese", "jp", "Korean", "Chinese", "cn", "AGA", "NZ", "GOE" (Ing;
/// counted as New Zealand's: area, suicide allowed), "Tromp-Taylor". Nothing for any other text.
std::optional<Rules> rulesNamed(std::string_view text);
/// The same; empty or unknown text means Japanese, as in SGF.
Rules rulesFromText(std::string_view text);

} // namespace evenmatch::go
