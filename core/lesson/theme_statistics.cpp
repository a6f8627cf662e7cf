#include "core/lesson/theme_statistics.h"

#include "core/strength/maths/intervals.h"

#include <algorithm>
#include <map>

namespace evenmatch::lesson {

std::vector<ThemeRow> themeStatistics(std::span<const Card> cards, std::span<const Answer> answers)
{
    std::map<CardId, const Answer*> first;
    for (const Answer& answer : answers) {
        const auto found = first.try_emplace(answer.card, &answer).first;
        if (answer.at < found->second->at)
            found->second = &answer;
    }
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
