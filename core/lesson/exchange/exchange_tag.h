// A tag of a game in a file that only Evenmatch reads. Internal to this folder.
#pragma once

#include "core/record/game_record.h"

#include <string>
#include <string_view>

namespace evenmatch::lesson {

struct ExchangeTag {
    std::string_view pgn;
    std::string_view sgf; ///< which allows capital letters only

    std::string_view in(record::Format format) const { return format == record::Format::Pgn ? pgn : sgf; }
};

inline constexpr ExchangeTag kCardTag{"EvenmatchCard", "EMCARD"};
inline constexpr ExchangeTag kLessonTag{"EvenmatchLesson", "EMLESSON"};

/// Empty where the game has none.
std::string tagValue(const record::GameRecord& record, const ExchangeTag& tag);
void removeTag(record::GameRecord& record, const ExchangeTag& tag);

} // namespace evenmatch::lesson
