#include "core/lesson/practice.h"

#include "core/random.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::lesson {

namespace {

/// Cards of older versions: in a decided position, or new and not checked. A card that was answered stays in use until it is checked.
bool isOutdated(const Card& card) { return card.isDecided() || (card.checked == 0 && card.schedule.state == Schedule::State::New); }

/// The distance from the best difficulty: 20 to 60 % of players of the player's own rank choose a wrong move.
double distanceFromGood(const Card& card)
{
    constexpr double kEasiest = 0.2;
    constexpr double kHardest = 0.6;
    return std::max({0.0, kEasiest - card.difficulty, card.difficulty - kHardest});
}

} // namespace

std::vector<std::size_t> chooseCards(std::span<const Card> cards, Time now, const PracticeOptions& options)
{
    std::vector<std::size_t> due;
    std::vector<std::size_t> fresh;
    std::vector<std::size_t> others;
    std::vector<std::size_t> decoys;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const Card& card = cards[i];
        if (isOutdated(card))
            continue;
        if (card.kind == CardKind::Lesson && options.theme && std::ranges::find(card.themes, *options.theme) == card.themes.end())
            continue;
        const bool isDue = card.schedule.state == Schedule::State::Learning && card.schedule.due <= now;
        if (card.schedule.state != Schedule::State::New && !isDue) {
            if (options.trains && options.theme && card.kind == CardKind::Lesson)
                others.push_back(i);
            continue;
        }
        const bool isLesson = card.kind == CardKind::Lesson;
        if (isDue && (isLesson || !options.theme))
            due.push_back(i);
        else
            (isLesson ? fresh : decoys).push_back(i);
    }
    std::ranges::stable_sort(due, {}, [&](std::size_t i) { return cards[i].schedule.due; });
    std::ranges::stable_sort(fresh, {}, [&](std::size_t i) { return std::pair(distanceFromGood(cards[i]), -cards[i].evidence); });

    std::ranges::stable_sort(others, {}, [&](std::size_t i) { return cards[i].schedule.due; });
    for (const auto* more : {&fresh, &others})
        due.insert(due.end(), more->begin(), more->end());
    const auto wanted = static_cast<std::size_t>(std::lround(static_cast<double>(options.cards) * options.decoys));
    const auto shown = std::span(due).first(std::min(due.size(), options.cards));
    const auto isDecoy = [&](std::size_t i) { return cards[i].kind == CardKind::Decoy; };
    const auto dueDecoys = static_cast<std::size_t>(std::ranges::count_if(shown, isDecoy));
    const std::size_t lessons = shown.size() - dueDecoys;
    const std::size_t most = std::min(wanted, lessons); // never more decoys than lessons, except due ones
    const std::size_t some = std::min(decoys.size(), most - std::min(most, dueDecoys));
    due.resize(std::min(due.size(), options.cards - some));
    core::Random random(options.seed);
    for (std::size_t i = 0; i < some; ++i) {
        std::swap(decoys[i], decoys[i + random.below(static_cast<std::uint32_t>(decoys.size() - i))]);
        due.push_back(decoys[i]);
    }
    for (std::size_t i = due.size(); i > 1; --i)
        std::swap(due[i - 1], due[random.below(static_cast<std::uint32_t>(i))]);
    return due;
}

std::vector<std::size_t> dueCards(std::span<const Card> cards, Time until)
{
    std::vector<std::size_t> due;
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (cards[i].schedule.state == Schedule::State::Learning && cards[i].schedule.due <= until && !isOutdated(cards[i]))
            due.push_back(i);
    std::ranges::stable_sort(due, {}, [&](std::size_t i) { return cards[i].schedule.due; });
    return due;
}

void Practice::add(std::span<const CardId> cards)
{
    for (const CardId card : cards)
        if (std::ranges::find(m_all, card) == m_all.end()) {
            m_all.push_back(card);
            m_queue.push_back(card);
        }
}

void Practice::drop()
{
    std::erase(m_all, m_queue.front());
    m_queue.pop_front();
}

bool Practice::isAgain() const { return std::ranges::find(m_seen, m_queue.front()) != m_seen.end(); }

void Practice::answered(bool right)
{
    const CardId card = m_queue.front();
    const bool isFirst = !isAgain();
    m_queue.pop_front();
    if (!isFirst)
        return;
    m_seen.push_back(card);
    if (right)
        ++m_firstRight;
    else
        m_queue.insert(m_queue.begin() + static_cast<std::ptrdiff_t>(std::min(kBetween, m_queue.size())), card);
}

} // namespace evenmatch::lesson
