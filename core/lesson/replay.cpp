#include "core/lesson/replay.h"

#include "core/random.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace evenmatch::lesson {

namespace {

double daysBetween(Time from, Time to) { return std::max(0.0, static_cast<double>((to - from).count()) / kSecondsADay); }

double surprise(double chance, bool right)
{
    const double clamped = std::clamp(chance, 0.01, 0.99);
    return -std::log(right ? clamped : 1 - clamped);
}

/// The share of right answers so far, with one right and one wrong added.
struct Counted {
    double right = 1;
    double all = 2;
    double chance() const { return right / all; }
    void add(bool isRight)
    {
        right += isRight ? 1 : 0;
        all += 1;
    }
};

std::size_t streakOf(std::span<const Attempt> attempts)
{
    constexpr std::size_t kMost = LadderScheduler::kRetires;
    std::size_t right = 0;
    while (right < std::min(kMost, attempts.size()) && attempts[attempts.size() - 1 - right].right)
        ++right;
    return right;
}

Standing standingOf(std::string_view name, const std::map<CardId, std::vector<Attempt>>& cards, std::span<const CardId> decoys)
{
    Standing standing{.scheduler = name};
    const auto scheduler = makeScheduler(name);
    for (const auto& [card, attempts] : cards) {
        const Schedule schedule = scheduler->after(attempts, std::ranges::find(decoys, card) != decoys.end());
        standing.retired += schedule.state == Schedule::State::Retired ? 1 : 0;
        standing.parked += schedule.state == Schedule::State::Parked ? 1 : 0;
        if (schedule.state != Schedule::State::Learning)
            continue;
        ++standing.learning;
        standing.days += daysBetween(attempts.back().at, schedule.due);
    }
    standing.days /= static_cast<double>(std::max<std::size_t>(1, standing.learning));
    return standing;
}

} // namespace

Replay replay(std::span<const Answer> log, std::span<const CardId> decoys)
{
    std::vector<Answer> ordered(log.begin(), log.end());
    std::ranges::stable_sort(ordered, {}, &Answer::at);
    const FsrsScheduler fsrs;
    std::map<CardId, std::vector<Attempt>> cards;
    Counted average;
    std::array<Counted, LadderScheduler::kRetires + 1> steps;
    std::array<double, 3> losses{};
    Replay result;
    for (const Answer& answer : ordered) {
        std::vector<Attempt>& before = cards[answer.card];
        if (!before.empty()) {
            Counted& step = steps[streakOf(before)];
            losses[0] += surprise(average.chance(), answer.right);
            losses[1] += surprise(step.chance(), answer.right);
            losses[2] += surprise(fsrs.retrievability(fsrs.memoryAfter(before), daysBetween(before.back().at, answer.at)), answer.right);
            average.add(answer.right);
            step.add(answer.right);
            ++result.again;
            result.right += answer.right ? 1 : 0;
        }
        before.push_back({answer.at, answer.right});
        ++result.answers;
    }
    result.cards = cards.size();
    if (result.again > 0) {
        const auto each = static_cast<double>(result.again);
        result.foresight = {{"average", losses[0] / each}, {"ladder", losses[1] / each}, {"fsrs-6", losses[2] / each}};
    }
    for (const std::string_view name : kSchedulers)
        result.standings.push_back(standingOf(name, cards, decoys));
    return result;
}

Course simulateCourse(const Scheduler& scheduler, const Learner& learner, std::size_t cards, int days, std::uint64_t seed)
{
    struct Known {
        std::vector<Attempt> attempts;
        Schedule schedule;
        double halfLife = 0;
    };
    constexpr int kMostADay = 2;
    constexpr std::chrono::minutes kBetween(5);
    core::Random random(seed);
    std::vector<Known> known(cards);
    Course course;
    const auto recalls = [&](const Known& card, Time at) {
        return card.attempts.empty() ? learner.knows : std::exp2(-daysBetween(card.attempts.back().at, at) / card.halfLife);
    };
    for (int day = 0; day < days; ++day) {
        bool isSession = false;
        for (std::size_t i = 0; i < cards; ++i) {
            Known& card = known[i];
            Time at{std::chrono::days(day)};
            for (int time = 0; time < kMostADay; ++time, at += kBetween) {
                const bool isDue = card.schedule.state == Schedule::State::Learning && card.schedule.due <= at;
                if (card.schedule.state != Schedule::State::New && !isDue)
                    break;
                const bool right = random.uniform() < recalls(card, at);
                const double before = card.attempts.empty() ? learner.halfLife : card.halfLife;
                card.halfLife = std::max(0.5, card.attempts.empty() ? before : before * (right ? learner.grows : learner.shrinks));
                card.attempts.push_back({at, right});
                card.schedule = scheduler.after(card.attempts, false);
                course.log.push_back({.card = static_cast<CardId>(i + 1),
                    .at = at,
                    .move = {},
                    .right = right,
                    .milliseconds = 20'000,
                    .scheduler = std::string(scheduler.name())});
                isSession = true;
            }
        }
        course.sessions += isSession ? 1 : 0;
    }
    for (const Known& card : known)
        course.remembered += recalls(card, Time{std::chrono::days(days)}) / static_cast<double>(cards);
    return course;
}

} // namespace evenmatch::lesson
