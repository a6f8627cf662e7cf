// What the targets of the protocols share: a network that is made up, and input as lines.
#pragma once

#include "nn/evaluate/fake_evaluator.h"
#include "search/player/player_spec.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace evenmatch::fuzz {

/// Players with a made-up network that knows ranks. A move takes four evaluations.
inline search::PlayerResources fakePlayers(const std::string& game)
{
    const strength::RankScale scale = game == "go" ? strength::goScale() : strength::chessScale();
    return {.evaluator = std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = game, .scale = scale}), .simulations = 4, .batch = 2};
}

inline std::vector<std::string_view> linesOf(const std::uint8_t* data, std::size_t size)
{
    std::vector<std::string_view> lines;
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        lines.push_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return lines;
}

} // namespace evenmatch::fuzz
