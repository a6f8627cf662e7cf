// Plays games in sequence between persistent players, because an adapting player needs the result of each game before the next.
#pragma once

#include "app/lab/experiments/play/match_bench.h"
#include "search/player/player.h"

#include <span>
#include <stop_token>

namespace evenmatch::experiments {

/// The score of `follower` in one game; it moves first in games of even number. Games 2n and 2n + 1 begin with the same opening.
core::Result<double> playOne(const MatchBench& bench, search::Player& follower, search::Player& fixed, std::uint64_t number,
    std::uint64_t seed, const std::stop_token& stop);

/// The state file of games in sequence; its name has the number of simulations, if it is not the line's own.
std::filesystem::path sequenceFile(const Experiment& experiment, const std::string& part);

strength::Tally tallyOf(std::span<const double> scores);

} // namespace evenmatch::experiments
