#include "app/lab/experiments/play/play_one.h"

#include "search/match/opening.h"
#include "search/match/play_game.h"

#include <array>

namespace evenmatch::experiments {

core::Result<double> playOne(const MatchBench& bench, search::Player& follower, search::Player& fixed, std::uint64_t number,
    std::uint64_t seed, const std::stop_token& stop)
{
    auto opening = search::drawOpening(bench.start(), bench.evaluator().get(), {}, seed + number / 2);
    if (!opening)
        return opening.error();
    const search::GameStart start{bench.start(), *std::move(opening), {}, seed + number};
    const game::Side side = number % 2 == 0 ? game::Side::First : game::Side::Second;
    const std::array<search::Player*, 2> seats
        = side == game::Side::First ? std::array<search::Player*, 2>{&follower, &fixed} : std::array<search::Player*, 2>{&fixed, &follower};
    const auto played = search::playGame(seats, start, {}, stop);
    if (!played)
        return played.error();
    return played->outcome == game::Outcome::Draw ? 0.5 : played->outcome == game::winFor(side) ? 1.0 : 0.0;
}

std::filesystem::path sequenceFile(const Experiment& experiment, const std::string& part)
{
    const std::uint64_t simulations = experiment.options.simulations;
    return experiment.stateFile(part + (simulations > 0 ? "-" + std::to_string(simulations) : ""));
}

strength::Tally tallyOf(std::span<const double> scores)
{
    strength::Tally tally;
    for (const double score : scores)
        tally += score == 1 ? strength::Tally{1, 0, 0} : score == 0 ? strength::Tally{0, 0, 1} : strength::Tally{0, 1, 0};
    return tally;
}

} // namespace evenmatch::experiments
