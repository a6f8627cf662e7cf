// Common parts of the protocols' fuzz targets: a fake network, and input as lines.
#pragma once

#include "core/game/go/position.h"
#include "core/random.h"
#include "nn/evaluate/fake_evaluator.h"
#include "search/spec/player_spec.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace evenmatch::fuzz {

/// Random owners of the points of a board of Go, because the playouts that otherwise find dead stones take nearly all the time. Boards of
/// up to five lines have none, so that inputs reach the playouts as well.
inline std::vector<float> madeUpOwners(const nn::GameState& state)
{
    const int size = state.position().as<go::Position>()->size();
    std::vector<float> owners(size > 5 ? static_cast<std::size_t>(size * size) : 0);
    core::Random random(state.key());
    for (float& owner : owners)
        owner = static_cast<float>(2 * random.uniform() - 1);
    return owners;
}

/// Players with a fake network that has ranks. A move takes four evaluations.
inline search::PlayerResources fakePlayers(const std::string& game)
{
    nn::FakeOptions options{.game = game, .scale = game == "go" ? strength::goScale() : strength::chessScale()};
    if (game == "go")
        options.ownership = madeUpOwners;
    return {.evaluator = std::make_shared<nn::FakeEvaluator>(options), .simulations = 4, .batch = 2};
}

/// Whether a line wants searches of four digits or more: they take the time that was asked for, which is no hang.
inline bool asksForLongSearches(std::string_view line)
{
    constexpr std::string_view kOption = "sims=";
    const std::size_t at = line.find(kOption);
    return at != line.npos && line.substr(at + kOption.size()).find_first_not_of("0123456789") >= 4;
}

inline std::vector<std::string_view> linesOf(const std::uint8_t* data, std::size_t size)
{
    std::vector<std::string_view> lines;
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        if (!asksForLongSearches(rest.substr(0, end)))
            lines.push_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return lines;
}

} // namespace evenmatch::fuzz
