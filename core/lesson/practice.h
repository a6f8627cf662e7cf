// A session with cards: which come, in which order, and when it ends.
#pragma once

#include "core/lesson/card.h"

#include <deque>
#include <span>
#include <vector>

namespace evenmatch::lesson {

struct PracticeOptions {
    std::size_t cards = 12;
    double decoys = 0.25; ///< about this part of them
    std::optional<Theme> theme; ///< lessons of that theme only
    bool trains = false; ///< with a theme: after those that are due and those that are new, the others as well
    std::uint64_t seed = 1; ///< of the order
};

/// What comes in a session at `now`: cards that are due, the longest first, then new ones, those first of which most can be learned; decoys
/// among them. Retired and parked cards do not come, nor those of decided positions. Indices into `cards`.
std::vector<std::size_t> chooseCards(std::span<const Card> cards, Time now, const PracticeOptions& options = {});

/// The cards whose turn has come by `until`, the longest due first: a daily session is these, new ones are not. Indices into `cards`.
std::vector<std::size_t> dueCards(std::span<const Card> cards, Time until);

/// The queue of a session: what was missed comes once more before the end, after some others. It always ends.
class Practice {
public:
    explicit Practice(std::vector<CardId> cards) : m_queue(cards.begin(), cards.end()), m_all(std::move(cards)) { }

    bool isOver() const { return m_queue.empty(); }
    /// REQUIRES: !isOver()
    CardId current() const { return m_queue.front(); }
    /// Puts those at the end that are not in the session yet.
    void add(std::span<const CardId> cards);
    /// The current card is no card after all. REQUIRES: !isOver()
    void drop();
    /// Answers the current card and goes on. REQUIRES: !isOver()
    void answered(bool right);

    std::size_t cards() const { return m_all.size(); }
    std::size_t left() const { return m_queue.size(); }
    std::size_t answeredCards() const { return m_seen.size(); } ///< once or more
    /// Whether the current card has been answered before. REQUIRES: !isOver()
    bool isAgain() const;
    std::size_t firstRight() const { return m_firstRight; } ///< cards that were right when they first came

private:
    static constexpr std::size_t kBetween = 3; ///< cards before one that was missed comes again

    std::deque<CardId> m_queue;
    std::vector<CardId> m_all;
    std::vector<CardId> m_seen;
    std::size_t m_firstRight = 0;
};

} // namespace evenmatch::lesson
