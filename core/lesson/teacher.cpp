#include "core/lesson/teacher.h"

#include <algorithm>

namespace evenmatch::lesson {

namespace {

double lossPlayed(const Card& card)
{
    const CardMove* played = card.find(card.played);
    return played ? played->loss : card.others;
}

} // namespace

double usualLoss(const Card& card)
{
    double loss = 0;
    double known = 0;
    for (const CardMove& move : card.moves) {
        loss += move.own * move.loss;
        known += move.own;
    }
    return loss + std::max(0.0, 1 - known) * card.others;
}

bool isWorthAWord(const Card& card, const TeacherOptions& options)
{
    const CardMove* played = card.find(card.played);
    if (!played || card.best().move == card.played)
        return false;
    if (card.chance > options.mostDecided || card.chance < 1 - options.mostDecided)
        return false;
    return played->above < options.unlikely && played->loss >= 2 * soundLoss(card.unit) && played->loss > usualLoss(card);
}

bool isGrave(const Card& card, const TeacherOptions& options)
{
    return lossPlayed(card) - usualLoss(card) >= (card.unit == LossUnit::Chance ? options.graveChance : options.gravePoints);
}

bool Teacher::hears(const Card& card, std::size_t turn)
{
    if (m_spokeAt && turn < *m_spokeAt)
        m_spokeAt = turn; // moves were taken back: the pause begins anew
    if (!isWorthAWord(card, m_options))
        return false;
    const auto same = std::ranges::find(m_moments, card.key, &Card::key);
    if (same == m_moments.end())
        m_moments.push_back(card);
    else if (lossPlayed(card) > lossPlayed(*same))
        *same = card;
    const bool isPausing = m_spokeAt && turn - *m_spokeAt < m_options.between && !isGrave(card, m_options);
    if (!m_options.speaks || isPausing)
        return false;
    m_spokeAt = turn;
    return true;
}

std::vector<Card> Teacher::moments(std::size_t most) const
{
    std::vector<Card> dearest = m_moments;
    std::ranges::stable_sort(dearest, std::greater(), lossPlayed);
    dearest.resize(std::min(most, dearest.size()));
    std::ranges::stable_sort(dearest, {}, &Card::ply);
    return dearest;
}

} // namespace evenmatch::lesson
