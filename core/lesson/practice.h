// A session with cards: which cards, in which order, and when it ends.
#pragma once

#include "core/lesson/card.h"

#include <deque>
#include <span>
#include <vector>

namespace evenmatch::lesson {

struct PracticeOptions {
    std::size_t cards = 12;
    double decoys = 0.25; ///< their approximate share
    std::optional<Theme> theme; ///< only lessons of this theme
    bool trains = false; ///< with a theme: after due and new cards, also the others
    std::uint64_t seed = 1; ///< of the order
};

/// The cards of a session at `now`: due cards, the longest due first, then new ones by how much they teach, mixed with new decoys. Retired
/// and parked cards and those of decided positions are excluded. Indices into `cards`.
std::vector<std::size_t> chooseCards(std::span<const Card> cards, Time now, const PracticeOptions& options = {});

/// The cards due by `until`, the longest due first: those of a daily session, without new ones. Indices into `cards`.
std::vector<std::size_t> dueCards(std::span<const Card> cards, Time until);

/// The queue of a session: a missed card returns once before the end, after some others. It always ends.
class Practice {
public:
    explicit Practice(std::vector<CardId> cards) : m_queue(cards.begin(), cards.end()), m_all(std::move(cards)) { }

    bool isOver() const { return m_queue.empty(); }
    /// REQUIRES: !isOver()
    CardId current() const { return m_queue.front(); }
    /// Appends cards that are not in the session yet.
    void add(std::span<const CardId> cards);
    /// Removes the current card. REQUIRES: !isOver()
    void drop();
    /// Answers the current card and continues. REQUIRES: !isOver()
    void answered(bool right);

    std::size_t cards() const { return m_all.size(); }
    std::size_t left() const { return m_queue.size(); }
    std::size_t answeredCards() const { return m_seen.size(); } ///< at least once
    /// Whether the current card was answered before. REQUIRES: !isOver()
    bool isAgain() const;
    std::size_t firstRight() const { return m_firstRight; } ///< cards answered right at the first try

private:
    static constexpr std::size_t kBetween = 3; ///< the number of cards before a missed card returns

    std::deque<CardId> m_queue;
    std::vector<CardId> m_all;
    std::vector<CardId> m_seen;
    std::size_t m_firstRight = 0;
};

} // namespace evenmatch::lesson
