// The schedule of cards. It depends on a card's answers only, so another scheduler can be tried on the same log.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace evenmatch::lesson {

using Time = std::chrono::sys_seconds;
inline constexpr double kSecondsADay = 86'400;

/// A scheduler's view of an answer.
struct Attempt {
    Time at;
    bool right = false;
};

struct Schedule {
    enum class State : std::uint8_t {
        New, ///< never answered
        Learning, ///< returns when it is due
        Retired, ///< known
        Parked, ///< missed too often in a row: perhaps beyond the player for now
    };
    State state = State::New;
    Time due; ///< of Learning

    bool operator==(const Schedule&) const = default;
};

/// Immutable; any thread.
class Scheduler {
public:
    virtual ~Scheduler() = default;
    /// The name in the log of answers.
    virtual std::string_view name() const = 0;
    /// The schedule after these attempts, the oldest first. `isDecoy`: a position in which any sensible move is fine; it is known after one
    /// right answer.
    virtual Schedule after(std::span<const Attempt> attempts, bool isDecoy) const = 0;
};

/// A missed card returns in the same session, then after 3 and after 10 days. Three right answers in a row retire a card, three wrong ones
/// in a row park it. A right answer counts only after half of the days to the due date, because a card seen again at once is not yet
/// remembered.
class LadderScheduler final : public Scheduler {
public:
    static constexpr int kRetires = 3;
    static constexpr int kParks = 3;
    static constexpr std::array<std::chrono::days, kRetires - 1> kSteps{std::chrono::days(3), std::chrono::days(10)};

    std::string_view name() const override { return "ladder"; }
    Schedule after(std::span<const Attempt> attempts, bool isDecoy) const override;
};

/// The memory of a card, by FSRS-6.
struct Memory {
    double stability = 0; ///< days after which it is remembered with 90 %
    double difficulty = 0; ///< 1 … 10
};

/// The memory model FSRS-6 (open-spaced-repetition) with two grades, right ("good") and wrong ("again"):
///   R(t) = (1 + F·t/S)^(−w20), F = 0.9^(−1/w20) − 1
/// A card is due when R falls to the retention wanted, retired when that is more than a year away. Parks as the ladder does.
class FsrsScheduler final : public Scheduler {
public:
    using Weights = std::array<double, 21>;
    /// The weights that FSRS-6 publishes as its defaults.
    static const Weights kDefaultWeights;

    explicit FsrsScheduler(const Weights& weights = kDefaultWeights, double retention = 0.9)
        : m_weights(weights), m_retention(retention) { }

    std::string_view name() const override { return "fsrs-6"; }
    Schedule after(std::span<const Attempt> attempts, bool isDecoy) const override;

    /// REQUIRES: attempts is not empty
    Memory memoryAfter(std::span<const Attempt> attempts) const;
    /// The probability that a card is remembered after so many days.
    double retrievability(const Memory& memory, double days) const;
    /// Days until that probability falls to the desired retention.
    double intervalOf(const Memory& memory) const;

private:
    Weights m_weights;
    double m_retention;
};

/// "ladder" or "fsrs-6"; null for another name.
std::unique_ptr<Scheduler> makeScheduler(std::string_view name);

} // namespace evenmatch::lesson
