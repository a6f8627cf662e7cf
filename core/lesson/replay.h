// The log of answers once more: how well each memory model foresaw them, where each scheduler leaves the cards, and both on learners made
// up.
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

/// Those that a log is read by, as makeScheduler() knows them.
inline constexpr std::array<std::string_view, 2> kSchedulers = {"ladder", "fsrs-6"};

/// How well answers were foreseen, each from those before it only.
struct Foresight {
    std::string_view
        model; ///< "average": of all answers; "ladder": of those after as many right ones in a row; "fsrs-6": its retrievability
    double logLoss = 0; ///< nats an answer
};

/// Where a scheduler leaves cards after the answers of a log, whoever set them then.
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
    std::size_t again = 0; ///< answers to cards that were seen before: what models foresee
    std::size_t right = 0; ///< of these
    std::vector<Foresight> foresight; ///< empty where `again` is 0
    std::vector<Standing> standings;
};

/// `decoys`: ids of the cards that are known after one right answer.
Replay replay(std::span<const Answer> log, std::span<const CardId> decoys);

/// Somebody whose memory of a card halves in so many days, longer after each right answer.
struct Learner {
    double halfLife = 2; ///< days, of a card just seen
    double grows = 2.5; ///< by that after a right answer
    double shrinks = 0.5; ///< by that after a wrong one
    double knows = 0.4; ///< how probably a card is right at first sight
};

struct Course {
    std::vector<Answer> log;
    double remembered = 0; ///< share of the cards on the last day, as the learner's memory has them
    std::size_t sessions = 0;
};

/// So many cards over so many days, with a session on each day on which one is due; a miss comes once more in its session.
Course simulateCourse(const Scheduler& scheduler, const Learner& learner, std::size_t cards, int days, std::uint64_t seed);

} // namespace evenmatch::lesson
