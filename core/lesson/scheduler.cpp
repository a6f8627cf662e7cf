#include "core/lesson/scheduler.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::lesson {

namespace {

/// The number of latest answers that are all right, or all wrong.
int streak(std::span<const Attempt> attempts, bool right)
{
    int count = 0;
    for (std::size_t i = attempts.size(); i-- > 0 && attempts[i].right == right;)
        ++count;
    return count;
}

/// Known decoys and repeatedly missed cards: the same for every scheduler. Nothing for the other cards.
std::optional<Schedule> settled(std::span<const Attempt> attempts, bool isDecoy)
{
    if (attempts.empty())
        return Schedule{};
    if (isDecoy && attempts.back().right)
        return Schedule{Schedule::State::Retired, {}};
    if (streak(attempts, false) >= LadderScheduler::kParks)
        return Schedule{Schedule::State::Parked, {}};
    return std::nullopt;
}

} // namespace

Schedule LadderScheduler::after(std::span<const Attempt> attempts, bool isDecoy) const
{
    if (const auto known = settled(attempts, isDecoy))
        return *known;
    int right = 0;
    Time counted = attempts.front().at; ///< of the last answer that counted
    Time due = counted;
    for (const Attempt& attempt : attempts) {
        if (attempt.right && attempt.at < counted + (due - counted) / 2)
            continue;
        right = attempt.right ? std::min(right + 1, kRetires) : 0;
        counted = attempt.at;
        due = right == 0 || right == kRetires ? counted : counted + kSteps[static_cast<std::size_t>(right - 1)];
    }
    return right == kRetires ? Schedule{Schedule::State::Retired, {}} : Schedule{Schedule::State::Learning, due};
}

const FsrsScheduler::Weights FsrsScheduler::kDefaultWeights = {0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666,
    0.796, 1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};

double FsrsScheduler::retrievability(const Memory& memory, double days) const
{
    const double factor = std::pow(0.9, -1 / m_weights[20]) - 1;
    return std::pow(1 + factor * days / memory.stability, -m_weights[20]);
}

double FsrsScheduler::intervalOf(const Memory& memory) const
{
    const double factor = std::pow(0.9, -1 / m_weights[20]) - 1;
    return memory.stability / factor * (std::pow(m_retention, -1 / m_weights[20]) - 1);
}

Memory FsrsScheduler::memoryAfter(std::span<const Attempt> attempts) const
{
    const Weights& w = m_weights;
    const auto firstDifficulty = [&](double grade) { return std::clamp(w[4] - std::exp(w[5] * (grade - 1)) + 1, 1.0, 10.0); };
    const auto gradeOf = [](const Attempt& attempt) { return attempt.right ? 3.0 : 1.0; };

    Memory memory{attempts.front().right ? w[2] : w[0], firstDifficulty(gradeOf(attempts.front()))};
    for (std::size_t i = 1; i < attempts.size(); ++i) {
        const double days = static_cast<double>((attempts[i].at - attempts[i - 1].at).count()) / kSecondsADay;
        const double recalled = retrievability(memory, std::max(0.0, days));
        const double s = memory.stability;
        const double d = memory.difficulty;
        if (days < 1) { // on the same day
            const double growth = std::exp(w[17] * (gradeOf(attempts[i]) - 3 + w[18])) * std::pow(s, -w[19]);
            memory.stability = s * (attempts[i].right ? std::max(1.0, growth) : growth);
        } else if (attempts[i].right) {
            memory.stability = s * (1 + std::exp(w[8]) * (11 - d) * std::pow(s, -w[9]) * (std::exp(w[10] * (1 - recalled)) - 1));
        } else {
            const double forgotten = w[11] * std::pow(d, -w[12]) * (std::pow(s + 1, w[13]) - 1) * std::exp(w[14] * (1 - recalled));
            memory.stability = std::min(forgotten, s / std::exp(w[17] * w[18]));
        }
        memory.stability = std::max(memory.stability, 0.001);
        const double change = -w[6] * (gradeOf(attempts[i]) - 3);
        memory.difficulty = std::clamp(w[7] * firstDifficulty(4) + (1 - w[7]) * (d + (10 - d) / 9 * change), 1.0, 10.0);
    }
    return memory;
}

Schedule FsrsScheduler::after(std::span<const Attempt> attempts, bool isDecoy) const
{
    constexpr double kKnownDays = 365;
    if (const auto known = settled(attempts, isDecoy))
        return *known;
    if (!attempts.back().right)
        return {Schedule::State::Learning, attempts.back().at};
    const double days = intervalOf(memoryAfter(attempts));
    if (days > kKnownDays)
        return {Schedule::State::Retired, {}};
    return {Schedule::State::Learning, attempts.back().at + std::chrono::seconds(std::llround(std::max(1.0, days) * kSecondsADay))};
}

std::unique_ptr<Scheduler> makeScheduler(std::string_view name)
{
    if (name == "ladder")
        return std::make_unique<LadderScheduler>();
    if (name == "fsrs-6")
        return std::make_unique<FsrsScheduler>();
    return nullptr;
}

} // namespace evenmatch::lesson
