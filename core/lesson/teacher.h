// When the teacher of a teaching game speaks, and of which moments the last word is. What was played comes as a card: its position, what
// moves there lose, and how probably people play them.
#pragma once

#include "core/lesson/card.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace evenmatch::lesson {

struct TeacherOptions {
    bool speaks = true; ///< during the game; moments are noted without, too
    double unlikely = 0.15; ///< a move that fewer of the next rank play can be spoken of
    std::size_t between = 4; ///< of the player's moves, at least, from one word to the next, but for a grave loss:
    double graveChance = 0.20; ///< so much beyond what the rank usually loses there is worth a word at once; about a piece
    double gravePoints = 10;
    double mostDecided = 0.95; ///< chance to win beyond which (or below 1 − which) nothing is said
};

/// What players of the card's rank lose there on average. Moves that are not listed lose at least `card.others`, and count with that.
double usualLoss(const Card& card);

/// Whether the next rank would hardly play it *and* it cost more than players of the own rank usually lose there.
bool isWorthAWord(const Card& card, const TeacherOptions& options);

/// Whether it is worth a word however short ago the last one was. REQUIRES: isWorthAWord()
bool isGrave(const Card& card, const TeacherOptions& options);

/// Follows one game. A value.
class Teacher {
public:
    explicit Teacher(TeacherOptions options = {}) : m_options(options) { }

    void setSpeaks(bool speaks) { m_options.speaks = speaks; }
    const TeacherOptions& options() const { return m_options; }

    /// The player made a move, the `turn`-th of his or her own; whether the teacher speaks of it now. A move that replaces one that was
    /// taken back is heard as any other; of a position the dearest try is remembered.
    bool hears(const Card& card, std::size_t turn);
    /// The dearest of what was worth a word, spoken of or not, in the order of the game. Cards for later.
    std::vector<Card> moments(std::size_t most = 3) const;

private:
    TeacherOptions m_options;
    std::optional<std::size_t> m_spokeAt; ///< turn
    std::vector<Card> m_moments;
};

} // namespace evenmatch::lesson
