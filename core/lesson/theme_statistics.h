// The themes that a player misses.
#pragma once

#include "core/lesson/card.h"

#include <optional>
#include <span>
#include <vector>

namespace evenmatch::lesson {

struct ThemeRow {
    Theme theme = Theme::Mate;
    std::size_t cards = 0;
    std::size_t answered = 0; ///< answered cards of the theme; only the first answer to each counts
    std::size_t missed = 0;
    double low = 0; ///< Wilson's 95 % interval of the share missed
    double high = 1;
    double expected = 0; ///< what players of the same rank would miss of these cards: the mean difficulty
};

/// A row for every theme of the cards, the most often missed first.
std::vector<ThemeRow> themeStatistics(std::span<const Card> cards, std::span<const Answer> answers);

/// The answers of a week; only the first answer to a card on each day counts.
struct WeekRow {
    Time monday; ///< 0:00 in the answers' time
    std::size_t answered = 0;
    std::size_t right = 0;
    bool operator==(const WeekRow&) const = default;
};

struct ThemeWeeks {
    std::optional<Theme> theme; ///< none: all lessons
    std::vector<WeekRow> weeks; ///< only weeks with answers, the oldest first
};

/// How the answers to lessons change over weeks: all lessons first, then each answered theme.
std::vector<ThemeWeeks> themeWeeks(std::span<const Card> cards, std::span<const Answer> answers);

} // namespace evenmatch::lesson
