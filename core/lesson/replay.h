// Replays the log of answers: how well each memory model predicted them, how each scheduler sets the cards, and both for simulated
// learners.
#pragma once

#include "core/lesson/card.h"
#include "core/lesson/scheduler.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace evenmatch::lesson {

/// The schedulers of a replay, by their names for makeScheduler().
inline constexpr std::array<std::string_view, 2> kSchedulers = {"ladder", "fsrs-6"};

/// The accuracy of predictions, each from earlier answers only.
struct Foresight {
    std::string_view
        model; ///< "average": of all answers; "ladder": of those after as many right ones in a row; "fsrs-6": its retrievability
    double logLoss = 0; ///< nats an answer
};

/// The state of the cards after the log's answers by a scheduler, whichever scheduler was used then.
struct Standing {
    std::string_view scheduler;
    std::size_t learning = 0;
    std::size_t retired = 0;
    std::size_t parked = 0;
    double days = 0; ///< until a card that is learned comes again after its last answer, on average
};

struct Replay {
    std::size_t cards = 0;
    std::size_t answers = 0;
    std::size_t again = 0; ///< answers to cards seen before, which models predict
    std::size_t right = 0; ///< of these
    std::vector<Foresight> foresight; ///< empty where `again` is 0
    std::vector<Standing> standings;
};

/// `decoys`: ids of the cards that are known after one right answer.
Replay replay(std::span<const Answer> log, std::span<const CardId> decoys);

/// A learner whose memory of a card has a half-life, which grows with each right answer.
struct Learner {
    double halfLife = 2; ///< days, of a card just seen
    double grows = 2.5; ///< factor after a right answer
    double shrinks = 0.5; ///< factor after a wrong one
    double knows = 0.4; ///< probability of a right answer at first sight
};

struct Course {
    std::vector<Answer> log;
    double remembered = 0; ///< share of the cards remembered on the last day
    std::size_t sessions = 0;
};

/// Simulates cards over days, with a session on each day with a due card; a missed card comes once more in its session.
Course simulateCourse(const Scheduler& scheduler, const Learner& learner, std::size_t cards, int days, std::uint64_t seed);

} // namespace evenmatch::lesson
