#include "core/lesson/theme_statistics.h"

#include "core/strength/maths/intervals.h"

#include <algorithm>
#include <map>

namespace evenmatch::lesson {

namespace {

std::chrono::sys_days dayOf(Time at) { return std::chrono::floor<std::chrono::days>(at); }

Time mondayOf(Time at)
{
    const std::chrono::sys_days day = dayOf(at);
    return day - (std::chrono::weekday(day) - std::chrono::Monday);
}

/// Keeps the earliest answer of each key.
template <class Key>
void keepFirst(std::map<Key, const Answer*>& first, const Key& key, const Answer& answer)
{
    const Answer*& kept = first.try_emplace(key, &answer).first->second;
    if (answer.at < kept->at)
        kept = &answer;
}

} // namespace

std::vector<ThemeWeeks> themeWeeks(std::span<const Card> cards, std::span<const Answer> answers)
{
    std::map<CardId, const Card*> lessons;
    for (const Card& card : cards)
        if (card.kind == CardKind::Lesson)
            lessons.emplace(card.id, &card);
    std::map<std::pair<CardId, std::chrono::sys_days>, const Answer*> first;
    for (const Answer& answer : answers)
        if (lessons.contains(answer.card))
            keepFirst(first, std::pair(answer.card, dayOf(answer.at)), answer);
    std::map<std::optional<Theme>, std::map<Time, WeekRow>> rows; // a missing theme sorts first
    for (const auto& [key, answer] : first) {
        std::vector<std::optional<Theme>> themes{std::nullopt};
        for (const Theme theme : lessons.at(key.first)->themes)
            themes.emplace_back(theme);
        for (const auto& theme : themes) {
            WeekRow& week = rows[theme][mondayOf(answer->at)];
            week.monday = mondayOf(answer->at);
            ++week.answered;
            week.right += answer->right ? 1 : 0;
        }
    }
    std::vector<ThemeWeeks> sorted;
    for (const auto& [theme, weeks] : rows) {
        ThemeWeeks row{.theme = theme, .weeks = {}};
        for (const auto& [monday, week] : weeks)
            row.weeks.push_back(week);
        sorted.push_back(std::move(row));
    }
    return sorted;
}

std::vector<ThemeRow> themeStatistics(std::span<const Card> cards, std::span<const Answer> answers)
{
    std::map<CardId, const Answer*> first;
    for (const Answer& answer : answers)
        keepFirst(first, answer.card, answer);
    std::map<Theme, ThemeRow> rows;
    for (const Card& card : cards) {
        const auto answer = first.find(card.id);
        for (const Theme theme : card.themes) {
            ThemeRow& row = rows[theme];
            row.theme = theme;
            ++row.cards;
            if (answer == first.end())
                continue;
            ++row.answered;
            row.missed += answer->second->right ? 0 : 1;
            row.expected += card.difficulty;
        }
    }
    std::vector<ThemeRow> sorted;
    for (auto& [theme, row] : rows) {
        if (row.answered > 0) {
            row.expected /= static_cast<double>(row.answered);
            const auto interval = strength::wilson(static_cast<double>(row.missed), static_cast<double>(row.answered));
            row.low = interval.low;
            row.high = interval.high;
        }
        sorted.push_back(row);
    }
    std::ranges::stable_sort(sorted, std::greater(), [](const ThemeRow& row) {
        return std::pair(row.answered > 0 ? static_cast<double>(row.missed) / static_cast<double>(row.answered) : 0.0, row.cards);
    });
    return sorted;
}

} // namespace evenmatch::lesson
