#include "ui/review/review_curves.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

using game::Side;

namespace {

constexpr double kRare = 20;            ///< times
constexpr double kLeastProbability = 1e-6;
constexpr std::size_t kFewestForBias = 20; ///< moves
constexpr double kPercent = 50;         ///< of the chance to win, of one unit of value

CostGrade gradeOf(double cost, CostUnit unit)
{
    const std::array<double, 3> points{1.5, 4, 8};
    const std::array<double, 3> chance{5, 10, 20};
    const auto& steps = unit == CostUnit::Points ? points : chance;
    return static_cast<CostGrade>(std::count_if(steps.begin(), steps.end(), [cost](double step) { return cost >= step; }));
}

} // namespace

SideCurve sideCurve(const nn::GameReview& review, Side side, Measure measure, int window)
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

double tempoBias(const nn::GameReview& review, CostUnit unit)
{
    std::vector<double> sums;
    for (std::size_t ply = 0; ply < review.game.moves.size(); ++ply)
        if (const double sum = unit == CostUnit::Points ? review.lossInPoints(ply) : kPercent * review.loss(ply); !std::isnan(sum))
            sums.push_back(sum);
    if (sums.size() < kFewestForBias)
        return 0;
    const auto middle = sums.begin() + static_cast<std::ptrdiff_t>(sums.size() / 2);
    std::nth_element(sums.begin(), middle, sums.end());
    return std::min(0.0, *middle);
}

std::vector<MoveCost> moveCosts(const nn::GameReview& review, CostUnit unit)
{
    std::vector<MoveCost> costs;
    const double bias = tempoBias(review, unit);
    for (std::size_t ply = 0; ply < review.game.moves.size(); ++ply) {
        const double cost = (unit == CostUnit::Points ? review.lossInPoints(ply) : kPercent * review.loss(ply)) - bias;
        costs.push_back({ply, cost, std::isnan(cost) ? CostGrade::None : gradeOf(cost, unit)});
    }
    return costs;
}

std::vector<MoveCost> dearestMoves(const std::vector<MoveCost>& costs, std::size_t most)
{
    std::vector<MoveCost> dear;
    std::ranges::copy_if(costs, std::back_inserter(dear), [](const MoveCost& cost) { return cost.grade != CostGrade::None; });
    std::ranges::stable_sort(dear, std::greater(), &MoveCost::cost);
    dear.resize(std::min(dear.size(), most));
    return dear;
}

std::optional<std::size_t> likeliestRank(const nn::GameReview& review, Side side)
{
    const strength::SideNumbers numbers = review.numbers(side);
    if (numbers.moves.empty() || numbers.ranks == 0)
        return std::nullopt;
    std::vector<double> sums(numbers.ranks);
    for (std::size_t move = 0; move < numbers.moves.size(); ++move)
        for (std::size_t rank = 0; rank < numbers.ranks; ++rank)
            sums[rank] += double{numbers.rankLogPriorsOf(move)[rank]};
    return static_cast<std::size_t>(std::ranges::max_element(sums) - sums.begin());
}

std::vector<UnlikeMove> unlikeMoves(const nn::GameReview& review, Side side, std::size_t rank, std::size_t most)
{
    std::vector<UnlikeMove> unlike;
    for (std::size_t ply = 0; ply < review.game.moves.size(); ++ply) {
        if (review.sideOf(ply) != side || !review.hasPlayed(ply) || rank >= review.ranks)
            continue;
        const nn::PlyReview& seen = review.plies[ply];
        const double played = std::max(double{seen.moves.front().rankPriors[rank]}, kLeastProbability);
        const double usual = double{seen.moves[seen.firstChoice(rank)].rankPriors[rank]};
        if (usual >= kRare * played)
            unlike.push_back({ply, played, usual});
    }
    std::ranges::stable_sort(unlike, std::greater(), [](const UnlikeMove& move) { return move.usual / move.probability; });
    unlike.resize(std::min(unlike.size(), most));
    return unlike;
}

std::vector<std::pair<std::size_t, strength::GamePhase>> phaseStarts(const nn::GameReview& review)
{
    std::vector<std::pair<std::size_t, strength::GamePhase>> starts;
    nn::walk(review.game, [&](const nn::GameState& state, std::size_t ply) {
        const strength::GamePhase phase = strength::phaseOf(state.position());
        if (starts.empty() || starts.back().second < phase)
            starts.emplace_back(ply, phase);
    });
    return starts;
}

std::vector<double> standings(const nn::GameReview& review, CostUnit unit)
{
    std::vector<double> standings;
    const double half = tempoBias(review, unit) / 2;
    for (std::size_t ply = 0; ply < review.plies.size(); ++ply) {
        const nn::PlyReview& seen = review.plies[ply];
        const double sign = review.sideOf(ply) == Side::First ? 1 : -1;
        standings.push_back(!seen.known ? std::nan("")
                                : unit == CostUnit::Points ? sign * (double{seen.scoreLead} - half)
                                                           : kPercent + sign * (kPercent * double{seen.value} - half));
    }
    return standings;
}

} // namespace evenmatch::ui
