#include "core/strength/estimate/scored_side.h"

#include "core/random.h"

#include <algorithm>

namespace evenmatch::strength {

namespace {

constexpr int kStretch = 50; ///< moves of the game

void appendMove(ScoredSide& to, const ScoredSide& from, std::size_t move)
{
    to.numbers.ranks = from.numbers.ranks;
    to.numbers.moves.push_back(from.numbers.moves[move]);
    const auto logs = from.numbers.rankLogPriorsOf(move);
    to.numbers.rankLogPriors.insert(to.numbers.rankLogPriors.end(), logs.begin(), logs.end());
    if (!from.clocks.empty())
        to.clocks.push_back(from.clocks[move]);
}

template <class Predicate>
void keepWhere(const ScoredSide& side, Predicate wanted, std::vector<ScoredSide>& kept)
{
    ScoredSide cut{side.labels, {side.numbers.ranks, {}, {}}};
    for (std::size_t i = 0; i < side.numbers.moves.size(); ++i)
        if (wanted(side.numbers.moves[i]))
            appendMove(cut, side, i);
    if (!cut.numbers.moves.empty())
        kept.push_back(std::move(cut));
}

void keepSingles(const ScoredSide& side, std::size_t copies, core::Random& random, std::vector<ScoredSide>& kept)
{
    std::vector<std::size_t> order(side.numbers.moves.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    for (std::size_t i = 0; i < std::min(copies, order.size()); ++i) {
        std::swap(order[i], order[i + random.below(static_cast<std::uint32_t>(order.size() - i))]);
        ScoredSide single{side.labels, {}};
        appendMove(single, side, order[i]);
        kept.push_back(std::move(single));
    }
}

} // namespace

double SideNumbers::meanBeta() const
{
    double mean = 0;
    for (const MoveNumbers& move : moves)
        mean += move.beta() / static_cast<double>(moves.size());
    return mean;
}

std::string nameOf(OutsideKinds kinds)
{
    std::string name;
    const auto add = [&](bool known, const char* word) {
        if (known)
            name += (name.empty() ? "" : "+") + std::string(word);
    };
    add(kinds.losses, "losses");
    add(kinds.levels, "levels");
    add(kinds.clocks, "clocks");
    return name;
}

bool isInSecondHalf(const SideLabels& labels, std::size_t index, std::uint64_t split)
{
    std::uint64_t lot = core::folded(labels.player.empty() ? index + 1 : 0, labels.player);
    for (; split > 0; --split)
        core::splitmix64(lot);
    return (core::splitmix64(lot) & 1) != 0;
}

MoveSelection selectionOf(GamePhase phase)
{
    switch (phase) {
    case GamePhase::Opening: return MoveSelection::Opening;
    case GamePhase::Middle: return MoveSelection::Middle;
    case GamePhase::Endgame: break;
    }
    return MoveSelection::Endgame;
}

std::vector<ScoredSide> select(std::span<const ScoredSide> sides, MoveSelection selection, std::uint64_t seed, std::size_t copies)
{
    core::Random random(seed);
    std::vector<ScoredSide> kept;
    for (const ScoredSide& side : sides) {
        const auto& moves = side.numbers.moves;
        if (moves.empty())
            continue;
        switch (selection) {
        case MoveSelection::All: kept.push_back(side); break;
        case MoveSelection::First50:
            keepWhere(
                side, [](const MoveNumbers& move) { return move.moveNumber < kStretch; }, kept);
            break;
        case MoveSelection::Last50:
            keepWhere(
                side, [&](const MoveNumbers& move) { return move.moveNumber + kStretch > moves.back().moveNumber; }, kept);
            break;
        case MoveSelection::Opening:
        case MoveSelection::Middle:
        case MoveSelection::Endgame:
            keepWhere(
                side, [&](const MoveNumbers& move) { return selectionOf(move.phase) == selection; }, kept);
            break;
        case MoveSelection::One: keepSingles(side, copies, random, kept); break;
        }
    }
    return kept;
}

} // namespace evenmatch::strength
