#include "nn/review/review_curves.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::nn {

using game::Side;
using strength::Measure;

namespace {

constexpr double kRare = 20; ///< times
constexpr double kLeastProbability = 1e-6;

/// A ply's number for the first player by the network; NaN if unknown.
double rawStanding(const GameReview& review, std::size_t ply, CostUnit unit)
{
    const PlyReview& seen = review.plies[ply];
    const double sign = review.sideOf(ply) == Side::First ? 1 : -1;
    if (!seen.known)
        return std::nan("");
    return sign * (unit == CostUnit::Points ? double{seen.scoreLead} : kPercentOfValue * double{seen.value});
}

/// A result is exact and is not averaged with its neighbours.
bool isOver(const PlyReview& seen) { return seen.known && seen.legalMoves == 0; }

} // namespace

SideCurve sideCurve(const GameReview& review, Side side, Measure measure, int window)
{
    SideCurve curve;
    for (const strength::MoveNumbers& move : review.numbers(side, &curve.plies).moves)
        curve.raw.push_back(measure == Measure::Beta ? move.beta() : double{move.quality});
    const auto count = static_cast<int>(curve.raw.size());
    const int half = std::max(0, window / 2);
    for (int i = 0; i < count; ++i) {
        const int first = std::max(0, i - half);
        const int last = std::min(count - 1, i + half);
        double sum = 0;
        for (int j = first; j <= last; ++j)
            sum += curve.raw[static_cast<std::size_t>(j)];
        curve.smooth.push_back(sum / (last - first + 1));
    }
    return curve;
}

std::vector<strength::RankBand> bandsAlong(const PlayedGame& game, const strength::RankProfile& profile, Measure measure, int window)
{
    const std::size_t first = game.start ? static_cast<std::size_t>(std::max(0, game.start->moveNumber())) : 0;
    std::vector<strength::RankBand> bands = strength::rankBands(profile, measure, first + game.moves.size(), window);
    for (strength::RankBand& band : bands)
        for (std::vector<double>* line : {&band.mean, &band.low, &band.high})
            line->erase(line->begin(), line->begin() + static_cast<std::ptrdiff_t>(first));
    return bands;
}

std::vector<UnlikeMove> unlikeMoves(
    const GameReview& review, Side side, std::size_t rank, std::size_t most, std::span<const JudgedPly> judged)
{
    const auto isBest = [&](std::size_t ply) {
        return ply < judged.size() && judged[ply].isKnown() && judged[ply].moves.front().move == review.game.moves[ply];
    };
    std::vector<UnlikeMove> unlike;
    for (std::size_t ply = 0; ply < review.game.moves.size(); ++ply) {
        if (review.sideOf(ply) != side || !review.hasPlayed(ply) || rank >= review.ranks || isBest(ply))
            continue;
        const PlyReview& seen = review.plies[ply];
        const double played = std::max(double{seen.moves.front().rankPriors[rank]}, kLeastProbability);
        const double usual = double{seen.moves[seen.firstChoice(rank)].rankPriors[rank]};
        if (usual >= kRare * played)
            unlike.push_back({ply, played, usual});
    }
    std::ranges::stable_sort(unlike, std::greater(), [](const UnlikeMove& move) { return move.usual / move.probability; });
    unlike.resize(std::min(unlike.size(), most));
    return unlike;
}

std::vector<std::pair<std::size_t, strength::GamePhase>> phaseStarts(const GameReview& review)
{
    std::vector<std::pair<std::size_t, strength::GamePhase>> starts;
    walk(review.game, [&](const GameState& state, std::size_t ply) {
        const strength::GamePhase phase = strength::phaseOf(state.position());
        if (starts.empty() || starts.back().second < phase)
            starts.emplace_back(ply, phase);
    });
    return starts;
}

std::vector<double> networkStandings(const GameReview& review, CostUnit unit)
{
    const auto opinionAt = [&](std::size_t ply) {
        return ply < review.plies.size() && !isOver(review.plies[ply]) ? rawStanding(review, ply, unit) : std::nan("");
    };
    std::vector<double> standings;
    for (std::size_t ply = 0; ply < review.plies.size(); ++ply) {
        const double here = rawStanding(review, ply, unit);
        if (isOver(review.plies[ply])) {
            standings.push_back((unit == CostUnit::Chance ? kPercentOfValue : 0) + here);
            continue;
        }
        double sum = 0;
        double weight = 0;
        for (const std::size_t near : {ply - 1, ply + 1}) // the index before the first wraps around and is out of range
            if (const double there = opinionAt(near); !std::isnan(there)) {
                sum += there;
                weight += 1;
            }
        const double middle = std::max(1.0, weight);
        standings.push_back((unit == CostUnit::Chance ? kPercentOfValue : 0) + (middle * here + sum) / (middle + weight));
    }
    return standings;
}

} // namespace evenmatch::nn
