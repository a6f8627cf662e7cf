#include "core/lesson/moments.h"

#include <algorithm>

namespace evenmatch::lesson {

namespace {

double lossPlayed(const Card& card)
{
    const CardMove* played = card.find(card.played);
    return played ? played->loss : card.others;
}

} // namespace

void Moments::add(const Card& card)
{
    const auto same = std::ranges::find(m_cards, card.key, &Card::key);
    if (same == m_cards.end())
        m_cards.push_back(card);
    else if (lossPlayed(card) > lossPlayed(*same))
        *same = card;
}

void Moments::keepWithin(std::size_t moves)
{
    std::erase_if(m_cards, [moves](const Card& card) { return static_cast<std::size_t>(card.ply) > moves; });
}

std::vector<Card> Moments::dearest(std::size_t most) const
{
    std::vector<Card> dearest = m_cards;
    std::ranges::stable_sort(dearest, std::greater(), lossPlayed);
    dearest.resize(std::min(most, dearest.size()));
    std::ranges::stable_sort(dearest, {}, &Card::ply);
    return dearest;
}

} // namespace evenmatch::lesson
