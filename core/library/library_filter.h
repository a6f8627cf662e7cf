// Conditions of a search in a library, and the order of its results.
#pragma once

#include "core/library/game_entry.h"
#include "core/record/text/rank_text.h"

#include <functional>
#include <optional>
#include <string>

namespace evenmatch::library {

/// Ranks or ratings from `weakest` to `strongest`, both included.
struct RankSpan {
    record::Rank weakest;
    record::Rank strongest;
};

/// Games that satisfy all conditions; empty ones are ignored.
struct GameFilter {
    std::optional<PlayerId> player; ///< by any of the player's names, on either side
    bool onlyMine = false; ///< games of players that are "me"
    std::optional<PlayerId> student; ///< games of players that are the student, and games with the student's tag
    std::string game; ///< an id of games.h; "go*": every one that begins so
    std::optional<RankSpan> ranks; ///< the stated rank of one of the players is in it
    std::string dateFrom; ///< YYYY, YYYY-MM or YYYY-MM-DD; a game dated only "1999" is not from 1999-05 on
    std::string dateTo; ///< included completely: "1999" means the whole year
    std::optional<game::Outcome> outcome;
    std::optional<bool> won; ///< by a player that is "me"; false: lost
    std::string text; ///< part of a player's name, event, place, or the opening's name in English or from `openingName`; A-Z equal a-z
    /// Translates an opening's English name for the list: SortBy::Opening sorts by the translation. Null: English.
    std::function<std::string(const std::string&)> openingName;
    std::string tag;
    std::string analysedBy; ///< has analyses by this network
    std::optional<std::uint64_t> position; ///< the main line contains it (position_keys.h)
    bool inTrash = false; ///< the trash instead of the library
};

enum class SortBy : std::uint8_t {
    Imported,
    Date,
    FirstPlayer,
    SecondPlayer,
    Event,
    Moves,
    Game,
    Outcome,
    FirstRank,
    SecondRank,
    TimeControl,
    Opening
};

/// A window on the sorted list. Equal games keep the order in which they were imported.
struct Page {
    SortBy sortBy = SortBy::Imported;
    bool descending = false;
    std::uint64_t offset = 0;
    std::uint64_t limit = 100;
};

} // namespace evenmatch::library
